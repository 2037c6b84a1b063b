import { Chance, deriveKey, Engine, newChance } from '@incognita/kernel';
import { whiteout } from '@incognita/whiteout';
import { describe, expect, it } from 'vitest';
import { Actions } from '../actions.ts';
import { type Bot, botNamed, glancing, LEVELS, random, rolloutWith, worldsOf } from '../index.ts';
import { prospect } from './prospect.ts';

const seedOf = (n: number): string => deriveKey('0'.repeat(64), `rollouts ${n}`);
const chanceOf = (n: number): Chance => new Chance(newChance(seedOf(n)));

const thinker = rolloutWith(
  { plans: 60, finalists: 4, rollouts: 12, horizon: 2, ways: 2, weights: 'best' },
  'thinker',
);
/** Sorts by plans alone. */
const planner = rolloutWith(
  { plans: 60, finalists: 4, rollouts: 0, horizon: 0, ways: 1, weights: 'best' },
  'planner',
);

describe('a plan', () => {
  const engine = new Engine(prospect);
  const start = () => engine.begin({}, seedOf(1)).world;

  it('goes on to the end of the action, and leaves the world it began in alone', () => {
    const world = start();
    const before = engine.hash(world);
    const plan = new Actions(engine, {}, chanceOf(1)).play(world, [
      { do: 'field', n: 3 },
      { do: 'spot', n: 2 },
    ]);
    expect(plan.choices.map((choice) => choice.do)).toEqual(['field', 'spot', 'dig']);
    expect(plan.worth).toBe(10);
    expect(engine.hash(world)).toBe(before);
  });

  it('goes on at random where it cannot be kept to', () => {
    const plan = new Actions(engine, {}, chanceOf(1)).play(start(), [
      { do: 'field', n: 99 },
      { do: 'spot', n: 2 },
    ]);
    expect(plan.choices).toHaveLength(3);
    expect(plan.choices[0]).not.toEqual({ do: 'field', n: 99 });
  });
});

describe('rollouts', () => {
  it.each([thinker, planner])('find the field whose best spot is the best: $name', (bot) => {
    const engine = new Engine(prospect);
    for (let n = 0; n < 10; n++) {
      const { world } = engine.begin({}, seedOf(n));
      const choice = bot.choose(engine, worldsOf(engine, world, 0), 0, chanceOf(n));
      expect(choice).toEqual({ do: 'field', n: 3 });
    }
  });

  it('choose the same again with the same chance', () => {
    const engine = new Engine(whiteout);
    const { world } = engine.begin({ seats: 2 }, seedOf(3));
    const seat = engine.seatAsked(world) ?? 0;
    const [one, two] = [1, 2].map(() =>
      thinker.choose(engine, worldsOf(engine, world, seat), seat, chanceOf(7)),
    );
    expect(one).toEqual(two);
  });

  it('beat random by far', () => {
    const engine = new Engine(whiteout);
    let won = 0;
    for (let n = 0; n < 20; n++) {
      const bots: readonly Bot[] = n % 2 === 0 ? [planner, random] : [random, planner];
      const { world } = engine.begin({ seats: 2 }, seedOf(n));
      for (let seat = engine.seatAsked(world); seat !== null; seat = engine.seatAsked(world)) {
        const worlds = worldsOf(engine, world, seat);
        engine.apply(world, bots[seat]!.choose(engine, worlds, seat, chanceOf(n + world.taken)));
      }
      if (engine.result(world)!.sides[n % 2]!.won) won++;
    }
    expect(won).toBeGreaterThanOrEqual(14);
  });
});

describe('the levels', () => {
  it('are four, can be asked for by name, and choose something legal', () => {
    const engine = new Engine(whiteout);
    const { world } = engine.begin({ seats: 2 }, seedOf(5));
    const seat = engine.seatAsked(world) ?? 0;
    expect(LEVELS.map(({ name }) => name)).toEqual(['pip', 'nell', 'ives', 'meridian']);
    for (const level of LEVELS) {
      expect(botNamed(level.name)).toBe(level);
      const choice = level.choose(engine, worldsOf(engine, world, seat), seat, chanceOf(1));
      expect(engine.choices(world)).toContainEqual(choice);
    }
  });

  it('begin with one who takes the best of a few things that come to mind', () => {
    const engine = new Engine(prospect);
    const { world } = engine.begin({}, seedOf(5));
    const fields = Array.from({ length: 40 }, (_, n) =>
      glancing(2, 'child').choose(engine, worldsOf(engine, world, 0), 0, chanceOf(n)),
    );
    expect(new Set(fields.map((choice) => JSON.stringify(choice))).size).toBeGreaterThan(2);
  });
});
