import { describe, expect, it } from 'vitest';
import { stepsFrom, tileNamed } from '../rules/places.ts';
import { alone, row, Situation, situation } from './situation.ts';

describe('further cases that the rulings settle', () => {
  it('MAX-RULING-98 where no tile is far enough, exactly the farthest may be marked', () => {
    const t = new Situation({
      config: { seats: 1, mission: 5, map: 'built' },
      content: {
        missions: [{ no: 5, markers: { count: 1, fromStart: 25, apart: 0, tokens: 0 } }],
      },
    });
    t.choose({ do: 'take', survivor: 'FIR' });
    for (let i = 0; i < 60 && t.offers({ do: 'place' }); i++) t.choose(t.choices[0] as never);
    expect(t.asked?.prompt.ask).toBe('mark');
    const steps = stepsFrom(t.state.tiles, t.state.start);
    const far = Math.max(...steps);
    expect(far).toBeLessThan(25);
    const marked = t.choices.flatMap((choice) =>
      choice.do === 'mark' ? [steps[tileNamed(t.g, choice.tile)]] : [],
    );
    expect(marked).toHaveLength(steps.filter((held) => held === far).length);
    expect(new Set(marked)).toEqual(new Set([far]));
  });

  it('MAX-RULING-101 what a dead survivor left until its next turn ends when that would have begun', () => {
    const t = situation({
      survivors: [
        { is: 'MEC', hp: 2, hand: ['MEC05'], monsters: ['Z01'] },
        { is: 'FIR' },
        { is: 'GUN' },
      ],
      actions: 1,
    });
    t.choose({ do: 'play', card: 'MEC05' }).end();
    expect(t.body('MEC').dead).toBe(true);
    expect(t.state.lasting).toHaveLength(1);
    for (let turn = 0; turn < 2; turn++) {
      for (let i = 0; i < 4; i++) t.pick({ do: 'draw' });
      t.end();
    }
    expect(t.asked?.prompt).toMatchObject({ who: 'FIR' });
    expect(t.state.lasting).toEqual([]);
  });

  it('MAX-RULING-116 MAX-RULING-102 a card about the Dog does nothing for another survivor', () => {
    const t = situation(
      {
        survivors: [
          { is: 'VET', hand: ['VET12'], hunger: 4 },
          { is: 'FIR', hunger: 4 },
        ],
      },
      { config: { seats: 1, solo: 'merged' } },
    );
    t.choose({ do: 'play', card: 'VET12' });
    expect(
      t.lists({ do: 'for', survivor: 'FIR' }) && t.offers({ do: 'for', survivor: 'FIR' }),
    ).toBe(false);
    t.pick({ do: 'for', survivor: 'VET' });
    expect([t.survivor('VET').hunger, t.survivor('FIR').hunger]).toEqual([2, 4]);
  });

  it('MAX-RULING-91 Insanity drawn by the Dog alone eliminates the Dog', () => {
    const t = situation(
      {
        map: row('Van', 'T06'),
        survivors: [{ is: 'VET', dead: true }, { is: 'FIR' }],
        next: { monsters: ['C07'], insanity: ['I01'] },
      },
      { config: { gothic: true, mission: 16 } },
    );
    t.choose({ do: 'move', to: 'B1' });
    expect(t.body('DOG').dead).toBe(true);
    expect(t.survivor('VET').dead).toBe(true);
  });

  it('MAX-RULING-115 a condition on hit points looks at the lower of the two, a cure at who is cured', () => {
    const t = alone({ is: 'VET', poison: 2, dog: { poison: 1 }, hand: ['S14'] });
    t.choose({ do: 'play', card: 'S14' }, { do: 'character', character: 'DOG' });
    expect([t.body('VET').poison, t.body('DOG').poison]).toEqual([2, 0]);
  });

  it('MAX-RULING-129 a recall of a card that is in the deck already does not use it up', () => {
    const t = alone({ is: 'GUN', hunger: 5 }, { actions: 0 });
    expect(t.survivor('GUN').recalled).toBe(false);
    expect(t.deck('GUN') + t.hand('GUN').length).toBe(30);
  });

  it('MAX-RULING-23 MAX-RULING-54 with the Pandemic the tokens of the dead overflow', () => {
    const t = situation(
      {
        map: row('Van', { tile: 'T16', tokens: 3 }, 'T17'),
        survivors: [
          { is: 'FIR', at: 'B1', hp: 1, monsters: ['Z03'] },
          { is: 'GUN', at: 'A1' },
        ],
        actions: 0,
        next: { monsters: ['Z04'] },
      },
      { config: { crowding: 'pandemic' } },
    );
    expect([t.tokens('B1'), t.tokens('C1')]).toEqual([3, 1]);
    expect(t.engaged('GUN')).toEqual(['Z04']);
  });

  it('MAX-RULING-46 without a limit a fourth token marches in', () => {
    const t = alone(
      { is: 'FIR' },
      {
        map: [
          { at: 'A1', tile: 'Van' },
          { at: 'A2', tile: 'T16', tokens: 2 },
          { at: 'B2', tile: 'T17', tokens: 3 },
        ],
        actions: 0,
        next: { nights: ['D01', 'D02'] },
      },
      { config: { gothic: true, night: true, crowding: 'noLimit' } },
    );
    expect([t.tokens('A2'), t.tokens('B2')]).toEqual([0, 5]);
  });

  it('MAX-RULING-109 on a tile of several colours a Free scavenge asks for the colour, too', () => {
    const t = alone(
      { is: 'FIR' },
      { map: row('Van', { tile: 'Prison', up: false }), next: { blue: ['S21'] } },
      { content: { tiles: [{ id: 'T33', fx: 'reveal: scav(1,here)' }] } },
    );
    t.choose({ do: 'move', to: 'B1' }, { do: 'deck', deck: 'blue' });
    expect(t.hand('FIR')).toEqual(['S21']);
  });

  it('MAX-RULING-113 a target chosen stays one, even when a Stampede carried it off', () => {
    const t = situation(
      {
        map: row('Van', 'T16', 'T17'),
        survivors: [
          { is: 'HUN', hand: ['HUN09'], monsters: ['V07'] },
          { is: 'FIR', at: 'C1' },
        ],
      },
      { config: { gothic: true, mission: 13 } },
    );
    t.choose({ do: 'play', card: 'HUN09' }).pick({ do: 'monster' });
    expect(t.engaged('FIR')).toEqual(['V07']);
    expect(t.monster('V07').stun).toBe(0);
  });

  it('MAX-RULING-112 a survivor who dies in the middle of an event leaves its cards on the tile', () => {
    const t = situation(
      {
        map: row('Van', { tile: 'T16', marker: 2 }),
        survivors: [{ is: 'FIR', hp: 4 }, { is: 'GUN' }],
        bosses: ['BR1'],
      },
      { config: { mission: 10 } },
    );
    t.choose({ do: 'move', to: 'B1' });
    expect(t.body('FIR').dead).toBe(true);
    expect(t.tile('B1').dropped.filter((card) => card === 'S27')).toHaveLength(3);
  });
});
