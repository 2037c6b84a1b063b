import { randomBytes } from 'node:crypto';
import { storeTable } from '../play/import-game.ts';
import type { UpgradeOffer, UpgradeWish } from '../protocol/index.ts';
import { ownerOf } from '../store/owner.ts';
import type { Guest, TableRow } from '../store/store.ts';
import { no, RefusedError } from '../text/index.ts';
import { entryText } from '../workers/import-table.ts';
import { historyOf } from './history.ts';
import type { TableService } from './table-service.ts';
import { type Found, foundBefore, replayed } from './upgrading.ts';

const WISH = 'upgrade-wish';

interface Person {
  readonly id: string;
  readonly name: string;
  readonly wish: UpgradeWish | null;
}

/** Those who sit at a table, each once, with what they want to become of it. */
async function peopleAt(service: TableService, row: TableRow): Promise<Person[]> {
  const names = new Map<string, string>();
  for (const held of row.standing.seats) {
    const owner = ownerOf(held);
    const person = held.by === 'human' ? held : held.by === 'bot' ? held.holdsFor : null;
    if (owner !== null && person !== null) names.set(owner, person.name);
  }
  return Promise.all(
    [...names].map(async ([id, name]) => {
      const record = await service.store.record(WISH, wishId(row.id, id));
      return { id, name, wish: record && JSON.parse(record.body) };
    }),
  );
}

const wishId = (table: string, person: string): string => `${table} ${person}`;

const allWant = (people: readonly Person[], wish: UpgradeWish): boolean =>
  people.length > 0 && people.every((person) => person.wish === wish);

/** A table that goes otherwise by the rules of today; to load it finds that out. */
async function tableInQuestion(
  service: TableService,
  id: string,
): Promise<{ readonly row: TableRow; readonly found: Found }> {
  try {
    await service.open(id);
  } catch (error) {
    if (!(error instanceof RefusedError) || error.refused.code !== 'other-rules') throw error;
    const row = await service.store.table(id);
    const to = row && service.engines.get(row.game)?.game.version;
    const found = row && to ? await foundBefore(service.store, row, to) : null;
    if (row !== null && found !== null) return { row, found };
    throw error;
  }
  throw no('same-rules', {});
}

/** What is offered to those at a table that goes otherwise, and what they said so far. */
export async function offerAt(
  service: TableService,
  id: string,
  guest: string | null,
): Promise<UpgradeOffer> {
  const { row, found } = await tableInQuestion(service, id);
  const people = await peopleAt(service, row);
  const you = people.find((person) => person.id === guest);
  if (row.visibility === 'private' && you === undefined) throw no('no-table', {});
  return {
    game: row.game,
    ...found,
    people: people.map(({ name, wish }) => ({ name, wish })),
    you: { seated: you !== undefined, wish: you?.wish ?? null },
    next: row.next,
    exportable: isExportable(row, people),
  };
}

const isExportable = (row: TableRow, people: readonly Person[]): boolean =>
  row.standing.state === 'over' || allWant(people, 'export');

/** Somebody says what shall become of the table; when all say the same, it is done. */
export async function wishAt(
  service: TableService,
  id: string,
  guest: Guest,
  wish: UpgradeWish,
): Promise<UpgradeOffer> {
  const { row } = await tableInQuestion(service, id);
  const before = await peopleAt(service, row);
  if (!before.some((person) => person.id === guest.id)) throw no('not-seated', {});
  // What all have agreed on is done, and stays so.
  if (row.next !== null || row.standing.state === 'closed') return offerAt(service, id, guest.id);
  const record = {
    kind: WISH,
    id: wishId(id, guest.id),
    owner: guest.id,
    body: JSON.stringify(wish),
  };
  await service.commits.write({ put: 'record', record });
  const people = await peopleAt(service, row);
  if (row.standing.state === 'running' && allWant(people, 'go-on')) await goOn(service, row);
  else if (allWant(people, 'export'))
    await service.commits.write({ put: 'end', table: id, at: service.now() });
  return offerAt(service, id, guest.id);
}

/** Opens a table that goes on from where the rules agree; the old one leads there, and ends. */
async function goOn(service: TableService, row: TableRow): Promise<void> {
  const now = service.now();
  const entropy = randomBytes(16).toString('hex');
  const { seats } = row.standing;
  const { entries, snapshot } = await replayed(service, row, { seats, entropy, now });
  const { game, opening, visibility, spectators } = row;
  const { host } = row.standing;
  const made = {
    game,
    version: snapshot.version,
    opening,
    entries: entries.map(entryText),
    snapshot: JSON.stringify(snapshot),
    seats: snapshot.seats,
  };
  const next = await storeTable(service, made, { host, visibility, spectators }, (id) => [
    { put: 'next', table: row.id, next: id },
    { put: 'end', table: row.id, at: now },
  ]);
  // The last two may have agreed in the same moment: only one of the tables goes on.
  if ((await service.store.table(row.id))?.next !== next.id) await service.end(next);
}

/** The game as a file, with all that was hidden: when everybody wants that, or it was over. */
export async function exportAt(service: TableService, id: string, guest: Guest): Promise<string> {
  const { row } = await tableInQuestion(service, id);
  const people = await peopleAt(service, row);
  if (!people.some((person) => person.id === guest.id)) throw no('not-seated', {});
  if (!isExportable(row, people)) throw no('not-all-export', {});
  return exportLog(service, row);
}

/** The file of a table by other rules than today's. */
export async function exportLog(service: TableService, row: TableRow): Promise<string> {
  const history = await historyOf(service.store, row);
  const snapshot = (await service.store.snapshot(row.id))?.body ?? null;
  const job = { do: 'export-log', history, version: row.version, snapshot } as const;
  return String(await service.workers.run(job, service.foldMs, { class: 'bulk', owner: row.id }));
}
