// The server as the next version of the program: with other rules of Whiteout.
import process from 'node:process';
import { readSettings, startServer } from '../../index.ts';
import { NEW_RULES } from './new-rules.ts';

const game = NEW_RULES[process.env.TEST_NEW_RULES ?? ''];
const server = await startServer(readSettings(process.env), {
  games: game ? [game] : [],
  worker: new URL('./new-rules-worker.ts', import.meta.url),
});
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)));
