import { describe, expect, test } from 'vitest';
import { variantOf } from '../line.ts';
import { onBoardgameIo, onOurKernel, onOurKernelTelling, profileOf } from '../lines/decisions.ts';
import { lines, variants } from '../lines/index.ts';
import { difference, Facts } from '../profile.ts';

describe('what is compared', () => {
  test('Whiteout on boardgame.io is the same game as ours, within the noise', () => {
    const ours = profileOf(onOurKernel(), 400);
    expect(difference(ours, profileOf(onBoardgameIo(), 400))).toBeNull();
  });

  test('telling what happens changes nothing about the games', () => {
    expect(profileOf(onOurKernelTelling(), 50)).toEqual(profileOf(onOurKernel(), 50));
  });

  test('another game would be noticed', () => {
    const facts = new Facts();
    const other = new Facts();
    for (let game = 0; game < 100; game++) {
      facts.add('decisions per game', 70 + (game % 10));
      other.add('decisions per game', 73 + (game % 10));
    }
    expect(difference(facts.profile(), other.profile())).toBe(
      'decisions per game: 74.50 ± 0.29 against 77.50 ± 0.29',
    );
    expect(difference(facts.profile(), facts.profile())).toBeNull();
    expect(difference(facts.profile(), {})).toMatch(/only one of them/);
  });

  test('every line names variants that exist', () => {
    for (const line of lines) {
      expect(variants).toHaveProperty([variantOf(line.ours).variant]);
      expect(variants).toHaveProperty([variantOf(line.baseline).variant]);
    }
  });
});
