import { pino } from 'pino';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { CommitLoop } from '../commits/commit-loop.ts';
import type { Store, Write } from '../store/store.ts';

const log = pino({ level: 'silent' });
const events = {
  now: Date.now,
  changed() {},
  committed() {},
  fault() {},
  overtaken() {},
};

/** A store of which only `write` is ever asked. */
const storing = (write: Store['write']): Store => ({ write }) as unknown as Store;
const alive = (at: number): Write => ({ put: 'alive', at });

afterEach(() => {
  vi.useRealTimers();
});

describe('turns', () => {
  test('what comes at once is stored together, but never so much that others wait for long', async () => {
    const sizes: number[] = [];
    const store = storing(async (batch) => {
      sizes.push(batch.length);
      return batch.map(() => true);
    });
    const commits = new CommitLoop(store, 1000, log, events);
    const all = await Promise.all(Array.from({ length: 250 }, (_, i) => commits.write(alive(i))));
    expect(all.every(Boolean)).toBe(true);
    expect(sizes).toEqual([100, 100, 50]);
  });

  test('whoever comes to a quiet house is served at once, and the next a moment later', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'setImmediate', 'performance'] });
    const sizes: number[] = [];
    const store = storing(async (batch) => {
      sizes.push(batch.length);
      return batch.map(() => true);
    });
    const commits = new CommitLoop(store, 1000, log, events);
    const first = commits.write(alive(1));
    await vi.advanceTimersByTimeAsync(0);
    expect(sizes).toEqual([1]);
    await first;
    const next = [commits.write(alive(2))];
    await vi.advanceTimersByTimeAsync(3);
    expect(sizes).toEqual([1]);
    // Who comes in the meantime shares the turn.
    next.push(commits.write(alive(3)));
    await vi.advanceTimersByTimeAsync(20);
    expect(sizes).toEqual([1, 2]);
    expect(await Promise.all(next)).toEqual([true, true]);
  });
});
