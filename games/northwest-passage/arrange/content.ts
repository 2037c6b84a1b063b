import type { Json } from '@incognita/kernel';
import type { NorthwestContent } from '../content/types.ts';

type Row = { readonly [key: string]: Json };
const isRow = (value: Json | undefined): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isKeyed = (value: Json): value is readonly Row[] =>
  Array.isArray(value) && value.every((row) => isRow(row) && 'id' in row);

/** What ships with the game, with what a file writes out instead: tables by key, rows by id. */
export function contentWith(standard: NorthwestContent, overrides: Json): NorthwestContent {
  return merged(standard as unknown as Json, overrides, 'content') as unknown as NorthwestContent;
}

function merged(standard: Json, written: Json, at: string): Json {
  if (isRow(standard) && isRow(written)) {
    const result: Record<string, Json> = { ...standard };
    for (const [key, value] of Object.entries(written)) {
      const before = standard[key];
      if (before === undefined)
        throw new Error(
          `${at} has the word "${key}", which does not exist; there are ${Object.keys(standard).join(', ')}`,
        );
      result[key] = merged(before, value, `${at}.${key}`);
    }
    return result;
  }
  if (isKeyed(standard) && isKeyed(written)) {
    const rows = standard.map((row) => {
      const other = written.find((held) => held.id === row.id);
      return other ? { ...row, ...other } : row;
    });
    const added = written.filter((row) => !standard.some((held) => held.id === row.id));
    for (const row of written) checkRow(row, standard, `${at}, row ${JSON.stringify(row.id)}`);
    for (const row of added) checkWhole(row, standard, `${at}, row ${JSON.stringify(row.id)}`);
    return [...rows, ...added];
  }
  if (Array.isArray(standard) !== Array.isArray(written) || typeof standard !== typeof written)
    throw new Error(`${at} is ${JSON.stringify(written)}, which is no value of its kind`);
  return written;
}

/** The fields of a row are those that rows of its table have. */
function checkRow(row: Row, standard: readonly Row[], at: string): void {
  for (const [key, value] of Object.entries(row)) {
    const held = standard.flatMap((other) => (other[key] === undefined ? [] : [other[key]]));
    if (held.length === 0)
      throw new Error(
        `${at} has the word "${key}", which does not exist; there are ${Object.keys(standard[0] ?? {}).join(', ')}`,
      );
    if (!held.some((other) => kindOf(other) === kindOf(value)))
      throw new Error(
        `${at}: "${key}" is ${JSON.stringify(value)}; it is like ${JSON.stringify(held[0])}`,
      );
  }
}

/** A row that does not ship has nothing to be completed from. */
function checkWhole(row: Row, standard: readonly Row[], at: string): void {
  const missing = Object.keys(standard[0] ?? {}).find((key) => row[key] === undefined);
  if (missing !== undefined)
    throw new Error(
      `${at} does not ship, so it is written out whole; it lacks the word "${missing}"`,
    );
}

const kindOf = (value: Json): string =>
  value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value;
