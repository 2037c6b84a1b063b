import { describe, expect, it } from 'vitest';
import { BotTurns } from '../play/pacing.ts';

describe('how long bots are watched', () => {
  it('is two and a half seconds for each of them between two decisions, at the usual pace', () => {
    const turns = new BotTurns();
    expect(turns.left(1, 'calm')).toBe(2500);
    turns.watched(1, 1800);
    expect(turns.left(1, 'calm')).toBe(700);
    turns.watched(1, 1800);
    expect(turns.left(1, 'calm')).toBe(0);
    // Another bot has its own time.
    expect(turns.left(2, 'calm')).toBe(2500);
    turns.begin();
    expect(turns.left(1, 'calm')).toBe(2500);
  });

  it('is as long as it takes for those who want to read, and nothing for those in a hurry', () => {
    const turns = new BotTurns();
    turns.watched(1, 60_000);
    expect(turns.left(1, 'slow')).toBe(Number.POSITIVE_INFINITY);
    expect(turns.left(1, 'now')).toBe(0);
  });
});
