import { describe, expect, it } from 'vitest';
import { alone, row, Situation, situation } from './situation.ts';

describe('the mission', () => {
  it('MAX-MISSION-02 MAX-WIN-02 the Fuel is needed beside the objective', () => {
    const words = (fuel: number) => ({
      map: row({ tile: 'Van', fuel }),
      mission: { killed: { Z01: 2, Z05: 2, Z03: 2, Z04: 2 } },
      actions: 0,
    });
    const short = alone({ is: 'FIR' }, words(3), { config: { mission: 2 } }).end();
    expect(short.asked).not.toBeNull();
    const enough = alone({ is: 'FIR' }, words(4), { config: { mission: 2 } }).end();
    expect(enough.result().sides.every(({ won }) => won)).toBe(true);
  });

  it('MAX-RULING-27 what was delivered cannot be recovered', () => {
    const t = alone({ is: 'MEC', gear: ['S15'] });
    t.choose({ do: 'deliver', card: 'S15' });
    expect(t.tile('A1').fuel).toBe(1);
    expect(t.state.scavengeDiscard).toEqual([]);
    expect(t.refusal({ do: 'ability', character: 'MEC' })).toBe('MAX-PLAY-04 use.impossible');
  });

  it('MAX-MISSION-03 the boss is one of the mission’s type, at random', () => {
    const bosses = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
      const t = new Situation({ config: { seats: 1, mission: 1 }, seed });
      t.choose({ do: 'take', survivor: 'FIR' });
      return t.state.mission.aside[0]?.is;
    });
    expect(new Set(bosses)).toEqual(new Set(['BZ1', 'BZ2']));
  });

  it('MAX-MISSION-04 a boss is hurt, stunned and killed like any monster', () => {
    const t = alone({ is: 'FIR', hand: ['FIR05'], monsters: [{ card: 'BZ1', hp: 2 }] });
    t.choose({ do: 'play', card: 'FIR05' });
    expect(t.monster('BZ1').stun).toBe(0);
    t.choose({ do: 'ability', character: 'FIR' }).pick({ do: 'monster' });
    expect(t.state.monsters.some(({ card }) => card === 'BZ1')).toBe(false);
  });

  it('MAX-MISSION-05 MAX-RULING-81 a boss set aside comes when the mission says, and no Ladder keeps it away', () => {
    const t = alone(
      { is: 'FIR', gear: ['FIR07'] },
      {
        map: row('Van', { tile: 'Police Station', up: false }),
        bosses: ['BZ1'],
        next: { blue: ['S01'] },
      },
    );
    expect(t.state.monsterDeck.flat().map(({ is }) => is)).not.toContain('BZ1');
    t.choose({ do: 'move', to: 'B1' });
    t.pick({ do: 'pass' });
    expect(t.engaged('FIR')).toEqual(['BZ1']);
    expect(t.gear('FIR')).toEqual(['FIR07']);
  });

  it('MAX-RULING-80 a boss that was set aside leaves the game when killed, another goes to the pile', () => {
    const killed = (aside: boolean) => {
      const t = alone({ is: 'FIR', monsters: [{ card: 'BZ2', hp: 1, aside }] });
      t.choose({ do: 'ability', character: 'FIR' }).pick({ do: 'monster' });
      return t.state.monsterDiscard;
    };
    expect(killed(true)).toEqual([]);
    expect(killed(false)).toEqual(['BZ2']);
  });

  it('MAX-RULING-88 mission gear is never discarded, and an item is left on the tile', () => {
    const t = alone(
      { is: 'FIR', gear: ['S30', 'S20'] },
      { map: row('Van', { tile: 'Bandit Camp', up: true }) },
    );
    t.choose({ do: 'move', to: 'B1' }, { do: 'option', n: 0 });
    t.pick({ do: 'drop', gear: 1 });
    expect(t.gear('FIR')).toEqual(['S30']);
    const item = alone(
      { is: 'FIR', hand: ['S27', 'S01'], at: 'A1' },
      { map: row({ tile: 'Amusement Park' }, 'Van'), actions: 0 },
      { config: { mission: 4 } },
    );
    item.end().pick({ do: 'discard', card: 'S27' });
    expect(item.tile('A1').dropped).toEqual(['S27']);
    expect(item.state.scavengeDiscard).toEqual([]);
  });

  it('MAX-RULING-89 what a mission gives is not drawn: Fuel into play while it can be carried, the rest on the tile', () => {
    const t = alone(
      { is: 'FIR', gear: ['FIR13', 'FIR07'] },
      { map: row('Van', { tile: 'T16', marker: 3 }) },
      { config: { mission: 10 } },
    );
    t.choose({ do: 'move', to: 'B1' });
    // Three are carried: the first Fuel fits, for the second something has to go.
    expect(t.asked?.prompt).toMatchObject({ ask: 'burden', total: 5, limit: 4 });
    const [, second] = t.survivor('FIR').gear.filter(({ card }) => card === 'S15');
    t.choose({ do: 'drop', gear: second?.no ?? 0 });
    expect(t.gear('FIR')).toEqual(['FIR13', 'FIR07', 'S15']);
    expect(t.tile('B1').dropped).toEqual(['S15']);
    expect(t.state.scavengeDiscard).toEqual([]);
    expect(t.hand('FIR').some((card) => ['S11', 'S12', 'S13'].includes(card))).toBe(true);
  });

  it('MAX-RULING-125 a mission item does not pay for a choice', () => {
    const t = alone(
      { is: 'FIR', hand: ['S27'] },
      { next: { monsters: ['M03'] }, map: row('Van', { tile: 'T06' }) },
      { config: { mission: 4 } },
    );
    t.choose({ do: 'move', to: 'B1' });
    expect(t.offers({ do: 'option', n: 0 })).toBe(false);
    t.pick({ do: 'option', n: 1 });
    expect(t.hp('FIR')).toBe(29);
    expect(t.hand('FIR')).toEqual(['S27']);
  });

  it('MAX-RULING-131 a card the mission has no use for has none', () => {
    const t = alone({ is: 'FIR', hand: ['S29'] }, {}, { config: { mission: 7 } });
    expect(t.refusal({ do: 'play', card: 'S29' })).toMatch(/play.item$/);
    expect(t.lists({ do: 'deliver', card: 'S29' })).toBe(false);
  });

  it('MAX-MISSION-10 actions of several survivors add up to the work of a mission, wherever they go then', () => {
    const t = situation({
      map: row('Van', 'Police Station'),
      survivors: [
        { is: 'FIR', at: 'B1' },
        { is: 'GUN', at: 'B1' },
      ],
      actions: 1,
    });
    t.choose({ do: 'work', tile: 'B1' });
    expect(t.told('worked')).toMatchObject([{ count: 1, needed: 2 }]);
    t.end();
    t.choose({ do: 'work', tile: 'B1' });
    expect(t.gear('GUN')).toContain('S30');
  });

  it('MAX-MISSION-10 work waits for what it needs, and ends when it is done', () => {
    const at = (mission: 5 | 13 | 16, tile: object, more: object = {}, survivor: object = {}) =>
      alone(
        { is: 'FIR', at: 'B1', ...survivor },
        { map: row('Van', tile), ...more },
        { config: { gothic: true, mission } },
      );
    const work = { do: 'work', tile: 'B1' };
    const plant = { tile: 'Power Plant' };
    expect(at(5, plant).refused(work)).toMatchObject({ why: 'work.needs', needs: 'journal' });
    expect(at(5, plant, {}, { hand: ['S29'] }).offers(work)).toBe(true);
    const factory = { tile: 'Factory' };
    expect(at(13, factory).refused(work)).toMatchObject({ needs: 'deliveries' });
    const ready = { mission: { delivered: [3, 2, 0, 0, 0] } };
    expect(at(13, factory, ready).offers(work)).toBe(true);
    const done = { mission: { delivered: [3, 2, 0, 0, 0], worked: [2] } };
    expect(at(13, factory, done).lists(work)).toBe(false);
    const seal = { tile: 'T16', marker: 1 };
    expect(at(16, { ...seal, tokens: 1 }).refused(work)).toMatchObject({ needs: 'untokened' });
    expect(at(16, seal).offers(work)).toBe(true);
  });

  it('MAX-RULING-98 where nothing is far enough the farthest will do', () => {
    const t = new Situation({ config: { seats: 1, mission: 5, map: 'built' } });
    t.choose({ do: 'take', survivor: 'FIR' });
    // A heap as round as can be: the choice nearest to the first cell each time.
    for (let i = 0; i < 60 && t.asked && ['place', 'start'].includes(t.asked.prompt.ask); i++)
      t.choose(t.choices[0] as never);
    expect(t.asked?.prompt.ask).toBe('mark');
    expect(t.choices.length).toBeGreaterThan(0);
  });

  it('MAX-RULING-99 fallout: on a 7 a border tile is turned up without its effect, or removed', () => {
    const t = alone(
      { is: 'FIR' },
      { map: row('Van', { tile: 'Graveyard', up: false }), actions: 0, dice: [3, 4] },
      { config: { mission: 6 } },
    );
    t.end().pick({ do: 'tile', tile: 'B1' });
    expect(t.tile('B1').up).toBe(true);
    expect(t.engaged('FIR')).toEqual([]);
    t.choose({ do: 'draw' }, { do: 'draw' }, { do: 'draw' }, { do: 'draw' });
    t.end(3, 4).pick({ do: 'tile', tile: 'B1' });
    expect(t.state.tiles.filter(({ gone }) => !gone)).toHaveLength(1);
  });

  it('MAX-RULING-100 first the mission’s clock, then the night; a victory comes before both', () => {
    const words = (fuel: number) => ({
      map: row({ tile: 'Van', fuel }, 'Power Plant'),
      mission: { worked: [2], timer: 0, begun: [true, true] },
      actions: 0,
    });
    const lost = alone({ is: 'FIR' }, words(2), { config: { mission: 5 } }).end();
    expect(lost.result().rule).toBe('MAX-RULING-100');
    const won = alone({ is: 'FIR' }, words(3), { config: { mission: 5 } }).end();
    expect(won.result().sides.every((side) => side.won)).toBe(true);
  });

  it('MAX-RULING-123 the Bandit Camp never bars the only way to the Military Base', () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const t = new Situation({ config: { seats: 1, mission: 10 }, seed });
      t.choose({ do: 'take', survivor: 'FIR' });
      const base = t.state.tiles.findIndex(({ is }) => is.is === 'T35');
      const camp = t.state.tiles.findIndex(({ is }) => is.is === 'T11' || is.is === 'T12');
      const near = t.state.tiles.flatMap((tile, i) => {
        const to = t.state.tiles[base];
        return to && Math.abs(tile.x - to.x) + Math.abs(tile.y - to.y) === 1 ? [i] : [];
      });
      expect(near.length > 1 || near[0] !== camp).toBe(true);
    }
  });

  it('MAX-RULING-130 of several events by one effect its user says which comes first', () => {
    const reveal = (tile: string, which: number) => ({
      on: { cause: 'reveal', tile },
      steps: [{ op: 'boss', which }],
    });
    const t = alone(
      { is: 'HUN', at: 'B1' },
      {
        map: row({ tile: 'Castle', up: false }, 'Van', { tile: 'Altar', up: false }),
        bosses: ['BV2', 'BC1'],
        start: 'B1',
        next: { monsters: ['V01'], insanity: ['I01', 'I03'] },
      },
      {
        config: { gothic: true, mission: 18 },
        content: { missions: [{ no: 18, events: [reveal('Castle', 0), reveal('Altar', 1)] }] },
      },
    );
    t.choose(
      { do: 'ability', character: 'HUN' },
      { do: 'tile', tile: 'A1' },
      { do: 'tile', tile: 'C1' },
    );
    expect(t.choices).toHaveLength(2);
    t.choose({ do: 'tile', tile: 'C1' });
    expect(t.told('boss').map(({ card }) => card)).toEqual(['BC1', 'BV2']);
  });
});
