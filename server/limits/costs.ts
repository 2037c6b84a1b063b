import type { FromPage } from '../protocol/index.ts';

/**
 * What each message costs the thread that serves, in milliseconds of its processor time. Measured
 * kind by kind at a table of AuZtralia with two who listen, one after the other, and rounded up:
 *
 *     node scripts/run.mjs bench/flood/prices.ts
 *
 * Whoever sends it pays from the budget of their address, so that it does not matter which kind
 * they flood. What is refused costs a third of what is done, and is paid for like it.
 */
export const MESSAGE_COST_MS: Readonly<Record<FromPage['do'], number>> = {
  ping: 0.05,
  unsubscribe: 0.1,
  chat: 0.6,
  // 0.07 where it was worked out already, 0.3 with a whole log, more where somebody has just moved.
  subscribe: 0.8,
  submit: 1.1,
  // A free one costs 0.9; one that reaches far back folds more than that.
  undo: 2,
  consent: 2,
  entropy: 0.4,
  'pass-in-advance': 0.3,
  // With the bot that then begins to think.
  'to-bot': 3,
  'to-human': 3,
  // The log is paid for by its entries, the answer by its bytes, and the fold in the thread.
  story: 0.5,
};

/** What each further choice of an answer costs: it is folded like a move, and not stored or told. */
export const ALSO_COST_MS = 0.5;

/** What is asked of a table costs the same over a socket and by a request. */
export const costOf = (asked: {
  readonly do: FromPage['do'];
  readonly also?: readonly unknown[] | undefined;
}): number => MESSAGE_COST_MS[asked.do] + ALSO_COST_MS * (asked.also?.length ?? 0);

/** What it costs to read a message, whatever it turns out to be. */
export const READ_COST_MS = 0.04;
/** What it costs to tell one who listens what has happened at a table; they pay for it. */
export const HEARD_COST_MS = 0.02;
/** What it costs to let somebody in by a socket: who are they, and the handshake. */
export const SOCKET_COST_MS = 1;
/** What a request over HTTP costs, at the least; to open a table it is 1.3. */
export const REQUEST_COST_MS = 0.7;
/** What each table of a list costs. */
export const LISTED_COST_MS = 0.02;
/** What a file of the page costs. */
export const ASSET_COST_MS = 0.2;
/** What it costs to refuse somebody who asks too much: it is owed, and who owes finds no door. */
export const REFUSED_COST_MS = 0.2;

/** What it costs to send a story, or a file, for each of its bytes. */
export const SENT_MS_PER_BYTE = 1.5e-6;
/** What it costs to read an entry from the store and to hand it to a thread. */
export const READ_MS_PER_ENTRY = 1.2e-3;
/** What it costs to take an entry in that a file brings, beside the thread that plays it. */
export const BROUGHT_MS_PER_ENTRY = 3e-3;
