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

/** The clocks of a table. Plain data, part of a snapshot; never changed, only followed by others. */
export interface Clocks {
  /** What each seat had left at `since`. */
  readonly left: readonly number[];
  /** The seat whose clock runs, or null: nobody, or no person, is asked. */
  readonly running: number | null;
  /** When it began to run. */
  readonly since: number;
  /** The running seat was already reported as out of time. */
  readonly reported: boolean;
}

export function newClocks(pace: Pace | null, seats: number): Clocks {
  const full = pace === null ? 0 : pace.kind === 'fischer' ? pace.initial : pace.time;
  return { left: Array<number>(seats).fill(full), running: null, since: 0, reported: false };
}

export function leftAt(clocks: Clocks, seat: number, now: number): number {
  const left = clocks.left[seat] ?? 0;
  return clocks.running === seat ? Math.max(0, left - Math.max(0, now - clocks.since)) : left;
}

/** The time used up to now is taken off the clock that runs. */
export function charged(clocks: Clocks, now: number): Clocks {
  const { running } = clocks;
  if (running === null) return clocks;
  const left = clocks.left.with(running, leftAt(clocks, running, now));
  return { ...clocks, left, since: Math.max(clocks.since, now) };
}

/** The clock of `seat` runs from now on, or none. */
export function running(clocks: Clocks, seat: number | null, now: number): Clocks {
  if (clocks.running === null && seat === null) return clocks;
  const reported = clocks.running === seat && clocks.reported;
  return { left: clocks.left, running: seat, since: now, reported };
}

/**
 * A move ends at a horizon. Small decisions before it can be taken back freely, so that time
 * given for each of them could be had again and again.
 */
export function rewarded(clocks: Clocks, pace: Pace | null, seat: number): Clocks {
  const held = clocks.left[seat];
  if (pace === null || held === undefined) return clocks;
  const time = pace.kind === 'fischer' ? Math.min(pace.cap, held + pace.increment) : pace.time;
  const reported = clocks.running !== seat && clocks.reported;
  return { ...clocks, left: clocks.left.with(seat, time), reported };
}

/** Whoever comes back with an empty clock gets the time of one move, to be able to make one. */
export function refilled(clocks: Clocks, pace: Pace | null, seat: number): Clocks {
  return clocks.left[seat] === 0 ? rewarded(clocks, pace, seat) : clocks;
}
