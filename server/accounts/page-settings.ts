import type { Kysely } from 'kysely';
import type { PageSettings } from '../protocol/index.ts';
import type { AccountTables } from './tables.ts';

/** What a person has set in the page, on whatever device they did it last. */
export async function pageSettings(
  db: Kysely<AccountTables>,
  person: string,
): Promise<PageSettings | null> {
  const row = await db
    .selectFrom('account_settings')
    .select('body')
    .where('person', '=', person)
    .executeTakeFirst();
  return row === undefined ? null : JSON.parse(row.body);
}

export async function keepPageSettings(
  db: Kysely<AccountTables>,
  person: string,
  settings: PageSettings,
  updated: number,
): Promise<void> {
  const kept = { body: JSON.stringify(settings), updated };
  await db
    .insertInto('account_settings')
    .values({ person, ...kept })
    .onConflict((conflict) => conflict.column('person').doUpdateSet(kept))
    .execute();
}
