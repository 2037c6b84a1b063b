import {
  applyAll,
  type ChoiceOf,
  type GameTypes,
  type Question,
  type RefusalOf,
  sameChoice,
  say,
  type Taken,
  type World,
} from '@incognita/kernel';
import { rewarded } from './clocks.ts';
import { passesAfter } from './passes.ts';
import { nameOf } from './seats.ts';
import {
  anchorsWith,
  askedIn,
  breakDown,
  type Change,
  nextState,
  questionOf,
  setPosition,
  type TableState,
  underWay,
  whyOutOfStep,
  whyUnknownSeat,
} from './state.ts';
import {
  type Horizon,
  refuse,
  sentence,
  shortly,
  type TableRefusal,
  type Trouble,
} from './troubles.ts';

/** The most choices that an answer may have beside its first: more than any question asks for. */
export const MAX_ALSO = 99;

/** What the seat that is asked answers: on the list, and all or nothing. */
export function submit<T extends GameTypes>(
  state: TableState<T>,
  request: {
    readonly seat: number;
    readonly seq: number;
    readonly choice: unknown;
    readonly also?: readonly unknown[];
    readonly as?: 'human' | 'bot';
  },
  at: number,
): Change<T> | TableRefusal<T> {
  const { engine } = state;
  const { seat, choice } = request;
  const strange = whyUnknownSeat(state, seat);
  if (strange) return strange;
  const on = underWay(state);
  if ('refused' in on) return on;
  const late = whyOutOfStep(state, request.seq);
  if (late) return late;
  const asked = state.asked;
  if (asked === null || asked !== seat) {
    const name = nameOf(state.seats[asked ?? seat]);
    return refuse({ code: 'not-your-turn', seat: asked ?? seat, name });
  }
  const held = state.seats[seat];
  if (held?.by === 'empty') return refuse({ code: 'empty-seat', seat });
  if (request.as === 'human' && held?.by === 'bot') return refuse({ code: 'bot-seat', seat });
  if (request.as === 'bot' && held?.by === 'human')
    return refuse({ code: 'taken', seat, name: held.name });

  try {
    if (request.also && request.also.length > 0)
      return answered(state, seat, at, on.world, [choice, ...request.also]);
    // Without anybody looking (a fold, a bot) there is no need for the reasons of refusals.
    const choices = state.choices ?? engine.choices(on.world);
    const world = engine.clone(on.world);
    const taken = engine.take(world, choice, { choices, events: true });
    return taken === null
      ? illegal(state, questionOf(state), choice)
      : decided(state, seat, at, world, taken);
  } catch (error) {
    return breakDown(state, error);
  }
}

/** An answer in several choices: taken in order, and refused as a whole at the first that is not to be had. */
function answered<T extends GameTypes>(
  state: TableState<T>,
  seat: number,
  at: number,
  before: World<T>,
  choices: readonly unknown[],
): Change<T> | TableRefusal<T> {
  const { engine } = state;
  const question = questionOf(state);
  if (!question?.shape || choices.length > MAX_ALSO + 1)
    return refuse({ code: 'one-choice', step: question?.step ?? '' });
  const world = engine.clone(before);
  const answer = applyAll(engine, world, choices, { events: true });
  if ('why' in answer)
    return answer.why === 'illegal'
      ? // Nothing was drawn or shown on the way, so the reason tells nothing that was hidden.
        illegal(state, engine.question(world), choices[answer.at])
      : refuse({ code: 'too-many-choices', step: question.step, taken: answer.at });
  const [choice, ...also] = answer.taken;
  if (choice === undefined) return illegal(state, question, choices[0]);
  return decided(state, seat, at, world, { choice, also, outcome: answer.outcome });
}

/** What was taken, with the rest of an answer in several choices. */
interface Answer<T extends GameTypes> extends Taken<T> {
  readonly also?: readonly ChoiceOf<T>[];
}

function decided<T extends GameTypes>(
  state: TableState<T>,
  seat: number,
  at: number,
  world: World<T>,
  { choice, also, outcome }: Answer<T>,
): Change<T> {
  const { events, ended } = outcome;
  const made = also ? { seat, choice, also } : { seat, choice };
  const asked = askedIn(state, world);
  const horizon = outcome.horizon ? horizonOf(outcome, world.over, asked !== seat) : null;
  const next = nextState(state, at, (draft) => {
    setPosition(draft, world, asked);
    draft.timeline = [...state.timeline, { seq: draft.seq, at, ...made, horizon }];
    draft.taken++;
    draft.passes = passesAfter(state.passes, ended);
    if (horizon === null) return;
    draft.anchors = anchorsWith(state.anchors, draft.timeline.length, world);
    draft.clocks = rewarded(draft.clocks, state.terms.pace, seat);
  });
  return { body: { kind: 'decision', ...made }, events, ended, next };
}

function horizonOf(
  outcome: { readonly drew: boolean; readonly showed: boolean },
  over: boolean,
  anotherSeat: boolean,
): Horizon {
  if (outcome.drew) return 'drew';
  if (outcome.showed) return 'showed';
  if (over) return 'over';
  return anotherSeat ? 'asked' : 'marked';
}

/** Says why a choice is not on the list; where a rule forbids it, in the words of the game. */
function illegal<T extends GameTypes>(
  state: TableState<T>,
  question: Question<T> | null,
  choice: unknown,
): TableRefusal<T> {
  const step = question?.step ?? '';
  const found = question?.refused.find((held) => sameChoice(held.choice, choice));
  const refusal: RefusalOf<T> | null = found?.refusal ?? null;
  const told = shortly(choice);
  const trouble: Trouble = { code: 'illegal', choice: told, step, rule: refusal?.rule ?? null };
  if (refusal === null) return refuse(trouble);
  const seat = (i: number): string => nameOf(state.seats[i]) ?? `seat ${i + 1}`;
  const why = say(state.engine.game.text.en, refusal, { language: 'en', seat });
  const reason = `${sentence(trouble)} ${why}`;
  return { refused: { code: 'illegal', reason, trouble, refusal } };
}
