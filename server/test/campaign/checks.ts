import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type AnyTypes, type Engine, engineOf, sameJson } from '@incognita/kernel';
import { type LogEntry, Table } from '@incognita/table';
import { GAMES } from '../../games.ts';
import type { Honest, Seen } from './honest.ts';
import type { Report } from './report.ts';

/** Rows of what is stored, read while no server runs. */
export type Rows = (sql: string) => Promise<readonly Record<string, unknown>[]>;

/** Answers out of the file of a server that was killed, once that is sound. */
export async function withFile(
  folder: string,
  report: Report,
  look: (rows: Rows) => Promise<void>,
): Promise<void> {
  const db = new DatabaseSync(join(folder, 'incognita.db'));
  try {
    const sound = db.prepare('PRAGMA integrity_check').get()?.integrity_check;
    if (sound !== 'ok') report.failures.push(`the file is not sound: ${sound}`);
    await look(async (sql) => db.prepare(sql).all());
  } finally {
    db.close();
  }
}

/** Everything that anybody was told is stored is there, once, without a gap. */
export async function checkLogs(rows: Rows, honest: Honest, report: Report): Promise<void> {
  const found = await rows(
    'SELECT table_id AS id, count(*) AS n, max(seq) AS last FROM log GROUP BY table_id',
  );
  const stored = new Map(
    found.map(({ id, n, last }) => [id, { n: Number(n), last: Number(last) }]),
  );
  for (const { id, last } of honest.tables) {
    const there = stored.get(id) ?? { n: 0, last: 0 };
    if (there.last < last)
      report.lost.push(`${id}: ${last} was acknowledged, ${there.last} is there`);
    if (there.n !== there.last) report.twice.push(`${id}: ${there.n} entries up to ${there.last}`);
  }
}

/**
 * Nothing that anybody heard tells what is hidden from them: no seed, nobody's id; and every view
 * that was kept is the one that they would have had if all that they cannot know were otherwise.
 */
export async function checkLeaks(rows: Rows, honest: Honest, report: Report): Promise<void> {
  const secrets = new Map<string, string>();
  for (const { id } of await rows('SELECT id FROM guests')) secrets.set(String(id), 'a guest');
  const openings = new Map<string, { game: string; opening: string }>();
  for (const { id, game, opening } of await rows('SELECT id, game, opening FROM tables')) {
    openings.set(String(id), { game: String(game), opening: String(opening) });
    secrets.set(JSON.parse(String(opening)).secret, `the seed of ${id}`);
  }
  for (const word of honest.words)
    if (secrets.has(word)) report.leaks.push(`somebody heard ${secrets.get(word)}`);
  honest.words.clear();
  const bySeq = honest.seen.splice(0).sort((a, b) => a.seq - b.seq);
  for (const [id, seen] of Map.groupBy(bySeq, ({ table }) => table)) {
    const row = openings.get(id);
    if (row === undefined) continue;
    const log = await rows(`SELECT body FROM log WHERE table_id = '${id}' ORDER BY seq`);
    const entries = log.map(({ body }): LogEntry<AnyTypes> => JSON.parse(String(body)));
    compareViews(row, entries, seen, report);
  }
}

const engines = new Map<string, Engine<AnyTypes>>();

function compareViews(
  { game, opening }: { readonly game: string; readonly opening: string },
  entries: readonly LogEntry<AnyTypes>[],
  seen: readonly Seen[],
  report: Report,
): void {
  const found = GAMES.find(({ id }) => id === game);
  if (found === undefined) return;
  const engine = engines.get(game) ?? engineOf(found);
  engines.set(game, engine);
  const table = Table.open(engine, JSON.parse(opening));
  for (const { table: id, seq, eye, view } of seen) {
    table.adoptAll(entries.slice(table.seq, seq));
    if (table.world === null || table.seq !== seq) continue;
    const other = engine.resample(table.world, eye, `campaign ${seq}`);
    report.viewsCompared++;
    if (!sameJson(JSON.parse(view), engine.view(other, eye)))
      report.leaks.push(`${id}: eye ${eye} was shown at ${seq} what it cannot know`);
  }
}
