import { availableParallelism } from 'node:os';
import process from 'node:process';
import { botNamed } from '@incognita/bots';
import progress from 'cli-progress';
import type { Command } from 'commander';
import { gameNamed } from '../games.ts';
import { pairwiseConfigs } from '../pairwise.ts';
import { seedFrom, seedOfGame } from '../seeds.ts';
import { allSetups, type Setup, usualConfig } from '../setups.ts';
import type { Task } from '../simulate/playout.ts';
import { ratesWanted, writeRates } from '../simulate/rates.ts';
import { tell } from '../simulate/report.ts';
import { type Tally, tallyOf } from '../simulate/tally.ts';
import { playAll } from '../simulate/workers.ts';
import { FINE, FOUND, messageOf, Trouble } from '../trouble.ts';
import { many, wholeNumber } from './arguments.ts';

interface Options {
  readonly games: number;
  readonly seats?: number;
  readonly mode?: string;
  readonly bots: string;
  readonly swap?: true;
  readonly pairwise?: true;
  readonly seed: string;
  readonly config: readonly string[];
  readonly cores: number;
  readonly check?: boolean;
  readonly json?: true;
  readonly facts?: string;
  readonly rates?: string;
}

/** Up to so many games, every position is checked unless told otherwise. */
const CHECKED_BY_DEFAULT = 20_000;

export interface Simulation {
  readonly game: string;
  readonly version: number;
  readonly seed: string;
  readonly checked: boolean;
  readonly cores: number;
  readonly seconds: number;
  readonly games: number;
  readonly violations: number;
  readonly sittings: readonly Tally[];
}

export function addSimulate(program: Command, end: (code: number) => void): void {
  program
    .command('simulate <game>')
    .description('bots play many games: win rates, lengths, scores, slowest decisions')
    .option('-n, --games <number>', 'games for each way to sit down', wholeNumber(1, 1e7), 100)
    .option('--seats <number>', 'how many seats (default: every number)', wholeNumber(1, 30))
    .option('--mode <mode>', 'which mode (default: every mode)')
    .option('--bots <names>', 'a bot for each seat, in turn: random, greedy', 'random')
    .option('--pairwise', 'instead of modes: configs that hold every pair of options')
    .option('--swap', 'moves the bots one seat on with every game')
    .option('--seed <text>', 'the same seed plays the same games', 'incognita')
    .option('--config <key=value>', 'another option of the game; may be repeated', many, [])
    .option('--cores <number>', 'how many cores', wholeNumber(1, 1024), availableParallelism())
    .option('--check', `checks every position (default: up to ${CHECKED_BY_DEFAULT} games)`)
    .option('--no-check', 'checks nothing but that games end')
    .option('--facts <event.field,…>', 'how those did to whom it happened: setup.port.hex')
    .option('--rates <option:file>', 'keeps who won how many by that option and number of seats')
    .option('--json', 'prints one JSON object')
    .action(async (id: string, options: Options) => {
      const simulation = await simulate(id, options);
      process.stdout.write(
        options.json ? `${JSON.stringify(simulation, null, 2)}\n` : `${told(simulation)}\n`,
      );
      end(simulation.violations > 0 ? FOUND : FINE);
    });
}

export async function simulate(id: string, options: Options): Promise<Simulation> {
  const game = gameNamed(id);
  if (options.rates !== undefined) ratesWanted(options.rates);
  const sittings = options.pairwise
    ? pairwiseConfigs(game).map((config): Setup => ({ mode: null, config }))
    : allSetups(game, { ...options, options: options.config });
  const bots = botsOf(options);
  const seed = seedFrom(options.seed);
  const facts = options.facts?.split(',').map((fact) => fact.trim()) ?? [];
  const checked = options.check ?? sittings.length * options.games <= CHECKED_BY_DEFAULT;
  const tasks = sittings.flatMap((setup, at) =>
    Array.from({ length: options.games }, (_, index): Task => {
      const places = seated(bots, setup, options.swap ? index : 0);
      const own = seedOfGame(seed, index);
      return {
        game: id,
        setup: at,
        config: setup.config,
        bots: places,
        seed: own,
        check: checked,
        facts,
      };
    }),
  );
  const bar = process.stderr.isTTY && !options.json ? barFor(tasks.length) : null;
  const began = performance.now();
  const records = await playAll(tasks, options.cores, () => bar?.increment());
  bar?.stop();
  const tallies = sittings.map((setup, at) =>
    tallyOf(
      setup,
      records.filter(({ task }) => task.setup === at),
    ),
  );
  if (options.rates !== undefined) writeRates(options.rates, tallies);
  return {
    game: id,
    version: game.version,
    seed,
    checked,
    cores: options.cores,
    seconds: (performance.now() - began) / 1000,
    games: records.length,
    violations: tallies.reduce((sum, tally) => sum + tally.violations.length, 0),
    sittings: tallies,
  };
}

function botsOf(options: Options): readonly string[] {
  const names = options.bots.split(',').map((name) => name.trim());
  for (const name of names) {
    try {
      botNamed(name);
    } catch (error) {
      throw new Trouble(messageOf(error));
    }
  }
  if (options.seats !== undefined && names.length > options.seats)
    throw new Trouble(
      `--bots names ${names.length} bots for ${options.seats} seats; name at most one for each`,
    );
  return names;
}

/** Who sits where; where there are more seats than names, the names begin again. */
function seated(bots: readonly string[], { config }: Setup, shift: number): string[] {
  const places = Array.from({ length: config.seats }, (_, seat) => bots[seat % bots.length] ?? '');
  return places.map((_bot, seat) => places[(seat + shift) % places.length] ?? '');
}

function barFor(total: number): progress.SingleBar {
  const bar = new progress.SingleBar(
    {
      stream: process.stderr,
      clearOnComplete: true,
      format: '{bar} {percentage} % · {value}/{total} games · {eta} s left',
    },
    progress.Presets.shades_classic,
  );
  bar.start(total, 0);
  return bar;
}

function told(simulation: Simulation): string {
  const { game, games, seconds, cores, checked, violations, sittings } = simulation;
  const usual = usualConfig(gameNamed(game));
  const rate = seconds > 0 ? Math.round(games / seconds) : 0;
  const head = `${game}: ${games} games in ${seconds.toFixed(1)} s (${rate} a second, ${cores} core${cores === 1 ? '' : 's'}), seed ${simulation.seed}`;
  const foot = checked
    ? `${violations} violation${violations === 1 ? '' : 's'}, every position checked`
    : `${violations} violation${violations === 1 ? '' : 's'}, positions not checked (--check does)`;
  return [head, ...sittings.map((tally) => `\n${tell(tally, usual)}`), `\n${foot}`].join('\n');
}
