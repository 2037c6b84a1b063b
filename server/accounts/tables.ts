/** Of the library: text in SQLite, a date from PostgreSQL. */
type Time = string | Date;

/**
 * The tables of accounts, as Kysely sees them. The first five are the auth library's, under our
 * names: its columns keep theirs. Our own times are milliseconds.
 */
export interface AccountTables {
  accounts: {
    id: string;
    name: string;
    username: string | null;
    email: string;
    emailVerified: number | boolean;
    createdAt: Time;
    updatedAt: Time;
  };
  account_sessions: {
    id: string;
    token: string;
    userId: string;
    createdAt: Time;
    updatedAt: Time;
    expiresAt: Time;
  };
  account_credentials: {
    id: string;
    userId: string;
    accountId: string;
    providerId: string;
    password: string | null;
    createdAt: Time;
    updatedAt: Time;
  };
  account_challenges: { id: string; value: string };
  account_passkeys: { id: string; userId: string };
  /** Attempts to sign in, per account and per address. */
  account_attempts: { key: string; tries: number; since: number };
  /** What a person has set in the page, as JSON. */
  account_settings: { person: string; body: string; updated: number };
}
