import { defineConfig } from '@playwright/test';
import { findChromium } from './chromium.ts';

const executablePath = await findChromium();

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
    headless: true,
    actionTimeout: 20_000,
    launchOptions: { executablePath, args: ['--no-sandbox', '--disable-gpu'] },
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    colorScheme: 'light',
    trace: 'off',
  },
});
