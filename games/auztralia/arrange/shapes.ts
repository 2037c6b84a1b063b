import type { Json } from '@incognita/kernel';

// The few shapes that our JSON schemas are made of; arrange/check.ts knows exactly these.

type Fields = Readonly<Record<string, Json>>;
type Shape = { readonly [key: string]: Json };

const told = (about: string): Shape => (about === '' ? {} : { description: about });

/** A record with these fields and no others. */
export const closed = (
  properties: Fields,
  about = '',
  required: readonly string[] = [],
): Shape => ({
  type: 'object',
  ...told(about),
  additionalProperties: false,
  properties,
  required,
});

/** A record whose keys look like this. */
export const keyed = (pattern: string, of: Json, about = ''): Shape => ({
  type: 'object',
  ...told(about),
  additionalProperties: false,
  patternProperties: { [pattern]: of },
});

export const listOf = (items: Json, about = ''): Shape => ({
  type: 'array',
  ...told(about),
  items,
});
export const count = (about = '', minimum = 0): Shape => ({
  type: 'integer',
  minimum,
  ...told(about),
});
export const text = (about = ''): Shape => ({ type: 'string', ...told(about) });
export const yesNo = (about = ''): Shape => ({ type: 'boolean', ...told(about) });
export const oneOf = (words: readonly Json[], about = ''): Shape => ({
  enum: words,
  ...told(about),
});
export const orElse = (shape: Json, other: Json, about = ''): Shape => ({
  oneOf: [shape, { const: other }],
  ...told(about),
});
export const counts = (names: readonly string[], about = ''): Shape =>
  closed(Object.fromEntries(names.map((name) => [name, count()])), about);
export const perSeat = (of: Json, about = ''): Shape => keyed('^[0-4]$', of, about);
export const perHex = (of: Json, about = ''): Shape => keyed('^[1-9][0-9]*$', of, about);

export const GOODS = ['coal', 'iron', 'gold', 'phosphate'];
export const UNITS = ['infantry', 'car', 'artillery', 'airship', 'train'];
