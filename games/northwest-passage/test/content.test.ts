import { describe, expect, it } from 'vitest';
import { DISCOVERIES, type LargeTile, SHAPES, standardContent } from '../content/index.ts';

const { board, large, small, tokens, voyage } = standardContent;

// A second, independent reading of the tiles: nothing here is shared with the rules.
const bits = (face: string): number =>
  [...face.replace('/', '')].reduce((sum, corner) => 2 * sum + (corner === 'L' ? 1 : 0), 0);
const landCount = (face: string): number => [...face].filter((corner) => corner === 'L').length;
const cellCorners = (face: string, cell: 0 | 1): string => {
  const [top = '', bottom = ''] = face.split('/');
  return top.slice(cell, cell + 2) + bottom.slice(cell, cell + 2);
};
const isSaddle = (corners: string): boolean => corners === 'LSSL' || corners === 'SLLS';
const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** NWP-CONTENT-18, read anew from the corners. */
function classOf(face: string): string {
  const land = landCount(face);
  const saddles = ([0, 1] as const).filter((cell) => isSaddle(cellCorners(face, cell))).length;
  const [tl, tm, tr, , bl, bm, br] = face;
  if (land === 0) return 'open-sea';
  if (land === 6) return 'inland';
  if (land === 1) return 'islet';
  if (land === 5) return 'cove';
  if (saddles === 2) return 'narrows';
  if (saddles === 1) return 'strait';
  const ends = (wanted: string): boolean =>
    (tl === wanted || bl === wanted) && (tr === wanted || br === wanted);
  if (tm === 'L' && bm === 'L' && ends('S')) return 'isthmus';
  if (tm === 'S' && bm === 'S' && ends('L')) return 'channel';
  return 'coast';
}

describe('the board', () => {
  it('NWP-CONTENT-01: has 16 by 10 cells, as many as all tiles cover', () => {
    expect(board.cols * board.rows).toBe(160);
    expect(2 * large.length + sum(small.map((pile) => pile.count))).toBe(160);
  });
  it('NWP-CONTENT-02: has Greenland in the east at 16C and 16D, the Passage in the west at 1G and 1H', () => {
    expect(board.greenland).toEqual({ side: 'E', cells: ['16C', '16D'] });
    expect(board.passage).toEqual({ side: 'W', cells: ['1G', '1H'] });
  });
  it('NWP-CONTENT-03: has two printed tiles beside Greenland with a Cairn each', () => {
    expect(board.printed).toEqual([
      { id: 'P1', cells: ['15C', '16C'], face: 'LLL/SSS', symbol: 'cairn', at: '15C' },
      { id: 'P2', cells: ['15D', '16D'], face: 'SSS/SLL', symbol: 'cairn', at: '15D' },
    ]);
  });
  it('NWP-CONTENT-04: has three zones by column', () => {
    expect(board.zones.map((zone) => [zone.times, ...zone.columns])).toEqual([
      [3, 1, 5],
      [2, 6, 10],
      [1, 11, 16],
    ]);
  });
  it('NWP-CONTENT-05: freezes 8, 5, 2, 0, 2, 5 and 8 rows along the arc', () => {
    expect(Object.values(board.frozenRows)).toEqual([8, 5, 2, 0, 2, 5, 8]);
    expect(Object.keys(board.frozenRows)).toEqual(['I', 'II', 'III', 'IV', 'V', 'VI', 'VII']);
  });
  it('NWP-CONTENT-06: leaves rows I and J open, Greenland at III to V, the Passage at II to VI', () => {
    const row = (cell: string): number => cell.charCodeAt(cell.length - 1) - 64;
    const open = (cells: readonly string[], disc: keyof typeof board.frozenRows): boolean =>
      cells.every((cell) => row(cell) > board.frozenRows[disc]);
    for (const disc of ['III', 'IV', 'V'] as const)
      expect(open(board.greenland.cells, disc)).toBe(true);
    for (const disc of ['II', 'III', 'IV', 'V', 'VI'] as const)
      expect(open(board.passage.cells, disc)).toBe(true);
    expect(open(board.greenland.cells, 'VI')).toBe(false);
    expect(open(board.passage.cells, 'VII')).toBe(false);
    expect(Math.max(...Object.values(board.frozenRows))).toBe(8);
  });
});

describe('prices and tables', () => {
  it('NWP-CONTENT-07: prices the actions 1 2 1 1 1 3 2', () => {
    expect(standardContent.costs).toEqual({
      draw: 1,
      refresh: 2,
      place: 1,
      move: 1,
      transfer: 1,
      explore: 3,
      discover: 2,
      tuunbaq: 1,
    });
  });
  it('NWP-CONTENT-08: scores islands of 2 to 7 tiles with 1 to 6', () => {
    expect(standardContent.islands).toEqual([1, 2, 3, 4, 5, 6]);
  });
  it('NWP-CONTENT-09: has the three majorities', () => {
    expect(standardContent.majorities).toEqual({
      franklin: [13, 7, 4],
      strait: [11, 5, 2],
      cartography: [9, 5, 2],
    });
  });
  it('NWP-CONTENT-10: gives 6 for a series', () => {
    expect(standardContent.series).toBe(6);
  });
  it('NWP-CONTENT-11: has icons on steps 3, 4, 6, 7 and 9 of a track of ten', () => {
    const { last, icons } = standardContent.franklinTrack;
    expect(last).toBe(10);
    expect(icons.map(({ step, food, morale }) => [step, food, morale])).toEqual([
      [3, 1, 0],
      [4, 0, 1],
      [6, 1, 0],
      [7, 0, 1],
      [9, 1, 1],
    ]);
  });
  it('NWP-CONTENT-12: collects five kinds, Cairn first', () => {
    expect(DISCOVERIES).toEqual(['cairn', 'franklin', 'inuit', 'cartography', 'strait']);
  });
});

describe('Small tiles', () => {
  it('NWP-CONTENT-13: has piles of 2, 8, 8, 4, 8 and 2, twice every labelled pattern', () => {
    expect(small.map((pile) => pile.count)).toEqual([2, 8, 8, 4, 8, 2]);
    expect(small.map((pile) => pile.id)).toEqual([...SHAPES]);
    const turns = (corners: string): Set<string> => {
      const all = new Set<string>();
      let at = corners.replace('/', '');
      for (let i = 0; i < 4; i++) {
        all.add(at);
        at = `${at[2]}${at[0]}${at[3]}${at[1]}`;
      }
      return all;
    };
    for (const pile of small) expect(pile.count).toBe(2 * turns(pile.corners).size);
  });
  it('NWP-CONTENT-14: has no symbol on them, and no seventh pile for Jokers', () => {
    expect(small.every((pile) => !('symbol' in pile))).toBe(true);
    expect(small).toHaveLength(6);
  });
});

describe('Large tiles', () => {
  it('NWP-CONTENT-15: writes each face as three corners over three', () => {
    for (const tile of large)
      for (const face of [tile.a, tile.b]) expect(face).toMatch(/^[LS]{3}\/[LS]{3}$/);
  });
  it('NWP-CONTENT-17: shows the pattern of its number on face A and its negative on face B', () => {
    expect(large).toHaveLength(64);
    large.forEach((tile, n) => {
      expect(tile.id).toBe(`T${String(n).padStart(2, '0')}`);
      expect(bits(tile.a)).toBe(n);
      expect(bits(tile.b)).toBe(63 - n);
    });
  });
  it('NWP-CONTENT-18: has the class of its corners, and the symbol of its class', () => {
    for (const tile of large) expect([tile.id, tile.class]).toEqual([tile.id, classOf(tile.a)]);
    const count = (name: string): number => large.filter((tile) => tile.class === name).length;
    expect(
      ['strait', 'isthmus', 'channel', 'islet', 'cove', 'narrows', 'coast'].map(count),
    ).toEqual([12, 9, 9, 6, 6, 2, 18]);
    const symbolOf = (tile: LargeTile): string | null => {
      if (tile.class === 'strait') return 'strait';
      if (tile.class === 'isthmus') return 'inuit';
      if (tile.class === 'channel') return ['T05', 'T40'].includes(tile.id) ? null : 'cairn';
      if (tile.class === 'islet') return 'franklin';
      const seaInTheMiddle = tile.a[1] === 'S' || tile.a[5] === 'S';
      return tile.class === 'cove' && !seaInTheMiddle ? 'franklin' : null;
    };
    for (const tile of large) expect([tile.id, tile.symbol]).toEqual([tile.id, symbolOf(tile)]);
  });
  it('NWP-CONTENT-19: has 38 symbols, with the printed Cairns as many as there are tokens', () => {
    const count = (symbol: string): number =>
      large.filter((tile) => tile.symbol === symbol).length +
      board.printed.filter((tile) => tile.symbol === symbol).length;
    expect(large.filter((tile) => tile.symbol !== null)).toHaveLength(38);
    for (const symbol of ['strait', 'inuit', 'cairn', 'franklin'] as const)
      expect(count(symbol)).toBe(tokens[symbol]);
    expect(tokens).toEqual({ cairn: 9, franklin: 10, inuit: 9, cartography: 20, strait: 12 });
  });
  it('NWP-CONTENT-20: has six Land corners on both faces together, and every pattern twice', () => {
    const met = new Map<string, number>();
    for (const tile of large) {
      expect(landCount(tile.a) + landCount(tile.b)).toBe(6);
      for (const face of [tile.a, tile.b]) met.set(face, (met.get(face) ?? 0) + 1);
    }
    expect(met.size).toBe(64);
    expect(new Set(met.values())).toEqual(new Set([2]));
  });
  it('NWP-CONTENT-21: has the symbol in the cell that its class names', () => {
    for (const tile of large.filter((held) => held.symbol !== null)) {
      const cells = ([0, 1] as const).map((cell) => cellCorners(tile.a, cell));
      const [first = '', second = ''] = cells;
      const expected =
        tile.class === 'strait'
          ? isSaddle(first)
            ? 1
            : 2
          : tile.class === 'islet'
            ? first.includes('L')
              ? 1
              : 2
            : tile.class === 'cove'
              ? first.includes('S')
                ? 1
                : 2
              : landCount(first) >= landCount(second)
                ? 1
                : 2;
      expect([tile.id, tile.cell]).toEqual([tile.id, expected]);
    }
    for (const tile of large.filter((held) => held.symbol === null)) expect(tile.cell).toBe(0);
  });
});

describe('Voyage deck', () => {
  it('NWP-CONTENT-23: has 16 cards: 10 that only hurt, 4 that shift the ice, 3 about movement', () => {
    expect(new Set(voyage.map((card) => card.id)).size).toBe(16);
    expect(voyage.filter((card) => card.ice === 1).map((card) => card.id)).toEqual(['V07', 'V08']);
    expect(voyage.filter((card) => card.ice === -1).map((card) => card.id)).toEqual(['V09', 'V10']);
    expect(voyage.filter((card) => card.icons.includes('movement'))).toHaveLength(3);
    const gains = voyage.filter((card) => card.effect.kind.startsWith('gain'));
    expect(gains.map((card) => card.id)).toEqual(['V14', 'V15']);
    const situational = voyage.filter((card) =>
      ['lose-morale-at', 'lose-morale-if-icebound'].includes(card.effect.kind),
    );
    expect(situational.map((card) => card.id)).toEqual(['V05', 'V13']);
    for (const card of voyage)
      for (const language of ['en', 'fr'] as const) expect(card.name[language]).not.toBe('');
  });
});
