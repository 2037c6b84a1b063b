// A server in whose process errors are thrown where nobody catches them.
import process from 'node:process';
import { pino } from 'pino';
import { readSettings, startServer } from '../../index.ts';
import { surviveUncaught } from '../../survive.ts';

const log = pino({ level: 'error', base: null }, pino.destination(2));
const server = await startServer(readSettings(process.env), { log });
surviveUncaught(server.log);
process.on('SIGUSR2', () => {
  void Promise.reject(new Error('the third card is a storm'));
  setTimeout(() => {
    throw new Error('the fourth card is a storm');
  });
});
process.stdout.write(`${server.port}\n`);
