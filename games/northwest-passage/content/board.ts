import type { Board } from './types.ts';

export const board: Board = {
  cols: 16,
  rows: 10,
  greenland: { side: 'E', cells: ['16C', '16D'] },
  passage: { side: 'W', cells: ['1G', '1H'] },
  printed: [
    { id: 'P1', cells: ['15C', '16C'], face: 'LLL/SSS', symbol: 'cairn', at: '15C' },
    { id: 'P2', cells: ['15D', '16D'], face: 'SSS/SLL', symbol: 'cairn', at: '15D' },
  ],
  zones: [
    { times: 3, columns: [1, 5] },
    { times: 2, columns: [6, 10] },
    { times: 1, columns: [11, 16] },
  ],
  frozenRows: { I: 8, II: 5, III: 2, IV: 0, V: 2, VI: 5, VII: 8 },
  sunPath: ['III', 'IV', 'V', 'VI', 'VII', 'I', 'II', 'III', 'IV', 'V'],
};
