import { checkAccount } from './account.ts';
import { checkClone } from './clone.ts';
import type { AnyQuestion, AnyWorld, Exam } from './exam.ts';
import { checkLeaks } from './leaks.ts';
import { checkAtomic, checkRefused, notOnTheList } from './off-list.ts';
import { checkPlain } from './plain.ts';
import { chanceOf, type Played, type Playthrough, placeOf, playOut } from './play.ts';
import { inspect } from './position.ts';
import { freezeSlots } from './slots.ts';
import { checkPast } from './undo.ts';
import { placed } from './violation.ts';

/** How much of what takes long is done: all of it, or samples while there is time. */
export interface Amount {
  readonly full: boolean;
  readonly timeLeft: () => boolean;
}

export const EVERYTHING: Amount = { full: true, timeLeft: () => true };

/** Plays one game and looks at everything in every position, and after every phase for aliases. */
export function examinePlay(exam: Exam, playthrough: Playthrough): Played {
  const chance = chanceOf(playthrough.seed, 'tries');
  return playOut(exam.engine, playthrough, {
    watch: (world) => checkPlain(world, 'world'),
    each: ({ world, events }) => {
      const watch = exam.engine.watch;
      exam.engine.watch = null;
      freezeSlots(exam.game.state.schema, world);
      const question = inspect(exam, world, events);
      if (question) tryThings(exam, world, question, (n) => chance.below(n));
      else checkAccount(exam, world);
      exam.engine.watch = watch;
    },
  });
}

/** A few of the things that somebody might try here, each in its turn over a game. */
function tryThings(
  exam: Exam,
  world: AnyWorld,
  question: AnyQuestion,
  below: (n: number) => number,
): void {
  const wrong = notOnTheList(question);
  for (let i = 0; i < 2; i++) checkRefused(exam.engine, world, wrong[below(wrong.length)]);
  const choice = question.choices[below(question.choices.length)];
  if (choice) checkAtomic(exam, world, choice, below(4));
  checkClone(exam.engine, world);
}

/** Plays one game, folds its log again, and goes back to its horizons and forward again. */
export function examinePast(exam: Exam, playthrough: Playthrough, amount: Amount): void {
  const played = playOut(exam.engine, playthrough, { marks: true, rekeys: true });
  try {
    checkPast(exam, played, chanceOf(playthrough.seed, 'undo'), amount);
  } catch (error) {
    throw placed(error, placeOf(playthrough, played.entries));
  }
}

/** Fewer positions than this say too little, even where time is short. */
const POSITIONS = 12;
/** Choices taken one step ahead in each position, for each eye. */
const STEPS = 3;
const ALL = Number.POSITIVE_INFINITY;

/** Plays one game and does both leak tests, in all its positions or in a sample of them. */
export function examineSecrets(exam: Exam, playthrough: Playthrough, amount: Amount): void {
  const played = playOut(exam.engine, playthrough, { marks: true });
  const marks = [...played.marks];
  if (!amount.full) chanceOf(playthrough.seed, 'leaks').shuffle(marks);
  for (const [done, mark] of marks.entries()) {
    if (!amount.full && done >= POSITIONS && !amount.timeLeft()) return;
    try {
      const world = JSON.parse(mark.saved) as AnyWorld;
      checkLeaks(exam, world, `${playthrough.seed} ${mark.at}`, amount.full ? ALL : STEPS);
    } catch (error) {
      throw placed(error, placeOf(playthrough, played.entries.slice(0, mark.at)));
    }
  }
}
