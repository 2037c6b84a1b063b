import { gzipSync } from 'node:zlib';
import type { WeighedPage } from '@incognita/bench/page-budgets';
import type { Page } from '@playwright/test';
import { arrange, shelve } from './arrange.ts';

/** The scripts that a page has fetched by the time it can be used, each with its gzipped bytes. */
export async function weigh(
  page: Page,
  url: string,
  { table, lesson }: WeighedPage,
): Promise<ReadonlyMap<string, number>> {
  if (table) {
    // A game of one person and bots, a few decisions old.
    const kept = arrange({ ...table, people: ['Ada'], seed: 12, until: ({ seq }) => seq > 6 });
    await shelve(page, url, kept);
    await page.goto(`${url}/local/${kept.id}`);
  } else await page.goto(url);
  await page
    .locator(table ? '.prompt h2' : '.shelf a')
    .first()
    .waitFor();
  let urls = await loadedScripts(page);
  if (table && lesson !== undefined) {
    await page.goto(`${url}/learn/${table.game}/${lesson}`);
    await page.locator('.guide-says').waitFor();
    urls = (await loadedScripts(page)).difference(urls);
  }
  const weights = new Map<string, number>();
  for (const script of urls) {
    const code = Buffer.from(await (await fetch(script)).arrayBuffer());
    weights.set(new URL(script).pathname, gzipSync(code, { level: 9 }).length);
  }
  return weights;
}

/** What is fetched behind the first picture counts as well. */
async function loadedScripts(page: Page): Promise<Set<string>> {
  await page.waitForLoadState('networkidle');
  const urls = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => entry.name),
  );
  return new Set(urls.filter((url) => /\.js$/.test(url) && !/\/worker-/.test(url)));
}

export const total = (weights: ReadonlyMap<string, number>): number =>
  [...weights.values()].reduce((sum, bytes) => sum + bytes, 0);
