// prices.ts: what each message and request costs the thread that serves, in milliseconds of its
// processor time: the prices of server/limits/costs.ts. Prints a table.
//   node scripts/run.mjs bench/flood/prices.ts
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { WebSocket } from 'ws';
import { call } from '../lines/server-clients.ts';
import { Host } from '../lines/server-load.ts';
import { longGame } from './attacks.ts';

const ROUNDS = 3;

interface Look {
  readonly seq: number;
  readonly eye: number;
  readonly choices: readonly object[] | null;
}

/** A line that asks one thing after the other, and keeps what it saw last. */
class Asking {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, () => void>();
  #id = 0;
  look: Look | null = null;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data) => {
      const message = JSON.parse(String(data));
      if (message.look) this.look = message.look;
      this.#waiting.get(message.id)?.();
      this.#waiting.delete(message.id);
    });
  }

  static async open(port: number, token: string): Promise<Asking> {
    const headers = { authorization: `Bearer ${token}` };
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { headers });
    const asking = new Asking(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('open', () => resolve());
      socket.once('error', reject);
    });
    return asking;
  }

  ask(message: object): Promise<void> {
    const id = ++this.#id;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.#socket.send(JSON.stringify({ id, ...message }));
    });
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.#socket.once('close', () => resolve());
      this.#socket.close();
    });
  }
}

/** What is done, how often, and how many of it that was. */
interface Priced {
  readonly what: string;
  readonly times: number;
  readonly act: (i: number) => Promise<unknown>;
}

interface Costs {
  readonly what: string;
  readonly mainMs: number;
  readonly allMs: number;
}

async function priced(host: Host, { what, times, act }: Priced): Promise<Costs> {
  // Once around, so that no compiler is measured.
  for (let i = 0; i < Math.ceil(times / 4); i++) await act(i);
  const main: number[] = [];
  const all: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const before = await host.usage();
    for (let i = 0; i < times; i++) await act(i);
    const after = await host.usage();
    main.push((after.mainMs - before.mainMs) / times);
    all.push((after.cpuMs - before.cpuMs) / times);
  }
  const middle = (values: number[]): number => values.toSorted((a, b) => a - b)[1] ?? Number.NaN;
  return { what, mainMs: middle(main), allMs: middle(all) };
}

interface Made {
  readonly info: { readonly id: string };
}

async function table(port: number, tokens: readonly string[], game: string): Promise<string> {
  const [ada = '', ben = ''] = tokens;
  const { info } = await call<Made>(port, ada, '/api/tables', { game });
  await call(port, ben, `/api/tables/${info.id}/join`, {});
  await call(port, ada, `/api/tables/${info.id}/start`, {});
  return info.id;
}

const get = (port: number, path: string, token: string): Promise<string> =>
  fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { authorization: `Bearer ${token}` },
  }).then((reply) => reply.text());

/** Everything that has a price, each at a table of the game that costs most to look at. */
async function everything(port: number): Promise<Priced[]> {
  const tokens: string[] = [];
  for (const name of ['Ada', 'Ben'])
    tokens.push((await call<{ token: string }>(port, '', '/api/guests', { name })).token);
  const [ada = '', ben = ''] = tokens;
  const at = await table(port, tokens, 'auztralia');
  const lines = [await Asking.open(port, ada), await Asking.open(port, ben)] as const;
  for (const line of lines) await line.ask({ do: 'subscribe', table: at });
  /** Whoever is asked, when both have heard of the last move. */
  const asked = async (): Promise<Asking> => {
    for (;;) {
      const found = lines.find(({ look }) => look?.choices);
      if (found && lines.every(({ look }) => look?.seq === found.look?.seq)) return found;
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  };
  const submit = async (): Promise<void> => {
    const line = await asked();
    const { seq = 0, eye: seat, choices } = line.look ?? {};
    const choice = choices?.[seq % choices.length];
    await line.ask({ do: 'submit', table: at, seat, seq, choice });
    while (lines.some(({ look }) => (look?.seq ?? 0) <= seq))
      await new Promise((resolve) => setTimeout(resolve, 1));
  };
  for (let i = 0; i < 20; i++) await submit();
  const [line] = lines;
  const seq = (): number => Math.max(...lines.map(({ look }) => look?.seq ?? 0));
  const submitAndUndo = async (): Promise<void> => {
    await submit();
    await line.ask({ do: 'undo', table: at, seat: 0, seq: seq(), back: 1, ask: false });
  };
  const waiting = (await call<Made>(port, ada, '/api/tables', { game: 'auztralia' })).info.id;
  const crowd: Asking[] = [];
  const long = JSON.parse(longGame(6_000));
  const longId = (await call<Made>(port, ada, '/api/tables/import', long)).info.id;
  const file = JSON.parse(longGame(2_000));
  return [
    { what: 'ping', times: 1000, act: () => line.ask({ do: 'ping' }) },
    {
      what: 'subscribe, nothing new',
      times: 400,
      act: () => line.ask({ do: 'subscribe', table: at }),
    },
    {
      what: 'subscribe, after 0',
      times: 200,
      act: () => line.ask({ do: 'subscribe', table: at, seq: 0 }),
    },
    {
      what: 'unsubscribe and subscribe',
      times: 400,
      act: async () => {
        await line.ask({ do: 'unsubscribe', table: at });
        await line.ask({ do: 'subscribe', table: at });
      },
    },
    {
      what: 'chat',
      times: 4,
      act: () => line.ask({ do: 'chat', table: at, text: 'x'.repeat(500) }),
    },
    { what: 'submit', times: 15, act: submit },
    {
      what: 'submit that is refused',
      times: 300,
      act: () => line.ask({ do: 'submit', table: at, seat: 0, seq: seq(), choice: { do: 'fly' } }),
    },
    { what: 'submit and undo', times: 15, act: submitAndUndo },
    {
      what: 'undo that is refused',
      times: 300,
      act: () => line.ask({ do: 'undo', table: at, seat: 1, seq: 1, back: 1, ask: false }),
    },
    {
      what: 'consent that is refused',
      times: 300,
      act: () => line.ask({ do: 'consent', table: at, seat: 0, request: 1, yes: true }),
    },
    {
      what: 'entropy',
      times: 100,
      act: (i) => line.ask({ do: 'entropy', table: waiting, seat: 0, text: `${i}`.repeat(60) }),
    },
    {
      what: 'pass-in-advance',
      times: 300,
      act: (i) => line.ask({ do: 'pass-in-advance', table: at, seat: 0, on: i % 2 === 0 }),
    },
    {
      what: 'to-bot and to-human',
      times: 100,
      act: async () => {
        const seat = (await asked()) === line ? 1 : 0;
        const whose = lines[seat] ?? line;
        await whose.ask({ do: 'to-bot', table: at, seat, kind: 'random' });
        await whose.ask({ do: 'to-human', table: at, seat });
      },
    },
    {
      what: 'socket, opened and closed',
      times: 200,
      act: async () => (await Asking.open(port, ada)).close(),
    },
    { what: 'GET /api/games', times: 300, act: () => get(port, '/api/games', ada) },
    { what: 'GET /api/me', times: 300, act: () => get(port, '/api/me', ada) },
    { what: 'GET /api/tables', times: 200, act: () => get(port, '/api/tables', ada) },
    { what: 'GET /api/tables/ID', times: 200, act: () => get(port, `/api/tables/${at}`, ada) },
    { what: 'GET /assets/nothing', times: 300, act: () => get(port, '/assets/nothing.js', '') },
    { what: 'GET /readyz', times: 300, act: () => get(port, '/readyz', '') },
    {
      what: 'POST /api/guests',
      times: 100,
      act: () => call(port, '', '/api/guests', { name: 'Eve' }),
    },
    {
      what: 'POST /api/tables',
      times: 60,
      act: () => call(port, ada, '/api/tables', { game: 'auztralia' }),
    },
    {
      what: 'past, 6,000 entries',
      times: 6,
      act: (i) =>
        get(port, `/api/tables/${longId}/past?seq=${5990 - i - (process.hrtime()[1] % 4000)}`, ada),
    },
    {
      what: 'story of 6,000 entries, told before',
      times: 20,
      act: () => get(port, `/api/tables/${longId}/story`, ada),
    },
    {
      what: 'import, 2,000 entries',
      times: 4,
      act: () => call(port, ada, '/api/tables/import', file),
    },
    {
      what: 'chat to 50 who listen',
      times: 4,
      act: async () => {
        while (crowd.length < 50) {
          const one = await Asking.open(port, ben);
          await one.ask({ do: 'subscribe', table: at });
          crowd.push(one);
        }
        await line.ask({ do: 'chat', table: at, text: 'x'.repeat(500) });
      },
    },
  ];
}

const folder = mkdtempSync(join(tmpdir(), 'incognita-prices-'));
const host = new Host('ours', folder);
try {
  const port = await host.port;
  const costs: Costs[] = [];
  const only = process.argv[2] ?? '';
  for (const one of await everything(port))
    if (one.what.startsWith(only)) {
      costs.push(await priced(host, one));
      const { what, mainMs, allMs } = costs.at(-1) as Costs;
      console.log(
        `${what.padEnd(40)}${mainMs.toFixed(3).padStart(10)}${allMs.toFixed(3).padStart(10)}`,
      );
    }
} finally {
  host.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);
