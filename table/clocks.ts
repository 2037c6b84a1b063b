/** How much time people have, in milliseconds. */
export type Pace =
  /** Time for the whole game; every move adds some, up to a cap. */
  | {
      readonly kind: 'fischer';
      readonly initial: number;
      readonly increment: number;
      readonly cap: number;
    }
  /** The same time for each move: so many days. */
  | { readonly kind: 'per-move'; readonly time: number };

/** What happens to somebody whose time has run out. */
export type WhenOut = { readonly do: 'bot'; readonly kind: string } | { readonly do: 'nothing' };

/** The clocks of a table. Plain data, part of a snapshot. */
export interface Clocks {
  /** What each seat had left at `since`. */
  left: number[];
  /** The seat whose clock runs, or null: nobody, or no person, is asked. */
  running: number | null;
  /** When it began to run. */
  since: number;
  /** The running seat was already reported as out of time. */
  reported: boolean;
}

export function newClocks(pace: Pace | null, seats: number): Clocks {
  const full = pace === null ? 0 : pace.kind === 'fischer' ? pace.initial : pace.time;
  return { left: Array<number>(seats).fill(full), running: null, since: 0, reported: false };
}

export const copyClocks = (clocks: Readonly<Clocks>): Clocks => ({
  left: [...clocks.left],
  running: clocks.running,
  since: clocks.since,
  reported: clocks.reported,
});

export function leftAt(clocks: Clocks, seat: number, now: number): number {
  const left = clocks.left[seat] ?? 0;
  return clocks.running === seat ? Math.max(0, left - Math.max(0, now - clocks.since)) : left;
}

/** Takes the time used up to now off the clock that runs. */
export function charge(clocks: Clocks, now: number): void {
  if (clocks.running === null) return;
  clocks.left[clocks.running] = leftAt(clocks, clocks.running, now);
  clocks.since = Math.max(clocks.since, now);
}

/** Lets the clock of `seat` run from now on, or none. */
export function run(clocks: Clocks, seat: number | null, now: number): void {
  if (clocks.running !== seat) clocks.reported = false;
  clocks.running = seat;
  clocks.since = now;
}

/**
 * A move ends at a horizon. Small decisions before it can be taken back freely, so that time
 * given for each of them could be had again and again.
 */
export function reward(clocks: Clocks, pace: Pace | null, seat: number): void {
  const left = clocks.left[seat];
  if (pace === null || left === undefined) return;
  clocks.left[seat] =
    pace.kind === 'fischer' ? Math.min(pace.cap, left + pace.increment) : pace.time;
  if (clocks.running === seat) clocks.reported = false;
}

/** Whoever comes back with an empty clock gets the time of one move, to be able to make one. */
export function refill(clocks: Clocks, pace: Pace | null, seat: number): void {
  if (clocks.left[seat] === 0) reward(clocks, pace, seat);
}
