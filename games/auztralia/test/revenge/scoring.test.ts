import { describe, expect, it } from 'vitest';
import type { Config } from '../../rules/config.ts';
import { type Situation, situation } from '../situation.ts';
import { fight } from './fight.ts';
import { deep, MELBOURNE, PLAYED, revengeOf, SYDNEY, settlers } from './table.ts';

/** The last action of a game, after which everything is counted. */
const atTheEnd = (words: object, config: Partial<Config> = {}): Situation =>
  deep({ time: { 0: 53, 1: 53, oldOnes: 52 }, ...words }, config).choose({ do: 'move' });

const side = (t: Situation, seat: number | null) => {
  const found = t.result().sides.find((held) => held.seat === seat);
  if (!found) throw new Error(`no side has the seat ${seat}`);
  return found;
};
const line = (t: Situation, seat: number | null, name: string) =>
  side(t, seat).lines.find((held) => held.line === name);
const oldOnes = (t: Situation) => side(t, 2);

/** Zombies go and hit nobody; nobody else moves. */
const zombiesWalk = {
  oldOneCards: Array.from({ length: 4 }, (_, i) => ({ id: `WALK-${i}`, moves: ['zombie'] })),
};
const walking = { oldOneCards: ['WALK-0', 'WALK-1', 'WALK-2', 'WALK-3'] };

const assault = (words: object, config: Partial<Config> = {}): Situation =>
  situation({
    config: { ...PLAYED, ...config },
    content: zombiesWalk,
    arrange: {
      map: 'empty',
      ports: { 0: SYDNEY, 1: MELBOURNE },
      time: { 0: 20, 1: 22, oldOnes: 10 },
      next: walking,
      ...words,
    },
  });

describe('what the Old Ones score', () => {
  it('REV-SCORE-06 REV-FIT-22 three VP for each blighted Farm', () => {
    const farms = [
      { hex: 27, owner: 0, type: 'corn', blighted: true },
      { hex: 26, owner: 0, type: 'corn', blighted: true },
      { hex: 40, owner: 1, type: 'corn' },
    ];
    expect(line(atTheEnd({ farms }), 2, 'blighted')).toMatchObject({ points: 6, count: 2 });
  });

  it('REV-SCORE-07 REV-FIT-22 every Old One on the map once, awake or asleep; Kangaroos and stacks nothing', () => {
    const tiles = [
      { hex: 54, tile: 'L2-01', faceUp: true },
      { hex: 66, tile: 'L3-01' },
      { hex: 28, tile: 'L1-12' },
    ];
    const t = atTheEnd({ oldOnes: tiles.filter(({ tile }) => tile !== 'L2-01') });
    expect(line(t, 2, 'asleep')).toMatchObject({ points: 12 });
    expect(t.told('end.asleep').map(({ times }) => times)).toEqual([1, 1]);
    expect(oldOnes(t).total).toBe(12);
    const awake = atTheEnd({ oldOnes: [{ hex: 54, tile: 'L1-09', faceUp: true }] });
    expect(line(awake, 2, 'awake')).toMatchObject({ points: 3 });
  });

  it('REV-SCORE-01 REV-SCORE-02 one VP for Infantry and Cars, two for the others', () => {
    const value = (unit: 'infantry' | 'car' | 'artillery' | 'airship' | 'train') => {
      const t = deep({
        players: [{ units: { infantry: 0, [unit]: 1 } }],
        revenge: { hand: ['father-dagon'], ports: { 0: 2 } },
      });
      t.choose({ do: 'mythos', card: 'father-dagon' }, { do: 'human', seat: 0 }).until(
        'old-ones-action',
      );
      return revengeOf(t).points;
    };
    expect((['infantry', 'car', 'artillery', 'airship', 'train'] as const).map(value)).toEqual([
      1, 1, 2, 2, 2,
    ]);
  });

  it('REV-SCORE-03 REV-PORT-12 REV-END-02 REV-DIFF-03 ten VP for a Port, and the game is over', () => {
    const t = assault(
      {
        oldOnes: [{ hex: 17, tile: 'L1-06', faceUp: true }],
        players: [{ units: { infantry: 0 } }],
      },
      { strength: 'very-hard' },
    );
    t.choose({ do: 'move' });
    expect(revengeOf(t).points).toBe(10);
    expect(t.asked).toBeNull();
    expect(t.result().rule).toMatch(/END-02$/);
    expect(line(t, 2, 'taken')).toMatchObject({ points: 10 });
  });

  it('REV-END-03 REV-MOVE-11 REV-FIT-20 every combat is fought before the end, and each Port that falls counts', () => {
    const players = [{ units: { infantry: 0 } }, { units: { infantry: 0 } }];
    const t = assault(
      {
        oldOnes: [
          { hex: 17, tile: 'L1-06', faceUp: true },
          { hex: 40, tile: 'L1-07', faceUp: true },
        ],
        players,
      },
      { strength: 'very-hard' },
    );
    t.choose({ do: 'move' });
    expect(t.asked).toMatchObject({ seat: 2, step: 'next-combat' });
    t.choose({ do: 'fight', hex: MELBOURNE });
    expect(revengeOf(t).points).toBe(20);
    expect(t.asked).toBeNull();
  });

  it('REV-RULING-47 REV-END-03 who lost the Port can send nobody any more; the Outpost fights alone', () => {
    const t = assault(
      {
        tracks: { 0: ['7-17', '17-27'] },
        oldOnes: [
          { hex: 18, tile: 'L1-06', faceUp: true },
          { hex: 28, tile: 'L1-07', faceUp: true },
        ],
        players: [{ units: { infantry: 0 } }],
        revenge: { outposts: [{ hex: 27, owner: 0 }] },
      },
      { strength: 'very-hard' },
    );
    t.choose({ do: 'move' });
    if (t.asked?.step === 'next-combat') t.choose({ do: 'fight', hex: SYDNEY });
    expect(t.asked?.step).not.toBe('relief');
    expect(revengeOf(t).points).toBeGreaterThanOrEqual(10);
  });

  it('REV-SCORE-05 REV-PERS-12 REV-PERS-13 Neumann’s Units count, Takanashi’s do not', () => {
    const t = fight({ army: { infantry: 2 }, people: ['takanashi'], foes: ['L1-01'] });
    t.until('combat-window');
    t.choose({ do: 'sacrifice', unit: 'infantry', tile: 'L1-01' });
    expect(revengeOf(t).points).toBe(0);
    expect(t.state.combat?.force.infantry).toBe(1);
  });

  it('REV-PERS-15 a Farm that Appleseed restores no longer counts', () => {
    const t = settlers({
      farms: [{ hex: 27, owner: 0, type: 'corn', blighted: true }],
      players: [{ personalities: ['appleseed'] }],
    });
    t.choose({ do: 'play', personality: 'appleseed' }, { hex: 27 });
    expect(t.state.farms[0]?.blighted).toBe(false);
  });

  it('REV-RULING-40 VP that were taken stay, whatever is undone later', () => {
    const t = settlers({
      tracks: { 0: ['7-17', '17-27'] },
      farms: [{ hex: 26, owner: 0, type: 'corn', blighted: true }],
      players: [{ goods: { gold: 6 }, personalities: ['appleseed'] }],
      revenge: { points: 2 },
    });
    t.choose({ do: 'play', personality: 'appleseed' }, { hex: 26 });
    t.choose({ do: 'box', box: 'buy' }, { do: 'outpost', hex: 27 });
    expect(revengeOf(t).outposts).toEqual([{ hex: 27, owner: 0 }]);
    expect(revengeOf(t).points).toBe(2);
  });

  it('REV-SCORE-10 REV-GEN-04 the Old Ones win every tie', () => {
    const t = atTheEnd({ players: [{ tokens: 5 }, { tokens: 3 }], revenge: { points: 5 } });
    expect([side(t, 0).total, oldOnes(t).total]).toEqual([5, 5]);
    expect(
      t
        .result()
        .sides.filter(({ won }) => won)
        .map(({ seat }) => seat),
    ).toEqual([2]);
  });

  it('REV-SCORE-10 REV-SCORE-11 humans who tie above them share the victory', () => {
    const t = atTheEnd({ players: [{ tokens: 5 }, { tokens: 5 }], revenge: { points: 4 } });
    expect(
      t
        .result()
        .sides.filter(({ won }) => won)
        .map(({ seat }) => seat),
    ).toEqual([0, 1]);
    const alone = atTheEnd({ players: [{ tokens: 5 }, { tokens: 6 }], revenge: { points: 4 } });
    expect(
      alone
        .result()
        .sides.filter(({ won }) => won)
        .map(({ seat }) => seat),
    ).toEqual([1]);
  });

  it('REV-COOP-03 REV-COOP-01 together the humans win only if each has more than the Old Ones', () => {
    const coop = { play: 'coop' } as const;
    const won = atTheEnd({ players: [{ tokens: 5 }, { tokens: 6 }], revenge: { points: 4 } }, coop);
    expect(
      won
        .result()
        .sides.filter((held) => held.won)
        .map(({ seat }) => seat),
    ).toEqual([0, 1]);
    const lost = atTheEnd(
      { players: [{ tokens: 9 }, { tokens: 4 }], revenge: { points: 4 } },
      coop,
    );
    expect(
      lost
        .result()
        .sides.filter((held) => held.won)
        .map(({ seat }) => seat),
    ).toEqual([2]);
  });
});

describe('tracks that a card removed', () => {
  const farms = [
    { hex: 27, owner: 0, type: 'sheep' },
    { hex: 28, owner: 0, type: 'sheep' },
  ];
  const tracks = { 0: ['7-17', '17-27'] };

  it('REV-MYTH-13 REV-SCORE-09 REV-FIT-21 REV-FIT-06 REV-RULING-35 a Farm that was cut off scores nothing', () => {
    const t = atTheEnd({ farms, tracks, revenge: { torn: [0] } });
    expect(line(t, 0, 'farms')).toMatchObject({ count: 1 });
    const joined = atTheEnd({
      farms,
      tracks: { 0: [...tracks[0], '27-28'] },
      revenge: { torn: [0] },
    });
    expect(line(joined, 0, 'farms')).toMatchObject({ count: 2 });
  });

  it('REV-RULING-35 without a card nothing is cut off, and an Old One on the line does not either', () => {
    expect(line(atTheEnd({ farms, tracks }), 0, 'farms')).toMatchObject({ count: 2 });
    const blocked = atTheEnd({
      farms,
      tracks: { 0: [...tracks[0], '27-28'] },
      oldOnes: [{ hex: 17, tile: 'L1-09', faceUp: true }],
      revenge: { torn: [0] },
    });
    expect(line(blocked, 0, 'farms')).toMatchObject({ count: 2 });
  });

  it('REV-PERS-22 REV-RULING-11 REV-PERS-23 no bonus for a Farm that is cut off; Bradshaw counts every track', () => {
    const t = atTheEnd({
      farms,
      tracks: { 0: ['7-17', '17-27', '29-30'] },
      players: [{ personalities: ['merino', 'bradshaw'] }],
      revenge: { torn: [0] },
    });
    const bonus = side(t, 0).lines.filter((held) => held.line === 'personality');
    expect(bonus).toMatchObject([
      { personality: 'bradshaw', points: 1, count: 3 },
      { personality: 'merino', points: 1, count: 1 },
    ]);
  });

  it('REV-MYTH-12 Farms and Outposts stay where they are', () => {
    const t = deep({
      farms,
      tracks: { 0: ['7-17', '17-27', '27-28'] },
      revenge: { hand: ['chthonian'], outposts: [{ hex: 36, owner: 0 }] },
    });
    t.choose(
      { do: 'mythos', card: 'chthonian' },
      { seat: 0 },
      { edge: '17-27' },
      { edge: '27-28' },
    );
    expect(t.state.farms).toHaveLength(2);
    expect(revengeOf(t).outposts).toEqual([{ hex: 36, owner: 0 }]);
  });

  it('REV-MYTH-14 REV-MYTH-11 REV-PERS-24 they may be laid again, into a hex with a Farm as well', () => {
    const t = settlers({ farms, tracks, revenge: { torn: [0] } });
    t.choose({ do: 'box', box: 'rail-plain' });
    expect(t.offers({ do: 'track', edge: '27-28' })).toBe(true);
  });

  it('REV-MYTH-15 but not into a hex with an Old One', () => {
    const t = settlers({ tracks, oldOnes: [{ hex: 28, tile: 'L1-06' }], revenge: { torn: [0] } });
    t.choose({ do: 'box', box: 'rail-plain' });
    expect(t.refused({ do: 'track', edge: '27-28' }).why).toBe('rail.oldOne');
  });

  it('REV-MYTH-18 hexes that are no longer joined to the Port are outside the network', () => {
    const deposits = { 29: { coal: 3 } };
    const cut = settlers({ tracks: { 0: ['7-17', '28-29'] }, deposits, revenge: { torn: [0] } });
    expect(cut.refused({ do: 'box', box: 'mine' }).why).toBe('mine.nothing');
    const whole = settlers({ tracks: { 0: ['7-17', '17-27', '27-28', '28-29'] }, deposits });
    expect(whole.offers({ do: 'box', box: 'mine' })).toBe(true);
  });
});
