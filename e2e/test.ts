import { test as base, expect, type Page } from '@playwright/test';
import { TablePage } from './table-page.ts';
import { TestServer } from './test-server.ts';

export { expect };

/** What a browser says when a network is cut on purpose; everything else is a fault of the page. */
const NETWORK = /Failed to load resource|WebSocket connection|ERR_|net::/;

/** Notes whatever goes wrong in a page, also in pages that a test opens itself. */
export function watch(page: Page, faults: string[]): void {
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !NETWORK.test(message.text())) faults.push(message.text());
  });
}

/** A server for all tests of a run, and a page that must not throw. */
export const test = base.extend<
  { table: TablePage; faults: string[]; calm: undefined },
  { testServer: TestServer }
>({
  testServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs here
    async ({}, use) => {
      const testServer = await TestServer.open();
      await use(testServer);
      await testServer.close();
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs here
  faults: async ({}, use) => {
    const faults: string[] = [];
    await use(faults);
    expect(faults, 'no error in any page').toEqual([]);
  },
  calm: [
    async ({ page, faults }, use) => {
      watch(page, faults);
      await use(undefined);
    },
    { auto: true },
  ],
  table: async ({ page }, use) => {
    await use(new TablePage(page));
  },
});
