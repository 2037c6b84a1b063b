import { createRequire } from 'node:module';
import type { Game } from 'boardgame.io';
import { WebSocket } from 'ws';
import { type WhiteoutG, whiteoutOn } from '../boardgame-io/whiteout.ts';
import type { Dice } from '../dice.ts';

/** Two clients at one table, which move in turn as the table asks them to. */
export interface Pair {
  /** Makes the next move; `done` is called when both clients have seen what came of it. */
  move(done: () => void): void;
  close(): void;
}

export interface Counted {
  bytes: number;
  updates: number;
}

interface Seen {
  readonly seq: number;
  readonly eye: number;
  readonly choices: readonly object[];
}

/** Asks something of our server. */
export async function call<A>(port: number, token: string, path: string, body: object): Promise<A> {
  const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = (await reply.json()) as object;
  if ('refused' in answer) throw new Error(`${path}: ${JSON.stringify(answer)}`);
  return answer as A;
}

/**
 * So many tables on our server, with two sockets each. Where it has several nodes, the two clients
 * of a table are at different ones.
 */
export async function ourPairs(
  ports: readonly number[],
  tables: number,
  game: string,
  dice: Dice,
  counted: Counted,
): Promise<Pair[]> {
  const portOf = (i: number): number => ports[i % ports.length] ?? 0;
  const tokens: string[] = [];
  for (const name of ['Ada', 'Ben'])
    tokens.push((await call<{ token: string }>(portOf(0), '', '/api/guests', { name })).token);
  const [ada = '', ben = ''] = tokens;
  const open = async (i: number): Promise<OurPair> => {
    const port = portOf(i);
    const made = await call<{ info: { id: string } }>(port, ada, '/api/tables', { game });
    const { id } = made.info;
    await call(port, ben, `/api/tables/${id}/join`, {});
    await call(port, ada, `/api/tables/${id}/start`, {});
    return ourPair([port, portOf(i + 1)], id, tokens, dice, counted);
  };
  return inGroups(tables, async (i) => playOn(await open(i), () => open(i)));
}

export interface OurPair extends Pair {
  /** Nobody is asked any more. */
  readonly over: boolean;
}

/** Where a game ends, the same two sit down to another one: that is part of the work. */
function playOn(first: OurPair, open: () => Promise<OurPair>): Pair {
  let pair = first;
  return {
    move(done) {
      if (!pair.over) {
        pair.move(done);
        return;
      }
      pair.close();
      void open().then((next) => {
        pair = next;
        pair.move(done);
      });
    },
    close: () => pair.close(),
  };
}

/** Many things at once, but not all of them. */
async function inGroups(count: number, make: (i: number) => Promise<Pair>): Promise<Pair[]> {
  const pairs: Pair[] = [];
  while (pairs.length < count) {
    const group = Math.min(25, count - pairs.length);
    const from = pairs.length;
    pairs.push(...(await Promise.all(Array.from({ length: group }, (_, i) => make(from + i)))));
  }
  return pairs;
}

export async function ourPair(
  ports: readonly [number, number],
  table: string,
  tokens: readonly string[],
  dice: Dice,
  counted: Counted,
  addresses: readonly string[] = [],
): Promise<OurPair> {
  let asked: { socket: WebSocket; seen: Seen } | null = null;
  let arrived = 0;
  let done = (): void => {};
  let id = 0;
  const sockets: WebSocket[] = [];
  for (const [i, token] of tokens.entries()) {
    const headers = { authorization: `Bearer ${token}` };
    const localAddress = addresses[i];
    const socket = new WebSocket(`ws://127.0.0.1:${ports[i & 1]}/ws`, {
      headers,
      perMessageDeflate: false,
      ...(localAddress === undefined ? {} : { localAddress }),
    });
    sockets.push(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('error', reject);
      socket.on('message', (data) => {
        const text = String(data);
        const view = text.startsWith('{"t":"view"');
        if (!view && !text.startsWith('{"t":"update"')) {
          if (text.startsWith('{"t":"refused"')) throw new Error(text);
          return;
        }
        // Only the seat that is asked is told its choices, and only it needs to read on.
        if (!text.includes('"choices":null')) asked = { socket, seen: JSON.parse(text).look };
        if (view) return resolve();
        counted.bytes += text.length;
        counted.updates++;
        if (++arrived === 2) done();
      });
      socket.once('open', () => socket.send(JSON.stringify({ do: 'subscribe', id: 0, table })));
    });
  }
  return {
    get over() {
      return asked === null;
    },
    move(then) {
      if (asked === null) throw new Error('nobody is asked');
      const { socket, seen } = asked;
      asked = null;
      arrived = 0;
      done = then;
      const { seq, eye: seat, choices } = seen;
      const choice = choices[dice.below(choices.length)];
      socket.send(JSON.stringify({ do: 'submit', id: ++id, table, seat, seq, choice }));
    },
    close() {
      for (const socket of sockets) socket.terminate();
    },
  };
}

interface Socket {
  on(event: string, listener: (...args: never[]) => void): void;
  emit(event: string, ...args: unknown[]): void;
  disconnect(): void;
}

interface RivalState {
  readonly G: WhiteoutG;
  readonly ctx: Parameters<NonNullable<Game<WhiteoutG>['ai']>['enumerate']>[1];
  readonly _stateID: number;
}

/** So many matches on a server of boardgame.io, with two sockets each, as its own client has them. */
export async function rivalPairs(
  port: number,
  tables: number,
  dice: Dice,
  counted: Counted,
): Promise<Pair[]> {
  const require = createRequire(createRequire(import.meta.url).resolve('boardgame.io/client'));
  const connect: { io: (url: string, options: object) => Socket } = require('socket.io-client');
  const { ai } = whiteoutOn({ pole: 1, rounds: 1 });
  const open = async (i: number): Promise<Pair> => {
    const match = `match-${i}`;
    const states: (RivalState | null)[] = [null, null];
    const sockets: Socket[] = [];
    let arrived = 0;
    let done = (): void => {};
    for (const seat of [0, 1]) {
      const socket = connect.io(`http://127.0.0.1:${port}/whiteout`, {
        transports: ['websocket'],
        forceNew: true,
      });
      sockets.push(socket);
      await new Promise<void>((resolve) => {
        socket.on('connect', () => socket.emit('sync', match, String(seat), undefined, 2));
        socket.on('sync', (_id: string, { state }: { state: RivalState }) => {
          states[seat] = state;
          resolve();
        });
        socket.on('update', (_id: string, state: RivalState) => {
          states[seat] = state;
          counted.updates++;
          if (++arrived === 2) done();
        });
      });
    }
    return {
      move(then) {
        const [any] = states;
        if (!any) throw new Error('no state has arrived');
        const playerID = Object.keys(any.ctx.activePlayers ?? {})[0] ?? any.ctx.currentPlayer;
        const seat = Number(playerID);
        const mine = states[seat];
        if (!mine) throw new Error('no state has arrived');
        const options = ai?.enumerate(mine.G, mine.ctx, playerID) as {
          move: string;
          args: unknown[];
        }[];
        const option = options[dice.below(options.length)];
        if (!option) throw new Error(`nothing to choose from in ${JSON.stringify(mine)}`);
        arrived = 0;
        done = then;
        const payload = { type: option.move, args: option.args, playerID };
        const action = { type: 'MAKE_MOVE', payload };
        sockets[seat]?.emit('update', action, mine._stateID, match, playerID);
      },
      close() {
        for (const socket of sockets) socket.disconnect();
      },
    };
  };
  return inGroups(tables, open);
}
