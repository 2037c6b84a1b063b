import { foldOn, type GameTypes, type World } from '@incognita/kernel';
import { cutAfter, type UndoPermission } from './log.ts';
import { undoneBy } from './memory.ts';
import { ENTROPY_LENGTH, readText, unreadable } from './read.ts';
import { companyOf, nameOf, ownerAt } from './seats.ts';
import {
  type Anchor,
  askedIn,
  breakDown,
  type Change,
  type FoldEntry,
  nextState,
  setPosition,
  type TableState,
  underWay,
  whyOutOfStep,
  whyUnknownSeat,
} from './state.ts';
import { type Horizon, refuse, shortly, type TableRefusal } from './troubles.ts';

/** The decisions since the last horizon, all of one seat, and what lies behind them. */
export interface FreeUndo {
  readonly count: number;
  readonly seat: number | null;
  readonly behind: Horizon | null;
}

export function freeUndoOf<T extends GameTypes>({ timeline }: TableState<T>): FreeUndo {
  let count = 0;
  let seat: number | null = null;
  for (let i = timeline.length - 1; i >= 0; i--) {
    const step = timeline[i];
    if (!step || 'rekey' in step) continue;
    if (step.horizon !== null) return { count, seat, behind: step.horizon };
    count++;
    seat = step.seat;
  }
  return { count, seat, behind: null };
}

/** Takes decisions back where that is free, asks the others where it is not, or says why not. */
export function undo<T extends GameTypes>(
  state: TableState<T>,
  request: {
    readonly seat: number;
    readonly seq: number;
    readonly back: number;
    readonly ask: boolean;
    readonly entropy: string;
  },
  at: number,
): Change<T> | TableRefusal<T> {
  const { seat, back } = request;
  const on = whyCannotAsk(state, seat);
  if (on) return on;
  const late = whyOutOfStep(state, request.seq);
  if (late) return late;
  const { taken } = state;
  if (taken === 0) return refuse({ code: 'nothing-to-undo' });
  if (!Number.isInteger(back) || back < 1 || back > taken)
    return refuse({
      code: 'field',
      field: 'back',
      value: shortly(back),
      wanted: { want: 'number', from: 1, to: taken },
    });

  const keep = taken - back;
  const free = freeUndoOf(state);
  if (back <= free.count && free.seat === seat)
    return takeBack(state, at, { seat, keep, leave: 'free', agreed: [], entropy: request.entropy });
  const { present, away } = companyOf(state.seats, seat);
  if (present.length === 0 && away.length === 0)
    return takeBack(state, at, { seat, keep, leave: 'solo', agreed: [], entropy: request.entropy });
  if (present.length === 0) return refuse({ code: 'away', names: away.join(', ') });
  if (!request.ask) return whyNot(state, back);
  const open = state.request;
  if (open)
    return refuse({ code: 'pending', seat: open.seat, name: nameOf(state.seats[open.seat]) });
  return {
    body: { kind: 'undo-asked', seat, keep },
    events: [],
    next: nextState(state, at, (draft) => {
      draft.request = { seq: draft.seq, seat, keep, agreed: [], waiting: present };
    }),
  };
}

/** Why `back` decisions cannot be taken back freely by just anybody. */
function whyNot<T extends GameTypes>(state: TableState<T>, back: number): TableRefusal<T> {
  const { count, seat, behind } = freeUndoOf(state);
  if (back <= count && seat !== null)
    return refuse({ code: 'not-your-decision', seat, name: nameOf(state.seats[seat]) });
  return refuse({ code: 'horizon', why: behind ?? 'marked' });
}

/** An answer to somebody's request; the last yes takes back, the first no ends it. */
export function consent<T extends GameTypes>(
  state: TableState<T>,
  answer: {
    readonly seat: number;
    readonly request: number;
    readonly yes: boolean;
    readonly entropy: string;
  },
  at: number,
): Change<T> | TableRefusal<T> {
  const { seat, yes, entropy } = answer;
  const on = whyCannotAsk(state, seat);
  if (on) return on;
  if (typeof yes !== 'boolean')
    return refuse({
      code: 'field',
      field: 'yes',
      value: shortly(yes),
      wanted: { want: 'yesno' },
    });
  const open = state.request;
  if (open === null || open.seq !== answer.request)
    return refuse({ code: 'no-request', request: answer.request });
  const withdrawn = open.seat === seat && !yes;
  if (!open.waiting.includes(seat) && !withdrawn) return refuse({ code: 'not-asked' });

  // One person may sit on several seats; one answer is enough.
  const owner = ownerAt(state.seats, seat);
  const waiting = open.waiting.filter((other) => ownerAt(state.seats, other) !== owner);
  const agreed = [...open.agreed, seat];
  if (yes && waiting.length === 0)
    return takeBack(state, at, {
      seat: open.seat,
      keep: open.keep,
      leave: 'consent',
      agreed,
      entropy,
    });
  return {
    body: { kind: 'undo-answered', seat, yes },
    events: [],
    next: nextState(state, at, (draft) => {
      draft.request = yes ? { ...open, agreed, waiting } : null;
    }),
  };
}

/** Only people on their seats ask for an undo or answer such a request. */
function whyCannotAsk<T extends GameTypes>(
  state: TableState<T>,
  seat: number,
): TableRefusal<T> | null {
  const strange = whyUnknownSeat(state, seat);
  if (strange) return strange;
  const on = underWay(state);
  if ('refused' in on) return on;
  const by = state.seats[seat]?.by;
  if (by === 'empty') return refuse({ code: 'empty-seat', seat });
  return by === 'bot' ? refuse({ code: 'bot-seat', seat }) : null;
}

/** Goes back to where `keep` decisions stood, by folding again from a horizon. */
function takeBack<T extends GameTypes>(
  state: TableState<T>,
  at: number,
  wanted: {
    readonly seat: number;
    readonly keep: number;
    readonly leave: UndoPermission;
    readonly agreed: readonly number[];
    readonly entropy: string;
  },
): Change<T> | TableRefusal<T> {
  const { seat, keep, leave, agreed } = wanted;
  const cut = cutAfter(state.timeline, keep);
  // What chance decided has been seen, and so has what it would have decided under a key that
  // was replaced; either way the same draws must not come again.
  const known = state.timeline
    .slice(cut)
    .some((step) => 'rekey' in step || step.horizon === 'drew');
  const unfit = known
    ? unreadable<T>(() => readText('entropy', wanted.entropy, ENTROPY_LENGTH))
    : null;
  if (unfit) return unfit;
  const rekey = known ? wanted.entropy : null;
  try {
    const { anchors, world } = worldAt(state, cut, rekey);
    const asked = askedIn(state, world);
    const kept = state.timeline.slice(0, cut);
    return {
      body: { kind: 'undo', seat, keep, leave, agreed, rekey },
      events: [],
      undone: undoneBy(state, anchors.at(-1) ?? null, cut),
      next: nextState(state, at, (draft) => {
        setPosition(draft, world, asked);
        draft.timeline = rekey === null ? kept : [...kept, { seq: draft.seq, rekey }];
        draft.taken = keep;
        draft.anchors = anchors;
        if (rekey !== null) draft.reseeds++;
      }),
    };
  } catch (error) {
    return breakDown(state, error);
  }
}

/** The world after the first `cut` steps, with the anchors that are still good there. */
function worldAt<T extends GameTypes>(
  state: TableState<T>,
  cut: number,
  rekey: string | null,
): { anchors: Anchor<T>[]; world: World<T> } {
  const { engine, timeline } = state;
  const anchors = state.anchors.filter((held) => held.length <= cut).slice(-2);
  const base = horizonBefore(timeline, cut);
  let last = anchors.at(-1);
  if (last === undefined || last.length < base) {
    const from = last ? engine.clone(last.world) : beginning(state);
    last = { length: base, world: foldOn(engine, from, timeline.slice(last?.length ?? 0, base)) };
    anchors.push(last);
  }
  if (last.length === cut && rekey === null) return { anchors, world: last.world };
  const world = foldOn(engine, engine.clone(last.world), timeline.slice(last.length, cut));
  if (rekey !== null) engine.rekey(world, rekey);
  return { anchors, world };
}

function beginning<T extends GameTypes>(state: TableState<T>): World<T> {
  return state.engine.begin(state.terms.config, state.begun?.seed ?? '').world;
}

/** Where the line stands right after its last horizon before `cut`. */
function horizonBefore<T extends GameTypes>(
  timeline: readonly FoldEntry<T>[],
  cut: number,
): number {
  for (let i = cut - 1; i >= 0; i--) {
    const step = timeline[i];
    if (step !== undefined && 'horizon' in step && step.horizon !== null) return i + 1;
  }
  return 0;
}
