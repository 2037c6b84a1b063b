// Plays a whole game of AuZtralia for two seats over the HTTP API, and restarts the server in the
// middle. Run it with `npx -c 'node server/examples/two-seats.ts'`; docs/api.md goes through it.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import type { Answer, TableInfo, TableSync } from '../protocol/index.ts';

const MAIN = join(import.meta.dirname, '..', 'main.ts');
const GAME = process.argv[2] ?? 'auztralia';
const data = mkdtempSync(join(tmpdir(), 'incognita-example-'));
const say = (text: string): void => void process.stdout.write(`${text}\n`);

interface Server {
  readonly address: string;
  stop(): Promise<void>;
}

/** `npm start` does the same: it runs this file, with settings from the environment. */
function startServer(): Promise<Server> {
  const env = {
    ...process.env,
    PORT: '0',
    DATA_DIR: data,
    REQUESTS_PER_MINUTE: '1000000',
  };
  const child: ChildProcess = spawn(process.execPath, [MAIN], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return new Promise((resolve) => {
    child.stdout?.on('data', (text) => {
      const address = String(text).match(/http:\S+/)?.[0];
      if (!address) return;
      const stop = (): Promise<void> => {
        child.kill('SIGTERM');
        return ended;
      };
      resolve({ address, stop });
    });
  });
}

let server = await startServer();

/** One request as a guest; what comes back is JSON, whether it was done or refused. */
async function call<B>(token: string, path: string, body?: object): Promise<B> {
  const reply = await fetch(server.address + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${token}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  // The schemas of what goes out are types only; the server is trusted to keep to them.
  return (await reply.json()) as B;
}

async function accepted(token: string, path: string, body: object): Promise<number> {
  const answer = await call<Answer>(token, path, body);
  if ('accepted' in answer) return answer.accepted;
  throw new Error(`${path} was refused: ${answer.refused.text.en}`);
}

// Two guests. The token is all that says who they are; whoever has it sits on their seats.
const tokens: string[] = [];
for (const name of ['Ada', 'Ben'])
  tokens.push((await call<{ token: string }>('', '/api/guests', { name })).token);
const [ada = '', ben = ''] = tokens;

// Ada opens a table for two, Ben takes the other seat, Ada starts.
const { info } = await call<{ info: TableInfo }>(ada, '/api/tables', { game: GAME });
const table = `/api/tables/${info.id}`;
await accepted(ben, `${table}/join`, {});
await accepted(ada, `${table}/start`, {});
say(`${GAME} at ${info.code}`);

let moves = 0;
let restarted = false;
for (let turn = 0; ; turn++) {
  const token = tokens[turn % 2] ?? ada;
  const { look } = await call<TableSync>(token, table);
  if (look === null) throw new Error('the rules of this table failed');
  if (look.result) {
    for (const side of look.result.sides)
      say(
        `${side.place}. ${side.seat === null ? side.side : `seat ${side.seat + 1}`}: ${side.total}`,
      );
    break;
  }
  // Only the seat that is asked is told its choices.
  if (look.choices === null) continue;
  const choice = look.choices[(look.seq * 7919) % look.choices.length];
  await accepted(token, `${table}/moves`, { seat: look.eye, seq: look.seq, choice });
  moves++;
  if (moves === 60) {
    await server.stop();
    server = await startServer();
    restarted = true;
    say(`the server was restarted after ${moves} decisions`);
  }
}

// The whole game as a file, with the secret of its seed: `npm run lab -- verify FILE` checks it.
const file = await call<{ format: string; log: readonly object[] }>(ada, `${table}/export`);
say(`${moves} decisions, ${file.log.length} entries in the ${file.format} file`);
await server.stop();
rmSync(data, { recursive: true, force: true });
if (!restarted) throw new Error('the game was over before the server was restarted');
