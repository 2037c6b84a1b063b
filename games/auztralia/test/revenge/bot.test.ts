import { sumOf } from '@incognita/kernel';
import { describe, expect, it } from 'vitest';
import { evaluation } from '../../bot/evaluate.ts';
import { oldOnesParts } from '../../bot/old-ones.ts';
import { ANCHOR } from '../../bot/weights.ts';
import type { Config } from '../../rules/config.ts';
import { deep, settlers } from './table.ts';

const worth = (words: object): number => sumOf(oldOnesParts(deep(words).g));
const awake = (hex: number) => ({ oldOnes: [{ hex, tile: 'L1-06', faceUp: true }] });

describe("a human's eye", () => {
  const part = (name: string, words: object, config: Partial<Config> = {}): number =>
    evaluation.parts(settlers(words, config).g, 0, ANCHOR).find((held) => held.part === name)
      ?.worth ?? Number.NaN;

  it('in full co-operation looks at the weakest human, not at the Old Ones', () => {
    const tokens = (n: number) => ({ players: [{ tokens: 9 }, { tokens: n }] });
    const coop = { play: 'coop' } as const;
    expect(part('rivals', tokens(6), coop)).toBeGreaterThan(part('rivals', tokens(2), coop));
  });

  it('counts what the Old Ones score at this table', () => {
    const farm = { hex: 27, owner: 1, type: 'sheep', blighted: true };
    const none = part('oldOnes', { revenge: { hand: [] } });
    expect(part('oldOnes', { revenge: { hand: [], points: 4 } })).toBeLessThan(none);
    const blighted = part('oldOnes', { farms: [farm], revenge: { hand: [] } });
    const tokens = part('oldOnes', { revenge: { hand: [], points: 3 } });
    expect(blighted).toBeCloseTo(tokens);
  });
});

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
