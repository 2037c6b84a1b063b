import type { Language } from '@incognita/kernel';
import { describe, expect, it } from 'vitest';
import { shellWords } from '../text/shell.ts';

/** Every file of texts exports them in both languages. */
const FILES = import.meta.glob<Record<string, unknown>>('../text/*.ts', { eager: true });
const PARTS = Object.entries(FILES).flatMap(([file, exported]) =>
  Object.values(exported).flatMap((value) => (isBilingual(value) ? [{ file, ...value }] : [])),
);

function isBilingual(value: unknown): value is Readonly<Record<Language, object>> {
  return typeof value === 'object' && value !== null && 'en' in value && 'fr' in value;
}

/** What a text says of a name and a number, or of names; others need more than that. */
function called(text: CallableFunction, path: string): [string, string][] {
  for (const given of ['X', ['X', 'Y']]) {
    try {
      const said: unknown = text(given, 2);
      if (typeof said === 'string') return [[path, said]];
    } catch {}
  }
  return [];
}

/** Every text of a catalogue, with functions called on something that stands out. */
function textsOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return called(value, path);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, held]) => textsOf(held, `${path}.${key}`));
}

const texts = (words: object) => new Map(textsOf(words));

/** Names and signs that are the same in both languages. */
const SAME =
  /^\.(gameName|languageName|botKind|seatColour|codeShape|minutes|total|address|code|hours|reactionTime|keyList\.\d+\.0)\b/;

it('finds the words of all parts of the page', () => {
  expect(PARTS.length).toBeGreaterThan(15);
});

describe.each(PARTS)('the words of $file', ({ en, fr }) => {
  it('are translated, each of them', () => {
    const french = texts(fr);
    const untranslated = [...texts(en)].filter(
      ([path, text]) => french.get(path) === text && !SAME.test(path),
    );
    expect(untranslated).toEqual([]);
  });

  it('name the same things in both languages', () => {
    expect([...texts(fr).keys()].sort()).toEqual([...texts(en).keys()].sort());
  });

  it('are set as French is, with no-break spaces and curly apostrophes', () => {
    // "Expedition: Northwest Passage" is the name of a published game.
    const loose = [...texts(fr)].filter(([, text]) => /'| [:;?!%»]|« |\w:(?! N)/.test(text));
    expect(loose).toEqual([]);
  });

  it('are set as English is, with curly apostrophes and quotes', () => {
    expect([...texts(en)].filter(([, text]) => /['"]/.test(text))).toEqual([]);
  });
});

describe('who won', () => {
  it('is one, some together, or nobody', () => {
    const { en: english, fr: french } = shellWords;
    expect(english.wonBy(['Ada'])).toBe('Ada won');
    expect(english.wonBy(['Ada', 'Ben'])).toBe('Ada and Ben share the victory');
    expect(english.wonBy(['Ada', 'Ben', 'Eve'])).toBe('Ada, Ben and Eve share the victory');
    expect(english.wonBy([])).toBe('Nobody won');
    expect(french.wonBy(['Ada', 'Ben', 'Eve'])).toMatch(/Ada, Ben et Eve$/);
    expect(french.wonBy([])).toBe('Personne n’a gagné');
  });
});
