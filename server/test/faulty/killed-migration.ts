// Brings data up to date, and is killed right before a statement: the one whose number it is given.
import process from 'node:process';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { openAccountDatabase } from '../../accounts/database.ts';
import { migratePostgres } from '../../store/postgres-migrations.ts';
import { SqliteStore } from '../../store/sqlite.ts';

const killAt = Number(process.argv[2]);
const dataDir = process.argv[3] ?? '';
const databaseUrl = process.argv[4] ?? null;
let statements = 0;

/** The same function, which counts what changes something, and never gets to do one of them. */
function counted<F extends (...given: never[]) => unknown>(run: F): F {
  const counting = function (this: unknown, ...given: Parameters<F>) {
    const [first] = given as readonly unknown[];
    const sql = typeof first === 'string' ? first : String((first as { text?: unknown })?.text);
    const changes = !/^\s*(select|with)/i.test(sql) || /lock/i.test(sql);
    if (changes && ++statements === killAt) process.kill(process.pid, 'SIGKILL');
    return run.apply(this, given);
  };
  return counting as unknown as F;
}

DatabaseSync.prototype.exec = counted(DatabaseSync.prototype.exec);
DatabaseSync.prototype.prepare = counted(DatabaseSync.prototype.prepare);
pg.Client.prototype.query = counted(pg.Client.prototype.query);

if (databaseUrl === null) await new SqliteStore(dataDir).close();
else await migratePostgres(databaseUrl);
await (await openAccountDatabase({ dataDir, databaseUrl })).db.destroy();
process.stdout.write(String(statements));
