import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { simulate } from '../commands/simulate.ts';
import { GAMES } from '../games.ts';
import { seedFrom } from '../seeds.ts';
import { playOut, type Task } from '../simulate/playout.ts';
import { tell } from '../simulate/report.ts';
import { spreadOf, tallyOf } from '../simulate/tally.ts';
import { playAll } from '../simulate/workers.ts';

const wanted = { games: 20, bots: 'random', seed: 'test', config: [], cores: 1 };

describe('simulate', () => {
  it('plays every mode with every number of seats that may be played', async () => {
    const simulation = await simulate('whiteout', { ...wanted, games: 2 });
    const played = simulation.sittings.map(({ mode, config }) => `${mode} ${config.seats}`);
    expect(played).toEqual(['short 2', 'short 3', 'short 4', 'long 2', 'long 3']);
    expect(simulation).toMatchObject({ games: 10, violations: 0, checked: true });
  });

  it.each(GAMES.map(({ id }) => id))('plays %s without a violation', async (id) => {
    const simulation = await simulate(id, { ...wanted, games: 2, seats: 2, config: [] });
    expect(simulation.sittings.flatMap(({ violations }) => violations)).toEqual([]);
    expect(simulation.games).toBeGreaterThan(0);
  });

  it('counts wins by seat and by bot, scores, lengths and the slowest steps', async () => {
    const options = {
      ...wanted,
      seats: 2,
      mode: 'short',
      bots: 'greedy,random',
      swap: true,
    } as const;
    const { sittings } = await simulate('whiteout', options);
    expect(sittings).toHaveLength(1);
    const { seats, bots, scores, decisions, slowest, ends } = sittings[0]!;
    expect(seats.map(({ seat, played }) => [seat, played])).toEqual([
      [0, 20],
      [1, 20],
    ]);
    const [greedy, random] = bots;
    expect(greedy).toMatchObject({ bot: 'greedy', played: 20 });
    expect(random).toMatchObject({ bot: 'random', played: 20 });
    expect(greedy!.rate).toBeGreaterThan(random!.rate);
    expect(greedy!.ahead).toBeGreaterThan(random!.ahead);
    expect(greedy!.ahead + random!.ahead).toBeLessThanOrEqual(20);
    expect(scores!.min).toBeLessThanOrEqual(scores!.median);
    expect(decisions!.max).toBeGreaterThan(decisions!.min);
    expect(new Set(slowest.map(({ step }) => step)).size).toBe(slowest.length);
    expect(Object.values(ends).reduce((sum, n) => sum + n, 0)).toBe(20);
  });

  it('tells how those did to whom something happened', async () => {
    const facts = 'setup.port.hex,no.such';
    const options = { ...wanted, seats: 2, mode: 'standard', facts } as const;
    const { sittings } = await simulate('auztralia', options);
    const { facts: told, scores } = sittings[0]!;
    expect(new Set(told.map(({ fact }) => fact))).toEqual(new Set(['setup.port.hex']));
    expect(told.reduce((sum, { times }) => sum + times, 0)).toBe(40);
    // Everybody has one Port, so what some score more, others score less.
    const sum = told.reduce((held, { times, points }) => held + times * points, 0);
    expect(sum).toBeCloseTo(0, 6);
    expect(told[0]!.points).toBeGreaterThan(0);
    expect(told[0]!.points).toBeLessThanOrEqual(scores!.max);
    expect(tell(sittings[0]!)).toContain('setup.port.hex: times, points');
  });

  it('plays the same games on one core and on two', async () => {
    const tasks = Array.from({ length: 12 }, (_, n): Task => {
      const config = { seats: 3, race: 'short' };
      const seed = seedFrom(`game ${n}`);
      return {
        game: 'whiteout',
        setup: 0,
        config,
        bots: Array(3).fill('random'),
        seed,
        check: true,
      };
    });
    let heard = 0;
    const hear = (): void => {
      heard++;
    };
    const [one, two] = [await playAll(tasks, 1, hear), await playAll(tasks, 2, hear)];
    const essence = (records: typeof one) =>
      records.map(({ sides, decisions }) => ({ sides, decisions }));
    expect(essence(two)).toEqual(essence(one));
    expect(heard).toBe(24);
  });

  it('reports what goes wrong with the command that plays it again', () => {
    const config = { seats: 2, race: 'short' };
    const seed = seedFrom('a seat too many');
    // Nobody sits at seat 1: the first time it is asked, the game cannot go on.
    const record = playOut({
      game: 'whiteout',
      setup: 0,
      config,
      bots: ['random'],
      seed,
      check: true,
    });
    expect(record.violation).toMatch(/asks seat 1, which nobody has/);
    const tally = tallyOf({ mode: 'short', config }, [record]);
    expect(tally.violations[0]!.again).toBe(
      `npm run lab -- simulate whiteout --games 1 --seed ${seed} --bots random --config seats=2 --config race=short`,
    );
    expect(tell(tally)).toContain('VIOLATIONS 1');
  });

  it('spreads numbers by quartiles', () => {
    expect(spreadOf([5, 1, 4, 2, 3])).toEqual({
      min: 1,
      quarter: 2,
      median: 3,
      threeQuarters: 4,
      max: 5,
      mean: 3,
    });
    expect(spreadOf([])).toBeNull();
  });

  it('tells a game that is won together as one, and keeps its rates by option and seats', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'incognita-rates-'));
    const file = join(folder, 'rates.json');
    writeFileSync(file, JSON.stringify({ 0: { 4: { won: 1, games: 3 } } }));
    const { sittings } = await simulate('maximum-apocalypse', {
      ...wanted,
      games: 2,
      mode: 'tutorial',
      seats: 2,
      check: false,
      rates: `mission:${file}`,
    });
    const [tally] = sittings;
    expect(tally?.together).toBe(true);
    expect(tell(tally!)).toContain(`${tally?.won} of 2 together`);
    expect(tell(tally!)).not.toContain('points');
    const kept = JSON.parse(readFileSync(file, 'utf8'));
    expect(kept).toEqual({ 0: { 2: { won: tally?.won, games: 2 }, 4: { won: 1, games: 3 } } });
    rmSync(folder, { recursive: true });
    await expect(
      simulate('maximum-apocalypse', { ...wanted, games: 1, seats: 2, rates: 'mission' }),
    ).rejects.toThrow(/an option and a file would do/);
  });
});
