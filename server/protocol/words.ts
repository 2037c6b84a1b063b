import * as v from 'valibot';

/** The longest message that a server reads by default, in bytes. */
export const MESSAGE_BYTES = 16_384;
export const NAME_LENGTH = 40;
export const CHAT_LENGTH = 500;
export const ENTROPY_LENGTH = 256;

/** What is left of a name when an account is deleted. The page says it in the reader's language. */
export const FORMER_PLAYER = 'a former player';

export const TABLE_ID = /^[a-z2-7]{16}$/;
export const TABLE_CODE = /^[a-z]{3,12}-[0-9]{4}$/;

/** Control characters and marks that turn the direction of text have no place in a line of text. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

const line = (most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'is empty'),
    v.maxLength(most, `has more than ${most} characters`),
    v.check((text) => !UNPRINTABLE.test(text), 'has characters that cannot be printed'),
  );

export const tableId = v.pipe(v.string(), v.regex(TABLE_ID, 'is not the id of a table'));
export const tableCode = v.pipe(v.string(), v.regex(TABLE_CODE, 'is not the code of a table'));
export const invite = v.pipe(v.string(), v.regex(/^[a-z2-7]{16,32}$/, 'is not an invitation'));
/** Characters that show nothing. Emoji are joined by one of them, and that one alone may stay. */
const INVISIBLE = /[\p{Cf}\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]/u;
const JOINED_EMOJI =
  /(?<=\p{Extended_Pictographic}\ufe0f?\p{Emoji_Modifier}?)\u200d(?=\p{Extended_Pictographic})/gu;
/** Alphabets with letters that look like each other's. */
const LOOK_ALIKE = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

const hasInvisible = (text: string): boolean => INVISIBLE.test(text.replace(JOINED_EMOJI, ''));
const mixesAlphabets = (text: string): boolean =>
  text
    .split(/[^\p{L}\p{M}]+/u)
    .some((word) => LOOK_ALIKE.filter((alphabet) => alphabet.test(word)).length > 1);

export const personName = v.pipe(
  line(NAME_LENGTH),
  v.check((name) => !hasInvisible(name), 'has characters that nobody can see'),
  v.check((name) => !mixesAlphabets(name), 'mixes letters of different alphabets in one word'),
  v.check(
    (name) => name.toLowerCase() !== FORMER_PLAYER,
    'is what those are called who have left; choose another name',
  ),
);
/**
 * The name of somebody in a file, as it may be shown here: files come from where nobody checked it.
 * What cannot be seen is taken out, what is too long is cut; what then is no name is 'Guest'.
 */
export function nameInFile(name: string): string {
  if (name.toLowerCase() === FORMER_PLAYER) return FORMER_PLAYER;
  const seen = Array.from(name.replace(JOINED_EMOJI, ''), (c) =>
    UNPRINTABLE.test(c) || INVISIBLE.test(c) ? '' : c,
  ).join('');
  for (const form of [name, seen.trim().slice(0, NAME_LENGTH)]) {
    const read = v.safeParse(personName, form);
    if (read.success) return read.output;
  }
  return 'Guest';
}
export const chatText = line(CHAT_LENGTH);
export const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(28));
export const seq = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
export const back = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
export const botKind = v.pipe(v.string(), v.regex(/^[a-z][a-z-]{0,30}$/, 'is not a kind of bot'));
export const entropyText = v.pipe(v.string(), v.minLength(1), v.maxLength(ENTROPY_LENGTH));

/** The longest word of a choice. */
export const CHOICE_LENGTH = 80;

/**
 * What a choice is, only the table can say; here it is a record with a word. Choices have many
 * shapes and come with every move: read field by field, V8 would compile the reader for each shape
 * anew and never be done.
 */
export const choice = v.custom<{ readonly do: string }>(
  (raw) =>
    typeof raw === 'object' &&
    raw !== null &&
    'do' in raw &&
    typeof raw.do === 'string' &&
    raw.do.length <= CHOICE_LENGTH,
  'is not a choice; take one of those that the table offers, as it is',
);

/** So many choices an answer may have beside its first; the table takes no more, either. */
const MAX_ALSO = 99;
export const also = v.optional(v.pipe(v.array(choice), v.maxLength(MAX_ALSO)));

/** A sentence for a person, in every language that the page speaks. */
export interface Sentence {
  readonly en: string;
  readonly fr: string;
}

/** Why something was not done. */
export interface Refusal {
  /** A word for programs. */
  readonly code: string;
  readonly text: Sentence;
  /** The rule of the game that is behind it, if one is. */
  readonly rule: string | null;
}

/** The answer to whatever was asked of a table. */
export type Answer = { readonly accepted: number } | { readonly refused: Refusal };
