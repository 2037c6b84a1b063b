import { describe, expect, it } from 'vitest';
import type { PersonalityId, UnitType } from '../content/types.ts';
import {
  type Army,
  battle,
  camp,
  eve,
  FIELD,
  fight,
  hq,
  march,
  muster,
  night,
  onMap,
  SYDNEY,
  tile,
} from './battle.ts';

/** Who strikes for one damage in a combat, and the unit that has to be there. */
const STRIKERS: readonly (readonly [PersonalityId, Army, UnitType | null])[] = [
  ['milligan', { artillery: 1 }, 'artillery'],
  ['verne', { airship: 1 }, 'airship'],
  ['singh', { car: 1 }, 'car'],
  ['khouri', { train: 1 }, null],
];
const rails = { tracks: { 0: ['7-17'] } };

describe('strikes in a combat', () => {
  it.each(STRIKERS)(
    'AUZ-PERS-05 AUZ-PERS-08 AUZ-PERS-20 AUZ-PERS-26 AUZ-RULING-19 %s deals 1 damage to one Old One of the own choice, before a card',
    (who, army) => {
      const t = battle({
        army,
        foes: ['L1-09', 'L1-08'],
        cards: ['O28'],
        people: [who],
        words: rails,
      });
      expect(t.asked).toMatchObject({ step: 'combat-window', prompt: { when: 'before' } });
      expect(t.told('card.turned')).toEqual([]);
      for (const id of ['L1-09', 'L1-08'])
        expect(t.offers({ do: 'strike', personality: who, tile: id })).toBe(true);
      t.choose({ do: 'strike', personality: who, tile: 'L1-08' });
      expect(t.told('personality.struck')).toMatchObject([{ personality: who, damage: 1 }]);
      expect(tile(t, 'L1-08').damage[0]).toBe(1);
    },
  );

  it.each(STRIKERS)(
    'AUZ-PERS-05 AUZ-PERS-08 AUZ-PERS-20 AUZ-PERS-26 AUZ-RULING-19 %s may wait until the card was applied',
    (who, army) => {
      // O14 and O28 do nothing in the row of the Zombies.
      const t = battle({
        army,
        foes: ['L1-08'],
        cards: ['O14', 'O28'],
        people: [who],
        words: rails,
      });
      t.choose({ do: 'done' });
      expect(t.asked).toMatchObject({ step: 'combat-window', prompt: { when: 'after' } });
      t.choose({ do: 'strike', personality: who, tile: 'L1-08' });
      expect(tile(t, 'L1-08').damage[0]).toBe(1);
      // Used once: no window of the next round is opened.
      expect(t.asked?.step).toBe('withdrawal');
      t.choose({ do: 'stay' });
      expect(t.told('card.turned')).toMatchObject([{ card: 'O28' }]);
      expect(t.asked?.step).toBe('withdrawal');
    },
  );

  it('AUZ-PERS-05 AUZ-PERS-20 AUZ-PERS-26 AUZ-CMB-26 each needs its unit in the force', () => {
    const t = battle({
      army: { infantry: 1 },
      foes: ['L1-08'],
      people: ['milligan', 'verne', 'singh', 'khouri'],
    });
    for (const who of ['milligan', 'verne', 'singh'])
      expect(t.refused({ do: 'strike', personality: who })).toMatchObject({
        rule: 'AUZ-CMB-26',
        why: 'window.needs',
        personality: who,
      });
    expect(t.offers({ do: 'strike', personality: 'khouri' })).toBe(true);
  });

  it('AUZ-PERS-05 AUZ-PERS-20 AUZ-PERS-26 without a unit that serves them nobody is asked', () => {
    const t = battle({
      army: { infantry: 1 },
      foes: ['L1-08'],
      cards: ['O28'],
      people: ['milligan', 'verne', 'singh'],
    });
    expect(t.told('card.turned')).toMatchObject([{ card: 'O28' }]);
    expect(t.asked?.step).toBe('withdrawal');
  });

  it('AUZ-PERS-08 AUZ-RULING-19 AUZ-CMB-26 Colonel Khouri needs a unit, of whatever kind', () => {
    const t = battle({
      army: { infantry: 1 },
      foes: ['L3-08'],
      people: ['khouri', 'takanashi', 'carter'],
    });
    expect(t.offers({ do: 'strike', personality: 'khouri' })).toBe(true);
    // The window stays open for Lady Carter, so the refusal can be seen.
    t.choose({ do: 'sacrifice', unit: 'infantry' });
    expect(t.refused({ do: 'strike', personality: 'khouri' })).toMatchObject({
      rule: 'AUZ-CMB-26',
      unit: 'any',
    });
  });

  it('AUZ-PERS-26 Lt Singh strikes Temples, which no Car can hit', () => {
    const t = battle({
      army: { car: 1 },
      foes: [{ tile: 'L1-09', damage: { 0: 3 } }],
      people: ['singh'],
    });
    t.choose({ do: 'strike', personality: 'singh', tile: 'L1-09' });
    expect(t.player(0).claimed).toEqual(['L1-09']);
  });

  it('AUZ-PERS-00b once in a combat, and again in the next', () => {
    const t = battle({
      army: { infantry: 1, car: 1 },
      foes: ['L2-01'],
      cards: ['O35', 'O36'],
      people: ['khouri', 'singh'],
    });
    t.choose({ do: 'strike', personality: 'khouri', tile: 'L2-01' });
    expect(t.refused({ do: 'strike', personality: 'khouri' })).toMatchObject({
      rule: 'AUZ-PERS-00b',
      why: 'window.used',
    });
    t.choose({ do: 'done' });
    // W2 of the same combat.
    expect(t.refused({ do: 'strike', personality: 'khouri' })).toMatchObject({
      why: 'window.used',
    });
    t.choose({ do: 'done' }, { do: 'withdraw', part: 'all' });
    march(t, { infantry: 1 }, FIELD);
    expect(t.offers({ do: 'strike', personality: 'khouri' })).toBe(true);
  });

  it('AUZ-PERS-00b they serve in a Port defence too', () => {
    const t = night({
      oldOnes: [{ hex: FIELD, tile: 'L1-02', faceUp: true }],
      players: [{ units: { car: 1 }, personalities: ['khouri', 'singh'] }],
      next: { oldOneCards: ['O01', 'O28'] },
    });
    expect(t.asked).toMatchObject({ seat: 0, step: 'combat-window' });
    t.choose({ do: 'strike', personality: 'khouri' }, { do: 'strike', personality: 'singh' });
    expect(t.player(0).claimed).toEqual(['L1-02']);
    expect(t.told('card.turned')).toEqual([]);
  });
});

describe('Corporal Jones', () => {
  const army = { infantry: 1, airship: 1 };

  it('AUZ-PERS-09 AUZ-CMB-18 all may leave when the card is seen: it has no effect, and the combat ends', () => {
    const t = battle({ army, foes: ['L1-04'], cards: ['O39'], people: ['jones'] });
    expect(t.asked?.step).toBe('jones');
    expect(t.state.card).toBe('O39');
    t.choose({ do: 'withdraw', part: 'all' });
    expect(t.told('combat.withdrew')).toMatchObject([{ rule: 'AUZ-PERS-09', part: 'all' }]);
    expect(tile(t, 'L1-04').damage[0]).toBe(0);
    expect(t.told('unit.damaged')).toEqual([]);
    expect(t.told('combat.ends')).toHaveLength(1);
    expect(t.told('combat.defeat')).toEqual([]);
    expect(t.player(0).barracks).toMatchObject(army);
    expect(t.state.discard).toEqual(['O39']);
    expect(t.state.card).toBeNull();
  });

  it('AUZ-PERS-09 a part may leave: the card counts for the others alone', () => {
    // O18, Mi-go row: Car and Airship hit; 1 damage, 1 Airship damage, 1 Sanity.
    const stay = battle({ army, foes: ['L1-04'], cards: ['O18'], people: ['jones'] });
    stay.choose({ do: 'withdraw', part: 'airships' });
    expect(tile(stay, 'L1-04').damage[0]).toBe(0);
    expect(fight(stay)).toMatchObject({
      force: { infantry: 1, airship: 0 },
      damage: { infantry: 1, airship: 0 },
      sanity: 2,
    });
    const fly = battle({ army, foes: ['L1-04'], cards: ['O18'], people: ['jones'] });
    fly.choose({ do: 'withdraw', part: 'others' });
    expect(tile(fly, 'L1-04').damage[0]).toBe(1);
    expect(fight(fly)).toMatchObject({
      force: { infantry: 0, airship: 1 },
      damage: { airship: 1 },
    });
    expect(fly.told('damage.lost')).toMatchObject([{ damage: 1 }]);
    expect(fight(fly).sanity).toBe(2);
  });

  it('AUZ-PERS-09 AUZ-PERS-00b once used he is not asked again in this combat; unused he is', () => {
    const t = battle({ army, foes: ['L1-08'], cards: ['O28', 'O14', 'O16'], people: ['jones'] });
    t.choose({ do: 'stay' });
    expect(t.asked?.step).toBe('withdrawal');
    t.choose({ do: 'stay' });
    expect(t.asked?.step).toBe('jones');
    t.choose({ do: 'withdraw', part: 'airships' });
    expect(t.asked?.step).toBe('withdrawal');
    t.choose({ do: 'stay' });
    expect(t.asked?.step).toBe('withdrawal');
    expect(t.state.discard).toEqual(['O28', 'O14', 'O16']);
  });
});

describe('nerves and wounds', () => {
  it('AUZ-PERS-10 Count Jago begins each combat with 4 Sanity', () => {
    const t = battle({
      army: { artillery: 1 },
      foes: ['L1-08'],
      cards: ['O15', 'O17', 'O21', 'O25'],
      people: ['jago'],
    });
    expect(fight(t).sanity).toBe(3);
    t.choose({ do: 'stay' }, { do: 'stay' }, { do: 'stay' });
    expect(fight(t)).toMatchObject({ sanity: 0, defeated: false });
  });

  it('AUZ-PERS-15 Franz Neumann sends one eliminated unit home; it does not fight on, and the next is lost', () => {
    const t = battle({
      army: { infantry: 3 },
      foes: ['L3-08'],
      cards: ['O22', 'O38'],
      people: ['neumann'],
    });
    expect(t.asked).toMatchObject({ seat: 0, prompt: { ask: 'neumann', unit: 'infantry' } });
    t.choose({ do: 'rescue', unit: 'infantry' });
    expect(t.told('unit.rescued')).toMatchObject([{ unit: 'infantry' }]);
    expect(t.player(0).barracks.infantry).toBe(1);
    expect(t.state.supply.units.infantry).toBe(7);
    expect(fight(t).force.infantry).toBe(2);
    t.choose({ do: 'stay' });
    expect(t.told('unit.eliminated')).toHaveLength(1);
    expect(t.state.supply.units.infantry).toBe(8);
    expect(t.asked?.step).toBe('withdrawal');
  });

  it('AUZ-PERS-15 he may wait for a better unit', () => {
    const t = battle({
      army: { infantry: 1, artillery: 1 },
      foes: ['L3-08'],
      cards: ['O22', 'O38'],
      people: ['neumann'],
    });
    t.choose({ do: 'damage', unit: 'infantry' }, { do: 'damage', unit: 'infantry' });
    t.choose({ do: 'done' });
    expect(t.state.supply.units.infantry).toBe(10);
    t.choose({ do: 'stay' });
    expect(t.asked?.prompt).toMatchObject({ ask: 'neumann', unit: 'artillery' });
    t.choose({ do: 'rescue' });
    expect(t.player(0).barracks.artillery).toBe(1);
    expect(t.told('combat.defeat')).toHaveLength(1);
  });

  it('AUZ-PERS-15 AUZ-RULING-20 he helps a unit that defeat would take', () => {
    const t = battle({
      army: { infantry: 1, car: 1 },
      foes: ['L1-08'],
      cards: ['O01', 'O02', 'O17', 'O21'],
      people: ['neumann'],
    });
    t.choose({ do: 'damage', unit: 'infantry' }, { do: 'stay' });
    t.choose({ do: 'damage', unit: 'car' }, { do: 'stay' }, { do: 'stay' });
    expect(t.asked?.prompt).toMatchObject({ ask: 'neumann', unit: 'infantry' });
    t.choose({ do: 'done' });
    expect(t.asked?.prompt).toMatchObject({ ask: 'neumann', unit: 'car' });
    t.choose({ do: 'rescue' });
    expect(t.player(0).barracks).toMatchObject({ infantry: 0, car: 1 });
  });

  it('AUZ-PERS-15 AUZ-PERS-16 AUZ-RULING-20 and the unit that General Takanashi spends', () => {
    const t = battle({
      army: { infantry: 2 },
      foes: ['L1-03'],
      cards: ['O24'],
      people: ['takanashi', 'neumann'],
    });
    t.choose({ do: 'sacrifice', unit: 'infantry', tile: 'L1-03' });
    expect(t.asked?.prompt).toMatchObject({ ask: 'neumann', unit: 'infantry' });
    t.choose({ do: 'rescue' });
    expect(tile(t, 'L1-03').damage[0]).toBe(2);
    expect(t.player(0).barracks.infantry).toBe(1);
    expect(fight(t).force.infantry).toBe(1);
  });

  it('AUZ-PERS-16 General Takanashi spends any unit, Airships too, for 2 damage on one Old One, in W1 or W2', () => {
    const t = battle({
      army: { infantry: 1, airship: 1 },
      foes: ['L1-08', 'L1-04'],
      cards: ['O24'],
      people: ['takanashi'],
    });
    for (const unit of ['infantry', 'airship'])
      for (const id of ['L1-08', 'L1-04'])
        expect(t.offers({ do: 'sacrifice', unit, tile: id })).toBe(true);
    t.choose({ do: 'done' });
    expect(t.asked?.prompt).toMatchObject({ when: 'after' });
    t.choose({ do: 'sacrifice', unit: 'airship', tile: 'L1-04' });
    expect(tile(t, 'L1-04').damage[0]).toBe(2);
    expect(tile(t, 'L1-08').damage[0]).toBe(0);
    expect(t.state.supply.units.airship).toBe(3);
    expect(fight(t).force).toMatchObject({ infantry: 1, airship: 0 });
    // Once in a combat.
    t.choose({ do: 'stay' });
    expect(t.asked?.step).not.toBe('combat-window');
  });

  it('AUZ-RULING-88 AUZ-PERS-16 he spends the top unit of the stack, and its cubes go with it', () => {
    const t = battle({
      army: { infantry: 2 },
      foes: ['L3-08'],
      cards: ['O10'],
      people: ['takanashi', 'neumann'],
    });
    t.choose({ do: 'done' });
    expect(fight(t).damage.infantry).toBe(1);
    t.choose({ do: 'sacrifice', unit: 'infantry', tile: 'L3-08' });
    // Nobody who stays is wounded, not even while Neumann is asked.
    expect(fight(t)).toMatchObject({ force: { infantry: 1 }, damage: { infantry: 0 } });
    t.choose({ do: 'done' });
    expect(fight(t)).toMatchObject({ force: { infantry: 1 }, damage: { infantry: 0 } });
    const last = battle({
      army: { infantry: 1, car: 1 },
      foes: ['L3-08'],
      cards: ['O10'],
      people: ['takanashi'],
    });
    last.choose({ do: 'done' }, { do: 'damage', unit: 'infantry' });
    last.choose({ do: 'sacrifice', unit: 'infantry', tile: 'L3-08' });
    expect(fight(last)).toMatchObject({ force: { infantry: 0, car: 1 }, damage: { infantry: 0 } });
  });

  it('AUZ-RULING-90 an Old One that has its damage is no target for a second blow, before a card', () => {
    const t = battle({
      army: { infantry: 2 },
      foes: [{ tile: 'L1-08', damage: { 0: 2 } }, 'L1-04'],
      people: ['khouri', 'takanashi', 'outback-group'],
    });
    const full = { rule: 'AUZ-RULING-90', why: 'window.destroyed', tile: 'L1-08' };
    t.choose({ do: 'strike', personality: 'khouri', tile: 'L1-08' });
    expect(t.refused({ do: 'sacrifice', unit: 'infantry', tile: 'L1-08' })).toMatchObject(full);
    expect(t.offers({ do: 'sacrifice', unit: 'infantry', tile: 'L1-04' })).toBe(true);
    t.choose({ do: 'play', personality: 'outback-group' });
    expect(t.offers({ do: 'bombard', tile: 'L1-08' })).toBe(false);
    expect(t.offers({ do: 'bombard', tile: 'L1-04' })).toBe(true);
  });

  it('AUZ-RULING-90 nor after a card; where none is left nobody is asked', () => {
    const after = battle({
      army: { infantry: 2 },
      foes: [{ tile: 'L1-08', damage: { 0: 2 } }, 'L3-05'],
      cards: ['O15'],
      people: ['khouri', 'takanashi'],
    });
    after.choose({ do: 'done' });
    expect(after.asked?.prompt).toMatchObject({ when: 'after' });
    expect(after.refused({ do: 'strike', personality: 'khouri', tile: 'L1-08' })).toMatchObject({
      rule: 'AUZ-RULING-90',
    });
    expect(after.offers({ do: 'strike', personality: 'khouri', tile: 'L3-05' })).toBe(true);
    const over = battle({
      army: { infantry: 2 },
      foes: [{ tile: 'L1-08', damage: { 0: 2 } }],
      cards: ['O15'],
      people: ['khouri', 'takanashi'],
    });
    over.choose({ do: 'done' });
    expect(over.player(0).claimed).toEqual(['L1-08']);
    expect(over.asked?.step).not.toBe('combat-window');
  });

  it('AUZ-PERS-27 AUZ-CMB-18 Luigi Caprotti takes a cube off a unit after a card, and only then', () => {
    const t = battle({
      army: { infantry: 1, car: 1 },
      foes: ['L3-08'],
      cards: ['O10', 'O12'],
      people: ['caprotti', 'khouri'],
    });
    for (const unit of ['infantry', 'car'])
      expect(t.refused({ do: 'repair', unit })).toMatchObject({
        rule: 'AUZ-PERS-27',
        why: 'window.afterCard',
      });
    t.choose({ do: 'done' }, { do: 'damage', unit: 'car' });
    expect(t.refused({ do: 'repair', unit: 'infantry' })).toMatchObject({
      why: 'window.undamaged',
    });
    t.choose({ do: 'repair', unit: 'car' });
    expect(fight(t).damage.car).toBe(0);
    expect(t.told('unit.repaired')).toMatchObject([{ unit: 'car' }]);
    t.choose({ do: 'done' }, { do: 'stay' }, { do: 'done' }, { do: 'damage', unit: 'car' });
    expect(t.refused({ do: 'repair', unit: 'car' })).toMatchObject({ rule: 'AUZ-PERS-00b' });
  });

  it('AUZ-PERS-27 he saves nobody who has fallen', () => {
    const t = battle({
      army: { infantry: 1, car: 1 },
      foes: ['L3-08'],
      cards: ['O22'],
      people: ['caprotti', 'khouri'],
    });
    t.choose({ do: 'done' });
    t.choose({ do: 'damage', unit: 'infantry' }, { do: 'damage', unit: 'infantry' });
    expect(t.asked?.prompt).toMatchObject({ when: 'after' });
    expect(t.offers({ do: 'repair' })).toBe(false);
    expect(t.state.supply.units.infantry).toBe(10);
  });

  it('AUZ-PERS-27 AUZ-CMB-20 AUZ-CMB-25 a unit that he mends in time is not lost to the defeat of that card', () => {
    const t = battle({
      army: { infantry: 1 },
      foes: ['L1-08'],
      // Three cards cost one Sanity each; O30 costs a fourth and damages the Infantry.
      cards: ['O17', 'O21', 'O33', 'O30'],
      people: ['caprotti'],
    });
    t.choose({ do: 'stay' }, { do: 'stay' }, { do: 'stay' });
    expect(t.asked?.prompt).toMatchObject({ ask: 'window', when: 'after' });
    t.choose({ do: 'repair', unit: 'infantry' });
    expect(t.told('combat.defeat')).toHaveLength(1);
    expect(t.player(0).barracks.infantry).toBe(1);
  });
});

describe('Ivan Karpov', () => {
  const raid = (
    id: string,
    people: readonly PersonalityId[],
    units: Army,
    cards: readonly string[],
  ) =>
    night({
      oldOnes: [
        { hex: FIELD, tile: id, faceUp: true },
        { hex: 8, tile: 'L1-02', faceUp: true },
      ],
      players: [{ personalities: people, units }],
      next: { oldOneCards: ['O01', 'O28', ...cards] },
    });

  it('AUZ-PERS-18 AUZ-CMB-19 AUZ-CMB-25 each Old One on the Port takes 2 damage before anything else; the dead draw no card', () => {
    const t = raid('L1-04', ['karpov', 'khouri'], { infantry: 1, car: 1 }, ['O35']);
    expect(t.told('karpov')).toMatchObject([{ seat: 0, hex: SYDNEY }]);
    expect(t.player(0).claimed).toEqual(['L1-02']);
    expect(tile(t, 'L1-04').damage[0]).toBe(2);
    // W1 comes after him, and one strike ends it.
    expect(t.asked?.step).toBe('combat-window');
    t.choose({ do: 'strike', personality: 'khouri' });
    expect(t.told('card.turned')).toEqual([]);
    expect(t.player(0).claimed).toEqual(['L1-02', 'L1-04']);
  });

  it('AUZ-PERS-18 he does not help in an attack', () => {
    const t = battle({
      army: { infantry: 1 },
      foes: ['L1-04'],
      cards: ['O24'],
      people: ['karpov'],
    });
    expect(tile(t, 'L1-04').damage[0]).toBe(0);
  });

  it('AUZ-PERS-18 nor at the Port of another player', () => {
    const t = night({
      oldOnes: [{ hex: 40, tile: 'L1-02', faceUp: true }],
      players: [{ personalities: ['karpov'] }],
      next: { oldOneCards: ['O01', 'O28'] },
    });
    expect(t.told('karpov')).toEqual([]);
    expect(t.told('port.lost')).toMatchObject([{ seat: 1 }]);
  });

  it('AUZ-RULING-39 AUZ-CMB-23 a Zombie that he hurt heals only after the Port combat', () => {
    const t = night({
      oldOnes: [{ hex: FIELD, tile: 'L1-08', faceUp: true }],
      players: [{ personalities: ['karpov'], units: { infantry: 1, car: 1 } }],
      // Two damage by Karpov, and the third by O03.
      next: { oldOneCards: ['O29', 'O28', 'O03'] },
    });
    expect(t.told('oldOne.regenerated')).toEqual([]);
    expect(t.player(0).claimed).toEqual(['L1-08']);
  });
});

describe('on the march', () => {
  it.each([
    ['infantry', 2],
    ['artillery', 2],
    ['car', 3],
    ['airship', 5],
    ['train', 0],
  ])('AUZ-PERS-04 with Billy Kneebone %s reaches %i hexes', (unit, range) => {
    [17, 27, 28, 34, 49, 53].forEach((hex, i) => {
      const t = camp({
        players: [{ units: { [unit]: 1 }, personalities: ['kneebone'] }],
        oldOnes: [{ hex, tile: 'L1-06', faceUp: true }],
      });
      expect(t.offers({ do: 'box', box: 'attack' }), `${unit} to ${hex}`).toBe(i + 1 <= range);
    });
  });

  it('AUZ-PERS-32 Professor Guyonne makes an attack 1 TP cheaper, never less than 1', () => {
    const time = (army: Army) => {
      const t = eve({ army, foes: ['L1-06'], people: ['guyonne'] });
      t.choose({ do: 'box', box: 'attack' });
      muster(t, army).choose({ do: 'attack', hex: FIELD });
      return t.told('attack')[0]?.time;
    };
    expect(time({ infantry: 2 })).toBe(1);
    expect(time({ infantry: 1, car: 1 })).toBe(1);
    expect(time({ infantry: 1, car: 1, artillery: 1 })).toBe(2);
    expect(time({ airship: 1 })).toBe(1);
  });
});

describe('on the land', () => {
  const hills = { tracks: { 0: ['7-17', '7-18', '7-8', '17-27', '17-26'] } };

  it('AUZ-PERS-11 with Dagmar Krauss one Farm action may hold two of one type, and three in all', () => {
    const t = camp({ ...hills, players: [{ personalities: ['krauss'] }] });
    t.choose({ do: 'box', box: 'farm' });
    t.choose({ do: 'farm', type: 'cattle', hex: 17 }, { do: 'farm', type: 'cattle', hex: 18 });
    expect(t.refused({ do: 'farm', type: 'cattle', hex: 8 })).toMatchObject({
      rule: 'AUZ-FARM-01',
      why: 'farm.typeUsed',
    });
    t.choose({ do: 'farm', type: 'sheep', hex: 27 });
    expect(t.told('time.moved')).toMatchObject([{ spaces: 3 }]);
    expect(t.state.farms).toHaveLength(3);
  });

  it('AUZ-PERS-11 without her the second of a type is refused', () => {
    const t = camp(hills);
    t.choose({ do: 'box', box: 'farm' }, { do: 'farm', type: 'cattle', hex: 17 });
    expect(t.refused({ do: 'farm', type: 'cattle', hex: 18 })).toMatchObject({
      why: 'farm.typeUsed',
    });
  });

  it.each(['coal', 'iron', 'gold'])(
    'AUZ-PERS-17 Harry Bones brings 1 %s more from the supply when it is mined',
    (good) => {
      const t = camp({
        tracks: { 0: ['7-17'] },
        deposits: { 17: { [good]: 3 } },
        players: [{ personalities: ['bones'], goods: { coal: 0, iron: 0, gold: 0 } }],
      });
      const before = t.state.supply.goods[good as 'coal'];
      t.choose({ do: 'box', box: 'mine' }, { do: 'mine', hex: 17, good });
      expect(t.player(0).goods[good as 'coal']).toBe(4);
      expect(t.state.supply.goods[good as 'coal']).toBe(before - 1);
    },
  );

  it('AUZ-PERS-17 AUZ-RULING-42 he brings no Phosphate and no VP token', () => {
    const east = camp({
      tracks: { 0: ['7-17'] },
      deposits: { 17: { phosphate: 1 } },
      players: [{ personalities: ['bones'] }],
    });
    east.choose({ do: 'box', box: 'mine' }, { do: 'mine', good: 'phosphate' });
    expect(east.player(0).goods.phosphate).toBe(1);
    expect(east.told('mined')).toMatchObject([{ count: 1, extra: 0, gold: 1 }]);
    const west = camp(
      {
        ports: { 0: 7, 1: 23 },
        tracks: { 0: ['7-18'] },
        deposits: { 18: { vp: 3 } },
        players: [{ personalities: ['bones'] }],
      },
      { map: 'west' },
    );
    west.choose({ do: 'box', box: 'mine' }, { do: 'mine', good: 'vp' });
    expect(west.player(0)).toMatchObject({ tokens: 3, tokensMined: 1 });
  });
});

describe('at the end of the game', () => {
  const over = (words: object, config: object = {}) =>
    camp({ time: { 0: 53, 1: 53, oldOnes: 53 }, ...words }, config);
  const line = (t: ReturnType<typeof over>, seat: number, who: PersonalityId) =>
    t
      .result()
      .sides[seat]?.lines.find((held) => held.line === 'personality' && held.personality === who);

  it('AUZ-PERS-28 AUZ-PERS-00d AUZ-RULING-49 AUZ-CHAL-14 Mad Johnson scores 1 for each claimed tile, worthless and X tiles too, but not for tokens of shared kills', () => {
    const t = over(
      {
        players: [
          { personalities: ['johnson'], claimed: ['L1-05', 'X-M1', 'XX-Z', 'L3-01'], tokens: 7 },
        ],
      },
      { challenge: 'medium' },
    );
    expect(line(t, 0, 'johnson')).toMatchObject({ points: 4, rule: 'AUZ-PERS-28' });
    expect(t.result().sides[0]?.total).toBe(4 + 0 + 1 + 4 + 12 + 7);
  });

  it.each([
    ['merino', 'AUZ-PERS-29', 2],
    ['sweet', 'AUZ-PERS-31', 1],
    ['mcguire', 'AUZ-PERS-33', 3],
  ] as const)(
    'AUZ-PERS-29 AUZ-PERS-31 AUZ-PERS-33 AUZ-PERS-00d %s scores own Farms of one type that are not blighted',
    (who, rule, points) => {
      const farms = [
        { hex: 26, owner: 0, type: 'sheep' },
        { hex: 27, owner: 0, type: 'sheep' },
        { hex: 16, owner: 0, type: 'sheep', blighted: true },
        { hex: 28, owner: 1, type: 'sheep' },
        { hex: 5, owner: 0, type: 'corn' },
        { hex: 6, owner: 0, type: 'corn', blighted: true },
        { hex: 17, owner: 0, type: 'cattle' },
        { hex: 18, owner: 0, type: 'cattle' },
        { hex: 8, owner: 0, type: 'cattle' },
      ];
      const t = over({ farms, players: [{ personalities: [who] }] });
      expect(line(t, 0, who)).toMatchObject({ points, rule });
      expect(t.result().sides[0]?.total).toBe(2 * 6 + points);
    },
  );

  it('AUZ-PERS-30 AUZ-PERS-00d Mrs Bradshaw scores 1 for each full three tracks', () => {
    const all = ['7-17', '17-27', '27-28', '16-28', '8-16', '8-9', '9-10', '10-14', '14-15'];
    const points = (count: number) =>
      line(
        over({
          tracks: { 0: all.slice(0, count), 1: ['40-41'] },
          players: [{ personalities: ['bradshaw'] }],
        }),
        0,
        'bradshaw',
      )?.points;
    expect([0, 2, 3, 5, 8, 9].map(points)).toEqual([0, 0, 1, 1, 2, 3]);
  });

  it('AUZ-PERS-00d before the end they do nothing else, and nobody else scores them', () => {
    const t = over({
      players: [{ personalities: ['johnson'] }, { claimed: ['L1-06'] }],
    });
    expect(line(t, 0, 'johnson')).toMatchObject({ points: 0 });
    expect(line(t, 1, 'johnson')).toBeUndefined();
  });
});

describe('persistent help', () => {
  it('AUZ-PERS-00a is always on, for its owner alone', () => {
    const owner = eve({ army: { infantry: 1 }, foes: ['L1-06'], people: ['kneebone'] });
    expect(owner.player(0).personalities).toEqual(['kneebone']);
    march(owner, { infantry: 1 }, FIELD);
    expect(owner.player(0).personalities).toEqual(['kneebone']);
    const other = camp({
      players: [{ units: { infantry: 1 } }, { personalities: ['kneebone', 'guyonne'] }],
      oldOnes: [{ hex: 27, tile: 'L1-06', faceUp: true }],
    });
    expect(other.offers({ do: 'box', box: 'attack' })).toBe(false);
    expect(hq(other, 0)).toBe(20);
    expect(onMap(other)).toEqual(['L1-06']);
  });
});
