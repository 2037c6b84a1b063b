// Data that a disk has not kept: what the server says at its start, and what is done about it.
import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { describe, expect, test } from 'vitest';
import { SqliteStore } from '../store/sqlite.ts';
import { adaAndBen, openHouse, playOn, tempDir, Visitor } from './visit.ts';

const SERVER = join(import.meta.dirname, '..');
const PAGE = 4096;

/** A program of ours in a process of its own, until it ends. */
function runs(dataDir: string, ...args: string[]): Promise<{ status: number; text: string }> {
  return new Promise((resolve) => {
    const env = { PATH: process.env.PATH ?? '', DATA_DIR: dataDir, PORT: '0', WORKERS: '1' };
    execFile(process.execPath, args, { env, timeout: 50_000 }, (error, stdout, stderr) =>
      resolve({ status: error ? Number(error.code) : 0, text: stdout + stderr }),
    );
  });
}
const starts = (dataDir: string) => runs(dataDir, join(SERVER, 'main.ts'));
const admin = (dataDir: string, ...args: string[]) =>
  runs(dataDir, join(SERVER, 'admin', 'main.ts'), ...args);

/** A folder in which some games were played, and the server stopped. */
async function played(): Promise<{ folder: string; ada: Visitor; table: string }> {
  const folder = tempDir();
  const server = await openHouse({ DATA_DIR: folder });
  const { ada, ben, table } = await adaAndBen(server);
  await playOn(table, [ada, ben], ({ look }) => look!.seq >= 20);
  await server.stop();
  return { folder, ada, table };
}

/** Writes over some pages in the middle of the file. */
function spoil(folder: string, pages: number, from?: number): void {
  const file = join(folder, 'incognita.db');
  const bytes = readFileSync(file);
  const first = from ?? Math.floor(bytes.length / PAGE / 2);
  bytes.fill(0x5a, first * PAGE, (first + pages) * PAGE);
  writeFileSync(file, bytes);
}

const SENTENCE =
  /^the games in \S+ are damaged \(SQLite says: .*\)\. Nothing was changed\. .*restore FILE --replace/;

describe('a damaged file', () => {
  test('ends the start with one sentence, and nothing is changed', async () => {
    const { folder } = await played();
    const sound = readFileSync(join(folder, 'incognita.db'));
    for (const damage of [
      () => spoil(folder, 1),
      () => spoil(folder, 1, 0),
      () => truncateSync(join(folder, 'incognita.db'), 8 * PAGE),
    ]) {
      writeFileSync(join(folder, 'incognita.db'), sound);
      damage();
      const before = readFileSync(join(folder, 'incognita.db'));
      expect(() => new SqliteStore(folder)).toThrow(SENTENCE);
      expect(readFileSync(join(folder, 'incognita.db'))).toEqual(before);
    }
    const { status, text } = await starts(folder);
    expect([status, text]).toEqual([1, expect.stringMatching(SENTENCE)]);
    // No trace of where in the code it was found.
    expect(text.trim().split('\n')).toHaveLength(1);
  });

  test('is replaced by a backup, and kept under another name with its log', async () => {
    const { folder, ada, table } = await played();
    const backup = join(tempDir(), 'games.backup');
    expect((await admin(folder, 'backup', backup)).status).toBe(0);
    spoil(folder, 1, 0);
    writeFileSync(join(folder, 'incognita.db-wal'), 'what was in its log');
    const spoiled = readFileSync(join(folder, 'incognita.db'));
    const { status, text } = await admin(folder, 'restore', backup, '--replace');
    expect([status, text]).toEqual([0, expect.stringContaining('1 tables')]);
    const aside = readdirSync(folder).filter((name) => name.includes('.before-'));
    const kept = aside.find((name) => /^incognita\.db\.before-[^-]+-[\w-]+Z$/.test(name)) ?? '';
    expect(readFileSync(join(folder, kept))).toEqual(spoiled);
    expect(readFileSync(join(folder, `${kept}-wal`), 'utf8')).toBe('what was in its log');
    const server = await openHouse({ DATA_DIR: folder });
    expect((await ada.at(server).view(table)).body.look!.seq).toBeGreaterThanOrEqual(20);
    expect(server.warnings).toEqual([]);
  });

  test('that is too large to be waited for is checked beside the play, and not called ready', async () => {
    const { folder } = await played();
    const sound = new SqliteStore(folder, { checkedAtOnce: 0 });
    expect(await sound.checked).toBeNull();
    await sound.alive();
    await sound.close();
    // A page of the index of people, which nobody reads at the start.
    spoil(folder, 1);
    const store = new SqliteStore(folder, { checkedAtOnce: 0 });
    expect(await store.checked).toMatch(/\w/);
    await expect(store.alive()).rejects.toThrow();
    await store.close();
  });
});

describe('what was acknowledged and is not there', () => {
  /** A copy of the folder of a server that runs, as a power cut would leave it. */
  async function cutOff(spoilCopy: (folder: string) => void) {
    const folder = tempDir();
    const server = await openHouse({ DATA_DIR: folder });
    const { ada, ben, table } = await adaAndBen(server);
    await playOn(table, [ada, ben], ({ look }) => look!.seq >= 12);
    const told = (await ada.view(table)).body;
    const file = join(folder, 'acknowledged.json');
    const known = (): number =>
      existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).tables[table] : 0;
    while (known() < told.look!.seq) await new Promise((resolve) => setTimeout(resolve, 50));
    const copy = join(tempDir(), 'copy');
    cpSync(folder, copy, { recursive: true });
    spoilCopy(copy);
    return { folder: copy, table, code: told.info.code, had: told.look!.seq, ada };
  }

  test('a log of the database that was torn off is told of at the start, once', async () => {
    const { folder, table, code, had, ada } = await cutOff((copy) => {
      const wal = join(copy, 'incognita.db-wal');
      truncateSync(wal, readFileSync(wal).length - 6 * PAGE);
    });
    const server = await openHouse({ DATA_DIR: folder });
    const has = (await server.store.latest([table])).get(table)!;
    expect(has).toBeGreaterThan(0);
    expect(has).toBeLessThan(had);
    expect(server.warnings).toEqual([
      expect.stringMatching(
        new RegExp(`^${had - has} entr(y|ies) of 1 table .* ${code} had ${had} and has ${has}\\.`),
      ),
    ]);
    // It goes on from what there is.
    expect((await ada.at(server).view(table)).body.look!.seq).toBe(has);
    await server.stop();
    const again = await openHouse({ DATA_DIR: folder });
    expect(again.warnings).toEqual([]);
    expect(readdirSync(folder).some((name) => name.startsWith('acknowledged.json.before-'))).toBe(
      true,
    );
  });

  test('a file that was emptied or replaced by an older one is told of as well', async () => {
    const { folder, table, had } = await cutOff((copy) => {
      truncateSync(join(copy, 'incognita.db-wal'), 0);
      truncateSync(join(copy, 'incognita.db'), 0);
    });
    const server = await openHouse({ DATA_DIR: folder });
    expect(server.warnings[0]).toContain(`${table} had ${had} and has 0`);
  });

  test('nothing is said where nothing is missing: after a kill, a stop, and a restore', async () => {
    const { folder, ada, table } = await cutOff(() => {});
    const killed = await openHouse({ DATA_DIR: folder });
    expect(killed.warnings).toEqual([]);
    const backup = join(tempDir(), 'games.backup');
    expect((await admin(folder, 'backup', backup)).status).toBe(0);
    const ben = await Visitor.named(killed, 'Ben');
    const { id } = await ben.opens({ game: 'whiteout' });
    await ben.does(`/api/tables/${id}/chat`, { text: 'later' });
    await killed.stop();
    expect((await admin(folder, 'restore', backup, '--replace')).status).toBe(0);
    const restored = await openHouse({ DATA_DIR: folder });
    expect(restored.warnings).toEqual([]);
    expect((await ada.at(restored).view(table)).status).toBe(200);
  });

  test('a note that was torn itself is said to be unreadable, and stops nobody', async () => {
    const { folder } = await cutOff((copy) =>
      writeFileSync(join(copy, 'acknowledged.json'), '{"format":1,"tab'),
    );
    const server = await openHouse({ DATA_DIR: folder });
    expect(server.warnings).toEqual([expect.stringContaining('could not be read')]);
  });
});
