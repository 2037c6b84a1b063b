import { describe, expect, it } from 'vitest';
import type { PersonalityId, UnitType } from '../content/types.ts';
import { battle, camp, fight } from './battle.ts';

const CAPACITIES: readonly (readonly [UnitType, number])[] = [
  ['infantry', 2],
  ['car', 2],
  ['artillery', 2],
  ['train', 3],
];
/** Loyalist rows with exactly one damage and no Airship damage. */
const ONE_DAMAGE = ['O01', 'O03', 'O06', 'O08'];
/** Mi-go rows with exactly one Airship damage. */
const ONE_AIRSHIP_DAMAGE = ['O03', 'O05', 'O14', 'O34'];

/** How many damage one unit of a type bears before it falls. */
function bears(unit: UnitType, people: readonly PersonalityId[]): number {
  const airship = unit === 'airship';
  const t = battle({
    army: { [unit]: 2 },
    foes: [airship ? 'L3-05' : 'L3-08'],
    cards: airship ? ONE_AIRSHIP_DAMAGE : ONE_DAMAGE,
    people,
    words: { tracks: { 0: ['7-17'] } },
  });
  for (let damage = 1; ; damage++) {
    if (t.told('unit.eliminated').length > 0) return damage;
    expect(fight(t).damage[unit]).toBe(damage);
    t.choose({ do: 'stay' });
  }
}

describe('units', () => {
  it.each(CAPACITIES)(
    'AUZ-UNIT-01 AUZ-CMB-13 AUZ-CMB-11 %s falls to %i damage',
    (unit, capacity) => {
      expect(bears(unit, [])).toBe(capacity);
    },
  );

  it('AUZ-UNIT-01 AUZ-CMB-13 an Airship falls to 2 damage of its own kind', () => {
    expect(bears('airship', [])).toBe(2);
  });

  it('AUZ-PERS-03 with Alexander Proust a Car bears 3, and nothing else changes', () => {
    expect(bears('car', ['proust'])).toBe(3);
    expect(bears('train', ['proust'])).toBe(3);
    expect(bears('infantry', ['proust'])).toBe(2);
  });

  it('AUZ-PERS-06 with Boris Krupp a Train bears 4, and nothing else changes', () => {
    expect(bears('train', ['krupp'])).toBe(4);
    expect(bears('car', ['krupp'])).toBe(2);
  });

  it('AUZ-PERS-36 with Zhu Xiang an Airship bears 3, and nothing else changes', () => {
    expect(bears('airship', ['xiang'])).toBe(3);
    expect(bears('car', ['xiang'])).toBe(2);
  });

  it('AUZ-PERS-03 AUZ-PERS-06 AUZ-PERS-36 AUZ-PERS-00a only their owner profits', () => {
    const t = battle({
      army: { car: 2 },
      foes: ['L3-08'],
      cards: ONE_DAMAGE,
      words: {
        players: [{}, { personalities: ['proust', 'krupp', 'xiang'] }],
      },
    });
    t.choose({ do: 'stay' });
    expect(t.told('unit.eliminated')).toMatchObject([{ unit: 'car' }]);
  });

  it.each([
    ['infantry', 1],
    ['car', 3],
    ['artillery', 5],
    ['airship', 4],
    ['train', 4],
  ])('AUZ-UNIT-01 AUZ-EX-09 one %s costs %i Gold', (unit, cost) => {
    const rich = camp({ players: [{ goods: { gold: cost } }] });
    rich.choose({ do: 'box', box: 'buy' }).choose({ do: 'buy', unit, count: 1 });
    expect(rich.player(0).goods.gold).toBe(0);
    const poor = camp({ players: [{ goods: { gold: cost - 1 } }] });
    if (cost > 1) poor.choose({ do: 'box', box: 'buy' });
    expect(poor.offers({ do: 'buy', unit })).toBe(false);
  });
});
