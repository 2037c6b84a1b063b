import { defineConfig } from '@playwright/test';
import { launchOptions } from './browser.ts';

const { headless, ...launched } = launchOptions;

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  // Two cores: one browser, one server and its workers.
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  retries: 0,
  globalSetup: './build.ts',
  outputDir: './results',
  use: {
    headless,
    actionTimeout: 20_000,
    launchOptions: launched,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    colorScheme: 'light',
    trace: 'off',
  },
});
