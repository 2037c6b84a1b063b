import { describe, expect, it } from 'vitest';
import type { Config } from '../../rules/config.ts';
import { type Situation, situation } from '../situation.ts';
import { BEHIND, OUTPOST, siege } from './siege.ts';
import { revengeOf, SYDNEY } from './table.ts';

const SOLO = { revenge: 'solo-15', seats: 1, level: 'easy' } as const satisfies Partial<Config>;

describe('damage that is kept between the combats of an activation', () => {
  const KILL = { damage: 1, hits: ['infantry', 'infantry', 'car', 'car'] } as const;
  /** Two Outposts and the Port are reached; the one in 16 is fought for first. */
  const three = (units: object, hand: readonly string[] = []): Situation =>
    siege({
      units,
      hand,
      foes: [
        { hex: 15, tile: 'L1-05' },
        { hex: 36, tile: 'L1-06' },
        { hex: 18, tile: 'L1-07' },
      ],
      outposts: [
        { hex: 16, owner: 0 },
        { hex: OUTPOST, owner: 0 },
      ],
      words: { tracks: { 0: ['7-17', '17-27', '16-17'] } },
      cards: [KILL, KILL, KILL],
    }).choose({ do: 'fight', hex: 16 });

  it('REV-OUT-25 REV-RULING-43 when the wounded unit is lost, the next one of its type has no wound', () => {
    const t = three({ infantry: 2 });
    t.choose({ do: 'join', unit: 'infantry' }, { do: 'done' }, { do: 'damage', unit: 'infantry' });
    t.choose({ do: 'fight', hex: OUTPOST }, { do: 'join', unit: 'infantry' }, { do: 'done' });
    expect(t.state.combat).toMatchObject({ force: { infantry: 1 }, damage: { infantry: 1 } });
    t.choose({ do: 'damage', unit: 'infantry' });
    expect(t.told('unit.eliminated')).toMatchObject([{ unit: 'infantry' }]);
    expect(t.state.combat).toMatchObject({
      kind: 'port',
      force: { infantry: 1 },
      damage: { infantry: 0 },
    });
  });

  it('REV-RULING-51 REV-MC-29 Nightgaunts take the cubes off, also those that would be kept', () => {
    const t = three({ car: 1 }, ['nightgaunts']);
    t.choose({ do: 'join', unit: 'car' }, { do: 'done' }, { do: 'damage', unit: 'car' });
    t.choose({ do: 'fight', hex: OUTPOST }, { do: 'join', unit: 'car' });
    expect(t.state.combat).toMatchObject({ damage: { car: 1 } });
    t.choose({ do: 'mythos', card: 'nightgaunts' }, { do: 'recall', unit: 'car' });
    expect(t.state.combat).toMatchObject({ kind: 'port', force: { car: 1 }, damage: { car: 0 } });
  });
});

/** A solo game in which the purple disc steps on 24, then a card is turned over. */
const night = (
  words: object,
  cards: readonly object[],
  config: Partial<Config> = {},
): Situation => {
  const { revenge = {}, ...others } = words as { revenge?: object };
  const all = cards.map((card, i) => ({ id: `CARD-${i}`, ...card }));
  return situation({
    config: { ...SOLO, ...config },
    content: { oldOneCards: all },
    arrange: {
      map: 'empty',
      ports: { 0: SYDNEY },
      time: { 0: 24, oldOnes: 23 },
      tracks: { 0: ['7-17', '17-27'] },
      only: { revelations: [] },
      next: { oldOneCards: all.map(({ id }) => id) },
      ...others,
      revenge: { outposts: [{ hex: OUTPOST, owner: 0 }], next: ['nyogtha'], ...revenge },
    },
  });
};
const zombie = (row: object): object => ({ moves: [], rows: { zombie: row } });

describe('Old Ones that stay on an Outpost', () => {
  const there = {
    players: [{ units: { infantry: 0 } }],
    oldOnes: [{ hex: OUTPOST, tile: 'L1-08', faceUp: true }],
  };

  it('REV-RULING-22 AUZ-OO-02 alone and in the variant, too, they count as able to move and attack again if their type is circled', () => {
    const t = night(there, [{ moves: ['zombie'] }, { moves: [] }, zombie({ damage: 2 })]);
    expect(t.told('outpost.attacked')).toMatchObject([{ seat: 0, hex: OUTPOST }]);
    expect(t.told('oldOnes.still')).toHaveLength(0);
    expect(t.told('oldOne.moved')).toEqual([]);
    const quiet = night(there, [{ moves: ['migo'] }, { moves: [] }]);
    expect(quiet.told('outpost.attacked')).toEqual([]);
    expect(quiet.told('card.turned').length).toBeGreaterThanOrEqual(2);
  });

  it('REV-RULING-22 REV-CONTENT-22 once in an activation: a card that would move them does not bring a second combat', () => {
    const t = night(
      {
        ...there,
        oldOnes: [...there.oldOnes, { hex: 66, tile: 'L1-02', faceUp: true }],
        revenge: { next: ['haemophore'] },
      },
      [
        { moves: ['zombie'] },
        { moves: [] },
        // The Sanity runs out; an undamaged Outpost survives.
        zombie({ sanity: 4 }),
        zombie({ sanity: 4 }),
      ],
    );
    expect(t.told('mythos.turned')).toMatchObject([{ card: 'haemophore' }]);
    expect(t.told('outpost.attacked')).toHaveLength(1);
    // Without a combat before, the card brings one.
    const later = night({ ...there, revenge: { next: ['hastur'] } }, [
      { moves: [] },
      { moves: [] },
      zombie({ sanity: 4 }),
    ]);
    expect(later.told('outpost.attacked')).toHaveLength(1);
  });
});

describe('Kapena Alika in an activation with a card', () => {
  const farms = [
    { hex: 16, owner: 0, type: 'sheep' },
    { hex: 28, owner: 0, type: 'sheep' },
  ];
  const start = (): Situation =>
    night(
      {
        tracks: { 0: ['7-17', '16-17', '17-27', '27-28'] },
        farms,
        players: [{ units: { infantry: 2, car: 2 }, personalities: ['alika'], goods: { gold: 9 } }],
        oldOnes: [
          { hex: 15, tile: 'L1-02', faceUp: true },
          { hex: 29, tile: 'L1-06', faceUp: true },
          { hex: 66, tile: 'L1-07', faceUp: true },
        ],
        revenge: { outposts: [], next: ['hastur'] },
      },
      [
        { moves: ['migo'] },
        { moves: [] },
        { rows: { migo: { hits: ['infantry', 'car'] } } },
        { rows: { migo: { hits: ['infantry', 'car'] } } },
      ],
    );

  it('REV-CONTENT-22 AUZ-RULING-28 attacks once; if she did not, she may after the card', () => {
    const once = start();
    once.choose({ do: 'defend', hex: 16 }, { do: 'join', unit: 'car' }, { do: 'attack', hex: 16 });
    while (once.asked?.step === 'withdrawal') once.choose({ do: 'stay' });
    const again = once.state.farms.find((farm) => farm.hex === 28);
    expect(once.told('mythos.turned')[0]).toMatchObject({ card: 'hastur' });
    expect(once.asked?.step).not.toBe('alika');
    expect(again?.blighted).toBe(true);

    const later = start();
    later.choose({ do: 'done' });
    expect(later.asked).toMatchObject({ seat: 0, step: 'alika' });
    expect(later.offers({ do: 'defend', hex: 28 })).toBe(true);
  });
});

describe('several rounds of combats in a human’s turn', () => {
  /** Davies wakes one Spawning Temple before the action, an Attack the other one in it. */
  const turn = (fights: readonly object[] = []): Situation => {
    const cards = [
      // Of three Zombies one comes to the Port, two go elsewhere.
      { direction: 2 },
      { direction: 5 },
      { direction: 5 },
      // The combat for the Port: a wound, and the Zombie falls.
      { rows: { zombie: { damage: 1, hits: ['car', 'car'] } } },
      // Of three Mi-go one comes to the Outpost.
      { direction: 4 },
      { direction: 1 },
      { direction: 1 },
      ...fights,
    ].map((card, i) => ({ id: `CARD-${i}`, moves: [], ...card }));
    return situation({
      config: { ...SOLO, challenge: 'medium' },
      content: { oldOneCards: cards },
      arrange: {
        map: 'empty',
        ports: { 0: SYDNEY },
        time: { 0: 10, oldOnes: 22 },
        tracks: { 0: ['7-17', '17-27'] },
        players: [{ units: { infantry: 0, car: 1 }, personalities: ['davies'] }],
        oldOnes: [
          { hex: 18, tile: 'XX-Z' },
          { hex: BEHIND, tile: 'XX-M' },
          { hex: 54, tile: 'L1-12' },
        ],
        next: { oldOneCards: cards.map(({ id }) => id) },
        revenge: { outposts: [{ hex: OUTPOST, owner: 0 }] },
      },
    })
      .choose({ do: 'play', personality: 'davies' }, { do: 'uncover', hex: 18 })
      .choose({ do: 'uncover', hex: 54 }, { do: 'damage', unit: 'car' });
  };

  it('REV-RULING-48 REV-RULING-61 REV-OUT-25 REV-OUT-31 count as one activation: damage is kept until the turn ends', () => {
    const migo = { rows: { migo: { hits: ['infantry', 'car'] } } };
    const t = turn([migo, migo]);
    expect(t.told('combat.ends')).toMatchObject([{ hex: SYDNEY, left: 0 }]);
    expect(t.asked?.step).toBe('action');
    t.choose({ do: 'box', box: 'attack' }, { do: 'join', unit: 'car' });
    t.choose({ do: 'attack', hex: BEHIND });
    // The wounded unit goes, and stays wounded when it comes home.
    expect(t.state.combat).toMatchObject({ kind: 'attack', damage: { car: 1 } });
    t.choose({ do: 'withdraw', part: 'all' });
    expect(t.asked?.step).toBe('relief');
    t.choose({ do: 'join', unit: 'car' });
    expect(t.state.combat).toMatchObject({ kind: 'outpost', damage: { car: 1 } });
    while (t.state.combat) t.choose({ do: 'stay' });
    expect(revengeOf(t).wounds[0]).toMatchObject({ car: 0 });
  });
});
