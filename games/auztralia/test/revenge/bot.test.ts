import { sumOf } from '@incognita/kernel';
import { describe, expect, it } from 'vitest';
import { oldOnesParts } from '../../bot/old-ones.ts';
import { deep } from './table.ts';

const worth = (words: object): number => sumOf(oldOnesParts(deep(words).g));
const awake = (hex: number) => ({ oldOnes: [{ hex, tile: 'L1-06', faceUp: true }] });

describe("the Old Ones' eye", () => {
  it('likes Old Ones near their prey, awake rather than asleep', () => {
    expect(worth(awake(17))).toBeGreaterThan(worth(awake(66)));
    expect(worth(awake(28))).toBeGreaterThan(worth({ oldOnes: [{ hex: 28, tile: 'L1-06' }] }));
  });

  it('likes cards, tokens and blighted Farms, and what the humans lack', () => {
    const hand = (...cards: string[]) => ({ revenge: { hand: cards } });
    expect(worth(hand('hastur', 'ghasts'))).toBeGreaterThan(worth(hand('hastur')));
    expect(worth({ revenge: { hand: [], points: 5 } })).toBeGreaterThan(worth(hand()));
    const farm = { hex: 27, owner: 0, type: 'sheep' };
    const blighted = worth({ farms: [{ ...farm, blighted: true }], ...hand() });
    expect(blighted).toBeGreaterThan(worth({ farms: [farm], ...hand() }));
  });
});
