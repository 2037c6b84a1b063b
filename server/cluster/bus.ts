import type { News } from './news.ts';

/** Who listens to what the other nodes say. */
export interface BusHandlers {
  hear(news: News): void;
  /** Something may have been said that was not heard. */
  missed(): void;
}

/**
 * How nodes hear of each other. What is said may get lost: whoever needs to be sure looks at the
 * numbers of the entries.
 */
export interface Bus {
  start(ears: BusHandlers): Promise<void>;
  /** Says something that is worth nothing a moment later; what is stored, the store announces. */
  say(news: Omit<News, 'from'>): void;
  stop(): Promise<void>;
}
