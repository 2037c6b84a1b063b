import {
  type ChoiceOf,
  type GameTypes,
  type Outcome,
  type RefusalOf,
  sameChoice,
  say,
  type World,
} from '@incognita/kernel';
import { charge, copyClocks, reward } from './clocks.ts';
import { nameOf } from './seats.ts';
import {
  anchor,
  askedIn,
  breakDown,
  type Change,
  outOfStep,
  place,
  questionOf,
  runClock,
  type TableState,
  underWay,
  unknownSeat,
} from './state.ts';
import { type Horizon, type Refused, refuse, sentence, shortly, type Trouble } from './troubles.ts';

/** A choice of the seat that is asked: on the list, and all or nothing. */
export function submit<T extends GameTypes>(
  state: TableState<T>,
  request: {
    readonly seat: number;
    readonly seq: number;
    readonly choice: unknown;
    readonly as?: 'human' | 'bot';
  },
): Change<T> | Refused<T> {
  const { engine } = state;
  const { seat, choice } = request;
  const strange = unknownSeat(state, seat);
  if (strange) return strange;
  const on = underWay(state);
  if ('refused' in on) return on;
  const late = outOfStep(state, request.seq);
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
    // Without anybody looking (a fold, a bot) there is no need for the reasons of refusals.
    const choices = state.choices ?? engine.choices(on.world);
    const legal = choices.find((held) => sameChoice(held, choice));
    if (legal === undefined) return illegal(state, choice);
    const world = engine.clone(on.world);
    const outcome = engine.apply(world, legal, { events: true });
    return decided(state, seat, legal, world, outcome);
  } catch (error) {
    return breakDown(state, error);
  }
}

function decided<T extends GameTypes>(
  state: TableState<T>,
  seat: number,
  choice: ChoiceOf<T>,
  world: World<T>,
  outcome: Outcome<T>,
): Change<T> {
  const asked = askedIn(state, world);
  const horizon = outcome.horizon ? horizonOf(outcome, world.over, asked !== seat) : null;
  return {
    body: { kind: 'decision', seat, choice },
    events: outcome.events,
    apply(seq, at) {
      place(state, world, asked, seq, at);
      state.line.push({ seq, at, seat, choice, horizon });
      state.taken++;
      if (horizon === null) return;
      anchor(state, world);
      reward(state.clocks, state.terms.pace, seat);
    },
    ahead(seq, at) {
      const next = { seq, at, seat, choice, horizon };
      const clocks = copyClocks(state.clocks);
      const taken = state.taken + 1;
      const then: TableState<T> = { ...state, seq, at, next, taken, clocks };
      place(then, world, asked, seq, at);
      charge(clocks, at);
      if (horizon !== null) reward(clocks, state.terms.pace, seat);
      runClock(then, at);
      return then;
    },
  };
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
function illegal<T extends GameTypes>(state: TableState<T>, choice: unknown): Refused<T> {
  const question = questionOf(state);
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
