import type { Language } from '@incognita/kernel';
import { standardContent } from '../content/index.ts';
import type {
  Bilingual,
  BoxId,
  FarmType,
  Good,
  OldOneTile,
  OldOneTileId,
  OldOneType,
  PersonalityId,
  PersonalityKind,
  RevelationId,
  SoloLevelId,
  Terrain,
  UnitType,
  VariantCardId,
  VariantId,
} from '../content/types.ts';
import type { Stack } from '../rules/state.ts';
import { curly } from './typography.ts';

/** A noun as sentences need it: a Zombie, the Zombie; un Zombie, le Zombie, du Zombie. */
export interface Noun {
  readonly one: string;
  readonly many: string;
  readonly a: string;
  readonly the: string;
  /** Of the thing: `of the Infantry`, `de l’Infanterie`. */
  readonly of: string;
}

export type Deposit = Good | 'vp';

/** What things are called in one language. */
export interface Names {
  readonly unit: Readonly<Record<UnitType, Noun>>;
  /** What takes damage in a combat: a unit, an Outpost, a Port. */
  readonly stack: Readonly<Record<Stack, Noun>>;
  readonly good: Readonly<Record<Good, string>>;
  readonly farm: Readonly<Record<FarmType, string>>;
  readonly box: Readonly<Record<BoxId, string>>;
  readonly terrain: Readonly<Record<Terrain, string>>;
  readonly oldOne: Readonly<Record<OldOneType, Noun>>;
  /** A Temple that brings X tiles into play. */
  readonly spawningTemple: Noun;
  readonly kind: Readonly<Record<PersonalityKind, string>>;
  readonly level: Readonly<Record<SoloLevelId, string>>;
  readonly challenge: Readonly<Record<'medium' | 'hard' | 'insane', string>>;
  /** A tile of a content set that is not ours, by its id. */
  readonly unknownTile: (id: OldOneTileId) => Noun;
  readonly and: string;
  /** How many of a unit: `2 Infantry`, `2 Dirigeables`. */
  readonly count: (count: number, noun: Noun) => string;
}

/** Finds the rows of a list by their id. */
const byId = <Row extends { readonly id: string }>(rows: readonly Row[]): Map<string, Row> =>
  new Map(rows.map((row) => [row.id, row]));

const { personalities, revelations, objectives, oldOneTiles, variants } = standardContent;
const PERSONALITIES = byId(personalities);
const REVELATIONS = byId(revelations);
const OBJECTIVES = byId(objectives);
const TILES = byId(oldOneTiles);
const VARIANT_CARDS = byId(variants);
const VARIANTS = byId(variants.flatMap((card) => card.variants));

/** A name from the content; a card of somebody's own set goes by its id. */
const nameIn = (language: Language, name: Bilingual | undefined, id: string): string =>
  name ? curly(name[language]) : id;

export const faceOf = (id: OldOneTileId): OldOneTile | undefined => TILES.get(id);

/** Names of cards, the same questions in both languages. */
export interface CardNames {
  readonly personality: (id: PersonalityId) => string;
  readonly personalities: (ids: readonly PersonalityId[]) => string;
  readonly revelation: (id: RevelationId) => string;
  readonly objective: (id: string) => string;
  readonly variant: (id: VariantId) => string;
  readonly variantCard: (id: VariantCardId) => string;
  /** How a tile is spoken of in a sentence. */
  readonly tileNoun: (id: OldOneTileId) => Noun;
  /** A tile that must not be taken for another of its type: `Zombie L1-06`. */
  readonly tile: (id: OldOneTileId) => string;
}

export function cardNames(language: Language, names: Names): CardNames {
  const personality = (id: PersonalityId): string =>
    nameIn(language, PERSONALITIES.get(id)?.name, id);
  const tileNoun = (id: OldOneTileId): Noun => {
    const face = faceOf(id);
    if (!face) return names.unknownTile(id);
    return face.spawns === null ? names.oldOne[face.type] : names.spawningTemple;
  };
  return {
    personality,
    personalities: (ids) => ids.map(personality).join(', '),
    revelation: (id) => nameIn(language, REVELATIONS.get(id)?.title, id),
    objective: (id) => nameIn(language, OBJECTIVES.get(id)?.title, id),
    variant: (id) => nameIn(language, VARIANTS.get(id)?.title, id),
    variantCard: (id) => nameIn(language, VARIANT_CARDS.get(id)?.title, id),
    tileNoun,
    tile: (id) => (faceOf(id) ? `${tileNoun(id).one} ${id}` : id),
  };
}
