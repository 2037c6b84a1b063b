import { describe, expect, it } from 'vitest';
import { situation } from '../situation.ts';
import { BEHIND, OUTPOST, onPort, siege } from './siege.ts';
import { deep, OLD_ONES_SEAT, PURPLE, spaceOf } from './table.ts';

const sheep = (hex: number, owner = 0) => ({ hex, owner, type: 'sheep' });
const HIT = { hits: ['infantry'] as const };

describe('Move', () => {
  it('REV-MOVE-01 REV-MOVE-14 1 TP and four cards, which go to the common discard pile', () => {
    const t = siege({ outposts: [], moves: [[], [], [], []] });
    expect(spaceOf(t, PURPLE)).toBe(11);
    expect(t.told('card.turned')).toHaveLength(4);
    expect(t.state.discard).toHaveLength(4);
    expect(t.state.card).toBeNull();
  });

  it('REV-MOVE-02 REV-MOVE-03 REV-MOVE-12 each circled Old One goes a hex to the closest Port, Farm or Outpost of anybody, with its cubes', () => {
    const t = siege({
      outposts: [],
      foes: [
        { hex: 36, tile: 'L1-02', damage: { 0: 1 } },
        { hex: 48, tile: 'L1-07' },
      ],
      words: { farms: [sheep(35, 1)], tracks: {} },
      moves: [['migo'], [], [], []],
    });
    expect(t.told('oldOne.moved')).toMatchObject([{ tile: 'L1-02', from: 36, to: 35 }]);
    expect(t.state.tiles.find((tile) => tile.tile.is === 'L1-02')?.damage[0]).toBe(1);
    const outpost = siege({ foes: [{ hex: 36, tile: 'L1-07' }], cards: [HIT, HIT] });
    expect(outpost.told('oldOne.moved')).toMatchObject([{ to: OUTPOST }]);
  });

  it('REV-MOVE-04 REV-FIT-12 the Old Ones player chooses among equally good hexes, whatever the card says', () => {
    const t = siege({
      outposts: [],
      foes: [{ hex: 13, tile: 'L1-07' }],
      words: { farms: [sheep(29)], tracks: {} },
    });
    expect(t.asked).toMatchObject({ seat: OLD_ONES_SEAT, step: 'way' });
    const ways = t.choices.map((choice) => ('hex' in choice ? choice.hex : 0));
    expect(ways.length).toBeGreaterThan(1);
    t.choose({ do: 'way', hex: ways.at(-1) ?? 0 });
    expect(t.told('oldOne.moved')).toMatchObject([{ from: 13, to: ways.at(-1) }]);
  });

  it('REV-MOVE-05 REV-FIT-13 who enters a Farm stops for this action; a blighted one stops nobody', () => {
    const t = siege({
      outposts: [],
      foes: [{ hex: BEHIND, tile: 'L1-07' }],
      words: { farms: [sheep(OUTPOST)], tracks: { 0: ['7-17', '17-27'] } },
      moves: [['zombie'], ['zombie'], [], []],
    });
    expect(t.told('oldOne.moved')).toMatchObject([{ to: OUTPOST }]);
    expect(t.told('farm.blighted')).toMatchObject([{ hex: OUTPOST }]);
    expect(t.state.tiles).toMatchObject([{ stopped: false }]);
    const past = siege({
      outposts: [],
      foes: [{ hex: BEHIND, tile: 'L1-07' }],
      words: { farms: [{ ...sheep(OUTPOST), blighted: true }], tracks: {} },
      moves: [['zombie'], ['zombie'], [], []],
    });
    while (past.asked?.step === 'way') past.choose({ ...past.choices[0] });
    // Two steps nearer, beside the Port.
    expect([5, 6, 8, 17, 18]).toContain(past.state.tiles[0]?.hex);
  });

  it('REV-MOVE-06 face-down tiles and Temples stay', () => {
    const t = siege({
      outposts: [],
      moves: [['zombie', 'migo', 'shoggoth', 'loyalist', 'cthulhu'], [], [], []],
      words: {
        oldOnes: [
          { hex: 35, tile: 'L1-07' },
          { hex: BEHIND, tile: 'L1-09', faceUp: true },
          { hex: 36, tile: 'L1-08', faceUp: true },
        ],
        farms: [sheep(46)],
        tracks: {},
      },
    });
    while (t.asked?.step === 'way') t.choose({ ...t.choices[0] });
    expect(t.state.tiles.map((tile) => tile.hex).slice(0, 2)).toEqual([35, BEHIND]);
    expect(t.state.tiles.at(-1)?.hex).not.toBe(36);
  });

  it('REV-MOVE-07 REV-MOVE-08 REV-PERS-06 all arrive before a Farm is blighted; Castro strikes first, and not at what a card blights', () => {
    const t = siege({
      outposts: [],
      people: ['castro'],
      foes: [
        { hex: BEHIND, tile: 'L1-07' },
        { hex: 36, tile: 'L1-08' },
      ],
      words: { farms: [sheep(OUTPOST)], tracks: { 0: ['7-17', '17-27'] } },
    });
    const told = t.events.map((event) => event.tell);
    expect(t.told('oldOne.moved')).toHaveLength(2);
    expect(told.indexOf('castro')).toBeGreaterThan(told.lastIndexOf('oldOne.moved'));
    expect(told.indexOf('farm.blighted')).toBeGreaterThan(told.lastIndexOf('castro'));
    const card = deep({
      players: [{ personalities: ['castro'] }],
      farms: [sheep(OUTPOST)],
      oldOnes: [{ hex: BEHIND, tile: 'L1-07', faceUp: true }],
      revenge: { hand: ['colour-out-of-space'] },
    }).choose({ do: 'mythos', card: 'colour-out-of-space' }, { do: 'blight', hex: OUTPOST });
    expect(card.told('farm.blighted')).toHaveLength(1);
    expect(card.told('castro')).toEqual([]);
  });

  it('REV-MOVE-09 Ports are fought for after the fourth card', () => {
    const t = onPort({ units: { infantry: 1 }, cards: [HIT, HIT] });
    const told = t.events.map((event) => event.tell);
    const attacked = told.indexOf('port.attacked');
    expect(told.slice(0, attacked).filter((tell) => tell === 'card.turned')).toHaveLength(4);
  });

  it('REV-MOVE-15 after the combats Alika, then the Farms that waited; after a fallen Port no Alika', () => {
    const words = { farms: [sheep(16)], tracks: { 0: ['7-17', '16-17'] } };
    const t = siege({
      people: ['alika'],
      units: { infantry: 1 },
      outposts: [],
      foes: [
        { hex: 15, tile: 'L1-07' },
        { hex: 40, tile: 'L1-08' },
      ],
      words: { ...words, ports: { 0: 7, 1: 41 } },
      cards: [HIT, HIT, HIT],
    });
    const told = t.events.map((event) => event.tell);
    expect(told.indexOf('alika.holds')).toBeLessThan(told.indexOf('port.attacked'));
    expect(t.asked).toMatchObject({ seat: 0, step: 'alika' });
    expect(t.told('farm.blighted')).toEqual([]);
    t.choose({ do: 'done' });
    expect(t.told('farm.blighted')).toMatchObject([{ hex: 16 }]);
    const fallen = siege({
      people: ['alika'],
      units: { infantry: 1 },
      outposts: [],
      foes: [
        { hex: 15, tile: 'L1-07' },
        { hex: 40, tile: 'L1-08' },
      ],
      words,
      cards: [{ sanity: 9 }],
    });
    expect(fallen.told('port.lost')).toMatchObject([{ seat: 1 }]);
    expect(fallen.told('farm.blighted')).toMatchObject([{ hex: 16 }]);
    expect(fallen.asked).toBeNull();
  });

  it('REV-GEN-06 the Old Ones player is never asked to withdraw', () => {
    const t = onPort({ units: { infantry: 1 }, hand: ['ghasts'], cards: [{}, HIT, HIT] });
    const asked: string[] = [];
    while (t.asked && t.state.combat) {
      if (t.asked.seat === OLD_ONES_SEAT) asked.push(t.asked.step);
      t.choose(t.asked.step === 'combat-cards' ? { do: 'done' } : { ...t.choices[0] });
    }
    expect(asked.length).toBeGreaterThan(0);
    expect(new Set(asked)).toEqual(new Set(['combat-cards']));
  });
});

describe('Personalities', () => {
  it('REV-PERS-18 after Kitchener the display is refilled', () => {
    const t = deep({
      time: { 0: 10, 1: 22, oldOnes: 20 },
      players: [{ personalities: ['kitchener'] }],
      revenge: { hand: [] },
    }).choose({ do: 'play', personality: 'kitchener' });
    const first = t.state.display[0] ?? '';
    t.choose({ do: 'recruit', personality: first });
    expect(t.state.display).toHaveLength(5);
    expect(t.asked?.step).toBe('action');
  });

  it('REV-RULING-40 VP tokens of the Old Ones stay when what they stand for is restored', () => {
    const t = deep({
      time: { 0: 10, 1: 22, oldOnes: 20 },
      farms: [{ ...sheep(OUTPOST), blighted: true }],
      players: [{ personalities: ['appleseed'] }],
      revenge: { hand: [], points: 5 },
    }).choose({ do: 'play', personality: 'appleseed' }, { do: 'restore', hex: OUTPOST });
    expect(t.state.revenge?.points).toBe(5);
    expect(t.told('farm.restored')).toHaveLength(1);
  });
});

describe('the automatic Old Ones', () => {
  it('REV-SOLO-13 REV-RULING-48 combats come before the Mythos card', () => {
    const t = siegeAlone();
    const told = t.events.map((event) => event.tell);
    expect(told.indexOf('outpost.attacked')).toBeGreaterThan(-1);
    expect(told.indexOf('mythos.turned')).toBeGreaterThan(told.indexOf('combat.ends'));
  });
});

/** The purple disc goes to 24, where nothing is illuminated; a Zombie reaches the Outpost. */
function siegeAlone() {
  const cards = [
    { id: 'WALK', moves: ['zombie'] },
    { id: 'STAY', moves: [] },
    { id: 'FIGHT', moves: [], rows: { zombie: HIT } },
    { id: 'FIGHT-2', moves: [], rows: { zombie: HIT } },
  ];
  return deepAlone({
    cards,
    arrange: {
      oldOnes: [{ hex: BEHIND, tile: 'L1-06', faceUp: true }],
      tracks: { 0: ['7-17', '17-27'] },
      players: [{ units: { infantry: 0 } }],
      revenge: { outposts: [{ hex: OUTPOST, owner: 0 }], next: ['nyogtha'] },
    },
  });
}

function deepAlone({ cards, arrange }: { cards: readonly { id: string }[]; arrange: object }) {
  return situation({
    config: { seats: 1, level: 'easy', revenge: 'solo-15' },
    content: { oldOneCards: cards },
    arrange: {
      map: 'empty',
      ports: { 0: 7 },
      time: { 0: 30, oldOnes: 23 },
      next: { oldOneCards: cards.map((card) => card.id) },
      ...arrange,
    },
  });
}
