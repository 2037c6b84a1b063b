import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { schema } from '../arrange/schema.ts';
import { alone, row, Situation, situation } from './situation.ts';

const page = readFileSync(
  new URL('../../../docs/scenarios/maximum-apocalypse.md', import.meta.url),
  'utf8',
);
const blocks = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map((match) => match[1] ?? '');

describe('the words of situations', () => {
  it.each(blocks.map((block, i) => [i + 1, block] as const))(
    'example %i of the page holds',
    (_, block) => {
      const { config, content, arrange = {} } = JSON.parse(block);
      const t = new Situation({ config: { seats: 1, ...config }, content, arrange });
      expect(t.asked).not.toBeNull();
    },
  );

  it('every word stands on the page', () => {
    const words = (node: unknown): string[] => {
      if (typeof node !== 'object' || node === null) return [];
      const { properties, items, oneOf } = node as {
        properties?: Record<string, unknown>;
        items?: unknown;
        oneOf?: readonly unknown[];
      };
      return [
        ...Object.entries(properties ?? {}).flatMap(([key, held]) => [key, ...words(held)]),
        ...words(items),
        ...(oneOf ?? []).flatMap(words),
      ];
    };
    const known = words(schema);
    expect(known.filter((word) => !page.includes(word))).toEqual([]);
    expect(known.length).toBeGreaterThan(60);
  });

  it.each([
    [{ map: [{ at: 'Z' }] }, /a tile is called like "C2"/],
    [
      {
        map: [
          { at: 'A1', tile: 'Van' },
          { at: 'A1', tile: 'Farm' },
        ],
      },
      /is taken/,
    ],
    [{ map: row('Atlantis') }, /not to be had/],
    [{ map: row('Van', 'Van') }, /not to be had/],
    [{ survivors: [{ is: 'FIR', at: 'C3' }] }, /where no tile lies/],
    [{ survivors: [{ is: 'FIR', hand: ['GUN01'] }] }, /not to be had/],
    [{ survivors: [{ is: 'FIR', monsters: ['V01'] }] }, /not to be had/],
    [{ survivors: [{ is: 'FIR' }, { is: 'GUN' }] }, /has 2 entries; this table has 1/],
    [{ active: 'GUN' }, /who is not at this table/],
    [{ next: { red: ['X'] } }, /not to be had/],
    [{ wind: 3 }, /wind/],
    [{ map: [{ at: 'A1', tile: 'Van', tokens: 4 }] }, /map\[0\].tokens is 4; 0 to 3 would do/],
    [{ map: [{ at: 'A1', tile: 'Van', marker: 1 }] }, /marker is 1; 0 to 0 would do/],
    [{ map: row('Castle') }, /it needs "gothic": true/],
    [{ map: row('Van', ''), survivors: [{ is: 'FIR', at: 'B1' }] }, /lies face down/],
    [{ survivors: [{ is: 'FIR', hp: 33 }] }, /survivors\[0\].hp is 33; 1 to 32 would do/],
    [{ survivors: [{ is: 'FIR', hp: 0 }] }, /"dead": true/],
    [{ survivors: [{ is: 'FIR', hunger: 6 }] }, /who starves has a "box"/],
    [{ survivors: [{ is: 'FIR', box: 5 }] }, /box is 5; 1 to 4 would do/],
    [{ survivors: [{ is: 'FIR', posture: 'crane' }] }, /posture is the Ronin's/],
    [{ survivors: [{ is: 'FIR', dog: { hp: 3 } }] }, /dog is the Veteran's/],
    [{ survivors: [{ is: 'FIR', gear: ['FIR03'] }] }, /no gear but instant/],
    [{ survivors: [{ is: 'FIR', gear: ['FIR01', 'FIR01'] }] }, /no two gear of one name/],
    [{ survivors: [{ is: 'FIR', gear: [{ card: 'FIR02', charges: 3 }] }] }, /0 to 2 would do/],
    [{ survivors: [{ is: 'FIR', gear: [{ card: 'FIR13', under: ['FIR03'] }] }] }, /attached to no/],
    [{ survivors: [{ is: 'FIR', gear: ['FIR13', 'FIR01', 'FIR02', 'S19'] }] }, /weigh 5; FIR carr/],
    [{ survivors: [{ is: 'FIR', hand: ['S15'] }] }, /never enters a hand/],
    [{ survivors: [{ is: 'FIR', hand: Array(3).fill('S23') }] }, /all 1 are in use/],
    [{ survivors: [{ is: 'FIR', discard: ['S02'] }] }, /arrange.discards.scavenge/],
    [{ survivors: [{ is: 'FIR', monsters: [{ card: 'Z01', hp: 5 }] }] }, /hp is 5; 1 to 4 would/],
    [{ survivors: [{ is: 'FIR', monsters: ['Q9'] }] }, /monsters go by ids like "Z01"/],
    [{ survivors: [{ is: 'FIR', insanity: ['I01'] }] }, /no Cthulhu deck is at this table/],
    [{ survivors: [{ is: 'FIR', dead: true }], active: 'FIR' }, /who is dead/],
    [{ mission: { delivered: { Me: 1 } } }, /which this mission does not ask for/],
    [{ mission: { worked: [1, 1] } }, /has 2 entries; this mission has 1 places of work/],
    [{ mission: { killed: { Zombie: 1 } } }, /monsters go by ids/],
    [{ lasting: [{ card: 'MEC05' }] }, /lasting\[0\].of is missing/],
    [{ lasting: [{ card: 'FIR13', of: 'FIR' }] }, /brings nothing that lasts/],
    [{ next: { monsters: ['V01'] } }, /not to be drawn there; the deck holds Z01, Z02/],
    [{ bosses: ['BZ1', 'BZ2'] }, /this mission sets 1 aside/],
  ])('%j is refused with a sentence', (arrange, sentence) => {
    expect(() => new Situation({ config: { seats: 1 }, arrange })).toThrow(sentence);
  });

  it('refuses to seat a survivor twice', () => {
    expect(() => situation({ survivors: [{ is: 'FIR' }, { is: 'FIR' }] })).toThrow(/twice/);
  });

  it('numbers gear first and then monsters, as written', () => {
    const t = situation({
      survivors: [
        { is: 'FIR', gear: ['FIR13'], monsters: ['Z01'] },
        { is: 'GUN', gear: ['GUN10'] },
      ],
    });
    expect(t.held('FIR', 'FIR13').no).toBe(1);
    expect(t.held('GUN', 'GUN10').no).toBe(2);
    expect(t.monster('Z01').no).toBe(3);
  });

  it('deals nothing by chance', () => {
    const one = alone({ is: 'FIR' }, {}, { seed: 1 });
    const other = alone({ is: 'FIR' }, {}, { seed: 2 });
    expect(one.state).toEqual(other.state);
  });

  it('begins in any phase of a turn', () => {
    const starved = alone({ is: 'FIR', hunger: 2 }, { phase: 'hunger' });
    expect(starved.survivor('FIR').hunger).toBe(3);
    const drawn = alone({ is: 'FIR', next: ['FIR13'] }, { phase: 'draw' });
    expect(drawn.hand('FIR')).toEqual(['FIR13']);
  });

  it('MAX-RULING-49 begins before a turn, at the end of a round, and under what lasts', () => {
    const mad = alone(
      { is: 'FIR', insanity: ['I06'] },
      { phase: 'begin', dice: [1, 1] },
      { config: { gothic: true, mission: 16 } },
    );
    expect(mad.left).toBe(3);
    const dark = alone(
      { is: 'FIR', hp: 20 },
      { phase: 'night', next: { nights: ['D20', 'D02'] }, lasting: [{ card: 'D11' }] },
      { config: { gothic: true, mission: 13, night: true } },
    );
    expect(dark.hp('FIR')).toBe(21);
    expect(dark.state.lasting).toEqual([]);
    expect(dark.state.round).toBe(2);
  });

  it('MAX-KEY-19 knows what lasts, what is attached, and what a mission has come to', () => {
    const t = situation(
      {
        survivors: [
          { is: 'MEC', gear: [{ card: 'MEC01', under: ['MEC08'] }], monsters: ['V01'] },
          { is: 'PRI' },
        ],
        lasting: [
          { card: 'MEC05', of: 'MEC' },
          { card: 'PRI12', of: 'PRI', on: ['MEC'], at: 'A1' },
        ],
        mission: { delivered: { An: 3, Me: 2 }, worked: [1] },
      },
      { config: { gothic: true, mission: 13 } },
    );
    expect(t.state.mission.delivered).toEqual([3, 2, 0, 0, 0]);
    t.choose({ do: 'use', gear: 1 }).pick({ do: 'monster' });
    expect(t.monster('V01').hp).toBe(7 - 2 - 1 - 1);
    for (let i = 0; i < 3; i++) t.pick({ do: 'draw' });
    t.end();
    expect(t.hp('MEC')).toBe(26);
  });

  it('MAX-RULING-112 knows an event that waits', () => {
    const t = alone(
      { is: 'FIR' },
      { map: row('Van', 'T16'), mission: { waiting: [{ event: 3, step: 2, at: 'B1' }] } },
      { config: { gothic: true, mission: 16 } },
    );
    t.choose({ do: 'move', to: 'B1' });
    expect(t.engaged('FIR')).toContain('BC1');
  });
});
