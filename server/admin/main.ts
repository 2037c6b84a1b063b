// npm run admin -- COMMAND: what whoever runs the server may do with it. docs/hosting.md tells more.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { readSettings, type Settings } from '../settings.ts';
import { type AdminReply, askAdminSocket } from './admin-client.ts';
import type { AdminCommand, Listed } from './commands.ts';
import type { Restored } from './restore.ts';
import { STATES } from './states.ts';

const HELP = `npm run admin -- COMMAND

  list [--state STATE]…              tables: ${STATES.join(', ')}; without a state, open and running ones
  inspect TABLE                      what is known of a table, without anything hidden
  export TABLE [--to FILE]           the whole game with its secret, also of one that is on
  export --all [--state STATE]… --to FOLDER
                                     every table of those states, a file each; for lab patch
  end TABLE                          ends a table for good; it can still be looked at
  hand-over TABLE SEAT --guest ID    gives a seat to somebody else, who need not ask for it
  hand-over TABLE SEAT --bot KIND    … or to a bot, or with --nobody to nobody
  end-session GUEST                  shuts out whoever comes as that person now, and their programs
  new-password LOGIN                 for somebody who has lost every way into their account: a user name,
                                     an e-mail address or the id of a guest; all their sessions end
  backup FILE                        copies everything into one file, while the server goes on
  restore FILE [--replace]           puts a backup in the place of the data; a running server begins again
                                     with it, and browsers come back by themselves

A TABLE is an id or a code such as terra-4821; SEAT counts from 1; inspect tells the ids of guests.
DATA_DIR (and DATABASE_URL) say which server, as for npm start. --json prints what programs read.`;

const say = (text: string): void => void process.stdout.write(`${text}\n`);

class Misuse extends Error {}

const need = (value: string | undefined, what: string): string => {
  if (value === undefined) throw new Misuse(`This needs ${what}.`);
  return value;
};

/** Through the running server; where there is none, one that lets nobody in is started for it. */
async function ask(settings: Settings, command: AdminCommand): Promise<unknown> {
  const told =
    (await askAdminSocket(settings.dataDir, command)) ?? (await askAlone(settings, command));
  if ('not' in told) throw new Error(told.not);
  return told.done;
}

async function askAlone(settings: Settings, command: AdminCommand): Promise<AdminReply> {
  const still = { smtpUrl: null, webhooks: false, pushContact: null, logLevel: 'error' };
  // Only now: to read all games takes longer than to ask a server that has.
  const { startServer } = await import('../server.ts');
  const server = await startServer({ ...settings, ...still, host: '127.0.0.1', port: 0 });
  try {
    const told = await askAdminSocket(settings.dataDir, command);
    if (told === null) throw new Error(`no socket can be made in ${settings.dataDir}`);
    return told;
  } finally {
    await server.stop();
  }
}

const statesOf = (given: readonly string[] | undefined): (typeof STATES)[number][] => {
  const names = given ?? ['open', 'running'];
  return names.map((name) => {
    const state = STATES.find((one) => one === name);
    if (state === undefined)
      throw new Misuse(`"${name}" is no state; there are ${STATES.join(', ')}.`);
    return state;
  });
};

function line({ id, code, game, state, seq, seats, updated }: Listed): string {
  return [id, (code ?? '').padEnd(14), game.padEnd(18), state.padEnd(8), String(seq).padStart(5)]
    .concat(updated, seats.join(', '))
    .join('  ');
}

async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      state: { type: 'string', multiple: true },
      to: { type: 'string' },
      all: { type: 'boolean' },
      guest: { type: 'string' },
      bot: { type: 'string' },
      nobody: { type: 'boolean' },
      replace: { type: 'boolean' },
      json: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  const [command, first, second] = positionals;
  if (values.help || command === undefined || command === 'help') return say(HELP);
  const settings = readSettings(process.env);
  const table = (): string => need(first, 'a table: its id or its code');
  const show = (done: unknown): void => say(JSON.stringify(done, null, 2));

  switch (command) {
    case 'list': {
      const command = { do: 'list', states: statesOf(values.state) } as const;
      // Both ends of the door are ours.
      const rows = (await ask(settings, command)) as readonly Listed[];
      if (values.json) return show(rows);
      for (const row of rows) say(line(row));
      return say(rows.length === 1 ? '1 table' : `${rows.length} tables`);
    }
    case 'inspect':
      return show(await ask(settings, { do: 'inspect', table: table() }));
    case 'export':
      if (values.all) return exportAll(settings, statesOf(values.state), need(values.to, '--to'));
      return write(values.to, await ask(settings, { do: 'export', table: table() }));
    case 'end':
      return show(await ask(settings, { do: 'end', table: table() }));
    case 'hand-over': {
      const seat = Number(need(second, 'a seat, counted from 1')) - 1;
      const { guest, bot } = values;
      const to =
        guest !== undefined
          ? ({ by: 'guest', guest } as const)
          : bot !== undefined
            ? ({ by: 'bot', kind: bot } as const)
            : ({ by: 'nobody' } as const);
      if (to.by === 'nobody' && !values.nobody)
        throw new Misuse('This needs --guest, --bot or --nobody.');
      return show(await ask(settings, { do: 'hand-over', table: table(), seat, to }));
    }
    case 'end-session': {
      const guest = need(first, 'the id of a guest, which inspect tells');
      return show(await ask(settings, { do: 'end-session', guest }));
    }
    case 'new-password': {
      const who = need(first, 'a user name, an e-mail address or the id of a guest');
      return show(await ask(settings, { do: 'new-password', who }));
    }
    case 'backup': {
      if (settings.databaseUrl !== null)
        throw new Error('these games are in PostgreSQL: back them up with pg_dump');
      const file = resolve(need(first, 'a file'));
      const { backUp } = await import('./backup.ts');
      const { tables, entries, bytes } = await backUp(settings.dataDir, file);
      return say(`${file}: ${tables} tables with ${entries} entries, ${bytes} bytes, checked`);
    }
    case 'restore': {
      if (settings.databaseUrl !== null)
        throw new Error('these games are in PostgreSQL: restore them with pg_restore');
      const file = resolve(need(first, 'a file'));
      const { dataDir } = settings;
      const replace = values.replace ?? false;
      const told = await askAdminSocket(dataDir, { do: 'restore', file, replace });
      if (told !== null && 'not' in told) throw new Error(told.not);
      const { restore } = await import('./restore.ts');
      // Both ends of the door are ours.
      const done = (told?.done as Restored) ?? restore(file, dataDir, replace, new Date());
      for (const name of done.aside) say(`put aside: ${join(dataDir, name)}`);
      return say(`${dataDir}: ${done.tables} tables with ${done.entries} entries`);
    }
    default:
      throw new Misuse(`There is no command "${command}".`);
  }
}

function write(to: string | undefined, game: unknown): void {
  const text = `${JSON.stringify(game)}\n`;
  if (to === undefined) process.stdout.write(text);
  // It tells what is hidden in a running game.
  else writeFileSync(to, text, { mode: 0o600 });
}

async function exportAll(
  settings: Settings,
  states: (typeof STATES)[number][],
  folder: string,
): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const rows = (await ask(settings, { do: 'list', states })) as readonly Listed[];
  let failed = 0;
  for (const { id, game } of rows) {
    try {
      const file = join(folder, `${game}-${id}.json`);
      write(file, await ask(settings, { do: 'export', table: id }));
      say(file);
    } catch (error) {
      failed++;
      process.stderr.write(`${id}: ${messageOf(error)}\n`);
    }
  }
  if (failed > 0) throw new Error(`${failed} of ${rows.length} tables could not be exported`);
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

try {
  await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  const misused = error instanceof Misuse || (error instanceof TypeError && 'code' in error);
  if (misused) process.stderr.write(`\n${HELP}\n`);
  process.exitCode = misused ? 2 : 1;
}
