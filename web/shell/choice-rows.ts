import type { ThingId } from '@incognita/boards';
import type { AnyTypes, ChoiceOf } from '@incognita/kernel';

type Choice = ChoiceOf<AnyTypes>;
type ThingsOf = (choice: Choice) => readonly ThingId[];

/** Z is undo. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXY';

/** The key of a row, as far as the alphabet goes. */
export const letterOf = (index: number): string | null => LETTERS[index] ?? null;

/** What a choice touches: its word, and the kinds of things it points at. */
export const touches = (choice: Choice, thingsOf: ThingsOf): string =>
  [choice.do, ...thingsOf(choice).map((thing) => thing.split(':')[0])].join(' ');

/** So many at most, in the order given. */
function inParts(choices: readonly Choice[], size: number): (readonly Choice[])[] {
  const parts: (readonly Choice[])[] = [];
  for (let i = 0; i < choices.length; i += size) parts.push(choices.slice(i, i + size));
  return parts;
}

/**
 * The rows of a list, each with a key: a choice, or several that touch the same kind of thing, where
 * there are more choices than keys. A row of several opens into rows of its own.
 */
export function rowsOf(
  choices: readonly Choice[],
  thingsOf: ThingsOf,
): readonly (readonly Choice[])[] {
  if (choices.length <= LETTERS.length) return choices.map((choice) => [choice]);
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    const kind = touches(choice, thingsOf);
    groups.set(kind, [...(groups.get(kind) ?? []), choice]);
  }
  const rows = [...groups.values()].flatMap((group) => inParts(group, LETTERS.length));
  return rows.length <= LETTERS.length
    ? rows
    : inParts(choices, Math.ceil(choices.length / LETTERS.length));
}

/** The key of a choice that has a row of its own. */
export const keyIn = (rows: readonly (readonly Choice[])[], choice: Choice): string | null =>
  letterOf(rows.findIndex((row) => row.length === 1 && row[0] === choice));
