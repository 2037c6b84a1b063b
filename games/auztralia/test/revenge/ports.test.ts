import { describe, expect, it } from 'vitest';
import { onPort } from './siege.ts';
import { revengeOf } from './table.ts';

const STRONG = 'L3-07';
const HURT = { damage: 1 };

describe('reinforced Ports', () => {
  it('REV-PORT-01 REV-PORT-02 REV-FIT-16 the owner puts damage on the Port or on units, freely split', () => {
    const t = onPort({ units: { infantry: 1 }, cards: [{ damage: 2 }, {}] });
    expect(t.state.combat?.fort).toEqual({ kind: 'port', capacity: 4, damage: 0 });
    expect(t.asked).toMatchObject({ seat: 0, step: 'damage' });
    for (const unit of ['infantry', 'port']) expect(t.offers({ do: 'damage', unit })).toBe(true);
    t.choose({ do: 'damage', unit: 'port' }, { do: 'damage', unit: 'infantry' });
    expect(t.state.combat).toMatchObject({ fort: { damage: 1 }, damage: { infantry: 1 } });
  });

  it('REV-PORT-03 Airship damage goes on Airships or is lost', () => {
    const t = onPort({ cards: [{ airshipDamage: 2, hits: ['infantry'] }, { hits: ['infantry'] }] });
    expect(t.told('unit.damaged')).toEqual([]);
    expect(revengeOf(t).ports[0]).toBe(4);
  });

  it('REV-PORT-04 REV-PORT-05 REV-PORT-06 one damage is repaired; two turn it to side 2 for good', () => {
    const wounded = onPort({ cards: [{ damage: 1, hits: ['infantry'] }, { hits: ['infantry'] }] });
    expect(wounded.state.combat).toBeNull();
    expect(revengeOf(wounded).ports[0]).toBe(4);
    const cards = [{ damage: 2, hits: ['infantry'] as const }, { hits: ['infantry'] as const }];
    const battered = onPort({ cards });
    expect(battered.told('port.turned')).toMatchObject([{ seat: 0 }]);
    expect(revengeOf(battered).ports[0]).toBe(2);
    const low = onPort({
      cards: [{ damage: 1, hits: ['infantry'] }, { hits: ['infantry'] }],
      revenge: { ports: { 0: 2 } },
    });
    expect(revengeOf(low).ports[0]).toBe(2);
    expect(low.told('port.turned')).toEqual([]);
  });

  it('REV-PORT-07 REV-PORT-14 REV-RULING-24 REV-FIT-19 without a unit the Port fights on as Infantry', () => {
    const alone = onPort({ cards: [{ hits: ['infantry'] }, { hits: ['infantry'] }] });
    expect(alone.told('oldOne.hit')).toMatchObject([{ damage: 1 }, { damage: 1 }]);
    expect(alone.player(0).claimed).toEqual(['L1-06']);
    // With a Car beside it, it only absorbs; when the Car is gone it fights.
    const t = onPort({
      units: { car: 1 },
      foes: [{ hex: 17, tile: STRONG }],
      cards: [
        { hits: ['infantry'], damage: 2 },
        { hits: ['infantry'] },
        { hits: ['infantry'] },
        { hits: ['infantry'] },
        { hits: ['infantry'] },
      ],
    });
    expect(t.told('oldOne.hit')).toEqual([]);
    t.choose({ do: 'damage', unit: 'car' }, { do: 'damage', unit: 'car' });
    expect(t.told('unit.eliminated')).toMatchObject([{ unit: 'car' }]);
    expect(t.told('combat.defeat')).toEqual([]);
    expect(t.told('oldOne.hit')).toHaveLength(4);
    expect(t.player(0).claimed).toEqual([STRONG]);
  });

  it('REV-PORT-08 REV-PORT-09 REV-FIT-15 REV-COMBAT-01 Sanity by the side that shows, for this combat', () => {
    const sanity = (strength: number, people: readonly 'jago'[] = []) =>
      onPort({
        units: { infantry: 1, car: 1 },
        people,
        cards: [HURT],
        revenge: { ports: { 0: strength } },
      }).state.combat?.sanity;
    expect(sanity(4)).toBe(5);
    expect(sanity(2)).toBe(4);
    expect(sanity(0)).toBe(3);
    expect(sanity(4, ['jago'])).toBe(6);
  });

  it('REV-PERS-10 Jago has 4 Sanity, and the Port adds its own', () => {
    const t = onPort({ units: { infantry: 1 }, people: ['jago'], cards: [HURT] });
    expect(t.state.combat?.sanity).toBe(6);
  });

  it('REV-PORT-10 every unit fights, for no time, without a way back; Old Ones left lose it', () => {
    const t = onPort({ units: { infantry: 2, car: 1 }, cards: [{ damage: 1, sanity: 6 }] });
    expect(t.state.combat?.force).toMatchObject({ infantry: 2, car: 1 });
    t.choose({ do: 'damage', unit: 'port' });
    expect(t.told('port.lost')).toMatchObject([{ seat: 0 }]);
    expect(t.state.ending).toBe('port');
    expect(t.state.discs.find((disc) => disc.seat === 0)?.space).toBe(20);
  });

  it('REV-PORT-11 REV-PORT-12 REV-RULING-04 REV-RULING-50 at its capacity it falls, even with the last Old One, and nobody else is lost', () => {
    const t = onPort({
      units: { infantry: 1 },
      foes: [{ hex: 17, tile: 'L1-05', damage: { 0: 1 } }],
      cards: [{ hits: ['infantry'], damage: 5, sanity: 9 }],
    });
    for (const unit of ['port', 'port', 'port', 'infantry', 'port'])
      t.choose({ do: 'damage', unit });
    // Its capacity is reached, so what is left has nowhere to go.
    expect(t.told('port.lost')).toMatchObject([{ seat: 0 }]);
    expect(t.told('oldOnes.points')).toMatchObject([{ vp: 10, why: 'port' }]);
    expect(t.player(0).barracks.infantry).toBe(1);
    expect(t.state.ending).toBe('port');
    expect(t.player(0).claimed).toEqual(['L1-05']);
  });

  it('REV-RULING-55 the Port comes first: no damaged unit is lost by a Defeat on the same card', () => {
    const t = onPort({
      units: { car: 1 },
      cards: [{ damage: 5, sanity: 9 }],
    });
    t.choose({ do: 'damage', unit: 'car' });
    for (let i = 0; i < 4; i++)
      if (t.asked?.step === 'damage') t.choose({ do: 'damage', unit: 'port' });
    expect(t.told('port.lost')).toHaveLength(1);
    expect(t.told('unit.eliminated')).toEqual([]);
    expect(t.told('combat.defeat')).toEqual([]);
    expect(t.player(0).barracks.car).toBe(1);
  });

  it('REV-PORT-13 REV-RULING-54 damage of a Mythos card may go on the Port, and may end it', () => {
    const t = onPort({ hand: ['ghasts'], revenge: { ports: { 0: 2 }, hand: ['ghasts'] } });
    expect(t.asked?.step).toBe('combat-cards');
    t.choose({ do: 'mythos', card: 'ghasts' });
    expect(t.told('unit.damaged')).toMatchObject([{ unit: 'port' }, { unit: 'port' }]);
    expect(t.told('port.lost')).toMatchObject([{ seat: 0 }]);
  });

  it('REV-COMBAT-07 damage must be placed where anything can take it', () => {
    const t = onPort({ units: { airship: 1 }, cards: [HURT] });
    // Airships do not, so only the Port is left, and it is not asked.
    expect(t.told('unit.damaged').slice(0, 1)).toMatchObject([{ unit: 'port' }]);
    expect(t.told('damage.lost')).toEqual([]);
  });

  it('REV-PERS-14 Karpov strikes at Old Ones on the Port', () => {
    const t = onPort({ people: ['karpov'] });
    expect(t.told('karpov')).toHaveLength(1);
    expect(t.player(0).claimed).toEqual(['L1-06']);
  });
});
