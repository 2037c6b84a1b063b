// A server that is killed right before it writes about an account for the so-manieth time.
import process from 'node:process';
import { DatabaseSync } from 'node:sqlite';
import { pino } from 'pino';
import { readSettings, startServer } from '../../index.ts';

const server = await startServer(readSettings(process.env), {
  log: pino({ level: 'silent' }),
  passwordCost: 8,
});
let left = Number(process.env.KILL_AT);
const { prepare } = DatabaseSync.prototype;
DatabaseSync.prototype.prepare = function (this: DatabaseSync, sql: string) {
  const writes = /^(insert into|delete from|update) "account(s|_credentials|_sessions|_passkeys)"/i;
  if (writes.test(sql) && --left === 0) process.kill(process.pid, 'SIGKILL');
  return prepare.call(this, sql);
};
process.stdout.write(`${server.port}\n`);
