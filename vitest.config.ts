import process from 'node:process';
import { defineConfig } from 'vitest/config';

const MINUTE = 60_000;

export default defineConfig({
  test: {
    include: ['{kernel,table,bots,boards,lab,bench,server,web,games,scripts}/**/*.test.ts'],
    pool: 'threads',
    testTimeout: process.env.INCOGNITA_SOAK ? 120 * MINUTE : MINUTE,
  },
});
