import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { STORE_FORMAT } from '../store/migrations.ts';
import { lockOf } from '../store/sqlite.ts';
import { mustBeWhole } from './backup.ts';

const PARTS = ['incognita.db', 'incognita.db-wal', 'incognita.db-shm', 'signing.key'];

export interface Restored {
  readonly tables: number;
  readonly entries: number;
  /** What was there before, under its new name. */
  readonly aside: readonly string[];
}

/**
 * Puts a backup in place of the data. It is looked at before anything is touched; data of a running
 * server is left alone, and other data is put aside rather than written over.
 */
export function restore(file: string, dataDir: string, replace: boolean, now: Date): Restored {
  if (!existsSync(file)) throw new Error(`there is no file ${file}`);
  const part = join(dataDir, 'incognita.db.part');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = lockOf(dataDir);
  try {
    if (existsSync(join(dataDir, 'incognita.db')) && !replace)
      throw new Error(`${dataDir} holds games already; add --replace to put them aside`);
    copyFileSync(file, part);
    chmodSync(part, 0o600);
    const { key, ...counts } = look(part, file);
    const aside = putAside(dataDir, now);
    if (key !== null) writeFileSync(join(dataDir, 'signing.key'), key, { mode: 0o600 });
    renameSync(part, join(dataDir, 'incognita.db'));
    return { ...counts, aside };
  } finally {
    rmSync(part, { force: true });
    lock.close();
  }
}

/** Checks a copy of the backup and takes out what does not belong to the games. */
function look(part: string, file: string): Omit<Restored, 'aside'> & { key: string | null } {
  const db = opened(part, file);
  try {
    mustBeWhole(db, file);
    const has = (table: string): boolean =>
      db.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?").get(table) !==
      undefined;
    if (!has('migrations') || !has('entries'))
      throw new Error(`${file} is no backup of Incognita: it holds other tables`);
    const format = Number(db.prepare('SELECT max(n) AS n FROM migrations').get()?.n);
    if (format > STORE_FORMAT)
      throw new Error(
        `${file} was written by a newer version of Incognita (its format is ${format}, this program knows ${STORE_FORMAT}); update the program`,
      );
    const kept = has('kept_files')
      ? db.prepare("SELECT body FROM kept_files WHERE name = 'signing.key'").get()
      : undefined;
    db.exec('DROP TABLE IF EXISTS kept_files');
    const count = (table: string): number =>
      Number(db.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n);
    const key = kept === undefined ? null : String(kept.body);
    return { key, tables: count('tables'), entries: count(has('journal') ? 'log' : 'entries') };
  } finally {
    db.close();
  }
}

function opened(part: string, file: string): DatabaseSync {
  const db = new DatabaseSync(part);
  try {
    db.exec('PRAGMA journal_mode = DELETE; PRAGMA synchronous = FULL');
    return db;
  } catch {
    db.close();
    throw new Error(`${file} is no backup of Incognita: it is not a database`);
  }
}

function putAside(dataDir: string, now: Date): string[] {
  const stamp = now.toISOString().replace(/[:.]/g, '-');
  return PARTS.filter((name) => existsSync(join(dataDir, name))).map((name) => {
    // The parts of a database find each other by their names.
    const [, base = name, rest = ''] = name.match(/^(incognita\.db)(-.*)?$/) ?? [];
    const aside = `${base}.before-${stamp}${rest}`;
    renameSync(join(dataDir, name), join(dataDir, aside));
    return aside;
  });
}
