import { EVERYONE, SPECTATOR } from '@incognita/kernel';
import { describe, expect, it } from 'vitest';
import { situation } from './situation.ts';

/** The last action of the last player, and the account. */
function account(more: object, config: object = {}) {
  const t = situation({
    config,
    arrange: {
      map: 'empty',
      ports: { 0: 41, 1: 7 },
      time: { 0: 52, 1: 53, oldOnes: 53 },
      ...more,
    },
  });
  return t.choose({ do: 'box', box: 'retrieve' });
}

const points = (t: ReturnType<typeof account>, side: number) =>
  Object.fromEntries(
    (t.result().sides[side]?.lines ?? []).map((line) => [
      line.line === 'personality' ? line.personality : line.line,
      line.points,
    ]),
  );
const totals = (t: ReturnType<typeof account>) => t.result().sides.map((side) => side.total);
const winners = (t: ReturnType<typeof account>) =>
  t.result().sides.flatMap((side) => (side.won ? [side.side] : []));
const places = (t: ReturnType<typeof account>) => t.result().sides.map((side) => side.place);

describe('what players score', () => {
  it('AUZ-SCORE-01 2 VP for each own Farm that is not blighted', () => {
    const t = account({
      farms: [
        { hex: 40, owner: 0, type: 'sheep' },
        { hex: 42, owner: 0, type: 'corn' },
        { hex: 39, owner: 0, type: 'cattle', blighted: true },
        { hex: 6, owner: 1, type: 'corn' },
      ],
    });
    expect([points(t, 0).farms, points(t, 1).farms]).toEqual([4, 2]);
  });

  it('AUZ-SCORE-02 AUZ-RULING-74 3 VP for each Phosphate one owns, nothing for what lies on the map', () => {
    const t = account({
      tracks: { 0: ['40-41'] },
      deposits: { 40: { phosphate: 2 } },
      players: [{ goods: { phosphate: 2 } }],
    });
    expect(points(t, 0).phosphate).toBe(6);
    expect(totals(t)).toEqual([6, 0, 0]);
  });

  it('AUZ-SCORE-03 the VP printed on claimed tiles', () => {
    const t = account({ players: [{ claimed: ['L3-01', 'L1-05', 'L1-04'] }] });
    expect(points(t, 0).claimed).toBe(12 + 0 + 2);
  });

  it('AUZ-SCORE-04 AUZ-RULING-53 VP tokens score their value, and there are always enough of them', () => {
    // More than the 17 tokens of the box are worth.
    const t = situation({
      arrange: {
        map: 'empty',
        ports: { 0: 41, 1: 7 },
        players: [{ tokens: 43, personalities: ['davies'] }],
        time: { 0: 52, 1: 53, oldOnes: 53 },
      },
    });
    t.choose({ do: 'play', personality: 'davies' }, { do: 'box', box: 'retrieve' });
    expect(points(t, 0).tokens).toBe(45);
  });

  it('AUZ-SCORE-05 AUZ-PERS-00d AUZ-PERS-28 AUZ-PERS-29 AUZ-PERS-30 AUZ-PERS-31 AUZ-PERS-33 VP personalities score at the end, each with a line of its own', () => {
    const t = account({
      tracks: { 0: ['40-41', '40-43', '43-59', '58-59', '41-42', '40-42', '22-41'] },
      farms: [
        { hex: 40, owner: 0, type: 'sheep' },
        { hex: 43, owner: 0, type: 'sheep' },
        { hex: 58, owner: 0, type: 'sheep', blighted: true },
        { hex: 39, owner: 0, type: 'cattle' },
        { hex: 22, owner: 1, type: 'corn' },
      ],
      players: [
        {
          personalities: ['merino', 'bradshaw', 'johnson', 'mcguire'],
          claimed: ['L1-05', 'L1-06', 'L2-04'],
        },
        { personalities: ['sweet'] },
      ],
    });
    expect(points(t, 0)).toEqual({
      farms: 6,
      phosphate: 0,
      claimed: 2,
      tokens: 0,
      merino: 2,
      bradshaw: 2,
      johnson: 3,
      mcguire: 1,
    });
    expect(points(t, 1)).toMatchObject({ farms: 2, sweet: 1 });
  });

  it('AUZ-SCORE-06 nothing for goods, units and unused cards', () => {
    const t = account({
      players: [
        {
          goods: { gold: 20, coal: 9, iron: 9 },
          units: { infantry: 5, train: 2 },
          personalities: ['krupp', 'blackstock', 'davies', 'verne'],
        },
      ],
      display: [],
    });
    expect(t.asked).toMatchObject({ step: 'after-action' });
    t.choose({ do: 'done' });
    expect(points(t, 0)).toEqual({ farms: 0, phosphate: 0, claimed: 0, tokens: 0 });
  });
});

describe('what the Old Ones score', () => {
  const awake = [
    { hex: 45, tile: 'L3-03', faceUp: true, damage: { 0: 3 } },
    { hex: 46, tile: 'L1-09', faceUp: true },
  ];

  it('AUZ-SCORE-07 the VP of every tile that is face up, damaged or not', () => {
    const t = account({ oldOnes: awake });
    expect(points(t, 2)).toEqual({ awake: 8 + 3, asleep: 0, blighted: 0 });
  });

  it('AUZ-SCORE-08 twice the VP of every tile that sleeps; an Empty one is worth nothing', () => {
    const t = account({
      oldOnes: [
        { hex: 45, tile: 'L2-02' },
        { hex: 46, tile: 'L1-12' },
        { hex: 47, tile: 'L1-05' },
      ],
    });
    expect(points(t, 2)).toEqual({ awake: 0, asleep: 12, blighted: 0 });
  });

  it('AUZ-SCORE-09 1 VP for every blighted Farm, whoever owns it', () => {
    const t = account({
      farms: [
        { hex: 40, owner: 0, type: 'sheep', blighted: true },
        { hex: 6, owner: 1, type: 'corn', blighted: true },
        { hex: 42, owner: 0, type: 'corn' },
      ],
    });
    expect(points(t, 2).blighted).toBe(2);
    expect(totals(t)).toEqual([2, 0, 2]);
  });

  it('AUZ-SCORE-14 at the end everything that sleeps is shown to everybody', () => {
    const t = account({
      oldOnes: [
        { hex: 45, tile: 'L2-02' },
        { hex: 46, tile: 'L1-12' },
      ],
    });
    expect(t.told('end.asleep')).toMatchObject([
      { hex: 45, tile: 'L2-02', vp: 6, times: 2 },
      { hex: 46, tile: 'L1-12', vp: 0 },
    ]);
    expect(t.state.tiles.every((tile) => tile.tile.seen === EVERYONE)).toBe(true);
    const seen = t.engine.view(t.world, SPECTATOR).tiles.map((tile) => tile.tile);
    expect(seen).toEqual(['L2-02', 'L1-12']);
  });
});

describe('who wins', () => {
  const tokens = (...values: number[]) => ({
    players: values.map((value) => ({ tokens: value })),
    // A sleeping Shoggoth: 12 VP for the Old Ones.
    oldOnes: [{ hex: 45, tile: 'L2-02' }],
  });
  const three = (...values: number[]) =>
    account(
      {
        ...tokens(...values),
        ports: { 0: 41, 1: 7, 2: 76 },
        time: { 0: 52, 1: 53, 2: 53, oldOnes: 53 },
      },
      { seats: 3 },
    );

  it('AUZ-SCORE-10 the highest total wins', () => {
    const t = three(20, 13, 11);
    expect(totals(t)).toEqual([20, 13, 11, 12]);
    expect(winners(t)).toEqual(['seat:0']);
    expect(places(t)).toEqual([1, 2, 4, 3]);
  });

  it('AUZ-SCORE-10 the Old Ones compete like a player', () => {
    const t = three(11, 9, 3);
    expect(winners(t)).toEqual(['old-ones']);
    expect(places(t)).toEqual([2, 3, 4, 1]);
  });

  it('AUZ-SCORE-11 who ties with the Old Ones loses to them, and so do all others', () => {
    const t = three(12, 12, 5);
    expect(winners(t)).toEqual(['old-ones']);
    expect(places(t)).toEqual([2, 2, 4, 1]);
  });

  it('AUZ-SCORE-12 players who tie above the Old Ones share the victory', () => {
    const t = three(14, 13, 14);
    expect(winners(t)).toEqual(['seat:0', 'seat:2']);
    expect(places(t)).toEqual([1, 3, 1, 4]);
  });

  it('AUZ-SCORE-13 a total above 55 is kept as it is', () => {
    const t = three(70, 56, 0);
    expect(totals(t)).toEqual([70, 56, 0, 12]);
    expect(winners(t)).toEqual(['seat:0']);
  });
});
