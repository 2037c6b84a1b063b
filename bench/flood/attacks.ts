import { botNamed } from '@incognita/bots';
import { anyGame, Chance, Engine, newChance } from '@incognita/kernel';
import { human, Table } from '@incognita/table';
import { endlessWhiteout } from '../lines/endless.ts';
import { type Enemy, pause } from './enemy.ts';

/** Gets ready; what it does then is done while the enemy is on. */
export type Attack = (enemy: Enemy) => Promise<void>;

interface Made {
  readonly info: { readonly id: string };
}

/** A table of the enemy's own, with both seats in their hands. */
async function ownTable(enemy: Enemy, game: string, [one, other]: readonly [string, string]) {
  const { info } = await enemy.must<Made>('/api/tables', one, { game });
  await enemy.must(`/api/tables/${info.id}/join`, other, {});
  await enemy.must(`/api/tables/${info.id}/start`, one, {});
  return info.id;
}

/** The tables of others that anybody may look at. */
async function publicTables(enemy: Enemy): Promise<string[]> {
  const { body } = await enemy.ask('GET', '/api/tables');
  const { open = [], running = [] } = JSON.parse(body);
  return [...running, ...open].map(({ id }: { id: string }) => id);
}

/** A file of so many moves, each with the whole record of a turn. */
export function longGame(decisions: number): string {
  const engine = new Engine(anyGame(endlessWhiteout()));
  const seats = [human('Eve', 'here'), human('Mallory', 'here')];
  const secret = '0123456789abcdef'.repeat(4);
  const table = Table.open(engine, { config: { seats: 2 }, seats, secret, local: true });
  table.ask({ do: 'start' }, 1000);
  const bot = botNamed('random');
  for (let i = 0; i < decisions; i++) {
    const seat = table.asked;
    if (seat === null) break;
    const chance = new Chance(newChance(String(i).padStart(64, '0')));
    const world = table.worldFor(seat, 'any');
    if (world === null) break;
    const choice = bot.choose(engine, () => world, seat, chance);
    table.ask({ do: 'submit', seat, seq: table.seq, choice, as: 'human' }, 2000 + i);
  }
  const whole = table.exportWhole();
  if ('refused' in whole) throw new Error('a game of one device can always be exported');
  return JSON.stringify(whole.saved);
}

/** Everything that may be said over a socket, over as many of them as there may be. */
const sockets: Attack = async (enemy) => {
  const own: string[] = [];
  const pair = [await enemy.guest('Eve'), await enemy.guest('Mallory')] as const;
  for (let i = 0; i < 4; i++) own.push(await ownTable(enemy, 'auztralia', pair));
  const others = await publicTables(enemy);
  const any = (list: readonly string[], i: number): string => list[i % list.length] ?? '';
  const messages: ((table: string, other: string, round: number) => object)[] = [
    (table) => ({ do: 'subscribe', table }),
    (_, table) => ({ do: 'subscribe', table }),
    (table) => ({ do: 'subscribe', table, seq: 0 }),
    (table) => ({ do: 'unsubscribe', table }),
    (table) => ({ do: 'submit', table, seat: 0, seq: 2, choice: { do: 'nothing' } }),
    (_, table) => ({ do: 'subscribe', table }),
    (table) => ({ do: 'undo', table, seat: 0, seq: 2, back: 1, ask: true }),
    (table) => ({ do: 'pass-in-advance', table, seat: 1, on: true }),
    (table) => ({ do: 'subscribe', table, seat: null }),
    (_, table, round) => ({
      do: round % 2 ? 'to-bot' : 'to-human',
      table,
      seat: 0,
      kind: 'greedy',
    }),
  ];
  enemy.keepSending(
    (place) => pair[place % 2] ?? '',
    (place, round) => {
      const say = messages[(place + round) % messages.length];
      return say?.(any(own, place + round), any(others, place * 7 + round), round) ?? {};
    },
  );
};

/** Requests of all kinds, as many as come through, answered or not. */
const http: Attack = async (enemy) => {
  const token = await enemy.guest('Eve');
  const own = await ownTable(enemy, 'auztralia', [token, await enemy.guest('Mallory')]);
  const [other = own] = await publicTables(enemy);
  const move = JSON.stringify({
    seat: 0,
    seq: 2,
    choice: { do: 'nothing', x: 'y'.repeat(15_000) },
  });
  const asked: readonly (() => Promise<unknown>)[] = [
    () => enemy.ask('GET', '/api/tables', token),
    () => enemy.ask('GET', `/api/tables/${own}?since=0`, token),
    () => enemy.ask('GET', `/api/tables/${other}`),
    () => enemy.ask('POST', `/api/tables/${own}/moves`, token, move),
    () => enemy.ask('GET', '/api/games'),
    () => enemy.ask('GET', '/assets/nothing.js'),
    () => enemy.ask('GET', '/readyz'),
    () => enemy.ask('GET', '/'),
    () => enemy.ask('POST', '/api/guests', '', '{"name":"Eve"}'),
    () => enemy.ask('POST', '/api/tables', token, '{"game":"auztralia"}'),
    () => enemy.ask('GET', `/assets/${'x'.repeat(5000)}`),
    () => enemy.ask('GET', '/openapi.json'),
  ];
  enemy.always(32, async (place, round) => {
    await asked[(place + round) % asked.length]?.();
  });
};

/** Files: the largest that are taken, as long as they are, and then smaller and spoiled ones. */
const imports: Attack = async (enemy) => {
  const token = await enemy.guest('Eve');
  const large = longGame(19_000);
  const small = longGame(400);
  const spoiled = `${large.slice(0, -2)}]`;
  enemy.always(6, async (_place, round) => {
    const file = round < 4 ? large : round % 3 === 0 ? spoiled : small;
    const { status } = await enemy.ask('POST', '/api/tables/import', token, file);
    if (status === 429) await pause(20);
  });
};

/** Whole games, told again and again: over all sockets, and looked back at over HTTP. */
const stories: Attack = async (enemy) => {
  const token = await enemy.guest('Eve');
  const file = longGame(12_000);
  const { info } = JSON.parse((await enemy.ask('POST', '/api/tables/import', token, file)).body);
  const table: string = info.id;
  enemy.keepSending(
    () => token,
    () => ({ do: 'story', table }),
  );
  enemy.always(8, async (place, round) => {
    const what = ['story', 'export', `past?seq=${11_999 - place - 8 * round}`][round % 3];
    const { status } = await enemy.ask('GET', `/api/tables/${table}/${what}`, token);
    if (status === 429) await pause(5);
  });
};

/** Talk at tables that all of their lines listen to. */
const chat: Attack = async (enemy) => {
  const guests: string[] = [];
  for (let i = 0; i < 16; i++) guests.push(await enemy.guest(`Eve ${i}`));
  const tables: string[] = [];
  for (let i = 0; i < 8; i++)
    tables.push(await ownTable(enemy, 'whiteout', [guests[2 * i] ?? '', guests[2 * i + 1] ?? '']));
  const text = 'x'.repeat(499);
  enemy.keepSending(
    (place) => guests[place % 16] ?? '',
    (place, round) => {
      const table = tables[(round < 8 ? place + round : place >> 1) % 8];
      return round < 8 ? { do: 'subscribe', table } : { do: 'chat', table, text };
    },
  );
};

export const ATTACKS: Readonly<Record<string, Attack>> = { sockets, http, imports, stories, chat };
export const ATTACK_NAMES = Object.keys(ATTACKS);
