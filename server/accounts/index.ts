import type { House } from '../house/house.ts';
import { Mail } from '../notify/mail.ts';
import type { Settings } from '../settings.ts';
import { Accounts } from './accounts.ts';
import { openAccountDatabase } from './database.ts';
import { makeLibrary } from './library.ts';

/** Opens the accounts of a house: their database, brought up to date, and the library over it. */
export async function openAccounts(
  house: House,
  settings: Settings,
  secret: string,
): Promise<Accounts> {
  const where = await openAccountDatabase(settings);
  const { publicUrl, secureCookies } = settings;
  const library = makeLibrary({ where, secret, publicUrl, secureCookies });
  const { signInTries: tries, smtpUrl, mailFrom } = settings;
  const home = (): string => publicUrl ?? '';
  const mail = smtpUrl !== null && mailFrom !== null ? new Mail(smtpUrl, mailFrom, home) : null;
  return new Accounts(library, where, house, { tries, mail });
}
