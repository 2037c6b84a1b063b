// How Node is started for the server; the benchmark starts its rival in the same way. Plain JavaScript,
// because the Node that starts it may be an older one.
import { totalmem } from 'node:os';
import process from 'node:process';

const MEGABYTE = 2 ** 20;

/** The machine's, or what a container may take of it; 0 is no limit. */
const memory = () => Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);

/**
 * Room for what lives only as long as a move: the rarer the young are collected, the fewer of them
 * are alive then. At most a hundredth of all memory within bounds, as a power of two, to which V8
 * would round up. There are three such halves at most, and they grow only where they are needed.
 * @param {number} [bytes]
 */
export const youngMegabytes = (bytes = memory()) =>
  2 ** Math.floor(Math.log2(Math.min(128, Math.max(16, bytes / 100 / MEGABYTE))));

/**
 * V8 would guess from its first seconds, in which tables are opened, that what makes up a position
 * lives long, and would keep all later ones where they are collected last; it should not guess.
 */
export const SERVER_FLAGS = [
  `--max-semi-space-size=${youngMegabytes()}`,
  '--no-allocation-site-pretenuring',
];
