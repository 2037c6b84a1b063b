import type { Deck, Slot } from './slots.ts';

/**
 * A game describes its state once; from the description come its type, its clone, its check,
 * its canonical order and its hash.
 */
export type Schema<V = unknown> = Node & { readonly type?: V };

export type Node =
  | { readonly kind: 'int' | 'bool' | 'text' }
  | { readonly kind: 'word'; readonly words: readonly string[] }
  | { readonly kind: 'maybe'; readonly of: Node }
  | { readonly kind: 'list'; readonly of: Node }
  | { readonly kind: 'table'; readonly of: Node }
  | {
      readonly kind: 'record';
      readonly fields: Readonly<Record<string, Node>>;
      /** Never changed once it is made: copies of a state share it. */
      readonly shared?: boolean;
    };

export type Infer<N> = N extends { readonly type?: infer V } ? V : never;

export const int: Schema<number> = { kind: 'int' };
export const bool: Schema<boolean> = { kind: 'bool' };
/** A text; the type parameter narrows it to ids that the rules hand out. */
export const text = <V extends string = string>(): Schema<V> => ({ kind: 'text' });
/** One of a few words. */
export const word = <const W extends readonly string[]>(...words: W): Schema<W[number]> => ({
  kind: 'word',
  words,
});
/** A number that the type system narrows further (a level, a direction). */
export const number = <V extends number>(): Schema<V> => ({ kind: 'int' });
export const maybe = <V>(of: Schema<V>): Schema<V | null> => ({ kind: 'maybe', of });
export const list = <V>(of: Schema<V>): Schema<V[]> => ({ kind: 'list', of });
/** Values under keys that come and go. */
export const table = <V, K extends string = string>(of: Schema<V>): Schema<Record<K, V>> => ({
  kind: 'table',
  of,
});
export const record = <F extends Readonly<Record<string, Schema>>>(
  fields: F,
): Schema<{ -readonly [K in keyof F]: Infer<F[K]> }> => ({ kind: 'record', fields });

export const slotOf = <V>(of: Schema<V>): Schema<Slot<V>> => ({
  kind: 'record',
  fields: { is: of, seen: int },
  shared: true,
});
export const deckOf = <V>(of: Schema<V>): Schema<Deck<V>> => list(list(slotOf(of)));

/** The first thing wrong with a value, as a sentence that names the place, or null. */
export function check(node: Node, value: unknown, at = 'state'): string | null {
  const wrong = (what: string): string => `${at} is ${shortly(value)}, but should be ${what}`;
  switch (node.kind) {
    case 'int':
      return Number.isSafeInteger(value) ? null : wrong('a whole number');
    case 'bool':
      return typeof value === 'boolean' ? null : wrong('true or false');
    case 'text':
      return typeof value === 'string' ? null : wrong('a text');
    case 'word':
      return typeof value === 'string' && node.words.includes(value)
        ? null
        : wrong(`one of ${node.words.join(', ')}`);
    case 'maybe':
      return value === null ? null : check(node.of, value, at);
    case 'list':
      return Array.isArray(value)
        ? firstWrong(Array.from(value, (held, i) => [`${at}[${i}]`, node.of, held] as const))
        : wrong('a list');
    case 'table':
      return isPlain(value)
        ? firstWrong(
            Object.entries(value).map(([k, held]) => [`${at}.${k}`, node.of, held] as const),
          )
        : wrong('a table of values');
    case 'record': {
      if (!isPlain(value)) return wrong('a record');
      const stray = Object.keys(value).find((key) => !Object.hasOwn(node.fields, key));
      if (stray !== undefined) return `${at}.${stray} is not part of the state's schema`;
      return firstWrong(
        Object.entries(node.fields).map(([k, field]) => [`${at}.${k}`, field, value[k]] as const),
      );
    }
  }
}

function firstWrong(parts: readonly (readonly [string, Node, unknown])[]): string | null {
  for (const [at, node, value] of parts) {
    const found = check(node, value, at);
    if (found) return found;
  }
  return null;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function shortly(value: unknown): string {
  const told = typeof value === 'number' ? `${value}` : (JSON.stringify(value) ?? `${value}`);
  return told.length > 60 ? `${told.slice(0, 57)}...` : told;
}

/** The value as text with every record in the schema's order and every table sorted. */
export function canonical(node: Node, value: unknown): string {
  switch (node.kind) {
    case 'maybe':
      return value === null ? 'null' : canonical(node.of, value);
    case 'list':
      return `[${(value as unknown[]).map((held) => canonical(node.of, held)).join(',')}]`;
    case 'table': {
      const held = value as Record<string, unknown>;
      const keys = Object.keys(held).sort();
      return `{${keys.map((k) => `${JSON.stringify(k)}:${canonical(node.of, held[k])}`).join(',')}}`;
    }
    case 'record': {
      const held = value as Record<string, unknown>;
      const parts = Object.entries(node.fields).map(
        ([k, field]) => `${JSON.stringify(k)}:${canonical(field, held[k])}`,
      );
      return `{${parts.join(',')}}`;
    }
    default:
      return JSON.stringify(value);
  }
}
