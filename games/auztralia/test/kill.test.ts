import { describe, expect, it } from 'vitest';
import { sharesOf } from '../rules/damage.ts';
import { battle, onMap, tile } from './battle.ts';

/** Ports for three players, seat 0 next to the battle. */
const three = {
  ports: { 0: 7, 1: 41, 2: 1 },
  time: { 0: 3, 1: 13, 2: 13, oldOnes: 22 },
};

describe('destroying an Old One', () => {
  it('AUZ-KILL-01 AUZ-EX-13 a Shoggoth of capacity 8 with 2 and 3 damage falls to three more, not to two', () => {
    const t = battle({
      army: { artillery: 1 },
      foes: [{ tile: 'L2-02', damage: { 0: 2, 1: 3 } }],
      cards: ['O03', 'O09', 'O16'],
    });
    t.choose({ do: 'stay' });
    expect(tile(t, 'L2-02').damage).toEqual([4, 3]);
    t.choose({ do: 'stay' });
    expect(onMap(t)).toEqual([]);
    expect(t.told('oldOne.shared')).toMatchObject([{ tile: 'L2-02', shares: [3, 3] }]);
  });

  it('AUZ-KILL-02 who alone has damage on it takes the tile and its VP', () => {
    const t = battle({
      army: { artillery: 1 },
      foes: [{ tile: 'L1-01', damage: { 0: 5 } }],
      cards: ['O03'],
    });
    expect(t.told('oldOne.claimed')).toMatchObject([{ seat: 0, tile: 'L1-01', vp: 4 }]);
    expect(t.player(0).claimed).toEqual(['L1-01']);
    expect(t.player(0).tokens).toBe(0);
    expect(t.engine.view(t.world, 0).players[0]?.points).toBe(4);
  });

  it('AUZ-KILL-03 AUZ-KILL-04 AUZ-KILL-07 two share the VP in tokens, the odd one goes to the most damage, whoever struck last', () => {
    const t = battle({
      army: { artillery: 1 },
      foes: [{ tile: 'L2-01', damage: { 0: 1, 1: 5 } }],
      cards: ['O03'],
    });
    expect(t.told('oldOne.shared')).toMatchObject([{ tile: 'L2-01', shares: [2, 3] }]);
    expect(t.player(0)).toMatchObject({ tokens: 2, claimed: [] });
    expect(t.player(1)).toMatchObject({ tokens: 3, claimed: [] });
    expect(t.state.gone.map((held) => held.is)).toEqual(['L2-01']);
  });

  it('AUZ-KILL-03 AUZ-KILL-04 of three, each gets a third and the rest goes to the most damage', () => {
    const t = battle({
      army: { artillery: 1 },
      foes: [{ tile: 'L3-02', damage: { 0: 2, 1: 4, 2: 2 } }],
      cards: ['O03'],
      words: three,
      config: { seats: 3 },
    });
    expect(t.told('oldOne.shared')).toMatchObject([{ shares: [2, 3, 2] }]);
  });

  it('AUZ-KILL-05 AUZ-RULING-24 leaders in a tie split the rest evenly, or nobody gets it', () => {
    const even = battle({
      army: { artillery: 1 },
      foes: [{ tile: 'L3-03', damage: { 0: 3, 1: 4, 2: 2 } }],
      cards: ['O03'],
      words: three,
      config: { seats: 3 },
    });
    // 8 VP: 2 each, and the 2 left over are one for each of the leaders.
    expect(even.told('oldOne.shared')).toMatchObject([{ shares: [3, 3, 2] }]);
    const odd = battle({
      army: { artillery: 1, infantry: 1 },
      foes: [{ tile: 'L2-01', damage: { 0: 2, 1: 3 } }],
      cards: ['O24'],
    });
    // 5 VP and 4 damage against 3: a leader. With a tie the odd point would be lost.
    expect(odd.told('oldOne.shared')).toMatchObject([{ shares: [3, 2] }]);
    expect(sharesOf([4, 4], 5)).toEqual([2, 2]);
    expect(sharesOf([3, 3, 3], 8)).toEqual([2, 2, 2]);
    expect(sharesOf([3, 3, 3, 1], 7)).toEqual([2, 2, 2, 1]);
  });

  it('AUZ-KILL-06 points beyond the capacity count too when damage is compared', () => {
    // Capacity 7: one hit would do, but O24 shows Infantry and Artillery.
    const t = battle({
      army: { infantry: 1, artillery: 1 },
      foes: [{ tile: 'L2-01', damage: { 0: 2, 1: 4 } }],
      cards: ['O24'],
    });
    expect(t.told('oldOne.shared')).toMatchObject([{ shares: [2, 2] }]);
  });

  it('AUZ-KILL-08 an Empty tile is worth nothing and belongs to nobody', () => {
    const t = battle({
      army: { infantry: 1 },
      foes: ['L1-06', { tile: 'L1-14', faceUp: false }],
    });
    expect(t.told('oldOne.claimed')).toEqual([]);
    expect(t.player(0).claimed).toEqual([]);
    expect(t.state.gone.map((held) => held.is)).toEqual(['L1-14']);
  });
});
