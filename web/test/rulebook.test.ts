import auztraliaEn from '@incognita/auztralia/rulebook/en.md?raw';
import auztraliaFr from '@incognita/auztralia/rulebook/fr.md?raw';
import maximumEn from '@incognita/maximum-apocalypse/rulebook/en.md?raw';
import maximumFr from '@incognita/maximum-apocalypse/rulebook/fr.md?raw';
import northwestEn from '@incognita/northwest-passage/rulebook/en.md?raw';
import northwestFr from '@incognita/northwest-passage/rulebook/fr.md?raw';
import whiteoutEn from '@incognita/whiteout/rulebook/en.md?raw';
import whiteoutFr from '@incognita/whiteout/rulebook/fr.md?raw';
import { describe, expect, it } from 'vitest';
import { namedBy, naming, readRulebook, shortId } from '../rulebook/rulebook.ts';
import { searchIn } from '../rulebook/search.ts';

const en = readRulebook(auztraliaEn, 'en');
const fr = readRulebook(auztraliaFr, 'fr');

describe('a rulebook', () => {
  it('has every ID of the text as a place, a rule or a ruling under its rule', () => {
    const printed = new Set(auztraliaEn.match(/\*\*[A-Z]{3}-[A-Z]+-\d+[a-z]?\*\*/g));
    expect(en.places.size).toBe(printed.size);
    const place = en.places.get('AUZ-RULING-05');
    expect(place?.rule.id).toBe('AUZ-RAIL-05');
    expect(place?.ruling?.id).toBe('AUZ-RULING-05');
  });

  it('has the same rules in the same sections in both languages', () => {
    const ids = (book: typeof en) =>
      book.sections.map(({ code, rules }) => [code, rules.map(({ id }) => id)]);
    expect(ids(fr)).toEqual(ids(en));
    expect(ids(readRulebook(whiteoutFr, 'fr'))).toEqual(ids(readRulebook(whiteoutEn, 'en')));
  });

  it('begins with how to play, which is no section of the rules, in every game and language', () => {
    const books = [
      [auztraliaEn, auztraliaFr],
      [maximumEn, maximumFr],
      [northwestEn, northwestFr],
      [whiteoutEn, whiteoutFr],
    ] as const;
    for (const [english, french] of books) {
      const [book, livre] = [readRulebook(english, 'en'), readRulebook(french, 'fr')];
      expect(book.guide?.title).toBe('How to play');
      expect(livre.guide?.title).toBe('Comment jouer');
      // The goal, a turn, how it ends, five things people forget; and what a game has besides.
      expect(book.guide?.paragraphs.length).toBeGreaterThanOrEqual(4);
      expect(livre.guide?.paragraphs).toHaveLength(book.guide?.paragraphs.length ?? 0);
      const codes = book.sections.map(({ code }) => code);
      expect(new Set(codes).size).toBe(codes.length);
      expect(codes).not.toContain('');
      expect(livre.sections.map(({ code }) => code)).toEqual(codes);
    }
  });

  it('keeps coordinates for an appendix, where their rules are still found', () => {
    expect(en.sections.at(-1)?.title).toBe('Appendix: geometry and vocabulary');
    expect(en.places.get('AUZ-GEO-02')?.section).toBe(en.sections.at(-1));
  });

  it('gives each section a code of its own, so that it can be linked', () => {
    const codes = en.sections.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes).not.toContain('');
    // A part that was added keeps the beginning of its IDs, so that its sections are not mixed up.
    expect(codes).toContain('SETUP');
    expect(codes).toContain('REV-SETUP');
    expect(shortId('AUZ-RAIL-09', en.prefix)).toBe('RAIL-09');
    expect(shortId('REV-OUT-05', en.prefix)).toBe('REV-OUT-05');
  });

  it('knows what a rule names and what names it, and names nothing that is not there', () => {
    const rule = en.places.get('AUZ-RAIL-11')?.rule;
    expect(rule && namedBy(rule)).toContain('AUZ-RAIL-10');
    expect(naming(en, 'AUZ-RAIL-10').map(({ id }) => id)).toContain('AUZ-RAIL-11');
    for (const book of [en, fr])
      for (const { rule: held } of book.places.values())
        for (const id of namedBy(held))
          expect(book.places.has(id), `${held.id} → ${id}`).toBe(true);
  });

  it('keeps tables with the rule they stand under', () => {
    const table = en.places.get('AUZ-TIME-01')?.rule.tables[0];
    expect(table?.rows.length).toBeGreaterThan(3);
  });

  it('sets English with curly quotes', () => {
    const loose = [...en.places.values()].filter(({ rule, ruling }) =>
      /['"]/.test((ruling ?? rule).plain),
    );
    expect(loose.map(({ rule }) => rule.id)).toEqual([]);
  });

  it('sets French with no-break spaces and curly apostrophes', () => {
    const loose = [...fr.places.values()].filter(({ rule, ruling }) =>
      /['’]{2}| [:;?!»]|« |'/.test((ruling ?? rule).plain),
    );
    expect(loose.map(({ rule }) => rule.id)).toEqual([]);
  });
});

describe('searching the rules', () => {
  const inFrench = searchIn(fr);

  it('finds words by their beginning, without their accents, and marks them', () => {
    const [hit] = inFrench('degag');
    expect(hit?.excerpt.some(({ text, marked }) => marked && text === 'dégagée')).toBe(true);
  });

  it('finds all of several words', () => {
    const ids = inFrench('rail ancien').map(({ id }) => id);
    expect(ids).toContain('AUZ-RAIL-09');
  });

  it('finds a rule by its ID', () => {
    expect(inFrench('AUZ-RAIL-09')[0]?.id).toBe('AUZ-RAIL-09');
    expect(inFrench('rail-09')[0]?.id).toBe('AUZ-RAIL-09');
  });

  it('finds nothing for what the book does not say', () => {
    expect(inFrench('hélicoptère')).toEqual([]);
  });
});
