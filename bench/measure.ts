import process from 'node:process';

const WARM_UP_MS = 3000;
const MEASURED_MS = 2000;

/**
 * How many things `work` gets done in a second of this process's own CPU time. The machine is
 * shared: what others take from it must not count. `work` returns how many it did.
 */
export function perSecond(work: () => number): number {
  runFor(work, WARM_UP_MS);
  const { done, ms } = runFor(work, MEASURED_MS);
  return (done * 1000) / ms;
}

function runFor(work: () => number, least: number): { done: number; ms: number } {
  const start = process.cpuUsage();
  for (let done = 0; ; ) {
    done += work();
    const { user, system } = process.cpuUsage(start);
    const ms = (user + system) / 1000;
    if (ms >= least) return { done, ms };
  }
}
