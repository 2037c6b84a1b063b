import {
  copyFileSync,
  existsSync,
  linkSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { ACKNOWLEDGED_FILE } from './acknowledged.ts';

/** The only file beside the database that matters: without it nobody would be who they were. */
export const KEY_FILE = 'signing.key';

/** Files that a backup carries along. While it is there, the data is not what its folder had before. */
export const KEPT_FILES = 'kept_files';
export const MAKE_KEPT_FILES = `CREATE TABLE IF NOT EXISTS ${KEPT_FILES} (name TEXT PRIMARY KEY, body TEXT NOT NULL) STRICT`;

/**
 * Brings the folder to a backup that was put in place of its data: the key that it came with, and no
 * word of what was acknowledged before. One step of a restore, or of the next start where that was cut
 * short; done twice, it is as if done once. Answers with the names of what was put aside.
 */
export function settleRestored(db: DatabaseSync, folder: string): string[] {
  const carried = "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?";
  if (db.prepare(carried).get(KEPT_FILES) === undefined) return [];
  const kept = db.prepare(`SELECT body FROM ${KEPT_FILES} WHERE name = ?`).get(KEY_FILE);
  const aside = kept === undefined ? [] : putKey(folder, String(kept.body));
  rmSync(join(folder, ACKNOWLEDGED_FILE), { force: true });
  db.exec(`DROP TABLE ${KEPT_FILES}`);
  return aside;
}

function putKey(folder: string, key: string): string[] {
  const file = join(folder, KEY_FILE);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : null;
  if (before === key) return [];
  const aside = before === null ? [] : [keepAside(folder, KEY_FILE, new Date())];
  writeFileSync(`${file}.part`, key, { mode: 0o600, flush: true });
  renameSync(`${file}.part`, file);
  return aside;
}

const stampOf = (now: Date): string => now.toISOString().replace(/[:.]/g, '-');

/** Gives a file a second name under which it stays when another one takes its place. */
export function keepAside(folder: string, name: string, now: Date): string {
  // The parts of a database find each other by their names.
  const [, base = name, rest = ''] = name.match(/^(incognita\.db)(-.*)?$/) ?? [];
  const aside = `${base}.before-${stampOf(now)}${rest}`;
  const [from, to] = [join(folder, name), join(folder, aside)];
  try {
    linkSync(from, to);
  } catch (error) {
    // Two names for one file are not to be had everywhere.
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return aside;
    copyFileSync(from, to);
  }
  return aside;
}
