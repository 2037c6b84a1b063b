import { describe, expect, it } from 'vitest';
import { camp, dark, FIELD, hexOf, night, SYDNEY, space } from './battle.ts';

const cardsOf = (t: ReturnType<typeof night>) => t.told('card.turned').map(({ card }) => card);
const migo = (hex: number, faceUp = true) => ({ hex, tile: 'L1-04', faceUp });

describe('an activation of the Old Ones', () => {
  it('AUZ-OO-01 the disc steps one space, the Revelation is read, then the two cards, then Ports are fought for', () => {
    const t = dark({
      players: [{ units: { infantry: 1, car: 1 } }],
      oldOnes: [{ hex: FIELD, tile: 'L1-03', faceUp: true }],
      next: { revelations: ['R1-09'], oldOneCards: ['O01', 'O28', 'O35'] },
    });
    expect(t.told('time.oldOnes')).toMatchObject([{ space: 25 }]);
    const order = t.events
      .map((event) => event.tell)
      .filter((tell) =>
        ['time.oldOnes', 'revelation', 'card.turned', 'port.attacked'].includes(tell),
      );
    expect(order).toEqual([
      'time.oldOnes',
      'revelation',
      'card.turned',
      'card.turned',
      'port.attacked',
      'card.turned',
    ]);
  });

  it('AUZ-OO-01 on a space without light no Revelation card is drawn', () => {
    const t = night({ oldOnes: [migo(FIELD)] });
    expect(space(t, -1)).toBe(24);
    expect(t.told('revelation')).toEqual([]);
    expect(t.state.revelationsPlayed).toEqual([]);
  });

  it('AUZ-OO-01 afterwards whoever is rearmost acts: the Old Ones again while that is them', () => {
    const t = night({ time: { 0: 24, 1: 43, oldOnes: 23 } });
    expect(t.told('time.oldOnes').map((told) => told.space)).toEqual([24, 25]);
    expect(t.asked).toMatchObject({ seat: 0, step: 'action' });
  });

  it('AUZ-OO-02 two cards are drawn one after the other if somebody face up can move', () => {
    const t = night({ oldOnes: [migo(28)], next: { oldOneCards: ['O38', 'O01'] } });
    expect(cardsOf(t)).toEqual(['O38', 'O01']);
    expect(t.told('oldOne.moved')).toMatchObject([
      { from: 28, to: 27 },
      { from: 27, to: 17 },
    ]);
    expect(t.state.discard).toEqual(['O38', 'O01']);
  });

  it('AUZ-OO-02 none is drawn for sleepers and Temples', () => {
    const t = night({
      oldOnes: [migo(28, false), { hex: 16, tile: 'L1-09', faceUp: true }],
    });
    expect(cardsOf(t)).toEqual([]);
    expect(t.told('oldOnes.still')).toHaveLength(1);
  });

  it('AUZ-OO-02 AUZ-RULING-82 it is asked once: the second card comes although the first brought the only mover to a stop', () => {
    const t = night({
      players: [{ units: {} }],
      oldOnes: [migo(FIELD)],
      next: { oldOneCards: ['O01', 'O10'] },
    });
    expect(cardsOf(t)).toEqual(['O01', 'O10']);
    expect(hexOf(t, 'L1-04')).toBe(SYDNEY);
  });

  it('AUZ-OO-02 AUZ-RULING-82 AUZ-REV-04 none is drawn if the only mover was stopped in a Port before', () => {
    const t = dark({
      players: [{ units: {} }],
      oldOnes: [migo(FIELD, false)],
      next: {
        revelations: ['R1-06'],
        oldOneCards: ['O01', 'O02', 'O03', 'O04', 'O05', 'O06'],
      },
    });
    expect(cardsOf(t)).toEqual(['O01', 'O02', 'O03', 'O04', 'O05', 'O06']);
    expect(t.told('port.lost')).toHaveLength(1);
  });

  it("AUZ-OO-02 AUZ-RULING-82 nor if it was stopped on Kapena Alika's Farm", () => {
    const t = dark({
      players: [{ personalities: ['alika'] }],
      farms: [{ hex: 27, owner: 0, type: 'sheep' }],
      oldOnes: [migo(28, false)],
      next: {
        revelations: ['R1-06'],
        oldOneCards: ['O01', 'O02', 'O03', 'O04', 'O05', 'O06'],
      },
    });
    expect(cardsOf(t)).toHaveLength(6);
    expect(t.told('alika.holds')).toMatchObject([{ hex: 27 }]);
  });

  it('AUZ-OO-03 AUZ-REV-10 movement follows a Revelation without effect', () => {
    const t = dark({
      oldOnes: [migo(28)],
      next: { revelations: ['R1-08'], oldOneCards: ['O38', 'O28'] },
    });
    expect(t.told('revelation.nothing')).toHaveLength(1);
    expect(cardsOf(t)).toEqual(['O38', 'O28']);
    expect(hexOf(t, 'L1-04')).toBe(27);
  });

  it('AUZ-OO-03 AUZ-OO-01 they move on space 53 too, and only then the game ends', () => {
    const t = camp({
      oldOnes: [migo(28)],
      time: { 0: 53, 1: 54, oldOnes: 52 },
      next: { oldOneCards: ['O38', 'O28'] },
    });
    expect(space(t, -1)).toBe(53);
    expect(hexOf(t, 'L1-04')).toBe(27);
    expect(t.asked).toBeNull();
    const told = t.events.map((event) => event.tell);
    expect(told.indexOf('end')).toBeGreaterThan(told.indexOf('oldOne.moved'));
  });

  it('AUZ-OO-04 from 22 to 53 there are 31 activations, 15 of them with a Revelation card', () => {
    const t = camp({ time: { 0: 53, 1: 53, oldOnes: 22 } });
    expect(t.told('time.oldOnes').map((told) => told.space)).toEqual(
      Array.from({ length: 31 }, (_, i) => 23 + i),
    );
    expect(t.told('revelation')).toHaveLength(15);
    expect(t.state.revelations).toEqual([]);
    expect(t.asked).toBeNull();
  });
});
