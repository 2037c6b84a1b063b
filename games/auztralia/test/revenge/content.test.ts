import { readFileSync } from 'node:fs';
import type { Json } from '@incognita/kernel';
import { describe, expect, it } from 'vitest';
import { wrongWithCard } from '../../arrange/revenge/mythos.ts';
import { type BoardMap, standardContent } from '../../content/index.ts';
import {
  type Effect,
  type MonsterId,
  type MythosCard,
  revengeContent,
  type SoloMythosCard,
} from '../../content/revenge/index.ts';
import { cardText } from '../../text/revenge/cards.ts';
import { summaryOf } from '../../text/revenge/summaries.ts';

const { mythos, soloMythos, monsters, pieces, oldOnesPlayer, modes, levels } = revengeContent;
type Card = MythosCard | SoloMythosCard;

const named = <C extends Card>(deck: readonly C[], id: MonsterId): C => {
  const card = deck.find((held) => held.id === id);
  if (!card) throw new Error(`there is no card "${id}"`);
  return card;
};
/** Every step of a card, those inside other steps as well. */
const within = (steps: readonly Effect[]): Effect[] =>
  steps.flatMap((step) => [
    step,
    ...(step.op === 'opt' ? within(step.steps) : []),
    ...(step.op === 'if' ? [...within(step.yes), ...within(step.no)] : []),
  ]);
const does = (card: Card, op: Effect['op'], part: object = {}): boolean =>
  within(card.steps).some(
    (step) =>
      step.op === op &&
      Object.entries(part).every(([key, value]) => Reflect.get(step, key) === value),
  );
const ofCost = (cost: number) => mythos.filter((card) => card.cost === cost);
const combat = <C extends Card>(deck: readonly C[]) => deck.filter((card) => card.combat);
const languages = ['en', 'fr'] as const;

describe('the Mythos deck', () => {
  it('REV-CONTENT-01 has 30 cards with ids and names of their own, and all three costs', () => {
    expect(mythos).toHaveLength(30);
    expect(new Set(mythos.map((card) => card.id)).size).toBe(30);
    expect(mythos.map((card) => card.rule)).toEqual(
      Array.from({ length: 30 }, (_, i) => `REV-MC-${String(i + 1).padStart(2, '0')}`),
    );
    for (const language of languages)
      expect(new Set(mythos.map((card) => monsters[card.id][language])).size).toBe(30);
    expect(new Set(mythos.map((card) => card.cost))).toEqual(new Set([0, 1, 2]));
  });

  it('REV-CONTENT-02 some Combat cards are free and some are not', () => {
    expect(combat(mythos).some((card) => card.cost === 0)).toBe(true);
    expect(combat(mythos).some((card) => card.cost > 0)).toBe(true);
  });

  it('REV-CONTENT-03 holds the eleven cards of the rulebook, which do what it says of them', () => {
    for (const [id, n] of [
      ['chthonian', 2],
      ['dholes', 3],
    ] as const)
      expect(named(mythos, id).steps).toEqual([{ op: 'tear', of: 'human', n, below: 50 }]);
    for (const id of ['dark-young', 'servitor'] as const)
      expect(does(named(mythos, id), 'bring', { level: 3, n: 1, faceUp: true })).toBe(true);
    for (const id of ['dimensional-shambler', 'hounds-of-tindalos', 'hunting-horror'] as const)
      expect(does(named(mythos, id), 'oust', { sel: 'display' })).toBe(true);
    expect(does(named(mythos, 'flying-polyp'), 'kill', { unit: 'airship', of: 'fighter' })).toBe(
      true,
    );
    expect(named(mythos, 'ghoul').steps.map(({ op }) => op)).toEqual(['kill', 'raise']);
    expect(does(named(mythos, 'serpent-people'), 'oust', { sel: 'humans' })).toBe(true);
    expect(does(named(mythos, 'yog-sothoth'), 'recover', { sel: 'claimed' })).toBe(true);
  });

  it('REV-CONTENT-04 one card shuffles the deck, one takes from the discard pile', () => {
    expect(mythos.filter((card) => does(card, 'reshuffle')).map(({ id }) => id)).toEqual([
      'azathoth',
    ]);
    expect(mythos.filter((card) => does(card, 'regrow')).map(({ id }) => id)).toEqual([
      'nyarlathotep',
    ]);
  });

  it('REV-CONTENT-05 REV-CONTENT-20 four cards draw unused tiles; Dark Young and Servitor put level 3 face up', () => {
    expect(
      mythos.filter((card) => does(card, 'bring') || does(card, 'raise')).map(({ id }) => id),
    ).toEqual(['dark-young', 'servitor', 'shub-niggurath', 'ghoul']);
    for (const id of ['dark-young', 'servitor'] as const)
      expect(does(named(mythos, id), 'bring', { level: 3, faceUp: true })).toBe(true);
    expect(does(named(mythos, 'shub-niggurath'), 'bring', { level: 1, n: 3, faceUp: false })).toBe(
      true,
    );
  });

  it('REV-CONTENT-06 damage is placed by the human, by the Old Ones, or falls on Airships', () => {
    const dealt = (sel: string) =>
      combat(mythos).flatMap((card) => (does(card, 'dmg', { sel }) ? [card.id] : []));
    expect(dealt('force')).toEqual(['ghasts']);
    expect(dealt('stack')).toEqual(['star-vampire']);
    expect(dealt('airships')).toEqual(['byakhee']);
  });

  it('REV-CONTENT-07 Flying Polyp and Ghoul carry the Combat symbol', () => {
    expect(named(mythos, 'flying-polyp').combat).toBe(true);
    expect(named(mythos, 'ghoul').combat).toBe(true);
  });

  it('REV-CONTENT-12 REV-CONTENT-15 whoever loses tracks has time for a Build Railway and keeps the Port joined', () => {
    const { end } = standardContent.timeTrack;
    const rail = Math.max(
      ...standardContent.boxes.map(({ id, tp }) => (id.startsWith('rail') ? (tp ?? 0) : 0)),
    );
    const tearing = mythos.flatMap(({ steps }) =>
      within(steps).filter((step) => step.op === 'tear'),
    );
    expect(tearing.map((step) => step.n)).toEqual([2, 3]);
    for (const step of tearing) {
      if (step.of !== 'human') throw new Error('a Mythos card tears up the tracks of a human');
      // The last space below the limit still leaves the dearest railway before the end.
      expect(step.below - 1 + rail).toBeLessThan(end);
    }
  });

  it('REV-CONTENT-13 9 cards cost nothing, 15 cost 1 and 6 cost 2; 10 are Combat cards, half of them free', () => {
    expect([0, 1, 2].map((cost) => ofCost(cost).length)).toEqual([9, 15, 6]);
    expect([0, 1, 2].map((cost) => combat(ofCost(cost)).length)).toEqual([5, 5, 0]);
  });

  it('REV-CONTENT-17 Great Race of Yith costs nothing but is no Combat card, so it ends with the purple disc on 53', () => {
    expect(named(mythos, 'great-race-of-yith')).toMatchObject({ cost: 0, combat: false });
  });

  it('REV-CONTENT-18 Hastur moves a type two hexes without a card', () => {
    expect(named(mythos, 'hastur').steps).toEqual([{ op: 'move', sel: 'type', n: 2 }]);
  });

  it('REV-CONTENT-19 Azathoth leaves the game', () => {
    expect(named(mythos, 'azathoth').steps.at(-1)).toEqual({ op: 'exile' });
    expect(mythos.filter((card) => does(card, 'exile'))).toHaveLength(1);
  });
});

describe('the Solo Mythos deck', () => {
  it('REV-CONTENT-08 has ten cards of each level, without a cost, and the six of the rulebook', () => {
    for (const level of [1, 2, 3]) {
      const held = soloMythos.filter((card) => card.level === level);
      expect(held.map((card) => card.rule)).toEqual(
        Array.from({ length: 10 }, (_, i) => `REV-SC-${level * 100 + i + 1}`),
      );
    }
    expect(soloMythos).toHaveLength(30);
    expect(new Set(soloMythos.map((card) => card.id)).size).toBe(30);
    expect(soloMythos.some((card) => 'cost' in card)).toBe(false);
    const told: MonsterId[] = [
      'ghoul',
      'great-race-of-yith',
      'haemophore',
      'yog-sothoth',
      'abhoth',
      'ghasts',
    ];
    expect(told.map((id) => named(soloMythos, id).combat)).toEqual([
      true,
      false,
      false,
      false,
      false,
      true,
    ]);
  });

  it('REV-CONTENT-09 REV-CONTENT-24 Flying Polyp destroys your Airship', () => {
    expect(named(soloMythos, 'flying-polyp')).toMatchObject({
      rule: 'REV-SC-202',
      steps: [{ op: 'kill', unit: 'airship', of: 'you' }],
    });
  });

  it('REV-CONTENT-10 no card waits for a choice of the Old Ones, and none of the others is forced', () => {
    const wrong = (deck: 'mythos' | 'soloMythos', cards: readonly Card[]) =>
      cards
        .map((card) => wrongWithCard(deck, card as unknown as Json))
        .filter((told) => told !== null);
    expect(wrong('mythos', mythos)).toEqual([]);
    expect(wrong('soloMythos', soloMythos)).toEqual([]);
    const asOf = (card: Card, more: object): Json => ({ ...card, ...more }) as unknown as Json;
    for (const { cost: _cost, ...card } of mythos.filter(({ steps }) =>
      within(steps).some(
        (step) =>
          'sel' in step &&
          ['stack', 'unit', 'oldOne', 'display', 'humans', 'tile', 'type', 'claimed'].includes(
            step.sel,
          ),
      ),
    ))
      expect(wrongWithCard('soloMythos', asOf(card as MythosCard, { level: 1 }))).toMatch(
        /a word of mythos/,
      );
  });

  it('REV-CONTENT-16 discs are moved on by one or two spaces', () => {
    const moved = (deck: readonly Card[]) =>
      deck.flatMap(({ rule, steps }) =>
        within(steps).flatMap((step) =>
          step.op === 'time' && step.sel !== 'purple' ? [[rule, step.n]] : [],
        ),
      );
    expect(moved(mythos)).toEqual([
      ['REV-MC-13', 1],
      ['REV-MC-15', 2],
    ]);
    expect(moved(soloMythos)).toEqual([
      ['REV-SC-105', 1],
      ['REV-SC-209', 2],
    ]);
  });

  it('REV-CONTENT-21 twelve cards need nobody’s own pieces; the others hit the player', () => {
    const own = (step: Effect): boolean =>
      'of' in step ||
      ('sel' in step && step.sel === 'you') ||
      step.op === 'blight' ||
      step.op === 'again' ||
      step.op === 'recover';
    const free = soloMythos
      .filter((card) => !card.combat && !own(card.steps[0]!))
      .map((card) => card.rule.slice(-3));
    expect(free).toEqual([
      '101',
      '103',
      '105',
      '109',
      '110',
      '205',
      '206',
      '207',
      '208',
      '302',
      '308',
      '309',
    ]);
  });

  it('REV-CONTENT-22 two cards move Old Ones by one hex', () => {
    expect(named(soloMythos, 'haemophore').steps.at(-1)).toEqual({ op: 'move', sel: 'that', n: 1 });
    expect(named(soloMythos, 'hastur').steps).toEqual([{ op: 'move', sel: 'most', n: 1 }]);
  });

  it('REV-CONTENT-23 two cards tear up tracks wherever they are', () => {
    expect(named(soloMythos, 'chthonian').steps).toEqual([{ op: 'tear', of: 'you', n: 2 }]);
    expect(named(soloMythos, 'dholes').steps).toEqual([{ op: 'tear', of: 'you', n: 3 }]);
  });
});

describe('pieces', () => {
  it('REV-CONTENT-11 26 Spawn tiles, 4 Ports, 2 Outposts per colour and 5 summary cards', () => {
    expect(pieces.spawnTiles.count).toBe(26);
    expect(pieces.ports.count).toBe(4);
    expect(pieces.outposts.perColour * pieces.ports.count).toBe(8);
    expect(pieces.summaryCards.oldOnes + pieces.summaryCards.human).toBe(5);
  });

  it('REV-CONTENT-25 a Port has 4 or 2 and gives 2 or 1 Sanity', () => {
    expect(pieces.ports.sides).toEqual([
      { strength: 4, sanity: 2 },
      { strength: 2, sanity: 1 },
    ]);
    expect(pieces.ports.turnsAt).toBe(2);
  });

  it('REV-CONTENT-26 an Outpost costs 2 Gold, does not move and takes 2 damage', () => {
    expect(pieces.outposts).toEqual({ perColour: 2, cost: 2, range: 0, capacity: 2, relief: 3 });
    expect(modes.map((mode) => mode.vp.unit.outpost)).toEqual([2, 0, 0, 0]);
  });

  it('REV-CONTENT-27 a Spawn tile is worth 1 VP, and its other side is one level higher', () => {
    expect(pieces.spawnTiles).toMatchObject({ vp: 1, dangerous: 1 });
  });

  it('REV-CONTENT-28 no survey of a thousand needs more Spawn tiles than there are', () => {
    for (const map of [standardContent.maps.east, standardContent.maps.west]) {
      const most = Math.max(...Array.from({ length: 1000 }, (_, seed) => spawnHexes(map, seed)));
      expect(most).toBeGreaterThan(12);
      expect(most).toBeLessThanOrEqual(pieces.spawnTiles.count);
    }
  });

  it('REV-CONTENT-29 the Old Ones’ summary tells their actions, the rule of the stacks and what scores', () => {
    for (const language of languages) {
      const { lines } = summaryOf('oldOnes', revengeContent, language);
      const time = language === 'en' ? 'TP' : 'PT';
      expect(lines.filter(({ head }) => head.endsWith(`, 1 ${time}`))).toHaveLength(4);
      const told = lines.map(({ head, text }) => `${head} ${text}`).join(' ');
      for (const part of ['5, 4', '4, 4', '53', `0 ${time}`, '10']) expect(told).toContain(part);
      expect(told).toMatch(/Ties|égalités/);
      const scores = told.match(/\b(1|2|3|10) (for|par)\b/g);
      expect(new Set(scores?.map((score) => Number.parseInt(score, 10)))).toEqual(
        new Set([1, 2, 3, 10]),
      );
    }
  });

  it('REV-CONTENT-30 the humans’ summary tells Spawn tiles, Ports, Outposts, the refresh and their losses', () => {
    for (const language of languages) {
      const { lines } = summaryOf('human', revengeContent, language);
      expect(lines).toHaveLength(5);
      const [spawn, port, outpost, recruit, losses] = lines.map(({ text }) => text);
      expect(spawn).toContain(language === 'en' ? '1 VP' : '1 PV');
      for (const number of ['4', '2', '1']) expect(port).toContain(number);
      for (const number of ['2', '3']) expect(outpost).toContain(number);
      expect(recruit).toMatch(/under the deck|sous la pioche/);
      for (const number of ['1', '2', '3', '10']) expect(losses).toContain(number);
    }
  });
});

describe('the texts of the cards', () => {
  it('REV-CONTENT-14 every card has a name and a text in both languages, with the numbers of its data', () => {
    for (const card of [...mythos, ...soloMythos])
      for (const language of languages) {
        const told = cardText(card, language);
        expect(monsters[card.id][language]).not.toBe('');
        expect(told).toMatch(/^\p{Lu}.*\.$/u);
        expect(told).not.toMatch(/undefined|\[object|NaN| {2}/);
        for (const step of within(card.steps)) {
          const { n } = step as { readonly n?: number | 'full' };
          if (typeof n === 'number' && n > 1) expect(told).toContain(String(n));
        }
      }
  });

  it('REV-CONTENT-14 a text follows its data: another number, another word', () => {
    const ghasts = named(mythos, 'ghasts');
    const harder: MythosCard = { ...ghasts, steps: [{ op: 'dmg', sel: 'stack', n: 3 }] };
    expect(cardText(ghasts, 'en')).toBe(
      'In any combat: 2 damage to the force, placed by its owner.',
    );
    expect(cardText(harder, 'en')).toBe(
      'In any combat with a Unit other than an Airship: 3 damage to one stack of Units other than Airships, or to an Outpost, as you choose.',
    );
    expect(cardText(harder, 'fr')).toContain('3 dégâts à une pile');
  });

  it('REV-CONTENT-14 the rulebooks tell every card in the words of its face, with its cost or level', () => {
    for (const language of languages) {
      const book = readFileSync(new URL(`../../rulebook/${language}.md`, import.meta.url), 'utf8');
      const time = language === 'en' ? 'TP' : 'PT';
      const level = language === 'en' ? 'level' : 'niveau';
      for (const card of [...mythos, ...soloMythos]) {
        const kind = 'cost' in card ? `${card.cost} ${time}` : `${level} ${card.level}`;
        const head = `**${card.rule}** *${monsters[card.id][language]}* (${kind}${card.combat ? ', Combat' : ''}).`;
        expect(book).toContain(`${head} ${cardText(card, language).replaceAll('’', "'")}`);
      }
    }
  });

  it('REV-CONTENT-14 the French ones keep to French typography', () => {
    for (const card of [...mythos, ...soloMythos])
      expect(cardText(card, 'fr')).not.toMatch(/ [:;!?]|'/);
  });
});

describe('modes and levels', () => {
  it('REV-CONTENT-11 the Old Ones player begins with 3 cards and 19 tiles of the 35', () => {
    expect(oldOnesPlayer.hand).toBe(3);
    const printed = ([1, 2, 3] as const).map(
      (level) =>
        standardContent.oldOneTiles.filter((tile) => tile.back === level && !tile.challenge).length,
    );
    expect(
      ([1, 2, 3] as const).map((level, i) => printed[i]! - oldOnesPlayer.tiles[level]),
    ).toEqual([6, 4, 6]);
  });

  it('the columns of the matrix', () => {
    expect(
      modes.map(({ id, humans, vp, mythos: deck }) => [
        id,
        ...humans,
        vp.port,
        vp.blightedFarm,
        vp.faceDown,
        deck.perLevel,
        deck.turnedOn,
      ]),
    ).toEqual([
      ['old-ones-player', 1, 4, 10, 3, 1, 0, 'never'],
      ['solo-15', 1, 1, 0, 1, 2, 5, 'dark'],
      ['solo-30', 1, 1, 0, 1, 2, 10, 'every'],
      ['enhanced', 2, 4, 10, 3, 2, 10, 'every'],
    ]);
    expect(
      levels.map(({ ports, refresh, spawnTilesFight }) => [ports, refresh, spawnTilesFight]),
    ).toEqual([
      [4, true, null],
      [2, true, null],
      [null, false, null],
      [null, false, 'zombie'],
    ]);
  });
});

describe('a card that is written wrong', () => {
  const ghasts = { ...named(mythos, 'ghasts') };
  const wrong = (change: object): string | null =>
    wrongWithCard('mythos', { ...ghasts, ...change } as unknown as Json);

  it.each<[string, object, string]>([
    ['id', { id: 'gasts' }, 'Mythos card "gasts".id is "gasts"; it can be "abhoth"'],
    ['cost', { cost: 3 }, 'Mythos card "ghasts".cost is 3; it can be 0, 1, 2'],
    [
      'step',
      { steps: [{ op: 'damage' }] },
      'Mythos card "ghasts", steps[0].op is "damage"; it can be "dmg", "back"',
    ],
    [
      'field',
      { steps: [{ op: 'dmg', sel: 'all', n: 1 }] },
      'steps[0].sel is "all"; it can be "force", "airships"',
    ],
    [
      'number',
      { steps: [{ op: 'dmg', sel: 'force', n: 0 }] },
      'steps[0].n is 0; it is a whole number from 1',
    ],
    ['missing field', { steps: [{ op: 'dmg', sel: 'force' }] }, 'steps[0] lacks the word "n"'],
    [
      'form',
      { steps: [{ op: 'tear', of: 'all', n: 2 }] },
      'steps[0].of is "all"; it can be "human", "you"',
    ],
    [
      'field of a form',
      { steps: [{ op: 'tear', of: 'human', n: 2 }] },
      'steps[0] lacks the word "below"',
    ],
    [
      'deck',
      { steps: [{ op: 'strip' }] },
      'steps[0].op is "strip", a word of soloMythos; mythos has "dmg"',
    ],
    [
      'selector',
      { steps: [{ op: 'dmg', sel: 'largest', n: 1 }] },
      'steps[0].sel is "largest", a word of soloMythos; in mythos it can be "stack"',
    ],
    [
      'symbol',
      { combat: false },
      'steps[0].op is "dmg", which happens in a combat; the card needs "combat": true',
    ],
    [
      'that',
      { steps: [{ op: 'flip', of: 'that' }] },
      'steps[0].of is "that", and no step before it settles who that is: "if", "healMon"',
    ],
    [
      'inner step',
      { steps: [{ op: 'opt', steps: [{ op: 'fly' }] }] },
      'steps[0].steps[0].op is "fly"; it can be',
    ],
    ['nothing', { steps: [] }, 'steps is an empty list; a card does at least one thing'],
    [
      'condition',
      { needs: [{ is: 'night' }] },
      'Mythos card "ghasts", needs[0].is is "night"; it can be "combat", "units"',
    ],
    [
      'kind',
      { needs: [{ is: 'combat', kinds: ['siege'] }] },
      'needs[0].kinds[0] is "siege"; it can be "attack"',
    ],
  ])('names its %s and what would do', (_what, change, told) => {
    expect(wrong(change)).toContain(told);
  });
});

/** Hexes that a random survey gives an Old One: a second reading that shares nothing with the rules. */
function spawnHexes(map: BoardMap, seed: number): number {
  const steps = [
    [0, 0],
    [0, -1],
    [1, -1],
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
  ] as const;
  let state = seed * 2654435761 + 1;
  const below = (n: number): number => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 374761393) >>> 0;
    return (state >>> 8) % n;
  };
  const bag = [...standardContent.survey];
  const found = new Set<number>();
  for (const site of map.hexes.filter((hex) => hex.survey)) {
    const [tile] = bag.splice(below(bag.length), 1);
    for (const slot of tile?.symbols.oldOnes ?? []) {
      const [dq, dr] = steps[slot];
      const hex = map.hexes.find(({ q, r }) => q === site.q + dq && r === site.r + dr);
      if (hex && hex.level > 0) found.add(hex.n);
    }
  }
  return found.size;
}
