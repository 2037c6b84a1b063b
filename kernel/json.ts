/** Plain data: what a state, a frame's locals, a choice or an event may hold. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json };

/** A type as a rule may look at it but not change it. */
export type DeepReadonly<T> = T extends (infer E)[]
  ? readonly DeepReadonly<E>[]
  : T extends object
    ? { readonly [K in keyof T]: DeepReadonly<T[K]> }
    : T;

/** A deep copy of plain data whose shape is not described by a schema (frames, choices). */
export function copyJson<V>(value: V): V {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(copyJson) as V;
  const copy: Record<string, unknown> = {};
  for (const key in value) copy[key] = copyJson(value[key]);
  return copy as V;
}

/** One text for one value, whatever order its keys were written in. */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const entries = Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, held]) => `${JSON.stringify(key)}:${canonicalJson(held)}`);
  return `{${entries.join(',')}}`;
}

/** Equality by value of two pieces of plain data. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isHolder(a) || !isHolder(b)) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  let more = 0;
  for (const key in a) {
    const held = a[key];
    const other = b[key];
    if (held !== other && !sameJson(held, other)) return false;
    more++;
  }
  // Every key of a has its like in b; it remains to see that b has no others.
  for (const _key in b) more--;
  return more === 0;
}

/** The same for choices: most of them differ in their word already, which is the quickest to see. */
export const sameChoice = (held: { readonly do: string }, wanted: unknown): boolean =>
  isHolder(wanted) && held.do === wanted.do && sameJson(held, wanted);

const isHolder = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** A short fingerprint (64 bits in hex) of a text; it tells games apart, it does not protect them. */
export function fingerprint(text: string): string {
  let [h1, h2] = [0xdeadbeef, 0x41c6ce57];
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    h1 = Math.imul(h1 ^ unit, 0x9e3779b1);
    h2 = Math.imul(h2 ^ unit, 0x5f356495);
  }
  h1 = Math.imul(h1 ^ (h1 >>> 16), 0x85ebca6b) ^ Math.imul(h2 ^ (h2 >>> 13), 0xc2b2ae35);
  h2 = Math.imul(h2 ^ (h2 >>> 16), 0x85ebca6b) ^ Math.imul(h1 ^ (h1 >>> 13), 0xc2b2ae35);
  return [h2, h1].map((h) => (h >>> 0).toString(16).padStart(8, '0')).join('');
}
