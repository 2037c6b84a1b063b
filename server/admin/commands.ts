import { SPECTATOR } from '@incognita/kernel';
import * as v from 'valibot';
import type { Accounts } from '../accounts/accounts.ts';
import { replacePassword } from '../accounts/password-reset.ts';
import type { Guests } from '../guests/guests.ts';
import type { Answer, TableStateWord } from '../protocol/index.ts';
import * as form from '../protocol/index.ts';
import { ownerOf } from '../store/owner.ts';
import type { TableRow } from '../store/store.ts';
import { historyOf } from '../tables/history.ts';
import type { TableService } from '../tables/table-service.ts';
import { exportLog } from '../tables/upgrade-offer.ts';
import { no, RefusedError } from '../text/index.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { type MakeWay, restoreRunning } from './restore-running.ts';
import { STATES } from './states.ts';

const MAX_TABLES_LISTED = 100_000;

const table = v.union([form.tableId, form.tableCode]);
const guest = v.pipe(v.string(), v.regex(/^[a-z2-7]{26}$/, 'is not the id of a guest'));

/** What whoever runs the server may ask of it. Tables are named by their id or their code. */
export const adminCommand = v.variant('do', [
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

export type AdminCommand = v.InferOutput<typeof adminCommand>;
type HandOver = Extract<AdminCommand, { do: 'hand-over' }>;

export interface AdminServices {
  readonly service: TableService;
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
export async function runCommand(services: AdminServices, command: AdminCommand): Promise<unknown> {
  switch (command.do) {
    case 'list': {
      const { service } = services;
      const rows = await service.store.tablesIn(command.states, MAX_TABLES_LISTED);
      return rows.map((row) => listed(service.fresh(row)));
    }
    case 'inspect':
      return inspect(services.service, await rowOf(services.service, command.table));
    case 'export':
      return exported(services.service, await rowOf(services.service, command.table));
    case 'end': {
      const live = await services.service.open((await rowOf(services.service, command.table)).id);
      await services.service.end(live);
      return listed(live.row);
    }
    case 'hand-over':
      return handOver(services.service, command);
    case 'end-session':
      return endSession(services, command.guest);
    case 'restore':
      return restoreRunning(services.makeWay, command, services.dataDir);
    case 'new-password': {
      const made = await replacePassword(services.accounts, command.who);
      await services.guests.endAccess(made.guest);
      return made;
    }
  }
}

async function rowOf(service: TableService, name: string): Promise<TableRow> {
  const { store } = service;
  const row = form.TABLE_ID.test(name) ? await store.table(name) : await store.tableByCode(name);
  if (row === null) throw no('no-table', {});
  return service.fresh(row);
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
async function inspect(service: TableService, row: TableRow): Promise<object> {
  const { config, pace = null, whenOut = null } = JSON.parse(row.opening);
  const { standing } = row;
  const snapshot = await service.store.snapshot(row.id);
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
async function exported(service: TableService, row: TableRow): Promise<unknown> {
  if (row.version !== service.engines.get(row.game)?.game.version)
    return JSON.parse(await exportLog(service, row));
  const history = await historyOf(service.store, row);
  const job = { do: 'export', history, eye: SPECTATOR, whole: true } as const;
  const share = { class: 'bulk', owner: '' } as const;
  const bytes = (await service.workers.run(job, service.foldMs, share)) as Uint8Array;
  return JSON.parse(new TextDecoder().decode(bytes));
}

async function handOver(
  service: TableService,
  { table: name, seat, to }: HandOver,
): Promise<Listed> {
  const { id } = await rowOf(service, name);
  const live = await service.open(id);
  const person = to.by === 'guest' ? await service.store.guest(to.guest) : null;
  if (to.by === 'guest' && person === null) throw no('no-guest', {});
  if (to.by === 'bot' && !service.bots.includes(to.kind))
    throw no('no-bot', { kind: to.kind, kinds: service.bots });
  // Whoever had the seat loses every claim to it.
  if (live.table.seats[seat]?.by !== 'empty') done(await service.ask(id, { do: 'vacate', seat }));
  if (person !== null) {
    const sits = { name: person.name, owner: person.id };
    done(await service.ask(id, { do: 'to-human', seat, person: sits }));
  }
  if (to.by === 'bot') done(await service.ask(id, { do: 'to-bot', seat, kind: to.kind }));
  return listed((await service.open(id)).row);
}

function done(answer: Answer): void {
  if ('refused' in answer) throw new RefusedError(answer.refused);
}

/**
 * Shuts out whoever comes as that person now. Somebody with an account signs in again; the token of
 * a guest is all there is of them, so it is worth nothing for good.
 */
async function endSession({ service, guests, tokens, accounts }: AdminServices, id: string) {
  const person = await service.store.guest(id);
  if (person === null) throw no('no-guest', {});
  const account = await accounts.has(id);
  if (account) await accounts.endAll(id);
  else await guests.shutOut(id);
  const revoked = await tokens.revokeAll(id);
  guests.ended(id);
  return { guest: id, name: person.name, account, tokens: revoked };
}
