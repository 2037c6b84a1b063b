import process from 'node:process';
import type { Logger } from 'pino';
import { nameOfError } from './commits/commit-loop.ts';

/**
 * Does something that nobody waits for: the handler of an event, the work of a timer. What it
 * throws, at once or later, is logged, and everybody else goes on.
 */
export function survive(log: Logger, what: string, work: () => void | Promise<void>): void {
  const failed = (error: unknown): void => {
    log.error({ what, err: nameOfError(error) }, 'a handler failed');
    log.debug({ what, err: error }, 'why it failed');
  };
  try {
    work()?.catch(failed);
  } catch (error) {
    failed(error);
  }
}

/**
 * The last resort, for a process that serves many: an error that no handler caught is logged, and
 * the tables go on. Nothing that was acknowledged can be wrong by it, since that is in the store;
 * a table that is half changed in memory is found out by the numbers of its entries and read again.
 */
export function surviveUncaught(log: Logger): void {
  const report = (error: unknown): void => {
    log.fatal({ err: nameOfError(error), stack: placeOf(error) }, 'an error was caught by nobody');
    log.debug({ err: error }, 'what it said');
  };
  process.on('uncaughtException', report);
  process.on('unhandledRejection', report);
}

/** Where an error comes from, without its message, which may name hidden things. */
function placeOf(error: unknown): readonly string[] {
  const lines = error instanceof Error ? (error.stack ?? '').split('\n') : [];
  return lines.filter((line) => line.startsWith('    at ')).slice(0, 5);
}
