import { arrange, shelve } from './arrange.ts';
import { TablePage } from './table-page.ts';
import { expect, test, watch } from './test.ts';
import { settleIn } from './visit.ts';

test('a game shared on one screen moves to the server: one keeps a seat, the other comes by the link', async ({
  page,
  testServer,
  table,
  browser,
  faults,
}) => {
  await settleIn(page, { quick: true, name: 'Ada' });
  const kept = arrange({
    game: 'whiteout',
    config: { seats: 2 },
    people: ['Ada', 'Ben'],
    seed: 10,
    until: (look) => look.seq > 5,
  });
  await shelve(page, testServer.url, kept);
  await page.goto(`${testServer.url}/local/${kept.id}`);
  await table.takeOver();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('My seat there').selectOption({ label: 'Ada' });
  await page.getByRole('button', { name: 'Move to the server' }).click();
  await expect(page).toHaveURL(/\/table\//);
  await expect(page.locator('.unverified')).toBeVisible();
  await expect(page.locator('.free-seats')).toContainText('Cobalt is free');

  const context = await browser.newContext();
  const other = await context.newPage();
  watch(other, faults);
  await settleIn(other, { quick: true, name: 'Ben' });
  const ben = new TablePage(other);
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Sit down as Cobalt' }).click();
  await expect(page.locator('.free-seats')).toHaveCount(0);
  await expect(table.log.filter({ hasText: 'Ben sat down.' })).toHaveCount(1);
  // Both play on where they were.
  for (let moves = 0; moves < 4; moves++) {
    await expect.poll(async () => (await table.asked()) || (await ben.asked())).toBe(true);
    const asked = (await table.asked()) ? table : ben;
    await asked.choices.first().click();
    await asked.settled();
  }
  await context.close();
});
