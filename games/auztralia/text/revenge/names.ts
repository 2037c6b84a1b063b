import type { Language } from '@incognita/kernel';
import { monsters } from '../../content/revenge/monsters.ts';
import type { MonsterId, RevengeLevelId, RevengeModeId } from '../../content/revenge/types.ts';
import { curly } from '../typography.ts';

/** What is new in the expansion, in one language. */
export interface RevengeNames {
  readonly oldOnesActions: Readonly<Record<'place' | 'reveal' | 'move' | 'summon', string>>;
  readonly mode: Readonly<Record<'none' | RevengeModeId, string>>;
  /** What a mode is about, in a sentence of the lobby. */
  readonly aboutMode: Readonly<Record<RevengeModeId, string>>;
  readonly strength: Readonly<Record<RevengeLevelId, string>>;
  readonly aboutStrength: Readonly<Record<RevengeLevelId, string>>;
  readonly spawnTile: string;
  readonly dangerous: string;
  readonly outpost: string;
  /** The two endings, over the picture and under it. */
  readonly endings: Readonly<
    Record<'humans' | 'oldOnes', { readonly title: string; readonly line: string }>
  >;
}

export const monsterName = (id: MonsterId, language: Language): string =>
  curly(monsters[id][language]);
