// Somebody makes an account, or leaves for good, and the server is killed in the middle of it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';
import { openAccountDatabase } from '../accounts/database.ts';
import type { MyAccount } from '../protocol/index.ts';
import { Browser, newPasskey } from './authenticator.ts';
import { afterThis, openHouse, tempDir, Visitor } from './visit.ts';

const SOAK = process.env.INCOGNITA_SOAK !== undefined;
/** At which writes to kill: always at one in the middle, in `npm run soak` at all that there are. */
const kills = (middle: number, last: number): readonly number[] =>
  SOAK ? Array.from({ length: last }, (_, i) => i + 1) : [middle];
const SCRIPT = join(import.meta.dirname, 'faulty', 'killed-sign-up.ts');
const ADA = { login: 'ada', password: 'correct horse battery' };

/** A server that is killed at a write about an account; `gone` when it is. */
async function toBeKilled(folder: string, killAt: number) {
  const child = spawn(process.execPath, [SCRIPT], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: folder,
      WORKERS: '1',
      KILL_AT: String(killAt),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  afterThis(() => void child.kill('SIGKILL'));
  const gone = once(child, 'exit');
  const [port] = await once(child.stdout, 'data');
  const end = async (): Promise<void> => {
    child.kill('SIGKILL');
    await gone;
  };
  return { port: Number(port), end };
}

/** Does something with a server that may be killed by it: false if it was. */
const survived = (doing: Promise<{ readonly status: number }>): Promise<boolean> =>
  doing.then(
    ({ status }) => status < 300,
    () => false,
  );

/** A guest at a table of their own against a bot. */
async function seated(server: { readonly port: number }): Promise<[Visitor, string]> {
  const ada = await Visitor.named(server, 'Ada');
  const seats = [{ by: 'me' }, { by: 'bot', kind: 'random' }];
  const { id } = await ada.opens({ game: 'whiteout', seats });
  return [ada, id];
}

test('killed at any write of a sign-up, somebody is a guest still, or has an account to sign in to', async () => {
  for (const killAt of kills(2, 4)) {
    const folder = tempDir();
    const doomed = await toBeKilled(folder, killAt);
    const [ada, table] = await seated(doomed);
    expect(await survived(ada.post('/api/account', ADA))).toBe(killAt > 3);
    await doomed.end();
    const server = await openHouse({ DATA_DIR: folder });
    const back = ada.at(server);
    const signedIn = await back.post('/api/account/sign-in', ADA);
    if (signedIn.status !== 200) expect((await back.post('/api/account', ADA)).status).toBe(201);
    expect((await back.view(table)).body.info.you.seats).toEqual([0]);
    await back.does(`/api/tables/${table}/start`);
    await server.stop();
  }
});

test('killed at any write of a sign-up by passkey, somebody is a guest still, or has the passkey', async () => {
  for (const killAt of kills(2, 4)) {
    const folder = tempDir();
    const doomed = await toBeKilled(folder, killAt);
    const ada = await Browser.named(doomed, 'Ada');
    const passkey = newPasskey();
    const made = await ada.makes(passkey);
    expect(await survived(ada.post('/api/account/passkeys', made))).toBe(killAt > 3);
    await doomed.end();
    const server = await openHouse({ DATA_DIR: folder });
    const back = ada.at(server);
    const shown = await back.shows(passkey);
    const { status } = await back.post('/api/account/passkey-sign-in', shown);
    if (status !== 200) {
      const again = await back.makes(newPasskey());
      expect([killAt, (await back.post('/api/account/passkeys', again)).status]).toEqual([
        killAt,
        200,
      ]);
    }
    expect(await back.get('/api/me')).toEqual({ guest: { name: 'Ada' } });
    await server.stop();
  }
});

test('killed at any write of a deletion, the account is gone, or can be signed in to and deleted again', async () => {
  for (const killAt of kills(6, 9)) {
    const folder = tempDir();
    const doomed = await toBeKilled(folder, killAt);
    const ada = await Visitor.named(doomed, 'Ada');
    const done =
      (await survived(ada.post('/api/account', ADA))) &&
      (await survived(ada.post('/api/account/delete', { password: ADA.password })));
    expect(done).toBe(killAt > 8);
    await doomed.end();
    const server = await openHouse({ DATA_DIR: folder });
    const back = new Visitor(server);
    const { status } = await back.post<MyAccount>('/api/account/sign-in', ADA);
    if (status === 200) {
      const deleted = await back.post('/api/account/delete', { password: ADA.password });
      expect(deleted.status).toBe(200);
    }
    // The name is free again.
    const other = await Visitor.named(server, 'Another');
    expect([killAt, (await other.post('/api/account', ADA)).status]).toEqual([killAt, 201]);
    await server.stop();
  }
});

test('several statements are carried out all, or none', async () => {
  const where = await openAccountDatabase({ dataDir: tempDir(), databaseUrl: null });
  afterThis(() => where.db.destroy());
  const put = (key: string) =>
    where.db.insertInto('account_attempts').values({ key, tries: 1, since: 1 });
  await where.together([put('one'), put('two')]);
  await expect(where.together([put('three'), put('one')])).rejects.toThrow('UNIQUE');
  const kept = await where.db.selectFrom('account_attempts').select('key').execute();
  expect(kept.map(({ key }) => key)).toEqual(['one', 'two']);
});
