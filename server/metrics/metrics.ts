import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { House } from '../house/house.ts';
import type { Listener } from '../house/listener.ts';
import type { LiveTable } from '../house/live.ts';
import type { Standing } from '../store/store.ts';

/** From a tenth of a millisecond to where people notice. */
const SECONDS = [0.0001, 0.0003, 0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3];

/**
 * What goes on in the house, as numbers for Prometheus. No table, person or choice is named, so
 * that they tell nothing about any game.
 */
export class Metrics implements Listener {
  readonly #registry = new Registry();
  readonly #entries: Counter<'kind'>;
  readonly #refusals: Counter<'code'>;
  readonly #commits: Histogram;
  readonly #writes: Counter;
  readonly #failed: Counter;

  constructor(house: House, sockets: { readonly count: number }) {
    const registers = [this.#registry];
    // Memory, CPU, and how late the event loop is.
    collectDefaultMetrics({ register: this.#registry });
    this.#entries = new Counter({
      name: 'incognita_entries_total',
      help: 'Entries of the logs of tables, by kind; moves are of the kind "decision"',
      labelNames: ['kind'],
      registers,
    });
    this.#refusals = new Counter({
      name: 'incognita_refusals_total',
      help: 'What was answered no, by code',
      labelNames: ['code'],
      registers,
    });
    this.#commits = new Histogram({
      name: 'incognita_commit_seconds',
      help: 'How long it took to store what was done in one turn of the house',
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
        this.set(house.inMemory);
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
    // So that a counter is there before the first is counted.
    this.#entries.inc({ kind: 'decision' }, 0);
    house.listeners.push(this);
  }

  changed(_live: LiveTable, _before: Standing, kind: string): void {
    this.#entries.inc({ kind });
  }

  refused(code: string): void {
    this.#refusals.inc({ code });
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
