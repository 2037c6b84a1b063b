import { type AnyGame, type AnyTypes, Engine, type World } from '@incognita/kernel';
import { Dice } from '../dice.ts';
import type { Bench } from '../line.ts';
import { perSecond } from '../measure.ts';

/** A game to be measured, and what it set out to reach. */
export interface Measured {
  /** The first part of its lines' names. */
  readonly prefix: string;
  readonly title: string;
  readonly game: AnyGame;
  readonly config: Readonly<Record<string, string | number | boolean>>;
  /** Games a second and core that the game set out to reach. */
  readonly budget: number;
}

const POSITIONS = 3000;
const LEAST_OF_A_STEP = 30;
const seedOf = (n: number): string => n.toString(16).padStart(64, '0');

/** A random game to its end, by the quick way; answers its decisions. */
function playout(measured: Measured, engine: Engine<AnyTypes>, game: number): number {
  const dice = new Dice(game);
  const { world } = engine.begin(measured.config, seedOf(game));
  engine.playOut(
    world,
    (choices) => choices[dice.below(choices.length)] as (typeof choices)[number],
  );
  return world.taken;
}

/** The same as a table plays it: every reason worked out, every choice checked, everything told. */
function atATable(measured: Measured, engine: Engine<AnyTypes>, game: number): number {
  const dice = new Dice(game);
  let { world } = engine.begin(measured.config, seedOf(game));
  for (;;) {
    const question = engine.question(world);
    if (!question) return world.taken;
    const attempt = engine.attempt(world, question.choices[dice.below(question.choices.length)]);
    if (!attempt.accepted) throw new Error(attempt.reason);
    world = attempt.world;
  }
}

function decisionsPerSecond(measured: Measured, play: typeof playout): number {
  const engine = new Engine(measured.game);
  let game = 0;
  return perSecond(() => play(measured, engine, ++game));
}

function gamesPerSecond(measured: Measured): number {
  const engine = new Engine(measured.game);
  let game = 0;
  return perSecond(() => {
    playout(measured, engine, ++game);
    return 1;
  });
}

/** Positions of random games by the step that asks. */
function positions(measured: Measured, engine: Engine<AnyTypes>): Map<string, World<AnyTypes>[]> {
  const byStep = new Map<string, World<AnyTypes>[]>();
  const dice = new Dice(1);
  for (let game = 1, held = 0; held < POSITIONS; game++) {
    const { world } = engine.begin(measured.config, seedOf(game));
    engine.playOut(world, (choices) => {
      const step = world.frames.at(-1)?.step ?? '';
      if (dice.below(8) === 0) {
        byStep.set(step, [...(byStep.get(step) ?? []), engine.clone(world)]);
        held++;
      }
      return choices[dice.below(choices.length)] as (typeof choices)[number];
    });
  }
  return byStep;
}

/** The positions of the step whose list of legal choices takes longest to make. */
function slowest(measured: Measured, engine: Engine<AnyTypes>): World<AnyTypes>[] {
  let worst: World<AnyTypes>[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (const worlds of positions(measured, engine).values()) {
    if (worlds.length < LEAST_OF_A_STEP) continue;
    const start = performance.now();
    for (let pass = 0; pass < 20; pass++) for (const world of worlds) engine.choices(world);
    const perMs = (20 * worlds.length) / (performance.now() - start);
    if (perMs < least) [worst, least] = [worlds, perMs];
  }
  return worst;
}

function listsPerSecond(
  measured: Measured,
  list: (engine: Engine<AnyTypes>, world: World<AnyTypes>) => unknown,
): number {
  const engine = new Engine(measured.game);
  const worlds = slowest(measured, engine);
  let kept: unknown = null;
  const value = perSecond(() => {
    for (const world of worlds) kept = list(engine, world);
    return worlds.length;
  });
  if (kept === null) throw new Error('nothing was listed');
  return value;
}

/** Random games of another way to play, against those of the game's own lines. */
export function otherGamesLine(measured: Omit<Measured, 'budget'>, name: string): Bench {
  const { prefix, title } = measured;
  return {
    lines: [
      {
        name: `${prefix}/${name}`,
        unit: 'games/s/core',
        about: `random games of ${title}, to the end; against those of the line ${prefix}/random-games`,
        ours: `${prefix} ${name}`,
        baseline: `${prefix} playouts`,
      },
    ],
    variants: {
      [`${prefix} ${name}`]: { measure: () => gamesPerSecond({ ...measured, budget: 0 }) },
    },
  };
}

/** Random games, their decisions, and the slowest list of choices: the three lines of a game. */
export function gameLines(measured: Measured): Bench {
  const { prefix, title, budget } = measured;
  return {
    lines: [
      {
        name: `${prefix}/random-games`,
        unit: 'games/s/core',
        about: `random games of ${title} for four, to the end; against the ${budget} a second that were aimed at`,
        ours: `${prefix} playouts`,
        baseline: `${prefix} budget`,
        target: 1,
      },
      {
        name: `${prefix}/random-decisions`,
        unit: 'decisions/s',
        about:
          'the decisions of the same games; against playing them as a table does, with reasons, checks, copies and events',
        ours: `${prefix} decisions`,
        baseline: `${prefix} at a table`,
      },
      {
        name: `${prefix}/slowest-choices`,
        unit: 'lists/s',
        about:
          'the legal choices of the step where they take longest to list, in positions of random games; against listing them with the reason of every refusal',
        ours: `${prefix} slowest choices`,
        baseline: `${prefix} slowest question`,
      },
    ],
    variants: {
      [`${prefix} playouts`]: { measure: () => gamesPerSecond(measured) },
      [`${prefix} budget`]: { measure: () => budget },
      [`${prefix} decisions`]: { measure: () => decisionsPerSecond(measured, playout) },
      [`${prefix} at a table`]: { measure: () => decisionsPerSecond(measured, atATable) },
      [`${prefix} slowest choices`]: {
        measure: () => listsPerSecond(measured, (engine, world) => engine.choices(world)),
      },
      [`${prefix} slowest question`]: {
        measure: () => listsPerSecond(measured, (engine, world) => engine.question(world)),
      },
    },
  };
}
