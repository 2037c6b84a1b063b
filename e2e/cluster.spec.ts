import { noPostgres, startPostgres } from '@incognita/server/test/postgres';
import type { Browser } from '@playwright/test';
import { Balancer } from './balancer.ts';
import { TablePage } from './table-page.ts';
import { expect, test, watch } from './test.ts';
import { TestServer } from './test-server.ts';
import { settleIn } from './visit.ts';

/** Somebody with a browser of their own. */
async function come(browser: Browser, name: string, faults: string[]): Promise<TablePage> {
  const page = await (await browser.newContext()).newPage();
  watch(page, faults);
  await settleIn(page, { name, quick: true });
  return new TablePage(page);
}

/** One decision of whoever is asked; false when the game is over. */
async function move(tables: readonly TablePage[]): Promise<boolean> {
  for (let tries = 0; tries < 200; tries++) {
    for (const table of tables) {
      if ((await table.account.count()) > 0) return false;
      if (!(await table.asked())) continue;
      await table.choices.first().click();
      await table.settled();
      return true;
    }
    await tables[0]?.page.waitForTimeout(50);
  }
  throw new Error('nobody is asked, and the game is not over');
}

test('two browsers play at two servers, one of which is killed in the middle', async ({
  browser,
  faults,
}) => {
  test.skip(noPostgres !== null, noPostgres ?? '');
  const postgres = await startPostgres(['fsync=off']);
  const DATABASE_URL = await postgres.database('e2e');
  const [one, other] = await Promise.all([
    TestServer.open({ DATABASE_URL }),
    TestServer.open({ DATABASE_URL }),
  ]);
  // Each of the two gets to another server first, and to whichever is there after that.
  const adasWay = await Balancer.before([one.url, other.url]);
  const bensWay = await Balancer.before([other.url, one.url]);
  const ada = await come(browser, 'Ada', faults);
  const ben = await come(browser, 'Ben', faults);

  await ada.page.goto(`${adasWay.url}/new/whiteout?where=online`);
  await ada.page.getByRole('button', { name: 'Open the table' }).click();
  const link = await ada.page.getByRole('textbox', { name: 'Link to this table' }).inputValue();
  await ben.page.goto(bensWay.url + new URL(link).pathname + new URL(link).search);
  await ben.page.getByRole('button', { name: 'Sit down' }).click();
  await expect(ada.page.locator('.chairs')).toContainText('Ben');
  await ada.page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(ada.page.locator('.company .off')).toHaveCount(0);
  for (let moves = 0; moves < 6; moves++) expect(await move([ada, ben])).toBe(true);
  // Whoever moved last knows; the other one hears of it over two servers.
  await expect.poll(async () => (await ada.log.count()) - (await ben.log.count())).toBe(0);
  const before = await ada.log.allInnerTexts();
  expect(before.length).toBeGreaterThan(6);

  // Ada's server dies without a goodbye; her page finds the other one, and nothing is missing.
  const lost = ada.page.locator('.trouble');
  await one.kill();
  await expect(lost).toContainText('Connection lost');
  await expect(lost).toHaveCount(0, { timeout: 20_000 });
  expect(await ada.log.allInnerTexts()).toEqual(before);

  for (let moves = 0; await move([ada, ben]); moves++)
    expect(moves, 'a short race ends').toBeLessThan(120);
  const totals = [ada, ben].map(({ account }) => account.locator('tfoot td').allInnerTexts());
  const [adas, bens] = await Promise.all(totals);
  expect(adas).toEqual(bens);
  for (const { page } of [ada, ben]) await page.context().close();
  for (const way of [adasWay, bensWay]) await way.close();
  for (const testServer of [one, other]) await testServer.close();
  await postgres.stop();
});
