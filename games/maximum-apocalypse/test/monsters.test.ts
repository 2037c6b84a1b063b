import { describe, expect, it } from 'vitest';
import { alone, row, situation } from './situation.ts';

const ALIENS = { config: { mission: 7 } } as const;
const ROBOTS = { config: { mission: 10 } } as const;

describe('phase 6: monsters', () => {
  it('MAX-MON-01 MAX-KEY-12 every monster on the active survivor attacks once, save stunned and Docile ones', () => {
    const t = alone(
      { is: 'FIR', monsters: ['V05', { card: 'V04', stun: 'FIR' }, 'V06'] },
      { actions: 0 },
      { config: { gothic: true, mission: 13 } },
    );
    t.end();
    // The Ghoul alone, with 1 more for the Thrall.
    expect(t.hp('FIR')).toBe(28);
    expect(t.told('attacked')).toHaveLength(1);
  });

  it('MAX-RULING-85 each attack is finished before the next, and who comes later does not attack', () => {
    const t = situation({
      survivors: [
        { is: 'FIR', hp: 7, monsters: ['Z06', 'Z03'] },
        { is: 'GUN', hp: 6 },
      ],
      actions: 0,
    });
    t.end().pick({ do: 'monster', monster: t.monster('Z06').no });
    // The Stalker attacks both, then turns on the weaker one.
    expect(t.hp('GUN')).toBe(1);
    expect(t.engaged('GUN')).toEqual(['Z06']);
    expect(t.body('FIR').dead).toBe(true);
  });

  it('MAX-MON-02 monsters on others do not attack now', () => {
    const t = situation({
      survivors: [{ is: 'FIR' }, { is: 'GUN', monsters: ['Z03'] }],
      actions: 0,
    });
    t.end();
    expect(t.hp('GUN')).toBe(28);
  });

  it('MAX-MON-03 MAX-RULING-01 with a range it hits all survivors in it, without one its host alone', () => {
    const t = situation({
      survivors: [{ is: 'FIR', monsters: ['Z05'] }, { is: 'GUN' }],
      actions: 0,
    });
    t.end();
    expect([t.hp('FIR'), t.hp('GUN')]).toEqual([30, 26]);
    const single = situation({
      survivors: [{ is: 'FIR', monsters: ['Z03'] }, { is: 'GUN' }],
      actions: 0,
    });
    single.end();
    expect([single.hp('FIR'), single.hp('GUN')]).toEqual([28, 28]);
  });

  it('MAX-MON-04 MAX-KEY-04 an Attack effect comes with each attack', () => {
    const t = alone({ is: 'FIR', monsters: ['M01'] }, { actions: 0 }, { config: { mission: 4 } });
    t.end();
    expect(t.body('FIR').poison).toBe(1);
  });

  it('MAX-MON-05 a monster shows its name, numbers, range and type', () => {
    const { en, fr, hp, power, range, type } = alone({ is: 'FIR' }).g.content.monster('Z05');
    expect({ en, fr, hp, power, range, type }).toEqual({
      en: 'Zombie Spitter',
      fr: 'Cracheur Zombie',
      hp: 6,
      power: 2,
      range: 'M',
      type: 'Z',
    });
  });

  it('MAX-MON-06 MAX-MON-10 MAX-RULING-39 a Phalanx shields robots within its range, itself too', () => {
    const t = situation(
      {
        map: row('Van', 'T16', 'T17'),
        survivors: [
          { is: 'GUN', gear: ['GUN10'], monsters: ['R03'] },
          { is: 'FIR', at: 'B1', monsters: ['R04'] },
        ],
      },
      ROBOTS,
    );
    t.choose({ do: 'use', gear: 1 }, { do: 'monster', monster: t.monster('R04').no });
    expect(t.monster('R04').hp).toBe(14);
    t.choose({ do: 'use', gear: 1 }, { do: 'monster', monster: t.monster('R03').no });
    expect(t.monster('R03').hp).toBe(10);
    const far = situation(
      {
        map: row('Van', 'T16', 'T17'),
        survivors: [
          { is: 'GUN', gear: ['GUN10'], monsters: ['R04'] },
          { is: 'FIR', at: 'C1', monsters: ['R03'] },
        ],
      },
      ROBOTS,
    );
    far.choose({ do: 'use', gear: 1 }).pick({ do: 'monster' });
    expect(far.monster('R04').hp).toBe(13);
  });

  it('MAX-MON-07 MAX-MON-11 a Scientist anywhere makes all aliens stronger', () => {
    const t = situation(
      {
        map: row('Van', 'T16', 'T17', 'T02'),
        survivors: [
          { is: 'FIR', monsters: ['A01'] },
          { is: 'GUN', at: 'D1', monsters: ['A03'] },
        ],
        actions: 0,
      },
      ALIENS,
    );
    t.end();
    expect(t.hp('FIR')).toBe(28);
  });

  it('MAX-MON-08 MAX-KEY-20 MAX-RULING-72 a Draw effect is the drawer’s alone', () => {
    const t = situation(
      {
        map: row('Van', 'T06'),
        survivors: [
          { is: 'FIR', gear: ['FIR13'], at: 'A1' },
          { is: 'GUN', gear: ['GUN10'] },
        ],
        next: { monsters: ['A03'] },
      },
      ALIENS,
    );
    t.choose({ do: 'move', to: 'B1' }, { do: 'option', n: 0 });
    t.pick({ do: 'drop' });
    expect(t.gear('FIR')).toEqual([]);
    expect(t.gear('GUN')).toEqual(['GUN10']);
  });

  it('MAX-RULING-72 the Harvester takes the gear of its drawer, not of all', () => {
    const t = situation(
      {
        map: row('Van', { tile: 'T16', up: false, marker: 1 }),
        survivors: [
          { is: 'FIR', gear: ['FIR13', 'FIR07'] },
          { is: 'GUN', gear: ['GUN10'] },
        ],
        bosses: ['BA1'],
        next: { green: ['S01'] },
      },
      ALIENS,
    );
    t.choose({ do: 'move', to: 'B1' });
    expect(t.gear('FIR')).toEqual([]);
    expect(t.gear('GUN')).toEqual(['GUN10']);
  });

  it('MAX-RULING-38 the 1 more is for attacks, not for the 6 of its own Draw effect', () => {
    const t = alone(
      { is: 'FIR', monsters: ['A03'] },
      { map: row('Van', 'T06'), next: { monsters: ['A03'] } },
      ALIENS,
    );
    t.choose({ do: 'move', to: 'B1' }).pick({ do: 'option', n: 1 });
    expect(t.hp('FIR')).toBe(26);
  });

  it('MAX-MON-09 MAX-KEY-05 whoever an Invader damages burns a card', () => {
    const t = situation(
      { survivors: [{ is: 'FIR', monsters: ['A01'] }, { is: 'GUN' }], actions: 0 },
      ALIENS,
    );
    t.end();
    expect(t.told('burned').map(({ who }) => who)).toEqual(['FIR', 'GUN']);
    expect(t.discard('FIR')).toHaveLength(1);
  });

  it('MAX-RULING-13 with an empty deck nothing burns', () => {
    const t = situation(
      { survivors: [{ is: 'FIR', monsters: ['A01'], deck: [] }, { is: 'GUN' }], actions: 0 },
      ALIENS,
    );
    t.end();
    expect(t.body('FIR').dead).toBe(false);
  });

  it('MAX-MON-12 MAX-CONTENT-12 the Horde hurts all on its tile', () => {
    const t = situation({
      map: row('Van', 'T16'),
      survivors: [{ is: 'FIR', monsters: ['BZ2'] }, { is: 'GUN' }, { is: 'HUN', at: 'B1' }],
      actions: 0,
    });
    t.end();
    expect([t.hp('FIR'), t.hp('GUN'), t.hp('HUN')]).toEqual([28, 24, 24]);
  });
});
