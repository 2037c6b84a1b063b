export interface BucketOptions {
  /** The most that may be taken at once; three seconds' worth where nothing is said. */
  readonly burst?: number;
  /** Milliseconds of a clock that never goes backwards, unlike the time of day. */
  readonly now?: () => number;
}

/** So much a second, and some of it at once. */
export class Bucket {
  readonly #rate: number;
  readonly #burst: number;
  readonly #now: () => number;
  #left: number;
  #at: number;

  constructor(
    rate: number,
    { burst = 3 * rate, now = () => performance.now() }: BucketOptions = {},
  ) {
    this.#rate = rate;
    this.#burst = burst;
    this.#now = now;
    this.#left = burst;
    this.#at = now();
  }

  /** Takes so much, if so much is left. */
  take(amount = 1): boolean {
    this.#fill();
    if (this.#left < amount) return false;
    this.#left -= amount;
    return true;
  }

  /**
   * Takes what something has cost that was begun before anybody knew: it may be owed afterwards, up
   * to as much as may be taken at once, so that nobody is locked out for hours.
   */
  spend(amount: number): void {
    this.#fill();
    this.#left = Math.max(-this.#burst, this.#left - amount);
  }

  /** So much is owed that it comes from asking on where one was refused. */
  get isOverdrawn(): boolean {
    this.#fill();
    return this.#left < -this.#burst / 3;
  }

  /** Nothing is left, or something is owed. */
  get isEmpty(): boolean {
    this.#fill();
    return this.#left <= 0;
  }

  /** Nothing was taken for so long that a new one would be the same. */
  get isFull(): boolean {
    this.#fill();
    return this.#left >= this.#burst;
  }

  #fill(): void {
    const now = this.#now();
    const passed = Math.max(0, now - this.#at);
    this.#left = Math.min(this.#burst, this.#left + (passed / 1000) * this.#rate);
    this.#at = now;
  }
}
