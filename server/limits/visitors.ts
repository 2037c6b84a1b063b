import type { Settings } from '../settings.ts';
import { visitorAt } from './address.ts';
import { Bucket } from './bucket.ts';

/** Somebody at one address: what they may still ask of us, whichever way they come. */
export interface Visitor {
  /** The address, or the network, that they come from. */
  readonly name: string;
  /** Milliseconds of the time of threads, for reading and bringing in whole games. */
  readonly folds: Bucket;
  /** Milliseconds of processor time. */
  readonly work: Bucket;
  /** Bytes of saved games. */
  readonly imports: Bucket;
  /** Open sockets. */
  sockets: number;
}

/** Visitors in memory; past that, those who have not come lately are forgotten. */
const MAX_VISITORS = 20_000;
const HOUR_S = 3600;
/** A quarter of a thread, and some twenty seconds of one at once: as much as a long review takes. */
const FOLD_MS_PER_SECOND = 250;
const FOLD_BURST_MS = 20_000;

/** Everybody who came lately, by their address: one notion of "the same" for HTTP and sockets. */
export class Visitors {
  readonly #workMs: number;
  readonly #importBytes: number;
  readonly #all = new Map<string, Visitor>();

  constructor(limits: Pick<Settings, 'workPerAddress' | 'importBytesPerHour'>) {
    this.#workMs = limits.workPerAddress;
    this.#importBytes = limits.importBytesPerHour;
  }

  /** Somebody who has asked far too much and goes on: not worth a handshake. */
  isShunned(address: string | undefined): boolean {
    return this.#all.get(visitorAt(address ?? ''))?.work.isOverdrawn ?? false;
  }

  from(address: string): Visitor {
    const key = visitorAt(address);
    const known = this.#all.get(key);
    if (known) return known;
    if (this.#all.size >= MAX_VISITORS) this.#forget();
    const imports = new Bucket(this.#importBytes / HOUR_S, { burst: this.#importBytes });
    const folds = new Bucket(FOLD_MS_PER_SECOND, { burst: FOLD_BURST_MS });
    const work = new Bucket(this.#workMs);
    const visitor: Visitor = { name: key, work, folds, imports, sockets: 0 };
    this.#all.set(key, visitor);
    return visitor;
  }

  /** Whoever has no socket and has used nothing lately would be the same if they came anew. */
  #forget(): void {
    for (const [key, { work, folds, imports, sockets }] of this.#all)
      if (sockets === 0 && work.isFull && folds.isFull && imports.isFull) this.#all.delete(key);
  }
}
