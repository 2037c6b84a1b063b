import { randomOf } from '@incognita/bots';
import {
  type AnyTypes,
  type ChoiceOf,
  type EventOf,
  type Question,
  type RefusedOption,
  sameJson,
} from '@incognita/kernel';
import type { AskedPattern, AutoStep, ChooseStep, Pattern, RefuseStep } from './format.ts';
import { closeness, matches, mismatch, shown } from './match.ts';
import { Failed, type Situation } from './situation.ts';

type Choice = ChoiceOf<AnyTypes>;
const CLOSEST_SHOWN = 4;
const MOST_DECISIONS = 100_000;

export function choose(situation: Situation, step: ChooseStep, number: number): void {
  const question = askedOf(situation, step.seat);
  situation.tell(number, situation.take(legalLike(question, step.choose)));
}

/** The one legal choice that a pattern stands for. A choice written out in full is always clear. */
function legalLike(question: Question<AnyTypes>, pattern: Pattern): Choice {
  const { choices } = question;
  const whole = choices.find((choice) => sameJson(choice, pattern));
  if (whole) return whole;
  const fitting = choices.filter((choice) => matches(pattern, choice));
  const [found] = fitting;
  if (found && fitting.length === 1) return found;
  throw new Failed({
    path: '',
    expected: `one legal choice like ${shown(pattern)}`,
    seen:
      fitting.length > 1
        ? `${fitting.length} of them; say more: ${some(fitting)}`
        : noneLike(question, pattern),
  });
}

/** Why there is no such choice: it is refused, or something else is close to it. */
function noneLike({ choices, refused, step }: Question<AnyTypes>, pattern: Pattern): string {
  const no = refused.filter(({ choice }) => matches(pattern, choice));
  if (no.length > 0) return `it is refused: ${refusals(no)}`;
  return `none among the ${choices.length} of "${step}"; closest: ${some(closest(choices, pattern))}`;
}

/** That a choice is refused, by the rule that is named. */
export function refuse(situation: Situation, step: RefuseStep): void {
  const question = askedOf(situation, step.seat);
  const { refuse: pattern, rule } = step;
  const expected =
    rule === null ? `${shown(pattern)} not to be listed` : `${shown(pattern)} refused by ${rule}`;
  const legal = question.choices.filter((choice) => matches(pattern, choice));
  if (legal.length > 0)
    throw new Failed({ path: '', expected, seen: `it is legal: ${some(legal)}` });
  const refused = question.refused.filter(({ choice }) => matches(pattern, choice));
  if (rule === null) {
    if (refused.length === 0) return;
    throw new Failed({ path: '', expected, seen: `it is refused: ${refusals(refused)}` });
  }
  if (refused.length === 0)
    throw new Failed({ path: '', expected, seen: notEvenRefused(question, pattern) });
  for (const { refusal } of refused) {
    if (refusal.rule !== rule)
      throw new Failed({ path: 'rule', expected, seen: `it is refused: ${refusals(refused)}` });
    const { why, facts } = step;
    if (why !== undefined && refusal.why !== why)
      throw new Failed({ path: 'why', expected: shown(why), seen: shown(refusal.why) });
    const wrong = facts ? mismatch(facts, refusal, 'facts') : null;
    if (wrong) throw new Failed(wrong);
  }
}

export function notEvenRefused({ refused, step }: Question<AnyTypes>, pattern: Pattern): string {
  if (refused.length === 0) return `"${step}" refuses nothing here`;
  const close = closest(
    refused.map(({ choice }) => choice),
    pattern,
  );
  return `"${step}" does not list it; closest refusals: ${refusals(refused.filter(({ choice }) => close.includes(choice)))}`;
}

/** Lets the machine choose, a number of times or until something is asked. */
export function auto(situation: Situation, step: AutoStep, number: number): void {
  const { until } = step;
  const times =
    typeof step.auto === 'number' ? step.auto : (step.times ?? (until ? MOST_DECISIONS : 1));
  const events: EventOf<AnyTypes>[] = [];
  situation.tell(number, events);
  for (let i = 0; i < times; i++) {
    const { question } = situation;
    if (!question) break;
    if (until !== undefined && until !== 'over' && wrongQuestion(until, question) === null) return;
    const { choices } = question;
    const choice = step.auto === 'random' ? randomOf(choices, situation.chance) : choices[0];
    if (!choice)
      throw new Failed({
        path: '',
        expected: 'a legal choice',
        seen: `none in "${question.step}"`,
      });
    events.push(...situation.take(choice));
  }
  if (until === undefined) return;
  const { question } = situation;
  if (until === 'over' ? question === null : question && wrongQuestion(until, question) === null)
    return;
  const now = question ? `"${question.step}" is asked` : 'the game is over';
  throw new Failed({
    path: 'until',
    expected: shown(until),
    seen: `${now} after ${times} decisions`,
  });
}

/** Where a question is not the expected one. */
export function wrongQuestion(wanted: AskedPattern, question: Question<AnyTypes>) {
  const prompt = typeof wanted.prompt === 'string' ? { ask: wanted.prompt } : wanted.prompt;
  return mismatch(prompt ? { ...wanted, prompt } : wanted, question, 'asked');
}

function askedOf(situation: Situation, seat: number | undefined): Question<AnyTypes> {
  const { question } = situation;
  if (!question)
    throw new Failed({ path: '', expected: 'somebody to be asked', seen: 'the game is over' });
  if (seat === undefined || question.seat === seat) return question;
  const seen = `seat ${question.seat} is asked ("${question.step}")`;
  throw new Failed({ path: 'seat', expected: `seat ${seat} to be asked`, seen });
}

export function closest(choices: readonly Choice[], pattern: Pattern): Choice[] {
  return [...choices]
    .map((choice) => ({ choice, close: closeness(pattern, choice) }))
    .sort((a, b) => b.close - a.close)
    .slice(0, CLOSEST_SHOWN)
    .map(({ choice }) => choice);
}

export function some(choices: readonly Choice[]): string {
  const told = choices.slice(0, CLOSEST_SHOWN).map(shown);
  return choices.length > CLOSEST_SHOWN ? `${told.join(', ')}, …` : told.join(', ') || 'none';
}

export const refusals = (refused: readonly RefusedOption<AnyTypes>[]): string =>
  refused
    .slice(0, CLOSEST_SHOWN)
    .map(({ choice, refusal }) => `${shown(choice)} by ${refusal.rule} (${refusal.why})`)
    .join(', ');
