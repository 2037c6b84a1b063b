import { LANGUAGES } from '@incognita/kernel';
import { describe, expect, it } from 'vitest';
import { standardContent } from '../content/index.ts';
import type { Variant } from '../content/types.ts';
import { glossary, reference } from '../text/reference.ts';

const VARIANTS: readonly Variant[] = standardContent.variants.flatMap((card) => card.variants);

describe('personalities', () => {
  const BEGINNING = {
    en: {
      persistent: /^Always: /,
      combat: /^Once per combat, |^Always: you begin each combat/,
      'one-use': /^On your turn: .*Then out of the game\.$/,
      vp: /^At the end: 1 VP /,
    },
    fr: {
      persistent: /^Toujours\u00a0: /,
      combat: /^Une fois par combat, |^Toujours\u00a0: vous commencez chaque combat/,
      'one-use': /^À votre tour\u00a0: .*La carte quitte alors la partie\.$/,
      vp: /^À la fin\u00a0: 1 PV /,
    },
  } as const;

  it.each(LANGUAGES)('say what all 36 do, and when, in %s', (language) => {
    const { effects } = reference[language];
    expect(Object.keys(effects)).toHaveLength(36);
    const wrong = standardContent.personalities.filter(
      ({ id, kind }) => !BEGINNING[language][kind].test(effects[id]),
    );
    expect(wrong.map(({ id }) => [id, effects[id]])).toEqual([]);
    expect(new Set(Object.values(effects)).size).toBe(36);
  });

  it.each(LANGUAGES)('are named as in the content in %s', (language) => {
    const { cards } = reference[language];
    expect(cards.personality('singh')).toBe({ en: 'Lt Singh', fr: 'Lieutenant Singh' }[language]);
    for (const { id, name } of standardContent.personalities)
      expect(cards.personality(id)).toBe(name[language].replaceAll("'", '’'));
  });
});

describe('texts made from data', () => {
  const { en, fr } = reference;

  it('read prices, ranges and capacities off the units', () => {
    const [infantry] = standardContent.units;
    const dear = { ...infantry!, cost: 9, range: 3, capacity: 4, countsForTime: false };
    expect(en.explain.unit(dear)).toBe(
      '9 Gold, range 3 off the rails, damage capacity 4, no TP in an Attack.',
    );
    expect(fr.explain.unit(dear)).toBe(
      '9 Or, portée 3 hors des rails, capacité de dégâts 4, aucun PT dans une attaque.',
    );
    const content = { ...standardContent, units: [dear] };
    const buy = { id: 'buy', tp: 1 } as const;
    expect(en.explain.box(buy, content)).toContain('Infantry 9 Gold');
    expect(fr.explain.box(buy, content)).toContain('Infanterie 9 Or');
  });

  it('read the time of a box off the boxes', () => {
    const times = standardContent.boxes.map((box) => en.explain.boxTime(box, standardContent));
    expect(times).toEqual([
      '2 TP',
      '3 TP',
      '1 TP',
      '1 TP',
      '1 TP',
      '1 TP',
      '1 TP each',
      '1–3 TP',
      '1 TP',
    ]);
    expect(en.explain.boxTime({ id: 'rail-any', tp: 5 }, standardContent)).toBe('5 TP');
  });

  it('read what Revelations give off the cards', () => {
    const card = {
      id: 'mine',
      level: 1,
      title: { en: 'Mine', fr: 'À moi' },
      event: { kind: 'benefit', benefit: { kind: 'goods', coal: 0, iron: 3, gold: 5 } },
    } as const;
    expect(en.explain.revelation(card)).toBe('Every player takes 3 Iron and 5 Gold.');
    expect(fr.explain.revelation(card)).toBe('Chaque joueur prend 3 Fer et 5 Or.');
  });

  it('read objectives and variants off their numbers', () => {
    const farms = standardContent.objectives.find(({ id }) => id === 'SO-02')!;
    const more = { ...farms, condition: { kind: 'farms', least: 12 }, vp: 9 } as const;
    expect(en.explain.objective(more, 'east')).toBe(
      'Have at least 12 productive Farms. Worth 9 VP at the end.',
    );
    const treasure = standardContent.objectives.find(({ id }) => id === 'SO-05')!;
    expect(en.explain.objective(treasure, 'east')).toContain('3 Phosphate');
    expect(en.explain.objective(treasure, 'west')).toContain('3 VP tokens');
    const house = VARIANTS.find(({ id }) => id === 'open-house')!;
    const wide = { ...house, display: 9 } as Variant;
    expect(fr.explain.variant(wide)).toBe('Le tableau des personnages compte 9 cartes.');
  });

  it('count what the cards say about a type of Old Ones', () => {
    expect(en.explain.oldOne('zombie', standardContent)).toBe(
      '8 tiles, 0 to 3 VP, damage capacity 2 to 4. It moves on 6 of 40 cards. Of 40 cards it is hit by Infantry and Armoured Car on 13; Artillery, Airship and Armoured Train on 4. Over all cards it deals 22 damage, plus 0 to Airships, and costs 13 Sanity. What survives a combat loses all its damage.',
    );
    expect(fr.explain.oldOne('temple', standardContent)).toContain('Il ne bouge jamais.');
  });

  it('name tiles of an unknown set by their id', () => {
    expect(en.cards.tile('of-my-own')).toBe('of-my-own');
    expect(en.cards.tile('L1-06')).toBe('Zombie L1-06');
    expect(fr.cards.tile('XX-M')).toBe('Temple d’Apparition XX-M');
  });
});

describe('the glossary', () => {
  it('has each word once, in both languages', () => {
    for (const language of LANGUAGES) {
      const terms = glossary.map((entry) => entry.term[language]);
      expect(new Set(terms).size).toBe(terms.length);
    }
    expect(new Set(glossary.map((entry) => entry.id)).size).toBe(glossary.length);
  });

  it.each(LANGUAGES)(
    'knows the names of units, goods, Farms, boxes and kinds in %s',
    (language) => {
      const { names } = reference[language];
      const told = glossary
        .map((entry) => `${entry.term[language]} ${entry.meaning[language]}`)
        .join('\n');
      const words = [
        ...Object.values(names.unit).map((noun) => noun.one),
        ...Object.values(names.good),
        ...Object.values(names.farm),
        ...Object.values(names.box).map((name) => name.split(',')[0]!),
        ...Object.values(names.kind),
        ...Object.values(names.oldOne).map((noun) => noun.one),
        ...Object.values(names.level),
        ...Object.values(names.challenge),
      ];
      expect(words.filter((word) => !told.includes(word))).toEqual([]);
    },
  );
});
