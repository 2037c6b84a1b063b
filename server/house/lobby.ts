import { randomBytes } from 'node:crypto';
import {
  type AnyGame,
  type AnyTypes,
  ConfigError,
  type Engine,
  readConfig,
  say,
} from '@incognita/kernel';
import { bot, EMPTY, human, type Occupant, type Opening, Table } from '@incognita/table';
import { readableCode, unguessable } from '../guests/names.ts';
import type { Answer, Refusal, TableBody, TableInfo, TableLists } from '../protocol/index.ts';
import type { Guest, TableRow } from '../store/store.ts';
import { no, Refused, refusal } from '../text/index.ts';
import type { House } from './house.ts';
import { infoFor, openingOf } from './info.ts';
import { LiveTable } from './live.ts';
import { mayCome } from './play.ts';
import { tellInfo } from './telling.ts';

const LISTED = 50;
const MINE = 100;

/** Opens a table and seats whoever opens it. */
export async function openTable(house: House, guest: Guest, wish: TableBody): Promise<LiveTable> {
  const engine = house.engines.get(wish.game);
  if (!engine) throw no('no-game', { game: wish.game, games: house.gameIds });
  const config = configOf(engine.game, wish.config);
  const seats = seatsFor(house, guest, wish, config.seats);
  const { pace, whenOut } = wish;
  if (whenOut?.do === 'bot') checkBot(house, whenOut.kind);
  const opening: Opening = {
    config,
    seats,
    secret: randomBytes(32).toString('hex'),
    pace,
    ...(whenOut ? { whenOut } : {}),
  };
  return addTable(house, engine, guest, opening, wish);
}

async function addTable(
  house: House,
  engine: Engine<AnyTypes>,
  guest: Guest,
  opening: Opening,
  { visibility, spectators }: Pick<TableRow, 'visibility' | 'spectators'>,
): Promise<LiveTable> {
  const table = Table.open(engine, opening);
  const created = house.now();
  const row: TableRow = {
    id: unguessable(16),
    code: await freeCode(house),
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
  return house.add(row, live);
}

/** The codes that were given last: their tables may not be stored yet. */
const given = new Set<string>();
const GIVEN = 1000;

/** Codes are few, so that they can be short; one that is taken is not given again. */
export async function freeCode(house: House): Promise<string | null> {
  for (let tries = 0; tries < 20; tries++) {
    const code = readableCode();
    if ((await house.store.tableByCode(code)) !== null || given.has(code)) continue;
    given.add(code);
    const [oldest] = given;
    if (oldest !== undefined && given.size > GIVEN) given.delete(oldest);
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
    throw new Refused(configRefusal(game, error));
  }
}

export function configRefusal(game: AnyGame, error: ConfigError): Refusal {
  const why = error.refusal;
  if (why === null) return refusal('config', { problem: error.message });
  const text = (language: 'en' | 'fr'): string =>
    say<AnyTypes>(game.text[language], why, { language, seat: (i) => String(i + 1) });
  return { code: 'config', text: { en: text('en'), fr: text('fr') }, rule: why.rule };
}

function seatsFor(house: House, guest: Guest, wish: TableBody, count: number): Occupant[] {
  const wishes = wish.seats ?? Array.from({ length: count }, (_, i) => ({ by: i ? 'open' : 'me' }));
  if (wishes.length !== count) throw no('seat-count', { seats: count, given: wishes.length });
  return wishes.map((seat) => {
    if (seat.by === 'me') return human(guest.name, guest.id);
    if (!('kind' in seat)) return EMPTY;
    checkBot(house, seat.kind);
    return bot(seat.kind);
  });
}

function checkBot(house: House, kind: string): void {
  if (!house.bots.includes(kind)) throw no('no-bot', { kind, kinds: house.bots });
}

const isHost = (live: LiveTable, guest: Guest): boolean => live.row.standing.host === guest.id;

const gathering = (live: LiveTable): Answer | null =>
  live.table.started ? { refused: refusal('under-way', {}) } : null;

/** Takes an open seat: that one, or the first. After the start there is one where a shared game moved in. */
export async function join(
  house: House,
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
  return house.ask(live.id, { do: 'to-human', seat, person }, free);
}

/** Gives up all seats before the start; during the game bots hold them. */
export async function leave(house: House, live: LiveTable, guest: Guest): Promise<Answer> {
  let answer: Answer = { refused: refusal('not-seated', {}) };
  for (const seat of live.seatsOf(guest.id)) {
    const mine = (now: LiveTable): Answer | null =>
      now.owns(guest.id, seat) ? null : { refused: refusal('not-yours', { seat }) };
    answer = live.table.started
      ? await house.ask(live.id, { do: 'to-bot', seat, kind: 'greedy' }, mine)
      : await house.ask(live.id, { do: 'vacate', seat }, mine);
    if ('refused' in answer) return answer;
  }
  return answer;
}

export type SeatWish =
  | { readonly to: 'open' }
  | { readonly to: 'bot'; readonly kind: string }
  | { readonly to: 'me' };

/** The host arranges the seats before the start. */
export async function arrange(
  house: House,
  live: LiveTable,
  guest: Guest,
  seat: number,
  wish: SeatWish,
): Promise<Answer> {
  if (!isHost(live, guest)) throw no('not-host', {});
  if (live.table.started) throw no('under-way', {});
  if (wish.to === 'open') return house.ask(live.id, { do: 'vacate', seat }, gathering);
  if (wish.to === 'bot') {
    checkBot(house, wish.kind);
    // A bot that holds the seat for somebody would not let the host decide.
    const held = live.table.seats[seat];
    if (held && held.by !== 'empty') await house.ask(live.id, { do: 'vacate', seat }, gathering);
    return house.ask(live.id, { do: 'to-bot', seat, kind: wish.kind }, gathering);
  }
  const person = { name: guest.name, owner: guest.id };
  return house.ask(live.id, { do: 'to-human', seat, person }, gathering);
}

export async function start(house: House, live: LiveTable, guest: Guest): Promise<Answer> {
  if (!isHost(live, guest)) throw no('not-host', {});
  return house.ask(live.id, { do: 'start' });
}

/** Rematches that are being opened: two who ask at the same moment shall meet. */
const rematches = new WeakMap<LiveTable, Promise<LiveTable>>();

/**
 * The same game again. The first who asks opens the table, on their old seat and with the bots on
 * theirs; whoever asks after that takes their old seat there.
 */
export async function rematch(house: House, live: LiveTable, guest: Guest): Promise<LiveTable> {
  if (live.seatsOf(guest.id).length === 0) throw no('not-seated', {});
  if (!live.table.over) throw no('not-over', {});
  const under = rematches.get(live);
  if (live.row.next === null && under === undefined) {
    const opening = openRematch(house, live, guest).finally(() => rematches.delete(live));
    rematches.set(live, opening);
    return opening;
  }
  const next = (await under) ?? (await house.open(live.row.next ?? ''));
  return takeOldSeats(house, live, guest, next);
}

async function takeOldSeats(
  house: House,
  live: LiveTable,
  guest: Guest,
  next: LiveTable,
): Promise<LiveTable> {
  for (const seat of live.seatsOf(guest.id))
    if (!next.table.started && next.table.seats[seat]?.by === 'empty')
      await join(house, next, guest, seat, next.row.invite);
  return next;
}

async function openRematch(house: House, live: LiveTable, guest: Guest): Promise<LiveTable> {
  const engine = house.engines.get(live.row.game);
  if (!engine) throw no('no-game', { game: live.row.game, games: house.gameIds });
  const mine = live.seatsOf(guest.id);
  const seats = live.table.seats.map((held, seat) => {
    if (mine.includes(seat)) return human(guest.name, guest.id);
    return held.by === 'bot' && held.holdsFor === null ? held : EMPTY;
  });
  const opening = { ...openingOf(live.row), seats, secret: randomBytes(32).toString('hex') };
  const next = await addTable(house, engine, guest, opening, live.row);
  if (!(await house.turns.write({ put: 'next', table: live.id, next: next.id })))
    return joinRematch(house, live, guest, next);
  live.row.next = next.id;
  tellInfo(live);
  return next;
}

/** Somebody at another node has opened it in the same moment: ours is given up for theirs. */
async function joinRematch(
  house: House,
  live: LiveTable,
  guest: Guest,
  ours: LiveTable,
): Promise<LiveTable> {
  await leave(house, ours, guest);
  live.row.next = (await house.store.table(live.id))?.next ?? null;
  return takeOldSeats(house, live, guest, await house.open(live.row.next ?? ''));
}

/** The lobby of one reader. */
export async function lists(house: House, guest: string | null): Promise<TableLists> {
  const info = (row: TableRow): TableInfo => infoFor(house.fresh(row), guest);
  const mine = guest === null ? [] : (await house.store.tablesOf(guest, MINE)).map(info);
  const open = (await house.store.publicTables('open', LISTED)).map(info);
  const running = (await house.store.publicTables('running', LISTED)).map(info);
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
