import { describe, expect, it } from 'vitest';
import { alone, row, situation } from './situation.ts';

const GOTHIC = { config: { gothic: true, mission: 13 } } as const;
const punch = { do: 'ability', character: 'FIR' };

describe('keywords', () => {
  it('MAX-KEY-02 MAX-RULING-20 Drain heals what was really suffered, by all, up to the print', () => {
    const t = situation(
      {
        survivors: [
          { is: 'FIR', gear: ['FIR01'], monsters: [{ card: 'V03', hp: 1 }] },
          { is: 'GUN', hand: ['GUN01'] },
        ],
        actions: 0,
      },
      GOTHIC,
    );
    t.end().pick({ do: 'discard' });
    expect(t.monster('V03').hp).toBe(1 + 2 + 3);
  });

  it('MAX-KEY-03 a stunned monster does no damage until the next turn of who stunned it', () => {
    const t = situation({
      survivors: [
        { is: 'FIR', hand: ['FIR05'], monsters: ['Z03'] },
        { is: 'GUN', monsters: ['Z04'] },
      ],
      actions: 1,
    });
    t.choose({ do: 'play', card: 'FIR05' }).end();
    expect(t.hp('FIR')).toBe(32);
    for (let i = 0; i < 4; i++) t.choose({ do: 'draw' });
    t.end();
    // The Gunslinger's was stunned, too, and woke only now.
    expect(t.hp('GUN')).toBe(28);
    expect(t.state.monsters.every(({ stun }) => stun < 0)).toBe(true);
  });

  it('MAX-RULING-15 a stunned monster neither counters nor stampedes nor changes host', () => {
    const t = situation(
      {
        survivors: [
          {
            is: 'FIR',
            monsters: [
              { card: 'V04', stun: 'FIR' },
              { card: 'V07', stun: 'FIR' },
            ],
          },
          { is: 'GUN' },
        ],
      },
      GOTHIC,
    );
    t.choose(punch, { do: 'monster', monster: t.monster('V04').no });
    t.choose(punch, { do: 'monster', monster: t.monster('V07').no });
    expect(t.hp('FIR')).toBe(32);
    expect(t.engaged('FIR')).toEqual(['V04', 'V07']);
  });

  it('MAX-KEY-06 MAX-RULING-17 MAX-RULING-18 wounded from its range and alive, it strikes the attacker with its present power', () => {
    const t = alone({ is: 'FIR', monsters: ['V04', 'V06'] }, {}, GOTHIC);
    t.choose(punch, { do: 'monster', monster: t.monster('V04').no });
    expect(t.hp('FIR')).toBe(32 - 5);
    const far = situation(
      {
        map: row('Van', 'T16'),
        survivors: [
          { is: 'GUN', gear: ['GUN14'] },
          { is: 'FIR', at: 'B1', monsters: ['V04'] },
        ],
      },
      GOTHIC,
    );
    far.choose({ do: 'use', gear: 1 }).pick({ do: 'monster' });
    expect([far.hp('GUN'), far.hp('FIR')]).toEqual([28, 32]);
    const dead = alone({ is: 'FIR', monsters: [{ card: 'V04', hp: 2 }] }, {}, GOTHIC);
    dead.choose(punch).pick({ do: 'monster' });
    expect(dead.hp('FIR')).toBe(32);
  });

  it('MAX-RULING-18 damage by a tile is not countered', () => {
    const t = alone({ is: 'FIR', monsters: ['V04'] }, { map: row('Van', 'Military Base') }, GOTHIC);
    t.choose({ do: 'move', to: 'B1' });
    expect(t.monster('V04').hp).toBe(10);
    expect(t.hp('FIR')).toBe(32);
  });

  it('MAX-KEY-08 MAX-RULING-73 a Destroy effect is its host’s alone', () => {
    const t = situation(
      {
        survivors: [{ is: 'FIR' }, { is: 'GUN', monsters: [{ card: 'R05', hp: 2 }] }],
      },
      { config: { mission: 10 } },
    );
    t.choose(punch).pick({ do: 'monster' });
    expect([t.hp('FIR'), t.hp('GUN')]).toEqual([32, 24]);
  });

  it('MAX-RULING-111 if its host dies of the same damage it finds nobody', () => {
    const t = situation(
      {
        survivors: [
          { is: 'FIR', hand: ['FIR12'], gear: ['FIR02'] },
          { is: 'GUN', hp: 5, monsters: [{ card: 'R05', hp: 5 }] },
        ],
      },
      { config: { mission: 10 } },
    );
    t.choose({ do: 'play', card: 'FIR12' });
    expect(t.body('GUN').dead).toBe(true);
    expect(t.hp('FIR')).toBe(32);
  });

  it('MAX-KEY-09 to destroy a gear the player chooses which', () => {
    const t = alone({ is: 'FIR', gear: ['FIR13', 'FIR07'] }, { map: row('Van', 'T11') });
    t.choose({ do: 'move', to: 'B1' }, { do: 'option', n: 0 });
    expect(t.offers({ do: 'drop', gear: 1 }) && t.offers({ do: 'drop', gear: 2 })).toBe(true);
    t.choose({ do: 'drop', gear: 2 });
    expect(t.gear('FIR')).toEqual(['FIR13']);
  });

  it('MAX-KEY-11 MAX-INS-01 MAX-INS-02 Insanity: a card is drawn and lies open', () => {
    const t = alone(
      { is: 'FIR' },
      { map: row('Van', 'T06'), next: { monsters: ['C07'], insanity: ['I03'] } },
      { config: { gothic: true, mission: 16 } },
    );
    t.choose({ do: 'move', to: 'B1' });
    expect(t.survivor('FIR').insanity.map(({ card }) => card)).toEqual(['I03']);
  });

  it('MAX-RULING-21 a Docile monster keeps its other texts and counts as engaged', () => {
    const t = alone(
      { is: 'FIR', monsters: ['V06'] },
      { map: row('Van', { tile: 'T16', tokens: 1 }), next: { monsters: ['V05'] } },
      GOTHIC,
    );
    t.choose({ do: 'move', to: 'B1' });
    expect(t.engaged('FIR')).toEqual(['V06', 'V05']);
  });

  it('MAX-KEY-18 MAX-RULING-19 Stampede hurts all in range, monsters too, and goes to the nearest other survivor', () => {
    const t = situation(
      {
        map: row('Van', 'T16', 'T17'),
        survivors: [
          { is: 'FIR', monsters: ['V07', 'V05'] },
          { is: 'GUN', at: 'C1' },
          { is: 'HUN', at: 'B1' },
        ],
      },
      GOTHIC,
    );
    t.choose(punch, { do: 'monster', monster: t.monster('V07').no });
    expect(t.hp('FIR')).toBe(29);
    expect(t.monster('V05').hp).toBe(3);
    expect(t.hp('HUN')).toBe(24);
    expect(t.engaged('HUN')).toEqual(['V07']);
    const tie = situation(
      { survivors: [{ is: 'FIR', monsters: ['V07'] }, { is: 'GUN' }, { is: 'HUN' }] },
      GOTHIC,
    );
    tie.choose(punch).pick({ do: 'monster' });
    expect(tie.asked?.prompt.ask).toBe('newHost');
    tie.choose({ do: 'survivor', survivor: 'HUN' });
    expect(tie.engaged('HUN')).toEqual(['V07']);
  });

  it('MAX-RULING-19 two Steeds do not stampede for ever, and a single survivor keeps them', () => {
    const t = alone({ is: 'FIR', monsters: ['V07', 'V07'] }, {}, GOTHIC);
    t.choose(punch, { do: 'monster', monster: t.monster('V07').no });
    t.pick({ do: 'resolve' });
    expect(t.hp('FIR')).toBe(26);
    expect(t.engaged('FIR')).toEqual(['V07', 'V07']);
  });

  it('MAX-KEY-21 MAX-RULING-14 Poison hurts at the end of one’s own turn, and no gear helps', () => {
    const t = situation({
      survivors: [
        { is: 'FIR', poison: 2, gear: ['FIR01'] },
        { is: 'GUN', poison: 3 },
      ],
      actions: 0,
    });
    t.end();
    expect([t.hp('FIR'), t.hp('GUN')]).toEqual([30, 28]);
    const told = t.events.map(({ tell }) => tell);
    expect(told.indexOf('poison.hurts')).toBeGreaterThan(told.indexOf('hunger'));
    const cured = alone({ is: 'FIR', poison: 2, hand: ['S14'] });
    cured.choose({ do: 'play', card: 'S14' });
    expect(cured.body('FIR').poison).toBe(0);
  });

  it('MAX-FAQ-09 MAX-CONTENT-07 MAX-EX-20 the token of Camouflage lies where the survivor stands', () => {
    const t = alone(
      { is: 'HUN', at: 'B1', gear: ['HUN12'], monsters: ['Z04'] },
      { map: row('Van', 'T16') },
    );
    t.choose({ do: 'spend', gear: 1 }).pick({ do: 'monster' });
    expect(t.tokens('B1')).toBe(1);
    expect(t.engaged('HUN')).toEqual([]);
    expect(t.hp('HUN')).toBe(21);
  });

  it('MAX-FAQ-11 MAX-CONTENT-08 Repair searches the scavenge pile and every survivor’s', () => {
    const t = situation({
      survivors: [
        { is: 'MEC', discard: ['MEC01'] },
        { is: 'FIR', discard: ['FIR13', 'FIR03'] },
      ],
      discards: { scavenge: ['S20', 'S01'] },
    });
    t.choose({ do: 'ability', character: 'MEC' });
    for (const card of ['MEC01', 'FIR13', 'S20']) expect(t.offers({ do: 'card', card })).toBe(true);
    for (const card of ['FIR03', 'S01']) expect(t.lists({ do: 'card', card })).toBe(false);
    t.choose({ do: 'card', card: 'FIR13' });
    expect(t.hand('MEC')).toEqual(['FIR13']);
    const hunter = situation({
      survivors: [
        { is: 'HUN', hand: ['HUN11'] },
        { is: 'FIR', discard: ['FIR13'] },
      ],
    });
    hunter.choose({ do: 'play', card: 'HUN11' });
    hunter.pick({ do: 'card', card: 'FIR13' }, { do: 'survivor', survivor: 'HUN' });
    expect(hunter.gear('HUN')).toEqual(['FIR13']);
  });
});
