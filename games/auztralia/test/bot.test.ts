import { greedy, greedyWith, random, worldsOf } from '@incognita/bots';
import { Chance, type ChoiceOf, deriveKey, Engine, newChance, sameJson } from '@incognita/kernel';
import { describe, expect, it } from 'vitest';
import { auztralia } from '../index.ts';
import type { Auztralia } from '../rules/kit.ts';
import { battle, camp, FIELD, SYDNEY, type Table } from './battle.ts';

const seedOf = (text: string): string => deriveKey('0'.repeat(64), text);
const chanceOf = (text: string): Chance => new Chance(newChance(seedOf(text)));

/** What greedy does here, for several chances: a bot that is right by luck is not right. */
function advised(t: Table, times = 5): ChoiceOf<Auztralia>[] {
  const seat = t.engine.seatAsked(t.world);
  if (seat === null) throw new Error('nobody is asked');
  return Array.from({ length: times }, (_, n) =>
    greedy.choose(t.engine, worldsOf(t.engine, t.world, seat), seat, chanceOf(`advice ${n}`)),
  );
}

const worthTo = (t: Table, seat: number): number => t.engine.evaluate(t.world, seat);

describe('what a position is worth', () => {
  it('AUZ-HIDE-03 greedy gives a seat the same value in every world that looks the same to it', () => {
    const words = {
      oldOnes: [
        { hex: 28, tile: 'L2-01' },
        { hex: 16, tile: 'L1-06' },
      ],
    } as const;
    const t = camp(words);
    const values = Array.from({ length: 20 }, (_, i) => {
      const imagined = t.engine.resample(t.world, 0, `world ${i}`);
      return t.engine.evaluate(imagined, 0);
    });
    expect(new Set(values).size).toBe(1);
    // Awake, the same two tiles are no longer any two of their levels.
    const awake = camp({ oldOnes: words.oldOnes.map((tile) => ({ ...tile, faceUp: true })) });
    expect(worthTo(awake, 0)).not.toBe(values[0]);
  });

  it('a blighted Farm is worse than none, and none is worse than a healthy one', () => {
    const farm = { hex: FIELD, owner: 0, type: 'cattle' } as const;
    const [blighted, none, healthy] = [[{ ...farm, blighted: true }], [], [farm]].map((farms) =>
      worthTo(camp({ farms }), 0),
    ) as [number, number, number];
    expect(blighted).toBeLessThan(none);
    expect(none).toBeLessThan(healthy);
  });

  it('an Old One that walks near the Port is a danger, and units take some of it away', () => {
    const near = { oldOnes: [{ hex: FIELD, tile: 'L2-01', faceUp: true }] } as const;
    const far = { oldOnes: [{ hex: 83, tile: 'L2-01', faceUp: true }] } as const;
    const army = { units: { infantry: 2, car: 1, artillery: 1, airship: 1 } };
    expect(worthTo(camp(near), 0)).toBeLessThan(worthTo(camp(far), 0));
    const help = worthTo(camp({ ...near, players: [army] }), 0) - worthTo(camp(near), 0);
    const luxury = worthTo(camp({ players: [army] }), 0) - worthTo(camp({}), 0);
    expect(help).toBeGreaterThan(luxury + 1);
  });

  it('what a rival has counts against a player, what a partner has does not', () => {
    const rich = { players: [{}, { tokens: 9 }] } as const;
    expect(worthTo(camp(rich), 0)).toBeLessThan(worthTo(camp({}), 0));
    const coop = { play: 'coop' } as const;
    expect(worthTo(camp(rich, coop), 0)).toBeGreaterThanOrEqual(worthTo(camp({}, coop), 0));
  });
});

describe('what greedy does', () => {
  it('takes the Phosphate that lies on its line', () => {
    const t = camp({
      tracks: { 0: ['7-17'] },
      deposits: { [FIELD]: { phosphate: 2 } },
      time: { 0: 40, 1: 45, oldOnes: 46 },
    });
    for (const choice of advised(t)) expect(choice).toEqual({ do: 'box', box: 'mine' });
  });

  it('plants all the Farms there is room for rather than one', () => {
    const t = camp({
      ports: { 0: 41, 1: SYDNEY },
      tracks: { 0: ['40-41', '39-40', '41-42'] },
      time: { 0: 44, 1: 45, oldOnes: 46 },
    });
    t.choose({ do: 'box', box: 'farm' });
    for (const choice of advised(t)) expect(choice).toMatchObject({ do: 'farm' });
    t.choose({ type: 'sheep', hex: 40 });
    for (const choice of advised(t)) expect(choice).toMatchObject({ do: 'farm' });
  });

  it('stays in a fight that is all but won, and leaves one that cannot be', () => {
    const army = { infantry: 2, car: 1, artillery: 1, airship: 1 };
    const winning = battle({ army, foes: ['L2-05'], cards: ['O01'] });
    while (winning.asked?.step === 'damage') winning.choose(winning.choices[0] ?? {});
    expect(winning.asked?.step).toBe('withdrawal');
    for (const choice of advised(winning)) expect(choice).toEqual({ do: 'stay' });
    const lost = battle({ army: { infantry: 1 }, foes: ['L3-01'] });
    expect(lost.asked?.step).toBe('withdrawal');
    for (const choice of advised(lost)) expect(choice).toEqual({ do: 'withdraw', part: 'all' });
  });

  it('is well ahead of random on points, from either seat', () => {
    const engine = new Engine(auztralia);
    const hasty = greedyWith({ worlds: 2, ways: 1, tries: 60 });
    let lead = 0;
    for (let n = 0; n < 2; n++) {
      const { world } = engine.begin({ seats: 2 }, seedOf(`match ${n}`));
      const chance = chanceOf(`match ${n}`);
      for (;;) {
        const seat = engine.seatAsked(world);
        if (seat === null) break;
        const bot = seat === n ? hasty : random;
        const choice = bot.choose(engine, worldsOf(engine, world, seat), seat, chance);
        expect(engine.choices(world).some((held) => sameJson(held, choice))).toBe(true);
        engine.apply(world, choice);
      }
      const points = (seat: number): number =>
        engine.result(world)?.sides.find((side) => side.seat === seat)?.total ?? 0;
      lead += points(n) - points(1 - n);
    }
    expect(lead).toBeGreaterThan(10);
  });
});
