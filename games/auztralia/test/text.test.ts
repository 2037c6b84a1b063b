import { type Engine, LANGUAGES, type Language, say, type Teller } from '@incognita/kernel';
import { describe, expect, it } from 'vitest';
import { standardContent } from '../content/index.ts';
import type { OldOneType } from '../content/types.ts';
import { auztralia } from '../index.ts';
import type { Auztralia } from '../rules/kit.ts';
import { glossary, reference } from '../text/reference.ts';
import { NBSP } from '../text/typography.ts';
import { playOut, tellers } from './reader.ts';
import { situation } from './situation.ts';
import { samples } from './text-samples.ts';

type Text = readonly [where: string, text: string];

const SHELVES = ['prompts', 'choices', 'events', 'reasons', 'scores'] as const;

/** Every sentence of one shelf of a catalogue, for the made-up parameters. */
function shelf(language: Language, name: (typeof SHELVES)[number]): Text[] {
  // The samples are checked key by key against the kit; here they meet their texts by name only.
  const texts = auztralia.text[language][name] as Readonly<
    Record<string, (about: object, teller: Teller) => string>
  >;
  return Object.entries<readonly object[]>(samples[name]).flatMap(([key, made]) =>
    made.map(
      (about): Text => [
        `${name}.${key} ${JSON.stringify(about)}`,
        texts[key]!(about, tellers[language]),
      ],
    ),
  );
}

/** Names and labels of the lobby's form. */
function labels(language: Language): Text[] {
  const { config, name, about, sides } = auztralia.text[language];
  return [
    ['name', name],
    ['about', about],
    ...Object.entries(sides),
    ...Object.entries(config).flatMap(([field, { label, values }]): Text[] => [
      [`config.${field}`, label],
      ...Object.entries<string>(values).map(
        ([value, text]): Text => [`config.${field}.${value}`, text],
      ),
    ]),
  ];
}

const TYPES: readonly OldOneType[] = [
  'cthulhu',
  'shoggoth',
  'migo',
  'zombie',
  'loyalist',
  'temple',
  'empty',
];

/** Everything that explains a card, a piece or a box. */
function explanations(language: Language): Text[] {
  const { effects, explain } = reference[language];
  const content = standardContent;
  return [
    ...Object.entries(effects),
    ...content.revelations.map((card): Text => [card.id, explain.revelation(card)]),
    ...content.objectives.flatMap((objective): Text[] => [
      [`${objective.id} east`, explain.objective(objective, 'east')],
      [`${objective.id} west`, explain.objective(objective, 'west')],
    ]),
    ...content.variants
      .flatMap((card) => card.variants)
      .map((variant): Text => [variant.id, explain.variant(variant)]),
    ...content.boxes.map((box): Text => [box.id, explain.box(box, content)]),
    ...content.units.map((unit): Text => [unit.type, explain.unit(unit)]),
    ...TYPES.map((type): Text => [type, explain.oldOne(type, content)]),
    ...content.oldOneTiles.map((tile): Text => [tile.id, explain.tile(tile)]),
    ...glossary.map((entry): Text => [entry.id, entry.meaning[language]]),
    ['surcharge', explain.surcharge],
  ];
}

const sentences = (language: Language): Text[] => [
  ...shelf(language, 'events'),
  ...shelf(language, 'reasons'),
  ...explanations(language),
];

const everything = (language: Language): Text[] => [
  ...SHELVES.flatMap((name) => shelf(language, name)),
  ...labels(language),
  ...explanations(language),
  ...standardContent.boxes.map(
    (box): Text => [`${box.id} time`, reference[language].explain.boxTime(box, standardContent)],
  ),
  ...standardContent.oldOneCards.flatMap((card) =>
    Object.entries(card.rows).map(
      ([type, row]): Text => [`${card.id} ${type}`, reference[language].explain.row(row)],
    ),
  ),
  ...glossary.map((entry): Text => [`${entry.id} term`, entry.term[language]]),
];

/** Texts that break a rule of writing, so that a failure shows them all at once. */
const failing = (texts: readonly Text[], wrong: (text: string) => boolean): Text[] =>
  texts.filter(([, text]) => wrong(text));

describe.each(LANGUAGES)('the texts in %s', (language) => {
  it('show nothing of the inside of the program', () => {
    const slip = /undefined|\bnull\b|NaN|\[object|\$\{/;
    expect(failing(everything(language), (text) => slip.test(text) || text.trim() === '')).toEqual(
      [],
    );
  });

  it('have neither doubled nor stray spaces', () => {
    const stray = / {2}|^\s|\s$| [.,)]|\( /;
    expect(failing(everything(language), (text) => stray.test(text))).toEqual([]);
  });

  it('tell events, reasons and effects in sentences', () => {
    expect(failing(sentences(language), (text) => !/^["«“\p{Lu}\d].*\.$/u.test(text))).toEqual([]);
  });

  it('ask in the imperative, short enough for two lines of the page', () => {
    const most = language === 'en' ? 45 : 60;
    const wrong = (text: string): boolean => text.length > most || /[.:?!]/.test(text);
    expect(failing(shelf(language, 'prompts'), wrong)).toEqual([]);
  });

  it('offer choices without a full stop, that fit one line of a list', () => {
    const wrong = (text: string): boolean => text.length > 64 || /[.:;?!]$/.test(text);
    expect(failing(shelf(language, 'choices'), wrong)).toEqual([]);
  });

  it('use typographic apostrophes', () => {
    expect(failing(everything(language), (text) => text.includes("'"))).toEqual([]);
  });
});

describe('French typography', () => {
  it('has a no-break space before : ; ? ! % and inside « »', () => {
    const wrong = new RegExp(`[^${NBSP}][:;?!%»]|«[^${NBSP}]`);
    expect(failing(everything('fr'), (text) => wrong.test(text))).toEqual([]);
  });

  it('never leaves a no-break space to English', () => {
    expect(failing(everything('en'), (text) => text.includes(NBSP))).toEqual([]);
  });

  it('agrees with none, one and many', () => {
    const { events } = auztralia.text.fr;
    const cubes = (n: number): string =>
      events.retrieved({ seat: 0, cubes: n, time: 1 }, tellers.fr);
    expect([0, 1, 2].map(cubes)).toEqual([
      'Ann reprend 0 cube.',
      'Ann reprend 1 cube.',
      'Ann reprend 2 cubes.',
    ]);
    const hit = (tile: string, damage: number): string =>
      events['oldOne.hit']({ seat: 0, tile, damage }, tellers.fr);
    expect(hit('L1-06', 1)).toBe('Ann inflige 1 dégât au Zombie.');
    expect(hit('L3-01', 2)).toBe('Ann inflige 2 dégâts à Cthulhu.');
    expect(hit('of-my-own', 2)).toBe('Ann inflige 2 dégâts à la tuile of-my-own.');
  });
});

describe('sentences that the pictures show', () => {
  it('says why a track cannot end where something sleeps', () => {
    const t = situation({
      config: { seats: 2 },
      arrange: {
        map: 'empty',
        ports: { '0': 7, '1': 41 },
        tracks: { '0': ['7-8', '8-16'] },
        oldOnes: [
          { hex: 27, tile: 'L1-06' },
          { hex: 15, tile: 'L1-02', faceUp: true },
        ],
        players: [{ goods: { coal: 2, iron: 2, gold: 4 } }],
        first: 0,
      },
    }).choose({ do: 'box', box: 'rail-any' });
    const why = (edge: string, language: Language): string =>
      say(auztralia.text[language], t.refused({ do: 'track', edge }), tellers[language]);
    expect(why('16-27', 'en')).toBe(
      'Something sleeps in 27. A track may never end in an Old One hex, face up or face down.',
    );
    expect(why('15-16', 'en')).toBe(
      'An Old One stands in 15. A track may never end in an Old One hex, face up or face down.',
    );
    expect(why('16-27', 'fr')).toBe(
      'Quelque chose dort en 27. Un Rail ne finit jamais dans un hex de Grand Ancien, face visible ou face cachée.',
    );
  });

  it('writes choices as the look asks', () => {
    const { choices } = auztralia.text.en;
    expect(choices.track({ edge: '36-46' }, tellers.en)).toBe('Lay track 36 – 46');
    expect(choices.box({ box: 'rail-plain' }, tellers.en)).toBe('Build Railway, plain');
    expect(auztralia.text.fr.prompts.damage({ left: 1 }, tellers.fr)).toBe(
      'Placez 1 dégât sur une pile',
    );
  });
});

describe('choices of one question', () => {
  const readAlike = (t: ReturnType<Engine<Auztralia>['question']>): string[] => {
    if (!t) return [];
    const options = [...t.choices, ...t.refused.map((held) => held.choice)];
    return LANGUAGES.flatMap((language) => {
      const texts = options.map((option) =>
        say(auztralia.text[language], option, tellers[language]),
      );
      return texts.filter((text, i) => texts.indexOf(text) !== i);
    });
  };

  it.each(['standard', 'west', 'coop-variants', 'solo-hard', 'insane'])(
    'never read the same in a game of mode %s',
    (mode) => {
      const alike: string[] = [];
      playOut(mode, (engine, world) => alike.push(...readAlike(engine.question(world))));
      expect(alike).toEqual([]);
    },
  );

  it('tell two Zombies of one hex apart', () => {
    const t = situation({
      config: { seats: 2 },
      arrange: {
        map: 'empty',
        ports: { '0': 7, '1': 41 },
        oldOnes: [
          { hex: 8, tile: 'L1-06', faceUp: true },
          { hex: 8, tile: 'L1-07', faceUp: true },
        ],
        players: [
          {
            units: { infantry: 2, car: 1 },
            personalities: ['takanashi', 'khouri', 'singh', 'outback-group'],
          },
        ],
        first: 0,
      },
    });
    t.choose({ do: 'box', box: 'attack' }, { do: 'join', unit: 'infantry' });
    t.choose({ do: 'join', unit: 'car' }, { do: 'attack', hex: 8 });
    expect(t.asked?.prompt).toEqual({ ask: 'window', when: 'before' });
    expect(t.choices.length).toBeGreaterThan(8);
    expect(readAlike(t.question)).toEqual([]);
    t.choose({ do: 'play', personality: 'outback-group' });
    expect(t.choices).toHaveLength(2);
    expect(readAlike(t.question)).toEqual([]);
  });
});
