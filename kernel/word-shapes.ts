import type { Json } from './json.ts';

// The few shapes that the schemas of scenario files are made of; words-check.ts knows exactly these.

export type Shape = { readonly [key: string]: Json };
export type Fields = Readonly<Record<string, Json>>;

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

/** A record with these fields, all of them. */
export const whole = (properties: Fields, about = ''): Shape =>
  closed(properties, about, Object.keys(properties));

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
export const either = (shapes: readonly Json[], about = ''): Shape => ({
  oneOf: shapes,
  ...told(about),
});
export const orElse = (shape: Json, other: Json, about = ''): Shape =>
  either([shape, { const: other }], about);
export const orNull = (shape: Json, about = ''): Shape => orElse(shape, null, about);
export const counts = (names: readonly string[], about = ''): Shape =>
  closed(Object.fromEntries(names.map((name) => [name, count()])), about);
