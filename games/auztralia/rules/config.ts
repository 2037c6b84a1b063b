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
  readonly seats: 1 | 2 | 3 | 4;
  readonly map: MapId;
  /** The solo level; none with two players or more. */
  readonly level: 'none' | 'easy' | 'hard' | 'insane';
  readonly objective: 'none' | 'random' | (typeof OBJECTIVE_IDS)[number];
  /** Two-player variants: none, one of a card's two, or two of two cards' four. */
  readonly variants: 'none' | 'one' | 'two';
  readonly play: 'competitive' | 'coop';
  readonly challenge: 'none' | 'medium' | 'hard' | 'insane';
}
