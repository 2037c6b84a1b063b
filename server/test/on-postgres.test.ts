// The suites of the server once more, with their tables in a PostgreSQL that is started for them.
import { afterAll, describe, test } from 'vitest';
import { noPostgres, startPostgres } from './postgres.ts';
import { keepInDatabases } from './visit.ts';

if (noPostgres) test.skip(`on PostgreSQL: ${noPostgres}`);
else {
  // What a power cut does is PostgreSQL's own affair; here the disk would only be waited for.
  const postgres = await startPostgres(['fsync=off']);
  keepInDatabases(postgres);
  afterAll(() => postgres.stop(), 60_000);

  describe('on PostgreSQL', async () => {
    await import('./store.test.ts');
    await import('./play.test.ts');
    await import('./lobby.test.ts');
    await import('./durable.test.ts');
    await import('./leak.test.ts');
    await import('./import.test.ts');
    await import('./tokens.test.ts');
    await import('./notify.test.ts');
    await import('./operations.test.ts');
    await import('./openapi.test.ts');
    await import('./admin.test.ts');
    await import('./accounts.test.ts');
    await import('./accounts-mail.test.ts');
    await import('./passkeys.test.ts');
    await import('./accounts-sessions.test.ts');
    await import('./session-life.test.ts');
    await import('./quotas.test.ts');
    await import('./upgrade.test.ts');
  });
}
