import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { standardContent } from '../content/index.ts';
import { glossary } from '../text/glossary.ts';
import { goalText, missionLine, missionTitle } from '../text/goals.ts';
import { names as en } from '../text/names.en.ts';
import { names as fr } from '../text/names.fr.ts';
import { fr as set } from '../text/typography.ts';

const book = (language: string): string =>
  readFileSync(new URL(`../rulebook/${language}.md`, import.meta.url), 'utf8');
const idsIn = (text: string): string[] =>
  [...text.matchAll(/^(?:> )?\*\*(MAX-[A-Z]+-\d+)\*\*/gm)].map((match) => match[1] ?? '');

describe('the rulebooks', () => {
  it('tell the same rules in the same order', () => {
    const ids = idsIn(book('en'));
    expect(idsIn(book('fr'))).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('begin with a page on how to play', () => {
    expect(/^## (.*)$/m.exec(book('en'))?.[1]).toBe('How to play');
    expect(/^## (.*)$/m.exec(book('fr'))?.[1]).toBe('Comment jouer');
  });

  it('name no rule that is not there', () => {
    for (const language of ['en', 'fr']) {
      const told = new Set(idsIn(book(language)));
      const named = book(language).match(/MAX-[A-Z]+-\d+/g) ?? [];
      expect(named.filter((id) => !told.has(id))).toEqual([]);
    }
  });

  it('are set with curly apostrophes in French', () => {
    expect(
      book('fr')
        .split('\n')
        .filter((line) => line.includes("'")),
    ).toEqual([]);
  });
});

describe('names', () => {
  const nouns = [
    ...standardContent.characters,
    ...standardContent.monsters,
    ...standardContent.tiles,
  ].map(({ id }) => id);

  it('take the article that French wants', () => {
    // Mutants may rage, but hordes are aspirated: « la Horde ».
    const wrong = nouns
      .map((id) => fr.noun(id))
      .filter(({ the, one }) => {
        const vowel = /^[AEIOUYÉÈÊÀÂÎÔÛ]|^Hôpital/.test(one);
        return the !== one && vowel !== the.startsWith('l’');
      });
    expect(wrong).toEqual([]);
    expect(fr.noun('MEC').the).toBe('la Mécanicienne');
    expect(fr.noun('T13').to).toBe('à l’Hôpital');
    expect(fr.noun('BZ2').of).toBe('de la Horde de Zombies');
    expect(fr.noun('BV1').of).toBe('de Dracula');
  });

  it('take a or an in English, and none for somebody', () => {
    expect(en.noun('A01').a).toBe('an Alien Invader');
    expect(en.noun('Z01').a).toBe('a Zombie Walker');
    expect(en.noun('BV1').the).toBe('Dracula');
  });

  it('count goods as people do', () => {
    expect(en.goods(3, 'An')).toBe('3 Antidotes');
    expect(en.goods(3, 'Fu')).toBe('3 Fuel');
    expect(fr.goods(2, 'Ne')).toBe('2 Vieux journaux');
    expect(fr.goods(1, 'Ne')).toBe('1 Vieux journal');
  });
});

describe('missions', () => {
  it('have a title, a difficulty and words for every goal in both languages', () => {
    for (const language of ['en', 'fr'] as const)
      for (const { no, win } of standardContent.missions) {
        expect(missionLine(language, no)).toContain(missionTitle(language, no));
        win.forEach((_, i) => {
          expect(goalText(language, no, i)).toMatch(/^[A-ZÀ-Ü\d].{8,}[^.]$/);
        });
      }
    expect(goalText('en', 3, 0)).toBe('2 Medical Supplies delivered to the Hospital');
    expect(goalText('fr', 3, 2)).toBe('Le Scientifique amené à l’Hôpital');
    expect(goalText('en', 2, 0)).toBe('2 × Zombie Walker killed');
  });
});

describe('the glossary', () => {
  it('has each word once, and the rule that says it in full', () => {
    const told = new Set(idsIn(book('en')));
    expect(new Set(glossary.map(({ id }) => id)).size).toBe(glossary.length);
    expect(glossary.filter(({ rule }) => !told.has(rule))).toEqual([]);
  });

  it('is set as French wants it', () => {
    for (const { term, meaning } of glossary) {
      expect(`${term.fr} ${meaning.fr}`).not.toMatch(/'| [:;?!]/);
      expect(meaning.en).toMatch(/\.$/);
      expect(meaning.fr).toMatch(/\.$/);
    }
  });
});

describe('French sentences', () => {
  it('have no-break spaces where French wants them', () => {
    expect(set`Posture : ${'Tigre'} ; « ${2} » n° ${3} !`).toBe(
      'Posture\u00a0: Tigre\u00a0; «\u00a02\u00a0» n°\u00a03\u00a0!',
    );
  });
});
