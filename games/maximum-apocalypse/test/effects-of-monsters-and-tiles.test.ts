import { describe, expect, it } from 'vitest';
import { alone, row } from './situation.ts';

describe('MAX-CONTENT-23 monsters do what their clauses say', () => {
  it('short range does not reach a Saucer', () => {
    const t = alone({ is: 'FIR', monsters: ['A05'] }, {}, { config: { mission: 7 } });
    expect(t.offers({ do: 'ability', character: 'FIR' })).toBe(false);
  });

  it('a Laser Drone lets its host fail every test', () => {
    const t = alone(
      { is: 'HUN', monsters: ['R01'] },
      { map: row('Van', 'River') },
      { config: { mission: 10 } },
    );
    t.choose({ do: 'move', to: 'B1' });
    expect(t.at('HUN')).toBe('A1');
    expect(t.told('stealth.sure')).toMatchObject([{ success: false }]);
  });

  it('a Demolition Robot strikes twice as hard at who has not moved', () => {
    const idle = alone(
      { is: 'FIR', monsters: ['R04'] },
      { actions: 0 },
      { config: { mission: 10 } },
    );
    expect(idle.hp('FIR')).toBe(24);
    const moved = alone(
      { is: 'FIR', monsters: ['R04'] },
      { map: row('Van', 'T16'), actions: 1 },
      { config: { mission: 10 } },
    );
    moved.choose({ do: 'move', to: 'B1' });
    expect(moved.hp('FIR')).toBe(28);
  });

  it('a Robot Scout puts tokens around its drawer', () => {
    const t = alone(
      { is: 'FIR', at: 'A1' },
      { map: row('Van', 'T06', 'T16'), next: { monsters: ['R02'] } },
      { config: { mission: 10 } },
    );
    t.choose({ do: 'move', to: 'B1' });
    expect([t.tokens('A1'), t.tokens('B1'), t.tokens('C1')]).toEqual([1, 0, 1]);
  });

  it('the Commander heals all aliens, the Harvester and the Core take what one has', () => {
    const boss = (id: string, mission: 7 | 10) =>
      alone(
        {
          is: 'FIR',
          hand: ['FIR01', 'S01'],
          gear: ['FIR13'],
          monsters: [{ card: mission === 7 ? 'A01' : 'R03', hp: 1 }],
        },
        {
          map: row('Van', { tile: 'T16', up: mission === 10, marker: mission === 7 ? 1 : 2 }),
          bosses: [id],
          next: { green: ['S02'] },
        },
        { config: { mission } },
      ).choose({ do: 'move', to: 'B1' });
    expect(boss('BA2', 7).monster('A01').hp).toBe(7);
    expect(boss('BA1', 7).gear('FIR')).toEqual([]);
    const core = boss('BR1', 10);
    expect(core.hp('FIR')).toBe(28);
    expect(core.discard('FIR')).toEqual(['FIR01']);
  });
});

describe('MAX-CONTENT-23 tiles do what their clauses say', () => {
  it('a Shelter protects who has just come, not who was there when the turn began', () => {
    const came = alone(
      { is: 'FIR', at: 'A1', woke: 'A1', monsters: ['Z03'] },
      { map: row('Van', 'T22'), actions: 1 },
    );
    came.choose({ do: 'move', to: 'B1' });
    expect(came.hp('FIR')).toBe(32);
    const stayed = alone(
      { is: 'FIR', at: 'B1', woke: 'B1', monsters: ['Z03'] },
      { map: row('Van', 'T22'), actions: 0 },
    );
    expect(stayed.hp('FIR')).toBe(28);
  });

  it('Power Plant, Oasis, Factory, Castle, Crash Site, Amusement Park', () => {
    const enter = (tile: string, survivor: object = {}, more: object = {}) =>
      alone(
        { is: 'FIR', ...survivor },
        { map: row('Van', { tile, up: false }, 'T16'), actions: 2, ...more },
        { config: { gothic: true, mission: 13 } },
      ).choose({ do: 'move', to: 'B1' });
    const plant = enter('Power Plant', { hand: ['S01', 'S02', 'FIR01'] });
    expect(plant.hand('FIR')).toEqual(['FIR01']);
    expect(plant.body('FIR').poison).toBe(1);
    expect(enter('Oasis', { hunger: 4 }).choose({ do: 'draw' }).survivor('FIR').hunger).toBe(4);
    const factory = enter('Factory');
    expect([factory.tokens('A1'), factory.tokens('C1')]).toEqual([1, 1]);
    expect(enter('Castle', { monsters: [{ card: 'V04', hp: 1 }] }).monster('V04').hp).toBe(12);
    expect(enter('Crash Site', { gear: ['FIR13'] }).gear('FIR')).toEqual([]);
    const park = enter('Amusement Park', { hand: ['FIR01', 'FIR02', 'FIR03'] });
    for (let i = 0; i < 3; i++) park.pick({ do: 'discard' });
    expect(park.hand('FIR')).toEqual([]);
  });

  it('an Airport flies from where it is calm, to any revealed tile', () => {
    const t = alone({ is: 'FIR', at: 'A1' }, { map: row('Airport', '', 'T28') });
    t.choose({ do: 'site', tile: 'A1' }).pick({ do: 'tile' });
    expect(t.at('FIR')).toBe('C1');
    const loud = alone({ is: 'FIR', at: 'A1', monsters: ['Z01'] }, { map: row('Airport', 'T28') });
    expect(loud.refusal({ do: 'site', tile: 'A1' })).toMatch(/use.condition$/);
  });

  it('Dynamite takes a marker and hurts everything there; Mega Dynamite takes the tile', () => {
    const t = alone(
      { is: 'FIR', hand: ['S25'] },
      { map: row('Van', { tile: 'T16', marker: 1 }, { tile: 'T17', tokens: 1 }) },
      { config: { mission: 9 } },
    );
    t.choose({ do: 'play', card: 'S25' });
    expect(t.lists({ do: 'tile', tile: 'C1' })).toBe(false);
    t.pick({ do: 'tile', tile: 'B1' });
    expect(t.state.mission.unmarked).toBe(1);
    const mega = alone(
      { is: 'FIR', hand: ['S26'] },
      { map: row('Van', { tile: 'T16', marker: 1, tokens: 2 }, 'T17') },
      { config: { mission: 12 } },
    );
    mega.choose({ do: 'play', card: 'S26' }).pick({ do: 'tile', tile: 'B1' });
    expect(mega.state.mission.razed).toBe(1);
    expect(mega.lists({ do: 'move', to: 'B1' })).toBe(false);
  });
});
