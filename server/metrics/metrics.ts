import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Standing } from '../store/store.ts';
import type { Listener } from '../tables/listener.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { TableService } from '../tables/table-service.ts';
import type { Sockets } from '../wire/socket.ts';

/** From a tenth of a millisecond to where people notice. */
const SECONDS = [0.0001, 0.0003, 0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3];

const more = (counts: Map<string, number>, what: string): void =>
  void counts.set(what, (counts.get(what) ?? 0) + 1);

/** A counter that is only made out when somebody reads it: a move has better things to do. */
function countBy(
  label: string,
  counts: ReadonlyMap<string, number>,
  about: { readonly name: string; readonly help: string; readonly registers: Registry[] },
): void {
  new Counter({
    ...about,
    labelNames: [label],
    collect() {
      this.reset();
      for (const [what, count] of counts) this.inc({ [label]: what }, count);
    },
  });
}

/**
 * What goes on in the server, as numbers for Prometheus. No table, person or choice is named, so
 * that they tell nothing about any game.
 */
export class Metrics implements Listener {
  readonly #registry = new Registry();
  readonly #entries = new Map<string, number>([['decision', 0]]);
  readonly #refusals = new Map<string, number>();
  readonly #botFailures = new Map<string, number>();
  readonly #commits: Histogram;
  readonly #writes: Counter;
  readonly #failed: Counter;

  constructor(service: TableService, sockets: Pick<Sockets, 'count' | 'readers'>) {
    const registers = [this.#registry];
    // Memory, CPU, and how late the event loop is.
    collectDefaultMetrics({ register: this.#registry });
    countBy('kind', this.#entries, {
      name: 'incognita_entries_total',
      help: 'Entries of the logs of tables, by kind; moves are of the kind "decision"',
      registers,
    });
    countBy('code', this.#refusals, {
      name: 'incognita_refusals_total',
      help: 'What was answered no, by code',
      registers,
    });
    countBy('bot', this.#botFailures, {
      name: 'incognita_bot_failures_total',
      help: 'Bots that threw or thought too long, so that a random choice was made, by bot',
      registers,
    });
    this.#commits = new Histogram({
      name: 'incognita_commit_seconds',
      help: 'How long one commit took, with all that was done in it',
      buckets: SECONDS,
      registers,
    });
    this.#writes = new Counter({
      name: 'incognita_writes_total',
      help: 'Writes that were stored; together with the commits, how many share one',
      registers,
    });
    this.#failed = new Counter({
      name: 'incognita_commits_failed_total',
      help: 'Commits that failed, so that everything in them was refused or tried one by one',
      registers,
    });
    new Gauge({
      name: 'incognita_tables_live',
      help: 'Tables in memory',
      registers,
      collect() {
        this.set(service.inMemory);
      },
    });
    new Gauge({
      name: 'incognita_sockets',
      help: 'Open sockets',
      registers,
      collect() {
        this.set(sockets.count);
      },
    });
    new Gauge({
      name: 'incognita_socket_readers',
      help: 'Open sockets by what reads them: our quick reader, or ws alone',
      labelNames: ['reader'],
      registers,
      collect() {
        for (const [reader, count] of Object.entries(sockets.readers)) this.set({ reader }, count);
      },
    });
    service.listeners.push(this);
  }

  changed(_live: LiveTable, _before: Standing, kind: string): void {
    more(this.#entries, kind);
  }

  refused(code: string): void {
    more(this.#refusals, code);
  }

  botFailed(bot: string): void {
    more(this.#botFailures, bot);
  }

  committed(milliseconds: number, writes: number, stored: boolean): void {
    if (stored) {
      this.#commits.observe(milliseconds / 1000);
      this.#writes.inc(writes);
    } else this.#failed.inc();
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }
}
