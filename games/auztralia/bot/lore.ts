import { FIGHTERS } from '../content/fighters.ts';
import type { FightingType, OldOneTile, OldOneType, UnitType } from '../content/types.ts';
import type { Atlas } from '../rules/atlas.ts';

const UNITS: readonly UnitType[] = ['infantry', 'car', 'artillery', 'airship', 'train'];

/** What a card of the Old Ones' deck does on average in the row of one type. */
export interface Row {
  /** How often each unit type hits. */
  readonly hits: Readonly<Record<UnitType, number>>;
  readonly damage: number;
  readonly airshipDamage: number;
  readonly sanity: number;
}

/** What the printed cards and tiles come to on average: anybody may count that. */
export interface Lore {
  readonly rows: Readonly<Record<FightingType, Row>>;
  /** Hexes that a type walks in one activation. */
  readonly pace: Readonly<Record<OldOneType, number>>;
  /** By level, 0 unused: the tiles that may lie under such a back, their mean VP and pace. */
  readonly asleep: readonly (readonly OldOneTile[])[];
  readonly meanVp: readonly number[];
  readonly meanPace: readonly number[];
}

const known = new WeakMap<Atlas, Lore>();

export function loreOf(atlas: Atlas): Lore {
  const told = known.get(atlas) ?? gather(atlas);
  known.set(atlas, told);
  return told;
}

function gather(atlas: Atlas): Lore {
  const { oldOneCards: cards, oldOneTiles } = atlas.content;
  const perCard = (count: (card: (typeof cards)[number]) => number): number =>
    cards.reduce((sum, card) => sum + count(card), 0) / cards.length;
  const rowOf = (type: FightingType): Row => ({
    hits: record(UNITS, (unit) => perCard((card) => Number(card.rows[type].hits.includes(unit)))),
    damage: perCard((card) => card.rows[type].damage),
    airshipDamage: perCard((card) => card.rows[type].airshipDamage),
    sanity: perCard((card) => card.rows[type].sanity),
  });
  const pace = record([...FIGHTERS, 'empty' as const], (type) =>
    perCard((card) => 2 * Number(card.moves.includes(type))),
  );
  const asleep = [0, 1, 2, 3].map((back) =>
    oldOneTiles.filter((tile) => tile.back === back && !tile.challenge),
  );
  const mean = (tiles: readonly OldOneTile[], of: (tile: OldOneTile) => number): number =>
    tiles.reduce((sum, tile) => sum + of(tile), 0) / Math.max(1, tiles.length);
  return {
    rows: record(FIGHTERS, rowOf),
    pace,
    asleep,
    meanVp: asleep.map((tiles) => mean(tiles, (tile) => tile.vp)),
    meanPace: asleep.map((tiles) => mean(tiles, (tile) => pace[tile.type])),
  };
}

function record<K extends string, V>(keys: readonly K[], of: (key: K) => V): Record<K, V> {
  return Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<K, V>;
}
