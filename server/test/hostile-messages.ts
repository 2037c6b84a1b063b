// What may come over a wire from a stranger who means no good.
import { Chance, newChance } from '@incognita/kernel';
import { fromPage } from '../protocol/index.ts';

const chance = new Chance(newChance('f0'.repeat(32)));
/** A number below another one. */
export const roll = (below: number): number => chance.below(below);
export const any = <V>(list: readonly V[]): V => list[chance.below(list.length)]!;

const deep = (depth: number): unknown => (depth === 0 ? 1 : { do: deep(depth - 1) });
export const NONSENSE: readonly (() => unknown)[] = [
  () => null,
  () => true,
  () => -1,
  () => 1e308,
  () => 0.5,
  () => '',
  () => 'x'.repeat(chance.below(3000)),
  () => '\u0000\u202e\ud800',
  () => [],
  () => [[[]]],
  () => ({}),
  () => ({ do: 'submit' }),
  () => deep(200),
  () => ({ __proto__: { do: 'x' }, constructor: 1 }),
  () => '__proto__',
];

/** The words of the protocol itself: what a message of each kind is made of. */
const WORDS = fromPage.options.map((option) => ({
  word: option.entries.do.literal,
  fields: Object.keys(option.entries).filter((key) => key !== 'do'),
}));

/** A message that is almost right, in the hands of somebody who should not send it. */
export function wellFormed(id: number, tables: readonly string[]): Record<string, unknown> {
  const { word, fields } = any(WORDS);
  const values: Record<string, () => unknown> = {
    id: () => id,
    table: () => any(tables),
    seat: () => chance.below(3),
    seq: () => chance.below(40),
    also: () => [{ do: 'rest' }],
    on: () => roll(2) === 0,
    choice: () => any([{ do: 'rest' }, { do: 'fly' }, { do: 'trek', card: 'storm' }]),
    back: () => 1 + chance.below(5),
    ask: () => chance.below(2) === 0,
    yes: () => chance.below(2) === 0,
    request: () => chance.below(40),
    text: () => 'hello',
    kind: () => any(['greedy', 'random', 'clever']),
    invite: () => 'a'.repeat(16),
  };
  return Object.fromEntries([['do', word], ...fields.map((key) => [key, values[key]?.()])]);
}

/** Something that may come over a wire, from a stranger who means no good. */
export function hostileMessage(id: number, tables: readonly string[]): string | Buffer {
  const good = wellFormed(id, tables);
  switch (chance.below(8)) {
    case 0:
      return JSON.stringify(good);
    case 1: {
      const key = any(Object.keys(good));
      return JSON.stringify({ ...good, [key]: any(NONSENSE)() });
    }
    case 2: {
      const { [any(Object.keys(good))]: _, ...rest } = good;
      return JSON.stringify(rest);
    }
    case 3:
      return JSON.stringify({ ...good, [any(['admin', 'owner', '__proto__', 'as'])]: 'x' });
    case 4:
      return JSON.stringify(good).slice(0, -1 - chance.below(10));
    case 5:
      return JSON.stringify(any(NONSENSE)());
    case 6:
      return Buffer.from([chance.below(256), 0xff, 0xfe, chance.below(256)]);
    default:
      // One in a while is larger than anything that is read.
      return chance.below(50) === 0 ? 'x'.repeat(20_000) : `{"do":"ping","id":${id}}`;
  }
}
