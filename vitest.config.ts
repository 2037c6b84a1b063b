import process from 'node:process';
import { defineConfig } from 'vitest/config';

const MINUTE = 60_000;

export default defineConfig({
  test: {
    include: ['{kernel,table,bots,boards,lab,bench,server,web,games,scripts}/**/*.test.ts'],
    // Processes, not threads: V8 now and then ends the whole process when threads free compiled
    // WebAssembly at the same time (nodejs/node#64500), and every fetch brings some along.
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: process.env.INCOGNITA_SOAK ? 120 * MINUTE : MINUTE,
  },
});
