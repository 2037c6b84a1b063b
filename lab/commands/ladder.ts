import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { botNamed, LEVELS } from '@incognita/bots';
import type { Command } from 'commander';
import { gameNamed } from '../games.ts';
import { type Bout, type Rating, ratingsOf } from '../ladder/elo.ts';
import { wilson } from '../ladder/intervals.ts';
import {
  type Duel,
  duelOf,
  isDuel,
  type Meeting,
  meetingOf,
  type Run,
  runOf,
  scoreOf,
} from '../ladder/record.ts';
import { ROOT, readJson, shortPath } from '../places.ts';
import { seedFrom, seedOfGame } from '../seeds.ts';
import { oneSetup, type Setup } from '../setups.ts';
import type { Task } from '../simulate/playout.ts';
import { playAll } from '../simulate/workers.ts';
import { playsTogether } from '../together.ts';
import { FINE, Trouble } from '../trouble.ts';
import { many, wholeNumber } from './arguments.ts';

interface Options {
  readonly mode: string;
  readonly bots: string;
  readonly games: number;
  readonly config: readonly string[];
  readonly cores: number;
  readonly json?: true;
  readonly keep?: boolean;
}

/** What is kept of a ladder between two runs. */
interface Kept {
  readonly game: string;
  readonly version: number;
  readonly mode: string;
  readonly meetings: readonly Meeting[];
}

interface Ladder extends Omit<Kept, 'meetings'> {
  readonly runs: readonly Run[];
  readonly duels: readonly Duel[];
  readonly ratings: readonly Rating[];
}

/** The prospector plays as `greedy` does, which never changes. */
const ANCHOR = 'nell';

export function addLadder(program: Command, end: (code: number) => void): void {
  program
    .command('ladder <game>')
    .description('how strong bots are: each against each, or each by itself; adds to what is known')
    .option('--mode <mode>', 'which mode', 'standard')
    .option('--bots <names>', 'who climbs', LEVELS.map(({ name }) => name).join(','))
    .option(
      '-n, --games <number>',
      'games in each row, those of earlier runs included',
      wholeNumber(0, 1e5),
      20,
    )
    .option('--config <key=value>', 'another option of the game; may be repeated', many, [])
    .option('--cores <number>', 'how many cores', wholeNumber(1, 1024), availableParallelism())
    .option('--no-keep', 'neither reads nor writes what is kept in docs/bots')
    .option('--json', 'prints one JSON object')
    .action(async (id: string, options: Options) => {
      const ladder = await climb(id, options);
      process.stdout.write(
        options.json ? `${JSON.stringify(ladder, null, 2)}\n` : `${told(ladder)}\n`,
      );
      end(FINE);
    });
}

async function climb(id: string, options: Options): Promise<Ladder> {
  const game = gameNamed(id);
  const setup = oneSetup(game, { mode: options.mode, options: options.config });
  const bots = options.bots.split(',').map((name) => botNamed(name.trim()).name);
  const path = join(ROOT, 'docs', 'bots', `ladder-${id}-${options.mode}.json`);
  const meetings = options.keep === false ? [] : keptIn(path, game.version);
  const rows = playsTogether(id, setup.config)
    ? bots.map((bot) => [bot, bot] as const)
    : bots.flatMap((a, i) => bots.slice(i + 1).map((b) => [a, b] as const));
  if (rows.length === 0) throw new Trouble('a ladder takes two bots at least; name more in --bots');
  const seed = seedFrom(`ladder ${id} ${options.mode}`);
  const open = rows.flatMap(([a, b]) => {
    const known = meetings.filter((held) => isDuel(held, a, b)).length;
    return Array.from({ length: Math.max(0, options.games - known) }, (_, n) => ({
      game: known + n,
      task: taskOf(id, setup, [a, b], known + n, seed),
    }));
  });
  const records = await playAll(
    open.map(({ task }) => task),
    options.cores,
    () => undefined,
  );
  meetings.push(...records.map((record, i) => meetingOf(open[i]?.game ?? 0, record)));
  const kept: Kept = { game: id, version: game.version, mode: options.mode, meetings };
  if (options.keep !== false) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, written(kept));
    process.stderr.write(`kept in ${shortPath(path)}\n`);
  }
  return ladderOf(kept);
}

/** One line for each game: it is read as a file, and in a review. */
const written = ({ meetings, ...head }: Kept): string =>
  `${JSON.stringify(head).slice(0, -1)},"meetings":[\n${meetings.map((held) => JSON.stringify(held)).join(',\n')}\n]}\n`;

function keptIn(path: string, version: number): Meeting[] {
  if (!existsSync(path)) return [];
  const kept = readJson(path) as Kept;
  if (kept.version === version) return [...kept.meetings];
  throw new Trouble(
    `${shortPath(path)} was played by version ${kept.version} of the rules, which are now version ${version}; move it away to begin anew`,
  );
}

/**
 * Between two bots each seed is played twice, with the seats swapped; where everybody plays together
 * that would be the same game again.
 */
export function taskOf(
  id: string,
  { config }: Setup,
  [a, b]: readonly [string, string],
  game: number,
  seed: string,
): Task {
  const bots = Array.from({ length: config.seats }, (_, seat) => ((seat + game) % 2 === 0 ? a : b));
  const own = seedOfGame(seed, 1 + (a === b ? game : Math.floor(game / 2)));
  return { game: id, setup: 0, config, bots, seed: own, check: false };
}

function ladderOf({ meetings, ...head }: Kept): Ladder {
  const bots = [...new Set(meetings.flatMap(({ sides }) => sides.map(({ bot }) => bot)))];
  const duels = bots
    .flatMap((a, i) => bots.slice(i + 1).map((b) => duelOf(a, b, meetings)))
    .filter(({ games }) => games > 0);
  const bouts = duels.flatMap(({ a, b }) =>
    meetings.flatMap((held): Bout[] =>
      isDuel(held, a, b) ? [{ a, b, score: scoreOf(held, a) }] : [],
    ),
  );
  const runs = bots.map((bot) => runOf(bot, meetings)).filter(({ games }) => games > 0);
  return { ...head, runs, duels, ratings: bouts.length > 0 ? ratingsOf(bouts, ANCHOR) : [] };
}

function told({ game, mode, runs, duels, ratings }: Ladder): string {
  return [
    `${game}, ${mode}`,
    ...runs.map(
      ({ bot, games, won, points, milliseconds }) =>
        `  ${bot.padEnd(9)} won ${rate(won, games)}, ${points.toFixed(1)} points, ${milliseconds.toFixed(0)} ms a decision`,
    ),
    ...duels.map(
      ({ a, b, games, won, ahead, points, milliseconds: [one, two] }) =>
        `  ${a} – ${b}: ahead ${rate(ahead[0], games)} – ${rate(ahead[1], games)}; won ${won[0]} – ${won[1]}; ${points[0].toFixed(1)} – ${points[1].toFixed(1)} points; ${one.toFixed(0)} – ${two.toFixed(0)} ms a decision`,
    ),
    ...ratings.map(
      ({ bot, elo, low, high }) =>
        `  ${bot.padEnd(9)} ${elo.toFixed(0).padStart(5)} (${low.toFixed(0)} to ${high.toFixed(0)})`,
    ),
  ].join('\n');
}

function rate(won: number, games: number): string {
  const { low, high } = wilson(won, games);
  const percent = (part: number): string => (100 * part).toFixed(0);
  return `${won} of ${games} (${percent(low)}–${percent(high)} %)`;
}
