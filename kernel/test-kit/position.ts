import { LANGUAGES } from '../index.ts';
import { type AnyEvent, type AnyQuestion, type AnyWorld, type Exam, eyesOf } from './exam.ts';
import { checkPlain, checkPlainCopy } from './plain.ts';
import { checkPools } from './pools.ts';
import { checkUnchanged } from './purity.ts';
import { checkAskedAgain, checkLoaded, checkQuestion } from './question.ts';
import { checkEvents, checkQuestionTexts, checkText, tellerFor } from './text.ts';
import { Violation } from './violation.ts';

/**
 * Everything that must hold in one position, whoever plays: what the world is made of, the
 * question on the table, saving and loading, texts, and that looking changes nothing. `events`
 * is what led here. Throws a Violation; gives the question, or null at the end of the game.
 */
export function inspect(
  exam: Exam,
  world: AnyWorld,
  events: readonly AnyEvent[] = [],
): AnyQuestion | null {
  const { engine } = exam;
  checkPlain(world, 'world');
  const saved = JSON.stringify(world);
  const wrong = engine.check(world);
  if (wrong) throw new Violation('schema', wrong);
  const lost = engine.invariants(world);
  if (lost) throw new Violation('invariant', lost);

  const question = engine.question(world);
  checkUnchanged(exam, world, saved);
  if (question) {
    checkQuestion(exam, world, question);
    checkAskedAgain(exam, world, question);
    checkQuestionTexts(exam, world, question);
  }
  checkLoaded(exam, world, question, saved);
  checkEvents(exam, world, events);
  checkSights(exam, world);
  checkPools(exam, world);
  checkUnchanged(exam, world, saved);
  return question;
}

/** What is seen of the world: the views, the table in words, and what bots think of it. */
function checkSights({ engine, game }: Exam, world: AnyWorld): void {
  const { seats } = world.config;
  const eyes = eyesOf(world);
  for (const [i, eye] of eyes.entries()) {
    const view = engine.view(world, eye);
    checkPlainCopy(view, 'view');
    // The words differ little between eyes; each has its turn.
    if (world.taken % eyes.length === i)
      for (const language of LANGUAGES)
        checkText(game.describe(view, tellerFor(language, seats)), `describe in ${language}`);
  }
  for (let seat = 0; seat < seats; seat++) {
    const worth = engine.evaluate(world, seat);
    if (!Number.isFinite(worth))
      throw new Violation('schema', `evaluate gives ${worth} for seat ${seat}, not a number`);
  }
}
