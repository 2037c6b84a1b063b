import { thingsNamed } from '@incognita/boards';
import { describe, expect, it } from 'vitest';
import { keyIn, rowsOf } from '../shell/choice-rows.ts';
import type { Choice } from '../shell/lights.ts';

const thingsOf = thingsNamed('hex', 'card');
const moves = (n: number) => Array.from({ length: n }, (_, hex) => ({ do: 'move', hex }));
const plays = (n: number) => Array.from({ length: n }, (_, i) => ({ do: 'play', card: `c${i}` }));

/** Every choice can be reached by letters alone, opening rows on the way. */
function reachable(choices: readonly Choice[]): number {
  const rows = rowsOf(choices, thingsOf);
  expect(rows.length).toBeLessThanOrEqual(25);
  return rows.reduce((sum, row) => sum + (row.length === 1 ? 1 : reachable(row)), 0);
}

describe('the rows of a list', () => {
  it('are the choices, each with its letter, as long as there are letters', () => {
    const choices = [...moves(20), ...plays(5)];
    const rows = rowsOf(choices, thingsOf);
    expect(rows).toHaveLength(25);
    expect(keyIn(rows, choices[24]!)).toBe('Y');
  });

  it('are what the choices touch where there are more of them', () => {
    const choices = [...moves(30), ...plays(6), { do: 'rest' }];
    const rows = rowsOf(choices, thingsOf);
    expect(rows.map((row) => [row[0]?.do, row.length])).toEqual([
      ['move', 25],
      ['move', 5],
      ['play', 6],
      ['rest', 1],
    ]);
    expect(keyIn(rows, choices.at(-1)!)).toBe('D');
    expect(keyIn(rows, choices[0]!)).toBeNull();
  });

  it('reach every choice by letters alone', () => {
    expect(reachable([...moves(300), ...plays(40)])).toBe(340);
    const words = Array.from({ length: 60 }, (_, i) => ({ do: `verb${i}`, hex: i }));
    expect(reachable(words)).toBe(60);
  });
});
