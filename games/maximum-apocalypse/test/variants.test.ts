import { describe, expect, it } from 'vitest';
import { maximumApocalypse } from '../index.ts';
import type { Config } from '../rules/config.ts';
import { alone, row, Situation, situation } from './situation.ts';

const standard = Object.fromEntries(
  Object.entries(maximumApocalypse.config.fields).map(([key, field]) => [key, field.default]),
) as unknown as Config;
const refused = (config: Partial<Config>): string | null => {
  const no = maximumApocalypse.config.forbids({ ...standard, ...config });
  return no && `${no.rule} ${no.why}`;
};

describe('playing alone', () => {
  const merged = { config: { seats: 1, solo: 'merged' } } as const;

  it('MAX-SOLO-01 MAX-SOLO-02 MAX-SOLO-03 two survivors, one deck of 60, a hand of 8 and up to 20', () => {
    const t = new Situation({ config: { seats: 1, solo: 'merged' } });
    t.choose({ do: 'take', survivor: 'FIR' }, { do: 'take', survivor: 'SUR' });
    expect(t.state.packs).toHaveLength(1);
    expect(t.state.survivors.map(({ seat }) => seat)).toEqual([0, 0]);
    expect(t.hand('FIR')).toHaveLength(8);
    expect(t.deck('FIR')).toBe(52);
    const full = situation(
      {
        survivors: [
          { is: 'FIR', hand: [...t.g.content.deckOf('FIR').slice(0, 20)] },
          { is: 'SUR' },
        ],
        actions: 1,
      },
      merged,
    );
    full.choose({ do: 'draw' });
    expect(full.hand('FIR')).toHaveLength(20);
    expect(full.discard('FIR')).toHaveLength(1);
  });

  it('MAX-SOLO-04 MAX-RULING-53 a card may be played for either of the two', () => {
    const t = situation(
      {
        map: row('Van', 'T16'),
        survivors: [
          { is: 'FIR', hand: ['FIR13', 'S02'] },
          { is: 'SUR', at: 'B1', hunger: 4 },
        ],
      },
      merged,
    );
    t.choose({ do: 'play', card: 'FIR13' }, { do: 'for', survivor: 'SUR' });
    expect(t.gear('SUR')).toEqual(['FIR13']);
    t.choose({ do: 'play', card: 'S02' }).pick({ do: 'for', survivor: 'SUR' });
    expect(t.survivor('SUR').hunger).toBe(2);
    expect(t.left).toBe(2);
  });

  it('MAX-RULING-53 burning takes the common top card, and who must draw from the empty deck dies', () => {
    const t = situation(
      { survivors: [{ is: 'FIR', deck: [] }, { is: 'SUR' }], actions: 0 },
      merged,
    );
    expect(t.told('died').map(({ character }) => character)).toEqual(['SUR', 'FIR']);
  });

  it('MAX-RULING-102 hand and deck outlive the death of one of the two', () => {
    const t = situation(
      {
        survivors: [
          { is: 'FIR', hp: 1, hand: ['SUR01', 'S01'], gear: ['FIR13', 'S20'], monsters: ['Z03'] },
          { is: 'SUR' },
        ],
        actions: 0,
      },
      merged,
    );
    t.end();
    expect(t.body('FIR').dead).toBe(true);
    expect(t.hand('SUR')).toEqual(expect.arrayContaining(['S01', 'SUR01']));
    expect(t.tile('A1').dropped).toEqual(['S20']);
    expect(t.discard('SUR')).toEqual(['FIR13']);
  });

  it('MAX-SOLO-05 the two take turns', () => {
    const t = situation({ survivors: [{ is: 'FIR' }, { is: 'SUR' }], actions: 0 }, merged);
    t.end();
    expect(t.asked).toMatchObject({ seat: 0, prompt: { who: 'SUR' } });
    for (let i = 0; i < 4; i++) t.choose({ do: 'draw' });
    t.end();
    expect(t.asked).toMatchObject({ seat: 0, prompt: { who: 'FIR' } });
  });

  it('MAX-SOLO-06 one survivor, or two with a deck each', () => {
    const two = new Situation({ config: { seats: 1, solo: 'two' } });
    two.choose({ do: 'take', survivor: 'FIR' }, { do: 'take', survivor: 'SUR' });
    two.choose({ do: 'keep' });
    expect(two.state.packs.map(({ hand }) => hand.length)).toEqual([4, 4]);
    const one = new Situation({ config: { seats: 1 } });
    one.choose({ do: 'take', survivor: 'FIR' });
    expect(one.state.survivors).toHaveLength(1);
    expect(refused({ seats: 2, solo: 'merged' })).toBe('MAX-SOLO-06 config.soloIsForOne');
  });
});

describe('variants', () => {
  it('MAX-VAR-02 MAX-RULING-97 Ambush and Empty-handed cards that the box still holds, dealt in turn', () => {
    const t = new Situation({ config: { seats: 1, mission: 0, ambush: 4, emptyHanded: 1 } });
    t.choose({ do: 'take', survivor: 'FIR' });
    const { red, green, blue } = t.state.scavenge;
    expect([red, green, blue].map((deck) => deck.flat().length).reduce((a, b) => a + b)).toBe(
      36 + 5,
    );
    expect(refused({ mission: 9, ambush: 1 })).toBe('MAX-RULING-97 config.ambushBox');
    expect(refused({ mission: 0, ambush: 6, emptyHanded: 1 })).toBe(
      'MAX-RULING-97 config.ambushTooMany',
    );
    expect(refused({ mission: 1, emptyHanded: 1 })).toBe('MAX-RULING-97 config.emptyBox');
  });

  it('MAX-VAR-03 MAX-RULING-55 without a limit a tile takes any number, and that excludes the Pandemic', () => {
    const t = alone(
      { is: 'FIR' },
      { map: row('Van', { tile: 'T02', tokens: 3 }), actions: 0, dice: [4, 4] },
      { config: { crowding: 'noLimit' } },
    );
    t.end();
    expect(t.tokens('B1')).toBe(4);
    expect(maximumApocalypse.config.fields.crowding.values).toEqual([
      'three',
      'noLimit',
      'pandemic',
    ]);
  });

  it('MAX-VAR-04 MAX-RULING-57 hunger is rolled at the start, and a 6 starves at once', () => {
    const levels = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((seed) => {
      const t = new Situation({ config: { seats: 1, hungerDie: true }, seed });
      t.choose({ do: 'take', survivor: 'FIR' }, { do: 'keep' });
      const { hunger, box } = t.survivor('FIR');
      if (hunger === 6) expect([box, t.hp('FIR')]).toEqual([0, 30]);
      else expect(box).toBe(-1);
      return hunger;
    });
    expect(new Set(levels).size).toBeGreaterThan(2);
    expect(levels).toContain(6);
  });

  it('MAX-VAR-05 MAX-RULING-97 a larger map takes tiles from the box, never the Van', () => {
    const t = new Situation({ config: { seats: 1, mission: 1, bigMap: 3 } });
    t.choose({ do: 'take', survivor: 'FIR' });
    expect(t.state.tiles).toHaveLength(24);
    expect(t.state.tiles.filter(({ is }) => is.is === 'T01')).toHaveLength(1);
    expect(t.state.tiles.some(({ is }) => is.is === 'T39' || is.is === 'T40')).toBe(false);
  });

  it('MAX-VAR-06 MAX-RULING-54 Pandemic: the fourth token goes to all neighbours, each tile overflowing once', () => {
    const t = alone(
      { is: 'FIR', at: 'A1' },
      {
        map: [
          { at: 'A1', tile: 'Van' },
          { at: 'B1', tile: 'T02', tokens: 3 },
          { at: 'C1', tile: 'T16', tokens: 3 },
          { at: 'D1', tile: 'T17', up: false },
        ],
        actions: 0,
        dice: [4, 4],
        next: { monsters: ['Z04'] },
      },
      { config: { crowding: 'pandemic' } },
    );
    t.end();
    expect(t.engaged('FIR')).toEqual(['Z04']);
    expect([t.tokens('B1'), t.tokens('C1'), t.tokens('D1')]).toEqual([3, 3, 1]);
  });

  it('MAX-VAR-07 MAX-RULING-56 several whole monster decks, the mission’s always among them', () => {
    const t = new Situation({ config: { seats: 1, mission: 1, aliens: true, robots: true } });
    t.choose({ do: 'take', survivor: 'FIR' });
    const deck = t.state.monsterDeck.flat().map(({ is }) => is);
    expect(deck.filter((card) => /^[ZAR]/.test(card)).length + t.state.monsters.length).toBe(75);
    expect(t.state.mission.aside[0]?.is).toMatch(/^BZ/);
  });

  it('MAX-VAR-09 what belongs to Gothic Horrors needs the switch', () => {
    expect(refused({ night: true })).toBe('MAX-VAR-09 config.gothic');
    expect(refused({ spawn: 'hard' })).toBe('MAX-SETUP-06 config.gothic');
    expect(refused({ mission: 14 })).toBe('MAX-SETUP-03 config.gothic');
    expect(refused({ gothic: true, mission: 14, night: true, spawn: 'hard' })).toBeNull();
    const t = new Situation({ config: { seats: 1 } });
    expect(t.lists({ do: 'take', survivor: 'RON' })).toBe(false);
    const gothic = new Situation({ config: { seats: 1, gothic: true } });
    expect(gothic.offers({ do: 'take', survivor: 'RON' })).toBe(true);
  });
});
