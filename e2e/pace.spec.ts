import type { Page } from '@playwright/test';
import { arrange, shelve } from './arrange.ts';
import type { TablePage } from './table-page.ts';
import { expect, test } from './test.ts';
import type { TestServer } from './test-server.ts';
import { settleIn } from './visit.ts';

const skipAhead = (page: Page) => page.getByRole('button', { name: 'Skip ahead' });

/** Against three slow bots; whatever is asked of Ada, she answers until it is a bot's turn. */
async function untilBotsMove(page: Page, testServer: TestServer, table: TablePage): Promise<void> {
  await settleIn(page, { quick: true, pace: 'slow' });
  const kept = arrange({
    game: 'auztralia',
    config: { seats: 4 },
    people: ['Ada'],
    seed: 12,
    until: (look) => look.seq > 40 && look.choices?.[0]?.do === 'box',
  });
  await shelve(page, testServer.url, kept);
  await page.goto(`${testServer.url}/local/${kept.id}`);
  for (let answers = 0; (await skipAhead(page).count()) === 0; answers++) {
    expect(answers, 'a turn ends').toBeLessThan(20);
    if (await table.asked()) await table.choices.last().click();
    await page.waitForTimeout(250);
  }
}

test('bots take their time, one move after the other, and can be told to move on', async ({
  page,
  testServer,
  table,
}) => {
  await untilBotsMove(page, testServer, table);
  await expect(skipAhead(page)).toBeInViewport();
  const first = await table.log.first().innerText();
  await page.waitForTimeout(500);
  // Slow is slow: after half a second the same move is still the last one.
  expect(await table.log.first().innerText()).toBe(first);
  await expect(table.choices).toHaveCount(0);
  await page.keyboard.press(' ');
  expect(await table.next(5000)).toBe('asked');
  await expect(skipAhead(page)).toHaveCount(0);
  // What went by too fast to follow is told, without a reload.
  await expect(page.locator('.recap')).toContainText('Since your last decision');
});

test('the pace is a setting, and holds at once', async ({ page, testServer, table }) => {
  await untilBotsMove(page, testServer, table);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.locator('.menu-panel label').filter({ hasText: 'At once' }).click();
  await expect(skipAhead(page)).toHaveCount(0, { timeout: 5000 });
  await expect.poll(() => table.asked(), { timeout: 5000 }).toBe(true);
});
