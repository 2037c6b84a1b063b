import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { type Arranged, arrangeAny, shelve } from './arrange.ts';
import { atDusk, beforeTheVan, couldTrade, lastBlow, outOfTurn } from './maximum.ts';
import { TablePage } from './table-page.ts';
import { expect, test, watch } from './test.ts';
import type { TestServer } from './test-server.ts';
import { settleIn } from './visit.ts';

/** Opens a position of Maximum Apocalypse as a game of this device. */
async function sitDown(page: Page, testServer: TestServer, wanted: Arranged): Promise<void> {
  const kept = arrangeAny(wanted);
  await shelve(page, testServer.url, kept);
  await page.goto(`${testServer.url}/local/${kept.id}`);
}

async function nothingForAxe(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa']).analyze();
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.target}`)).toEqual([]);
}

test('a mission is won by keyboard alone, in French, and the atlas knows with whom', async ({
  page,
  testServer,
  table,
}) => {
  await settleIn(page, { language: 'fr', name: 'Ada', motion: false });
  await sitDown(page, testServer, beforeTheVan);
  expect(await table.next()).toBe('asked');
  const toVan = table.choices.filter({ hasText: 'Aller au Van' });
  const letter = await toVan.locator('.key').innerText();
  await page.keyboard.press(letter.toLowerCase());
  await page.keyboard.press('Enter');
  // Whatever comes on the way there and at the end of the turn is answered by its first choice.
  let next = await table.next();
  for (let decisions = 0; next === 'asked'; next = await table.next()) {
    const end = table.choices.filter({ hasText: 'Terminer' });
    const row = (await end.count()) > 0 ? end.first() : table.choices.first();
    await page.keyboard.press((await row.locator('.key').innerText()).toLowerCase());
    await page.keyboard.press('Enter');
    expect(++decisions, 'the Van is the end of it').toBeLessThan(30);
  }
  expect(next).toBe('over');
  await expect(table.account.getByRole('heading').first()).toHaveText('Vous avez gagné ensemble');
  await expect(page.locator('.max-end[data-won]')).toContainText('Sortis des ruines');
  await nothingForAxe(page);
  await page.goto(`${testServer.url}/maximum-apocalypse/missions`);
  const sign = page.locator('.atlas-sign').first();
  await expect(sign).toContainText('Gagné');
  await expect(sign).toContainText('gagnée avec Ada');
});

test('a death in the middle of an attack is told, and the next survivor plays without a hand-over', async ({
  page,
  testServer,
  table,
}) => {
  await settleIn(page, { quick: true, name: 'Ada', motion: false });
  await sitDown(page, testServer, lastBlow);
  expect(await table.next()).toBe('asked');
  const dying = await page.locator('.max-name:has(.max-acts) strong').first().innerText();
  await table.choices.first().click();
  await expect(page.locator('.max-told[data-what="died"]')).toContainText(dying);
  await expect(table.log.filter({ hasText: `The ${dying} died.` })).toHaveCount(1);
  expect(await table.next()).toBe('asked');
  await expect(page.locator('.table-mine .max-strip[data-dead]')).toContainText(dying);
  // Whoever acts now has the sheet and the open hand; nobody has to look away.
  const acting = await page.locator('.max-name:has(.max-acts) strong').first().innerText();
  expect(acting).not.toBe(dying);
  await expect(page.locator('.max-sheet .max-name strong')).toHaveText(acting);
  await expect(table.handOver).toHaveCount(0);
  await nothingForAxe(page);
});

test('a trade between two browsers: put together in one go, accepted at the other end', async ({
  page,
  testServer,
  table,
  browser,
  faults,
}) => {
  await settleIn(page, { quick: true, name: 'Ada' });
  await sitDown(page, testServer, couldTrade);
  expect(await table.next()).toBe('asked');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('My seat there').selectOption({ label: 'Ada' });
  await page.getByRole('button', { name: 'Move to the server' }).click();
  await expect(page).toHaveURL(/\/table\//, { timeout: 30_000 });
  const context = await browser.newContext();
  const other = await context.newPage();
  watch(other, faults);
  await settleIn(other, { quick: true, name: 'Ben' });
  const ben = new TablePage(other);
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Sit down as Cobalt' }).click();
  await expect(table.log.filter({ hasText: 'Ben sat down.' })).toHaveCount(1);
  await page.locator('.choice[data-choice="trade"]').click();
  const picker = page.locator('.picker');
  await expect(picker).toBeVisible();
  const gift = picker.locator('.counter').filter({ hasText: 'Give' }).first();
  const given = (await gift.locator('.counter-name').innerText()).replace('Give ', '');
  await expect(table.main).toBeDisabled();
  await gift.getByRole('button').last().click();
  await table.main.click();
  await expect(ben.heading).toContainText('offers a trade');
  await other.locator('.choice[data-choice="accept"]').click();
  await expect(other.locator('.max-dock')).toContainText(given);
  await expect(table.log.filter({ hasText: /gave the .+ 1 card/ })).toHaveCount(1);
  await context.close();
});

test('out of turn, at 390 px: react, or let everything pass for this turn; a card is held to be read', async ({
  browser,
  testServer,
  faults,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const page = await context.newPage();
  watch(page, faults);
  await settleIn(page, { quick: true, name: 'Ada', motion: false });
  await sitDown(page, testServer, outOfTurn);
  const table = new TablePage(page);
  expect(await table.next()).toBe('asked');
  await expect(table.heading).toContainText('may react');
  await expect(page.locator('.choice[data-choice="react"]')).toBeVisible();
  await expect(page.locator('.max-summary')).toBeVisible();
  await nothingForAxe(page);
  const card = page.locator('.max-dock .play-card').first();
  await card.dispatchEvent('pointerdown', { pointerType: 'touch', clientX: 60, clientY: 470 });
  await expect(page.locator('.close-up .card-large')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('.standing-pass', { hasText: 'Pass for the rest of this turn' }).click();
  await expect(page.locator('.choice[data-choice="react"]')).toHaveCount(0);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBe(0);
  await context.close();
});

test('a night falls over the whole page, is told as a card, and leaves its word', async ({
  page,
  testServer,
  table,
}) => {
  await settleIn(page, { quick: true, name: 'Ada', surface: 'light' });
  await sitDown(page, testServer, atDusk);
  const ground = (): Promise<string> =>
    page.evaluate(() =>
      getComputedStyle(document.querySelector('.table') ?? document.body).getPropertyValue('--bg'),
    );
  expect(await table.next()).toBe('asked');
  expect(await ground()).not.toBe('#090d1a');
  const night = page.locator('.max-told[data-what="night"] .max-night-card');
  for (let decisions = 0; (await night.count()) === 0; decisions++) {
    expect(decisions, 'the turn ends').toBeLessThan(20);
    const end = page.locator('.choice[data-choice="end"]');
    await ((await end.count()) > 0 ? end : table.choices).first().click();
    await Promise.race([night.waitFor(), table.next()]);
  }
  expect(await ground()).toBe('#090d1a');
  await expect(night).toBeHidden();
  // Dawn: the light is back, and what the night brought is still to be read.
  await expect.poll(ground).not.toBe('#090d1a');
  await expect(page.locator('.max-last-night')).toBeVisible();
});
