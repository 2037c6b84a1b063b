import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import type { Weights } from '@incognita/kernel';
import type { Command } from 'commander';
import { gameNamed } from '../games.ts';
import { ROOT, readJson, shortPath } from '../places.ts';
import { seedFrom, seedOfGame } from '../seeds.ts';
import { oneSetup, type Setup } from '../setups.ts';
import type { GameRecord, Task } from '../simulate/playout.ts';
import { playAll } from '../simulate/workers.ts';
import { playsTogether } from '../together.ts';
import { FINE, Trouble } from '../trouble.ts';
import { childrenOf, type Evolution, type Genes, nextOf } from '../tune/evolution.ts';
import { numbersIn, withNumbers } from '../tune/numbers.ts';
import { many, wholeNumber } from './arguments.ts';

interface Options {
  readonly mode?: string;
  readonly seats?: number;
  readonly config: readonly string[];
  readonly bot: string;
  readonly generations: number;
  readonly pairs: number;
  readonly games: number;
  readonly cores: number;
}

/** What is kept of an evolution between two runs. */
interface Kept extends Evolution {
  readonly game: string;
  readonly version: number;
  readonly mode: string;
  readonly bot: string;
  /** How much better than the anchor's weights the generations were on average, one after the other. */
  readonly fitness: readonly number[];
  readonly weights: Weights;
}

/** What it is worth to win, and to lose, in points. */
const VICTORY = 10;

export function addTune(program: Command, end: (code: number) => void): void {
  program
    .command('tune <game>')
    .description(
      "finds better weights for a game's evaluation, by evolution; goes on where it ended",
    )
    .option('--mode <mode>', 'which mode')
    .option('--seats <number>', 'how many seats', wholeNumber(1, 30))
    .option('--config <key=value>', 'another option of the game; may be repeated', many, [])
    .option('--bot <name>', 'who plays; the quicker, the more games', 'scout')
    .option('--generations <number>', 'how many more', wholeNumber(1, 10_000), 10)
    .option('--pairs <number>', 'pairs of opposite tries in a generation', wholeNumber(1, 1000), 8)
    .option('--games <number>', 'games for each try', wholeNumber(1, 1000), 4)
    .option('--cores <number>', 'how many cores', wholeNumber(1, 1024), availableParallelism())
    .action(async (id: string, options: Options) => {
      await tune(id, options);
      end(FINE);
    });
}

async function tune(id: string, options: Options): Promise<void> {
  const game = gameNamed(id);
  const setup = oneSetup(game, { ...options, options: options.config });
  const anchor = game.evaluation.anchor(setup.config);
  const numbers = numbersIn(anchor);
  if (numbers.length === 0) throw new Trouble(`${id} has no weights that could be tuned`);
  const path = join(ROOT, 'docs', 'bots', `tune-${id}-${options.mode ?? 'standard'}.json`);
  const seed = seedFrom(`tuning ${id} ${options.mode}`);
  const blank = { generation: 0, sigma: 0.25, mean: numbers.map(() => 0), fitness: [] };
  const kept: Pick<Kept, keyof Evolution | 'fitness'> = existsSync(path)
    ? (readJson(path) as Kept)
    : blank;
  let now: Evolution = kept;
  const history = [...kept.fitness];
  const weightsOf = (genes: Genes): Weights =>
    withNumbers(
      anchor,
      numbers.map(({ value }, i) => round(value * Math.exp(genes[i] ?? 0))),
    );
  for (let i = 0; i < options.generations; i++) {
    const children = childrenOf(now, seed, options.pairs);
    const seeds = Array.from({ length: options.games }, (_, n) =>
      seedOfGame(seed, 1 + now.generation * options.games + n),
    );
    const tasks = children.flatMap((genes) =>
      seeds.map((own, n) => taskOf(id, setup, options.bot, weightsOf(genes), own, n)),
    );
    const records = await playAll(tasks, options.cores, () => undefined);
    const fitness = children.map((_genes, at) =>
      mean(records.slice(at * seeds.length, (at + 1) * seeds.length).map(marginOf)),
    );
    now = nextOf(now, children, fitness);
    history.push(round(mean(fitness)));
    process.stdout.write(
      `generation ${now.generation}: ${mean(fitness).toFixed(2)} points better than the anchor on average, ${Math.max(...fitness).toFixed(2)} at best\n`,
    );
    const result: Kept = {
      game: id,
      version: game.version,
      mode: options.mode ?? 'standard',
      bot: options.bot,
      generation: now.generation,
      sigma: now.sigma,
      mean: now.mean.map(round),
      fitness: history,
      weights: weightsOf(now.mean),
    };
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${JSON.stringify(result, null, 2)}\n`);
  }
  process.stdout.write(`the weights are in ${shortPath(path)}\n`);
}

/** The tried weights sit at one seat, in turn; where seats play against each other, the anchor's at the rest. */
function taskOf(
  id: string,
  { config }: Setup,
  bot: string,
  weights: Weights,
  seed: string,
  game: number,
): Task {
  const own = game % config.seats;
  const together = playsTogether(id, config);
  return {
    game: id,
    setup: 0,
    config,
    bots: Array.from({ length: config.seats }, () => bot),
    beliefs: Array.from({ length: config.seats }, (_, seat) =>
      seat === own || together ? weights : 'anchor',
    ),
    seed,
    check: false,
  };
}

/** Points ahead of the best seat with the anchor's weights, and something for winning. */
function marginOf({ sides, task, violation }: GameRecord): number {
  if (violation !== null) throw new Error(violation);
  const tried = sides.filter(({ seat }) => seat !== null && task.beliefs?.[seat] !== 'anchor');
  const others = sides.filter(({ seat }) => seat !== null && task.beliefs?.[seat] === 'anchor');
  const own = mean(tried.map(({ total }) => total));
  const rival = others.length > 0 ? Math.max(...others.map(({ total }) => total)) : 0;
  return own - rival + (tried.some(({ won }) => won) ? VICTORY : -VICTORY);
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Four places are more than any weight is known by. */
const round = (value: number): number => Number(value.toPrecision(4));
