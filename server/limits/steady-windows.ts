import type { FastifyRateLimitStore } from '@fastify/rate-limit';

/** So many visitors are remembered for each limit; of more, those who have been quiet longest go. */
const MAX_REMEMBERED = 5000;

interface Window {
  count: number;
  readonly since: number;
}

/**
 * Counts requests for the limits per minute, as the library's own counter does, but by a clock that
 * nobody can set: with the time of day, a clock that goes back an hour would close an address for an
 * hour.
 */
export class SteadyWindows implements FastifyRateLimitStore {
  readonly #windows = new Map<string, Window>();
  readonly #now: () => number;

  constructor(_options: unknown, now: () => number = () => performance.now()) {
    this.#now = now;
  }

  incr(
    visitor: string,
    told: (error: Error | null, result?: { current: number; ttl: number }) => void,
    timeWindow = 60_000,
  ): void {
    const now = this.#now();
    const known = this.#windows.get(visitor);
    const window = known && now - known.since < timeWindow ? known : { count: 0, since: now };
    window.count++;
    // Put last: the first are those who have been quiet longest.
    this.#windows.delete(visitor);
    this.#windows.set(visitor, window);
    if (this.#windows.size > MAX_REMEMBERED)
      this.#windows.delete(this.#windows.keys().next().value ?? '');
    told(null, { current: window.count, ttl: timeWindow - (now - window.since) });
  }

  /** Every route with a limit of its own counts for itself. */
  child(): SteadyWindows {
    return new SteadyWindows(null, this.#now);
  }
}
