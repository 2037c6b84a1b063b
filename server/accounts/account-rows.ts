import { unguessable } from '../guests/names.ts';
import type { AccountDatabase } from './database.ts';
import { noAddress } from './library-words.ts';
import type { AccountTables } from './tables.ts';

/** The tables that hold a way into an account. */
const WAYS_IN = ['account_credentials', 'account_passkeys'] as const;

export interface NewAccount {
  readonly id: string;
  readonly name: string;
  /** A user name, or a mail address. */
  readonly login: string;
  /** Whether the address was confirmed. */
  readonly confirmed: boolean;
  readonly hash: string;
}

/**
 * Writes down an account together with its password, both or neither, in the form in which the
 * library would: an account that nobody can enter locks out the guest that it was.
 */
export async function insertAccount(where: AccountDatabase, made: NewAccount): Promise<void> {
  const { db, kind } = where;
  const { id, name, login, confirmed, hash } = made;
  const now = kind === 'sqlite' ? new Date().toISOString() : new Date();
  const times = { createdAt: now, updatedAt: now };
  const byMail = login.includes('@');
  const account: AccountTables['accounts'] = {
    id,
    name,
    email: byMail ? login : noAddress(id),
    emailVerified: kind === 'sqlite' ? Number(confirmed) : confirmed,
    username: byMail ? null : login,
    ...times,
  };
  const credential: AccountTables['account_credentials'] = {
    id: unguessable(26),
    userId: id,
    accountId: id,
    providerId: 'credential',
    password: hash,
    ...times,
  };
  await where.together([
    db.insertInto('accounts').values(account),
    db.insertInto('account_credentials').values(credential),
  ]);
}

/** The account of somebody, if there is one, and whether there is a way into it; in one question. */
async function wayInto(where: AccountDatabase, person: string): Promise<'open' | 'closed' | null> {
  const { db } = where;
  const way = (table: (typeof WAYS_IN)[number]) =>
    db.selectFrom(table).select('userId').where('userId', '=', person).limit(1);
  const found = await where.read(() =>
    db
      .selectFrom('accounts')
      .select([
        'id',
        way('account_credentials').as('password'),
        way('account_passkeys').as('passkey'),
      ])
      .where('id', '=', person)
      .executeTakeFirst(),
  );
  if (found === undefined) return null;
  return found.password === null && found.passkey === null ? 'closed' : 'open';
}

/** Whether somebody has an account that they can enter. */
export const isOpen = async (where: AccountDatabase, person: string): Promise<boolean> =>
  (await wayInto(where, person)) === 'open';

/** Whether there is an account of somebody that nobody can enter. */
export const isClosed = async (where: AccountDatabase, person: string): Promise<boolean> =>
  (await wayInto(where, person)) === 'closed';

/** Removes everything that an account was, all of it or nothing. */
export async function eraseAccount(where: AccountDatabase, person: string): Promise<void> {
  const { db } = where;
  await where.together([
    ...[...WAYS_IN, 'account_sessions' as const].map((table) =>
      db.deleteFrom(table).where('userId', '=', person),
    ),
    db.deleteFrom('account_settings').where('person', '=', person),
    db.deleteFrom('accounts').where('id', '=', person),
  ]);
}

/**
 * Removes what was left of accounts whose making was cut short, long ago: nobody can enter them,
 * and their names are wanted.
 */
export async function eraseLeftovers({ db, kind }: AccountDatabase, before: Date): Promise<void> {
  const none = (table: (typeof WAYS_IN)[number]) =>
    db.selectFrom(table).select('userId').distinct();
  await db
    .deleteFrom('accounts')
    .where('createdAt', '<', kind === 'sqlite' ? before.toISOString() : before)
    .where('id', 'not in', none('account_credentials'))
    .where('id', 'not in', none('account_passkeys'))
    .execute();
}

/** A session is in use, and lasts for so long from now on. */
export async function noteUse(
  { db, kind }: AccountDatabase,
  session: string,
  now: Date,
  lastsMs: number,
): Promise<void> {
  const time = (date: Date): string | Date => (kind === 'sqlite' ? date.toISOString() : date);
  await db
    .updateTable('account_sessions')
    .set({ updatedAt: time(now), expiresAt: time(new Date(now.getTime() + lastsMs)) })
    .where('id', '=', session)
    .execute();
}

/** Removes sessions that nobody has used since a time. */
export async function eraseIdleSessions({ db, kind }: AccountDatabase, since: Date): Promise<void> {
  await db
    .deleteFrom('account_sessions')
    .where('updatedAt', '<', kind === 'sqlite' ? since.toISOString() : since)
    .execute();
}

/** The library keeps whose code it is, and the code as a hash. */
export async function endResetCodes({ db }: AccountDatabase, person: string): Promise<void> {
  await db.deleteFrom('account_challenges').where('value', '=', person).execute();
}
