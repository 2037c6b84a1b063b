import {
  type AnyTypes,
  Chance,
  deriveKey,
  type Entry,
  fingerprint,
  newChance,
  type Opening,
} from '../index.ts';
import type { AnyChoice, AnyEngine, AnyEvent, AnyWorld } from './exam.ts';
import type { Setup } from './setups.ts';
import { placed, Violation } from './violation.ts';

/** One game to be played at random. Everything random in it comes from the seed. */
export interface Playthrough {
  readonly setup: Setup;
  readonly seed: string;
  /** A game that takes more decisions than this is taken for endless. */
  readonly cap: number;
}

export const seedOf = (label: string): string => deriveKey('0'.repeat(64), label);

/** A generator of the test kit's own, apart from the game's. */
export const chanceOf = (seed: string, use: string): Chance =>
  new Chance(newChance(deriveKey(seed, use)));

/** A point of a game that was played, as it was saved there. */
export interface Mark {
  /** How many entries of the log lead here. */
  readonly at: number;
  /** Undo may come back to here, and not behind it. */
  readonly horizon: boolean;
  readonly saved: string;
  readonly hash: string;
}

export interface Played {
  readonly opening: Opening;
  readonly entries: readonly Entry<AnyTypes>[];
  readonly world: AnyWorld;
  /** One for every decision and one for the end, if they were wanted. */
  readonly marks: readonly Mark[];
}

/** A position of the game, and what led to it from the one before. */
export interface Moment {
  readonly world: AnyWorld;
  /** How many decisions were taken before. */
  readonly decision: number;
  /** The last of them; null at the beginning. */
  readonly choice: AnyChoice | null;
  readonly events: readonly AnyEvent[];
}

export interface Wishes {
  /** Called at every decision and at the end. */
  readonly each?: (moment: Moment) => void;
  /** Called after every phase. */
  readonly watch?: (world: AnyWorld) => void;
  readonly marks?: boolean;
  /** Gives chance a new key now and then, as an undo past a draw does. */
  readonly rekeys?: boolean;
}

/** Plays a game to its end with random choices; what goes wrong is told with the way to see it. */
export function playOut(engine: AnyEngine, playthrough: Playthrough, wishes: Wishes = {}): Played {
  const { setup, seed, cap } = playthrough;
  const picks = chanceOf(seed, 'picks');
  const entries: Entry<AnyTypes>[] = [];
  const marks: Mark[] = [];
  const mark = (world: AnyWorld, horizon: boolean): void => {
    if (!wishes.marks) return;
    const [saved, hash] = [JSON.stringify(world), fingerprint(engine.canonical(world))];
    marks.push({ at: entries.length, horizon, saved, hash });
  };
  engine.watch = wishes.watch ?? null;
  try {
    const opening = { config: setup.config, seed };
    const begun = engine.begin(opening.config, opening.seed);
    const { world } = begun;
    let events: readonly AnyEvent[] = begun.events;
    let choice: AnyChoice | null = null;
    let horizon = true;
    for (let decision = 0; ; decision++) {
      mark(world, horizon);
      wishes.each?.({ world, decision, choice, events });
      if (world.over) return { opening, entries, world, marks };
      if (decision >= cap)
        throw new Violation('endless', `the game is not over after ${cap} decisions`);
      if (wishes.rekeys && picks.below(16) === 0) {
        const salt = `again ${decision}`;
        engine.rekey(world, salt);
        entries.push({ rekey: salt });
      }
      choice = pick(engine, world, picks);
      entries.push({ choice });
      const outcome = engine.apply(world, choice, { events: true });
      events = outcome.events;
      horizon = outcome.horizon;
    }
  } catch (error) {
    throw placed(error, placeOf(playthrough, entries));
  } finally {
    engine.watch = null;
  }
}

function pick(engine: AnyEngine, world: AnyWorld, picks: Chance): AnyChoice {
  const choices = engine.choices(world);
  const choice = choices.length > 0 ? choices[picks.below(choices.length)] : undefined;
  if (choice === undefined)
    throw new Violation(
      'dead end',
      `"${world.frames.at(-1)?.step}" asks seat ${engine.seatAsked(world)}, who has no legal choice`,
    );
  return choice;
}

const LAST = 5;

/** Where in which game something happened, so that anyone can go there again. */
export function placeOf({ setup, seed }: Playthrough, entries: readonly Entry<AnyTypes>[]): string {
  const choices = entries.flatMap((entry) => ('choice' in entry ? [entry.choice] : []));
  const last = choices.slice(-LAST).map((choice) => `\n    ${JSON.stringify(choice)}`);
  return [
    `  table: ${setup.name} ${JSON.stringify(setup.config)}`,
    `  seed: ${seed}, after ${choices.length} decisions`,
    `  last choices:${last.length > 0 ? last.join('') : ' none'}`,
    `  to see it again, run this test with -t "${setup.name}" and INCOGNITA_SEED=${seed}`,
  ].join('\n');
}
