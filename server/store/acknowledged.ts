import { existsSync, readFileSync, renameSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export const ACKNOWLEDGED_FILE = 'acknowledged.json';
const WRITE_EVERY_MS = 1000;
/** The tables that were played last; what was stored long before them has long been on the disk. */
const MAX_TABLES = 2000;

/** A table of which less is there than somebody was told. */
export interface Missing {
  readonly table: string;
  readonly had: number;
  readonly has: number;
}

/**
 * The number of the last entry that was acknowledged, of each table that was played lately, in a small
 * file beside the database. Where a disk did not keep its word (SQLite takes a log that is cut off for
 * one that ended there), or somebody put an older file in place, only this knows what there was.
 * Written at most once a second and without a sync of its own: it costs nothing, and tells nothing of
 * the last second.
 */
export class Acknowledged {
  readonly #file: string;
  /** In the order in which they were last played. */
  readonly #last: Map<string, number>;
  /** The file was there, and could not be read. */
  readonly unreadable: boolean;
  #timer: NodeJS.Timeout | null = null;
  #writing: Promise<void> = Promise.resolve();

  constructor(folder: string) {
    this.#file = join(folder, ACKNOWLEDGED_FILE);
    const read = readLast(this.#file);
    this.unreadable = read === null;
    this.#last = read ?? new Map();
  }

  /** Compares what was acknowledged with what there is; from here on, what there is counts. */
  takeMissing(lastOf: (table: string) => number): Missing[] {
    const missing: Missing[] = [];
    for (const [table, had] of this.#last) {
      const has = lastOf(table);
      if (has < had) missing.push({ table, had, has });
    }
    if (missing.length === 0) return missing;
    const stamp = new Date().toISOString().replace(/[:.]/g, '-');
    // Once told, it is not told again: whoever wants to know more finds it here.
    renameSync(this.#file, `${this.#file}.before-${stamp}`);
    for (const { table, has } of missing) this.#last.set(table, has);
    return missing;
  }

  /** An entry is stored, and whoever made it is about to be told. */
  note(table: string, seq: number): void {
    this.#last.delete(table);
    this.#last.set(table, seq);
    if (this.#last.size > MAX_TABLES) this.#last.delete(this.#last.keys().next().value ?? '');
    if (this.#timer !== null) return;
    this.#timer = setTimeout(() => {
      this.#timer = null;
      this.#writing = this.#writing.then(() => this.#write());
    }, WRITE_EVERY_MS);
    this.#timer.unref();
  }

  /** A table is there no more, and nobody was told that it was. */
  forget(table: string): void {
    this.#last.delete(table);
  }

  /** In place of the one before, which is whole until then. */
  async #write(): Promise<void> {
    const part = `${this.#file}.part`;
    try {
      await writeFile(part, this.#text, { mode: 0o600 });
      await rename(part, this.#file);
    } catch {
      // On a full disk, say: the one before stays, and claims no more than is true.
    }
  }

  async close(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    await this.#writing;
    if (this.#last.size > 0) await this.#write();
  }

  get #text(): string {
    return `${JSON.stringify({ format: 1, tables: Object.fromEntries(this.#last) })}\n`;
  }
}

/** Null where there is a file that is not whole. */
function readLast(file: string): Map<string, number> | null {
  if (!existsSync(file)) return new Map();
  try {
    const { tables } = JSON.parse(readFileSync(file, 'utf8'));
    const entries = Object.entries<unknown>(tables);
    return new Map(entries.map(([table, seq]) => [table, Number(seq)]));
  } catch {
    return null;
  }
}
