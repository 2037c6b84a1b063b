import { Bucket } from './bucket.ts';

/** The lines of a chat that are kept; older ones are removed as new ones come. */
export const CHAT_LINES_KEPT = 100;
/** Lines that one person may say: so many at once, and then one a second. */
export const CHAT_BURST = 20;
/**
 * Entries of one table after which only decisions are taken: seats that go to and fro, and moves
 * that are taken back and made again, could go on for ever. The longest games have some 3,000.
 */
export const MAX_ENTRIES_PER_TABLE = 20_000;
/** Sessions of one account; the one that was used longest ago ends when another begins. */
export const MAX_SESSIONS_PER_ACCOUNT = 50;
export const MAX_PASSKEYS_PER_ACCOUNT = 20;
export const MAX_TOKENS_PER_PERSON = 20;

/** People in memory; past that, those who have not asked lately are forgotten. */
const MAX_PEOPLE = 10_000;

/** A bucket for each of many people. */
export class PerPerson {
  readonly #rate: number;
  readonly #burst: number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(rate: number, burst = 3 * rate) {
    this.#rate = rate;
    this.#burst = burst;
  }

  take(person: string): boolean {
    const known = this.#buckets.get(person);
    if (known) return known.take();
    if (this.#buckets.size >= MAX_PEOPLE)
      for (const [other, bucket] of this.#buckets) if (bucket.isFull) this.#buckets.delete(other);
    const bucket = new Bucket(this.#rate, { burst: this.#burst });
    this.#buckets.set(person, bucket);
    return bucket.take();
  }
}
