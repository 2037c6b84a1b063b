const DRAWERS = 24;
/** Points for a Time Point that a drawer stands for. */
const RATE = 0.15;

/**
 * What could still be done, and what the time that is left would bring by the best of it. Plans are
 * put into drawers by their points for a TP: as good as sorting them, and much quicker.
 */
export class Plans {
  readonly #time = new Float64Array(DRAWERS);
  readonly #gain = new Float64Array(DRAWERS);

  /** What a Time Point brings when nothing better is in sight. */
  #idle = 0;

  clear(idle: number): void {
    this.#idle = idle;
    this.#time.fill(0);
    this.#gain.fill(0);
  }

  add(gain: number, time: number): void {
    const rate = gain / time;
    if (rate <= this.#idle) return;
    const drawer = Math.min(DRAWERS - 1, Math.floor(rate / RATE));
    this.#time[drawer] = (this.#time[drawer] ?? 0) + time;
    this.#gain[drawer] = (this.#gain[drawer] ?? 0) + gain;
  }

  /** Points to be expected of so much time. */
  fill(time: number): number {
    let left = time;
    let points = 0;
    for (let drawer = DRAWERS - 1; drawer >= 0 && left > 0; drawer--) {
      const needed = this.#time[drawer] ?? 0;
      if (needed === 0) continue;
      const gain = this.#gain[drawer] ?? 0;
      if (needed <= left) {
        points += gain;
        left -= needed;
      } else {
        points += (gain * left) / needed;
        left = 0;
      }
    }
    return points + left * this.#idle;
  }
}
