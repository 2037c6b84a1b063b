import { execFile, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import type { Running } from '../index.ts';
import type { TableSync } from '../protocol/index.ts';
import { freePort } from './postgres.ts';
import { adaAndBen, afterThis, openHouse, playOn, tempDir, Visitor } from './visit.ts';

const MAIN = join(import.meta.dirname, '..', 'admin', 'main.ts');

function admin(dataDir: string, ...args: string[]): Promise<{ status: number; text: string }> {
  return new Promise((resolve) => {
    const env = { PATH: process.env.PATH ?? '', DATA_DIR: dataDir };
    execFile(process.execPath, [MAIN, ...args], { env }, (error, stdout, stderr) =>
      resolve({ status: error ? Number(error.code) : 0, text: stdout + stderr }),
    );
  });
}

/** A server in a process of its own, as `npm start` begins it. */
async function spawnServer(
  dataDir: string,
): Promise<{ readonly port: number; readonly pid: number }> {
  const port = await freePort();
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', 'main.ts')], {
    env: {
      PATH: process.env.PATH ?? '',
      PORT: String(port),
      DATA_DIR: dataDir,
      WORKERS: '1',
      REQUESTS_PER_MINUTE: '1000000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  afterThis(() => void child.kill('SIGKILL'));
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    child.stdout.on('data', (said) => {
      if (String(said).includes('Ctrl-C')) resolve({ port, pid: child.pid ?? 0 });
    });
  });
}

interface Played {
  readonly table: string;
  readonly people: readonly [Visitor, Visitor];
  /** Every move that was answered with yes, by its number. */
  readonly moves: Map<number, string>;
  over: boolean;
}

async function begin(server: Running): Promise<Played> {
  const { ada, ben, table } = await adaAndBen(server);
  return { table, people: [ada, ben], moves: new Map(), over: false };
}

/** Plays one table until told to stop; what was acknowledged is written down at once. */
async function keepPlaying(played: Played, on: () => boolean): Promise<void> {
  const { table, people, moves } = played;
  while (on() && !played.over)
    for (const person of people) {
      const view: TableSync = (await person.view(table)).body;
      const { look, info } = view;
      if (look!.result !== null) played.over = true;
      if (look!.choices === null || !info.you.turn) continue;
      const choice = look!.choices[(look!.seq * 7919) % look!.choices.length]!;
      const wish = { seat: look!.asked!.seat, seq: look!.seq, choice };
      const seq = await person.does(`/api/tables/${table}/moves`, wish);
      moves.set(seq, JSON.stringify(choice));
    }
}

describe('a backup', () => {
  test('taken while many play holds every move that was acknowledged before', async () => {
    const DATA_DIR = tempDir();
    const server = await openHouse({ DATA_DIR });
    const games = await Promise.all(Array.from({ length: 12 }, () => begin(server)));
    let on = true;
    const playing = Promise.all(games.map((game) => keepPlaying(game, () => on)));
    while (games.some(({ moves, over }) => moves.size < 5 && !over))
      await new Promise((resolve) => setTimeout(resolve, 10));

    const file = join(tempDir(), 'games.backup');
    const before = games.map(({ moves }) => new Map(moves));
    const { status, text } = await admin(DATA_DIR, 'backup', file);
    expect(text).toMatch(/12 tables with \d+ entries, \d+ bytes, checked/);
    expect(status).toBe(0);
    const during = games.map(({ moves }, i) => moves.size - before[i]!.size);
    on = false;
    await playing;
    // Nobody had to wait for it to be done.
    expect(during.reduce((a, b) => a + b)).toBeGreaterThan(0);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(file, '..'))).toEqual(['games.backup']);

    const other = tempDir();
    expect(await admin(other, 'restore', file)).toMatchObject({ status: 0 });
    const restored = await openHouse({ DATA_DIR: other });
    for (const [i, { table, people }] of games.entries()) {
      const entries = (await restored.store.entries(table, 0)).map((body) => JSON.parse(body));
      expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, at) => at + 1));
      for (const [seq, choice] of before[i]!)
        expect(JSON.stringify(entries[seq - 1].choice)).toBe(choice);
      // People are who they were, and play on from there.
      const [ada, ben] = people.map((person) => person.at(restored));
      expect((await ada!.view(table)).body.info.you.seats).toEqual([0]);
      if (i < 2) expect((await playOn(table, [ada!, ben!])).look!.result).not.toBeNull();
    }
  });

  test('is not written over a file that is there, nor from a folder without games', async () => {
    const DATA_DIR = tempDir();
    const server = await openHouse({ DATA_DIR });
    await Visitor.named(server, 'Ada');
    const file = join(tempDir(), 'games.backup');
    expect((await admin(DATA_DIR, 'backup', file)).status).toBe(0);
    expect(await admin(DATA_DIR, 'backup', file)).toMatchObject({
      status: 1,
      text: expect.stringContaining('is there already'),
    });
    expect(await admin(tempDir(), 'backup', `${file}2`)).toMatchObject({
      status: 1,
      text: expect.stringContaining('there are no games in'),
    });
  });
});

describe('a restore', () => {
  async function backedUp(): Promise<{ file: string; table: string; ada: Visitor }> {
    const DATA_DIR = tempDir();
    const server = await openHouse({ DATA_DIR });
    const ada = await Visitor.named(server, 'Ada');
    const { id } = await ada.opens({ game: 'whiteout' });
    const file = join(tempDir(), 'games.backup');
    expect((await admin(DATA_DIR, 'backup', file)).status).toBe(0);
    return { file, table: id, ada };
  }

  test('is done while the server runs: it begins again with what was backed up', async () => {
    const DATA_DIR = tempDir();
    const { port, pid } = await spawnServer(DATA_DIR);
    const { ada, ben, table } = await adaAndBen({ port });
    await playOn(table, [ada, ben], ({ look }) => look!.seq >= 6);
    const then = (await ada.view(table)).body.look!;
    const file = join(tempDir(), 'games.backup');
    expect((await admin(DATA_DIR, 'backup', file)).status).toBe(0);
    await playOn(table, [ada, ben], ({ look }) => look!.seq > then.seq + 4);
    const later = await ada.opens({ game: 'whiteout' });
    const line = await ada.line();
    // Nobody is sent away for a file that is no good, nor without being told to.
    const bad = join(tempDir(), 'bad');
    writeFileSync(bad, 'this is no database');
    for (const [args, words] of [
      [[file], 'add --replace'],
      [[bad, '--replace'], 'is not a database'],
    ] as const)
      expect(await admin(DATA_DIR, 'restore', ...args)).toMatchObject({
        status: 1,
        text: expect.stringContaining(words),
      });
    expect((await ada.view(later.id)).status).toBe(200);
    expect(line.socket.readyState).toBe(line.socket.OPEN);

    const { status, text } = await admin(DATA_DIR, 'restore', file, '--replace');
    expect({ status, text }).toMatchObject({ status: 0 });
    expect(text).toContain('put aside');
    await line.closed;
    // The same process, at the same address, with the same people.
    expect(() => process.kill(pid, 0)).not.toThrow();
    expect((await ada.view(table)).body.look).toEqual(then);
    expect((await ada.view(later.id)).status).toBe(404);
    expect((await playOn(table, [ada, ben])).look!.result).not.toBeNull();
    expect(readdirSync(DATA_DIR).filter((name) => name === 'restoring')).toEqual([]);
    // And once more: the door is open again.
    expect((await admin(DATA_DIR, 'restore', file, '--replace')).status).toBe(0);
    expect((await ada.view(table)).body.look).toEqual(then);
  });

  test('leaves the data of a running server alone', async () => {
    const { file } = await backedUp();
    const DATA_DIR = tempDir();
    const server = await openHouse({ DATA_DIR });
    const ben = await Visitor.named(server, 'Ben');
    const { id } = await ben.opens({ game: 'whiteout' });
    for (const args of [[], ['--replace']])
      expect(await admin(DATA_DIR, 'restore', file, ...args)).toMatchObject({
        status: 1,
        text: expect.stringContaining('another server is running on the data'),
      });
    expect((await ben.view(id)).status).toBe(200);
    await server.stop();
    const again = await openHouse({ DATA_DIR });
    expect((await ben.at(again).view(id)).status).toBe(200);
  });

  test('puts aside what was there, if it is told to, and only then', async () => {
    const { file, table, ada } = await backedUp();
    const DATA_DIR = tempDir();
    const old = await openHouse({ DATA_DIR });
    const ben = await Visitor.named(old, 'Ben');
    const { id } = await ben.opens({ game: 'whiteout' });
    await old.stop();
    expect(await admin(DATA_DIR, 'restore', file)).toMatchObject({
      status: 1,
      text: expect.stringContaining('add --replace'),
    });
    const { status, text } = await admin(DATA_DIR, 'restore', file, '--replace');
    expect(status).toBe(0);
    const aside = readdirSync(DATA_DIR).find((name) => /^incognita\.db\.before-/.test(name))!;
    expect(text).toContain(aside);
    const db = new DatabaseSync(join(DATA_DIR, aside), { readOnly: true });
    expect(db.prepare('SELECT id FROM tables').all()).toEqual([{ id }]);
    db.close();
    const server = await openHouse({ DATA_DIR });
    expect((await ada.at(server).view(table)).body.info.you.seats).toEqual([0]);
    expect((await ben.at(server).get('/api/me')).body).toEqual({ guest: null });
  });

  test('refuses what is damaged, foreign or newer, and touches nothing', async () => {
    const { file } = await backedUp();
    const folder = tempDir();
    const bad = (name: string) => join(folder, name);
    writeFileSync(bad('text'), 'this is no database, but it is long enough to look like a file');
    const bytes = readFileSync(file);
    const cut = Buffer.from(bytes);
    cut.fill(0xff, 4096 * 2, 4096 * 6);
    writeFileSync(bad('damaged'), cut);
    new DatabaseSync(bad('foreign')).exec('CREATE TABLE a (b)');
    writeFileSync(bad('newer'), bytes);
    const newer = new DatabaseSync(bad('newer'));
    newer.exec("INSERT INTO migrations VALUES (99, 'x')");
    newer.close();
    const DATA_DIR = tempDir();
    for (const [name, words] of [
      ['nothing', 'there is no file'],
      ['text', 'is not a database'],
      ['damaged', ''],
      ['foreign', 'it holds other tables'],
      ['newer', 'a newer version of Incognita'],
    ] as const) {
      const { status, text } = await admin(DATA_DIR, 'restore', bad(name));
      expect(status, name).toBe(1);
      expect(text).toContain(words);
      expect(existsSync(join(DATA_DIR, 'incognita.db'))).toBe(false);
    }
    expect(readdirSync(DATA_DIR)).toEqual(['lock']);
    expect((await admin(DATA_DIR, 'restore', file)).status).toBe(0);
  });
});
