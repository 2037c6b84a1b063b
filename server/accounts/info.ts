import type { AccountInfo } from '../protocol/index.ts';
import { bearing, type Session } from './account-access.ts';
import type { Accounts } from './accounts.ts';
import { isNoAddress } from './library-words.ts';
import { pageSettings } from './page-settings.ts';

/** What somebody is told of their own account; tokens stay here. */
export async function accountInfo(accounts: Accounts, session: Session): Promise<AccountInfo> {
  const { person } = session;
  const adapter = await accounts.adapter();
  const user = await adapter.findUserById(person);
  const sessions = await adapter.listSessions(person, { onlyActiveSessions: true });
  const { api } = await accounts.library();
  const passkeys = await api.listPasskeys({ headers: bearing(session.token) });
  return {
    login: user === null ? null : loginOf(user),
    hasPassword: await accounts.hasPassword(person),
    sessions: sessions
      .map((one) => ({
        id: one.id,
        browser: one.userAgent ?? '',
        since: one.createdAt.getTime(),
        seen: one.updatedAt.getTime(),
        here: one.id === session.id,
      }))
      .sort((a, b) => Number(b.here) - Number(a.here) || b.seen - a.seen),
    passkeys: passkeys.map(({ id, name, createdAt }) => ({
      id,
      name: name ?? '',
      since: createdAt ? new Date(createdAt).getTime() : null,
    })),
    settings: await pageSettings(accounts.where.db, person),
  };
}

const loginOf = (user: { email: string; username?: unknown }): string | null => {
  if (typeof user.username === 'string') return user.username;
  return isNoAddress(user.email) ? null : user.email;
};
