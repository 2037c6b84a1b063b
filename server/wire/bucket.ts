/** So many messages a second, and three seconds' worth of them at once. */
export class Bucket {
  readonly #rate: number;
  readonly #now: () => number;
  #left: number;
  #at: number;

  constructor(rate: number, now: () => number) {
    this.#rate = rate;
    this.#now = now;
    this.#left = 3 * rate;
    this.#at = now();
  }

  take(): boolean {
    const now = this.#now();
    this.#left = Math.min(3 * this.#rate, this.#left + ((now - this.#at) / 1000) * this.#rate);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }
}
