import type { Json } from '@incognita/kernel';
import { wrongWith } from '@incognita/kernel';
import { wrongWithContent } from '../content/check.ts';
import type { MaximumContent } from '../content/types.ts';
import { contentSchema, TABLES, wholeContentSchema } from './content-schema.ts';

type Row = { readonly [key: string]: Json };

/**
 * What ships with the game, with what a file writes out instead: fields of a row take the place of
 * those printed, a row with a new id is added and must be whole.
 */
export function contentWith(standard: MaximumContent, overrides: Json): MaximumContent {
  const wrong = wrongWith(contentSchema, overrides, 'content');
  if (wrong !== null) throw new Error(wrong);
  const written = overrides as Row;
  const result: Record<string, Json> = { ...(standard as unknown as Row), ...written };
  for (const [table, { key }] of Object.entries(TABLES)) {
    const rows = (written[table] ?? []) as readonly Row[];
    result[table] = merged((standard as unknown as Row)[table] as readonly Row[], rows, key);
  }
  const lacking = wrongWith(wholeContentSchema, result, 'content');
  if (lacking !== null) throw new Error(lacking);
  const content = result as unknown as MaximumContent;
  const [first] = wrongWithContent(content);
  if (first !== undefined) throw new Error(first);
  return content;
}

function merged(standard: readonly Row[], written: readonly Row[], key: string): readonly Row[] {
  const rows = standard.map((row) => ({
    ...row,
    ...written.find((other) => other[key] === row[key]),
  }));
  const added = written.filter((row) => !standard.some((held) => held[key] === row[key]));
  return [...rows, ...added];
}
