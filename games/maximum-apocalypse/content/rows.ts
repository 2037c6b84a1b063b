import type { Colour, MonsterType, Range } from './effects.ts';
import { MONSTER_TYPES } from './effects.ts';
import type {
  Card,
  Charges,
  Clauses,
  Family,
  Mission,
  MonsterCard,
  ScavengeCard,
  SurvivorCard,
  SurvivorId,
  Tile,
} from './types.ts';

// Rows of the tables in the order in which they are printed: id, copies, names, numbers, clauses.

interface GearLine {
  readonly enc: number;
  readonly charges?: Charges;
  readonly range?: Range;
}

export const ammo = (max: number): Charges => ({ type: 'ammo', max });
export const fuel = (max: number): Charges => ({ type: 'fuel', max });
export const uses = (max: number): Charges => ({ type: 'uses', max });

export const gear = (
  id: string,
  count: number,
  en: string,
  fr: string,
  line: GearLine,
  fx: Clauses,
): Card => ({
  id,
  en,
  fr,
  count,
  kind: 'gear',
  enc: line.enc,
  charges: line.charges ?? null,
  range: line.range ?? null,
  fx,
});

export const instant = (
  id: string,
  count: number,
  en: string,
  fr: string,
  range: Range | null,
  fx: Clauses,
): Card => ({ id, en, fr, count, kind: 'instant', enc: 0, charges: null, range, fx });

/** Resolved when it is drawn, never in a hand. */
export const event = (id: string, count: number, en: string, fr: string, fx: Clauses): Card => ({
  id,
  en,
  fr,
  count,
  kind: 'event',
  enc: 0,
  charges: null,
  range: null,
  fx,
});

/** Something that a mission wants; it stays in the hand. */
export const item = (id: string, count: number, en: string, fr: string, fx: Clauses): Card => ({
  id,
  en,
  fr,
  count,
  kind: 'item',
  enc: 0,
  charges: null,
  range: null,
  fx,
});

export const scavenge = (family: Family, reminder: Colour | 'grey', card: Card): ScavengeCard => ({
  ...card,
  family,
  reminder,
});

export const deckOf = (deck: SurvivorId, cards: readonly Card[]): readonly SurvivorCard[] =>
  cards.map((card) => ({ ...card, deck }));

interface MonsterLine {
  readonly hp: number;
  readonly power: number;
  readonly range: Range | null;
}

/** The letter of an id says the type: `Z03`, `BV1`. */
const typeIn = (id: string): MonsterType => {
  const type = MONSTER_TYPES.find((letter) => id.replace(/^B/, '').startsWith(letter));
  if (type === undefined) throw new Error(`no monster type begins the id "${id}"`);
  return type;
};

export const monster = (
  id: string,
  count: number,
  en: string,
  fr: string,
  { hp, power, range }: MonsterLine,
  fx: Clauses,
): MonsterCard => ({ id, en, fr, type: typeIn(id), count, boss: false, hp, power, range, fx });

export const boss = (
  id: string,
  en: string,
  fr: string,
  line: MonsterLine,
  fx: Clauses,
): MonsterCard => ({ ...monster(id, 1, en, fr, line, fx), boss: true });

const GOTHIC_TILES: readonly string[] = ['T39', 'T40'];

export const tile = (
  id: string,
  en: string,
  fr: string,
  search: readonly Colour[],
  spawn: number,
  fx: Clauses,
): Tile => ({ id, en, fr, search, spawn, fx, gothic: GOTHIC_TILES.includes(id) });

const ORDINARY = {
  bosses: [],
  layout: 'square',
  start: 'Van',
  second: null,
  far: [],
  gate: null,
  markers: null,
  scientist: 'none',
  sharedFuel: 0,
  quietStart: false,
  fallout: false,
  vanClosed: false,
  spared: [],
  works: [],
  events: [],
  insanity: false,
  gothic: false,
} as const satisfies Partial<Mission>;

type Special = Omit<Mission, keyof typeof ORDINARY> & Partial<Pick<Mission, keyof typeof ORDINARY>>;

/** A mission by what is special about it. */
export const mission = (special: Special): Mission => ({ ...ORDINARY, ...special });
