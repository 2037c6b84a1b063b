import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { SqliteAdapter, type SqliteDatabase, SqliteDialect } from 'kysely';

// Kysely hands over what it compiled; a value that SQLite cannot hold is refused by SQLite.
export const boundValues = (values: readonly unknown[]) => values as readonly SQLInputValue[];

/** `node:sqlite` as Kysely expects a database: it asks whether a statement answers with rows. */
const asKyselyDatabase = (db: DatabaseSync): SqliteDatabase => ({
  close: () => db.close(),
  prepare(sql) {
    const statement = db.prepare(sql);
    return {
      reader: statement.columns().length > 0,
      all: (values) => statement.all(...boundValues(values)),
      run: (values) => statement.run(...boundValues(values)),
      iterate: (values) => statement.iterate(...boundValues(values)),
    };
  },
});

/** SQLite can make tables within a transaction, and Kysely's migrations ask whether it can. */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

export class NodeSqliteDialect extends SqliteDialect {
  constructor(db: DatabaseSync) {
    super({ database: asKyselyDatabase(db) });
  }

  override createAdapter(): SqliteAdapter {
    return new Adapter();
  }
}
