import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { STORE_FORMAT } from '../store/migrations.ts';
import { keepAside, MAKE_KEPT_FILES, settleRestored } from '../store/restored.ts';
import { firstDamage, GAMES_FILE } from '../store/soundness.ts';
import { lockOf } from '../store/sqlite-file.ts';
import { mustBeWhole } from './backup.ts';

const WAL = `${GAMES_FILE}-wal`;
const SHM = `${GAMES_FILE}-shm`;

export interface Restored {
  readonly tables: number;
  readonly entries: number;
  /** What was there before, under its new name. */
  readonly aside: readonly string[];
}

/**
 * Puts a backup in place of the data. It is looked at before anything is touched; data of a running
 * server is left alone, and other data is kept under another name rather than written over.
 *
 * What was there stays in its place until the new file takes it, in a single step: the old one has a
 * second name by then, and the key of the new one is still within it. So there is a whole folder
 * whenever this is cut short; what is left to do, the next start does.
 */
export function restore(file: string, dataDir: string, replace: boolean, now: Date): Restored {
  if (!existsSync(file)) throw new Error(`there is no file ${file}`);
  const part = join(dataDir, `${GAMES_FILE}.part`);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = lockOf(dataDir);
  try {
    const held = existsSync(join(dataDir, GAMES_FILE));
    if (held && !replace)
      throw new Error(`${dataDir} holds games already; add --replace to put them aside`);
    copyFileSync(file, part);
    chmodSync(part, 0o600);
    const counts = look(part, file);
    sync(part);
    const aside = held ? keepGames(dataDir, now) : [];
    renameSync(part, join(dataDir, GAMES_FILE));
    sync(dataDir);
    return { ...counts, aside: [...aside, ...settle(dataDir)] };
  } finally {
    rmSync(part, { force: true });
    lock.close();
  }
}

/** Checks a copy of the backup, and has it say that it comes from elsewhere. */
function look(part: string, file: string): Omit<Restored, 'aside'> {
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
    db.exec(MAKE_KEPT_FILES);
    const count = (table: string): number =>
      Number(db.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n);
    return { tables: count('tables'), entries: count(has('journal') ? 'log' : 'entries') };
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

/**
 * Gives the games that are there a second name. A log beside the new file would be taken for its own,
 * so all of it goes into the old file first. Where that is damaged, the log is kept beside it.
 */
function keepGames(dataDir: string, now: Date): string[] {
  mergeLog(join(dataDir, GAMES_FILE));
  const beside = [WAL, SHM].filter((name) => existsSync(join(dataDir, name)));
  const aside = [GAMES_FILE, ...beside].map((name) => keepAside(dataDir, name, now));
  for (const name of beside) rmSync(join(dataDir, name));
  return aside;
}

function mergeLog(games: string): void {
  // Who only reads changes nothing: of damaged data every byte is kept as it is.
  if (withGames(games, { readOnly: true }, firstDamage) !== null) return;
  // Whoever closes last takes the log away, which is empty by then.
  withGames(games, {}, (db) =>
    db.exec('PRAGMA synchronous = FULL; PRAGMA wal_checkpoint(TRUNCATE)'),
  );
}

function withGames<V>(
  games: string,
  options: { readonly readOnly?: boolean },
  act: (db: DatabaseSync) => V,
): V {
  const db = new DatabaseSync(games, options);
  try {
    return act(db);
  } finally {
    db.close();
  }
}

const settle = (dataDir: string): string[] =>
  withGames(join(dataDir, GAMES_FILE), {}, (db) => {
    db.exec('PRAGMA synchronous = FULL');
    return settleRestored(db, dataDir);
  });

/** Onto the disk, before anything is done that counts on it. */
function sync(path: string): void {
  const opened = openSync(path, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}
