// Saved games that mean no good.
import { Chance, newChance } from '@incognita/kernel';

export const nested = (levels: number): string => `${'['.repeat(levels)}1${']'.repeat(levels)}`;
export const nestedRecords = (levels: number): string =>
  `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

const chance = new Chance(newChance('ab'.repeat(32)));
const any = <V>(list: readonly V[]): V => list[chance.below(list.length)]!;

/** Values to put anywhere, as the text that they are written by. */
const HOSTILE: readonly (() => string)[] = [
  // Depth.
  () => nested(any([10, 63, 64, 65, 1_000, 20_000])),
  () => nestedRecords(any([10, 63, 64, 65, 1_000, 20_000])),
  // Width and size.
  () =>
    `[${Array(any([1_000, 200_000]))
      .fill('0')
      .join(',')}]`,
  () => `{${Array.from({ length: any([1_000, 50_000]) }, (_, i) => `"k${i}":0`).join(',')}}`,
  () => JSON.stringify('x'.repeat(any([81, 10_000, 1_000_000]))),
  () => `"${'\\u0000\\ud800'.repeat(100)}"`,
  // Numbers at the edges.
  () =>
    any(['-0', '1e400', '-1e400', '1e-400', '9007199254740991', '9007199254740992', '-1', '0.5']),
  () => '9'.repeat(any([20, 400, 100_000])),
  () => any(['4294967296', '2147483648', '1e308', 'NaN', 'Infinity', '01', '0x10']),
  // Other kinds, and names that lead back to where they stand.
  () => any(['null', 'true', '""', '[]', '{}', '"__proto__"', '"constructor"']),
  () => '{"__proto__":{"do":"x"}}',
  () => '{"constructor":{"prototype":{"do":"x"}}}',
  () => any(['{"$ref":"#"}', '{"$ref":"#/log/0"}', '"#/overrides"', '{"do":{"$ref":"#/log"}}']),
  () => '{"by":"bot","kind":"random","holdsFor":{"name":"#/seats/0","owner":"#/seats/0"}}',
];

export type Place = { readonly path: readonly (string | number)[] };

/** Every place in a file, from its outside in. */
export function placesOf(value: unknown, path: readonly (string | number)[] = []): Place[] {
  const inner =
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, held]) =>
          placesOf(held, [...path, Array.isArray(value) ? Number(key) : key]),
        )
      : [];
  return [{ path }, ...inner];
}

/** The same file with other text in one place. */
export function spoiled(value: unknown, path: readonly (string | number)[], text: string): string {
  const [key, ...rest] = path;
  if (key === undefined) return text;
  if (Array.isArray(value))
    return `[${value.map((held, i) => (i === key ? spoiled(held, rest, text) : JSON.stringify(held))).join(',')}]`;
  return `{${Object.entries(value as object)
    .map(([k, held]) => {
      const inner = k === key ? spoiled(held, rest, text) : JSON.stringify(held);
      return `${JSON.stringify(k)}:${inner}`;
    })
    .join(',')}}`;
}

/** A place in a file, and what to put there. */
export const anyHostile = (places: readonly Place[]): Place & { readonly text: string } => ({
  ...any(places),
  text: any(HOSTILE)(),
});
