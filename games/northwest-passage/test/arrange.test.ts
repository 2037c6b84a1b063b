import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { schema } from '../arrange/schema.ts';
import { tiles } from './map.ts';
import { situation } from './situation.ts';

const page = readFileSync(
  new URL('../../../docs/scenarios/northwest-passage.md', import.meta.url),
  'utf8',
);
const blocks = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map((found) => found[1] ?? '');

describe('the words of an arrangement', () => {
  it.each(blocks)('the page of words: block %#', (block) => {
    const { config, content, arrange } = JSON.parse(block);
    const t = situation({
      config: config ?? {},
      ...(content ? { content } : {}),
      arrange: arrange ?? {},
    });
    expect(t.choices.length).toBeGreaterThan(0);
  });

  it('every word stands on the page', () => {
    const words = (node: unknown): string[] => {
      if (typeof node !== 'object' || node === null) return [];
      const { properties, items } = node as {
        properties?: Record<string, unknown>;
        items?: unknown;
      };
      return [
        ...Object.entries(properties ?? {}).flatMap(([key, held]) => [key, ...words(held)]),
        ...words(items),
      ];
    };
    const known = words(schema).filter((word) => !/^S\d/.test(word));
    for (const word of known) expect(page).toContain(word);
    expect(known.length).toBeGreaterThan(30);
  });

  const refusal = (arrange: object, config: object = {}): string => {
    try {
      situation({ config, arrange });
    } catch (error) {
      return String((error as Error).message);
    }
    return '';
  };
  it.each([
    [{ tils: [] }, 'has the word "tils"'],
    [{ tiles: [{ cells: '8D-10D', tile: 'T01' }] }, 'no place for a tile'],
    [{ tiles: [{ cells: '15C', corners: 'SS/SS' }] }, 'covered already'],
    [{ tiles: [{ cells: '14C', corners: 'SS/SS' }] }, 'is Land already'],
    [{ tiles: [{ cells: '8D', tile: 'T01' }] }, 'does not lie on 8D'],
    [{ tiles: [{ cells: '8D', tile: 'X9' }] }, 'which does not exist'],
    [{ tiles: [{ cells: '8D' }] }, 'needs a tile or its corners'],
    [{ tiles: [{ cells: '8D', corners: 'SS/S' }] }, '8D has 4'],
    [{ players: [{ ship: '1A' }] }, 'where no tile lies'],
    [{ players: [{ ship: '15C', sled: '15C', zone: '15,3' }] }, 'none has that'],
    [{ players: [{ crew: { ship: [8, 0] } }] }, 'more pawns than there are'],
    [{ players: [{ reserve: ['T01', 'T01'] }] }, 'not to be had'],
    [{ players: [{ tokens: { cairn: 8 } }] }, '7 are left'],
    [{ players: [{ passage: 4 }] }, 'the tokens left are'],
    [{ players: [{}, {}, {}] }, 'this table has 2 seats'],
    [{ season: 11 }, 'a game has 10 seasons'],
    [{ card: 'V01' }, 'arrange.card is "V01"; that needs a table with "play": "solo" or "coop"'],
    [{ turn: 2 }, 'arrange.turn is 2; that needs a table with "play": "solo" or "coop"'],
    [{ next: { cards: ['V01'] } }, 'arrange.next.cards is ["V01"]; that needs'],
    [{ players: [{}, { food: 3 }] }, 'arrange.players[1].food is 3; that needs'],
    [
      { players: [{ eaten: 1 }] },
      'arrange.players[0].eaten is 1; that needs a table with "terror"',
    ],
    [{ tuunbaq: '15C' }, 'arrange.tuunbaq is "15C"; that needs a table with "terror": true'],
    [{ frozen: 99 }, 'arrange.frozen is 99; the map has 10 rows, so 0 to 10'],
    [{ order: [0, 5] }, 'seats go to 1'],
    [{ order: [0, 0] }, 'arrange.order is [0,0], which names the seat 0 twice'],
    [{ order: [1] }, 'arrange.order is [1]; it lacks the seat 0, who is not home'],
    [{ passed: [1, 1] }, 'arrange.passed is [1,1], which names the seat 1 twice'],
    [
      { tiles: [{ cells: '8D', corners: 'SX/SS' }] },
      'arrange.tiles[0].corners is "SX/SS"; it is made of S (Sea) and L (Land), row by row',
    ],
    [{ active: 3 }, 'not in the turn order'],
    [{ piles: { S0: 3 } }, '2 are left to be had'],
    [{ supply: { strait: 13 } }, '12 are left'],
    [{ taken: ['15'] }, 'like "passage 15"'],
    [{ smallDisplay: ['S1'] }, 'arrange.smallDisplay is ["S1"]; that needs'],
    [{ reserve: ['T99'] }, 'not to be had'],
    [{ next: { large: ['T99'] } }, 'not to be drawn'],
  ])('%j is refused with a sentence', (arrange, sentence) => {
    expect(refusal(arrange)).toContain(sentence);
  });

  it('words of the standard game are refused to those who play alone', () => {
    const solo = { seats: 1, play: 'solo' };
    expect(refusal({ passed: [0] }, solo)).toContain(
      'arrange.passed is [0]; that needs a table with "play": "standard"',
    );
    expect(refusal({ turn: 9 }, solo)).toContain('arrange.turn is 9; a season has turns 1 to 4');
    expect(refusal({ card: 'V99' }, solo)).toContain('not in the deck');
  });

  it('content: rows are checked as far down as they go', () => {
    const wrong = (content: object, sentence: string) =>
      expect(() => situation({ content })).toThrow(sentence);
    wrong({ voyage: [{ id: 'V01', ise: 1 }] }, 'content.voyage, row "V01" has the word "ise"');
    wrong({ voyage: [{ id: 'V01', ice: 'much' }] }, 'row "V01": "ice" is "much"; it is like');
    wrong({ voyage: [{ id: 'V99', ice: 1 }] }, 'does not ship, so it is written out whole');
    wrong({ board: { zones: 3 } }, 'content.board.zones is 3, which is no value of its kind');
    wrong({ board: { rose: 3 } }, 'content.board has the word "rose"');
  });

  it('content: a word that does not exist is refused', () => {
    expect(() => situation({ content: { ilands: [] } })).toThrow('which does not exist');
    expect(() => situation({ content: { islands: 3 } })).toThrow('no value of its kind');
    const t = situation({
      content: { islands: [9] },
      arrange: {
        tiles: [{ cells: '8D-9D', tile: 'T02' }],
        players: [{ ship: '8D', reserve: ['T16'] }],
      },
    });
    t.choose({ do: 'act', action: 'place' }, { tile: 'T16' }, { cells: '8E-9E' });
    t.choose({ face: 'A', turn: 0 });
    expect(t.player(0).points.islands).toBe(9);
  });

  it('corners take a tile without a symbol where there is one', () => {
    const t = situation({ arrange: { tiles: tiles(['8,4'], '8D-9D', '8E-9E') } });
    expect(
      t.engine
        .view(t.world, 0)
        .tiles.every((tile) => tile.token === null || tile.tile.startsWith('P')),
    ).toBe(true);
  });
});
