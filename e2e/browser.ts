import { type Browser, chromium } from '@playwright/test';
import { findChromium } from './chromium.ts';

/** What the tests and the measurements start alike: no window, no sandbox, no graphics card. */
export const launchOptions = {
  headless: true,
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
};

export const openBrowser = (): Promise<Browser> => chromium.launch(launchOptions);
