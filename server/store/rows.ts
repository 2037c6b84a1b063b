import type { SQLOutputValue } from 'node:sqlite';
import type { TableStateWord, Visibility } from '../protocol/index.ts';
import type { StoredRecord, TableRow } from './store.ts';

export type Row = Record<string, SQLOutputValue>;

export const orNull = (value: SQLOutputValue | undefined): number | null =>
  value === null || value === undefined ? null : Number(value);

/** A row of the table `tables`. */
export function tableRow(row: Row): TableRow {
  return {
    id: String(row.id),
    code: row.code === null ? null : String(row.code),
    game: String(row.game),
    version: Number(row.version),
    opening: String(row.opening),
    // The two words below are only ever written by us.
    visibility: String(row.visibility) as Visibility,
    spectators: row.spectators === 1,
    invite: String(row.invite),
    created: Number(row.created),
    next: row.next === null ? null : String(row.next),
    standing: {
      seq: Number(row.seq),
      state: String(row.state) as TableStateWord,
      host: String(row.host),
      seats: JSON.parse(String(row.seats)),
      asked: orNull(row.asked),
      botDue: row.bot_due === 1,
      deadline: orNull(row.deadline),
      updated: Number(row.updated),
    },
  };
}

/** The same the other way round: the values in the order of the columns. */
export function tableValues(row: TableRow): (string | number | null)[] {
  const { seq, state, host, seats, asked, botDue, deadline, updated } = row.standing;
  return [
    row.id,
    row.code,
    row.game,
    row.version,
    row.opening,
    row.visibility,
    Number(row.spectators),
    row.invite,
    row.created,
    row.next,
    seq,
    state,
    host,
    JSON.stringify(seats),
    asked,
    Number(botDue),
    deadline,
    updated,
  ];
}

export const recordRow = (row: Row): StoredRecord => ({
  kind: String(row.kind),
  id: String(row.id),
  owner: String(row.owner),
  body: String(row.body),
});
