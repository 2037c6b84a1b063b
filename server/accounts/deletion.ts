import { DEFAULT_BOT } from '@incognita/table';
import { deleteRecords, moveRecords } from '../guests/personal-records.ts';
import { FORMER_PLAYER } from '../protocol/index.ts';
import type { Renaming } from '../store/renaming.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { TableService } from '../tables/table-service.ts';

/** Tables of one person that are looked at together. */
const TABLES_PER_BATCH = 1000;

/**
 * Lets a person leave for good. Seats that wait for a start are free again, a bot plays on where
 * the game is on, with nobody to give the seat back to; what is over stays as it was, without the
 * name. It can be done again where it was cut short.
 */
export async function deleteEverywhere(service: TableService, person: string): Promise<void> {
  await giveUpTables(service, person);
  const how: Renaming = { from: person, owner: person, name: FORMER_PLAYER };
  await renameEverywhere(service, how, await service.store.tablesNaming(person));
  await deleteRecords(service, person);
  await service.commits.write({ put: 'no-guest', guest: person });
}

async function giveUpTables(service: TableService, person: string): Promise<void> {
  for (const { id, standing } of await service.store.tablesOf(person, TABLES_PER_BATCH)) {
    if (standing.state === 'over') continue;
    // A table that cannot be loaded holds nobody up.
    const live = await service.open(id).catch(() => null);
    if (live !== null) await giveUpSeats(service, live, person);
  }
}

async function giveUpSeats(service: TableService, live: LiveTable, person: string): Promise<void> {
  for (const seat of live.seatsOf(person)) {
    const mine = (now: LiveTable) =>
      now.owns(person, seat) && !now.table.over ? null : { accepted: now.table.seq };
    // Empty first: a bot that takes a seat over holds it for whoever sat there.
    await service.ask(live.id, { do: 'vacate', seat }, mine);
    if (live.table.started && live.table.seats[seat]?.by === 'empty')
      await service.ask(live.id, { do: 'to-bot', seat, kind: DEFAULT_BOT });
  }
}

/**
 * What a guest has played in this browser becomes the account's, and the guest is no more. At a
 * table where both sit, one person would answer to themself: there the guest's seat is given up.
 */
export async function takeAlong(
  service: TableService,
  guest: string,
  account: string,
): Promise<void> {
  const theirs = new Set(await service.store.tablesNaming(account));
  const moved = (await service.store.tablesNaming(guest)).filter((table) => !theirs.has(table));
  await renameEverywhere(service, { from: guest, owner: account, name: null }, moved);
  await moveRecords(service, guest, account);
  await giveUpTables(service, guest);
  await service.commits.write({ put: 'no-guest', guest });
}

async function renameEverywhere(
  service: TableService,
  renaming: Renaming,
  tables: readonly string[],
): Promise<void> {
  if (tables.length === 0) return;
  await service.commits.write({ put: 'renamed', renaming, tables });
  for (const table of tables) service.refresh(table);
  // A table in memory may just have written down what it knew; nothing it writes comes after this.
  await service.commits.write({ put: 'renamed', renaming, tables });
}
