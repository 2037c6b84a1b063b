import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, test } from 'vitest';
import type { Of } from './visit.ts';
import { type Line, tempDir, Visitor } from './visit.ts';

const SOAK = process.env.INCOGNITA_SOAK !== undefined;
const TABLES = SOAK ? 200 : 20;
const KILLS = SOAK ? 20 : 3;
const MAIN = join(import.meta.dirname, '..', 'main.ts');

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

interface Child {
  readonly port: number;
  kill(signal: NodeJS.Signals): Promise<number | null>;
}

/** A server in a process of its own, to be killed. */
function spawnServer(folder: string): Promise<Child> {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      SNAPSHOT_EVERY: '7',
      WORKERS: '1',
      REQUESTS_PER_MINUTE: '1000000',
      GUESTS_PER_MINUTE: '1000000',
      TABLES_PER_MINUTE: '1000000',
      MESSAGES_PER_SECOND: '10000',
      CONNECTIONS_PER_ADDRESS: '10000',
      WORK_PER_ADDRESS: '1000000',
      TABLES_PER_PERSON: '100000',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr.on('data', (data) => reject(new Error(String(data))));
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
    child.stdout.on('data', (data) => {
      said += String(data);
      const port = said.match(/localhost:(\d+)/)?.[1];
      if (!port || !said.includes('Ctrl-C')) return;
      resolve({
        port: Number(port),
        kill(signal) {
          child.kill(signal);
          return ended;
        },
      });
    });
  });
}

/** What the clients were told is stored: per table, the number of every accepted entry. */
type Acknowledged = Map<string, Set<number>>;

const noted = (acknowledged: Acknowledged): number =>
  [...acknowledged.values()].reduce((sum, held) => sum + held.size, 0);

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Plays a seat over a line, as long as the line holds; notes whatever is acknowledged or seen. */
function keepPlaying(
  line: Line,
  table: string,
  acknowledged: Acknowledged,
  duplicates: string[],
  over: Set<string>,
): void {
  let asked = -1;
  const seen = acknowledged.get(table)!;
  const accepted = new Set<number>();
  line.onAny(() => {
    const message = line.heard.pop()!;
    line.texts.length = 0;
    if (message.t === 'accepted' && message.id > 100) {
      if (accepted.has(message.seq)) duplicates.push(`${table} ${message.seq}`);
      accepted.add(message.seq);
      seen.add(message.seq);
    }
    if (message.t !== 'update' && message.t !== 'view') return;
    const { look } = message as Of<'update'>;
    if (message.t === 'update') seen.add(message.seq);
    if (look.result) over.add(table);
    if (look.choices === null || look.seq === asked) return;
    asked = look.seq;
    const choice = look.choices[(look.seq * 31) % look.choices.length];
    line.send({ id: 101 + look.seq, do: 'submit', table, seat: look.eye, seq: look.seq, choice });
  });
}

test(`killed ${KILLS} times in the middle of ${TABLES} tables, no acknowledged move is lost`, async () => {
  const folder = tempDir();
  let server = await spawnServer(folder);
  const people: Visitor[] = [];
  for (const name of ['Ada', 'Ben']) people.push(await Visitor.named(server, name));
  const [ada, ben] = people as [Visitor, Visitor];
  const acknowledged: Acknowledged = new Map();
  const duplicates: string[] = [];
  const open = async (): Promise<void> => {
    const { id } = await ada.at(server).opens({ game: 'auztralia' });
    await ben.at(server).does(`/api/tables/${id}/join`);
    await ada.at(server).does(`/api/tables/${id}/start`);
    acknowledged.set(id, new Set([1, 2]));
  };
  const over = new Set<string>();
  for (let kill = 0; kill < KILLS; kill++) {
    // Games come to their end on the way; there are always as many that are played.
    while (acknowledged.size - over.size < TABLES) await open();
    const played = [...acknowledged.keys()].filter((table) => !over.has(table));
    const lines: { line: Line; table: string }[] = [];
    for (const table of played)
      for (const who of [ada, ben]) lines.push({ line: await who.at(server).line(), table });
    for (const { line, table } of lines) {
      keepPlaying(line, table, acknowledged, duplicates, over);
      line.send({ id: 1, do: 'subscribe', table });
    }
    // In the middle of it, whatever the machine: when moves come, and then at some moment.
    const before = noted(acknowledged);
    while (noted(acknowledged) < before + TABLES) await pause(10);
    await pause(300 * ((kill * 0.37) % 1));
    await server.kill('SIGKILL');

    const db = new DatabaseSync(join(folder, 'incognita.db'));
    for (const [table, seen] of acknowledged) {
      const rows = db.prepare('SELECT seq FROM log WHERE table_id = ? ORDER BY seq').all(table);
      const stored = rows.map((row) => Number(row.seq));
      expect(stored).toEqual(stored.map((_, i) => i + 1));
      expect(Math.max(...seen)).toBeLessThanOrEqual(stored.length);
    }
    expect(db.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
    db.close();
    expect(duplicates).toEqual([]);

    server = await spawnServer(folder);
    for (const [table, seen] of acknowledged) {
      const { body, status } = await ada.at(server).view(table);
      expect(status).toBe(200);
      expect(body.look!.seq).toBeGreaterThanOrEqual(Math.max(...seen));
    }
  }
  expect(await server.kill('SIGTERM')).toBe(0);
  console.info(
    `${noted(acknowledged)} acknowledged entries at ${acknowledged.size} tables; none was lost`,
  );
});

test('SIGTERM ends the process in an orderly manner, and SIGINT as well', async () => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const server = await spawnServer(tempDir());
    const ada = await Visitor.named(server, 'Ada');
    const line = await ada.line();
    const closing = line.nextOf('closing');
    expect(await server.kill(signal)).toBe(0);
    await closing;
  }
});
