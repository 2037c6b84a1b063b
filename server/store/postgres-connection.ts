import pg from 'pg';
import { StoreError } from './store.ts';

/** A row as PostgreSQL hands it out: our columns are texts and whole numbers. */
export type PgRow = Record<string, string | number | null>;

/** Asks something inside a transaction. */
export type Ask = (name: string, text: string, values: readonly unknown[]) => Promise<PgRow[]>;

/** How long a database that does not answer is waited for: a restart, the move to a standby. */
const ANSWER_TIMEOUT_MS = 10_000;
const FIRST_RECONNECT_MS = 25;
const MAX_RECONNECT_MS = 1000;
const CONNECT_MS = 5000;
/** The longest that a single statement may take before its line counts as lost. */
const STATEMENT_MS = 10_000;

const BIGINT = 20;
/** Whole numbers of ours are times and counts, which fit; by default they would come as texts. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) =>
    id === BIGINT && format !== 'binary' ? Number : pg.types.getTypeParser(id, format),
};

/** Settings of every connection: what is committed is on the disk, whatever the database's default. */
export const connectionTo = (url: string): pg.ClientConfig => ({
  connectionString: url,
  application_name: 'incognita',
  options: '-c synchronous_commit=on',
  connectionTimeoutMillis: CONNECT_MS,
  query_timeout: STATEMENT_MS,
  keepAlive: true,
  types,
});

/**
 * The way to a PostgreSQL that may be restarted under us. A lost line is taken up again for a
 * while, and what was asked is asked again; a transaction only if it is certain that it did not
 * take place.
 */
export class PostgresConnection {
  readonly #pool: pg.Pool;
  #closed = false;

  constructor(url: string, connections: number) {
    this.#pool = new pg.Pool({ ...connectionTo(url), max: connections });
    // A connection that breaks while nobody uses it is replaced, and one that breaks between two
    // statements fails the second; without listeners Node would end.
    this.#pool.on('error', noted);
    this.#pool.on('connect', (client) => client.on('error', noted));
  }

  /** Asks for something that changes nothing. */
  read(name: string, text: string, values: readonly unknown[] = []): Promise<PgRow[]> {
    return this.#patiently(async () => {
      const { rows } = await this.#pool.query<PgRow>({ name, text, values: [...values] });
      return rows;
    });
  }

  /**
   * Everything that `work` asks takes place, or nothing does. `work` answers with what it found
   * and the words that other nodes hear right after it took place; it may be called again. They
   * are not said within: whoever commits words holds up all others who do until the disk is synced.
   */
  async transaction<V>(
    work: (ask: Ask) => Promise<{ readonly found: V; readonly news: readonly string[] }>,
    channel: string,
  ): Promise<V> {
    return this.#patiently(async (patience) => {
      const client = await this.#pool.connect();
      let xid = '';
      let found: { readonly it: V } | null = null;
      let broken: Error | undefined;
      try {
        // Two statements in one message; the types know only of one.
        const begun = (await client.query(
          'BEGIN; SELECT pg_current_xact_id()::text AS xid',
        )) as unknown as readonly pg.QueryResult<{ xid: string }>[];
        const done = await work(async (name, text, values) => {
          const { rows } = await client.query<PgRow>({ name, text, values: [...values] });
          return rows;
        });
        xid = begun[1]?.rows[0]?.xid ?? '';
        found = { it: done.found };
        const told = done.news.map(
          (words) => `pg_notify('${channel}', ${client.escapeLiteral(words)})`,
        );
        await client.query(told.length > 0 ? `COMMIT; SELECT ${told.join(', ')}` : 'COMMIT');
        return done.found;
      } catch (error) {
        broken = error instanceof Error ? error : new Error(String(error));
        if (found !== null && (await this.#tookPlace(xid, patience))) return found.it;
        if (!isLost(error)) await client.query('ROLLBACK').then(() => (broken = undefined), noted);
        throw error;
      } finally {
        client.release(broken);
      }
    });
  }

  /** What became of a transaction whose line was lost while it was being committed. */
  async #tookPlace(xid: string, patience: Patience): Promise<boolean> {
    for (;;) {
      try {
        const { rows } = await this.#pool.query<{ status: string | null }>(
          'SELECT pg_xact_status($1::xid8) AS status',
          [xid],
        );
        const status = rows[0]?.status ?? null;
        if (status !== 'in progress') return status === 'committed';
      } catch (error) {
        if (!isLost(error)) throw error;
      }
      await patience.wait();
    }
  }

  #patiently<V>(work: (patience: Patience) => Promise<V>): Promise<V> {
    return patiently(work, () => this.#closed);
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#pool.end();
  }
}

/** Does something that may be done again, as often as the database has to be waited for. */
export async function patiently<V>(
  work: (patience: Patience) => Promise<V>,
  closed: () => boolean = () => false,
): Promise<V> {
  const patience = new Patience();
  for (;;) {
    try {
      return await work(patience);
    } catch (error) {
      if (error instanceof StoreError) throw error;
      if (closed() || !(isLost(error) || isCollision(error))) throw storeError(error);
    }
    await patience.wait();
  }
}

/** Waits longer each time, and gives up in the end. */
export class Patience {
  readonly #until = performance.now() + ANSWER_TIMEOUT_MS;
  #pause = FIRST_RECONNECT_MS;

  async wait(): Promise<void> {
    if (performance.now() + this.#pause > this.#until)
      throw new StoreError(
        'silent',
        `PostgreSQL has not answered for ${ANSWER_TIMEOUT_MS / 1000} seconds; is it running, and can it be reached?`,
      );
    await new Promise((resolve) => setTimeout(resolve, this.#pause * (0.5 + Math.random() / 2)));
    this.#pause = Math.min(2 * this.#pause, MAX_RECONNECT_MS);
  }
}

const noted = (): void => {};

const codeOf = (error: unknown): string =>
  error instanceof pg.DatabaseError ? (error.code ?? '') : '';

/** Shutting down, starting up, out of connections, broken line (class 08). */
const LOST = /^(57P0[1-5]|53300|08...)$/;

/** Whether the line was lost, rather than the wish refused: then nobody knows what became of it. */
function isLost(error: unknown): boolean {
  if (error instanceof StoreError) return false;
  return error instanceof pg.DatabaseError ? LOST.test(codeOf(error)) : true;
}

/** Two transactions got in each other's way; neither took place, so it is tried again. */
const isCollision = (error: unknown): boolean => /^40(001|P01)$/.test(codeOf(error));

const DISK_FULL = '53100';

export function storeError(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const message = error instanceof Error ? error.message : String(error);
  const code = codeOf(error);
  const why = code === DISK_FULL ? 'full' : isLost(error) ? 'silent' : 'failed';
  return new StoreError(why, message, { cause: error });
}
