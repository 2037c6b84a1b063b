import { describe, expect, it } from 'vitest';
import { type Fight, fightOdds } from '../bot/combat-odds.ts';
import { standardContent } from '../content/index.ts';
import type { CombatRow, OldOneCard, UnitType } from '../content/types.ts';

const NONE = { infantry: 0, car: 0, artillery: 0, airship: 0, train: 0 };
const HOLDS = { infantry: 1, car: 2, artillery: 2, airship: 2, train: 3 };
const [sample] = standardContent.oldOneCards;

/** A card with this row for Loyalists. */
const card = (row: Partial<CombatRow>): OldOneCard => ({
  ...sample!,
  rows: {
    ...sample!.rows,
    loyalist: { hits: [], damage: 0, airshipDamage: 0, sanity: 0, ...row },
  },
});
const HIT = card({ hits: ['infantry'] });
const BLOW = card({ damage: 1 });

const fight = (change: Partial<Fight>): Fight => ({
  type: 'loyalist',
  capacity: 1,
  force: { ...NONE, infantry: 1 },
  damage: NONE,
  holds: HOLDS,
  sanity: 3,
  cards: [HIT, BLOW],
  ...change,
});

describe('the odds of a fight', () => {
  it('are even where one card hits and one kills', () => {
    expect(fightOdds(fight({}))).toEqual({ won: 0.5, fallen: 0.5 });
    expect(fightOdds(fight({ capacity: 2 })).won).toBe(0.25);
    expect(fightOdds(fight({ cards: [HIT, HIT, HIT, BLOW] })).won).toBe(0.75);
  });

  it('draw over a card that does nothing, and are nothing where nobody can hit', () => {
    expect(fightOdds(fight({ cards: [HIT, BLOW, card({})] })).won).toBe(0.5);
    expect(fightOdds(fight({ cards: [card({})] })).won).toBe(0);
    expect(fightOdds(fight({ cards: [card({ hits: ['train'] }), BLOW] })).won).toBe(0);
  });

  it('AUZ-CMB-14 end when Sanity runs out, unless the same card destroys (AUZ-LOSE-03)', () => {
    const mad = card({ sanity: 1 });
    expect(fightOdds(fight({ sanity: 0, cards: [HIT, mad] })).won).toBe(0.5);
    expect(fightOdds(fight({ sanity: 1, cards: [HIT, mad] })).won).toBe(0.75);
    const both = card({ hits: ['infantry'], sanity: 1, damage: 1 });
    expect(fightOdds(fight({ sanity: 0, cards: [both] })).won).toBe(1);
  });

  it('AUZ-CMB-08 place damage where it leaves the best chance, never on Airships (AUZ-CMB-09)', () => {
    // Only the car hits: whoever loses the Infantry first still wins half the time more often.
    const cards = [card({ hits: ['car'] }), BLOW];
    const alone = fightOdds(fight({ force: { ...NONE, car: 1 }, cards })).won;
    const screened = fightOdds(fight({ force: { ...NONE, car: 1, infantry: 2 }, cards })).won;
    expect(alone).toBe(0.75);
    expect(screened).toBe(1 - 0.5 ** 4);
    const aloft = card({ hits: ['airship'] });
    const flying = fight({ force: { ...NONE, airship: 1 }, cards: [aloft, BLOW] });
    expect(fightOdds(flying).won).toBe(1);
    const shot = fight({ ...flying, cards: [aloft, card({ airshipDamage: 2 })] });
    expect(fightOdds(shot)).toEqual({ won: 0.5, fallen: 0.5 });
  });

  it('are close to those of cards that do not come back, for every type of Old One', () => {
    const { oldOneCards: cards } = standardContent;
    const force: Readonly<Record<UnitType, number>> = { ...NONE, infantry: 2 };
    for (const type of ['loyalist', 'zombie', 'migo', 'shoggoth'] as const)
      for (const capacity of [1, 2, 3]) {
        const wanted = fight({ type, capacity, force, cards });
        const exact = withoutReturn(wanted, rowsOf(wanted), 2, capacity, 3);
        expect(Math.abs(fightOdds(wanted).won - exact)).toBeLessThan(0.03);
      }
  });

  it('grow with the force, and fall with what it has to do', () => {
    const { oldOneCards: cards } = standardContent;
    const of = (infantry: number, capacity: number): number =>
      fightOdds(fight({ force: { ...NONE, infantry }, capacity, cards })).won;
    expect(of(2, 2)).toBeGreaterThan(of(1, 2));
    expect(of(2, 3)).toBeLessThan(of(2, 2));
  });
});

/** Rows by what they do to Infantry, with how many cards have them. */
function rowsOf({ cards, type }: Fight): Map<string, number> {
  const rows = new Map<string, number>();
  for (const { rows: all } of cards) {
    const { hits, damage, sanity } = all[type];
    const key = `${Number(hits.includes('infantry'))} ${damage} ${sanity}`;
    rows.set(key, (rows.get(key) ?? 0) + 1);
  }
  return rows;
}

/** The same for Infantry alone, written another way: every card is drawn once. */
function withoutReturn(
  wanted: Fight,
  rows: ReadonlyMap<string, number>,
  units: number,
  capacity: number,
  sanity: number,
  known = new Map<string, number>(),
): number {
  if (capacity <= 0) return 1;
  if (units <= 0 || sanity < 0) return 0;
  const key = `${[...rows.values()]} ${units} ${capacity} ${sanity}`;
  const held = known.get(key);
  if (held !== undefined) return held;
  let total = 0;
  for (const count of rows.values()) total += count;
  let won = 0;
  for (const [row, count] of rows) {
    if (count === 0) continue;
    const [hits = 0, damage = 0, mad = 0] = row.split(' ').map(Number);
    const rest = new Map(rows).set(row, count - 1);
    const after = withoutReturn(wanted, rest, units - damage, capacity - hits, sanity - mad, known);
    won += (count / total) * after;
  }
  known.set(key, won);
  return won;
}
