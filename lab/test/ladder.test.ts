import { deriveKey } from '@incognita/kernel';
import { describe, expect, it } from 'vitest';
import { taskOf } from '../commands/ladder.ts';
import { type Bout, ratingsOf } from '../ladder/elo.ts';
import { wilson } from '../ladder/intervals.ts';
import { duelOf, type Meeting, runOf, scoreOf } from '../ladder/record.ts';
import { labInside } from './cli.ts';

const bouts = (a: string, b: string, won: number, games: number): Bout[] =>
  Array.from({ length: games }, (_, n) => ({ a, b, score: n < won ? 1 : 0 }));

const meeting = (
  game: number,
  ...sides: [bot: string, points: number, won: boolean][]
): Meeting => ({
  game,
  sides: sides.map(([bot, points, won]) => ({ bot, points, won, milliseconds: 2 })),
});

describe('an interval by Wilson', () => {
  it('is that of the textbook for 8 of 10', () => {
    const { low, high } = wilson(8, 10);
    expect(low).toBeCloseTo(0.4902, 3);
    expect(high).toBeCloseTo(0.9433, 3);
  });

  it('is not a point where nothing was won, and everything without games', () => {
    expect(wilson(0, 40).low).toBe(0);
    expect(wilson(0, 40).high).toBeCloseTo(0.0876, 3);
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
  });
});

describe('ratings', () => {
  it('put the anchor at 1,000, and who wins three of four about 190 above', () => {
    const ratings = ratingsOf(bouts('strong', 'anchor', 300, 400), 'anchor');
    const [anchor, strong] = ratings;
    expect(anchor).toMatchObject({ bot: 'anchor', elo: 1000, low: 1000, high: 1000 });
    expect(strong!.elo).toBeGreaterThan(180);
    expect(strong!.elo - 1000).toBeCloseTo(190.8, -1);
    expect(strong!.low).toBeLessThan(strong!.elo);
    expect(strong!.high).toBeGreaterThan(strong!.elo);
  });

  it('make of two steps their sum, and of more games a narrower interval', () => {
    const chain = (games: number) =>
      ratingsOf(
        [
          ...bouts('middle', 'anchor', 0.75 * games, games),
          ...bouts('top', 'middle', 0.75 * games, games),
        ],
        'anchor',
      );
    const [few, many] = [chain(40), chain(400)].map((all) => all.find(({ bot }) => bot === 'top')!);
    expect(many!.elo - 1000).toBeCloseTo(2 * 190.8, -1.5);
    expect(many!.high - many!.low).toBeLessThan(few!.high - few!.low);
  });

  it('are finite for somebody who never lost', () => {
    const best = ratingsOf(bouts('best', 'anchor', 20, 20), 'anchor').at(-1)!;
    expect(best.bot).toBe('best');
    expect(best.elo).toBeLessThan(2000);
  });
});

describe('what games come to', () => {
  it('tells who won from who was ahead on points', () => {
    const games = [
      meeting(0, ['a', 10, false], ['b', 5, false]),
      meeting(1, ['b', 7, true], ['a', 3, false]),
      meeting(2, ['a', 4, false], ['b', 4, false]),
    ];
    expect(duelOf('a', 'b', games)).toMatchObject({ games: 3, won: [0, 1], ahead: [1, 1] });
    expect(games.map((held) => scoreOf(held, 'a'))).toEqual([1, 0, 0.5]);
  });

  it('counts a game that is played together once', () => {
    const games = [
      meeting(0, ['a', 10, true], ['a', 20, true]),
      meeting(1, ['a', 0, false], ['a', 0, false]),
    ];
    expect(runOf('a', games)).toMatchObject({ games: 2, won: 1, points: 7.5 });
  });
});

describe('lab ladder', () => {
  it('swaps the seats on the same seed, and takes a new seed where all play together', () => {
    const seed = deriveKey('0'.repeat(64), 'ladder');
    const setup = { mode: null, config: { seats: 2 } };
    const duel = [0, 1, 2].map((game) => taskOf('whiteout', setup, ['a', 'b'], game, seed));
    expect(duel.map(({ bots }) => bots.join())).toEqual(['a,b', 'b,a', 'a,b']);
    expect(duel[0]!.seed).toBe(duel[1]!.seed);
    expect(duel[2]!.seed).not.toBe(duel[1]!.seed);
    const together = [0, 1, 2].map(
      (game) => taskOf('whiteout', setup, ['a', 'a'], game, seed).seed,
    );
    expect(new Set(together).size).toBe(3);
  });

  it('plays each against each with swapped seats, and tells it as JSON', async () => {
    const { code, out } = await labInside(
      ...['ladder', 'whiteout', '--mode', 'short', '--bots', 'random,nell', '-n', '2'],
      ...['--no-keep', '--cores', '1', '--json'],
    );
    expect(code).toBe(0);
    const ladder = JSON.parse(out);
    expect(ladder.duels).toHaveLength(1);
    expect(ladder.duels[0]).toMatchObject({ a: 'random', b: 'nell', games: 2 });
    expect(ladder.ratings.map(({ bot }: { bot: string }) => bot).sort()).toEqual([
      'nell',
      'random',
    ]);
  });

  it('says what is wrong with one bot, or an unknown one', async () => {
    const alone = await labInside(
      'ladder',
      'whiteout',
      '--mode',
      'short',
      '--bots',
      'nell',
      '--no-keep',
    );
    expect(alone).toMatchObject({ code: 2, err: expect.stringContaining('takes two bots') });
    const unknown = await labInside('ladder', 'whiteout', '--mode', 'short', '--bots', 'oracle');
    expect(unknown).toMatchObject({
      code: 2,
      err: expect.stringContaining('no bot called "oracle"'),
    });
  });
});
