import { describe, expect, it } from 'vitest';
import type { Words } from '../arrange/words.ts';
import { FIELD, fight, hq, night, onMap, SYDNEY, space, tile } from './battle.ts';

/** A Mi-go next to Sydney that O01 leads onto the Port; O28 moves nobody. */
const raid = (units: object, cards: readonly string[], more: Words = {}) =>
  night({
    oldOnes: [{ hex: FIELD, tile: 'L1-03', faceUp: true }],
    players: [{ units }],
    next: { oldOneCards: ['O01', 'O28', ...cards] },
    ...more,
  });

describe('Port defence', () => {
  it('AUZ-PORT-01 AUZ-CMB-01 AUZ-MOVE-09 who enters a Port stops there, and is fought when all have moved', () => {
    const t = night({
      players: [{ units: { infantry: 2 } }],
      oldOnes: [
        { hex: FIELD, tile: 'L1-03', faceUp: true },
        { hex: 30, tile: 'L1-04', faceUp: true },
      ],
      // Both cards circle Mi-go.
      next: { oldOneCards: ['O01', 'O10', 'O24'] },
    });
    const told = t.events.map((event) => event.tell);
    expect(t.told('oldOne.moved').filter((moved) => moved.tile === 'L1-03')).toMatchObject([
      { from: FIELD, to: SYDNEY },
    ]);
    expect(t.told('oldOne.moved').filter((moved) => moved.tile === 'L1-04')).toHaveLength(2);
    expect(told.indexOf('combat.begins')).toBeGreaterThan(told.lastIndexOf('oldOne.moved'));
    expect(t.told('port.attacked')).toMatchObject([{ seat: 0, hex: SYDNEY }]);
  });

  it('AUZ-PORT-02 every unit of the Barracks fights', () => {
    const t = raid({ infantry: 3, car: 1, train: 1, airship: 1 }, ['O35']);
    expect(fight(t).force).toEqual({ infantry: 3, car: 1, artillery: 0, airship: 1, train: 1 });
    expect(t.player(0).barracks.infantry).toBe(0);
  });

  it('AUZ-PORT-03 it costs no TP, no cube and no Gold', () => {
    const t = raid({ infantry: 2, car: 1 }, ['O07', 'O31'], {
      players: [{ units: { infantry: 2, car: 1 }, boxes: { attack: 2 }, goods: { gold: 1 } }],
    });
    // O07 hits twice, O31 once more: the Mi-go falls.
    expect(t.player(0).claimed).toEqual(['L1-03']);
    expect(space(t, 0)).toBe(23);
    expect(t.player(0).boxes.attack).toBe(2);
    expect(hq(t, 0)).toBe(18);
    expect(t.player(0).goods.gold).toBe(1);
    expect(t.told('time.moved')).toEqual([]);
  });

  it('AUZ-PORT-04 AUZ-WDR-01 AUZ-RULING-21 AUZ-PERS-09 nobody withdraws from the own Port, Corporal Jones neither', () => {
    const t = raid({ infantry: 1, car: 1 }, ['O24', 'O15', 'O31'], {
      players: [{ units: { infantry: 1, car: 1 }, personalities: ['jones'] }],
    });
    // O24 does nothing, and O15 asks for its damage: neither card let anybody leave.
    expect(t.told('card.turned').map((turned) => turned.card)).toEqual([
      'O01',
      'O28',
      'O24',
      'O15',
    ]);
    expect(t.asked?.step).toBe('damage');
  });

  it('AUZ-PORT-05 AUZ-END-02 an Old One still there after the combat takes the Port, and the game ends at once', () => {
    const t = raid({ infantry: 1 }, ['O12', 'O15'], {
      farms: [{ hex: 19, owner: 0, type: 'corn' }],
    });
    // O12 and O15 damage the only Infantry.
    expect(t.told('port.lost')).toMatchObject([{ seat: 0, hex: SYDNEY }]);
    expect(t.asked).toBeNull();
    expect(t.state).toMatchObject({ ending: 'port', lostPort: 0 });
    expect(t.result().rule).toBe('AUZ-END-02');
    // Everybody scores as usual, the loser too.
    expect(t.result().sides[0]?.total).toBe(2);
    expect(t.told('time.oldOnes')).toHaveLength(1);
  });

  it('AUZ-PORT-06 AUZ-RULING-54 AUZ-LOSE-03 the Port stands if the card that defeats also destroys the last attacker', () => {
    // A Mi-go with 2 of 3 damage; O12 costs damage and Sanity, O35 hits and damages again.
    const t = raid({ infantry: 1 }, ['O12', 'O35'], {
      oldOnes: [{ hex: FIELD, tile: 'L1-03', faceUp: true, damage: { 0: 2 } }],
    });
    expect(t.told('combat.defeat')).toHaveLength(1);
    expect(t.player(0).claimed).toEqual(['L1-03']);
    expect(t.player(0).barracks.infantry).toBe(0);
    expect(t.told('port.lost')).toEqual([]);
    expect(t.state.ending).toBeNull();
    // The player is still in the game.
    expect(t.asked).toMatchObject({ seat: 0, step: 'action' });
  });

  const two = {
    oldOnes: [
      { hex: FIELD, tile: 'L1-03', faceUp: true },
      { hex: 40, tile: 'L1-04', faceUp: true },
    ],
  };

  it.each([
    [23, 43, [0, 1]],
    [43, 23, [1, 0]],
  ])(
    'AUZ-PORT-07 AUZ-RULING-26 two attacked Ports are fought in the order of the Time Track: %i and %i',
    (zero, one, order) => {
      const t = night({
        oldOnes: [
          { hex: FIELD, tile: 'L1-02', faceUp: true },
          { hex: 40, tile: 'L1-04', faceUp: true, damage: { 1: 1 } },
        ],
        players: [{ units: { infantry: 1, car: 1 } }, { units: { infantry: 1, car: 1 } }],
        time: { 0: zero, 1: one, oldOnes: 23 },
        stack: zero < one ? [1, 0, 'oldOnes'] : [0, 1, 'oldOnes'],
        // Both enter by O01; O07 and O20 show Infantry and Car for Mi-go.
        next: { oldOneCards: ['O01', 'O28', 'O07', 'O20'] },
      });
      expect(t.told('port.attacked').map((attacked) => attacked.seat)).toEqual(order);
      expect(t.told('oldOne.claimed').map((claimed) => claimed.seat)).toEqual(order);
      expect(t.asked?.step).toBe('action');
    },
  );

  it('AUZ-PORT-07 in a stack the disc on top is first', () => {
    const t = night({
      ...two,
      time: { 0: 30, 1: 30, oldOnes: 23 },
      stack: [0, 1, 'oldOnes'],
      players: [{ units: {} }, { units: { infantry: 1, car: 1 } }],
      next: { oldOneCards: ['O01', 'O28', 'O35'] },
    });
    expect(t.told('port.attacked')).toMatchObject([{ seat: 1 }]);
  });

  it('AUZ-RULING-26 AUZ-PORT-05 after the first lost Port no other is fought for', () => {
    const t = night({
      ...two,
      players: [{ units: {} }, { units: { infantry: 2 } }],
      next: { oldOneCards: ['O01', 'O28'] },
    });
    expect(t.told('port.attacked')).toMatchObject([{ seat: 0 }]);
    expect(t.told('port.lost')).toMatchObject([{ seat: 0 }]);
    expect(t.told('combat.begins')).toHaveLength(1);
    expect(t.asked).toBeNull();
    expect(t.player(1).barracks.infantry).toBe(2);
  });

  it('AUZ-PORT-08 AUZ-RULING-27 a Port without a unit is lost without a card', () => {
    const t = raid({}, []);
    expect(t.told('card.turned').map((turned) => turned.card)).toEqual(['O01', 'O28']);
    expect(t.told('port.lost')).toHaveLength(1);
    expect(t.asked).toBeNull();
  });

  it('AUZ-PORT-08 AUZ-PERS-18 unless Ivan Karpov destroys all attackers', () => {
    const saved = raid({}, [], {
      oldOnes: [{ hex: FIELD, tile: 'L1-02', faceUp: true }],
      players: [{ personalities: ['karpov'] }],
    });
    expect(saved.told('karpov')).toHaveLength(1);
    expect(saved.player(0).claimed).toEqual(['L1-02']);
    expect(saved.told('port.lost')).toEqual([]);
    expect(saved.asked).toMatchObject({ seat: 0, step: 'action' });
    const lost = raid({}, [], { players: [{ personalities: ['karpov'] }] });
    expect(tile(lost, 'L1-03').damage[0]).toBe(2);
    expect(lost.told('port.lost')).toHaveLength(1);
  });

  it('AUZ-PORT-09 AUZ-PERS-00a who is out of time still defends, with all persistent help', () => {
    const t = raid({ infantry: 1, car: 1 }, ['O07'], {
      players: [{ units: { infantry: 1, car: 1 }, personalities: ['karpov'] }],
      time: { 0: 54, 1: 23, oldOnes: 23 },
      stack: [0, 1, 'oldOnes'],
    });
    expect(t.told('karpov')).toHaveLength(1);
    expect(t.player(0).claimed).toEqual(['L1-03']);
    expect(t.asked?.seat).toBe(1);
  });

  it('AUZ-PORT-10 AUZ-KILL-03 attackers that fall are claimed or shared as anywhere', () => {
    const t = raid({ infantry: 1, car: 1 }, ['O07'], {
      oldOnes: [{ hex: FIELD, tile: 'L1-04', faceUp: true, damage: { 1: 1 } }],
    });
    expect(t.told('oldOne.shared')).toMatchObject([{ tile: 'L1-04', shares: [1, 1] }]);
    expect(t.player(0).tokens).toBe(1);
    expect(onMap(t)).toEqual([]);
  });
});
