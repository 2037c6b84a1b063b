import type { Guest } from '../store/store.ts';
import type { Attempts } from './attempts.ts';
import type { AccountDatabase } from './database.ts';
import type { Library } from './library.ts';
import { saidNo } from './library-words.ts';

/** A session that lasts: whose it is, and what its cookie holds. */
export interface Session {
  readonly id: string;
  readonly person: string;
  readonly token: string;
  readonly since: number;
}

/** Where a request comes from. */
export interface From {
  readonly address: string;
  readonly browser: string;
}

/** What confirming an address and resetting a password need of the accounts. */
export interface AccountAccess {
  readonly where: AccountDatabase;
  readonly attempts: Attempts;
  hash(password: string): Promise<string>;
  /** The auth library, loaded when somebody first needs it. */
  library(): Promise<Library>;
  /** How the library reads and writes its tables. */
  adapter(): Promise<Adapter>;
  session(token: string): Promise<Session | null>;
  open(guest: Guest, login: string, hash: string, browser: string): Promise<string>;
  welcome(person: string): Promise<Guest>;
  hasPassword(person: string): Promise<boolean>;
  mustBeFresh(session: Session): void;
  endAll(person: string): Promise<void>;
}

export type Adapter = Awaited<Library['$context']>['internalAdapter'];

/** There is no difference between a and A in what people sign in with. */
export const normal = (login: string): string => login.normalize('NFKC').toLowerCase();

/** The library found it, or the database did, where two were quick. */
export function isTaken(error: unknown): boolean {
  if (saidNo(error)) return true;
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return code === '23505' || /UNIQUE constraint failed/.test(String(error));
}

/** How the library is told whose session it is. */
export const bearing = (token: string): Headers =>
  new Headers({ authorization: `Bearer ${token}` });
