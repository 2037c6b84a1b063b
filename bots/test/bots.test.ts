import { Chance, deriveKey, Engine, newChance, sameJson } from '@incognita/kernel';
import { whiteout } from '@incognita/whiteout';
import { describe, expect, it } from 'vitest';
import { type Bot, botNamed, greedy, greedyWith, random, randomOf, worldsOf } from '../index.ts';
import { bestOf } from '../look-ahead.ts';
import { prospect } from './prospect.ts';

const seedOf = (n: number): string => deriveKey('0'.repeat(64), `bots ${n}`);
const chanceOf = (n: number): Chance => new Chance(newChance(seedOf(n)));
const engine = new Engine(whiteout);
type Snow = ReturnType<typeof engine.clone>;

/** A game to its end; every choice is made by the bot of its seat, and must be on the real list. */
function playOut(bots: readonly Bot[], n: number): { wins: boolean[]; world: Snow } {
  const { world } = engine.begin({ seats: bots.length }, seedOf(n));
  const chance = chanceOf(n + 1000);
  for (;;) {
    const seat = engine.seatAsked(world);
    if (seat === null) break;
    const choice = bots[seat]!.choose(engine, worldsOf(engine, world, seat), seat, chance);
    const legal = engine.choices(world).find((held) => sameJson(held, choice));
    expect(legal).toEqual(choice);
    engine.apply(world, legal!);
  }
  return { wins: engine.result(world)!.sides.map((side) => side.won), world };
}

describe('random', () => {
  it('takes every choice of a list about as often', () => {
    const chance = chanceOf(1);
    const counts = [0, 0, 0, 0];
    for (let i = 0; i < 4000; i++) counts[randomOf([0, 1, 2, 3], chance)]! += 1;
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });

  it('has nothing to say about an empty list', () => {
    expect(() => randomOf([], chanceOf(1))).toThrow('nothing to choose from');
  });

  it('plays a game to its end from the list of choices alone', () => {
    const { wins } = playOut([random, random, random], 5);
    expect(wins).toContain(true);
  });
});

describe('greedy', () => {
  it('beats random by far', () => {
    let won = 0;
    const games = 60;
    for (let n = 0; n < games; n++) {
      const first = n % 2 === 0;
      const { wins } = playOut(first ? [greedy, random] : [random, greedy], n);
      if (wins[first ? 0 : 1]) won++;
    }
    expect(won / games).toBeGreaterThan(0.7);
  });

  it('chooses the same again with the same chance', () => {
    const twice = [1, 2].map(() => engine.hash(playOut([greedy, greedy], 3).world));
    expect(twice[0]).toBe(twice[1]);
  });

  it('follows an action to its end, through decisions that show nothing by themselves', () => {
    const toy = new Engine(prospect);
    for (let n = 0; n < 20; n++) {
      const { world } = toy.begin({}, seedOf(n));
      const bot = greedyWith({ ways: 6 });
      for (const wanted of [
        { do: 'field', n: 3 },
        { do: 'spot', n: 2 },
      ]) {
        const choice = bot.choose(toy, worldsOf(toy, world, 0), 0, chanceOf(n));
        expect(choice).toEqual(wanted);
        toy.apply(world, choice);
      }
    }
  });

  it('sees nothing in the same place when it follows no action', () => {
    const toy = new Engine(prospect);
    const { world } = toy.begin({}, seedOf(1));
    const bot = greedyWith({ follow: 0 });
    const chosen = new Set<number>();
    for (let n = 0; n < 30; n++) {
      const choice = bot.choose(toy, worldsOf(toy, world, 0), 0, chanceOf(n));
      if (choice.do === 'field') chosen.add(choice.n);
    }
    expect(chosen.size).toBeGreaterThan(2);
  });

  it('is given other worlds than the real one, which look the same to its seat', () => {
    const { world } = engine.begin({ seats: 2 }, seedOf(8));
    const seat = engine.seatAsked(world)!;
    const handOf = (held: Snow) => held.state.teams[1 - seat]!.hand.map((card) => card.is).join();
    const hands = new Set<string>();
    const keys = new Set<string>([world.chance.key]);
    let asked = 0;
    greedyWith({ worlds: 3 }).choose(
      engine,
      (salt) => {
        asked++;
        const imagined = worldsOf(engine, world, seat)(salt);
        expect(engine.view(imagined, seat)).toEqual(engine.view(world, seat));
        hands.add(handOf(imagined));
        keys.add(imagined.chance.key);
        return imagined;
      },
      seat,
      chanceOf(8),
    );
    expect(asked).toBe(3);
    expect(keys.size).toBe(4);
    expect(hands.size).toBeGreaterThan(1);
  });

  it('says so when a world that looks the same offers other choices', () => {
    const { world } = engine.begin({ seats: 2 }, seedOf(8));
    const seat = engine.seatAsked(world)!;
    let worlds = 0;
    const leaking = (salt: string): Snow => {
      const imagined = worldsOf(engine, world, seat)(salt);
      if (worlds++ > 0) imagined.state.teams[seat]!.hand.length = 0;
      return imagined;
    };
    expect(() => greedy.choose(engine, leaking, seat, chanceOf(1))).toThrow('the rules leak');
  });

  it('leaves equal choices to chance', () => {
    const chance = chanceOf(2);
    const places = new Set(Array.from({ length: 50 }, () => bestOf([1, 7, 3, 7, 7], chance)));
    expect([...places].sort()).toEqual([1, 3, 4]);
  });
});

describe('bots by name', () => {
  it('finds them, and says which there are', () => {
    expect(botNamed('greedy')).toBe(greedy);
    expect(() => botNamed('oracle')).toThrow(
      'there is no bot called "oracle"; there are random, greedy',
    );
  });
});
