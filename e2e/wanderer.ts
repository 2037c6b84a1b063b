/** Picks of a wanderer who tries everything: the same every time, so that a failure comes back. */
export class Wanderer {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  below(n: number): number {
    this.#state = (Math.imul(this.#state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((this.#state / 0x1_0000_0000) * n);
  }
}
