import { type Auztralia, auztralia } from '@incognita/auztralia';
import { Engine, type World } from '@incognita/kernel';
import { Dice } from '../dice.ts';
import type { Bench } from '../line.ts';
import { perSecond } from '../measure.ts';

const CONFIG = { seats: 4 };
/** Games a second and core that the game set out to reach. */
const BUDGET = 300;
const POSITIONS = 3000;
const LEAST_OF_A_STEP = 30;
const seedOf = (n: number): string => n.toString(16).padStart(64, '0');

/** A random game to its end, by the quick way; answers its decisions. */
function playout(engine: Engine<Auztralia>, game: number): number {
  const dice = new Dice(game);
  const { world } = engine.begin(CONFIG, seedOf(game));
  engine.playOut(
    world,
    (choices) => choices[dice.below(choices.length)] as (typeof choices)[number],
  );
  return world.taken;
}

/** The same as a table plays it: every reason worked out, every choice checked, everything told. */
function atATable(engine: Engine<Auztralia>, game: number): number {
  const dice = new Dice(game);
  let { world } = engine.begin(CONFIG, seedOf(game));
  for (;;) {
    const question = engine.question(world);
    if (!question) return world.taken;
    const attempt = engine.attempt(world, question.choices[dice.below(question.choices.length)]);
    if (!attempt.accepted) throw new Error(attempt.reason);
    world = attempt.world;
  }
}

function decisionsPerSecond(play: (engine: Engine<Auztralia>, game: number) => number): number {
  const engine = new Engine(auztralia);
  let game = 0;
  return perSecond(() => play(engine, ++game));
}

function gamesPerSecond(): number {
  const engine = new Engine(auztralia);
  let game = 0;
  return perSecond(() => {
    playout(engine, ++game);
    return 1;
  });
}

/** Positions of random games by the step that asks. */
function positions(engine: Engine<Auztralia>): Map<string, World<Auztralia>[]> {
  const byStep = new Map<string, World<Auztralia>[]>();
  const dice = new Dice(1);
  for (let game = 1, held = 0; held < POSITIONS; game++) {
    const { world } = engine.begin(CONFIG, seedOf(game));
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
function slowest(engine: Engine<Auztralia>): World<Auztralia>[] {
  let worst: World<Auztralia>[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (const worlds of positions(engine).values()) {
    if (worlds.length < LEAST_OF_A_STEP) continue;
    const start = performance.now();
    for (let pass = 0; pass < 20; pass++) for (const world of worlds) engine.choices(world);
    const perMs = (20 * worlds.length) / (performance.now() - start);
    if (perMs < least) [worst, least] = [worlds, perMs];
  }
  return worst;
}

function listsPerSecond(
  list: (engine: Engine<Auztralia>, world: World<Auztralia>) => unknown,
): number {
  const engine = new Engine(auztralia);
  const worlds = slowest(engine);
  let kept: unknown = null;
  const value = perSecond(() => {
    for (const world of worlds) kept = list(engine, world);
    return worlds.length;
  });
  if (kept === null) throw new Error('nothing was listed');
  return value;
}

export const auztraliaLines: Bench = {
  lines: [
    {
      name: 'auztralia/random-games',
      unit: 'games/s/core',
      about: `random games of AuZtralia for four, to the end; against the ${BUDGET} a second that were aimed at`,
      ours: 'auztralia playouts',
      baseline: 'auztralia budget',
      target: 1,
    },
    {
      name: 'auztralia/random-decisions',
      unit: 'decisions/s',
      about:
        'the decisions of the same games; against playing them as a table does, with reasons, checks, copies and events',
      ours: 'auztralia decisions',
      baseline: 'auztralia at a table',
    },
    {
      name: 'auztralia/slowest-choices',
      unit: 'lists/s',
      about:
        'the legal choices of the step where they take longest to list, in positions of random games; against listing them with the reason of every refusal',
      ours: 'auztralia slowest choices',
      baseline: 'auztralia slowest question',
    },
  ],
  variants: {
    'auztralia playouts': { measure: gamesPerSecond },
    'auztralia budget': { measure: () => BUDGET },
    'auztralia decisions': { measure: () => decisionsPerSecond(playout) },
    'auztralia at a table': { measure: () => decisionsPerSecond(atATable) },
    'auztralia slowest choices': {
      measure: () => listsPerSecond((engine, world) => engine.choices(world)),
    },
    'auztralia slowest question': {
      measure: () => listsPerSecond((engine, world) => engine.question(world)),
    },
  },
};
