// A bot that finds an open table, sits down and plays a whole game, over plain HTTP:
//   npx -c 'node server/examples/bot.ts http://localhost:8080 inc_YOURTOKEN [GAME]'
// It knows no game: it takes any of the choices that it is offered. docs/api.md goes through it.
import process from 'node:process';
import type { Answer, TableLists, TableSync } from '../protocol/index.ts';

const [server, token, game] = process.argv.slice(2);
if (!server || !token) throw new Error('say where the server is, and with which token to play');
const say = (text: string): void => void process.stdout.write(`${text}\n`);
const pause = () => new Promise((resolve) => setTimeout(resolve, 250));

/** One request. Null: not now, look again in a moment; any other refusal is an error. */
async function call<B>(path: string, body?: object): Promise<B | null> {
  const answer = await fetch(server + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  // The types say what the server sends; a bot in another language reads /openapi.json.
  if (answer.ok) return (await answer.json()) as B;
  // Somebody was quicker, or we ask too fast.
  if (answer.status === 409 || answer.status === 429) return null;
  throw new Error(`${path} was refused: ${await answer.text()}`);
}

/** Sits down at the first public table that has room, and waits for one if there is none. */
async function findTable(): Promise<string> {
  for (;;) {
    const lists = await call<TableLists>('/api/tables');
    for (const { id, you, seats, game: played } of lists?.open ?? []) {
      if (you.seats.length > 0) return id;
      if (!seats.some(({ by }) => by === 'empty') || (game && game !== played)) continue;
      if (await call<Answer>(`/api/tables/${id}/join`, {})) return id;
    }
    await pause();
  }
}

const table = `/api/tables/${await findTable()}`;
say(`sitting at ${table}`);
for (let moves = 0; ; ) {
  const view = await call<TableSync>(table);
  const { result, eye, seq, choices = null } = view?.look ?? {};
  if (result) {
    const place = result.sides.find(({ seat }) => seat === eye)?.place;
    say(`over after ${moves} moves of mine; place ${place}`);
    break;
  }
  // Only the seat that is asked is told its choices.
  if (choices === null || !view?.info.you.turn) await pause();
  else {
    const choice = choices[Math.floor(Math.random() * choices.length)];
    if (await call<Answer>(`${table}/moves`, { seat: eye, seq, choice })) moves++;
  }
}
