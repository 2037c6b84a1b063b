import { describe, expect, it } from 'vitest';
import { alone, row, situation } from './situation.ts';

const toward = (tokens: number, survivor: object = {}, more: object = {}) =>
  alone(
    { is: 'HUN', ...survivor },
    {
      map: row('Van', { tile: 'T16', tokens }),
      next: { monsters: ['Z01', 'Z03', 'Z04'] },
      ...more,
    },
  );
const go = { do: 'move', to: 'B1' };

describe('stealth', () => {
  it('MAX-STEALTH-01 MAX-STEALTH-04 MAX-STEALTH-05 with nobody on, one may sneak: the level less one per token, or less', () => {
    const t = toward(2);
    t.choose(go);
    expect(t.asked?.prompt).toMatchObject({ ask: 'sneak', tokens: 2, level: 7 });
    t.dice(3, 4).choose({ do: 'sneak' });
    expect(t.tokens('B1')).toBe(2);
    expect(t.engaged('HUN')).toEqual([]);
  });

  it('MAX-STEALTH-06 a failure brings one monster per token, and the tokens are gone', () => {
    const t = toward(2);
    t.choose(go).dice(4, 4).choose({ do: 'sneak' });
    expect(t.tokens('B1')).toBe(0);
    expect(t.engaged('HUN')).toEqual(['Z01', 'Z03']);
  });

  it('MAX-STEALTH-02 one may let oneself be noticed', () => {
    const t = toward(1);
    t.choose(go, { do: 'noise' });
    expect(t.engaged('HUN')).toEqual(['Z01']);
    expect(t.told('stealth')).toEqual([]);
  });

  it('MAX-STEALTH-03 MAX-RULING-75 with a monster on there is no test, be it stunned or Docile', () => {
    const t = toward(1, { monsters: [{ card: 'Z05', stun: 'HUN' }] });
    t.choose(go);
    expect(t.asked?.prompt.ask).toBe('action');
    expect(t.engaged('HUN')).toEqual(['Z05', 'Z01']);
  });

  it('MAX-RULING-68 no roll passes or fails by itself; below 2 nobody passes', () => {
    const t = toward(3, { is: 'FIR', box: 1 });
    t.choose(go);
    expect(t.asked?.prompt).toMatchObject({ level: 2 });
    t.dice(1, 1).choose({ do: 'sneak' });
    expect(t.engaged('FIR')).toEqual([]);
    const mad = alone(
      { is: 'FIR', box: 1, insanity: ['I04'] },
      { map: row('Van', { tile: 'T16', tokens: 3 }) },
      { config: { gothic: true, mission: 16 } },
    );
    mad.choose(go).choose({ do: 'sneak' });
    expect(mad.engaged('FIR')).toHaveLength(3);
  });

  it('MAX-STEALTH-07 an empty Monster deck is made of its discard pile, in the middle of a series too', () => {
    const t = toward(
      2,
      {},
      { decks: { monsters: ['Z04'] }, discards: { monsters: ['Z05'] }, next: {} },
    );
    t.choose(go, { do: 'noise' });
    expect(t.engaged('HUN')).toEqual(['Z04', 'Z05']);
    expect(t.told('monster.shuffled')).toHaveLength(1);
  });

  it('MAX-RULING-61 with both empty no monster comes', () => {
    const t = toward(2, {}, { decks: { monsters: ['Z04'] }, next: {} });
    t.choose(go, { do: 'noise' });
    expect(t.engaged('HUN')).toEqual(['Z04']);
    expect(t.tokens('B1')).toBe(0);
  });

  it('MAX-RULING-114 a monster is engaged, then its Draw effect comes, then reactions; who dies of it leaves a token', () => {
    const t = situation(
      {
        map: row('Van', { tile: 'T06' }),
        survivors: [{ is: 'FIR', hp: 4 }, { is: 'GUN' }],
        next: { monsters: ['M04'] },
      },
      { config: { mission: 4 } },
    );
    t.choose(go).pick({ do: 'option', n: 1 });
    expect(t.body('FIR').dead).toBe(true);
    expect(t.tokens('B1')).toBe(1);
    expect(t.state.monsterDiscard).toEqual(['M04']);
  });

  it('MAX-STEALTH-08 MAX-HUN-06 the level is that of the side that is up, with all modifiers', () => {
    const level = (survivor: object) => {
      const t = toward(1, survivor);
      t.choose(go);
      const prompt = t.asked?.prompt;
      return prompt?.ask === 'sneak' ? prompt.level : null;
    };
    expect(level({})).toBe(8);
    expect(level({ box: 1 })).toBe(7);
    expect(level({ gear: ['HUN12'] })).toBe(10);
    expect(level({ box: 1, gear: ['HUN12'] })).toBe(9);
  });

  it('MAX-RULING-124 a test that passes by itself is not rolled, so nothing is rolled again', () => {
    const t = alone(
      { is: 'FIR', gear: ['FIR07'], insanity: ['I07'] },
      { map: row('Van', 'River') },
      { config: { gothic: true, mission: 16 } },
    );
    t.choose(go);
    expect(t.at('FIR')).toBe('B1');
    expect(t.told('stealth.sure')).toMatchObject([{ success: true }]);
    expect(t.told('stealth')).toEqual([]);
  });
});
