import {
  type AnyTypes,
  type Chance,
  Engine,
  type Entry,
  fingerprint,
  fold,
  foldOn,
} from '../index.ts';
import type { AnyEngine, AnyWorld, Exam } from './exam.ts';
import { differenceOf } from './plain.ts';
import type { Mark, Played } from './play.ts';
import { type Broken, Violation } from './violation.ts';

/** Compares a world on the way with the one that was played. */
function comparing(engine: AnyEngine, marks: readonly Mark[], from: number, broken: Broken) {
  const expected = new Map(marks.map((mark) => [mark.at, mark]));
  return (world: AnyWorld, _events: unknown, at: number): void => {
    const mark = expected.get(from + at + 1);
    if (!mark || fingerprint(engine.canonical(world)) === mark.hash) return;
    const played = JSON.parse(mark.saved) as AnyWorld;
    throw new Violation(
      broken,
      `entry ${mark.at} of the log leads elsewhere than when it was played: ${differenceOf(played, world, 'world')}`,
    );
  };
}

function folding<V>(broken: Broken, run: () => V): V {
  try {
    return run();
  } catch (error) {
    if (error instanceof Violation) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new Violation(broken, `the log cannot be folded again: ${reason}`, null, error);
  }
}

/** The log alone, folded by an engine that knows nothing of the game, gives the world played. */
export function checkFold(exam: Exam, played: Played): void {
  const engine = new Engine(exam.game, exam.engine.content);
  folding('fold', () =>
    fold(engine, played.opening, played.entries, comparing(engine, played.marks, 0, 'fold')),
  );
}

/** How far forward again from a horizon where the whole way would take too long. */
const WINDOW = 24;

/** Back to a horizon, as it was saved there, and forward again. */
export function checkUndo(exam: Exam, played: Played, mark: Mark, full: boolean): void {
  const { engine } = exam;
  const world = JSON.parse(mark.saved) as AnyWorld;
  const ahead: readonly Entry<AnyTypes>[] = played.entries.slice(
    mark.at,
    full ? undefined : mark.at + WINDOW,
  );
  folding('undo', () =>
    foldOn(engine, world, ahead, comparing(engine, played.marks, mark.at, 'undo')),
  );
}

/** Fold, then undo to all horizons or to as many as time allows, in a random order. */
export function checkPast(
  exam: Exam,
  played: Played,
  chance: Chance,
  amount: { readonly full: boolean; readonly timeLeft: () => boolean },
): void {
  checkFold(exam, played);
  const horizons = played.marks.filter((mark) => mark.horizon);
  if (!amount.full) chance.shuffle(horizons);
  for (const [done, mark] of horizons.entries()) {
    if (!amount.full && done >= AT_LEAST && !amount.timeLeft()) return;
    checkUndo(exam, played, mark, amount.full);
  }
}

const AT_LEAST = 4;
