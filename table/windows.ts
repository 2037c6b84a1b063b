import type { ChoiceOf, GameTypes, Span } from '@incognita/kernel';
import { submit } from './decide.ts';
import { nameOf } from './seats.ts';
import { type Change, type TableState, underWay, whyUnknownSeat } from './state.ts';
import { refuse, type TableRefusal } from './troubles.ts';

/**
 * How long after a window was opened anybody hears the answer, in ms: as long as a person takes who
 * sees at once what to do, so that a pass given in advance or by a bot sounds like theirs. A table
 * may have another one, and a host another one for its tables.
 */
export const WINDOW_DELAY_MS = 3000;

/** A window that is open at a table. */
export interface OpenWindow<T extends GameTypes> {
  readonly seat: number;
  readonly span: Span;
  readonly pass: ChoiceOf<T>;
  /** When it was opened. */
  readonly since: number;
}

export function openWindow<T extends GameTypes>(state: TableState<T>): OpenWindow<T> | null {
  const { asked, world, engine } = state;
  if (asked === null || world === null || 'refused' in underWay(state)) return null;
  const window = engine.windowAsked(world);
  return window && { seat: asked, since: state.positionTime, ...window };
}

/** When a person who has not answered a window passes it, or null: the table gives windows no time. */
export function windowDeadline<T extends GameTypes>(state: TableState<T>): number | null {
  const time = state.terms.windowTime ?? null;
  const window = time === null ? null : openWindow(state);
  if (time === null || window === null || state.seats[window.seat]?.by !== 'human') return null;
  return window.since + time;
}

/** The pass of a window whose time is up, as an ordinary decision; null where it is not. */
export function passLate<T extends GameTypes>(
  state: TableState<T>,
  now: number,
): Change<T> | TableRefusal<T> | null {
  const deadline = windowDeadline(state);
  const window = deadline === null || deadline > now ? null : openWindow(state);
  if (window === null) return null;
  return submit(
    state,
    { seat: window.seat, seq: state.seq, choice: window.pass, as: 'human' },
    now,
  );
}

/** A seat that is asked in a window passes it, and the others of its span; or does so no longer. */
export function passInAdvance<T extends GameTypes>(
  state: TableState<T>,
  seat: number,
  on: boolean,
): TableRefusal<T> | null {
  const strange = whyUnknownSeat(state, seat);
  if (strange) return strange;
  const held = state.seats[seat];
  if (held?.by === 'empty') return refuse({ code: 'empty-seat', seat });
  if (held?.by === 'bot') return refuse({ code: 'bot-seat', seat });
  const others = [...state.passes].filter(([other]) => other !== seat);
  if (!on) {
    state.passes = new Map(others);
    return null;
  }
  const window = openWindow(state);
  if (window === null) return refuse({ code: 'no-window' });
  if (window.seat !== seat)
    return refuse({
      code: 'not-your-turn',
      seat: window.seat,
      name: nameOf(state.seats[window.seat]),
    });
  state.passes = new Map([...others, [seat, window.span]]);
  return null;
}

/** The pass that is due, for the host to submit in the name of the seat; null without any. */
export function passDue<T extends GameTypes>(
  state: TableState<T>,
): { readonly seat: number; readonly seq: number; readonly choice: ChoiceOf<T> } | null {
  if (state.passes.size === 0) return null;
  const window = openWindow(state);
  if (window === null || state.passes.get(window.seat) !== window.span) return null;
  return { seat: window.seat, seq: state.seq, choice: window.pass };
}
