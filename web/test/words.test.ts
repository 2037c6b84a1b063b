import { describe, expect, it } from 'vitest';
import { shellWords } from '../text/shell.ts';
import { type Words, wordsIn } from '../text/site.ts';

const en = wordsIn('en');
const fr = wordsIn('fr');

/** Every text of a catalogue, with functions called on something that stands out. */
function textsOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return [[path, String(value('X', 2))]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, held]) => textsOf(held, `${path}.${key}`));
}

const texts = (words: Words) => new Map(textsOf(words));

/** Names and signs that are the same in both languages. */
const SAME = /^\.(gameName|languageName|botKind|seatColour|codeShape|minutes|total)\b/;

describe('the words of the page', () => {
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
