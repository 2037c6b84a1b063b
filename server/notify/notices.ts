import { createHash } from 'node:crypto';
import type { AnyTypes, Json } from '@incognita/kernel';
import type { LogEntry } from '@incognita/table';
import type { Logger } from 'pino';
import type { House } from '../house/house.ts';
import type { Listener } from '../house/listener.ts';
import type { LiveTable } from '../house/live.ts';
import { nameOfError } from '../house/turns.ts';
import type { Standing } from '../store/store.ts';
import { Refused } from '../text/index.ts';
import type { Jobs } from './jobs.ts';
import type { Turn } from './notice.ts';
import type { Ways } from './ways.ts';
import { type Way, waysOf, wishesOf } from './wishes.ts';

const TURN = 'turn';
const TELL = 'tell';
const TOLD = 'told';
/** Whoever has the table open is given longer to notice. */
const OPEN_MS = 600_000;
const MOST = 100_000;

/** Somebody's turn, that began with an entry. */
interface Due {
  readonly table: string;
  readonly seat: number;
  readonly owner: string;
  readonly seq: number;
  /** They had the table open when they were to be told. */
  readonly late: boolean;
}

interface Telling extends Due {
  readonly way: Way;
}

/** Jobs carry plain data that only we have put there. */
const dueOf = (data: Json): Telling => data as unknown as Telling;
const dataOf = (due: Due | Telling): Json => due as unknown as Json;

/**
 * Tells people that it is their turn, at tables with a clock, after it has been so for a while.
 * Whoever was told is told again only after they have decided something: one notice per turn,
 * whatever else happens at the table meanwhile.
 */
export class Notices implements Listener {
  readonly #house: House;
  readonly #jobs: Jobs;
  readonly #ways: Ways;
  readonly #log: Logger;
  readonly #after: number;

  constructor(house: House, jobs: Jobs, ways: Ways, log: Logger, after: number) {
    this.#house = house;
    this.#jobs = jobs;
    this.#ways = ways;
    this.#log = log;
    this.#after = after;
    jobs.work(TURN, (data) => this.#due(dueOf(data)));
    jobs.work(TELL, (data) => this.#tell(dueOf(data)));
    house.listeners.push(this);
  }

  changed(live: LiveTable, before: Standing): void {
    const { state, asked, seats, seq, deadline } = live.row.standing;
    if (state === 'over' && before.state !== 'over') this.#forget(live);
    // Only a table with a clock has a deadline.
    if (state !== 'running' || asked === null || deadline === null) return;
    const held = seats[asked];
    const was = before.state === 'running' && before.asked === asked ? before.seats[asked] : null;
    if (held?.by !== 'human' || (was?.by === 'human' && was.owner === held.owner)) return;
    const due = { table: live.id, seat: asked, owner: held.owner, seq, late: false };
    this.#expect(due).catch((error: unknown) => this.#fail(due, error));
  }

  /**
   * Looks at everything that is waited for, as if it had begun now: a server that was killed may have
   * stored a move and not yet put down the job. Whoever was told is not told again.
   */
  async wake(): Promise<void> {
    for (const { id, standing } of await this.#house.store.tablesIn(['running'], MOST)) {
      const { deadline, asked, seats, seq } = standing;
      const held = asked === null ? undefined : seats[asked];
      if (deadline === null || asked === null || held?.by !== 'human') continue;
      const due = { table: id, seat: asked, owner: held.owner, seq, late: false };
      await this.#expect(due).catch((error: unknown) => this.#fail(due, error));
    }
  }

  /** Puts a job down for later, if that person wants to be told at all. */
  async #expect(due: Due): Promise<void> {
    if (waysOf(await wishesOf(this.#house, due.owner)).length > 0)
      await this.#later(due, this.#after);
  }

  async #later(due: Due, wait: number): Promise<void> {
    const key = `${due.table}/${due.seq}${due.late ? '/late' : ''}`;
    await this.#jobs.put({ name: TURN, key, at: this.#house.now() + wait, data: dataOf(due) });
  }

  async #due(due: Due): Promise<void> {
    const found = await this.#stillDue(due);
    if (found === null) return;
    const open = !due.late && (await this.#house.hasOpen(found, due.owner));
    // To ask the other nodes takes a moment, in which they may have decided.
    const live = await this.#stillDue(due);
    // Noted before anything else is asked: what they decide from here on ends this turn.
    const seq = live?.table.seq ?? 0;
    if (live === null || (await this.#decidedSince(due, due.seq))) return;
    const id = `${due.table}/${due.seat}`;
    const told = await this.#house.store.paper(TOLD, id);
    if (told !== null && !(await this.#decidedSince(due, JSON.parse(told.body)))) return;
    if (open) return this.#later({ ...due, late: true }, OPEN_MS);
    const paper = { kind: TOLD, id, owner: '', body: JSON.stringify(seq) };
    await this.#house.turns.write({ put: 'paper', paper });
    for (const way of waysOf(await wishesOf(this.#house, due.owner))) {
      const mark = createHash('sha256').update(JSON.stringify(way)).digest('hex').slice(0, 16);
      const key = `${id}/${seq}/${way.by}-${mark}`;
      await this.#jobs.put({
        name: TELL,
        key,
        at: this.#house.now(),
        data: dataOf({ ...due, way } as Telling),
      });
    }
  }

  async #tell(telling: Telling): Promise<void> {
    const live = await this.#stillDue(telling);
    if (live === null) return;
    const turn: Turn = {
      table: live.id,
      code: live.row.visibility === 'private' ? null : live.row.code,
      game: live.game,
      deadline: live.row.standing.deadline,
      url: this.#ways.tableUrl(live.id),
    };
    await this.#ways.tell(telling.owner, telling.way, turn);
  }

  /** The table, if that person is still asked there. */
  async #stillDue({ table, seat, owner }: Due): Promise<LiveTable | null> {
    const live = await this.#house.open(table).catch((error: unknown) => {
      // A table that is gone, or whose rules are: there is nothing to tell.
      if (error instanceof Refused) return null;
      throw error;
    });
    if (live === null || live.stuck !== null || live.table.over) return null;
    const held = live.table.seats[seat];
    const theirs = held?.by === 'human' && held.owner === owner;
    return theirs && live.table.asked === seat ? live : null;
  }

  async #decidedSince({ table, seat }: Due, seq: number): Promise<boolean> {
    const entries = await this.#house.store.entries(table, seq);
    return entries.some((body) => {
      const entry: LogEntry<AnyTypes> = JSON.parse(body);
      return entry.kind === 'decision' && entry.seat === seat;
    });
  }

  /** A game that is over tells nobody anything. */
  #forget(live: LiveTable): void {
    for (const seat of live.table.seats.keys())
      this.#house.turns
        .write({ put: 'no-paper', kind: TOLD, id: `${live.id}/${seat}` })
        .catch(() => {});
  }

  #fail(due: Due, error: unknown): void {
    this.#log.warn({ table: due.table, err: nameOfError(error) }, 'nobody could be told');
  }
}
