/** French sets it before : ; ? ! % and inside « ». */
export const NBSP = '\u00a0';

/** The first letter of a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** One, one and two, one, two and three. */
export function listed(items: readonly string[], and: string): string {
  const last = items.at(-1);
  if (last === undefined) return '';
  const before = items.slice(0, -1);
  return before.length === 0 ? last : `${before.join(', ')} ${and} ${last}`;
}

/** Content keeps plain signs; a reader gets curly ones. */
export const curly = (text: string): string => text.replaceAll("'", '’');

/** A name that ends with a mark of its own needs no full stop after it. */
const stopped = (text: string): string => text.replace(/([?!])\.$/, '$1');

type Values = readonly (string | number)[];

const joined = (parts: TemplateStringsArray, values: Values): string =>
  stopped(parts.reduce((held, part, i) => `${held}${values[i - 1] ?? ''}${part}`));

/** An English sentence that may end with a card's name: en`You drew ${card}.` */
export const en = (parts: TemplateStringsArray, ...values: Values): string => joined(parts, values);

/** A French sentence with its no-break spaces: fr`Posture : ${side}`. */
export function fr(parts: TemplateStringsArray, ...values: Values): string {
  return joined(parts, values)
    .replace(/ ([:;?!%»])/g, `${NBSP}$1`)
    .replace(/(«|n°) /g, `$1${NBSP}`);
}
