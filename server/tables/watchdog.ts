import process from 'node:process';
import { Script } from 'node:vm';

/** A rule that did not come to an end in time and was stopped in the middle. */
export class Stuck extends Error {
  override name = 'Stuck';
}

/**
 * The whole process stalled (the machine was put to sleep, or had no time for it): what was stopped
 * is not to blame.
 */
export class Stalled extends Error {
  override name = 'Stalled';
}

/** A loop uses the processor; what used less than this share of the time was stalled. */
const MIN_CPU_SHARE = 1 / 50;

/** What the script finds. It is never compiled to anything quick, so it should have little to find. */
const hooks = globalThis as { incognitaGuarded?: (() => void) | undefined };
const script = new Script('incognitaGuarded()', { filename: 'guard' });

/**
 * Runs something on this thread that must come to an end. Steps of the kernel are counted, but a
 * loop inside a single rule is not; only the watchdog of `vm` can stop that without a thread of
 * its own. It costs about a tenth of a millisecond: guard many things at once.
 */
export function guarded(milliseconds: number, run: () => void): void {
  const outer = hooks.incognitaGuarded;
  const before = process.threadCpuUsage();
  hooks.incognitaGuarded = run;
  try {
    script.runInThisContext({ timeout: milliseconds });
  } catch (error) {
    if (!isTimeout(error)) throw error;
    const { user, system } = process.threadCpuUsage(before);
    const idle = (user + system) / 1000 < milliseconds * MIN_CPU_SHARE;
    const what = `something did not end within ${milliseconds} ms`;
    throw idle ? new Stalled(what) : new Stuck(what);
  } finally {
    hooks.incognitaGuarded = outer;
  }
}

const isTimeout = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';

const STALL_TRIES = 3;

/** The same for what can be repeated: it is tried again after a stall. Answers what it found. */
export function readGuarded<V>(milliseconds: number, find: () => V): V {
  for (let tries = 1; ; tries++) {
    const found: V[] = [];
    try {
      guarded(milliseconds, () => void found.push(find()));
      return found[0] as V;
    } catch (error) {
      if (!(error instanceof Stalled) || tries === STALL_TRIES) throw error;
    }
  }
}

/** How long many quick things share one watchdog: a slow one must not use up the time of others. */
const SHARED_WATCHDOG_MS = 20;

/**
 * Does something with each of a list. What throws or gets stuck is reported and does not keep the
 * others from being done.
 */
export function guardEach<V>(
  milliseconds: number,
  list: readonly V[],
  work: (item: V) => void,
  fault: (item: V, error: unknown) => void,
): void {
  let next = 0;
  const some = (): void => {
    const until = performance.now() + SHARED_WATCHDOG_MS;
    do {
      const item = list[next++];
      if (item !== undefined) work(item);
    } while (next < list.length && performance.now() < until);
  };
  while (next < list.length) {
    try {
      guarded(milliseconds, some);
    } catch (error) {
      const culprit = list[next - 1];
      if (culprit === undefined) throw error;
      fault(culprit, error);
    }
  }
}
