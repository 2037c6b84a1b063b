import { deckSize } from '@incognita/kernel';
import { describe, expect, it } from 'vitest';
import type { Config } from '../../rules/config.ts';
import { type Situation, situation } from '../situation.ts';
import { FIELD, fight } from './fight.ts';
import { OUTPOST } from './siege.ts';
import { deep, MELBOURNE, OLD_ONES_SEAT, revengeOf, SYDNEY, settlers, spaceOf } from './table.ts';

const SOLO = { revenge: 'solo-15', seats: 1, level: 'easy' } as const satisfies Partial<Config>;
const still = Array.from({ length: 8 }, (_, i) => `STILL-${i}`);

/** The purple disc steps on a space that is not lit, and turns over this card. */
const turns = (card: string, words: object = {}): Situation => {
  const { revenge = {}, content = {}, ...others } = words as { revenge?: object; content?: object };
  return situation({
    config: SOLO,
    content: { oldOneCards: still.map((id) => ({ id })), ...content },
    arrange: {
      map: 'empty',
      ports: { 0: SYDNEY },
      time: { 0: 24, oldOnes: 23 },
      next: { oldOneCards: still },
      ...others,
      only: { revelations: [], ...('only' in others ? (others.only as object) : {}) },
      revenge: { next: [card], ...revenge },
    },
  });
};

/** An Attack of the solo player for whom these cards wait. */
const awaited = (cards: readonly string[], setting: Partial<Parameters<typeof fight>[0]> = {}) =>
  fight({
    army: { infantry: 2 },
    foes: ['L1-08'],
    ...setting,
    config: { ...SOLO, oldOnes: 'random' },
    words: { ports: { 0: SYDNEY }, time: { 0: 10, oldOnes: 22 }, ...setting.words },
    revenge: { waiting: cards.map((card) => ({ seat: 0, card })), ...setting.revenge },
  });

describe('cards that happen by themselves do what they can', () => {
  const empty = { only: { personalities: [] }, display: [] };

  it('REV-SC-105 REV-SC-208 REV-RULING-63 with an empty display the rest of the card happens', () => {
    expect(spaceOf(turns('hounds-of-tindalos', empty), 0)).toBe(25);
    const t = turns('hunting-horror', { ...empty, oldOnes: [{ hex: 28, tile: 'L2-01' }] });
    expect(t.state.tiles[0]?.faceUp).toBe(true);
  });

  it('REV-SC-306 so does a card that Nyarlathotep brings back', () => {
    const t = turns('nyarlathotep', { ...empty, revenge: { discard: ['hounds-of-tindalos'] } });
    expect(spaceOf(t, 0)).toBe(25);
  });

  it('REV-SC-302 REV-RULING-38 without a level 3 tile Dark Young brings one of level 2, to a hex of level 2', () => {
    const t = turns('dark-young', { only: { tiles: { 3: [], 2: ['L2-01'] } } });
    expect(t.state.tiles).toMatchObject([{ tile: { is: 'L2-01' }, back: 2, faceUp: true }]);
    const { hex } = t.state.tiles[0]!;
    expect(t.g.content.hexes.find(({ n }) => n === hex)?.level).toBe(2);
    expect(turns('dark-young', { only: { tiles: { 3: [], 2: [], 1: [] } } }).state.tiles).toEqual(
      [],
    );
  });

  it('REV-SC-205 REV-RULING-36 Great Race of Yith near the start: only the lit spaces that are crossed again', () => {
    const t = situation({
      config: { ...SOLO, revenge: 'solo-30' },
      content: { oldOneCards: still.map((id) => ({ id })), timeTrack: { illuminated: [23, 24] } },
      arrange: {
        map: 'empty',
        ports: { 0: SYDNEY },
        time: { 0: 22, oldOnes: 22 },
        stack: [0, 'oldOnes'],
        next: { oldOneCards: still },
        revenge: { next: ['great-race-of-yith'] },
      },
    });
    // From 23 back to 22: the disc crosses 23 again, and 24 for the first time.
    expect(t.told('revelations.added')).toMatchObject([{ count: 1 }]);
  });

  it('REV-SC-203 REV-SC-204 Formless Spawn shields all Old Ones from the first card, who joins before it, too', () => {
    const t = awaited(['formless-spawn', 'ghoul'], {
      army: { infantry: 3 },
      cards: [{ hits: ['infantry'] }, { hits: ['infantry'] }],
    });
    const damage = () => t.state.tiles.map((tile) => tile.damage[0]);
    expect(damage()).toEqual([0, 0]);
    t.choose({ do: 'stay' });
    expect(damage()).toEqual([1, 1]);
  });

  it('REV-SC-210 REV-RULING-60 Star Vampire: an Outpost is a stack of one', () => {
    const besieged = (units: object) => {
      const cards = [{ moves: ['zombie'] }, { moves: [] }].map((card, i) => ({
        id: `CARD-${i}`,
        ...card,
      }));
      return situation({
        config: SOLO,
        content: { oldOneCards: cards },
        arrange: {
          map: 'empty',
          ports: { 0: SYDNEY },
          time: { 0: 24, oldOnes: 23 },
          tracks: { 0: ['7-17', '17-27'] },
          only: { revelations: [] },
          players: [{ units: { infantry: 0, ...units } }],
          oldOnes: [{ hex: 36, tile: 'L1-06', faceUp: true }],
          next: { oldOneCards: cards.map(({ id }) => id) },
          revenge: {
            outposts: [{ hex: OUTPOST, owner: 0 }],
            waiting: [{ seat: 0, card: 'star-vampire' }],
          },
        },
      });
    };
    expect(besieged({}).told('outpost.lost')).toHaveLength(1);
    const tie = besieged({ car: 1 }).choose({ do: 'join', unit: 'car' });
    expect(tie.asked?.step).toBe('mythos-choice');
    expect(tie.choices.map((choice) => ('unit' in choice ? choice.unit : ''))).toEqual([
      'car',
      'outpost',
    ]);
  });
});

describe('tiles for cards', () => {
  const noZombies = { 1: ['L1-01'], 2: ['L2-01'], 3: ['L3-01'] };

  it('REV-RULING-28 without an unused Zombie an X Zombie of the box rises, three at most', () => {
    const t = fight({ army: { infantry: 2 }, hand: ['ghoul'], revenge: { unused: noZombies } });
    t.choose({ do: 'mythos', card: 'ghoul' });
    expect(t.state.tiles.map(({ tile, back }) => [tile.is, back])).toEqual([
      ['L1-06', 1],
      ['X-Z1', 4],
    ]);
  });

  it('REV-RULING-28 REV-RULING-48 with a challenge only one that its Temple has not brought', () => {
    const raised = (xTiles: readonly string[]) => {
      const t = awaited(['ghoul'], {
        words: { only: { tiles: { 1: [], 2: ['L2-01'], 3: ['L3-01'] } } },
      });
      return [xTiles, t.told('oldOne.raised').map(({ tile }) => tile)];
    };
    expect(raised([])[1]).toEqual(['X-Z1']);
    const onMap = ['X-Z1', 'X-Z2', 'X-Z3'];
    const none = fight({
      army: { infantry: 2 },
      config: { ...SOLO, oldOnes: 'random', challenge: 'medium' },
      words: {
        ports: { 0: SYDNEY },
        time: { 0: 10, oldOnes: 22 },
        only: { tiles: { 1: [], 2: ['L2-01'], 3: ['L3-01'] } },
        oldOnes: [
          { hex: FIELD, tile: 'L1-06', faceUp: true },
          ...onMap.map((tile) => ({ hex: 54, tile, faceUp: true })),
        ],
      },
      revenge: { waiting: [{ seat: 0, card: 'ghoul' }] },
    });
    expect(none.told('mythos.noZombie')).toHaveLength(1);
  });

  it('REV-MC-20 Shub-Niggurath: all that are drawn are looked at before the first is put down', () => {
    const t = deep({
      revenge: {
        hand: ['shub-niggurath'],
        spawns: [{ hex: 27 }, { hex: 26 }],
        unused: { 1: ['L1-01', 'L1-06', 'L1-12'] },
      },
    });
    t.choose({ do: 'mythos', card: 'shub-niggurath' }, { do: 'drawMore' });
    expect(revengeOf(t).drawn).not.toBeNull();
    expect(revengeOf(t).alsoDrawn).toHaveLength(1);
    expect(t.state.tiles).toEqual([]);
    // No more than there are unoccupied Spawn tiles.
    expect(t.offers({ do: 'drawMore' })).toBe(false);
    t.choose({ do: 'spawn', hex: 26 });
    expect(t.choices).toEqual([{ do: 'spawn', hex: 27 }]);
    t.choose({ do: 'spawn', hex: 27 });
    expect(t.state.tiles.map(({ hex, faceUp }) => [hex, faceUp])).toEqual([
      [26, false],
      [27, false],
    ]);
    expect(deckSize(revengeOf(t).unused[0]!)).toBe(1);
    const one = deep({
      revenge: {
        hand: ['shub-niggurath'],
        spawns: [{ hex: 27 }, { hex: 26 }],
        unused: { 1: ['L1-01', 'L1-06'] },
      },
    });
    one.choose({ do: 'mythos', card: 'shub-niggurath' }, { do: 'spawn', hex: 27 });
    expect(one.asked?.step).toBe('old-ones-action');
  });
});

describe('several face-down tiles in one hex', () => {
  const two = [
    { hex: 27, tile: 'L1-06' },
    { hex: 27, tile: 'L1-12' },
  ];

  it('REV-REVEAL-01 REV-RULING-62 the Old Ones player says which one is turned up, by Reveal or a card', () => {
    const t = deep({ oldOnes: two, revenge: { spawns: [{ hex: 27 }], hand: ['nyogtha'] } });
    t.choose({ do: 'reveal' });
    expect(t.choices).toEqual([
      { do: 'uncover', hex: 27, place: 0, back: 1, tile: 'L1-06' },
      { do: 'uncover', hex: 27, place: 1, back: 1, tile: 'L1-12' },
    ]);
    t.choose({ do: 'uncover', tile: 'L1-12' });
    expect(t.state.tiles.map(({ tile, faceUp }) => [tile.is, faceUp])).toEqual([['L1-06', false]]);
    const card = deep({ oldOnes: two, revenge: { spawns: [{ hex: 27 }], hand: ['nyogtha'] } });
    card.choose({ do: 'mythos', card: 'nyogtha' }, { do: 'uncover', place: 1 }, { do: 'done' });
    expect(card.state.gone.map(({ is }) => is)).toContain('L1-12');
  });

  it('REV-PERS-05 AUZ-PERS-01 Agent Davies sees their backs, not what they are', () => {
    const t = settlers({
      oldOnes: [two[0]!, { hex: 27, tile: 'L2-04' }],
      players: [{ personalities: ['davies'] }],
      revenge: { spawns: [{ hex: 27 }], hand: [] },
    });
    t.choose({ do: 'play', personality: 'davies' });
    expect(t.choices).toEqual([
      { do: 'uncover', hex: 27, place: 0, back: 1 },
      { do: 'uncover', hex: 27, place: 1, back: 2 },
    ]);
    t.choose({ place: 1 });
    expect(t.state.tiles.map(({ tile, faceUp }) => [tile.is, faceUp])).toEqual([
      ['L1-06', false],
      ['L2-04', true],
    ]);
  });
});

describe('who decides', () => {
  it('REV-MC-10 Father Dagon: the human says which Unit is lost', () => {
    const t = deep({
      players: [{ units: { infantry: 1, car: 1 } }],
      revenge: { hand: ['father-dagon'], ports: { 0: 2, 1: 4 } },
    });
    expect(t.asked?.seat).toBe(OLD_ONES_SEAT);
    t.choose({ do: 'mythos', card: 'father-dagon' }, { do: 'human', seat: 0 });
    expect(t.asked).toMatchObject({ seat: 0, step: 'mythos-choice' });
    t.choose({ do: 'lose', unit: 'car' });
    expect(revengeOf(t).points).toBe(1);
  });
});

describe('ties and places', () => {
  it('REV-SOLO-22 REV-RULING-17 among the closest, clockwise from the north', () => {
    const woken = (hexes: readonly number[]) =>
      turns('nyogtha', {
        oldOnes: hexes.map((hex, i) => ({ hex, tile: i === 0 ? 'L2-01' : 'L2-02' })),
      })
        .told('oldOne.revealed')
        .map(({ hex }) => hex);
    // Round Sydney: 8 in the north, then 5, 6, 18 and 17.
    expect(woken([17, 18])).toEqual([18]);
    expect(woken([18, 5])).toEqual([5]);
    expect(woken([5, 8])).toEqual([8]);
  });

  it('REV-RULING-38 without a hex of the tile’s level the next higher one, then the next lower', () => {
    const back = (levels: readonly number[], tile: string) => {
      const hexes = [
        { n: 1, q: 0, r: 0, terrain: 'coastal', port: 'West' },
        ...levels.map((level, i) => ({ n: i + 2, q: i + 1, r: 0, level })),
      ];
      return turns('yog-sothoth', {
        ports: { 0: 1 },
        players: [{ claimed: [tile] }],
        content: { map: { hexes } },
      }).state.tiles.map(({ hex }) => hex);
    };
    expect(back([1, 3, 2], 'L2-06')).toEqual([4]);
    expect(back([1, 3, 1], 'L2-06')).toEqual([3]);
    expect(back([0, 1, 1], 'L2-06')).toEqual([3]);
    expect(back([3, 2], 'L1-02')).toEqual([3]);
    expect(back([0, 0], 'L1-02')).toEqual([]);
  });

  it('REV-RULING-33 several targets of one human are fought for by their hexes', () => {
    const walk = Array.from({ length: 4 }, (_, i) => ({ id: `WALK-${i}`, moves: ['zombie'] }));
    const t = situation({
      config: SOLO,
      content: { oldOneCards: walk },
      arrange: {
        map: 'empty',
        ports: { 0: MELBOURNE },
        time: { 0: 24, oldOnes: 23 },
        only: { revelations: [] },
        players: [{ units: { infantry: 0 } }],
        oldOnes: [
          { hex: 40, tile: 'L1-07', faceUp: true },
          { hex: 36, tile: 'L1-06', faceUp: true },
        ],
        next: { oldOneCards: walk.map(({ id }) => id) },
        revenge: { outposts: [{ hex: OUTPOST, owner: 0 }], next: ['nyogtha'] },
      },
    });
    const fought = t.events.flatMap(({ tell }) =>
      tell === 'outpost.attacked' || tell === 'port.attacked' ? [tell] : [],
    );
    expect(fought.slice(0, 2)).toEqual(['outpost.attacked', 'port.attacked']);
  });
});
