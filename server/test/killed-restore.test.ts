// A restore that is cut short leaves a whole folder: the old data, or the new.
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { backUp } from '../admin/backup.ts';
import { restore } from '../admin/restore.ts';
import { SqliteStore } from '../store/sqlite.ts';
import { adaAndBen, openHouse, playOn, tempDir, Visitor } from './visit.ts';

const SOAK = process.env.INCOGNITA_SOAK !== undefined;
/** Of the things that a restore does, every so-manieth is tried: all of them in `npm run soak`. */
const EVERY = SOAK ? 1 : 4;
const SCRIPT = join(import.meta.dirname, 'faulty', 'killed-restore.ts');

const killedAt = (step: number, file: string, folder: string) =>
  spawnSync(process.execPath, [SCRIPT, String(step), file, folder], { encoding: 'utf8' });

interface Data {
  readonly folder: string;
  readonly key: string;
  readonly table: string;
  readonly entries: readonly string[];
}

/** Data as a kill leaves it, with moves that are only in the log of the database. */
async function cutOff(name: string): Promise<Data> {
  const folder = tempDir();
  const server = await openHouse({ DATA_DIR: folder });
  const { ada, ben, table } = await adaAndBen(server);
  await (await Visitor.named(server, name)).opens({ game: 'whiteout' });
  await playOn(table, [ada, ben], ({ look }) => look!.seq >= 8);
  const entries = await server.store.entries(table, 0);
  const copy = join(tempDir(), 'data');
  cpSync(folder, copy, { recursive: true });
  const key = readFileSync(join(copy, 'signing.key'), 'utf8');
  return { folder: copy, key, table, entries };
}

/** What a server finds in a folder. */
async function found(folder: string): Promise<Omit<Data, 'folder'> & { warnings: number }> {
  const store = new SqliteStore(folder);
  const db = new DatabaseSync(join(folder, 'incognita.db'), { readOnly: true });
  const whole = db.prepare('PRAGMA integrity_check').get()?.integrity_check;
  expect(whole).toBe('ok');
  db.close();
  const [row] = await store.tablesIn(['running'], 10);
  const table = row?.id ?? '';
  const entries = await store.entries(table, 0);
  const warnings = store.missing.length;
  await store.close();
  return { key: readFileSync(join(folder, 'signing.key'), 'utf8'), table, entries, warnings };
}

test('killed at any moment of a restore, the folder holds all of the old data or all of the new', async () => {
  const [old, other] = [await cutOff('Old'), await cutOff('New')];
  const file = join(tempDir(), 'games.backup');
  await backUp(other.folder, file);
  const contents = ({ key, table, entries }: Data) => ({ key, table, entries, warnings: 0 });
  const count = Number(killedAt(0, file, copyOf(old)).stdout);
  expect(count).toBeGreaterThan(10);
  const ends = new Set<string>();
  for (let step = 1; step <= count; step += EVERY) {
    const folder = copyOf(old);
    expect(killedAt(step, file, folder).signal).toBe('SIGKILL');
    const there = await found(folder);
    const isNew = there.table === other.table;
    ends.add(isNew ? 'new' : 'old');
    expect([step, there]).toEqual([step, contents(isNew ? other : old)]);
    // And once more, to its end.
    restore(file, folder, true, new Date());
    expect(await found(folder)).toEqual(contents(other));
  }
  expect(ends).toEqual(new Set(['old', 'new']));
});

function copyOf({ folder }: Data): string {
  const copy = join(tempDir(), 'data');
  cpSync(folder, copy, { recursive: true });
  return copy;
}
