import { Mail } from '../notify/mail.ts';
import type { Settings } from '../settings.ts';
import type { TableService } from '../tables/table-service.ts';
import { Accounts } from './accounts.ts';
import { openAccountDatabase } from './database.ts';
import { hashPassword, PASSWORD_COST } from './passwords.ts';
import { sessionLife } from './session-life.ts';

/** Opens the accounts: their database, migrated. */
export async function openAccounts(
  service: TableService,
  settings: Settings,
  secret: string,
  cost = PASSWORD_COST,
): Promise<Accounts> {
  const where = await openAccountDatabase(settings);
  const { publicUrl, secureCookies } = settings;
  const life = sessionLife(settings.sessionDays);
  const hash = (password: string): Promise<string> => hashPassword(password, cost);
  const sendReset = async (address: string, code: string): Promise<void> =>
    accounts.passwordReset?.send(address, code);
  const load = async () => {
    const { makeLibrary } = await import('./library.ts');
    return makeLibrary({ where, secret, publicUrl, secureCookies, life, hash, sendReset });
  };
  const { signInTries: tries, smtpUrl, mailFrom } = settings;
  const home = (): string => publicUrl ?? '';
  const mail = smtpUrl !== null && mailFrom !== null ? new Mail(smtpUrl, mailFrom, home) : null;
  const accounts: Accounts = new Accounts(where, service, { tries, mail, hash, load, life });
  return accounts;
}
