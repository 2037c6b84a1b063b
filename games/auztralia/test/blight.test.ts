import { describe, expect, it } from 'vitest';
import type { Words } from '../arrange/words.ts';
import { camp, fight, hexOf, hq, muster, night, onMap, space, tile } from './battle.ts';

const migo = (hex: number, id = 'L1-04') => ({ hex, tile: id, faceUp: true });
const sheep = (hex: number, owner = 0) => ({ hex, owner, type: 'sheep' as const });
const blighted = (t: ReturnType<typeof night>) =>
  t.state.farms.filter((farm) => farm.blighted).map((farm) => farm.hex);

/** Seat 0 farms 27 at the end of its rails; a Mi-go in 28 enters by O38, O10 would lead it on. */
const raid = (people: readonly string[], more: Words = {}) =>
  night({
    tracks: { 0: ['7-17', '17-27'] },
    farms: [sheep(27)],
    oldOnes: [migo(28)],
    players: [{ personalities: people as never, units: { infantry: 1, car: 1 } }],
    next: { oldOneCards: ['O38', 'O10'] },
    ...more,
  });

describe('blight', () => {
  it('AUZ-BLIGHT-01 AUZ-BLIGHT-02 tiles that enter with a card all arrive, then the Farm is blighted, once', () => {
    const t = night({
      farms: [sheep(27, 1)],
      oldOnes: [migo(28), migo(35, 'L1-03')],
      next: { oldOneCards: ['O38', 'O31'] },
    });
    const told = t.events.map((event) => event.tell);
    expect(t.told('oldOne.moved').map((moved) => moved.to)).toEqual([27, 27]);
    expect(t.told('farm.blighted')).toMatchObject([{ seat: 1, hex: 27, type: 'sheep' }]);
    expect(told.indexOf('farm.blighted')).toBeGreaterThan(told.lastIndexOf('oldOne.moved'));
    expect(blighted(t)).toEqual([27]);
  });

  it('AUZ-BLIGHT-03 a blighted Farm draws nobody, but it still fills its hex', () => {
    const t = night({
      time: { 0: 3, 1: 13, oldOnes: 22 },
      stack: [1, 0, 'oldOnes'],
      tracks: { 0: ['7-17', '16-17', '17-27'] },
      farms: [{ ...sheep(27), blighted: true }],
    });
    t.choose({ do: 'box', box: 'farm' });
    expect(t.refused({ do: 'farm', type: 'sheep', hex: 27 })).toMatchObject({
      rule: 'AUZ-FARM-04',
      why: 'farm.farm',
    });
    const walk = night({
      farms: [{ ...sheep(49), blighted: true }],
      oldOnes: [migo(34)],
      next: { oldOneCards: ['O10', 'O31'] },
    });
    // Direction 6 would lead onto the blighted Farm.
    expect(hexOf(walk, 'L1-04')).not.toBe(49);
    expect(walk.state.farms).toHaveLength(1);
  });

  it('AUZ-BLIGHT-04 who blighted a Farm goes on to the next target with the next card', () => {
    const t = raid([]);
    expect(blighted(t)).toEqual([27]);
    expect(t.told('oldOne.moved').map((moved) => moved.to)).toEqual([27, 17]);
  });
});

describe('Alanza Castro', () => {
  it('AUZ-PERS-02 AUZ-BLIGHT-05 2 damage to whoever enters; if that destroys it the Farm is saved', () => {
    const t = raid(['castro'], { oldOnes: [migo(28, 'L1-02')] });
    expect(t.told('castro')).toMatchObject([{ seat: 0, tile: 'L1-02', hex: 27 }]);
    expect(t.player(0).claimed).toEqual(['L1-02']);
    expect(t.told('farm.saved')).toMatchObject([{ hex: 27 }]);
    expect(blighted(t)).toEqual([]);
  });

  it('AUZ-PERS-02 a survivor blights the Farm and keeps the cubes of her owner', () => {
    const t = raid(['castro']);
    expect(tile(t, 'L1-04')).toMatchObject({ hex: 17, damage: [2, 0] });
    expect(hq(t, 0)).toBe(18);
    expect(blighted(t)).toEqual([27]);
  });

  it('AUZ-PERS-02 AUZ-RULING-75 of two that enter one dies, and the other blights the Farm', () => {
    const t = raid(['castro'], { oldOnes: [migo(28, 'L1-02'), migo(35)] });
    expect(t.player(0).claimed).toEqual(['L1-02']);
    expect(tile(t, 'L1-04').damage[0]).toBe(2);
    expect(blighted(t)).toEqual([27]);
  });

  it('AUZ-PERS-02 AUZ-RULING-75 AUZ-BLIGHT-02 two that enter together and both die leave it unharmed', () => {
    const t = raid(['castro'], {
      oldOnes: [migo(28, 'L1-02'), { ...migo(35), damage: { 0: 1 } }],
    });
    expect([...t.player(0).claimed].sort()).toEqual(['L1-02', 'L1-04']);
    expect(blighted(t)).toEqual([]);
  });

  it('AUZ-PERS-02 she guards neither Farms of others nor blighted ones', () => {
    const others = raid(['castro'], { farms: [sheep(27, 1)] });
    expect(others.told('castro')).toEqual([]);
    expect(blighted(others)).toEqual([27]);
    const lost = raid(['castro'], { farms: [{ ...sheep(27), blighted: true }] });
    expect(hexOf(lost, 'L1-04')).not.toBe(28);
    expect(lost.told('castro')).toEqual([]);
  });

  it('AUZ-RULING-39 AUZ-CMB-23 a Zombie that survives her heals when the Farm is settled', () => {
    const t = raid(['castro'], {
      oldOnes: [{ hex: 28, tile: 'L1-08', faceUp: true }],
      next: { oldOneCards: ['O29', 'O31'] },
    });
    expect(t.told('castro')).toHaveLength(1);
    expect(blighted(t)).toEqual([27]);
    expect(tile(t, 'L1-08').damage[0]).toBe(0);
    expect(hq(t, 0)).toBe(20);
  });
});

describe('Kapena Alika', () => {
  it('AUZ-PERS-21 AUZ-BLIGHT-05 who enters her Farm stops, and after all movement she may attack before the blight', () => {
    const t = raid(['alika']);
    // O10 circles Mi-go too, but this one does not move on.
    expect(t.told('oldOne.moved')).toHaveLength(1);
    expect(t.told('alika.holds')).toMatchObject([{ seat: 0, hex: 27 }]);
    expect(blighted(t)).toEqual([]);
    expect(t.asked).toMatchObject({ seat: 0, step: 'alika' });
    expect(t.offers({ do: 'defend', hex: 27 })).toBe(true);
    t.choose({ do: 'done' });
    expect(blighted(t)).toEqual([27]);
    expect(t.state.tiles).toMatchObject([{ stopped: false }]);
  });

  it('AUZ-PERS-21 AUZ-RULING-58 a normal Attack: units of her choice, the cube, the Gold, the TP; the disc moves at once, and the activation goes on', () => {
    const t = raid(['alika'], {
      players: [
        {
          personalities: ['alika'],
          units: { infantry: 1, car: 1 },
          boxes: { attack: 2 },
          goods: { gold: 3 },
        },
      ],
      next: { oldOneCards: ['O38', 'O10', 'O07', 'O31'] },
    });
    t.choose({ do: 'defend', hex: 27 });
    expect(t.asked).toMatchObject({ seat: 0, step: 'attack' });
    expect(t.player(0)).toMatchObject({ boxes: { attack: 3 }, goods: { gold: 1 } });
    muster(t, { infantry: 1, car: 1 }).choose({ do: 'attack', hex: 27 });
    // A tile that lay face up: the first card comes unasked. O07 hits twice.
    expect(t.told('card.turned')).toMatchObject([{ card: 'O07' }]);
    expect(fight(t).kind).toBe('alika');
    expect(t.asked?.step).toBe('withdrawal');
    t.choose({ do: 'stay' });
    expect(t.player(0).claimed).toEqual(['L1-04']);
    expect(t.told('farm.saved')).toMatchObject([{ hex: 27 }]);
    expect(blighted(t)).toEqual([]);
    expect(t.told('time.moved')).toMatchObject([{ seat: 0, spaces: 2, space: 25 }]);
    // Seat 0 has passed the purple disc, which acts again: 24 is rearmost now.
    expect(t.told('time.oldOnes').map((told) => told.space)).toEqual([25, 26]);
  });

  it('AUZ-RULING-58 AUZ-PERS-21 her disc arrives on top of the purple one and acts before it', () => {
    const t = raid(['alika'], {
      time: { 0: 23, 1: 24, oldOnes: 23 },
      next: { oldOneCards: ['O38', 'O10', 'O24'] },
    });
    t.choose(
      { do: 'defend', hex: 27 },
      { do: 'join', unit: 'infantry' },
      { do: 'attack', hex: 27 },
    );
    t.choose({ do: 'withdraw', part: 'all' });
    expect(t.state.discs).toEqual([
      { seat: 1, space: 24 },
      { seat: -1, space: 24 },
      { seat: 0, space: 24 },
    ]);
    expect(t.told('farm.blighted')).toHaveLength(1);
    expect(t.asked).toMatchObject({ seat: 0, step: 'action' });
  });

  it('AUZ-PERS-21 only that hex can be attacked, and only while an Old One is left there the Farm is lost', () => {
    const t = raid(['alika'], {
      oldOnes: [migo(28), { hex: 18, tile: 'L1-06', faceUp: true }],
      next: { oldOneCards: ['O38', 'O10', 'O24'] },
    });
    t.choose({ do: 'defend', hex: 27 }).choose({ do: 'join', unit: 'infantry' });
    expect(t.offers({ do: 'attack', hex: 18 })).toBe(false);
    t.choose({ do: 'attack', hex: 27 }).choose({ do: 'withdraw', part: 'all' });
    expect(t.told('farm.blighted')).toMatchObject([{ hex: 27 }]);
    expect(t.player(0).barracks).toMatchObject({ infantry: 1, car: 1 });
  });

  it('AUZ-PERS-21 AUZ-PERS-32 Professor Guyonne makes it cheaper, and persons of a combat serve in it', () => {
    const t = raid(['alika', 'guyonne', 'khouri'], {
      next: { oldOneCards: ['O38', 'O10', 'O07'] },
    });
    t.choose({ do: 'defend', hex: 27 });
    muster(t, { infantry: 1, car: 1 });
    expect(t.asked?.prompt).toMatchObject({ time: 1 });
    t.choose({ do: 'attack', hex: 27 });
    expect(t.asked).toMatchObject({ step: 'combat-window', prompt: { when: 'before' } });
    t.choose({ do: 'strike', personality: 'khouri', tile: 'L1-04' });
    expect(t.player(0).claimed).toEqual(['L1-04']);
    expect(t.told('time.moved')).toMatchObject([{ spaces: 1 }]);
  });

  it.each([
    ['out of time', { time: { 0: 53, 1: 23, oldOnes: 23 }, stack: [0, 1, 'oldOnes'] }, {}],
    ['without a cube', {}, { boxes: { mine: 20 } }],
    ['without the Gold', {}, { boxes: { attack: 1 }, goods: { gold: 0 } }],
    ['without a unit', {}, { units: {} }],
    ['with units that do not reach it', { tracks: {} }, { units: { infantry: 1 } }],
  ])(
    'AUZ-PERS-21 %s she only holds them: nobody is asked, and the Farm is lost in the end',
    (_why, words, player) => {
      const t = raid([], {
        ...(words as Words),
        players: [{ personalities: ['alika'], units: { infantry: 1 }, ...player }],
      });
      expect(t.told('alika.holds')).toHaveLength(1);
      expect(t.told('oldOne.moved')).toHaveLength(1);
      expect(t.told('farm.blighted')).toMatchObject([{ hex: 27 }]);
      expect(t.asked?.step).toBe('action');
    },
  );

  it('AUZ-PERS-21 AUZ-RULING-28 two Farms may wait, but she attacks only once', () => {
    const t = raid(['alika'], {
      tracks: { 0: ['7-17', '17-27', '16-17'] },
      farms: [sheep(27), sheep(16)],
      oldOnes: [migo(28), migo(9, 'L1-02')],
      next: { oldOneCards: ['O38', 'O10', 'O07'] },
    });
    expect(t.state.activation?.waiting).toEqual([16, 27]);
    t.choose({ do: 'defend', hex: 16 });
    muster(t, { infantry: 1, car: 1 }).choose({ do: 'attack', hex: 16 });
    expect(t.player(0).claimed).toEqual(['L1-02']);
    expect(t.told('farm.saved')).toMatchObject([{ hex: 16 }]);
    expect(t.told('farm.blighted')).toMatchObject([{ hex: 27 }]);
  });

  it('AUZ-PERS-21 AUZ-RULING-28 a Farm out of reach is refused while another can be defended', () => {
    const t = raid(['alika'], {
      tracks: { 0: ['7-17', '16-17'] },
      farms: [sheep(49), sheep(16)],
      oldOnes: [migo(34), migo(9, 'L1-02')],
      players: [{ personalities: ['alika'], units: { infantry: 1 } }],
    });
    expect(t.refused({ do: 'defend', hex: 49 })).toMatchObject({ why: 'alika.outOfReach' });
    expect(t.offers({ do: 'defend', hex: 16 })).toBe(true);
  });

  it('AUZ-BLIGHT-05 AUZ-RULING-28 Castro strikes first: if all die Alika holds nobody', () => {
    const t = raid(['castro', 'alika'], { oldOnes: [migo(28, 'L1-02')] });
    expect(t.player(0).claimed).toEqual(['L1-02']);
    expect(t.told('alika.holds')).toEqual([]);
    expect(blighted(t)).toEqual([]);
  });

  it('AUZ-PERS-02 AUZ-PERS-21 a Farm is not called saved while somebody else still stands on it', () => {
    const words = {
      oldOnes: [migo(28), { hex: 28, tile: 'L1-05', faceUp: true }],
      // O38 leads the Mi-go onto the Farm, where it waits; O29 the Zombie, which Castro kills.
      next: { oldOneCards: ['O38', 'O29'] },
    };
    const t = raid(['castro', 'alika'], words);
    expect(t.player(0).claimed).toEqual(['L1-05']);
    expect(t.told('farm.saved')).toEqual([]);
    t.choose({ do: 'done' });
    expect(t.told('farm.saved')).toEqual([]);
    expect(blighted(t)).toEqual([27]);
  });

  it("AUZ-BLIGHT-05 AUZ-RULING-39 a Zombie keeps Castro's damage until Alika's attack is over", () => {
    const words = {
      oldOnes: [{ hex: 28, tile: 'L1-08', faceUp: true }],
      next: { oldOneCards: ['O29', 'O31', 'O03'] },
    };
    const t = raid(['castro', 'alika'], words);
    expect(tile(t, 'L1-08').damage[0]).toBe(2);
    t.choose(
      { do: 'defend', hex: 27 },
      { do: 'join', unit: 'infantry' },
      { do: 'attack', hex: 27 },
    );
    expect(t.player(0).claimed).toEqual(['L1-08']);
    const declined = raid(['castro', 'alika'], words).choose({ do: 'done' });
    expect(tile(declined, 'L1-08').damage[0]).toBe(0);
    expect(blighted(declined)).toEqual([27]);
  });

  it('AUZ-RULING-83 AUZ-OO-01 Ports are fought for first, then Alika, then the waiting Farms fall', () => {
    const t = raid(['alika'], {
      oldOnes: [migo(28), migo(40, 'L1-02')],
      players: [
        { personalities: ['alika'], units: { infantry: 1, car: 1 } },
        { units: { infantry: 1, car: 1 } },
      ],
      next: { oldOneCards: ['O38', 'O28', 'O07'] },
    });
    const told = t.events.map((event) => event.tell);
    expect(told.indexOf('alika.holds')).toBeLessThan(told.indexOf('port.attacked'));
    expect(t.player(1).claimed).toEqual(['L1-02']);
    expect(t.asked).toMatchObject({ seat: 0, step: 'alika' });
    expect(blighted(t)).toEqual([]);
  });

  it('AUZ-BLIGHT-06 AUZ-RULING-83 a lost Port ends the game: she does not attack, and waiting Farms are blighted before scoring', () => {
    const t = raid(['alika'], { oldOnes: [migo(28), migo(40, 'L1-02')] });
    expect(t.told('port.lost')).toMatchObject([{ seat: 1 }]);
    expect(t.asked).toBeNull();
    expect(t.told('farm.blighted')).toMatchObject([{ hex: 27 }]);
    expect(blighted(t)).toEqual([27]);
    const [seat0, , oldOnes] = t.result().sides;
    expect(seat0?.lines).toContainEqual(expect.objectContaining({ line: 'farms', points: 0 }));
    expect(oldOnes?.lines).toContainEqual(expect.objectContaining({ line: 'blighted', points: 1 }));
  });

  it('AUZ-PERS-18 AUZ-PERS-21 who fought for the own Port does not attack, though Karpov alone did the work', () => {
    const t = raid(['alika', 'karpov'], { oldOnes: [migo(28), migo(8, 'L1-02')] });
    expect(t.told('karpov')).toHaveLength(1);
    expect(t.player(0).claimed).toEqual(['L1-02']);
    expect(t.told('alika.holds')).toHaveLength(1);
    expect(t.told('farm.blighted')).toMatchObject([{ hex: 27 }]);
    expect(t.asked?.step).toBe('action');
    expect(onMap(t)).toEqual(['L1-04']);
    expect(space(t, 0)).toBe(23);
  });

  it('AUZ-PERS-00c one-use cards are not played in her attack', () => {
    const t = raid(['alika', 'carter', 'khouri'], { next: { oldOneCards: ['O38', 'O10', 'O24'] } });
    t.choose(
      { do: 'defend', hex: 27 },
      { do: 'join', unit: 'infantry' },
      { do: 'attack', hex: 27 },
    );
    expect(t.asked?.step).toBe('combat-window');
    expect(t.choices.some((choice) => choice.do === 'play')).toBe(false);
    expect(camp({ players: [{ personalities: ['carter'] }] }).offers({ do: 'play' })).toBe(true);
  });
});
