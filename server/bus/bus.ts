import type { News } from './news.ts';

/** Who listens to what the other nodes say. */
export interface Ears {
  hear(news: News): void;
  /** Something may have been said that was not heard. */
  missed(): void;
}

/**
 * How nodes hear of each other. What is said may get lost: whoever needs to be sure looks at the
 * numbers of the entries.
 */
export interface Bus {
  start(ears: Ears): Promise<void>;
  /** Says something that is worth nothing a moment later; what is stored, the store announces. */
  say(news: Omit<News, 'from'>): void;
  stop(): Promise<void>;
}

/** Several nodes in one process, for whoever wants to try that: they hear each other at once. */
export class InProcessBus implements Bus {
  readonly #node: string;
  readonly #all: Set<InProcessBus>;
  #ears: Ears | null = null;

  constructor(node: string, all: Set<InProcessBus>) {
    this.#node = node;
    this.#all = all;
  }

  async start(ears: Ears): Promise<void> {
    this.#ears = ears;
    this.#all.add(this);
  }

  say(news: Omit<News, 'from'>): void {
    const told = { ...news, from: this.#node };
    for (const other of this.#all) if (other !== this) other.#ears?.hear(told);
  }

  async stop(): Promise<void> {
    this.#all.delete(this);
  }
}
