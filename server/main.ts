// The server as a process: reads its settings, serves, and stops in an orderly manner when told to.
import process from 'node:process';
import type { MakeWay } from './admin/restore-running.ts';
import { startServer } from './server.ts';
import { readSettings, type Settings, SettingsError } from './settings.ts';
import { surviveUncaught } from './survive.ts';

const say = (text: string): void => void process.stdout.write(`${text}\n`);

try {
  const settings = readSettings(process.env);
  let stopping = false;
  const makeWay: MakeWay = async (work) => {
    await server.stop();
    try {
      return work();
    } finally {
      if (!stopping) server = await startServer(settings, { makeWay }).catch(giveUp);
    }
  };
  let server = await startServer(settings, { makeWay });
  surviveUncaught(server.log);
  for (const warning of server.warnings) process.stderr.write(`${warning}\n`);
  say(`Incognita is open at ${server.url}`);
  say(`The games are kept in ${placeOf(settings)}`);
  say('Ctrl-C stops it; nothing is lost.');
  const stop = async (): Promise<void> => {
    // Whoever is in a hurry asks twice.
    if (stopping) process.exit(1);
    stopping = true;
    say('Stopping …');
    await server.stop();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
} catch (error) {
  const sentences = error instanceof SettingsError ? error.sentences : [messageOf(error)];
  for (const sentence of sentences) process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}

/** There is nothing left to serve: whoever watches over the process has to know. */
function giveUp(error: unknown): never {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exit(1);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Where the games are, without the password that leads there. */
function placeOf({ dataDir, databaseUrl }: Settings): string {
  if (databaseUrl === null) return dataDir;
  const { host, pathname } = new URL(databaseUrl);
  return `PostgreSQL at ${host}${pathname}`;
}
