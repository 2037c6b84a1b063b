import { describe, expect, it } from 'vitest';
import { battle, camp, fight, march, onMap, tile } from './battle.ts';

describe('several Old Ones in a hex', () => {
  it('AUZ-MULTI-01 attacking the hex means fighting all of them, and none in the next hex', () => {
    const t = camp({
      players: [{ units: { infantry: 1 } }],
      oldOnes: [
        { hex: 17, tile: 'L1-08', faceUp: true },
        { hex: 17, tile: 'L1-04', faceUp: true },
        { hex: 17, tile: 'L1-09', faceUp: true },
        { hex: 16, tile: 'L1-07', faceUp: true },
      ],
      next: { oldOneCards: ['O03'] },
    });
    march(t, { infantry: 1 }, 17);
    // O03 shows Infantry for Zombies and for Temples.
    expect(tile(t, 'L1-08').damage[0]).toBe(1);
    expect(tile(t, 'L1-09').damage[0]).toBe(1);
    expect(tile(t, 'L1-07').damage[0]).toBe(0);
  });

  it('AUZ-MULTI-02 one card serves all of them, each by the row of its type', () => {
    const t = battle({ army: { infantry: 1 }, foes: ['L1-08', 'L1-04'], cards: ['O01'] });
    expect(t.told('card.turned')).toHaveLength(1);
    // O01: the Zombie strikes and is not hit, the Mi-go is hit and does not strike.
    expect(tile(t, 'L1-08').damage[0]).toBe(0);
    expect(tile(t, 'L1-04').damage[0]).toBe(1);
    expect(fight(t)).toMatchObject({ sanity: 2, damage: { infantry: 1 } });
  });

  it('AUZ-MULTI-03 AUZ-MULTI-04 AUZ-EX-15 two Zombies take the hit each and strike each', () => {
    const t = battle({
      army: { infantry: 2, car: 1 },
      foes: ['L1-06', 'L1-07'],
      cards: ['O19'],
    });
    expect(t.asked?.prompt).toMatchObject({ ask: 'damage', left: 2 });
    expect(tile(t, 'L1-06').damage[0]).toBe(1);
    expect(tile(t, 'L1-07').damage[0]).toBe(1);
  });

  it('AUZ-MULTI-04 Sanity and Airship damage count once per tile as well', () => {
    const sanity = battle({ army: { artillery: 1 }, foes: ['L1-06', 'L1-07'], cards: ['O17'] });
    expect(sanity.told('sanity.lost')).toMatchObject([{ lost: 2, left: 1 }]);
    const air = battle({ army: { airship: 2 }, foes: ['L1-03', 'L1-04'], cards: ['O14'] });
    expect(air.told('unit.eliminated')).toMatchObject([{ unit: 'airship' }]);
    expect(fight(air).force.airship).toBe(1);
  });

  it('AUZ-MULTI-05 all strikes of a card are put in any order, on stacks of the own choice', () => {
    // O11: the Zombie deals 1 damage, the Mi-go 1 damage and 1 Airship damage.
    const t = battle({
      army: { infantry: 1, car: 1, airship: 1 },
      foes: ['L1-08', 'L1-04'],
      cards: ['O11'],
    });
    expect(t.asked?.prompt).toMatchObject({ left: 2 });
    t.choose({ do: 'damage', unit: 'car' }).choose({ do: 'damage', unit: 'infantry' });
    expect(fight(t).damage).toMatchObject({ infantry: 1, car: 1, airship: 1 });
  });

  it('AUZ-MULTI-06 who falls to a card is out before the next', () => {
    const t = battle({
      army: { infantry: 1, car: 1 },
      foes: ['L1-06', 'L1-08'],
      // O10 hits each Zombie twice: one falls. O17 then costs Sanity for the other alone.
      cards: ['O10', 'O17'],
    });
    expect(t.player(0).claimed).toEqual(['L1-06']);
    expect(onMap(t)).toEqual(['L1-08']);
    t.choose({ do: 'stay' });
    expect(t.told('sanity.lost')).toMatchObject([{ lost: 1 }]);
  });
});
