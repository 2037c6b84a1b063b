/**
 * The tables of accounts, as Kysely sees them. The first five are the auth library's, under our
 * names: its columns keep theirs. Times of the library are text in SQLite and timestamps in
 * PostgreSQL, so only the library reads them; our own are milliseconds.
 */
export interface AccountTables {
  accounts: { id: string; name: string; username: string | null; email: string };
  account_sessions: { id: string; token: string; userId: string };
  account_credentials: { id: string; userId: string; providerId: string };
  account_challenges: { id: string };
  account_passkeys: { id: string; userId: string };
  /** Attempts to sign in, per account and per address. */
  account_attempts: { key: string; tries: number; since: number };
  /** What a person has set in the page, as JSON. */
  account_settings: { person: string; body: string; updated: number };
}
