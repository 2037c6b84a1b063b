import type { GameTypes } from '@incognita/kernel';
import { leftAt, refilled } from './clocks.ts';
import { readPerson, readText, unreadable } from './read.ts';
import { bot, EMPTY, human, type Occupant, type Person } from './seats.ts';
import { type Change, nextState, type TableState, underWay, whyUnknownSeat } from './state.ts';
import { refuse, type TableRefusal } from './troubles.ts';

/** Gives a seat to a bot; whoever sat there may come back. */
export function toBot<T extends GameTypes>(
  state: TableState<T>,
  { seat, kind }: { readonly seat: number; readonly kind: string },
  at: number,
): Change<T> | TableRefusal<T> {
  const held = state.seats[seat];
  const strange = whyUnknownSeat(state, seat) ?? unreadable<T>(() => readText('kind', kind));
  if (strange || held === undefined) return strange ?? refuse({ code: 'empty-seat', seat });
  if (held.by === 'bot' && held.kind === kind) return refuse({ code: 'same', seat });
  return occupied(state, at, seat, bot(kind, held.by === 'empty' ? null : personBehind(held)));
}

/** Gives a seat to a person: one who is new there, or the one a bot holds it for. */
export function toHuman<T extends GameTypes>(
  state: TableState<T>,
  { seat, person }: { readonly seat: number; readonly person: Person | null },
  at: number,
): Change<T> | TableRefusal<T> {
  const held = state.seats[seat];
  const strange =
    whyUnknownSeat(state, seat) ?? unreadable<T>(() => person && readPerson('person', person));
  if (strange || held === undefined) return strange ?? refuse({ code: 'empty-seat', seat });
  if (held.by === 'human') return refuse({ code: 'taken', seat, name: held.name });
  const heldFor = held.by === 'bot' ? held.holdsFor : null;
  if (heldFor && person && person.owner !== heldFor.owner)
    return refuse({ code: 'held', seat, name: heldFor.name });
  const sitting = person ?? heldFor;
  if (sitting === null) return refuse({ code: 'empty-seat', seat });
  return occupied(state, at, seat, human(sitting.name, sitting.owner));
}

/** Empties a seat: nobody has it, and nobody has a claim to it. */
export function vacate<T extends GameTypes>(
  state: TableState<T>,
  { seat }: { readonly seat: number },
  at: number,
): Change<T> | TableRefusal<T> {
  const strange = whyUnknownSeat(state, seat);
  if (strange) return strange;
  if (state.seats[seat]?.by === 'empty') return refuse({ code: 'same', seat });
  return occupied(state, at, seat, EMPTY);
}

/** The seat that is asked has no time left: what was agreed for that happens. Null if it has. */
export function expire<T extends GameTypes>(state: TableState<T>, now: number): Change<T> | null {
  if ('refused' in underWay(state)) return null;
  const { clocks, terms } = state;
  const seat = clocks.running;
  if (seat === null || clocks.reported || leftAt(clocks, seat, now) > 0) return null;
  const held = state.seats[seat];
  const { whenOut } = terms;
  if (whenOut.do === 'nothing' || held === undefined)
    return {
      body: { kind: 'time-out', seat, did: 'nothing' },
      events: [],
      next: nextState(state, now, (draft) => {
        draft.clocks = { ...draft.clocks, reported: true };
      }),
    };
  return {
    body: { kind: 'time-out', seat, did: 'bot' },
    events: [],
    next: seated(state, now, seat, bot(whenOut.kind, personBehind(held))),
  };
}

function personBehind(held: Occupant): Person | null {
  if (held.by === 'human') return { name: held.name, owner: held.owner };
  return held.by === 'bot' ? held.holdsFor : null;
}

function occupied<T extends GameTypes>(
  state: TableState<T>,
  at: number,
  seat: number,
  to: Occupant,
): Change<T> {
  return { body: { kind: 'seat', seat, to }, events: [], next: seated(state, at, seat, to) };
}

function seated<T extends GameTypes>(
  state: TableState<T>,
  at: number,
  seat: number,
  to: Occupant,
): TableState<T> {
  return nextState(state, at, (draft) => {
    draft.seats = state.seats.with(seat, to);
    // Who has to agree has changed, so whoever asked has to ask again.
    draft.request = null;
    if (to.by === 'human') draft.clocks = refilled(draft.clocks, state.terms.pace, seat);
  });
}
