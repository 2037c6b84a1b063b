import { createHash } from 'node:crypto';
import type { AnyTypes, Json } from '@incognita/kernel';
import type { LogEntry } from '@incognita/table';
import type { Logger } from 'pino';
import { nameOfError } from '../commits/commit-loop.ts';
import type { Standing } from '../store/store.ts';
import type { Listener } from '../tables/listener.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { TableService } from '../tables/table-service.ts';
import { RefusedError } from '../text/index.ts';
import type { Channels } from './channels.ts';
import type { Jobs } from './jobs.ts';
import type { TurnNotice } from './notice.ts';
import { type Channel, channelsOf, preferencesOf } from './preferences.ts';

const TURN_JOB = 'turn';
const SEND_JOB = 'tell';
const SENT_KIND = 'told';
/** Whoever has the table open is given longer to notice. */
const OPEN_TABLE_DELAY_MS = 600_000;
const MAX_TABLES_CHECKED = 100_000;

/** Somebody's turn, that began with an entry. */
interface Due {
  readonly table: string;
  readonly seat: number;
  readonly owner: string;
  readonly seq: number;
  /** They had the table open when they were to be told. */
  readonly late: boolean;
}

interface DueOnChannel extends Due {
  readonly way: Channel;
}

/** Jobs carry plain data that only we have put there. */
const dueOf = (data: Json): DueOnChannel => data as unknown as DueOnChannel;
const dataOf = (due: Due | DueOnChannel): Json => due as unknown as Json;

/**
 * Tells people that it is their turn, at tables with a clock, after it has been so for a while.
 * Whoever was told is told again only after they have decided something: one notice per turn,
 * whatever else happens at the table meanwhile.
 */
export class Notices implements Listener {
  readonly #service: TableService;
  readonly #jobs: Jobs;
  readonly #channels: Channels;
  readonly #log: Logger;
  readonly #after: number;

  constructor(service: TableService, jobs: Jobs, channels: Channels, log: Logger, after: number) {
    this.#service = service;
    this.#jobs = jobs;
    this.#channels = channels;
    this.#log = log;
    this.#after = after;
    jobs.work(TURN_JOB, (data) => this.#due(dueOf(data)));
    jobs.work(SEND_JOB, (data) => this.#tell(dueOf(data)));
    service.listeners.push(this);
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
    for (const { id, standing } of await this.#service.store.tablesIn(
      ['running'],
      MAX_TABLES_CHECKED,
    )) {
      const { deadline, asked, seats, seq } = standing;
      const held = asked === null ? undefined : seats[asked];
      if (deadline === null || asked === null || held?.by !== 'human') continue;
      const due = { table: id, seat: asked, owner: held.owner, seq, late: false };
      await this.#expect(due).catch((error: unknown) => this.#fail(due, error));
    }
  }

  /** Puts a job down for later, if that person wants to be told at all. */
  async #expect(due: Due): Promise<void> {
    if (channelsOf(await preferencesOf(this.#service, due.owner)).length > 0)
      await this.#later(due, this.#after);
  }

  async #later(due: Due, wait: number): Promise<void> {
    const key = `${due.table}/${due.seq}${due.late ? '/late' : ''}`;
    await this.#jobs.put({
      name: TURN_JOB,
      key,
      at: this.#service.now() + wait,
      data: dataOf(due),
    });
  }

  async #due(due: Due): Promise<void> {
    const found = await this.#stillDue(due);
    if (found === null) return;
    const open = !due.late && (await this.#service.hasOpen(found, due.owner));
    // To ask the other nodes takes a moment, in which they may have decided.
    const live = await this.#stillDue(due);
    // Noted before anything else is asked: what they decide from here on ends this turn.
    const seq = live?.table.seq ?? 0;
    if (live === null || (await this.#decidedSince(due, due.seq))) return;
    const id = `${due.table}/${due.seat}`;
    const told = await this.#service.store.record(SENT_KIND, id);
    if (told !== null && !(await this.#decidedSince(due, JSON.parse(told.body)))) return;
    if (open) return this.#later({ ...due, late: true }, OPEN_TABLE_DELAY_MS);
    const record = { kind: SENT_KIND, id, owner: '', body: JSON.stringify(seq) };
    await this.#service.commits.write({ put: 'record', record });
    for (const way of channelsOf(await preferencesOf(this.#service, due.owner))) {
      const mark = createHash('sha256').update(JSON.stringify(way)).digest('hex').slice(0, 16);
      const key = `${id}/${seq}/${way.by}-${mark}`;
      await this.#jobs.put({
        name: SEND_JOB,
        key,
        at: this.#service.now(),
        data: dataOf({ ...due, way } as DueOnChannel),
      });
    }
  }

  async #tell(telling: DueOnChannel): Promise<void> {
    const live = await this.#stillDue(telling);
    if (live === null) return;
    const turn: TurnNotice = {
      table: live.id,
      code: live.row.visibility === 'private' ? null : live.row.code,
      game: live.game,
      deadline: live.row.standing.deadline,
      url: this.#channels.tableUrl(live.id),
    };
    await this.#channels.tell(telling.owner, telling.way, turn);
  }

  /** The table, if that person is still asked there. */
  async #stillDue({ table, seat, owner }: Due): Promise<LiveTable | null> {
    const live = await this.#service.open(table).catch((error: unknown) => {
      // A table that is gone, or whose rules are: there is nothing to tell.
      if (error instanceof RefusedError) return null;
      throw error;
    });
    if (live === null || live.stuck !== null || live.table.over) return null;
    const held = live.table.seats[seat];
    const theirs = held?.by === 'human' && held.owner === owner;
    return theirs && live.table.asked === seat ? live : null;
  }

  async #decidedSince({ table, seat }: Due, seq: number): Promise<boolean> {
    const entries = await this.#service.store.entries(table, seq);
    return entries.some((body) => {
      const entry: LogEntry<AnyTypes> = JSON.parse(body);
      return entry.kind === 'decision' && entry.seat === seat;
    });
  }

  /** A game that is over tells nobody anything. */
  #forget(live: LiveTable): void {
    for (const seat of live.table.seats.keys())
      this.#service.commits
        .write({ put: 'drop-record', kind: SENT_KIND, id: `${live.id}/${seat}` })
        .catch(() => {});
  }

  #fail(due: Due, error: unknown): void {
    this.#log.warn({ table: due.table, err: nameOfError(error) }, 'nobody could be told');
  }
}
