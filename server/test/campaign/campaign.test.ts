// The standing campaign: honest people play, and an enemy does to them and to the server whatever
// one can think of. Nothing that was acknowledged is lost, nothing hidden is told, nobody is kept
// from playing. A short one in `npm test`; in `npm run soak` as long as INCOGNITA_CAMPAIGN_MINUTES
// says (half an hour where it says nothing). The report is printed.
import process from 'node:process';
import { expect, test, vi } from 'vitest';
import { noPostgres, run, startPostgres, type TestPostgres } from '../postgres.ts';
import { afterThis, tempDir } from '../visit.ts';
import { checkLeaks, checkLogs, withFile } from './checks.ts';
import { Child } from './child.ts';
import { Enemy } from './enemy.ts';
import { Honest } from './honest.ts';
import { Report } from './report.ts';

const SOAK = process.env.INCOGNITA_SOAK !== undefined;
const MINUTES = SOAK ? Number(process.env.INCOGNITA_CAMPAIGN_MINUTES ?? 30) : 0;
const HOUR_MS = 3_600_000;
vi.setConfig({ testTimeout: (MINUTES + 10) * 60_000 });

/** How much of each there is in a round. */
const EFFORT = SOAK
  ? { tables: 20, moves: 300, messages: 1500, requests: 300, floodMs: 8000, files: 100, kills: 6 }
  : { tables: 4, moves: 12, messages: 120, requests: 30, floodMs: 800, files: 8, kills: 1 };

const report = new Report();

function expectNothingWrong(): void {
  expect(report.lost).toEqual([]);
  expect(report.twice).toEqual([]);
  expect(report.leaks).toEqual([]);
  expect(report.failures).toEqual([]);
}

/** What a server logs as an error is one, but for the disk that we have filled. */
function checkErrors(child: Child): void {
  const lines = child.errors.join('').split('\n');
  report.failures.push(...lines.filter((line) => line !== '' && !line.includes('"why":"full"')));
}

/** Everything that can be done to one server with its own file; killed at the end. */
async function round(folder: string, honest: Honest, enemy: Enemy, n: number): Promise<void> {
  const server = await Child.start({ DATA_DIR: folder });
  await play(honest, server);
  await honest.moves(EFFORT.moves);
  await enemy.messages(server, EFFORT.messages);
  await enemy.requests(server, EFFORT.requests);
  await enemy.flood(server, EFFORT.floodMs);
  await enemy.files(server, EFFORT.files);
  // Games may have come to their end meanwhile.
  await play(honest, server);
  for (const clock of [HOUR_MS, -HOUR_MS, 0]) {
    await server.tamper({ clock });
    report.clockSteps++;
    await honest.moves(EFFORT.tables);
  }
  await play(honest, server);
  await server.tamper({ full: true });
  report.fullDisks++;
  await new Promise((resolve) => setTimeout(resolve, 400));
  await server.tamper({ full: false });
  await honest.moves(EFFORT.tables);
  expect(server.alive).toBe(true);
  await killAndCheck(folder, server, honest, n);
  for (let kill = 1; kill < EFFORT.kills; kill++) {
    const next = await Child.start({ DATA_DIR: folder });
    await play(honest, next);
    await honest.moves(EFFORT.tables);
    await killAndCheck(folder, next, honest, n + kill);
  }
}

/** There are as many games as ever, and everybody plays. */
async function play(honest: Honest, server: Child): Promise<void> {
  await honest.sitDown(server, EFFORT.tables);
  await honest.playAt([server]);
}

async function killAndCheck(
  folder: string,
  server: Child,
  honest: Honest,
  n: number,
): Promise<void> {
  // At some moment of a move, another one each time.
  await new Promise((resolve) => setTimeout(resolve, 100 * ((n * 0.37) % 1)));
  await server.kill();
  report.kills++;
  honest.leave();
  checkErrors(server);
  await withFile(folder, report, async (rows) => {
    await checkLogs(rows, honest, report);
    await checkLeaks(rows, honest, report);
  });
  expectNothingWrong();
}

/** Two nodes on one database: one of them is killed, and the database goes away for a while. */
async function roundOfNodes(postgres: TestPostgres, n: number): Promise<void> {
  const url = await postgres.database(`campaign ${n}`);
  const honest = new Honest(report);
  const start = (): Promise<Child> => Child.start({ DATA_DIR: tempDir(), DATABASE_URL: url });
  const one = await start();
  let other = await start();
  await honest.sitDown(one, EFFORT.tables);
  await honest.playAt([one, other]);
  await honest.moves(EFFORT.moves);
  const away = postgres.restart();
  report.databaseRestarts++;
  await away;
  await honest.moves(EFFORT.tables);
  await other.kill();
  report.nodesKilled++;
  honest.leave();
  await honest.playAt([one]);
  await honest.moves(EFFORT.tables);
  other = await start();
  await honest.playAt([other, one]);
  await honest.moves(EFFORT.moves);
  honest.leave();
  await Promise.all([one.kill(), other.kill()]);
  report.nodesKilled += 2;
  const rows = async (sql: string) =>
    (await run(url, sql.replace(' FROM log', ' FROM entries'))).rows;
  await checkLogs(rows, honest, report);
  await checkLeaks(rows, honest, report);
  expectNothingWrong();
}

test('the standing campaign: nothing is lost, nothing is told, nobody is kept from playing', async () => {
  afterThis(() => report.tell());
  const postgres = noPostgres ? null : await startPostgres(SOAK ? [] : ['fsync=off']);
  if (postgres) afterThis(() => postgres.stop());
  const folder = tempDir();
  const honest = new Honest(report);
  const enemy = new Enemy(report, honest);
  const until = Date.now() + MINUTES * 60_000;
  let n = 0;
  do {
    await round(folder, honest, enemy, n);
    if (postgres && n % 4 === 0) await roundOfNodes(postgres, n);
    n++;
  } while (Date.now() < until);
  expect(report.acknowledged).toBeGreaterThan(2 * EFFORT.moves);
  expect(report.viewsCompared).toBeGreaterThan(0);
  expect(report.movesRefusedForRoom + report.refusedOrCut).toBeGreaterThan(0);
});
