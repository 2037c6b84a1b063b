import type { Page } from '@playwright/test';
import { arrange, shelve } from './arrange.ts';
import { expect, test } from './test.ts';
import { settleIn } from './visit.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const SOLO = { game: 'auztralia', config: { seats: 1, level: 'easy' }, people: ['Ada'] } as const;

/** Whether a thumb that goes for the middle of a tab would meet it, and nothing that lies over it. */
function withinReach(page: Page, name: string): Promise<boolean> {
  return page.getByRole('tab', { name, exact: true }).evaluate((tab) => {
    const { x, y, width, height } = tab.getBoundingClientRect();
    const met = document.elementFromPoint(x + width / 2, y + height / 2);
    return met !== null && tab.contains(met);
  });
}

test('each page of the sheet has the sheet, and the tabs stay under the thumb', async ({
  page,
  testServer,
  table,
}) => {
  await settleIn(page, { quick: true });
  const kept = arrange({
    ...SOLO,
    seed: 3,
    until: (look) => look.seq > 12 && look.choices?.[0]?.do === 'box',
  });
  await shelve(page, testServer.url, kept);
  await page.goto(`${testServer.url}/local/${kept.id}`);
  await table.next();
  await expect(table.choices.first()).toBeVisible();
  await page.getByRole('tab', { name: 'Log' }).tap();
  await expect(table.log.first()).toBeInViewport();
  await expect(table.choices.first()).toBeHidden();
  await expect(table.heading).toBeInViewport();
  await page.getByRole('tab', { name: 'Others' }).tap();
  await expect(page.locator('.tabbed.others')).toBeInViewport();
  for (const name of ['Choices', 'Mine', 'Others', 'Log'])
    expect(await withinReach(page, name)).toBe(true);
  await page.getByRole('tab', { name: 'Choices' }).tap();
  await expect(table.choices.first()).toBeInViewport();
});

test('at the end the tabs lie over the long account, and the account begins at its top', async ({
  page,
  testServer,
  table,
}) => {
  const kept = arrange({ ...SOLO, seed: 6 });
  await shelve(page, testServer.url, kept);
  await page.goto(`${testServer.url}/local/${kept.id}`);
  await expect(table.account.getByRole('heading', { level: 2 })).toBeInViewport();
  for (const name of ['Choices', 'Mine', 'Others', 'Log'])
    expect(await withinReach(page, name)).toBe(true);
});
