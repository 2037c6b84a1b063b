import type { FromPage } from '../protocol/index.ts';

/**
 * What each message costs this process, in milliseconds of processor time: estimated from the
 * figures of docs/benchmarks.md and rounded up, not measured kind by kind. Whoever sends it pays
 * from the budget of their address, so that it does not matter which kind they flood.
 */
export const MESSAGE_COST_MS: Readonly<Record<FromPage['do'], number>> = {
  ping: 0.03,
  unsubscribe: 0.1,
  chat: 0.3,
  subscribe: 0.8,
  submit: 1,
  undo: 2,
  consent: 2,
  entropy: 1,
  'pass-in-advance': 1,
  'to-bot': 1,
  'to-human': 1,
  // The fold is done by a thread, and paid for there; this is to read the log and send the answer.
  story: 2,
};

/** What it costs to read a message, whatever it turns out to be. */
export const READ_COST_MS = 0.02;
/** What it costs to let somebody in by a socket: who are they, and the handshake. */
export const SOCKET_COST_MS = 1;
/** What a request over HTTP costs, at the least. */
export const REQUEST_COST_MS = 0.7;
