import { describe, expect, it } from 'vitest';
import { type Deed, fightsOf, newSince, nightsOf } from '../story.ts';

type Told = Deed['events'][number];

const deed = (by: number | null, ...events: Told[]): Deed => ({ by, events });
const force = { infantry: 2, car: 0, artillery: 0, airship: 0, train: 0 };
const rule = 'AUZ-CMB-01';
const begins: Told = { tell: 'combat.begins', rule, seat: 0, hex: 15, force };
const ends: Told = { tell: 'combat.ends', rule, seat: 0, hex: 15, left: 1 };
const card = (id: string): Told => ({ tell: 'card.turned', rule, card: id });
const damaged: Told = { tell: 'unit.damaged', rule, seat: 0, unit: 'infantry' };
const oldOnes = (space: number): Told => ({ tell: 'time.oldOnes', rule, space });
const time = (seat: number): Told => ({ tell: 'time.moved', rule, seat, space: 23, spaces: 1 });
const moved: Told = { tell: 'oldOne.moved', rule, tile: 'L3-01', from: 15, to: 9 };

describe('a combat in the story', () => {
  it('goes on over several decisions, card by card', () => {
    const [fight, ...others] = fightsOf([
      deed(0, { tell: 'attack', rule, seat: 0, hex: 15, force, time: 1 }, begins),
      deed(0, card('O26'), damaged),
      deed(0, card('O20')),
    ]);
    expect(others).toEqual([]);
    expect(fight).toEqual({
      seat: 0,
      hex: 15,
      over: false,
      deed: 2,
      rounds: [
        { card: 'O26', events: [damaged] },
        { card: 'O20', events: [] },
      ],
    });
  });

  it('keeps what came before its first card, and ends with its end', () => {
    const karpov: Told = { tell: 'karpov', rule, seat: 0, hex: 15 };
    const fights = fightsOf([
      deed(0, begins, karpov, card('O01'), ends, card('O02'), moved),
      deed(1, { ...begins, seat: 1, hex: 7 }),
    ]);
    expect(fights.map(({ over, deed: last, hex }) => ({ over, last, hex }))).toEqual([
      { over: true, last: 0, hex: 15 },
      { over: false, last: 1, hex: 7 },
    ]);
    expect(fights[0]?.rounds).toEqual([
      { card: null, events: [karpov] },
      { card: 'O01', events: [ends] },
    ]);
  });
});

describe('what is new', () => {
  const story = [deed(0), deed(1), deed(0), deed(1), deed(2)];

  it('begins with the last own decision, or with the last of all for those who look on', () => {
    expect(newSince(story, 0)).toBe(2);
    expect(newSince(story, null)).toBe(4);
    expect(newSince(story, 3)).toBe(4);
  });

  it('tells each activation with its Revelation, without combats and what players do', () => {
    const woke: Told = { tell: 'oldOne.revealed', rule, tile: 'L2-03', hex: 33 };
    const blight: Told = { tell: 'farm.blighted', rule, seat: 0, hex: 8, type: 'cattle' };
    const told = [
      deed(0, oldOnes(22), moved),
      deed(
        1,
        time(1),
        oldOnes(23),
        { tell: 'revelation', rule, revelation: 'R03' },
        woke,
        card('O09'),
        moved,
        { ...begins, hex: 7 },
        { tell: 'oldOne.claimed', rule, seat: 0, tile: 'L3-01', hex: 7, vp: 7 },
        ends,
        blight,
      ),
      deed(2, { tell: 'action', rule, seat: 2, box: 'attack', gold: 0 }, { ...woke, hex: 36 }),
      deed(2, time(2), oldOnes(24)),
    ];
    expect(nightsOf(told, 1)).toEqual([
      { space: 23, revelation: 'R03', events: [woke, moved, blight] },
      { space: 24, revelation: null, events: [] },
    ]);
  });
});
