import { describe, expect, it } from 'vitest';
import { standardContent } from '../content/index.ts';
import type { UnitType } from '../content/types.ts';
import {
  type Army,
  battle,
  camp,
  eve,
  FIELD,
  fight,
  march,
  muster,
  onMap,
  space,
  tile,
} from './battle.ts';
import { situation } from './situation.ts';

/** A lone Zombie at each land distance from Sydney. */
const AT_DISTANCE = [17, 27, 28, 34, 49] as const;
const RANGES: readonly (readonly [UnitType, number])[] = [
  ['infantry', 1],
  ['artillery', 1],
  ['car', 2],
  ['airship', 4],
  ['train', 0],
];
const TIMES: readonly (readonly [number, Army])[] = [
  [1, { infantry: 1 }],
  [1, { infantry: 3 }],
  [2, { infantry: 2, car: 3 }],
  [2, { infantry: 2, car: 1, airship: 1 }],
  [3, { infantry: 1, car: 1, artillery: 1 }],
  [1, { airship: 3 }],
  [1, { train: 2, airship: 1 }],
  [1, { artillery: 1, train: 1 }],
  [3, { infantry: 2, car: 1, artillery: 2, airship: 1, train: 1 }],
];
const zombieAt = (hex: number, id = 'L1-06') => ({ hex, tile: id, faceUp: true });

describe('who may attack', () => {
  it('AUZ-ATK-01 without a unit in the Barracks there is no attack', () => {
    const t = camp({ oldOnes: [zombieAt(FIELD)] });
    expect(t.refused({ do: 'box', box: 'attack' })).toMatchObject({
      rule: 'AUZ-ATK-01',
      why: 'attack.emptyBarracks',
    });
  });

  it('AUZ-ATK-01 with units but nothing in their reach there is no attack either', () => {
    const t = camp({ players: [{ units: { infantry: 3 } }], oldOnes: [zombieAt(27)] });
    expect(t.refused({ do: 'box', box: 'attack' })).toMatchObject({
      rule: 'AUZ-ATK-01',
      why: 'attack.nothingInReach',
    });
  });

  it('AUZ-ATK-01 a force needs a unit, and only units of the own Barracks join it', () => {
    const t = eve({ army: { infantry: 1 }, foes: ['L1-06'] });
    t.choose({ do: 'box', box: 'attack' });
    expect(t.refused({ do: 'attack', hex: FIELD })).toMatchObject({
      rule: 'AUZ-ATK-01',
      why: 'attack.noUnits',
    });
    expect(t.refused({ do: 'join', unit: 'car' })).toMatchObject({ why: 'attack.noneLeft' });
    t.choose({ do: 'join', unit: 'infantry' });
    expect(t.refused({ do: 'join', unit: 'infantry' })).toMatchObject({
      rule: 'AUZ-ATK-01',
      why: 'attack.noneLeft',
      unit: 'infantry',
    });
    expect(t.offers({ do: 'attack', hex: FIELD })).toBe(true);
  });

  it('AUZ-ATK-01 who stays in the Barracks takes no part in the combat', () => {
    const t = eve({ army: { infantry: 3, car: 1 }, foes: ['L1-08'], cards: ['O28'] });
    march(t, { infantry: 2 }, FIELD);
    expect(fight(t).force).toMatchObject({ infantry: 2, car: 0 });
    expect(t.player(0).barracks).toMatchObject({ infantry: 1, car: 1 });
  });

  it('AUZ-ATK-04 AUZ-ATK-01 a unit that would leave the force without any target may not join', () => {
    const t = camp({ players: [{ units: { infantry: 1, car: 1 } }], oldOnes: [zombieAt(27)] });
    t.choose({ do: 'box', box: 'attack' });
    expect(t.refused({ do: 'join', unit: 'infantry' })).toMatchObject({
      rule: 'AUZ-ATK-04',
      why: 'attack.reachesNothing',
    });
    t.choose({ do: 'join', unit: 'car' });
    expect(t.refused({ do: 'join', unit: 'infantry' })).toMatchObject({ rule: 'AUZ-ATK-04' });
    expect(t.offers({ do: 'attack', hex: 27 })).toBe(true);
  });
});

describe('targets', () => {
  it('AUZ-ATK-02 AUZ-ATK-18 only Old One hexes are targets: no Port, Farm, track or empty hex of anybody', () => {
    const t = camp({
      ports: { 0: 7, 1: 3 },
      players: [{ units: { airship: 1 } }],
      tracks: { 1: ['3-4', '4-8'] },
      farms: [{ hex: 8, owner: 1, type: 'cattle' }],
      oldOnes: [zombieAt(FIELD), { hex: 27, tile: 'L1-07' }],
    });
    t.choose({ do: 'box', box: 'attack' }).choose({ do: 'join', unit: 'airship' });
    const targets = t.choices.flatMap((choice) => (choice.do === 'attack' ? [choice.hex] : []));
    expect(targets.sort()).toEqual([FIELD, 27]);
  });

  it('AUZ-ATK-18 a neighbour with units and Farms in reach gives no reason to attack', () => {
    const t = camp({
      ports: { 0: 7, 1: 3 },
      players: [{ units: { airship: 3 } }, { units: { infantry: 2 } }],
      farms: [{ hex: 8, owner: 1, type: 'cattle' }],
    });
    expect(t.refused({ do: 'box', box: 'attack' })).toMatchObject({ why: 'attack.nothingInReach' });
  });

  it.each(RANGES)(
    'AUZ-ATK-03 AUZ-ATK-05 off the rails %s reaches %i hexes from the Port and no further',
    (unit, range) => {
      AT_DISTANCE.forEach((hex, i) => {
        const t = camp({ players: [{ units: { [unit]: 1 } }], oldOnes: [zombieAt(hex)] });
        expect(t.offers({ do: 'box', box: 'attack' }), `${unit} to ${hex}`).toBe(i + 1 <= range);
      });
    },
  );

  it('AUZ-ATK-04 AUZ-ATK-05 the slowest unit sets the pace of the whole force', () => {
    const t = camp({
      players: [{ units: { infantry: 1, car: 1 } }],
      oldOnes: [zombieAt(18), zombieAt(27, 'L1-07')],
    });
    t.choose({ do: 'box', box: 'attack' }).choose({ do: 'join', unit: 'car' });
    expect(t.offers({ do: 'attack', hex: 27 })).toBe(true);
    t.choose({ do: 'join', unit: 'infantry' });
    expect(t.refused({ do: 'attack', hex: 27 })).toMatchObject({
      rule: 'AUZ-ATK-05',
      why: 'attack.tooFar',
      range: 1,
      distance: 2,
    });
    expect(t.offers({ do: 'attack', hex: 18 })).toBe(true);
  });

  it('AUZ-RULING-15 AUZ-ATK-06 nobody crosses the sea, Airships neither', () => {
    // A gulf between Sydney and hex 27: 2 hexes over the sea, 5 over land.
    const hexes = standardContent.maps.east.hexes.filter((hex) => ![8, 17, 18].includes(hex.n));
    const start = (content: object) =>
      situation({
        content,
        arrange: {
          map: 'empty',
          ports: { 0: 7, 1: 41 },
          time: { 0: 3, 1: 13, oldOnes: 22 },
          players: [{ units: { airship: 1 } }],
          oldOnes: [zombieAt(27)],
        },
      });
    expect(start({}).offers({ do: 'box', box: 'attack' })).toBe(true);
    expect(start({ maps: { east: { hexes } } }).offers({ do: 'box', box: 'attack' })).toBe(false);
  });

  it('AUZ-ATK-05 rails carry the force to any of their hexes, and off-rail steps begin there', () => {
    const words = { players: [{ units: { infantry: 1 } }], oldOnes: [zombieAt(28)] };
    expect(camp(words).offers({ do: 'box', box: 'attack' })).toBe(false);
    const t = camp({ ...words, tracks: { 0: ['7-17', '17-27'] } });
    expect(march(t, { infantry: 1 }, 28).told('attack')).toMatchObject([{ hex: 28 }]);
  });

  it('AUZ-ATK-05 rails of another player carry nobody', () => {
    const t = camp({
      players: [{ units: { infantry: 1 } }],
      oldOnes: [zombieAt(28)],
      tracks: { 1: ['7-17', '17-27'] },
    });
    expect(t.offers({ do: 'box', box: 'attack' })).toBe(false);
  });

  it.each([true, false])(
    'AUZ-ATK-06 nobody walks through an Old One hex to the one behind it (awake: %s)',
    (faceUp) => {
      const t = camp({
        players: [{ units: { car: 1, airship: 1 } }],
        oldOnes: [
          { hex: 17, tile: 'L1-07', faceUp },
          { hex: 27, tile: 'L1-06' },
        ],
      });
      t.choose({ do: 'box', box: 'attack' }).choose({ do: 'join', unit: 'car' });
      expect(t.refused({ do: 'attack', hex: 27 })).toMatchObject({
        rule: 'AUZ-ATK-06',
        why: 'attack.blocked',
      });
      expect(t.offers({ do: 'attack', hex: 17 })).toBe(true);
      // Airships that travel with others do not fly over them either.
      t.choose({ do: 'join', unit: 'airship' });
      expect(t.refused({ do: 'attack', hex: 27 })).toMatchObject({ rule: 'AUZ-ATK-06' });
    },
  );

  it('AUZ-ATK-07 Airships alone fly over Old One hexes', () => {
    // Every way of four steps to 34 leads over 28 or 35.
    const t = camp({
      players: [{ units: { airship: 2 } }],
      oldOnes: [zombieAt(28), zombieAt(35, 'L1-07'), zombieAt(34, 'L1-08')],
      next: { oldOneCards: ['O28'] },
    });
    march(t, { airship: 2 }, 34);
    expect(fight(t).hex).toBe(34);
  });

  it('AUZ-ATK-08 AUZ-ATK-09 an Armoured Train attacks along its own rails, and nothing beside them', () => {
    const t = camp({
      players: [{ units: { train: 1, infantry: 1 } }],
      tracks: { 0: ['7-17', '17-27'] },
      oldOnes: [zombieAt(27), zombieAt(8, 'L1-07')],
    });
    t.choose({ do: 'box', box: 'attack' }).choose({ do: 'join', unit: 'infantry' });
    expect(t.offers({ do: 'attack', hex: 8 })).toBe(true);
    t.choose({ do: 'join', unit: 'train' });
    expect(t.refused({ do: 'attack', hex: 8 })).toMatchObject({
      rule: 'AUZ-ATK-09',
      why: 'attack.train',
    });
    expect(t.offers({ do: 'attack', hex: 27 })).toBe(true);
  });

  it('AUZ-ATK-09 without rails to an Old One a Train cannot even be chosen', () => {
    const t = camp({ players: [{ units: { train: 4 } }], oldOnes: [zombieAt(FIELD)] });
    expect(t.refused({ do: 'box', box: 'attack' })).toMatchObject({ why: 'attack.nothingInReach' });
  });

  it('AUZ-ATK-08 along the rails only the first Old One of the line is reached', () => {
    const t = camp({
      players: [{ units: { train: 1 } }],
      tracks: { 0: ['7-17', '17-27'] },
      oldOnes: [zombieAt(17), zombieAt(27, 'L1-07')],
    });
    t.choose({ do: 'box', box: 'attack' }).choose({ do: 'join', unit: 'train' });
    expect(t.offers({ do: 'attack', hex: 17 })).toBe(true);
    expect(t.offers({ do: 'attack', hex: 27 })).toBe(false);
  });

  it('AUZ-ATK-10 rails behind an Old One serve nobody, unless another clear line leads there', () => {
    const words = {
      players: [{ units: { infantry: 1 } }],
      oldOnes: [zombieAt(17), zombieAt(28, 'L1-07')],
    };
    const cut = camp({ ...words, tracks: { 0: ['7-17', '16-17'] } });
    cut.choose({ do: 'box', box: 'attack' }).choose({ do: 'join', unit: 'infantry' });
    expect(cut.refused({ do: 'attack', hex: 28 })).toMatchObject({ rule: 'AUZ-ATK-05' });
    const loop = camp({ ...words, tracks: { 0: ['7-17', '16-17', '7-8', '8-16'] } });
    loop.choose({ do: 'box', box: 'attack' }).choose({ do: 'join', unit: 'infantry' });
    expect(loop.offers({ do: 'attack', hex: 28 })).toBe(true);
  });
});

describe('what it costs', () => {
  it.each(TIMES)('AUZ-ATK-11 AUZ-EX-11 AUZ-EX-20 %i TP for a force of %j', (time, army) => {
    const t = eve({ army, foes: ['L1-06'], words: { tracks: { 0: ['7-17'] } } });
    t.choose({ do: 'box', box: 'attack' });
    muster(t, army);
    expect(t.asked?.prompt).toMatchObject({ ask: 'attack', time });
    t.choose({ do: 'attack', hex: FIELD });
    expect(t.told('attack')).toMatchObject([{ time }]);
  });

  it('AUZ-ATK-11 AUZ-ATK-12 the disc moves by the declared cost although half the force withdrew', () => {
    const t = battle({ army: { infantry: 1, car: 1 }, foes: [{ tile: 'L1-06', faceUp: false }] });
    expect(t.told('attack')).toMatchObject([{ time: 2 }]);
    t.choose({ do: 'withdraw', part: 'all' });
    expect(t.told('time.moved')).toMatchObject([{ seat: 0, spaces: 2 }]);
    expect(space(t, 0)).toBe(5);
  });

  it('AUZ-ATK-12 AUZ-ATK-14 AUZ-RULING-18 AUZ-KILL-08 an Empty tile ends the attack: no card, no reward, full cost', () => {
    const t = battle({
      army: { infantry: 1, car: 1, artillery: 1 },
      foes: [{ tile: 'L1-12', faceUp: false }],
    });
    expect(t.told('combat.nothing')).toHaveLength(1);
    expect(t.told('card.turned')).toEqual([]);
    expect(t.told('time.moved')).toMatchObject([{ spaces: 3 }]);
    expect(onMap(t)).toEqual([]);
    expect(t.state.gone.map((held) => held.is)).toContain('L1-12');
    expect(t.player(0).claimed).toEqual([]);
    expect(t.player(0).tokens).toBe(0);
    expect(t.player(0).barracks).toMatchObject({ infantry: 1, car: 1, artillery: 1 });
    expect(t.player(0).boxes.attack).toBe(1);
    expect(t.state.combat).toBeNull();
  });
});

describe('the first card', () => {
  it('AUZ-ATK-13 AUZ-ATK-15 AUZ-EX-12 declaring turns the tile up, and then one may still leave', () => {
    const t = battle({
      army: { infantry: 2, airship: 1 },
      foes: [{ tile: 'L1-06', faceUp: false }],
      cards: ['O14'],
    });
    expect(t.told('oldOne.revealed')).toMatchObject([{ tile: 'L1-06', hex: FIELD }]);
    expect(tile(t, 'L1-06').faceUp).toBe(true);
    expect(t.told('card.turned')).toEqual([]);
    expect(t.asked).toMatchObject({ seat: 0, step: 'withdrawal' });
    for (const part of ['all', 'airships', 'others'])
      expect(t.offers({ do: 'withdraw', part })).toBe(true);
    t.choose({ do: 'stay' });
    expect(t.told('card.turned')).toMatchObject([{ card: 'O14' }]);
  });

  it('AUZ-ATK-16 AUZ-RULING-17 against a tile that lay face up the first card comes unasked', () => {
    const t = battle({ army: { infantry: 2, airship: 1 }, foes: ['L1-06'], cards: ['O14'] });
    expect(t.told('card.turned')).toMatchObject([{ card: 'O14' }]);
    expect(t.asked?.step).toBe('withdrawal');
  });

  it('AUZ-ATK-13 AUZ-ATK-15 AUZ-RULING-70 one sleeper among the awake is turned up too, all are fought, and one may leave first', () => {
    const t = battle({
      army: { infantry: 1 },
      foes: ['L1-08', { tile: 'L1-04', faceUp: false }],
      cards: ['O23'],
    });
    expect(t.told('card.turned')).toEqual([]);
    expect(t.asked?.step).toBe('withdrawal');
    t.choose({ do: 'stay' });
    // O23 shows Infantry in the rows of Zombies and of Mi-go.
    expect(tile(t, 'L1-08').damage[0]).toBe(1);
    expect(tile(t, 'L1-04').damage[0]).toBe(1);
  });

  it('AUZ-ATK-14 an Empty tile beside an awake Old One leaves, and the combat goes on with the rest', () => {
    const t = battle({
      army: { infantry: 1 },
      foes: ['L1-06', { tile: 'L1-13', faceUp: false }],
    });
    expect(onMap(t)).toEqual(['L1-06']);
    expect(t.told('combat.nothing')).toEqual([]);
    expect(t.asked?.step).toBe('withdrawal');
  });
});

describe('the way home', () => {
  it('AUZ-ATK-17 AUZ-CMB-21 survivors are back in the Barracks when the combat ends', () => {
    const t = battle({ army: { infantry: 2, car: 1 }, foes: ['L1-06'], cards: ['O10'] });
    // O10 shows Infantry, Car and Airship: two damage destroy the Zombie.
    expect(t.told('combat.ends')).toMatchObject([{ left: 0 }]);
    expect(t.state.combat).toBeNull();
    expect(t.player(0).barracks).toMatchObject({ infantry: 2, car: 1 });
  });

  it("AUZ-ATK-19 Farms, tracks and deposits under the battle stay as they are, whoever's they are", () => {
    const t = eve({
      army: { infantry: 1, car: 1 },
      foes: ['L1-06'],
      cards: ['O10'],
      words: {
        tracks: { 1: ['16-17', '17-27'] },
        farms: [{ hex: FIELD, owner: 1, type: 'cattle' }],
        deposits: { 17: { iron: 3, gold: 3 } },
      },
    });
    const lying = () => JSON.stringify([t.state.farms, t.state.tracks, t.state.deposits]);
    const before = lying();
    march(t, { infantry: 1, car: 1 }, FIELD);
    expect(t.player(0).claimed).toEqual(['L1-06']);
    expect(lying()).toBe(before);
  });
});
