import type { AnyChoice, AnyEngine, AnyQuestion, AnyWorld, Exam } from './exam.ts';
import { told, Violation } from './violation.ts';

/** Things that no list has: from a broken client, a curious one, and one that is late. */
export function notOnTheList(question: AnyQuestion): unknown[] {
  const [first] = question.choices;
  return [
    null,
    'nonsense',
    42,
    [],
    {},
    { do: 'no such choice' },
    { ...first, and: 'more' },
    [first],
    ...question.refused.map(({ choice }) => choice),
  ];
}

/** A choice that is not on the list is refused with a sentence and changes nothing. */
export function checkRefused(engine: AnyEngine, world: AnyWorld, choice: unknown): void {
  const before = JSON.stringify(world);
  const answer = engine.attempt(world, choice);
  if (answer.accepted)
    throw new Violation('off the list', `${told(choice)} was accepted and is not on the list`);
  // The sentence may quote what it refuses, and so show any nonsense but the program's own.
  if (!/^\S+ .*\S$/s.test(answer.reason) || /\bundefined\b|\[object/.test(answer.reason))
    throw new Violation('off the list', `${told(answer.reason)} is no sentence`);
  if (JSON.stringify(world) !== before)
    throw new Violation('off the list', `${told(choice)} was refused and yet changed the world`);
}

/** Thrown in the middle of a move, as a rule with a mistake in it would. */
class Interruption extends Error {}

/**
 * A move is all or nothing: the world that it is tried on stays as it was, whether the move is
 * made, or breaks off after a number of phases.
 */
export function checkAtomic(
  exam: Exam,
  world: AnyWorld,
  choice: AnyChoice,
  breaksOffAfter: number,
): void {
  const { engine } = exam;
  const before = JSON.stringify(world);
  const watch = engine.watch;
  const unchanged = (when: string): void => {
    if (JSON.stringify(world) !== before)
      throw new Violation('half done', `${told(choice)} ${when} and left a changed world behind`);
  };

  let phases = 0;
  engine.watch = () => {
    if (phases++ === breaksOffAfter) throw new Interruption('broken off by the test kit');
  };
  try {
    engine.attempt(world, choice);
  } catch (error) {
    if (!(error instanceof Interruption)) {
      unchanged('failed');
      throw error;
    }
  } finally {
    engine.watch = watch;
  }
  unchanged('broke off');

  const made = engine.attempt(world, choice);
  unchanged('was only tried');
  if (!made.accepted)
    throw new Violation('choices', `${told(choice)} is on the list, but: ${made.reason}`);
  const applied = JSON.parse(before) as AnyWorld;
  engine.apply(applied, choice);
  if (engine.canonical(applied) !== engine.canonical(made.world))
    throw new Violation('half done', `${told(choice)} leads elsewhere when it is applied in place`);
}
