import type { AnyTypes, Engine, Eye, GameTypes, World } from '@incognita/kernel';
import { differenceOf, requestOf } from './adopt.ts';
import { leftAt } from './clocks.ts';
import { submit } from './decide.ts';
import { NOTHING, recordOf } from './entry-record.ts';
import { expire, toBot, toHuman, vacate } from './hand-over.ts';
import type { Body, LogEntry } from './log.ts';
import { Memory } from './memory.ts';
import { addEntropy, type Opening, openState, reseed, start } from './opening.ts';
import { passesAfter } from './passes.ts';
import { type CatchUp, catchUpFrom, type RedactedEntry, redactEntry, story } from './redact.ts';
import { type Accepted, type PreparedChange, REQUESTS, type Request } from './requests.ts';
import { type Report, reportFor, type SavedGame, savedGame } from './saved.ts';
import type { Occupant } from './seats.ts';
import { botKeyOf } from './seed.ts';
import { restoreState, type Snapshot, snapshotOf } from './snapshot.ts';
import { type Broken, type Change, clockAfter, type TableState, underWay } from './state.ts';
import {
  checkEye,
  type TableView,
  type TableViewChange,
  tableViewOf,
  viewChangeOf,
} from './table-view.ts';
import { refuse, shortly, TableError, type TableRefusal, type Trouble } from './troubles.ts';
import { consent, undo } from './undo.ts';
import { openWindow, passDue, passInAdvance, passLate, windowDeadline } from './windows.ts';

/** Entries from before a snapshot: at hand, or to be fetched when they are needed. */
export type EarlierEntries<T extends GameTypes> =
  | readonly LogEntry<T>[]
  | (() => readonly LogEntry<T>[])
  | null;

/**
 * A table around a game. Whatever changes it goes through `prepare`, which changes nothing but
 * hands out the entry to be stored and a way to make the change; `ask` does both at once.
 */
export class Table<T extends GameTypes> {
  #state: TableState<T>;
  /** The entries since the table was opened or restored; null where the host has them. */
  #log: LogEntry<T>[] | null = [];
  #lastKind: LogEntry<T>['kind'] | null = null;
  readonly #memory = new Memory<T>();
  readonly #earlier: EarlierEntries<T>;

  private constructor(state: TableState<T>, earlier: EarlierEntries<T>) {
    this.#state = state;
    this.#earlier = earlier;
  }

  /** A new table. Throws a TableError where the opening does not fit the game. */
  static open<T extends GameTypes>(engine: Engine<T>, opening: Opening): Table<T> {
    return new Table(openState(engine, opening), []);
  }

  /**
   * The table as it was at a snapshot, and the entries since. Throws a TableError where the
   * snapshot is of other rules or an entry does not fit; folding the whole log is the way then.
   */
  static restore<T extends GameTypes>(
    engine: Engine<T>,
    snapshot: Snapshot<T>,
    later: readonly LogEntry<T>[] = [],
    earlier: EarlierEntries<T> = null,
  ): Table<T> {
    const table = new Table(restoreState(engine, snapshot), snapshot.seq === 0 ? [] : earlier);
    table.adoptAll(later);
    return table;
  }

  /** What it is played with: the rules on the content of this table. */
  get engine(): Engine<T> {
    return this.#state.engine;
  }

  get seq(): number {
    return this.#state.seq;
  }

  get started(): boolean {
    return this.#state.world !== null;
  }

  get over(): boolean {
    return this.#state.world?.over ?? false;
  }

  get config(): T['Config'] {
    return this.#state.terms.config;
  }

  /** The seat that is asked, or null. */
  get asked(): number | null {
    return this.#state.asked;
  }

  get seats(): readonly Occupant[] {
    return this.#state.seats;
  }

  /** How often chance was given a new key. */
  get reseeds(): number {
    return this.#state.reseeds;
  }

  get commitment(): string {
    return this.#state.terms.commitment;
  }

  /** A rule threw; the cause is for the host's eyes only. */
  get broken(): Broken | null {
    return this.#state.broken;
  }

  /** The entries since the table was opened or restored, unless they are left to the host. */
  get log(): readonly LogEntry<T>[] {
    return this.#log ?? [];
  }

  /** The host stores every entry, so that they need not be kept here too. */
  leaveLogToHost(): void {
    this.#log = null;
  }

  /** The real world, for hosts, tests and tools; never for a player or a bot. */
  get world(): World<T> | null {
    return this.#state.world;
  }

  /** A change that can be made now, or why not. Nothing has changed yet. */
  prepare(request: Request, now: number): PreparedChange<T> | TableRefusal<T> {
    const at = this.#moment(now);
    const before = this.#state.broken;
    const change = this.#changeFor(request, at);
    if (before === null && this.#state.broken !== null) this.#stopClock(at);
    return 'refused' in change ? change : this.#prepared(change, at);
  }

  /** Where the rules have failed, nobody's time runs. */
  #stopClock(at: number): void {
    this.#state = { ...this.#state, clocks: clockAfter(this.#state, at) };
  }

  /** Prepares and applies: for hosts that store nothing, or store afterwards. */
  ask(request: Request, now: number): Accepted | TableRefusal<T> {
    const move = this.prepare(request, now);
    return 'refused' in move ? move : move.apply();
  }

  /** A choice of the asked seat. */
  submit(
    seat: number,
    seq: number,
    choice: unknown,
    now: number,
    also: readonly unknown[] = [],
  ): Accepted | TableRefusal<T> {
    return this.ask({ do: 'submit', seat, seq, choice, also }, now);
  }

  /** A time-out, if the person who is asked has no time left. */
  expire(now: number): PreparedChange<T> | null {
    const move = this.prepare({ do: 'expire' }, now);
    return 'refused' in move ? null : move;
  }

  /**
   * Takes over an entry that was made elsewhere or earlier: the same request must be possible
   * here and now and lead to the same entry. The trouble, or null.
   */
  adopt(entry: LogEntry<T> | LogEntry<AnyTypes>): Trouble | null {
    const { seq, at } = entry;
    if (seq !== this.seq + 1) return { code: 'gap', place: this.seq + 1, seq };
    const request = requestOf(entry, this.#state.taken, this.#state.request);
    const move = this.prepare(request, at);
    if ('refused' in move) return { code: 'entry-refused', seq, because: move.refused.trouble };
    const differs = differenceOf(move.entry, entry);
    if (differs !== null) return { code: 'entry-differs', seq, field: differs };
    move.apply();
    return null;
  }

  /** Adopts entries in order; throws a TableError at the first that does not fit. */
  adoptAll(entries: readonly (LogEntry<T> | LogEntry<AnyTypes>)[]): void {
    for (const entry of entries) {
      const trouble = this.adopt(entry);
      if (trouble !== null) throw new TableError(trouble);
    }
  }

  /** What an eye may see of the table. */
  viewFor(eye: Eye): TableView<T> {
    return tableViewOf(this.#state, eye);
  }

  /** What the last entry has changed in that, for an eye that has seen everything before it. */
  viewChangeFor(eye: Eye): TableViewChange<T> {
    return viewChangeOf(this.#state, eye, this.#lastKind);
  }

  /** What an eye has missed after an entry it has seen, or that it needs a fresh look. */
  since(seq: number, eye: Eye): CatchUp<T> {
    checkEye(this.#state, eye);
    return catchUpFrom(this.#state, this.#memory, seq, eye);
  }

  /**
   * The whole game as an eye may know it. Folds from the start: not for every move. A restored
   * table knows of hand-overs and undos only since its snapshot.
   */
  story(eye: Eye): RedactedEntry<T>[] {
    checkEye(this.#state, eye);
    return story(this.#state, this.#memory.asides, eye);
  }

  /**
   * A seat that is asked in a window passes it and all others of its span, or does so no longer. The
   * host submits each pass that is due.
   */
  passInAdvance(seat: number, on: boolean): Accepted | TableRefusal<T> {
    return passInAdvance(this.#state, seat, on) ?? { accepted: this.seq };
  }

  /** A pass that was given in advance and is due now, or null. */
  passDue(): { readonly seat: number; readonly seq: number; readonly choice: unknown } | null {
    return passDue(this.#state);
  }

  /**
   * The time before which nobody may hear an answer. In a window everybody is given the same `delay`:
   * a quick answer would tell that it was a bot, a pass in advance, or a hand with nothing in it.
   */
  answerTime(delay: number): number {
    const window = openWindow(this.#state);
    return window === null ? 0 : window.since + (this.#state.terms.windowDelay ?? delay);
  }

  /** What a seat has left at `now`, in milliseconds, or null without clocks. */
  timeLeft(seat: number, now: number): number | null {
    const { terms, clocks } = this.#state;
    return terms.pace === null ? null : leftAt(clocks, seat, now);
  }

  /** When the clock that runs, or the time of an open window, will have run out; or null. */
  deadline(): number | null {
    const { running, left, since, reported } = this.#state.clocks;
    const clock = running === null || reported ? null : since + (left[running] ?? 0);
    const window = windowDeadline(this.#state);
    return clock === null || window === null ? (clock ?? window) : Math.min(clock, window);
  }

  /** Lets the clock count from now on: after an import, a repair, or a time without the host. */
  resume(now: number): void {
    const at = this.#moment(now);
    const clocks = { ...this.#state.clocks, since: at };
    const state = { ...this.#state, clocks };
    this.#state = { ...state, clocks: clockAfter(state, at) };
  }

  /** Lets play go on after a rule threw: the host has seen to it. */
  repair(now: number): void {
    this.#state.broken = null;
    this.resume(now);
  }

  /** The bot that has to move, if a bot is asked. */
  botToMove(): { readonly seat: number; readonly kind: string; readonly seq: number } | null {
    const seat = this.#state.asked;
    const held = seat === null ? undefined : this.#state.seats[seat];
    if (seat === null || held?.by !== 'bot' || 'refused' in underWay(this.#state)) return null;
    return { seat, kind: held.kind, seq: this.seq };
  }

  /**
   * A world for a bot on `seat` to think in: it looks the same from there, but what the seat
   * cannot know is dealt again. The real world is never handed out.
   */
  worldFor(seat: number, salt: string): World<T> | null {
    checkEye(this.#state, seat);
    const { engine, world } = this.#state;
    return world === null ? null : engine.resample(world, seat, salt);
  }

  /** What the chance of a bot on `seat` is made of now. It tells nothing of the game's own chance. */
  botKey(seat: number): string {
    return botKeyOf(this.#state.secret, seat, this.seq);
  }

  /** A cache of the table at this entry, with everything hidden: for the host's store only. */
  snapshot(): Snapshot<T> {
    return snapshotOf(this.#state);
  }

  /** The whole game as one file: when it is over, or when it is a local one. */
  exportWhole(app: string | null = null): { readonly saved: SavedGame<T> } | TableRefusal<T> {
    if (!this.over && !this.#state.local) return refuse({ code: 'secret-kept' });
    const from = this.log[0]?.seq ?? this.seq + 1;
    const earlier = typeof this.#earlier === 'function' ? this.#earlier() : (this.#earlier ?? []);
    const log = [...earlier.filter((entry) => entry.seq < from), ...this.log];
    if (log.length !== this.seq) return refuse({ code: 'log-missing', from });
    return { saved: savedGame(this.#state, log, app) };
  }

  /** What an eye knows of the game, for a report of a fault. */
  exportFor(eye: Eye, app: string | null = null): Report<T> {
    return reportFor(this.#state, eye, this.story(eye), app);
  }

  #changeFor(request: Request, at: number): Change<T> | TableRefusal<T> {
    const state = this.#state;
    switch (request.do) {
      case 'entropy':
        return addEntropy(state, request, at);
      case 'start':
        return start(state, at);
      case 'submit':
        return submit(state, request, at);
      case 'undo':
        return undo(state, request, at);
      case 'consent':
        return consent(state, request, at);
      case 'reseed':
        return reseed(state, request, at);
      case 'to-bot':
        return toBot(state, request, at);
      case 'to-human':
        return toHuman(state, request, at);
      case 'vacate':
        return vacate(state, request, at);
      case 'expire':
        return passLate(state, at) ?? expire(state, at) ?? refuse({ code: 'in-time' });
      default:
        return unknownRequest(request);
    }
  }

  #prepared(change: Change<T>, at: number): PreparedChange<T> {
    const { next } = change;
    const { seq } = next;
    const before = this.#state;
    // The order of fields is the order in files: number, time, then what happened.
    const entry = entryOf(seq, at, change.body);
    const record = recordOf(entry, change.events, before.taken, change.undone ?? NOTHING);
    return {
      entry,
      updateFor: (eye) => ({
        since: { seq, told: [redactEntry(record, eye)] },
        look: viewChangeOf(next, eye, entry.kind),
      }),
      apply: () => {
        const now = this.#state;
        if (now.seq !== before.seq) return refuse({ code: 'stale', seq: seq - 1, now: now.seq });
        // What was found about this position, or said beside the log, while the entry was stored.
        next.broken ??= now.broken;
        if (change.ended) next.passes = passesAfter(now.passes, change.ended);
        // Everybody has been told the question; of it, only the choices are needed again: a table in
        // memory is to be small.
        next.question = null;
        this.#state = next;
        this.#lastKind = entry.kind;
        this.#log?.push(entry);
        this.#memory.remember(record);
        return { accepted: seq };
      },
    };
  }

  /** Time never goes backwards at a table, whatever the host's clock does. */
  #moment(now: number): number {
    if (!Number.isFinite(now)) throw new RangeError(`now is ${now}; it has to be a time in ms`);
    return Math.max(this.#state.at, Math.floor(now));
  }
}

/** Most entries are decisions, and these are quickly put together. */
function entryOf<T extends GameTypes>(seq: number, at: number, body: Body<T>): LogEntry<T> {
  if (body.kind !== 'decision') return { seq, at, ...body };
  const { kind, seat, choice, also } = body;
  return also ? { seq, at, kind, seat, choice, also } : { seq, at, kind, seat, choice };
}

/** Hosts check what comes over the wire; what slips through is refused all the same. */
function unknownRequest<T extends GameTypes>(request: never): TableRefusal<T> {
  const value = shortly((request as { readonly do?: unknown } | null)?.do);
  return refuse({ code: 'field', field: 'do', value, wanted: { want: 'word', of: REQUESTS } });
}
