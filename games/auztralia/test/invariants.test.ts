import { describe, expect, it } from 'vitest';
import { battle } from './battle.ts';
import { type Situation, situation } from './situation.ts';

const found = (t: Situation): string | null => t.engine.invariants(t.world);

describe('what can be neither made nor lost', () => {
  it('a unit that is missing during a combat is missed', () => {
    const t = battle({ army: { infantry: 2 }, foes: ['L3-08'], people: ['khouri'] });
    expect(found(t)).toBeNull();
    t.world.state.supply.units.infantry--;
    expect(found(t)).toBe('there are 9 infantry, but 10 were made');
  });

  it('a unit whose rescue is asked about is counted once', () => {
    const t = battle({ army: { infantry: 2 }, foes: ['L3-08'], people: ['takanashi', 'neumann'] });
    t.choose({ do: 'sacrifice', unit: 'infantry', tile: 'L3-08' });
    expect(t.asked?.step).toBe('neumann');
    expect(t.state.combat).toMatchObject({ force: { infantry: 1 }, falling: 'infantry' });
    expect(found(t)).toBeNull();
    t.world.state.supply.units.infantry--;
    expect(found(t)).toBe('there are 9 infantry, but 10 were made');
    t.world.state.supply.units.infantry++;
    t.choose({ do: 'done' });
    expect(t.state.combat?.falling).toBeNull();
  });

  it('a personality that is missing is missed, also while one is being given away', () => {
    const t = situation({
      config: { play: 'coop' },
      arrange: { ports: { 0: 7, 1: 41 }, display: ['khouri'] },
    });
    t.choose({ do: 'box', box: 'recruit' }, { do: 'recruit', personality: 'khouri' });
    expect(t.asked?.step).toBe('recruit-gift');
    expect(t.state.taken).toBe('khouri');
    expect(found(t)).toBeNull();
    t.world.state.taken = null;
    expect(found(t)).toBe('there are 35 personalities');
  });
});
