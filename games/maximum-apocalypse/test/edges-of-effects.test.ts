import { describe, expect, it } from 'vitest';
import { farCells } from '../rules/layout.ts';
import { alone, row, Situation, situation } from './situation.ts';

const MIND = { config: { gothic: true, mission: 16 } } as const;

describe('words of effects at the edge', () => {
  it('MAX-INS-03 `shunned` keeps others from helping, not their blasts from hurting', () => {
    const t = situation(
      {
        survivors: [
          { is: 'FIR', hand: ['FIR12', 'FIR03'], gear: ['FIR02'] },
          { is: 'GUN', hp: 20, insanity: ['I01'], gear: ['GUN10'] },
          { is: 'MEC', hand: ['MEC08'] },
        ],
      },
      MIND,
    );
    expect(t.refusal({ do: 'play', card: 'FIR03' })).toBe('MAX-PLAY-04 play.impossible');
    t.choose({ do: 'play', card: 'FIR12' });
    expect(t.hp('GUN')).toBe(15);
  });

  it('MAX-GEN-12 tokens around a tile come row by row from the north-west', () => {
    const t = alone(
      { is: 'FIR', at: 'B3' },
      {
        map: [
          { at: 'B1', tile: 'T16' },
          { at: 'A2', tile: 'T17' },
          { at: 'B2', tile: 'Factory', up: false },
          { at: 'C2', tile: 'T15' },
          { at: 'B3', tile: 'Van' },
        ],
        start: 'B3',
      },
      { config: { mission: 12 } },
    );
    t.choose({ do: 'move', to: 'B2' });
    const placed = t.events.flatMap((event) => (event.tell === 'spawned' ? [event.tile] : []));
    expect(placed).toEqual(['B1', 'A2', 'C2', 'B3']);
  });

  it('MAX-RULING-91 Insanity bears on the Veteran: the Dog keeps its ability and its bite', () => {
    const t = alone({ is: 'VET', insanity: ['I15', 'I05'], monsters: ['C06'] }, {}, MIND);
    expect(t.refusal({ do: 'ability', character: 'VET' })).toBe('MAX-INS-03 ability.forbidden');
    t.choose({ do: 'ability', character: 'DOG' }).pick({ do: 'monster' });
    expect(t.monster('C06').hp).toBe(6);
  });

  it('MAX-GEN-03 an optional second shot is not offered where nothing is left to hit', () => {
    const t = alone({ is: 'GUN', gear: ['GUN13'], monsters: [{ card: 'Z01', hp: 1 }] });
    t.choose({ do: 'use', card: 'GUN13' }).pick({ do: 'monster' });
    expect(t.asked?.prompt.ask).toBe('action');
    expect(t.held('GUN', 'GUN13').charges).toBe(5);
  });

  it('MAX-INS-05 who cures one status of another chooses which', () => {
    const t = situation(
      { survivors: [{ is: 'PRI' }, { is: 'GUN', poison: 1, insanity: ['I05', 'I04'] }] },
      MIND,
    );
    t.choose({ do: 'ability', character: 'PRI' }).pick({ do: 'option', n: 0 });
    t.pick({ do: 'survivor', survivor: 'GUN' });
    expect(t.asked?.prompt.ask).toBe('status');
    expect(t.asked?.seat).toBe(0);
  });
});

describe('the set-up at the edge', () => {
  it('MAX-RULING-57 who rolls a 6 has just become Starving: the Colt goes back to the deck', () => {
    const t = new Situation({
      config: { seats: 1, mission: 2, hungerDie: true },
    });
    t.choose({ do: 'take', survivor: 'GUN' });
    t.world.chance.forced.push(5);
    t.choose({ do: 'keep' });
    expect(t.survivor('GUN').box).toBe(0);
    expect(t.hp('GUN')).toBe(26);
    expect(t.gear('GUN')).toEqual([]);
    expect(t.survivor('GUN').recalled).toBe(true);
  });

  it('MAX-SETUP-09 the second open tile lies farthest by steps over tiles, not as the crow flies', () => {
    // A horseshoe: its two ends are two cells apart and eight steps.
    const horseshoe = [
      [0, 0],
      [0, 1],
      [0, 2],
      [0, 3],
      [1, 3],
      [2, 3],
      [2, 2],
      [2, 1],
    ].map(([x = 0, y = 0]) => ({ x, y }));
    expect(farCells(horseshoe, { x: 0, y: 0 })).toEqual([
      { x: 2, y: 0 },
      { x: 3, y: 1 },
    ]);
  });
});

describe('the log at the edge', () => {
  it('MAX-ACT-04 MAX-GEAR-01 gear that is played is told once', () => {
    const t = alone({ is: 'FIR', hand: ['FIR13'] });
    t.choose({ do: 'play', card: 'FIR13' });
    expect(t.events.map(({ tell }) => tell)).toEqual(['equipped']);
    const gift = situation({ survivors: [{ is: 'MEC', hand: ['MEC11', 'MEC01'] }, { is: 'FIR' }] });
    gift.choose({ do: 'play', card: 'MEC11' }, { do: 'card', card: 'MEC01' });
    expect(gift.events.map(({ tell }) => tell)).toEqual(['gaveGear', 'drew']);
  });

  it('MAX-RULING-123 on a map that players built the Bandit Camp may lie anywhere', () => {
    const t = new Situation({ config: { seats: 1, mission: 10, map: 'built' } });
    t.choose({ do: 'take', survivor: 'FIR' });
    for (let i = 0; i < 60 && t.offers({ do: 'place' }); i++) t.choose(t.choices[0] as never);
    expect(t.state.tiles.filter(({ bars }) => bars.length > 0)).toEqual([]);
  });
});

describe('missions and tiles at the edge', () => {
  it('MAX-RULING-99 the fallout takes no tile with somebody on it', () => {
    const t = alone(
      { is: 'FIR', at: 'B1' },
      { map: row('Van', 'T16', 'T17'), phase: 'spawn', dice: [3, 4] },
      { config: { mission: 6 } },
    );
    expect(t.state.tiles.map(({ gone }) => gone)).toEqual([false, false, true]);
    expect(t.asked?.prompt.ask).toBe('action');
  });

  it('MAX-RULING-84 MAX-RULING-127 a Prison that is turned up ends the actions; one gained later counts', () => {
    const t = alone(
      { is: 'FIR', gear: ['FIR11'] },
      { map: row('Van', { tile: 'Prison', up: false }) },
      { config: { mission: 6 } },
    );
    t.choose({ do: 'move', to: 'B1' });
    expect(t.left).toBe(0);
    t.choose({ do: 'free', gear: 1 });
    expect(t.left).toBe(1);
  });

  it('MAX-RULING-112 the boss of the third seal waits if its breaker goes insane', () => {
    const t = situation(
      {
        map: row('Van', { tile: 'T16', marker: 3 }),
        survivors: [{ is: 'FIR', at: 'B1', insanity: ['I06', 'I15'] }, { is: 'GUN' }],
        mission: { worked: [2, 2, 1], unmarked: 2, begun: [true, true] },
        next: { insanity: ['I01'] },
        bosses: ['BC1'],
        dice: [1, 1],
      },
      MIND,
    );
    t.choose({ do: 'work' });
    expect(t.survivor('FIR').dead).toBe(true);
    expect(t.state.mission.waiting).toEqual([{ event: 2, step: 1, tile: 1 }]);
    t.choose({ do: 'move', to: 'B1' });
    expect(t.engaged('GUN')).toContain('BC1');
    expect(t.state.mission.waiting).toEqual([]);
  });
});

describe('cards and secrets at the edge', () => {
  it('MAX-RULING-113 the others beside a target are those on its tile, not those of the user', () => {
    const t = situation({
      map: row('Van', 'T16'),
      survivors: [
        { is: 'GUN', hand: ['GUN05'], monsters: ['Z01'] },
        { is: 'FIR', at: 'B1', monsters: ['Z04', 'Z03'] },
      ],
    });
    t.choose({ do: 'play', card: 'GUN05' }, { do: 'monster', card: 'Z04' });
    expect([t.monster('Z01').hp, t.monster('Z04').hp, t.monster('Z03').hp]).toEqual([4, 3, 2]);
  });

  it('MAX-RULING-96 Quick Draw puts the Colt back once per game', () => {
    const t = alone(
      { is: 'GUN', hunger: 5, gear: ['GUN10'], recalled: true },
      { phase: 'hunger', dice: [1, 1] },
    );
    expect(t.survivor('GUN').box).toBe(0);
    expect(t.gear('GUN')).toEqual(['GUN10']);
  });

  it('MAX-HIDE-04 nobody knows which boss of two the mission picked, nor which stayed in the box', () => {
    const t = new Situation({ config: { seats: 1, mission: 1 } });
    t.choose({ do: 'take', survivor: 'FIR' });
    const { mission, spareBosses } = t.state;
    const left = spareBosses.filter(({ is }) => is.startsWith('BZ'));
    expect([...mission.aside, ...left].map((held) => held?.seen)).toEqual([0, 0]);
    expect(spareBosses.find(({ is }) => is === 'BA1')?.seen).not.toBe(0);
  });
});
