import { type AnyTypes, type EventOf, type Question, redact } from '@incognita/kernel';
import { closest, notEvenRefused, refusals, some, wrongQuestion } from './choosing.ts';
import type { Expectations, EyeName, Pattern, RefusalPattern, ViewPattern } from './format.ts';
import { closeness, type Mismatch, matches, mismatch, mismatchByPath, shown } from './match.ts';
import type { Situation } from './situation.ts';

/** What can be wrong; `since` only says which events are meant. */
type Checked = Exclude<keyof Expectations, 'since'>;

type Check<K extends Checked> = (
  situation: Situation,
  wanted: NonNullable<Expectations[K]> | (null extends Expectations[K] ? null : never),
  events: readonly EventOf<AnyTypes>[],
) => Mismatch | null;

const CHECKS: { readonly [K in Checked]: Check<K> } = {
  over: ({ world }, wanted) => mismatch(wanted, world.over, 'over'),
  asked: (situation, wanted) => {
    const { question } = situation;
    if (wanted === null || question === null)
      return mismatch(wanted, question && { seat: question.seat, step: question.step }, 'asked');
    return wrongQuestion(wanted, question);
  },
  state: ({ world }, wanted) => mismatchByPath(wanted, world.state, 'state'),
  view: (situation, wanted) => firstOf([wanted].flat(), (view) => wrongView(situation, view)),
  choices: wrongChoices,
  refusals: (situation, wanted) => firstOf(wanted, (held, i) => wrongRefusal(situation, held, i)),
  events: (_situation, wanted, events) => wrongEvents(wanted, events.map(opened), 'events'),
  noEvents: (_situation, wanted, events) =>
    firstOf(wanted, (pattern, i) => {
      const told = events.map(opened).find((event) => matches(pattern, event));
      const expected = `nothing like ${shown(pattern)}`;
      return told ? { path: `noEvents.${i}`, expected, seen: shown(told) } : null;
    }),
  told: (situation, wanted, events) => {
    const eye = situation.eyeOf(wanted.seat);
    const seen = events.map((event) => redact<AnyTypes>(event, eye));
    return wrongEvents(wanted.events, seen, `told(${eyeName(wanted.seat)})`);
  },
  result: ({ engine, world }, wanted) => {
    const result = engine.result(world);
    if (!result) return { path: 'result', expected: shown(wanted), seen: 'the game is not over' };
    const winners = result.sides.filter((side) => side.won).map(({ side }) => side);
    return mismatchByPath(wanted, { ...result, winners }, 'result');
  },
};

/** The first expectation that is not met. */
export function unmet(situation: Situation, wanted: Expectations): Mismatch | null {
  const events = situation.events(wanted.since);
  for (const key of Object.keys(CHECKS) as Checked[]) {
    const expected = wanted[key];
    if (expected === undefined) continue;
    // The keys of CHECKS and of the expectations are the same, which the compiler cannot follow.
    const check = CHECKS[key] as (...about: [Situation, unknown, typeof events]) => Mismatch | null;
    const found = check(situation, expected, events);
    if (found) return found;
  }
  return null;
}

const eyeName = (eye: EyeName): string => (typeof eye === 'number' ? `seat ${eye}` : eye);

function wrongView(situation: Situation, { seat, ...paths }: ViewPattern): Mismatch | null {
  const { engine, world } = situation;
  const view = engine.view(world, situation.eyeOf(seat));
  return mismatchByPath(paths, view, `view(${eyeName(seat)})`);
}

function wrongChoices(
  { question }: Situation,
  { include, exclude, count }: NonNullable<Expectations['choices']>,
): Mismatch | null {
  const choices = question?.choices ?? [];
  if (count !== undefined && choices.length !== count)
    return {
      path: 'choices.count',
      expected: String(count),
      seen: `${choices.length}: ${some(choices)}`,
    };
  const missing = firstOf(include ?? [], (pattern, i) =>
    choices.some((choice) => matches(pattern, choice))
      ? null
      : {
          path: `choices.include.${i}`,
          expected: shown(pattern),
          seen: `none among ${choices.length}; ${whyNot(question, pattern)}`,
        },
  );
  if (missing) return missing;
  return firstOf(exclude ?? [], (pattern, i) => {
    const found = choices.filter((choice) => matches(pattern, choice));
    const expected = `nothing like ${shown(pattern)}`;
    return found.length > 0 ? { path: `choices.exclude.${i}`, expected, seen: some(found) } : null;
  });
}

function whyNot(question: Question<AnyTypes> | null, pattern: Pattern): string {
  if (!question) return 'nobody is asked';
  const refused = question.refused.filter(({ choice }) => matches(pattern, choice));
  return refused.length > 0
    ? `refused: ${refusals(refused)}`
    : `closest: ${some(closest(question.choices, pattern))}`;
}

function wrongRefusal(
  { question }: Situation,
  { choice: pattern, rule, why, facts }: RefusalPattern,
  i: number,
): Mismatch | null {
  const path = `refusals.${i}`;
  const like = question?.refused.filter(({ choice }) => matches(pattern, choice)) ?? [];
  const wanted = { ...(rule && { rule }), ...(why && { why }), ...facts };
  if (like.some(({ refusal }) => matches(wanted, refusal))) return null;
  const by = Object.keys(wanted).length > 0 ? ` refused with ${shown(wanted)}` : ' refused';
  return {
    path,
    expected: `${shown(pattern)}${by}`,
    seen:
      like.length > 0
        ? refusals(like)
        : question
          ? notEvenRefused(question, pattern)
          : 'nobody is asked',
  };
}

/** That events were told in this order, with or without others between. */
function wrongEvents(
  wanted: readonly Pattern[],
  events: readonly object[],
  path: string,
): Mismatch | null {
  let from = 0;
  return firstOf(wanted, (pattern, i) => {
    const at = events.findIndex((event, place) => place >= from && matches(pattern, event));
    if (at >= 0) {
      from = at + 1;
      return null;
    }
    const rest = events.slice(from);
    const best = rest.reduce<object | null>(
      (held, event) =>
        closeness(pattern, event) > (held ? closeness(pattern, held) : 0) ? event : held,
      null,
    );
    const seen = best
      ? `closest: ${shown(best)}`
      : `told ${rest.length > 0 ? rest.map(keyOf).join(', ') : 'nothing'}${from > 0 ? ' after that' : ''}`;
    return { path: `${path}.${i}`, expected: shown(pattern), seen };
  });
}

const keyOf = (event: object): string => ('tell' in event ? String(event.tell) : '?');

/** An event with its secrets open: a scenario knows everything. */
export function opened(event: EventOf<AnyTypes>): object {
  const entries = Object.entries(event).map(([key, value]) => [
    key,
    typeof value === 'object' && value !== null && 'secret' in value ? value.secret : value,
  ]);
  return Object.fromEntries(entries);
}

function firstOf<V>(
  list: readonly V[],
  wrong: (held: V, i: number) => Mismatch | null,
): Mismatch | null {
  for (const [i, held] of list.entries()) {
    const found = wrong(held, i);
    if (found) return found;
  }
  return null;
}
