import { noteOf, SPECTATOR } from '@incognita/kernel';
import { describe, expect, it } from 'vitest';
import { auztralia } from '../index.ts';
import type { Auztralia } from '../rules/kit.ts';
import { type Situation, situation } from './situation.ts';

/** Melbourne with two tracks, a deposit of Coal and of Iron, and seat 0 to move. */
const melbourne = {
  map: 'empty',
  ports: { 0: 41, 1: 7 },
  tracks: { 0: ['40-41', '40-43'] },
  deposits: { 43: { coal: 3 } },
  time: { 0: 5, 1: 15 },
} as const;

const spaceOf = (t: ReturnType<typeof situation>, seat: number) =>
  t.state.discs.find((disc) => disc.seat === seat)?.space;

const ALL_BOXES = [
  'rail-plain',
  'rail-any',
  'mine',
  'recruit',
  'buy',
  'trade',
  'farm',
  'attack',
  'retrieve',
] as const;

describe('one action', () => {
  it('AUZ-ACT-01 AUZ-ACT-02 one action: a cube into the box, the effect, the disc, and the next side is asked', () => {
    const t = situation({
      arrange: { ...melbourne, time: { 0: 5, 1: 5 }, stack: ['oldOnes', 1, 0] },
    });
    t.choose({ do: 'box', box: 'mine' });
    expect(t.told('action')).toMatchObject([{ seat: 0, box: 'mine', gold: 0 }]);
    expect(t.player(0).boxes.mine).toBe(1);
    // The disc moves only when the action is resolved.
    expect(spaceOf(t, 0)).toBe(5);
    t.choose({ hex: 43, good: 'coal' });
    expect(t.events.map((event) => event.tell)).toEqual(['mined', 'time.moved']);
    expect(spaceOf(t, 0)).toBe(6);
    expect(t.asked).toMatchObject({ seat: 1, step: 'action' });
    expect(t.engine.view(t.world, SPECTATOR).players[0]?.hq).toBe(19);
  });

  it('AUZ-ACT-02 AUZ-EX-06 a second use of a box costs 1 Gold', () => {
    const t = situation({ arrange: { ...melbourne, players: [{ boxes: { 'rail-plain': 1 } }] } });
    t.choose({ do: 'box', box: 'rail-plain' });
    expect(t.told('action')).toMatchObject([{ gold: 1 }]);
    expect(t.player(0).goods.gold).toBe(3);
    t.choose({ edge: '41-42' }, { do: 'done' });
    expect(spaceOf(t, 0)).toBe(7);
    expect(t.state.supply.goods.gold).toBe(50 - 3 - 4);
  });

  it('AUZ-ACT-03 the third use costs 2 Gold, the fourth 3, and who cannot pay cannot use the box', () => {
    const uses = (cubes: number, gold: number) =>
      situation({
        arrange: { ...melbourne, players: [{ boxes: { trade: cubes }, goods: { gold } }] },
      });
    for (const cubes of [1, 2, 3, 4]) {
      const t = uses(cubes, cubes).choose({ do: 'box', box: 'trade' });
      expect(t.player(0).goods.gold).toBe(0);
      expect(t.player(0).boxes.trade).toBe(cubes + 1);
      expect(uses(cubes, cubes - 1).refused({ box: 'trade' })).toMatchObject({
        rule: 'AUZ-ACT-02',
        why: 'box.noGold',
        gold: cubes,
      });
    }
  });

  it('AUZ-ACT-04 AUZ-RULING-07 the two railway boxes count their cubes apart', () => {
    const t = situation({
      arrange: { ...melbourne, players: [{ boxes: { 'rail-plain': 2 }, goods: { gold: 0 } }] },
    });
    expect(t.refused({ box: 'rail-plain' })).toMatchObject({ why: 'box.noGold', gold: 2 });
    t.choose({ do: 'box', box: 'rail-any' });
    expect(t.told('action')).toMatchObject([{ box: 'rail-any', gold: 0 }]);
    expect(t.player(0).boxes).toMatchObject({ 'rail-plain': 2, 'rail-any': 1 });
  });

  it('AUZ-ACT-05 AUZ-RULING-08 what an action earns cannot pay for it', () => {
    const t = situation({
      arrange: {
        ...melbourne,
        deposits: { 43: { gold: 3 } },
        players: [{ boxes: { mine: 1, farm: 1, trade: 1 }, goods: { gold: 0 } }],
      },
    });
    for (const box of ['mine', 'farm', 'trade'])
      expect(t.refused({ box })).toMatchObject({ rule: 'AUZ-ACT-02', why: 'box.noGold' });
  });

  it('AUZ-ACT-05 AUZ-RULING-08 the surcharge is paid first, the price of the action from what is left', () => {
    const rich = (gold: number) =>
      situation({ arrange: { ...melbourne, players: [{ boxes: { buy: 1 }, goods: { gold } }] } });
    expect(rich(1).refused({ box: 'buy' })).toMatchObject({ why: 'buy.nothing', gold: 0 });
    const t = rich(4).choose({ do: 'box', box: 'buy' });
    expect(t.player(0).goods.gold).toBe(3);
    expect(t.offers({ unit: 'car' })).toBe(true);
    expect(t.refused({ unit: 'airship' })).toMatchObject({ cost: 4, gold: 3 });
  });

  it('AUZ-ACT-06 Mine, Recruit, Buy and Import/Export cost 1 TP, the railways 2 and 3', () => {
    const spent = (...choices: Readonly<Record<string, string | number>>[]) => {
      const t = situation({ arrange: melbourne }).choose(...choices);
      expect(t.asked?.step).toBe('action');
      return (spaceOf(t, 0) ?? 0) - 5;
    };
    const lay = [{ edge: '41-42' }, { do: 'done' }];
    expect(spent({ box: 'rail-plain' }, ...lay)).toBe(2);
    expect(spent({ box: 'rail-any' }, ...lay)).toBe(3);
    expect(spent({ box: 'mine' }, { hex: 43 })).toBe(1);
    expect(spent({ box: 'buy' }, { unit: 'infantry', count: 2 })).toBe(1);
    expect(spent({ box: 'trade' }, { do: 'export', good: 'coal' }, { do: 'done' })).toBe(1);
    expect(spent({ box: 'farm' }, { type: 'sheep', hex: 40 })).toBe(1);
    expect(spent({ box: 'retrieve' })).toBe(1);
    const t = situation({ arrange: { ...melbourne, display: ['bones'] } });
    t.choose({ box: 'recruit' }, { personality: 'bones' });
    expect(spaceOf(t, 0)).toBe(6);
  });

  it('AUZ-ACT-06 Farm costs 1 TP for each Farm, Attack 1 to 3 by the types of units', () => {
    const farms = situation({ arrange: { ...melbourne, tracks: { 0: ['40-41', '41-42'] } } });
    farms.choose({ box: 'farm' }, { type: 'sheep', hex: 40 }, { type: 'corn', hex: 42 });
    expect(spaceOf(farms, 0)).toBe(7);
    const attack = (...units: string[]) => {
      const t = situation({
        arrange: {
          ...melbourne,
          // An Empty tile: the attack is over as soon as it is declared, and is paid for all the same.
          oldOnes: [{ hex: 42, tile: 'L1-12' }],
          players: [{ units: { infantry: 2, car: 1, artillery: 1, airship: 1 } }],
        },
      });
      t.choose({ box: 'attack' }, ...units.map((unit) => ({ do: 'join', unit })), { hex: 42 });
      return (spaceOf(t, 0) ?? 0) - 5;
    };
    expect(attack('infantry', 'infantry')).toBe(1);
    expect(attack('infantry', 'car', 'artillery', 'airship')).toBe(3);
  });

  it('AUZ-ACT-07 AUZ-RULING-57 a box whose action could do nothing is closed', () => {
    const t = situation({
      arrange: {
        ...melbourne,
        tracks: {},
        deposits: {},
        players: [{ goods: { gold: 0, coal: 0, iron: 0 } }],
      },
    });
    expect(t.refused({ box: 'mine' })).toMatchObject({ rule: 'AUZ-ACT-07', why: 'mine.nothing' });
    expect(t.refused({ box: 'buy' })).toMatchObject({ rule: 'AUZ-ACT-07', why: 'buy.nothing' });
    expect(t.refused({ box: 'farm' })).toMatchObject({ rule: 'AUZ-ACT-07', why: 'farm.nowhere' });
    expect(t.refused({ box: 'attack' }).why).toBe('attack.emptyBarracks');
    expect(t.refused({ box: 'rail-plain' }).why).toBe('rail.noGoods');
    // With the boxes of all supplies empty and nothing to sell, trade is closed too.
    const poor = situation({
      arrange: {
        ...melbourne,
        players: [{ goods: { coal: 0, iron: 0 } }, { goods: { coal: 47, iron: 50 } }],
      },
    });
    expect(poor.refused({ box: 'trade' })).toMatchObject({ rule: 'AUZ-ACT-07' });
  });

  it.each([
    ['rail-plain', { edge: '41-42' }],
    ['trade', { do: 'import', good: 'iron' }],
    ['farm', { type: 'sheep', hex: 40 }],
  ] as const)(
    'AUZ-ACT-07 AUZ-RULING-57 in the %s box one may stop only after the first thing done',
    (box, first) => {
      const t = situation({
        arrange: { ...melbourne, tracks: { 0: ['40-41', '40-43', '39-40'] } },
      }).choose({ do: 'box', box });
      expect(t.offers({ do: 'done' })).toBe(false);
      expect(t.choose(first).offers({ do: 'done' })).toBe(true);
    },
  );

  it('AUZ-ACT-08 AUZ-RULING-57 nobody can pass, but Retrieve Cubes is there even with nothing to retrieve', () => {
    const t = situation({
      arrange: { ...melbourne, players: [{ goods: { gold: 0, coal: 0, iron: 0 } }] },
    });
    expect(t.choices.every((choice) => choice.do === 'box')).toBe(true);
    t.choose({ do: 'box', box: 'retrieve' });
    expect(t.told('retrieved')).toMatchObject([{ seat: 0, cubes: 0, time: 1 }]);
    expect(spaceOf(t, 0)).toBe(6);
  });

  it('AUZ-ACT-09 an action that ends beyond 53 is resolved to the end', () => {
    const t = situation({ arrange: { ...melbourne, time: { 0: 52, 1: 53, oldOnes: 53 } } });
    t.choose({ do: 'box', box: 'rail-any' }, { edge: '41-42' }, { edge: '39-40' });
    expect(t.told('track.laid')).toMatchObject([{ edge: '39-40' }]);
    expect(spaceOf(t, 0)).toBe(55);
    expect(t.asked).toBeNull();
  });

  it('AUZ-ACT-10 AUZ-RULING-56 without a cube in the HQ nothing is left but Retrieve Cubes', () => {
    const t = situation({
      arrange: {
        ...melbourne,
        oldOnes: [{ hex: 45, tile: 'L3-01', faceUp: true, damage: { 0: 4 } }],
        players: [{ boxes: { trade: 8, mine: 8 }, goods: { gold: 20 } }],
      },
    });
    expect(t.choices).toEqual([{ do: 'box', box: 'retrieve' }]);
    for (const box of ALL_BOXES.filter((held) => held !== 'retrieve'))
      expect(t.refused({ box })).toMatchObject({ rule: 'AUZ-ACT-10', why: 'box.noCube' });
  });
});

describe('what it costs, or where it is, stands beside the choice', () => {
  const told = (t: Situation, language: 'en' | 'fr') =>
    Object.fromEntries(
      t.choices.map((choice) => {
        const asked = t.question?.prompt;
        const catalogue = auztralia.text[language];
        if (!asked) throw new Error('nobody is asked');
        return [
          'box' in choice ? choice.box : 'hex' in choice ? choice.hex : JSON.stringify(choice),
          // Spaces within an amount do not break; that is not what is tested here.
          noteOf<Auztralia>(catalogue, choice, asked)?.replaceAll('\u00a0', ' '),
        ];
      }),
    );

  it('the towns of the map in play, since both maps number their hexes from 1', () => {
    const east = told(situation({}), 'en');
    expect(east).toMatchObject({ 5: 'Newcastle', 41: 'Melbourne' });
    expect(told(situation({ config: { map: 'west' } }), 'fr')).toMatchObject({ 43: 'Hopetoun' });
    expect(Object.values(east)).not.toContain(undefined);
  });

  it('AUZ-ACT-02 AUZ-ACT-06 AUZ-RETR-01 AUZ-RAIL-01 the TP of each box, the Gold for the cubes already there, and the goods of a railway', () => {
    const t = situation({
      arrange: {
        map: 'empty',
        ports: { 0: 41, 1: 7 },
        tracks: { 0: ['40-41'] },
        time: { 0: 5, 1: 15 },
        players: [{ boxes: { 'rail-plain': 2, buy: 1 } }],
      },
    });
    expect(told(t, 'en')).toEqual({
      'rail-plain': '2 TP + 2 Gold + 1 Coal + 1 Iron',
      'rail-any': '3 TP + 1 Coal + 1 Iron',
      recruit: '1 TP',
      buy: '1 TP + 1 Gold',
      trade: '1 TP',
      farm: '1 TP per Farm',
      retrieve: '1 TP',
    });
    expect(told(t, 'fr')).toMatchObject({
      'rail-plain': '2 PT + 2 Or + 1 Charbon + 1 Fer',
      farm: '1 PT par Ferme',
    });
  });

  it('AUZ-RETR-02 two TP to retrieve when the HQ is empty', () => {
    const boxes = { 'rail-plain': 4, mine: 4, buy: 4, trade: 4, farm: 4 };
    const players = [{ boxes }];
    const t = situation({ arrange: { map: 'empty', time: { 0: 5, 1: 15 }, players } });
    expect(told(t, 'en')).toEqual({ retrieve: '2 TP' });
  });

  it('AUZ-BUY-01 AUZ-BUY-02 the Gold of a unit, and of two Infantry', () => {
    const players = [{ goods: { gold: 9 } }];
    const t = situation({ arrange: { map: 'empty', time: { 0: 5, 1: 15 }, players } });
    t.choose({ do: 'box', box: 'buy' });
    const units = t.engine.content.units;
    for (const choice of t.choices) {
      if (choice.do !== 'buy') throw new Error('only units are for sale');
      const cost = units.find((unit) => unit.type === choice.unit)?.cost ?? 0;
      expect(told(t, 'en')[JSON.stringify(choice)]).toBe(`${cost * choice.count} Gold`);
    }
  });
});
