import { describe, expect, it } from 'vitest';
import { battle, FIELD, fight, march, tile } from './battle.ts';

describe('withdrawal', () => {
  it('AUZ-WDR-01 takes out the Airships, the others, or all; what is not there is not offered', () => {
    const mixed = battle({ army: { infantry: 1, airship: 1 }, foes: ['L1-08'], cards: ['O28'] });
    expect(mixed.choices).toEqual([
      { do: 'stay' },
      { do: 'withdraw', part: 'airships' },
      { do: 'withdraw', part: 'others' },
      { do: 'withdraw', part: 'all' },
    ]);
    const ground = battle({ army: { infantry: 1, car: 1 }, foes: ['L1-08'], cards: ['O28'] });
    expect(ground.choices).toEqual([{ do: 'stay' }, { do: 'withdraw', part: 'all' }]);
    const air = battle({ army: { airship: 2 }, foes: ['L1-08'], cards: ['O28'] });
    expect(air.choices).toEqual([{ do: 'stay' }, { do: 'withdraw', part: 'all' }]);
  });

  it('AUZ-WDR-01 is no way out while damage of a card is being put', () => {
    const t = battle({ army: { infantry: 1, car: 1 }, foes: ['L3-08'], cards: ['O22'] });
    expect(t.asked?.step).toBe('damage');
    expect(t.offers({ do: 'withdraw' })).toBe(false);
    t.choose({ do: 'damage', unit: 'car' });
    expect(t.offers({ do: 'withdraw' })).toBe(false);
  });

  it('AUZ-WDR-02 AUZ-WDR-04 who withdraws goes home unharmed and takes no more part; the rest fights on', () => {
    const t = battle({
      army: { infantry: 2, airship: 1 },
      foes: ['L1-04'],
      // Airship damage, then a card on which an Airship would hit and be hit, then nothing.
      cards: ['O03', 'O23', 'O24'],
    });
    expect(fight(t).damage.airship).toBe(1);
    t.choose({ do: 'withdraw', part: 'airships' });
    expect(t.told('combat.withdrew')).toMatchObject([{ seat: 0, part: 'airships' }]);
    expect(t.player(0).barracks).toMatchObject({ airship: 1, infantry: 0 });
    expect(fight(t)).toMatchObject({ force: { infantry: 2, airship: 0 }, damage: { airship: 0 } });
    // Only the Infantry hit: the Airship symbol of O23 found nobody.
    expect(tile(t, 'L1-04').damage[0]).toBe(1);
    // The rest may withdraw later.
    expect(t.choices).toEqual([{ do: 'stay' }, { do: 'withdraw', part: 'all' }]);
    t.choose({ do: 'stay' }).choose({ do: 'withdraw', part: 'all' });
    expect(t.player(0).barracks).toMatchObject({ airship: 1, infantry: 2 });
  });

  it('AUZ-WDR-01 AUZ-WDR-04 the Airships may fight on alone', () => {
    const t = battle({
      army: { infantry: 2, car: 1, airship: 1 },
      foes: ['L1-08'],
      cards: ['O28', 'O40'],
    });
    t.choose({ do: 'withdraw', part: 'others' });
    expect(t.player(0).barracks).toMatchObject({ infantry: 2, car: 1, airship: 0 });
    // O40, Zombie row: Car and Airship hit, 1 damage: only the Airship is there.
    expect(tile(t, 'L1-08').damage[0]).toBe(1);
    expect(t.told('damage.lost')).toMatchObject([{ damage: 1 }]);
    expect(fight(t).force).toMatchObject({ infantry: 0, car: 0, airship: 1 });
  });

  it('AUZ-WDR-02 AUZ-WDR-03 when nobody stays the combat is over, and it is no defeat', () => {
    const t = battle({ army: { infantry: 1, car: 1 }, foes: ['L3-08'], cards: ['O22'] });
    t.choose({ do: 'damage', unit: 'infantry' }).choose({ do: 'damage', unit: 'car' });
    t.choose({ do: 'withdraw', part: 'all' });
    expect(t.told('combat.ends')).toMatchObject([{ left: 1 }]);
    expect(t.told('combat.defeat')).toEqual([]);
    expect(t.told('unit.eliminated')).toEqual([]);
    expect(t.player(0).barracks).toMatchObject({ infantry: 1, car: 1 });
    // Nothing of the damage is left on them the next time.
    march(t, { infantry: 1, car: 1 }, FIELD);
    expect(fight(t).damage).toMatchObject({ infantry: 0, car: 0 });
  });
});
