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
    [{ map: [{ at: 'A1', tile: 'Van', tokens: 31 }] }, /31 Monster tokens; there are 30/],
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
});
