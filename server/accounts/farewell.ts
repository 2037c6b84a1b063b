import type { House } from '../house/house.ts';
import type { LiveTable } from '../house/live.ts';
import { forgetPapers, movePapers } from '../house/papers.ts';
import { FORMER_PLAYER } from '../protocol/index.ts';
import type { Renaming } from '../store/renaming.ts';

/** Who plays on in the place of somebody who is gone. */
const STAND_IN = 'greedy';
/** Tables of one person that are looked at together. */
const MANY = 1000;

/**
 * Lets a person leave for good. Seats that wait for a start are free again, a bot plays on where
 * the game is on, with nobody to give the seat back to; what is over stays as it was, without the
 * name. It can be done again where it was cut short.
 */
export async function sayFarewell(house: House, person: string): Promise<void> {
  await giveUpTables(house, person);
  const how: Renaming = { from: person, owner: person, name: FORMER_PLAYER };
  await renameEverywhere(house, how, await house.store.tablesNaming(person));
  await forgetPapers(house, person);
  await house.turns.write({ put: 'no-guest', guest: person });
}

async function giveUpTables(house: House, person: string): Promise<void> {
  for (const { id, standing } of await house.store.tablesOf(person, MANY)) {
    if (standing.state === 'over') continue;
    // A table that cannot be loaded holds nobody up.
    const live = await house.open(id).catch(() => null);
    if (live !== null) await giveUpSeats(house, live, person);
  }
}

async function giveUpSeats(house: House, live: LiveTable, person: string): Promise<void> {
  for (const seat of live.seatsOf(person)) {
    const mine = (now: LiveTable) =>
      now.owns(person, seat) && !now.table.over ? null : { accepted: now.table.seq };
    // Empty first: a bot that takes a seat over holds it for whoever sat there.
    await house.ask(live.id, { do: 'vacate', seat }, mine);
    if (live.table.started && live.table.seats[seat]?.by === 'empty')
      await house.ask(live.id, { do: 'to-bot', seat, kind: STAND_IN });
  }
}

/**
 * What a guest has played in this browser becomes the account's, and the guest is no more. At a
 * table where both sit, one person would answer to themself: there the guest's seat is given up.
 */
export async function takeAlong(house: House, guest: string, account: string): Promise<void> {
  const theirs = new Set(await house.store.tablesNaming(account));
  const moved = (await house.store.tablesNaming(guest)).filter((table) => !theirs.has(table));
  await renameEverywhere(house, { from: guest, owner: account, name: null }, moved);
  await movePapers(house, guest, account);
  await giveUpTables(house, guest);
  await house.turns.write({ put: 'no-guest', guest });
}

async function renameEverywhere(
  house: House,
  renaming: Renaming,
  tables: readonly string[],
): Promise<void> {
  if (tables.length === 0) return;
  await house.turns.write({ put: 'renamed', renaming, tables });
  for (const table of tables) house.refresh(table);
  // A table in memory may just have written down what it knew; nothing it writes comes after this.
  await house.turns.write({ put: 'renamed', renaming, tables });
}
