import { describe, expect, it } from 'vitest';
import { battle, eve, FIELD, fight, hq, march, night, onMap, space, tile } from './battle.ts';

describe('a combat begins', () => {
  it('AUZ-CMB-01 by an attack, or because Old Ones stand on a Port when they have moved', () => {
    const attacked = battle({ army: { infantry: 1 }, foes: ['L1-06'], cards: ['O28'] });
    expect(attacked.told('combat.begins')).toMatchObject([{ seat: 0, hex: FIELD }]);
    expect(fight(attacked).kind).toBe('attack');
    const raided = night({
      players: [{ units: { infantry: 1 } }],
      oldOnes: [{ hex: FIELD, tile: 'L1-03', faceUp: true }],
      next: { oldOneCards: ['O01', 'O28', 'O17'] },
    });
    expect(raided.told('combat.begins')).toMatchObject([{ seat: 0, hex: 7 }]);
  });

  it('AUZ-CMB-02 with 3 Sanity each time, whatever the last combat cost', () => {
    const t = battle({ army: { infantry: 1 }, foes: ['L1-06'], cards: ['O17', 'O28'] });
    expect(fight(t).sanity).toBe(2);
    t.choose({ do: 'withdraw', part: 'all' });
    march(t, { infantry: 1 }, FIELD);
    expect(t.told('card.turned')).toMatchObject([{ card: 'O28' }]);
    expect(fight(t).sanity).toBe(3);
  });
});

describe('the card', () => {
  it('AUZ-CMB-03 comes from the top of the deck and goes to the discard pile when it is resolved', () => {
    const t = battle({ army: { infantry: 1 }, foes: ['L1-08'], cards: ['O28', 'O14'] });
    expect(t.state.discard).toEqual(['O28']);
    t.choose({ do: 'stay' });
    expect(t.told('card.turned')).toMatchObject([{ card: 'O14' }]);
    expect(t.state.discard).toEqual(['O28', 'O14']);
  });

  it('AUZ-CMB-03 an empty deck is made anew from the discard pile', () => {
    const t = battle({
      army: { infantry: 1 },
      foes: ['L1-08'],
      words: { next: {}, only: { oldOneCards: ['O28'] } },
    });
    expect(t.state.deck).toEqual([]);
    expect(t.state.discard).toHaveLength(40);
    t.choose({ do: 'stay' });
    expect(t.told('deck.reshuffled')).toHaveLength(1);
    expect(t.told('card.turned')).toHaveLength(1);
  });

  it('AUZ-CMB-04 AUZ-CMB-05 is read in the row of the Old One; each symbol hits once, however many units stand behind it', () => {
    const t = battle({ army: { infantry: 3 }, foes: ['L1-01'], cards: ['O32'] });
    // Shoggoth row of O32: Infantry hits, 1 damage, 1 Sanity; the Mi-go row would differ.
    expect(tile(t, 'L1-01').damage[0]).toBe(1);
    expect(fight(t)).toMatchObject({ sanity: 2, damage: { infantry: 1 } });
  });

  it('AUZ-CMB-05 symbols of types that are not in the force do nothing', () => {
    // O10, Zombie row: Infantry, Car and Airship.
    const infantry = battle({ army: { infantry: 2 }, foes: ['L1-08'], cards: ['O10'] });
    expect(tile(infantry, 'L1-08').damage[0]).toBe(1);
    const both = battle({ army: { infantry: 1, airship: 1 }, foes: ['L1-08'], cards: ['O10'] });
    expect(tile(both, 'L1-08').damage[0]).toBe(2);
    const neither = battle({ army: { artillery: 2 }, foes: ['L1-08'], cards: ['O10'] });
    expect(tile(neither, 'L1-08').damage[0]).toBe(0);
  });
});

describe('cubes on an Old One', () => {
  it('AUZ-CMB-06 AUZ-CMB-24 come from the HQ and go back there when it falls', () => {
    const t = eve({ army: { infantry: 1 }, foes: ['L1-03'], cards: ['O01', 'O07', 'O31'] });
    expect(hq(t, 0)).toBe(20);
    march(t, { infantry: 1 }, FIELD);
    expect(hq(t, 0)).toBe(18);
    t.choose({ do: 'stay' });
    expect(hq(t, 0)).toBe(17);
    t.choose({ do: 'stay' });
    expect(t.player(0).claimed).toEqual(['L1-03']);
    expect(hq(t, 0)).toBe(19);
  });

  it('AUZ-CMB-06 AUZ-RULING-25 a spare disc replaces five of them when the HQ runs short, and only then', () => {
    const t = battle({
      army: { artillery: 1 },
      foes: [{ tile: 'L3-03', damage: { 0: 4 } }],
      cards: ['O03', 'O09', 'O16'],
      player: { boxes: { mine: 13 } },
    });
    // 20 cubes: 13 in Mine, 1 in Attack, 4 and the first hit on the Shoggoth.
    expect(tile(t, 'L3-03')).toMatchObject({ damage: [5, 0], discs: [0, 0] });
    expect(hq(t, 0)).toBe(1);
    t.choose({ do: 'stay' });
    expect(tile(t, 'L3-03')).toMatchObject({ damage: [6, 0], discs: [0, 0] });
    expect(hq(t, 0)).toBe(0);
    t.choose({ do: 'stay' });
    expect(tile(t, 'L3-03')).toMatchObject({ damage: [7, 0], discs: [1, 0] });
    expect(hq(t, 0)).toBe(4);
  });

  it('AUZ-RULING-25 the disc goes on the tile with the most own cubes, of equals on the lowest hex', () => {
    const words = (far: number) => ({
      oldOnes: [
        { hex: 28, tile: 'L3-02', faceUp: true, damage: { 0: far } },
        { hex: 16, tile: 'L3-01', faceUp: true, damage: { 0: 6 } },
      ],
    });
    const start = (far: number) =>
      battle({
        army: { artillery: 1 },
        foes: ['L2-02'],
        cards: ['O03'],
        player: { boxes: { mine: 19 - 6 - far } },
        words: words(far),
      });
    const most = start(7);
    expect(hq(most, 0)).toBe(4);
    expect(tile(most, 'L3-02').discs[0]).toBe(1);
    expect(tile(most, 'L3-01').discs[0]).toBe(0);
    const equal = start(6);
    expect(tile(equal, 'L3-02').discs[0]).toBe(0);
    expect(tile(equal, 'L3-01').discs[0]).toBe(1);
  });

  it('AUZ-RULING-25 without a disc to spare the damage counts all the same', () => {
    const t = battle({
      army: { artillery: 1 },
      foes: [{ tile: 'L3-03', damage: { 0: 4 } }],
      cards: ['O03'],
      player: { boxes: { mine: 15 } },
    });
    // The hit makes five cubes of four, so a disc can stand for them.
    expect(tile(t, 'L3-03')).toMatchObject({ damage: [5, 0], discs: [1, 0] });
    const short = battle({
      army: { artillery: 1 },
      foes: [{ tile: 'L3-03', damage: { 0: 3 } }],
      cards: ['O03'],
      player: { boxes: { mine: 16 } },
    });
    expect(tile(short, 'L3-03')).toMatchObject({ damage: [4, 0], discs: [0, 0] });
    expect(hq(short, 0)).toBe(0);
  });

  it('AUZ-RULING-25 AUZ-CMB-24 discs come back with the tile that they lay on', () => {
    const t = battle({
      army: { artillery: 1 },
      foes: [{ tile: 'L1-01', damage: { 0: 5 }, discs: { 0: 1 } }],
      cards: ['O03'],
    });
    expect(t.player(0).claimed).toEqual(['L1-01']);
    expect(hq(t, 0)).toBe(19);
    const again = battle({
      army: { artillery: 1 },
      foes: [{ tile: 'L3-03', damage: { 0: 9 }, discs: { 0: 1 } }],
      cards: ['O03'],
      player: { boxes: { mine: 14 } },
      words: {
        oldOnes: [{ hex: 28, tile: 'L3-02', faceUp: true, damage: { 0: 5 }, discs: { 0: 1 } }],
      },
    });
    // Both discs were out; the Shoggoth that fell gave one of them back.
    expect(again.player(0).claimed).toEqual(['L3-03']);
    expect(again.state.tiles.map((held) => held.discs[0])).toEqual([1]);
    expect(hq(again, 0)).toBe(5);
  });

  it('AUZ-CMB-22 stay on an Old One that survives, into the next combat', () => {
    const t = battle({ army: { infantry: 1 }, foes: ['L1-03'], cards: ['O01', 'O07'] });
    t.choose({ do: 'withdraw', part: 'all' });
    expect(tile(t, 'L1-03').damage[0]).toBe(1);
    march(t, { infantry: 1 }, FIELD);
    expect(tile(t, 'L1-03').damage[0]).toBe(2);
  });

  it('AUZ-CMB-23 AUZ-OLD-04 leave a Zombie that survives at the end of the combat, for their HQ', () => {
    const t = battle({ army: { infantry: 1 }, foes: ['L1-08'], cards: ['O03'] });
    expect(tile(t, 'L1-08').damage[0]).toBe(1);
    expect(hq(t, 0)).toBe(18);
    t.choose({ do: 'withdraw', part: 'all' });
    expect(t.told('oldOne.regenerated')).toMatchObject([{ tile: 'L1-08' }]);
    expect(tile(t, 'L1-08').damage[0]).toBe(0);
    expect(hq(t, 0)).toBe(19);
  });
});

describe('damage to units', () => {
  it('AUZ-CMB-08 is put by the fighter cube by cube, on any stack but the Airships', () => {
    // O22, Loyalist row: 2 damage.
    const t = battle({
      army: { infantry: 1, car: 1, airship: 1 },
      foes: ['L3-08'],
      cards: ['O22'],
    });
    expect(t.asked).toMatchObject({ seat: 0, prompt: { ask: 'damage', left: 2 } });
    expect(t.refused({ do: 'damage', unit: 'airship' })).toMatchObject({
      rule: 'AUZ-CMB-09',
      why: 'damage.airship',
    });
    t.choose({ do: 'damage', unit: 'car' });
    expect(t.asked?.prompt).toMatchObject({ ask: 'damage', left: 1 });
    t.choose({ do: 'damage', unit: 'infantry' });
    expect(fight(t).damage).toMatchObject({ infantry: 1, car: 1, airship: 0 });
    expect(t.asked?.step).toBe('withdrawal');
  });

  it('AUZ-CMB-09 AUZ-RULING-23 is lost when only Airships are there', () => {
    const t = battle({ army: { airship: 2 }, foes: ['L3-08'], cards: ['O22'] });
    expect(t.told('damage.lost')).toMatchObject([{ damage: 2 }]);
    expect(fight(t).damage).toMatchObject({ airship: 0 });
    expect(fight(t).force.airship).toBe(2);
  });

  it('AUZ-CMB-09 the rest of it is lost when the last ground unit falls', () => {
    const t = battle({ army: { infantry: 1, airship: 1 }, foes: ['L3-08'], cards: ['O10', 'O38'] });
    expect(fight(t).damage.infantry).toBe(1);
    t.choose({ do: 'stay' });
    expect(fight(t).force).toMatchObject({ infantry: 0, airship: 1 });
    expect(t.told('damage.lost')).toMatchObject([{ damage: 1 }]);
    expect(fight(t).damage.airship).toBe(0);
  });

  it('AUZ-CMB-10 Airship damage goes on the Airships, and nowhere without them', () => {
    const t = battle({ army: { infantry: 1, airship: 1 }, foes: ['L1-04'], cards: ['O03', 'O09'] });
    expect(fight(t).damage).toMatchObject({ airship: 1, infantry: 0 });
    t.choose({ do: 'stay' });
    expect(t.told('unit.eliminated')).toMatchObject([{ unit: 'airship' }]);
    expect(t.state.supply.units.airship).toBe(3);
    const none = battle({ army: { infantry: 1 }, foes: ['L1-04'], cards: ['O03'] });
    expect(fight(none).damage).toMatchObject({ airship: 0, infantry: 0 });
  });

  it('AUZ-CMB-11 AUZ-CMB-12 AUZ-EX-14 two damage on two Infantry take exactly one of them, cubes and all', () => {
    const t = battle({ army: { infantry: 2 }, foes: ['L3-08'], cards: ['O22', 'O10'] });
    expect(t.told('unit.eliminated')).toMatchObject([{ seat: 0, unit: 'infantry' }]);
    expect(fight(t)).toMatchObject({ force: { infantry: 1 }, damage: { infantry: 0 } });
    expect(t.state.supply.units.infantry).toBe(9);
    t.choose({ do: 'stay' });
    // The second man starts unharmed: one more damage does not kill him.
    expect(fight(t)).toMatchObject({ force: { infantry: 1 }, damage: { infantry: 1 } });
  });

  it('AUZ-CMB-14 AUZ-LOSE-02 the third Sanity may go, the fourth is defeat', () => {
    const t = battle({
      army: { artillery: 1 },
      foes: ['L1-08'],
      cards: ['O15', 'O17', 'O21', 'O25'],
    });
    t.choose({ do: 'stay' }).choose({ do: 'stay' });
    expect(fight(t)).toMatchObject({ sanity: 0, defeated: false });
    t.choose({ do: 'stay' });
    expect(t.told('combat.defeat')).toMatchObject([{ rule: 'AUZ-LOSE-02' }]);
    expect(t.state.combat).toBeNull();
  });

  it('AUZ-CMB-15 AUZ-RULING-69 AUZ-LOSE-01 AUZ-LOSE-03 a card strikes both ways at once: the falling unit hits, the falling Zombie strikes', () => {
    const t = battle({ army: { infantry: 1 }, foes: ['L1-06'], cards: ['O19', 'O23'] });
    expect(tile(t, 'L1-06').damage[0]).toBe(1);
    expect(fight(t).damage.infantry).toBe(1);
    t.choose({ do: 'stay' });
    expect(t.player(0).claimed).toEqual(['L1-06']);
    expect(t.told('unit.eliminated')).toMatchObject([{ unit: 'infantry' }]);
    expect(t.told('combat.defeat')).toMatchObject([{ rule: 'AUZ-LOSE-01' }]);
    expect(t.player(0).barracks.infantry).toBe(0);
  });
});

describe('the order of a round', () => {
  it('AUZ-CMB-25 AUZ-CMB-16 AUZ-CMB-18 AUZ-RULING-79 withdrawal, W1, card, Jones, damage, W2, then the fallen leave', () => {
    const t = battle({
      army: { infantry: 1, car: 1 },
      foes: [{ tile: 'L1-08', faceUp: false }],
      cards: ['O19', 'O23'],
      people: ['khouri', 'singh', 'jones'],
    });
    // (a) withdrawal, before anything else can be used.
    expect(t.asked?.step).toBe('withdrawal');
    // (c) W1: no card yet.
    t.choose({ do: 'stay' });
    expect(t.asked).toMatchObject({ step: 'combat-window', prompt: { when: 'before' } });
    expect(t.told('card.turned')).toEqual([]);
    // (d), (e) The card lies open and has done nothing yet.
    t.choose({ do: 'done' });
    expect(t.asked?.step).toBe('jones');
    expect(t.state.card).toBe('O19');
    expect(tile(t, 'L1-08').damage[0]).toBe(0);
    // (f) Hits first, then the damage is put.
    t.choose({ do: 'stay' });
    expect(t.asked?.step).toBe('damage');
    expect(tile(t, 'L1-08').damage[0]).toBe(1);
    // (g) W2: two strikes bring the Zombie to 3, and it is still there between them.
    t.choose({ do: 'damage', unit: 'car' });
    expect(t.asked).toMatchObject({ step: 'combat-window', prompt: { when: 'after' } });
    t.choose({ do: 'strike', personality: 'singh', tile: 'L1-08' });
    expect(onMap(t)).toEqual(['L1-08']);
    expect(t.asked?.step).toBe('combat-window');
    // (h) Nobody is left to use, so the Zombie leaves, and there is no further withdrawal.
    t.choose({ do: 'strike', personality: 'khouri', tile: 'L1-08' });
    expect(t.told('oldOne.claimed')).toMatchObject([{ tile: 'L1-08' }]);
    expect(t.told('combat.ends')).toHaveLength(1);
  });

  it('AUZ-CMB-16 AUZ-CMB-25 an Old One with its full damage leaves only when W2 is over', () => {
    const t = battle({
      army: { infantry: 1, car: 1 },
      foes: ['L1-06', 'L3-02'],
      cards: ['O10'],
      people: ['khouri'],
    });
    t.choose({ do: 'done' });
    expect(tile(t, 'L1-06').damage[0]).toBe(2);
    expect(t.asked).toMatchObject({ step: 'combat-window', prompt: { when: 'after' } });
    expect(onMap(t)).toEqual(['L1-06', 'L3-02']);
    t.choose({ do: 'done' });
    expect(onMap(t)).toEqual(['L3-02']);
  });

  it('AUZ-CMB-16 AUZ-RULING-71 AUZ-WDR-01 withdrawal is offered after a card only if the combat goes on', () => {
    const goes = battle({ army: { infantry: 1 }, foes: ['L1-08'], cards: ['O03'] });
    expect(goes.asked?.step).toBe('withdrawal');
    const won = battle({ army: { infantry: 1, car: 1 }, foes: ['L1-06'], cards: ['O10'] });
    expect(won.asked?.step).not.toBe('withdrawal');
    expect(won.state.combat).toBeNull();
  });

  it('AUZ-CMB-17 a combat ends when the foes are gone, when nobody stays, or by defeat', () => {
    const won = battle({ army: { infantry: 1, car: 1 }, foes: ['L1-06'], cards: ['O10'] });
    expect(won.told('combat.ends')).toMatchObject([{ left: 0 }]);
    expect(won.told('combat.defeat')).toEqual([]);
    const left = battle({ army: { infantry: 1 }, foes: ['L1-06'], cards: ['O28'] });
    expect(left.told('combat.ends')).toEqual([]);
    left.choose({ do: 'withdraw', part: 'all' });
    expect(left.told('combat.ends')).toMatchObject([{ left: 1 }]);
    expect(left.told('combat.defeat')).toEqual([]);
    const lost = battle({ army: { infantry: 1 }, foes: ['L3-08'], cards: ['O22'] });
    expect(lost.told('combat.defeat')).toHaveLength(1);
    expect(lost.told('combat.ends')).toMatchObject([{ left: 1 }]);
  });

  it('AUZ-CMB-19 an Old One destroyed in W1 is gone before the card; without another no card is drawn', () => {
    const alone = battle({
      army: { infantry: 1 },
      foes: [{ tile: 'L1-02', damage: { 0: 1 } }],
      people: ['khouri'],
    });
    alone.choose({ do: 'strike', personality: 'khouri', tile: 'L1-02' });
    expect(alone.player(0).claimed).toEqual(['L1-02']);
    expect(alone.told('card.turned')).toEqual([]);
    expect(alone.state.combat).toBeNull();
    // O13 would damage the Infantry in the row of the Mi-go, which is not read any more.
    const two = battle({
      army: { infantry: 1 },
      foes: [{ tile: 'L1-02', damage: { 0: 1 } }, 'L1-09'],
      cards: ['O13'],
      people: ['khouri'],
    });
    two.choose({ do: 'strike', personality: 'khouri', tile: 'L1-02' });
    expect(two.told('card.turned')).toMatchObject([{ card: 'O13' }]);
    expect(fight(two).damage.infantry).toBe(0);
    expect(two.player(0).claimed).toEqual(['L1-02']);
    expect(tile(two, 'L1-09').damage[0]).toBe(1);
  });

  it('AUZ-CMB-26 a personality needs its unit at the moment of use, not at the start', () => {
    const t = battle({
      army: { infantry: 1, artillery: 1 },
      foes: ['L3-08'],
      cards: ['O22'],
      people: ['milligan', 'khouri'],
    });
    expect(t.offers({ do: 'strike', personality: 'milligan' })).toBe(true);
    t.choose({ do: 'done' });
    t.choose({ do: 'damage', unit: 'artillery' }).choose({ do: 'damage', unit: 'artillery' });
    expect(t.asked).toMatchObject({ step: 'combat-window', prompt: { when: 'after' } });
    expect(t.refused({ do: 'strike', personality: 'milligan' })).toMatchObject({
      rule: 'AUZ-CMB-26',
      why: 'window.needs',
      unit: 'artillery',
    });
    expect(t.offers({ do: 'strike', personality: 'khouri' })).toBe(true);
  });
});

describe('the end of a combat', () => {
  it('AUZ-CMB-20 AUZ-RULING-22 defeat takes from each stack the one unit with cubes on it', () => {
    const t = battle({
      army: { infantry: 3, car: 2, artillery: 1 },
      foes: ['L1-08'],
      // Damage on Infantry and Car, then Sanity without hits, until none is left to lose.
      cards: ['O01', 'O02', 'O17', 'O21'],
    });
    t.choose({ do: 'damage', unit: 'infantry' }).choose({ do: 'stay' });
    t.choose({ do: 'damage', unit: 'car' }).choose({ do: 'stay' }).choose({ do: 'stay' });
    expect(t.told('combat.defeat')).toHaveLength(1);
    expect(t.told('unit.eliminated')).toMatchObject([
      { unit: 'infantry', rule: 'AUZ-CMB-20' },
      { unit: 'car', rule: 'AUZ-CMB-20' },
    ]);
    expect(t.player(0).barracks).toMatchObject({ infantry: 2, car: 1, artillery: 1 });
    expect(t.state.supply.units).toMatchObject({ infantry: 8, car: 4, artillery: 2 });
  });

  it('AUZ-CMB-21 without defeat the cubes come off, and the units fight the next time unharmed', () => {
    const t = battle({ army: { infantry: 1 }, foes: ['L3-08'], cards: ['O10', 'O12'] });
    expect(fight(t).damage.infantry).toBe(1);
    t.choose({ do: 'withdraw', part: 'all' });
    expect(t.player(0).barracks.infantry).toBe(1);
    march(t, { infantry: 1 }, FIELD);
    expect(fight(t)).toMatchObject({ force: { infantry: 1 }, damage: { infantry: 1 } });
  });
});

describe('the examples of the rulebook', () => {
  const army = { infantry: 2, car: 1, airship: 1 };
  const cards = ['O01', 'O02', 'O03', 'O04'];

  it('AUZ-EX-16 AUZ-RULING-68 AUZ-KILL-02 the fight with one Zombie', () => {
    const t = battle({ army, foes: ['L1-06'], cards });
    t.choose({ do: 'damage', unit: 'infantry' });
    expect(fight(t)).toMatchObject({ sanity: 2, damage: { infantry: 1 } });
    t.choose({ do: 'stay' }).choose({ do: 'damage', unit: 'car' });
    expect(fight(t)).toMatchObject({ sanity: 1, damage: { infantry: 1, car: 1 } });
    t.choose({ do: 'stay' });
    expect(tile(t, 'L1-06').damage[0]).toBe(1);
    t.choose({ do: 'stay' }).choose({ do: 'damage', unit: 'infantry' });
    expect(t.player(0).claimed).toEqual(['L1-06']);
    expect(t.player(0).barracks).toMatchObject({ infantry: 1, car: 1, airship: 1 });
    expect(space(t, 0)).toBe(5);
  });

  it('AUZ-EX-17 AUZ-LOSE-03 AUZ-CMB-20 the fight with a Zombie and a Mi-go', () => {
    const t = battle({ army, foes: ['L1-06', 'L1-03'], cards });
    t.choose({ do: 'damage', unit: 'infantry' });
    expect(tile(t, 'L1-03').damage[0]).toBe(1);
    expect(fight(t).sanity).toBe(2);
    t.choose({ do: 'stay' }).choose({ do: 'damage', unit: 'car' });
    expect(tile(t, 'L1-03').damage[0]).toBe(2);
    expect(fight(t).sanity).toBe(0);
    t.choose({ do: 'stay' });
    expect(tile(t, 'L1-06').damage[0]).toBe(1);
    expect(fight(t).damage).toMatchObject({ airship: 1 });
    t.choose({ do: 'stay' }).choose({ do: 'damage', unit: 'infantry' });
    expect([...t.player(0).claimed].sort()).toEqual(['L1-03', 'L1-06']);
    expect(t.told('combat.defeat')).toHaveLength(1);
    expect(t.player(0).barracks).toMatchObject({ infantry: 1, car: 0, airship: 0 });
  });
});
