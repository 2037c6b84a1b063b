import { COMMON_WORDS } from './common-words.ts';

/** What a finger finds in a row, on the keyboards of both languages, and the alphabet. */
const ROWS = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  'qazwsxedcrfvtgbyhnujm',
  'zaqxswcdevfrbgtnhymju',
  'aqwzsxedcrfvtgb',
  'abcdefghijklmnopqrstuvwxyz',
] as const;
const SHORTEST_RUN = 3;

function runsOf(row: string): string[] {
  const runs: string[] = [];
  for (const way of [row, [...row].reverse().join('')])
    for (let from = 0; from + SHORTEST_RUN <= way.length; from++)
      for (let to = from + SHORTEST_RUN; to <= way.length; to++) runs.push(way.slice(from, to));
  return runs;
}

/** The longest first, so that a word is not left half taken. */
const PARTS = [...new Set([...COMMON_WORDS, ...ROWS.flatMap(runsOf)])].sort(
  (a, b) => b.length - a.length,
);

/** What people write for letters. */
const DISGUISES: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
};

const plain = (text: string): string =>
  [...text].map((letter) => DISGUISES[letter] ?? letter).join('');

/** So few letters beside common words make no difference. */
const FEW_LETTERS = 2;

const onlyLetters = (text: string): string => text.replace(/\P{L}/gu, '');

function isMadeOfParts(text: string): boolean {
  const left = PARTS.reduce((rest, part) => rest.replaceAll(part, ' '), text);
  return onlyLetters(left).length <= FEW_LETTERS;
}

/** The same few characters over and over, such as abc1abc1abc1. */
const isRepeated = (text: string): boolean => /^(.{1,6}?)\1+.{0,5}$/su.test(text);

/**
 * Whether a password is one of those that are tried first: nothing but words of leaked lists, keys in
 * a row, digits and signs, however long it is, also where digits stand between or for the letters.
 */
export function isCommon(password: string): boolean {
  const text = password.normalize('NFKC').toLowerCase();
  // Digits at the end stand for themselves, and not for letters.
  const core = text.replace(/^\P{L}+|\P{L}+$/gu, '');
  const readings = [text, plain(text), plain(core), onlyLetters(text)];
  return isRepeated(text) || readings.some(isMadeOfParts);
}
