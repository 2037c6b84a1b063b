import { SPECTATOR } from '@incognita/kernel';
import * as v from 'valibot';
import type { Accounts } from '../accounts/accounts.ts';
import { replacePassword } from '../accounts/way-back.ts';
import type { Guests } from '../guests/guests.ts';
import type { House } from '../house/house.ts';
import { courseOf } from '../house/loading.ts';
import type { Answer, TableStateWord } from '../protocol/index.ts';
import * as form from '../protocol/index.ts';
import { ownerOf } from '../store/owner.ts';
import type { TableRow } from '../store/store.ts';
import { no, Refused } from '../text/index.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { type MakeWay, restoreRunning } from './restore-running.ts';
import { STATES } from './states.ts';

const MOST = 100_000;

const table = v.union([form.tableId, form.tableCode]);
const guest = v.pipe(v.string(), v.regex(/^[a-z2-7]{26}$/, 'is not the id of a guest'));

/** What whoever runs the server may ask of it. Tables are named by their id or their code. */
export const asked = v.variant('do', [
  v.strictObject({ do: v.literal('list'), states: v.array(v.picklist(STATES)) }),
  v.strictObject({ do: v.literal('inspect'), table }),
  v.strictObject({ do: v.literal('export'), table }),
  v.strictObject({ do: v.literal('end'), table }),
  v.strictObject({
    do: v.literal('hand-over'),
    table,
    seat: form.seat,
    to: v.variant('by', [
      v.strictObject({ by: v.literal('guest'), guest }),
      v.strictObject({ by: v.literal('bot'), kind: form.botKind }),
      v.strictObject({ by: v.literal('nobody') }),
    ]),
  }),
  v.strictObject({ do: v.literal('end-session'), guest }),
  v.strictObject({
    do: v.literal('restore'),
    file: v.pipe(v.string(), v.maxLength(4096)),
    replace: v.boolean(),
  }),
  v.strictObject({ do: v.literal('new-password'), who: v.pipe(v.string(), v.maxLength(200)) }),
]);

export type Asked = v.InferOutput<typeof asked>;
type HandOver = Extract<Asked, { do: 'hand-over' }>;

export interface Offices {
  readonly house: House;
  readonly guests: Guests;
  readonly tokens: Tokens;
  readonly accounts: Accounts;
  readonly dataDir: string;
  /** Null where whoever started the server does not start it again. */
  readonly makeWay: MakeWay | null;
}

/** One line of the list. */
export interface Listed {
  readonly id: string;
  readonly code: string | null;
  readonly game: string;
  readonly version: number;
  readonly state: TableStateWord;
  readonly seq: number;
  readonly seats: readonly string[];
  readonly updated: string;
}

/** Does what was asked; throws a Refused where it cannot be done. */
export async function carryOut(offices: Offices, wish: Asked): Promise<unknown> {
  switch (wish.do) {
    case 'list': {
      const { house } = offices;
      const rows = await house.store.tablesIn(wish.states, MOST);
      return rows.map((row) => listed(house.fresh(row)));
    }
    case 'inspect':
      return inspect(offices.house, await rowOf(offices.house, wish.table));
    case 'export':
      return exported(offices.house, await rowOf(offices.house, wish.table));
    case 'end': {
      const live = await offices.house.open((await rowOf(offices.house, wish.table)).id);
      await offices.house.end(live);
      return listed(live.row);
    }
    case 'hand-over':
      return handOver(offices.house, wish);
    case 'end-session':
      return endSession(offices, wish.guest);
    case 'restore':
      return restoreRunning(offices.makeWay, wish, offices.dataDir);
    case 'new-password': {
      const made = await replacePassword(offices.accounts, wish.who);
      offices.guests.ended(made.guest);
      return made;
    }
  }
}

async function rowOf(house: House, name: string): Promise<TableRow> {
  const { store } = house;
  const row = form.TABLE_ID.test(name) ? await store.table(name) : await store.tableByCode(name);
  if (row === null) throw no('no-table', {});
  return house.fresh(row);
}

function listed({ id, code, game, version, standing }: TableRow): Listed {
  return {
    id,
    code,
    game,
    version,
    state: standing.state,
    seq: standing.seq,
    seats: standing.seats.map((held) => {
      if (held.by === 'empty') return '-';
      if (held.by === 'human') return held.name;
      return held.holdsFor === null ? `[${held.kind}]` : `[${held.kind} for ${held.holdsFor.name}]`;
    }),
    updated: new Date(standing.updated).toISOString(),
  };
}

/** What is known of a table without looking at the game: seeds and hands stay where they are. */
async function inspect(house: House, row: TableRow): Promise<object> {
  const { config, pace = null, whenOut = null } = JSON.parse(row.opening);
  const { standing } = row;
  const snapshot = await house.store.snapshot(row.id);
  return {
    ...listed(row),
    created: new Date(row.created).toISOString(),
    visibility: row.visibility,
    spectators: row.spectators,
    config,
    pace,
    whenOut,
    owners: standing.seats.map(ownerOf),
    host: standing.host,
    asked: standing.asked,
    botDue: standing.botDue,
    deadline: standing.deadline === null ? null : new Date(standing.deadline).toISOString(),
    snapshot: snapshot?.seq ?? 0,
    next: row.next,
  };
}

/** The whole game with its secret, also of one that is on: `lab patch` needs nothing less. */
async function exported(house: House, row: TableRow): Promise<unknown> {
  const course = await courseOf(house.store, row);
  const job = { do: 'export', course, eye: SPECTATOR, whole: true } as const;
  return JSON.parse(String(await house.crew.run(job, house.foldMs)));
}

async function handOver(house: House, { table: name, seat, to }: HandOver): Promise<Listed> {
  const { id } = await rowOf(house, name);
  const live = await house.open(id);
  const person = to.by === 'guest' ? await house.store.guest(to.guest) : null;
  if (to.by === 'guest' && person === null) throw no('no-guest', {});
  if (to.by === 'bot' && !house.bots.includes(to.kind))
    throw no('no-bot', { kind: to.kind, kinds: house.bots });
  // Whoever had the seat loses every claim to it.
  if (live.table.seats[seat]?.by !== 'empty') done(await house.ask(id, { do: 'vacate', seat }));
  if (person !== null) {
    const sits = { name: person.name, owner: person.id };
    done(await house.ask(id, { do: 'to-human', seat, person: sits }));
  }
  if (to.by === 'bot') done(await house.ask(id, { do: 'to-bot', seat, kind: to.kind }));
  return listed((await house.open(id)).row);
}

function done(answer: Answer): void {
  if ('refused' in answer) throw new Refused(answer.refused);
}

/**
 * Shuts out whoever comes as that person now. Somebody with an account signs in again; the token of
 * a guest is all there is of them, so it is worth nothing for good.
 */
async function endSession({ house, guests, tokens, accounts }: Offices, id: string) {
  const person = await house.store.guest(id);
  if (person === null) throw no('no-guest', {});
  const account = await accounts.has(id);
  if (account) await accounts.endAll(id);
  else await guests.shutOut(id);
  const revoked = await tokens.revokeAll(id);
  guests.ended(id);
  return { guest: id, name: person.name, account, tokens: revoked };
}
