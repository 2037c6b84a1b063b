import { chmodSync, existsSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { KEPT_FILES, KEY_FILE, MAKE_KEPT_FILES } from '../store/restored.ts';

const PAGES_AT_ONCE = 2000;

export interface BackedUp {
  readonly tables: number;
  readonly entries: number;
  readonly bytes: number;
}

/**
 * Copies the data into one file while the server goes on. A read that stays open holds the moment
 * still: whatever was stored before it is in the copy, whatever comes later is not, and no write
 * makes the copy begin again.
 */
export async function backUp(dataDir: string, file: string): Promise<BackedUp> {
  const from = join(dataDir, 'incognita.db');
  if (!existsSync(from))
    throw new Error(`there are no games in ${dataDir}; set DATA_DIR to the folder of the server`);
  if (existsSync(file)) throw new Error(`${file} is there already; name another file`);
  const part = `${file}.part`;
  rmSync(part, { force: true });
  const db = new DatabaseSync(from, { timeout: 10_000 });
  try {
    db.exec('BEGIN');
    db.prepare('SELECT count(*) FROM migrations').get();
    await backup(db, part, { rate: PAGES_AT_ONCE });
  } finally {
    if (db.isTransaction) db.exec('ROLLBACK');
    db.close();
  }
  chmodSync(part, 0o600);
  const counts = finish(part, join(dataDir, KEY_FILE));
  renameSync(part, file);
  return { ...counts, bytes: statSync(file).size };
}

function finish(part: string, keyFile: string): Omit<BackedUp, 'bytes'> {
  const copy = new DatabaseSync(part);
  try {
    // One file, with nothing beside it that could be forgotten.
    copy.exec('PRAGMA journal_mode = DELETE; PRAGMA synchronous = FULL');
    copy.exec(MAKE_KEPT_FILES);
    if (existsSync(keyFile))
      copy
        .prepare(`INSERT INTO ${KEPT_FILES} VALUES (?, ?)`)
        .run(KEY_FILE, readFileSync(keyFile, 'utf8'));
    mustBeWhole(copy, part);
    const count = (table: 'tables' | 'log'): number =>
      Number(copy.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n);
    return { tables: count('tables'), entries: count('log') };
  } finally {
    copy.close();
  }
}

export function mustBeWhole(db: DatabaseSync, file: string): void {
  const found = db.prepare('PRAGMA integrity_check').get()?.integrity_check;
  if (found !== 'ok') throw new Error(`${file} is damaged: ${found}`);
}
