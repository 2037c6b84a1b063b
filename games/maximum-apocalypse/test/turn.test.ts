import { describe, expect, it } from 'vitest';
import { alone, row, situation } from './situation.ts';

describe('a turn', () => {
  it('MAX-TURN-01 spawn, draw, actions, End, hunger, monsters, check, in this order', () => {
    const t = alone(
      { is: 'FIR', at: 'B1', monsters: ['Z01'] },
      { map: row('Van', 'T09'), actions: 0, next: { monsters: ['Z04'] } },
    );
    expect(t.events.map(({ tell }) => tell)).toEqual(['engaged', 'hunger']);
    t.pick({ do: 'monster' });
    const told = t.events
      .map(({ tell }) => tell)
      .filter((tell) => ['engaged', 'hunger', 'attacked', 'turn', 'rolled', 'drew'].includes(tell));
    expect(told).toEqual(['attacked', 'attacked', 'turn', 'rolled', 'drew']);
    expect(t.asked?.prompt).toMatchObject({ ask: 'action', who: 'FIR', left: 4 });
  });

  it('MAX-TURN-02 if the active survivor dies the rest of the turn is skipped, but not the check', () => {
    // The Fireman is killed by the End effect, so nobody's hunger rises and the others have won.
    const t = situation(
      {
        map: row({ tile: 'Van', fuel: 4 }, 'T11'),
        survivors: [{ is: 'FIR', hp: 5 }, { is: 'GUN' }],
        mission: { killed: { Z01: 2, Z05: 2, Z03: 2, Z04: 2 } },
      },
      { config: { mission: 2 } },
    );
    t.choose({ do: 'move', to: 'B1' });
    t.pick({ do: 'option', n: 1 });
    expect(t.told('hunger')).toEqual([]);
    expect(t.result().sides.every(({ won }) => won)).toBe(true);
  });

  it('MAX-TURN-03 what goes once per turn goes again when the next turn begins', () => {
    const t = situation({
      survivors: [
        { is: 'FIR', hand: ['FIR01', 'FIR02'] },
        { is: 'GUN', hand: ['GUN01', 'GUN02'] },
      ],
      actions: 1,
      swapped: true,
    });
    expect(t.refusal({ do: 'swap' })).toBe('MAX-FREE-01 swap.done');
    t.choose({ do: 'draw' });
    expect(t.offers({ do: 'swap' })).toBe(true);
  });

  it('MAX-RULING-101 MAX-RULING-16 a stun ends as the turn of whoever stunned begins, also when that one is dead', () => {
    const t = situation({
      survivors: [
        { is: 'FIR', monsters: [{ card: 'Z01', stun: 'GUN' }] },
        { is: 'GUN', dead: true },
        { is: 'HUN' },
      ],
      actions: 0,
    });
    t.end();
    expect(t.hp('FIR')).toBe(32);
    expect(t.monster('Z01').stun).toBe(-1);
    expect(t.asked?.prompt).toMatchObject({ who: 'HUN' });
  });

  it('MAX-TURN-04 MAX-TURN-05 MAX-RULING-67 the next living player follows; a round ends when each of them had a turn', () => {
    const t = situation({
      survivors: [{ is: 'FIR', dead: true }, { is: 'GUN' }, { is: 'HUN' }],
      active: 'GUN',
      first: 'FIR',
      actions: 0,
    });
    t.end();
    expect(t.asked?.prompt).toMatchObject({ who: 'HUN' });
    expect(t.state.round).toBe(1);
    t.choose({ do: 'draw' }, { do: 'draw' }, { do: 'draw' }, { do: 'draw' });
    t.end();
    expect(t.asked?.prompt).toMatchObject({ who: 'GUN' });
    expect(t.state.round).toBe(2);
  });
});
