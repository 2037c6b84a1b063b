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
    return [...rows, ...added];
  }
  if (Array.isArray(standard) !== Array.isArray(written) || typeof standard !== typeof written)
    throw new Error(`${at} is ${JSON.stringify(written)}, which is no value of its kind`);
  return written;
}
