import type { Page } from '@playwright/test';
import type { TablePage } from './table-page.ts';
import { expect, test } from './test.ts';
import { settleIn } from './visit.ts';

/** Tab, and nothing else, until what has the focus is called that. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 120; presses++) {
    const here = await page.evaluate(() => {
      const { activeElement: focused } = document;
      return focused?.getAttribute('aria-label') ?? focused?.textContent?.trim() ?? '';
    });
    if (here === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to "${name}"`);
}

const SCOUT = '.choice[data-choice="scout"]';

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.tagName ?? 'nothing');

test('a whole game of Whiteout by keyboard alone, and the focus is never lost', async ({
  page,
  testServer,
  table,
}) => {
  await settleIn(page, { name: 'Ada' });
  await page.goto(testServer.url);
  await tabTo(page, 'Play: Whiteout');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Start', exact: true }).waitFor();
  await tabTo(page, 'Start');
  await page.keyboard.press('Enter');

  expect(await table.next()).toBe('asked');
  await letGo(page);
  // A storm may come first, sent by whoever breaks camp first.
  while ((await page.locator(SCOUT).count()) === 0) {
    await pressOn(page, table);
    expect(await table.next()).toBe('asked');
  }
  await takeBack(page, table);

  let next = await table.next();
  for (let decisions = 0; next === 'asked'; next = await table.next()) {
    await pressOn(page, table);
    expect(++decisions, 'a short race ends').toBeLessThan(120);
  }
  expect(next).toBe('over');
  await expect.poll(() => focused(page), 'at the end').not.toBe('BODY');
  await expect(table.account.locator('tfoot td')).toHaveCount(2);
});

/** A letter picks, Enter settles. The first choice is to press on, so the race ends soon. */
async function pressOn(page: Page, table: TablePage): Promise<void> {
  expect(await focused(page), 'the question has the focus').toBe('H2');
  await page.keyboard.press('a');
  await expect(page.locator('.choice[aria-pressed="true"]')).toHaveCount(1);
  const before = await table.written();
  await page.keyboard.press('Enter');
  await expect.poll(() => table.written()).not.toBe(before);
  await expect.poll(() => focused(page), 'while the others think').not.toBe('BODY');
}

/** Esc lets go of what was picked. */
async function letGo(page: Page): Promise<void> {
  await page.keyboard.press('a');
  await expect(page.locator('.choice[aria-pressed="true"]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('.choice[aria-pressed="true"]')).toHaveCount(0);
}

/** Scouting shows nothing yet, so Z takes it back freely. */
async function takeBack(page: Page, table: TablePage): Promise<void> {
  const question = await table.heading.innerText();
  const letter = await page.locator(`${SCOUT} .key`).innerText();
  await page.keyboard.press(letter.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(table.heading).toHaveText('Spend a card to look ahead');
  expect(await focused(page), 'after a decision').toBe('H2');
  await page.keyboard.press('z');
  await expect(table.heading).toHaveText(question);
  expect(await focused(page), 'after an undo').toBe('H2');
}
