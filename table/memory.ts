import { type EventOf, foldOn, type GameTypes } from '@incognita/kernel';
import { type EntryRecord, type EntrySummary, NOTHING } from './entry-record.ts';
import type { Anchor, TableState } from './state.ts';

/** How many entries back a client that was away can be told what it missed. */
const MAX_MISSED_ENTRIES = 400;
/** So many decisions are folded again from the beginning; of more, only those since an anchor. */
const MAX_REFOLDED_ENTRIES = 200;
/** An undo is remembered with what it took back until so many other things have happened around. */
const UNDOS_KEPT_WHOLE = 200;

/**
 * What a table remembers besides its position, so that it can tell what happened. Of decisions that
 * is next to nothing, though most of what happens is theirs: whoever was away and wants to know is
 * rare, and folding them again tells the same.
 */
export class Memory<T extends GameTypes> {
  /** Entries that are no decision, all of them: hand-overs, undos, time-outs. */
  readonly asides: EntryRecord<T>[] = [];
  #last: EntryRecord<T> | null = null;
  /** Decisions that were folded again, from a step of the line on, as long as nothing else happens. */
  #recalled: { readonly from: number; readonly happened: readonly EntryRecord<T>[] } | null = null;

  remember(happened: EntryRecord<T>): void {
    this.#last = happened;
    this.#recalled = null;
    const { kind } = happened.what;
    if (kind !== 'decision' && kind !== 'start') this.#setAside(happened);
  }

  /** Something was taken back after an entry. */
  undoneSince(seq: number): boolean {
    for (let i = this.asides.length - 1; i >= 0; i--) {
      const held = this.asides[i];
      if (held === undefined || held.seq <= seq) return false;
      if (held.what.kind === 'undo') return true;
    }
    return false;
  }

  /** What happened after an entry, or null where that is too long ago. */
  since(state: TableState<T>, seq: number): readonly EntryRecord<T>[] | null {
    const missed = state.seq - seq;
    if (missed === 0) return NOTHING;
    if (missed > MAX_MISSED_ENTRIES) return null;
    if (missed === 1 && this.#last !== null) return [this.#last];
    const started = state.begun !== null && state.begun.seq > seq;
    const again = this.#recall(state, started ? START : stepAfter(state, seq));
    if (again === null) return null;
    const happened = inOrder([...again, ...this.asides].filter((held) => held.seq > seq));
    // Of a table that was read from the store, not all is known that happened before.
    return happened.length === missed ? happened : null;
  }

  /** The decisions from a step of the line on, and perhaps some before it; null if it is too far back. */
  #recall(state: TableState<T>, from: number): readonly EntryRecord<T>[] | null {
    const known = this.#recalled;
    if (known !== null && known.from <= from) return known.happened;
    const base = state.anchors.findLast((held) => held.length <= from) ?? null;
    if (base === null && state.timeline.length > MAX_REFOLDED_ENTRIES) return null;
    try {
      const happened = foldAgain(state, base);
      this.#recalled = { from: base?.length ?? START, happened };
      return happened;
    } catch {
      // Rules that fail where they did not before; whoever comes back needs no more than a fresh look.
      return null;
    }
  }

  /** Whoever takes back a thousand times is remembered, but not each time with what. */
  #setAside(happened: EntryRecord<T>): void {
    const old = this.asides.length - UNDOS_KEPT_WHOLE;
    const before = this.asides[old];
    if (before && before.undone.length > 0) this.asides[old] = { ...before, undone: NOTHING };
    this.asides.push(happened);
  }
}

/** Where the line begins, with the start of the game. */
const START = -1;

/** The first step of the line that came after an entry. */
function stepAfter<T extends GameTypes>({ timeline }: TableState<T>, seq: number): number {
  let at = timeline.length;
  while (at > 0 && (timeline[at - 1]?.seq ?? 0) > seq) at--;
  return at;
}

/** What happened in the decisions that stand after an anchor, or in all of them and the start. */
export function foldAgain<T extends GameTypes>(
  { engine, terms, timeline, begun }: TableState<T>,
  base: Anchor<T> | null,
): EntryRecord<T>[] {
  if (begun === null) return [];
  const happened: EntryRecord<T>[] = [];
  const note = (
    { seq, at }: { readonly seq: number; readonly at: number },
    what: EntrySummary,
    events: readonly EventOf<T>[],
  ): void => void happened.push({ seq, at, what, events, undone: NOTHING });
  let world = base?.world;
  if (world === undefined) {
    const start = engine.begin(terms.config, begun.seed);
    world = start.world;
    note(begun, { kind: 'start' }, start.events);
  }
  for (let i = base?.length ?? 0; i < timeline.length; i++) {
    const step = timeline[i];
    if (step === undefined) break;
    // Each in a world of its own, as when it was decided: an event may name what is in the state.
    world = foldOn(engine, engine.clone(world), [step], (_world, events) => {
      if ('seat' in step) note(step, { kind: 'decision', seat: step.seat }, events);
    });
  }
  return happened;
}

/** The decisions that an undo takes back after an anchor: all after `cut` steps, or the last of them. */
export function undoneBy<T extends GameTypes>(
  state: TableState<T>,
  base: Anchor<T> | null,
  cut: number,
): EntryRecord<T>[] {
  const first = state.timeline[cut]?.seq ?? state.seq + 1;
  return foldAgain(state, base)
    .filter(({ seq, what }) => seq >= first && what.kind === 'decision')
    .slice(-MAX_MISSED_ENTRIES);
}

export const inOrder = <T extends GameTypes>(
  happened: readonly EntryRecord<T>[],
): EntryRecord<T>[] => happened.toSorted((a, b) => a.seq - b.seq);
