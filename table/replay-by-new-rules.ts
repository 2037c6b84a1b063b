import { type AnyTypes, type Engine, fold, type GameTypes } from '@incognita/kernel';
import type { LogEntry } from './log.ts';
import type { Opening } from './opening.ts';
import type { Snapshot } from './snapshot.ts';
import { Table } from './table.ts';

/** A log that was played by an earlier version of the rules, folded by those of today. */
export interface Replayed<T extends GameTypes> {
  /** The table after the entries that are kept. */
  readonly table: Table<T>;
  /** How many entries, from the first, are possible by the rules of today. */
  readonly kept: number;
  /** Where the game goes otherwise, or null: it stands where it stood. */
  readonly differs: Difference | null;
}

export interface Difference {
  /** The decision, counted from 1 through the log; 0 where the set-up differs. */
  readonly decision: number;
  /**
   * Whether it is that decision. Where all are still possible, only the position of the last
   * snapshot shows that something was otherwise, at that decision or earlier.
   */
  readonly exact: boolean;
}

/**
 * Plays a log again by the rules of today. The rules that it was played by are gone: what is left
 * of them is the log itself, whose entries have to be possible still, and the last snapshot, which
 * knows a position.
 */
export function replayByNewRules<T extends GameTypes>(
  engine: Engine<T>,
  opening: Opening,
  entries: readonly LogEntry<AnyTypes>[],
  before: Snapshot<AnyTypes> | null,
): Replayed<T> {
  const table = Table.open(engine, opening);
  let decisions = 0;
  let differs: Difference | null = null;
  for (const entry of entries) {
    if (entry.kind === 'decision') decisions++;
    if (table.adopt(entry) !== null) {
      const kept = entry.seq - 1;
      // A rule that throws leaves its table broken, so the table is made anew as far as it goes.
      const sound = Table.open(engine, opening);
      sound.adoptAll(entries.slice(0, kept));
      return { table: sound, kept, differs: differs ?? { decision: decisions, exact: true } };
    }
    if (entry.seq === before?.seq && !standsAt(engine, table, before))
      differs = { decision: decisions, exact: false };
  }
  return { table, kept: entries.length, differs };
}

/** Whether a table has come by the same way to the position that a snapshot knows. */
function standsAt<T extends GameTypes>(
  engine: Engine<T>,
  table: Table<T>,
  { base }: Snapshot<AnyTypes>,
): boolean {
  if (base === null) return true;
  const { begun, terms, line } = table.snapshot();
  if (begun === null || line.length < base.length) return false;
  const opening = { config: terms.config, seed: begun.seed };
  const { state, chance } = fold(engine, opening, line.slice(0, base.length));
  return sameWhereShared(state, base.world.state) && sameWhereShared(chance, base.world.chance);
}

/**
 * The same values, apart from fields that only one of two records has: a version may add to the
 * state what it needs for its rules, and that alone changes nobody's game.
 */
export function sameWhereShared(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  if (Array.isArray(a) || Array.isArray(b))
    return (
      Array.isArray(a) &&
      Array.isArray(b) &&
      a.length === b.length &&
      a.every((held, i) => sameWhereShared(held, b[i]))
    );
  const others = new Map(Object.entries(b));
  return Object.entries(a).every(
    ([key, held]) => !others.has(key) || sameWhereShared(held, others.get(key)),
  );
}
