import type { RevengeLevelId, RevengeModeId } from '../content/revenge/types.ts';
import type { MapId } from '../content/types.ts';

export const OBJECTIVE_IDS = [
  'SO-01',
  'SO-02',
  'SO-03',
  'SO-04',
  'SO-05',
  'SO-06',
  'SO-07',
  'SO-08',
  'SO-09',
  'SO-10',
] as const;

export interface Config {
  readonly seats: 1 | 2 | 3 | 4 | 5;
  readonly map: MapId;
  /** The solo level; none with two players or more. */
  readonly level: 'none' | 'easy' | 'hard' | 'insane';
  readonly objective: 'none' | 'random' | (typeof OBJECTIVE_IDS)[number];
  /** Two-player variants: none, one of a card's two, or two of two cards' four. */
  readonly variants: 'none' | 'one' | 'two';
  readonly play: 'competitive' | 'coop';
  readonly challenge: 'none' | 'medium' | 'hard' | 'insane';
  /** Revenge of the Old Ones: none of it, or one of its modes. */
  readonly revenge: 'none' | RevengeModeId;
  /** Its difficulty level. */
  readonly strength: RevengeLevelId;
  /** The seat of the Old Ones player, where there is one. */
  readonly oldOnes: 'random' | 'seat-1' | 'seat-2' | 'seat-3' | 'seat-4' | 'seat-5';
}
