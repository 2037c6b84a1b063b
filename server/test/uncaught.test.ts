import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { survive } from '../survive.ts';
import { adaAndBen, afterThis, openHouse, playOn, tempDir, Visitor } from './visit.ts';

const SCRIPT = join(import.meta.dirname, 'faulty', 'uncaught.ts');

/** A log, and what was written to it. */
function listening(): { readonly log: pino.Logger; readonly lines: string[] } {
  const lines: string[] = [];
  return { log: pino({ level: 'error' }, { write: (line) => void lines.push(line) }), lines };
}

test('an error that nobody caught is logged without its message, and the process goes on', async () => {
  const child = spawn(process.execPath, [SCRIPT], {
    env: { ...process.env, PORT: '0', DATA_DIR: tempDir(), WORKERS: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  afterThis(() => void child.kill('SIGKILL'));
  let logged = '';
  child.stderr.on('data', (some) => {
    logged += String(some);
  });
  const [said] = await once(child.stdout, 'data');
  const server = { port: Number(said) };
  const { ada, ben, table } = await adaAndBen(server);
  child.kill('SIGUSR2');
  while (logged.split('caught by nobody').length < 3) await once(child.stderr, 'data');
  expect(logged).not.toContain('a storm');
  expect((await playOn(table, [ada, ben])).look!.result).not.toBeNull();
  expect(child.exitCode).toBeNull();
});

test('a handler that throws, at once or later, is logged and survived', async () => {
  const { log, lines } = listening();
  survive(log, 'a test', () => {
    throw new Error('the third card is a storm');
  });
  survive(log, 'a test', async () => {
    throw new RangeError('the third card is a storm');
  });
  await new Promise((resolve) => setImmediate(resolve));
  expect(lines.map((line) => JSON.parse(line).err)).toEqual(['Error', 'RangeError']);
  expect(lines.join()).not.toContain('storm');
});

test('a socket whose handler throws is answered; the others play on', async () => {
  const { log, lines } = listening();
  const server = await openHouse({}, { log });
  const { ada, ben, table } = await adaAndBen(server);
  const line = await ada.line();
  await line.follows(table);
  const { service } = server;
  const refused = service.refused.bind(service);
  service.refused = (code) => {
    if (code === 'malformed') throw new Error('a counter is broken');
    refused(code);
  };
  const complaint = line.nextOf('error');
  line.send('no JSON');
  expect((await complaint).refused.code).toBe('failed');
  expect(lines.join()).toContain('a message could not be heard');
  expect((await playOn(table, [ada, ben])).look!.result).not.toBeNull();
  expect((await new Visitor(server).get('/healthz')).status).toBe(200);
});
