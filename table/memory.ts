import { type EventOf, fold, foldOn, type GameTypes } from '@incognita/kernel';
import { type Happened, NOTHING, type What } from './happened.ts';
import { cutAfter } from './log.ts';
import type { Anchor, TableState } from './state.ts';

/** How many entries back a client that was away can be told what it missed. */
const MOST_MISSED = 400;
/** So many decisions are folded again from the beginning; of more, only those since an anchor. */
const FEW = 200;
/** Of so many undos it is remembered what they took back. */
const REMEMBERED = 200;

/**
 * What a table remembers besides its position, so that it can tell what happened. Of decisions that
 * is next to nothing, though most of what happens is theirs: whoever was away and wants to know is
 * rare, and folding them again tells the same.
 */
export class Memory<T extends GameTypes> {
  /** Entries that are no decision, all of them: hand-overs, undos, time-outs. */
  readonly asides: Happened<T>[] = [];
  #last: Happened<T> | null = null;
  /** Decisions that were folded again, from a step of the line on, as long as nothing else happens. */
  #recalled: { readonly from: number; readonly happened: readonly Happened<T>[] } | null = null;

  keep(happened: Happened<T>): void {
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
  since(state: TableState<T>, seq: number): readonly Happened<T>[] | null {
    const missed = state.seq - seq;
    if (missed === 0) return NOTHING;
    if (missed > MOST_MISSED) return null;
    if (missed === 1 && this.#last !== null) return [this.#last];
    const started = state.begun !== null && state.begun.seq > seq;
    const from = started ? START : stepAfter(state, seq);
    const again = this.#recall(state, from).filter((held) => held.seq > seq);
    const around = this.asides.filter((held) => held.seq > seq);
    const happened = inOrder([...again, ...around]);
    // Of a table that was read from the store, not all is known that happened before.
    return happened.length === missed ? happened : null;
  }

  /** What an undo takes back that is still to come: the last of it at least. */
  takenBack(state: TableState<T>, keep: number): readonly Happened<T>[] {
    const cut = cutAfter(state.line, keep);
    const after = state.line[cut]?.seq ?? state.seq;
    return this.#recall(state, cut).filter(
      ({ seq, what }) => seq >= after && what.kind === 'decision',
    );
  }

  /**
   * The decisions from a step of the line on, and perhaps some before it; where that is too far back,
   * only the last of them.
   */
  #recall(state: TableState<T>, from: number): readonly Happened<T>[] {
    const known = this.#recalled;
    if (known !== null && known.from <= from) return known.happened;
    const { anchors, line } = state;
    const first = line.length > FEW ? anchors[0] : undefined;
    const base = anchors.findLast((held) => held.length <= from) ?? first ?? null;
    const happened = foldAgain(state, base);
    this.#recalled = { from: base?.length ?? START, happened };
    return happened;
  }

  /** Whoever takes back a thousand times is remembered, but not each time with what. */
  #setAside(happened: Happened<T>): void {
    const old = this.asides.length - REMEMBERED;
    const before = this.asides[old];
    if (before && before.undone.length > 0) this.asides[old] = { ...before, undone: NOTHING };
    this.asides.push(happened);
  }
}

/** Where the line begins, with the start of the game. */
const START = -1;

/** The first step of the line that came after an entry. */
function stepAfter<T extends GameTypes>({ line }: TableState<T>, seq: number): number {
  let at = line.length;
  while (at > 0 && (line[at - 1]?.seq ?? 0) > seq) at--;
  return at;
}

/** What happened in the decisions that stand after an anchor, or in all of them and the start. */
export function foldAgain<T extends GameTypes>(
  { engine, terms, line, begun }: TableState<T>,
  base: Anchor<T> | null,
): Happened<T>[] {
  const happened: Happened<T>[] = [];
  const steps = base === null ? line : line.slice(base.length);
  const note = (_world: unknown, events: readonly EventOf<T>[], i: number): void => {
    const step = steps[i] ?? begun;
    if (step === null || 'rekey' in step) return;
    const { seq, at } = step;
    const what: What = 'seat' in step ? { kind: 'decision', seat: step.seat } : { kind: 'start' };
    happened.push({ seq, at, what, events, undone: NOTHING });
  };
  if (base !== null) foldOn(engine, engine.clone(base.world), steps, note);
  else if (begun !== null) fold(engine, { config: terms.config, seed: begun.seed }, steps, note);
  return happened;
}

export const inOrder = <T extends GameTypes>(happened: readonly Happened<T>[]): Happened<T>[] =>
  happened.toSorted((a, b) => a.seq - b.seq);
