import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { SqliteDatabase } from 'kysely';

/** `node:sqlite` as Kysely expects a database: it asks whether a statement answers with rows. */
export const asKyselyDatabase = (db: DatabaseSync): SqliteDatabase => ({
  close: () => db.close(),
  prepare(sql) {
    const statement = db.prepare(sql);
    // Kysely hands over what it compiled; a value that SQLite cannot hold is refused by SQLite.
    const bound = (values: readonly unknown[]) => values as readonly SQLInputValue[];
    return {
      reader: statement.columns().length > 0,
      all: (values) => statement.all(...bound(values)),
      run: (values) => statement.run(...bound(values)),
      iterate: (values) => statement.iterate(...bound(values)),
    };
  },
});
