import { type AnyGame, type AnyTypes, type Engine, engineOf, SPECTATOR } from '@incognita/kernel';
import {
  type LogEntry,
  type RedactedEntry,
  readSaved,
  type SavedGame,
  type Snapshot,
  sentence,
  Table,
  TableError,
  type TableView,
  verify,
} from '@incognita/table';
import type { Choice } from '../shell/lights.ts';
import { entriesAt } from './entries-at.ts';
import type { Said } from './session.ts';

/** A point of a game: the table after so many entries of its log. */
export interface Moment {
  readonly look: TableView<AnyTypes>;
  readonly told: readonly RedactedEntry<AnyTypes>[];
}

/** What each side would have had after each decision. A side without a seat is nobody's. */
export interface Totals {
  readonly seats: readonly (number | null)[];
  readonly marks: readonly { readonly seq: number; readonly sides: readonly number[] }[];
}

export const NO_TOTALS: Totals = { seats: [], marks: [] };

/** How far apart the positions are that are kept, so that no moment is a long fold. */
const POSITIONS_APART = 32;

/** A game that is read back: folded once, and kept at every few entries to turn to any of them. */
export class FoldedGame {
  readonly saved: SavedGame<AnyTypes>;
  readonly #engine: Engine<AnyTypes>;
  #marks: readonly Snapshot<AnyTypes>[] | null = null;
  readonly #stories = new Map<number, readonly RedactedEntry<AnyTypes>[]>();

  /** Throws a sentence where the file is no game of these rules. */
  constructor(game: AnyGame, raw: unknown) {
    this.saved = readSaved(raw);
    this.#engine = engineOf(game, this.saved.overrides);
    if (this.saved.secret === null) throw new Error('this file does not hold the whole game');
  }

  get entries(): readonly LogEntry<AnyTypes>[] {
    return this.saved.log;
  }

  /** The moments at which a seat was asked and decided: what if it had chosen something else? */
  crossroadsOf(seat: number): number[] {
    return this.entries.flatMap((entry) =>
      entry.kind === 'decision' && entry.seat === seat ? [entry.seq - 1] : [],
    );
  }

  at(seq: number, eye: number): Moment {
    const mark = this.#foldOnce().findLast((held) => held.seq <= seq);
    const table = mark
      ? Table.restore(this.#engine, mark, this.saved.log.slice(mark.seq, seq))
      : this.#tableAt(seq);
    return { look: table.viewFor(eye), told: entriesAt(this.#story(eye), seq) };
  }

  #foldOnce(): readonly Snapshot<AnyTypes>[] {
    if (this.#marks) return this.#marks;
    const marks: Snapshot<AnyTypes>[] = [];
    this.#tableAt(this.entries.length, (table) => {
      if (table.started && table.seq % POSITIONS_APART === 0) marks.push(table.snapshot());
    });
    this.#marks = marks;
    return marks;
  }

  /** The whole log as an eye may know it: read once, and cut to each moment. */
  #story(eye: number): readonly RedactedEntry<AnyTypes>[] {
    const known = this.#stories.get(eye) ?? this.#tableAt(this.entries.length).story(eye);
    this.#stories.set(eye, known);
    return known;
  }

  /** The running scores that a review draws: who would have what, after each entry. */
  totals(): Totals {
    const table = this.#tableAt(0);
    const marks: { seq: number; sides: readonly number[] }[] = [];
    let seats: readonly (number | null)[] = [];
    for (const entry of this.entries) {
      table.adopt(entry);
      const { world } = table;
      if (entry.kind !== 'decision' || !world) continue;
      const { sides, together } = this.#engine.game.result(this.#engine.reader(world));
      if (together) return NO_TOTALS;
      seats = sides.map((side) => side.seat);
      marks.push({ seq: entry.seq, sides: sides.map((side) => side.total) });
    }
    return { seats, marks };
  }

  /** The game from a point on, as a new local one: chance is re-keyed, the choice is another. */
  branch(
    seq: number,
    seat: number,
    [choice, ...also]: readonly Choice[],
    entropy: string,
    now: number,
  ): unknown {
    const table = this.#tableAt(seq);
    table.resume(now);
    table.ask({ do: 'reseed', seat: null, entropy }, now);
    const answer = table.ask({ do: 'submit', seat, seq: table.seq, choice, also }, now);
    if ('refused' in answer) throw new Error(sentence(answer.refused.trouble));
    const whole = table.exportWhole();
    if ('refused' in whole) throw new Error(sentence(whole.refused.trouble));
    return whole.saved;
  }

  /** What does not hold of the shuffles and the log; empty for an honest game. */
  troubles(): Said[] {
    return verify([this.#engine], this.saved, { overrides: true }).troubles.map((trouble) => ({
      en: sentence(trouble, 'en'),
      fr: sentence(trouble, 'fr'),
    }));
  }

  /** The seat to look from: the only person's, or a spectator's. */
  get eye(): number {
    const people = this.saved.seats.flatMap((held, seat) => (held.by === 'human' ? [seat] : []));
    const [only] = people;
    return people.length === 1 && only !== undefined ? only : SPECTATOR;
  }

  #tableAt(seq: number, passing: (table: Table<AnyTypes>) => void = () => {}): Table<AnyTypes> {
    const { config, seats, secret, pace, whenOut, overrides, verified, log } = this.saved;
    const table = Table.open(this.#engine, {
      config,
      seats,
      secret: secret ?? '',
      pace,
      whenOut,
      overrides,
      verified,
      local: true,
    });
    for (const entry of log) {
      if (entry.seq > seq) break;
      const trouble = table.adopt(entry);
      if (trouble !== null) throw new TableError(trouble);
      passing(table);
    }
    return table;
  }
}
