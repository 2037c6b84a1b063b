import { deckSize } from '@incognita/kernel';
import { describe, expect, it } from 'vitest';
import type { Config } from '../../rules/config.ts';
import { type Situation, situation } from '../situation.ts';
import { fight } from './fight.ts';
import { MELBOURNE, PURPLE, revengeOf, SYDNEY, spaceOf } from './table.ts';

const ENHANCED = { revenge: 'enhanced', seats: 2 } as const satisfies Partial<Config>;
const still = Array.from({ length: 12 }, (_, i) => `STILL-${i}`);

/** The purple disc takes its steps until it is ahead of both, each with a card. */
const turns = (
  cards: readonly string[],
  words: object = {},
  config: Partial<Config> = {},
): Situation => {
  const { revenge = {}, ...others } = words as { revenge?: object };
  return situation({
    config: { ...ENHANCED, ...config },
    content: { oldOneCards: still.map((id) => ({ id })) },
    arrange: {
      map: 'empty',
      ports: { 0: SYDNEY, 1: MELBOURNE },
      time: { 0: 24, 1: 30, oldOnes: 23 },
      only: { revelations: [] },
      next: { oldOneCards: still },
      ...others,
      revenge: { next: cards, ...revenge },
    },
  });
};

describe('the enhanced Old Ones', () => {
  const t = situation({ config: ENHANCED }).until('action');

  it('REV-VAR-01 REV-VAR-04 the base setup with sleepers, discs on 3 and 22', () => {
    expect(t.state.tiles.length).toBeGreaterThan(0);
    expect(revengeOf(t).spawns).toEqual([]);
    expect([spaceOf(t, 0), spaceOf(t, PURPLE)]).toEqual([3, 22]);
  });

  it('REV-VAR-02 all thirty cards, level by level', () => {
    expect(revengeOf(t).deck.map((part) => part.length)).toEqual([10, 10, 10]);
    expect(deckSize(t.state.revelations)).toBe(15);
  });

  it('REV-VAR-03 REV-FIT-01 four Gold, two Iron, two Coal, two Infantry, a Personality, a Port on side 4', () => {
    for (const seat of [0, 1]) {
      expect(t.player(seat).goods).toMatchObject({ gold: 4, iron: 2, coal: 2 });
      expect(t.player(seat).barracks.infantry).toBe(2);
      expect(t.player(seat).personalities).toHaveLength(1);
      expect(revengeOf(t).ports[seat]).toBe(4);
    }
  });

  it('REV-VAR-05 REV-VAR-06 a Revelation on a lit space, and a card at every step', () => {
    const lit = turns(['nyogtha', 'abhoth'], { only: {} });
    expect(lit.told('mythos.turned').map(({ card }) => card)).toEqual(['nyogtha', 'abhoth']);
    expect(lit.told('revelation')).toHaveLength(1);
  });

  it('REV-VAR-07 REV-CONTENT-21 a card concerns the player furthest back, the top disc of several', () => {
    const one = turns(['lloigor', 'nyogtha']);
    expect([spaceOf(one, 0), spaceOf(one, 1)]).toEqual([26, 30]);
    const top = turns(['lloigor', 'nyogtha', 'abhoth'], {
      time: { 0: 24, 1: 24, oldOnes: 23 },
      stack: ['oldOnes', 0, 1],
    });
    expect([spaceOf(top, 0), spaceOf(top, 1)]).toEqual([24, 26]);
  });

  it('REV-VAR-08 REV-CONTENT-24 it is void if that player has nothing, and does not pass on', () => {
    const t = turns(['flying-polyp', 'nyogtha'], { players: [{}, { units: { airship: 1 } }] });
    expect(t.told('mythos.nothing').map(({ card }) => card)).toContain('flying-polyp');
    expect(t.player(1).barracks.airship).toBe(1);
  });

  it('REV-VAR-09 REV-RULING-27 REV-RULING-39 a Combat card waits for that player', () => {
    const t = turns(['ghasts', 'nyogtha']);
    expect(revengeOf(t).waiting).toEqual([{ seat: 0, card: 'ghasts' }]);
    const other = fight({
      army: { infantry: 2 },
      config: { ...ENHANCED, oldOnes: 'random' },
      words: { time: { 0: 10, 1: 12, oldOnes: 22 } },
      revenge: { waiting: [{ seat: 1, card: 'ghasts' }] },
    });
    expect(revengeOf(other).waiting).toEqual([{ seat: 1, card: 'ghasts' }]);
  });

  const walk = Array.from({ length: 8 }, (_, i) => ({ id: `WALK-${i}`, moves: ['zombie'] }));
  const assault = (words: object, config: Partial<Config> = {}): Situation =>
    situation({
      config: { ...ENHANCED, ...config },
      content: { oldOneCards: walk },
      arrange: {
        map: 'empty',
        ports: { 0: SYDNEY, 1: MELBOURNE },
        time: { 0: 24, 1: 30, oldOnes: 23 },
        only: { revelations: [] },
        next: { oldOneCards: walk.map(({ id }) => id) },
        revenge: { next: ['nyogtha', 'abhoth'] },
        ...words,
      },
    });

  it('REV-VAR-10 REV-RULING-33 combats come in the turn order, the player furthest back first', () => {
    const t = assault({
      oldOnes: [
        { hex: 40, tile: 'L1-07', faceUp: true },
        { hex: 17, tile: 'L1-06', faceUp: true },
      ],
      time: { 0: 30, 1: 24, oldOnes: 23 },
    });
    const attacked = t.told('port.attacked').map(({ seat }) => seat);
    expect(attacked[0]).toBe(1);
  });

  it('REV-VAR-11 REV-VAR-12 REV-RULING-18 REV-VAR-13 REV-FIT-22 ten VP for a Port, three for a blighted Farm, nothing for Units', () => {
    const t = assault(
      {
        oldOnes: [
          { hex: 17, tile: 'L1-06', faceUp: true },
          { hex: 66, tile: 'L3-02' },
        ],
        farms: [{ hex: 40, owner: 1, type: 'corn', blighted: true }],
        players: [{ units: { infantry: 0 } }],
      },
      { strength: 'very-hard' },
    );
    expect(t.asked).toBeNull();
    const old = t.result().sides.find((side) => side.seat === null)!;
    const points = (name: string) => old.lines.find((line) => line.line === name)?.points;
    expect(points('taken')).toBe(10);
    expect(points('blighted')).toBe(3);
    expect(points('asleep')).toBe(14);
  });

  it('REV-VAR-14 the free refresh and Outposts are there', () => {
    const t = turns(['nyogtha', 'abhoth'], {
      tracks: { 0: ['7-17', '17-27'] },
      players: [{ goods: { gold: 6 } }],
    });
    const recruit = turns(['nyogtha', 'abhoth']).choose({ do: 'box', box: 'recruit' });
    expect(recruit.offers({ do: 'cycle' })).toBe(true);
    t.choose({ do: 'box', box: 'buy' });
    expect(t.offers({ do: 'outpost', hex: 27 })).toBe(true);
  });

  it('REV-VAR-15 the Old Ones win ties', () => {
    const t = turns(['nyogtha'], { time: { 0: 53, 1: 53, oldOnes: 52 } });
    expect(
      t
        .result()
        .sides.filter(({ won }) => won)
        .map(({ seat }) => seat),
    ).toEqual([null]);
  });
});
