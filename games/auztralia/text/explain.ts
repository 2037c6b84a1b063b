import type {
  ActionBox,
  AuztraliaContent,
  CombatRow,
  FightingType,
  MapId,
  Objective,
  OldOneTile,
  OldOneType,
  Revelation,
  Unit,
  UnitType,
  Variant,
} from '../content/types.ts';

/** Texts made from content data, so that an owner's card or price reads as it plays. */
export interface Explain {
  readonly revelation: (card: Revelation) => string;
  readonly objective: (objective: Objective, map: MapId) => string;
  readonly variant: (variant: Variant) => string;
  /** TP of a box in short: `2 TP`, `1 TP each`, `1–3 TP`. */
  readonly boxTime: (box: ActionBox, content: AuztraliaContent) => string;
  /** What a box does and costs beside its time. */
  readonly box: (box: ActionBox, content: AuztraliaContent) => string;
  /** What every box but Retrieve costs once own cubes are in it. */
  readonly surcharge: string;
  readonly unit: (unit: Unit) => string;
  readonly oldOne: (type: OldOneType, content: AuztraliaContent) => string;
  readonly tile: (tile: OldOneTile) => string;
  /** A row of an Old One card: who hits, what comes back. */
  readonly row: (row: CombatRow) => string;
}

/** What the cards and tiles say about a type, counted. */
export interface TypeCount {
  readonly tiles: number;
  readonly vp: readonly [number, number];
  readonly capacity: readonly [number, number];
  readonly cards: number;
  readonly moves: number;
  readonly hits: Readonly<Record<UnitType, number>>;
  readonly damage: number;
  readonly airshipDamage: number;
  readonly sanity: number;
}

const range = (values: readonly number[]): readonly [number, number] =>
  values.length === 0 ? [0, 0] : [Math.min(...values), Math.max(...values)];

export function countType(type: OldOneType, content: AuztraliaContent): TypeCount {
  const tiles = content.oldOneTiles.filter((tile) => tile.type === type && !tile.challenge);
  const rows =
    type === 'empty' ? [] : content.oldOneCards.map((card) => card.rows[type as FightingType]);
  const sum = (read: (row: CombatRow) => number): number =>
    rows.reduce((total, row) => total + read(row), 0);
  const hit = (unit: UnitType): number => sum((row) => (row.hits.includes(unit) ? 1 : 0));
  return {
    tiles: tiles.length,
    vp: range(tiles.map((tile) => tile.vp)),
    capacity: range(tiles.map((tile) => tile.capacity)),
    cards: content.oldOneCards.length,
    moves: content.oldOneCards.filter((card) => card.moves.includes(type)).length,
    hits: {
      infantry: hit('infantry'),
      car: hit('car'),
      artillery: hit('artillery'),
      airship: hit('airship'),
      train: hit('train'),
    },
    damage: sum((row) => row.damage),
    airshipDamage: sum((row) => row.airshipDamage),
    sanity: sum((row) => row.sanity),
  };
}

/** The most TP an Attack can cost: one for each type that counts (AUZ-ATK-11). */
export const longestAttack = (content: AuztraliaContent): number =>
  content.units.filter((unit) => unit.countsForTime).length;

/** Cards that were counted this often, largest first, with the same count together. */
export function byCount(
  hits: Readonly<Record<UnitType, number>>,
): { readonly count: number; readonly units: UnitType[] }[] {
  const counts = new Map<number, UnitType[]>();
  for (const unit of Object.keys(hits) as UnitType[])
    counts.set(hits[unit], [...(counts.get(hits[unit]) ?? []), unit]);
  return [...counts].map(([count, units]) => ({ count, units })).sort((a, b) => b.count - a.count);
}
