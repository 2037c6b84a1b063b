import { canonicalJson, sameJson } from '../index.ts';
import type { AnyQuestion, AnyWorld, Exam } from './exam.ts';
import { checkRule } from './exam.ts';
import { checkPlainCopy, differenceOf, objectsIn } from './plain.ts';
import { told, Violation } from './violation.ts';

/** The question on the table: asked of a seat, answerable, its list unique and of one mind. */
export function checkQuestion(exam: Exam, world: AnyWorld, question: AnyQuestion): void {
  const { choices, refused, step, seat } = question;
  if (!(Number.isInteger(seat) && seat >= 0 && seat < world.config.seats))
    throw new Violation('choices', `"${step}" asks seat ${seat}, which is not at the table`);
  if (choices.length === 0)
    throw new Violation('dead end', `"${step}" asks seat ${seat}, who has no legal choice`);
  checkPlainCopy(question, `the question "${step}"`);
  checkUnique(question);
  checkShape(exam, world, question);
  checkWindow(exam, world, question);
  checkRule(exam, question.rule, `the decision "${step}"`);
  for (const { choice, refusal } of refused)
    checkRule(exam, refusal.rule, `the refusal of ${told(choice)} in "${step}"`);

  const quick = exam.engine.choices(world);
  const difference = differenceOf(choices, quick, 'choices');
  if (difference)
    throw new Violation(
      'choices',
      `"${step}" has other choices while refusals are explained: ${difference}`,
    );
  const live = objectsIn(world);
  for (const choice of choices)
    for (const part of objectsIn(choice))
      if (live.has(part))
        throw new Violation(
          'alias',
          `the choice ${told(choice)} of "${step}" holds a piece of the state itself; offer a copy`,
        );
}

/** A window is announced by the face, can be passed whenever it is open, and the span of its pass is under way. */
function checkWindow({ game }: Exam, world: AnyWorld, question: AnyQuestion): void {
  const { window, step, choices } = question;
  if (window === null) return;
  if (!game.opensWindows?.(world.config))
    throw new Violation('window', `"${step}" is a window, but the face says that none is opened`);
  if (!choices.some((choice) => sameJson(choice, window.pass)))
    throw new Violation(
      'window',
      `"${step}" is a window, but its pass ${told(window.pass)} is not among its choices`,
    );
  const marked = world.frames.some((frame) => {
    const held = game.rules.steps.get(frame.step);
    return held?.kind === 'auto' && held.span === window.span;
  });
  if (!marked)
    throw new Violation(
      'window',
      `"${step}" may be passed for the rest of the ${window.span}, but no step under way marks one`,
    );
}

function checkUnique({ step, choices, refused }: AnyQuestion): void {
  const met = new Map<string, string>();
  const listed = [
    ...choices.map((choice) => ['a legal choice', choice] as const),
    ...refused.map(({ choice }) => ['refused', choice] as const),
  ];
  for (const [as, choice] of listed) {
    const key = canonicalJson(choice);
    const before = met.get(key);
    if (before !== undefined)
      throw new Violation(
        'choices',
        before === as
          ? `"${step}" lists ${told(choice)} twice`
          : `"${step}" lists ${told(choice)} both as ${before} and as ${as}`,
      );
    met.set(key, as);
  }
}

/**
 * A shape holds what it says: its bounds fit its items, and so many of them can be taken one after
 * the other, each as an answer to the same decision.
 */
function checkShape(exam: Exam, world: AnyWorld, question: AnyQuestion): void {
  const { shape, step, choices } = question;
  if (!shape) return;
  const { least, most, end, limits } = shape;
  const items = choices.filter((choice) => !(end && sameJson(choice, end)));
  const wrong = (sentence: string) =>
    new Violation('choices', `the shape of "${step}" ${sentence}`);
  if (!(least >= 0 && least <= most && most >= 1))
    throw wrong(`asks for ${least} to ${most} choices`);
  if (!end && least < most)
    throw wrong(`asks for ${least} to ${most} choices but has none that says "enough"`);
  if ((shape.pick === 'counts') !== (limits !== null))
    throw wrong('has limits exactly where it asks how many of each');
  if (limits && limits.length !== items.length)
    throw wrong(`has ${limits.length} limits for ${items.length} items`);
  const there = limits ? limits.reduce((sum, limit) => sum + limit, 0) : items.length;
  // One more than there is: whatever is taken, "enough" has to close the answer.
  if (most > (end ? there + 1 : there)) throw wrong(`asks for up to ${most} of ${there} items`);
  const copy = exam.engine.clone(world);
  for (let taken = 0; taken < most; taken++) {
    if (exam.engine.stepAsked(copy) !== step)
      throw wrong(`asks for up to ${most} choices, but after ${taken} something else is asked`);
    const legal = exam.engine.choices(copy);
    // Before the least is taken, "enough" may be refused; from then on it closes the answer.
    if (end && taken >= least && !legal.some((choice) => sameJson(choice, end)))
      throw wrong(`ends with ${told(end)}, which is not among its choices after ${taken}`);
    const next = legal.find((choice) => !(end && sameJson(choice, end)));
    if (!next) {
      if (taken < least) throw wrong(`asks for ${least} choices, but only ${taken} can be taken`);
      return;
    }
    if (exam.engine.apply(copy, next).horizon && taken + 1 < most)
      throw wrong(`goes on behind a horizon after ${taken + 1} of ${most} choices`);
  }
}

/** Asked again, and asked of a world that was saved and loaded, the question is the same. */
export function checkAskedAgain(exam: Exam, world: AnyWorld, question: AnyQuestion): void {
  const again = exam.engine.question(world);
  const difference = differenceOf(question, again, 'the question');
  if (difference)
    throw new Violation('choices', `"${question.step}" changes when asked twice: ${difference}`);
}

export function checkLoaded(
  exam: Exam,
  world: AnyWorld,
  question: AnyQuestion | null,
  saved: string,
): void {
  const { engine } = exam;
  const loaded = JSON.parse(saved) as AnyWorld;
  const canonical = engine.canonical(world);
  if (engine.canonical(loaded) !== canonical)
    throw new Violation(
      'round trip',
      `saved and loaded, the world differs: ${differenceOf(world, loaded, 'world')}`,
    );
  // A store may put the keys of a record in another order: rules must not depend on it.
  const { state, rest } = JSON.parse(canonical) as {
    state: AnyWorld['state'];
    rest: Omit<AnyWorld, 'state'>;
  };
  for (const [how, copy] of [
    ['saved and loaded', loaded],
    ['loaded with its keys in another order', { ...rest, state }],
  ] as const) {
    const asked = engine.question(copy);
    if (!sameJson(asked, question))
      throw new Violation(
        'round trip',
        `${how}, the world asks otherwise: ${differenceOf(question, asked, 'the question')}`,
      );
  }
}
