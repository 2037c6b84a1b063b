import { describe, expect, it } from 'vitest';
import { battle, fight, onMap } from './battle.ts';

describe('defeat', () => {
  it('AUZ-LOSE-01 no unit is left when the card is resolved', () => {
    const t = battle({ army: { infantry: 1 }, foes: ['L3-08'], cards: ['O22'] });
    expect(t.told('combat.defeat')).toMatchObject([{ seat: 0, rule: 'AUZ-LOSE-01' }]);
    expect(t.state.combat).toBeNull();
    expect(onMap(t)).toEqual(['L3-08']);
    expect(t.player(0).barracks.infantry).toBe(0);
  });

  it('AUZ-LOSE-01 with one unit left the combat goes on', () => {
    const t = battle({ army: { infantry: 2 }, foes: ['L3-08'], cards: ['O22'] });
    expect(t.told('combat.defeat')).toEqual([]);
    expect(fight(t).force.infantry).toBe(1);
  });

  it('AUZ-LOSE-02 a Sanity token had to go and none was left, though all units are unharmed', () => {
    const t = battle({
      army: { artillery: 2 },
      foes: ['L1-08', 'L1-05'],
      cards: ['O17', 'O21'],
    });
    // Two Zombies cost two Sanity with each of these cards.
    expect(fight(t).sanity).toBe(1);
    t.choose({ do: 'stay' });
    expect(t.told('combat.defeat')).toMatchObject([{ rule: 'AUZ-LOSE-02' }]);
    expect(t.player(0).barracks.artillery).toBe(2);
  });

  it('AUZ-LOSE-03 what a card destroys is claimed although the same card defeats', () => {
    const t = battle({
      army: { infantry: 2 },
      foes: [{ tile: 'L1-08', damage: { 0: 2 } }],
      // One Sanity each; O30 also damages an Infantry, and O15 hits.
      cards: ['O17', 'O21', 'O30', 'O15'],
    });
    t.choose({ do: 'stay' }, { do: 'stay' });
    expect(fight(t)).toMatchObject({ sanity: 0, damage: { infantry: 1 } });
    t.choose({ do: 'stay' });
    expect(t.player(0).claimed).toEqual(['L1-08']);
    expect(t.told('combat.defeat')).toMatchObject([{ rule: 'AUZ-LOSE-02' }]);
    expect(t.player(0).barracks.infantry).toBe(1);
  });

  it('AUZ-LOSE-04 AUZ-RULING-80 spending the last unit before the card is defeat while a foe is left', () => {
    const t = battle({ army: { infantry: 1 }, foes: ['L1-03'], people: ['takanashi'] });
    t.choose({ do: 'sacrifice', unit: 'infantry', tile: 'L1-03' });
    expect(t.told('card.turned')).toEqual([]);
    expect(t.told('combat.defeat')).toMatchObject([{ seat: 0 }]);
    expect(t.state.combat).toBeNull();
    expect(onMap(t)).toEqual(['L1-03']);
  });

  it('AUZ-LOSE-04 AUZ-RULING-80 it is none if that clears the hex: the destroyed leave first', () => {
    const t = battle({
      army: { infantry: 1 },
      foes: [{ tile: 'L1-03', damage: { 0: 1 } }],
      people: ['takanashi'],
    });
    t.choose({ do: 'sacrifice', unit: 'infantry', tile: 'L1-03' });
    expect(t.player(0).claimed).toEqual(['L1-03']);
    expect(t.told('combat.defeat')).toEqual([]);
    expect(t.told('card.turned')).toEqual([]);
  });
});
