import { randomBytes } from 'node:crypto';
import {
  type AnyGame,
  type AnyTypes,
  ConfigError,
  configSentence,
  type Engine,
  readConfig,
} from '@incognita/kernel';
import {
  bot,
  DEFAULT_BOT,
  EMPTY,
  human,
  type Occupant,
  type Opening,
  Table,
} from '@incognita/table';
import { readableCode, unguessable } from '../guests/names.ts';
import type { Answer, Refusal, TableBody, TableInfo, TableLists } from '../protocol/index.ts';
import type { Guest, TableRow } from '../store/store.ts';
import { broadcastInfo } from '../tables/broadcast.ts';
import { LiveTable } from '../tables/live-table.ts';
import { infoFor, openingOf } from '../tables/table-info.ts';
import type { TableService } from '../tables/table-service.ts';
import { no, RefusedError, refusal } from '../text/index.ts';
import { mayCome } from './moves.ts';

const MAX_PUBLIC_TABLES = 50;
const MAX_OWN_TABLES = 100;

/** Opens a table and seats whoever opens it. */
export async function openTable(
  service: TableService,
  guest: Guest,
  body: TableBody,
): Promise<LiveTable> {
  await checkRoom(service, guest);
  const engine = service.engines.get(body.game);
  if (!engine) throw no('no-game', { game: body.game, games: service.gameIds });
  const config = configOf(engine.game, body.config);
  const seats = seatsFor(service, guest, body, config.seats);
  const { pace, whenOut, windowTime, windowDelay } = body;
  if (whenOut?.do === 'bot') checkBot(service, whenOut.kind);
  const opening: Opening = {
    config,
    seats,
    secret: randomBytes(32).toString('hex'),
    pace,
    ...(whenOut ? { whenOut } : {}),
    ...(windowTime === null ? {} : { windowTime }),
    ...(windowDelay === undefined ? {} : { windowDelay }),
  };
  return addTable(service, engine, guest, opening, body);
}

/** Refuses another table to somebody who has as many as one may have. */
export async function checkRoom(service: TableService, guest: Guest): Promise<void> {
  const most = service.tablesPerPerson;
  if ((await service.store.tablesHosted(guest.id)) >= most) throw no('too-many-tables', { most });
}

async function addTable(
  service: TableService,
  engine: Engine<AnyTypes>,
  guest: Guest,
  opening: Opening,
  { visibility, spectators }: Pick<TableRow, 'visibility' | 'spectators'>,
): Promise<LiveTable> {
  const table = Table.open(engine, opening);
  const created = service.now();
  const row: TableRow = {
    id: unguessable(16),
    code: await freeCode(service),
    game: engine.game.id,
    version: engine.game.version,
    opening: JSON.stringify(opening),
    visibility,
    spectators,
    invite: unguessable(16),
    created,
    next: null,
    standing: {
      seq: 0,
      state: 'open',
      host: guest.id,
      seats: table.seats,
      asked: null,
      botDue: false,
      deadline: null,
      updated: created,
    },
  };
  const live = new LiveTable(row, engine.game, table, { chat: [], snapshotAt: 0, now: created });
  return service.add(row, live);
}

/** The codes that were given last: their tables may not be stored yet. */
const recentCodes = new Set<string>();
const MAX_RECENT_CODES = 1000;

/** Codes are few, so that they can be short; one that is taken is not given again. */
export async function freeCode(service: TableService): Promise<string | null> {
  for (let tries = 0; tries < 20; tries++) {
    const code = readableCode();
    if ((await service.store.tableByCode(code)) !== null || recentCodes.has(code)) continue;
    recentCodes.add(code);
    const [oldest] = recentCodes;
    if (oldest !== undefined && recentCodes.size > MAX_RECENT_CODES) recentCodes.delete(oldest);
    return code;
  }
  return null;
}

/** The config, or the refusal with its rule and its sentence in both languages. */
function configOf(game: AnyGame, raw: unknown): AnyTypes['Config'] {
  try {
    return readConfig(game.config, raw);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    throw new RefusedError(configRefusal(game, error));
  }
}

export function configRefusal(game: AnyGame, error: ConfigError): Refusal {
  const why = error.refusal;
  if (why === null) return refusal('config', { problem: error.message });
  const { text } = game;
  const [en, fr] = [configSentence(text, error, 'en'), configSentence(text, error, 'fr')];
  return { code: 'config', text: { en, fr }, rule: why.rule };
}

function seatsFor(service: TableService, guest: Guest, body: TableBody, count: number): Occupant[] {
  const wanted = body.seats ?? Array.from({ length: count }, (_, i) => ({ by: i ? 'open' : 'me' }));
  if (wanted.length !== count) throw no('seat-count', { seats: count, given: wanted.length });
  return wanted.map((seat) => {
    if (seat.by === 'me') return human(guest.name, guest.id);
    if (!('kind' in seat)) return EMPTY;
    checkBot(service, seat.kind);
    return bot(seat.kind);
  });
}

function checkBot(service: TableService, kind: string): void {
  if (!service.bots.includes(kind)) throw no('no-bot', { kind, kinds: service.bots });
}

const isHost = (live: LiveTable, guest: Guest): boolean => live.row.standing.host === guest.id;

const gathering = (live: LiveTable): Answer | null =>
  live.table.started ? { refused: refusal('under-way', {}) } : null;

/** Takes an open seat: that one, or the first. After the start there is one where a shared game moved in. */
export async function join(
  service: TableService,
  live: LiveTable,
  guest: Guest,
  wanted: number | undefined,
  invite: string | undefined,
): Promise<Answer> {
  if (!mayCome(live, guest.id, invite)) throw no('no-table', {});
  const open = live.table.seats.findIndex((held) => held.by === 'empty');
  if (live.table.started && open < 0) throw no('under-way', {});
  if (live.row.standing.state === 'closed') throw no('closed', {});
  const seat = wanted ?? open;
  if (seat < 0) throw no('full', {});
  const person = { name: guest.name, owner: guest.id };
  const free = (now: LiveTable): Answer | null => {
    const held = now.table.seats[seat];
    return held && held.by !== 'empty' ? { refused: refusal('seat-taken', { seat }) } : null;
  };
  return service.ask(live.id, { do: 'to-human', seat, person }, free);
}

/** Gives up all seats before the start; during the game bots hold them. */
export async function leave(service: TableService, live: LiveTable, guest: Guest): Promise<Answer> {
  let answer: Answer = { refused: refusal('not-seated', {}) };
  for (const seat of live.seatsOf(guest.id)) {
    const mine = (now: LiveTable): Answer | null =>
      now.owns(guest.id, seat) ? null : { refused: refusal('not-your-seat', { seat }) };
    answer = live.table.started
      ? await service.ask(live.id, { do: 'to-bot', seat, kind: DEFAULT_BOT }, mine)
      : await service.ask(live.id, { do: 'vacate', seat }, mine);
    if ('refused' in answer) return answer;
  }
  return answer;
}

export type SeatRequest =
  | { readonly to: 'open' }
  | { readonly to: 'bot'; readonly kind: string }
  | { readonly to: 'me' };

/** The host arranges the seats before the start. */
export async function arrange(
  service: TableService,
  live: LiveTable,
  guest: Guest,
  seat: number,
  body: SeatRequest,
): Promise<Answer> {
  if (!isHost(live, guest)) throw no('not-host', {});
  if (live.table.started) throw no('under-way', {});
  if (body.to === 'open') return service.ask(live.id, { do: 'vacate', seat }, gathering);
  if (body.to === 'bot') {
    checkBot(service, body.kind);
    // A bot that holds the seat for somebody would not let the host decide.
    const held = live.table.seats[seat];
    if (held && held.by !== 'empty') await service.ask(live.id, { do: 'vacate', seat }, gathering);
    return service.ask(live.id, { do: 'to-bot', seat, kind: body.kind }, gathering);
  }
  const person = { name: guest.name, owner: guest.id };
  return service.ask(live.id, { do: 'to-human', seat, person }, gathering);
}

export async function start(service: TableService, live: LiveTable, guest: Guest): Promise<Answer> {
  if (!isHost(live, guest)) throw no('not-host', {});
  return service.ask(live.id, { do: 'start' });
}

/** Rematches that are being opened: two who ask at the same moment shall meet. */
const rematches = new WeakMap<LiveTable, Promise<LiveTable>>();

/**
 * The same game again. The first who asks opens the table, on their old seat and with the bots on
 * theirs; whoever asks after that takes their old seat there.
 */
export async function rematch(
  service: TableService,
  live: LiveTable,
  guest: Guest,
): Promise<LiveTable> {
  if (live.seatsOf(guest.id).length === 0) throw no('not-seated', {});
  if (!live.table.over) throw no('not-over', {});
  const under = rematches.get(live);
  if (live.row.next === null && under === undefined) {
    const opening = openRematch(service, live, guest).finally(() => rematches.delete(live));
    rematches.set(live, opening);
    return opening;
  }
  const next = (await under) ?? (await service.open(live.row.next ?? ''));
  return takeOldSeats(service, live, guest, next);
}

async function takeOldSeats(
  service: TableService,
  live: LiveTable,
  guest: Guest,
  next: LiveTable,
): Promise<LiveTable> {
  for (const seat of live.seatsOf(guest.id))
    if (!next.table.started && next.table.seats[seat]?.by === 'empty')
      await join(service, next, guest, seat, next.row.invite);
  return next;
}

async function openRematch(
  service: TableService,
  live: LiveTable,
  guest: Guest,
): Promise<LiveTable> {
  await checkRoom(service, guest);
  const engine = service.engines.get(live.row.game);
  if (!engine) throw no('no-game', { game: live.row.game, games: service.gameIds });
  const mine = live.seatsOf(guest.id);
  const seats = live.table.seats.map((held, seat) => {
    if (mine.includes(seat)) return human(guest.name, guest.id);
    return held.by === 'bot' && held.holdsFor === null ? held : EMPTY;
  });
  // Whatever the table before was, the secret of this one is held here from its opening on.
  const { verified: _, ...terms } = openingOf(live.row);
  const opening = { ...terms, seats, secret: randomBytes(32).toString('hex') };
  const next = await addTable(service, engine, guest, opening, live.row);
  if (!(await service.commits.write({ put: 'next', table: live.id, next: next.id })))
    return joinRematch(service, live, guest, next);
  live.row.next = next.id;
  broadcastInfo(live);
  return next;
}

/** Somebody at another node has opened it in the same moment: ours is given up for theirs. */
async function joinRematch(
  service: TableService,
  live: LiveTable,
  guest: Guest,
  ours: LiveTable,
): Promise<LiveTable> {
  await leave(service, ours, guest);
  live.row.next = (await service.store.table(live.id))?.next ?? null;
  return takeOldSeats(service, live, guest, await service.open(live.row.next ?? ''));
}

/** The lobby of one reader. */
export async function lists(service: TableService, guest: string | null): Promise<TableLists> {
  const info = (row: TableRow): TableInfo => infoFor(service.fresh(row), guest);
  const mine =
    guest === null ? [] : (await service.store.tablesOf(guest, MAX_OWN_TABLES)).map(info);
  const open = (await service.store.publicTables('open', MAX_PUBLIC_TABLES)).map(info);
  const running = (await service.store.publicTables('running', MAX_PUBLIC_TABLES)).map(info);
  return {
    mine: mine.filter((held) => held.you.seats.length > 0).sort(byUrgency),
    open: open.filter((held) => held.state === 'open'),
    running: running.filter((held) => held.state === 'running' && held.spectators),
  };
}

const URGENCY = ['running', 'broken', 'open', 'over', 'closed'];

/** What waits for me, then what is on, then the rest; the latest first. */
function byUrgency(a: TableInfo, b: TableInfo): number {
  return (
    Number(b.you.turn) - Number(a.you.turn) ||
    URGENCY.indexOf(a.state) - URGENCY.indexOf(b.state) ||
    b.updated - a.updated
  );
}
