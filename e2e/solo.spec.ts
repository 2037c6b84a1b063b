import { expect, test } from './test.ts';
import { settleIn, startGame } from './visit.ts';
import { Wanderer } from './wanderer.ts';

test('a whole solo game of AuZtralia, clicked on the board and in the list, to the final score', async ({
  page,
  testServer,
  table,
}) => {
  await settleIn(page, { quick: true, name: 'Ada' });
  await startGame(page, testServer.url, 'AuZtralia', ['1 player']);
  const wanderer = new Wanderer(1931);
  const clicks = { board: 0, list: 0 };
  let next = await table.next();
  for (; next === 'asked'; next = await table.next()) {
    const way = await table.answer(wanderer.below(2) === 0 ? 'board' : 'list', (n) =>
      wanderer.below(n),
    );
    clicks[way] += 1;
    expect(clicks.board + clicks.list, 'a solo game ends').toBeLessThan(400);
  }
  expect(next).toBe('over');
  expect(clicks.board).toBeGreaterThan(5);
  expect(clicks.list).toBeGreaterThan(5);
  await expect(table.account.getByRole('heading')).toContainText(/Ada|Old Ones/);
  await expect(table.account.locator('tfoot td')).toHaveCount(2);
  // Every side's lines add up to the total under them.
  const sums = await table.account.locator('table').evaluate((account) => {
    const columns = account.querySelectorAll('thead th').length - 1;
    return Array.from({ length: columns }, (_, column) => {
      const points = [...account.querySelectorAll('tbody tr')].flatMap((row) =>
        [...(row.querySelectorAll('td')[column]?.querySelectorAll('b') ?? [])].map((b) =>
          Number(b.textContent),
        ),
      );
      const total = account.querySelectorAll('tfoot td')[column]?.textContent;
      return { lines: points.reduce((sum, n) => sum + n, 0), total: Number(total) };
    });
  });
  for (const { lines, total } of sums) expect(lines).toBe(total);
  // A row is called by its name, and its rule opens in place.
  const row = table.account.locator('tbody tr').filter({ hasText: 'Productive Farms' });
  await row.getByRole('button', { name: 'AUZ-SCORE-01' }).click();
  await expect(page.getByRole('dialog', { name: 'Rules' })).toContainText('AUZ-SCORE-01');
});

test('without quick mode a click selects, a second step settles, and nothing is settled before', async ({
  page,
  testServer,
  table,
}) => {
  await settleIn(page, { quick: false });
  await startGame(page, testServer.url, 'AuZtralia', ['1 player']);
  expect(await table.next()).toBe('asked');
  await expect(table.main).toBeDisabled();
  const entries = await table.log.count();
  await table.lit.first().click();
  await expect(page.locator('[data-thing][data-state="selected"]')).not.toHaveCount(0);
  await expect(table.main).toBeEnabled();
  expect(await table.log.count()).toBe(entries);
  const sentence = await table.main.innerText();
  const pressed = page.locator('.choice[aria-pressed="true"]');
  await expect(pressed).toHaveCount(1);
  await expect(pressed).toContainText(sentence);
  await table.main.click();
  await table.next();
  expect(await table.log.count()).toBeGreaterThan(entries);
});

test('a thing that cannot be chosen says why, with its rule, and the rule opens in place', async ({
  page,
  testServer,
  table,
}) => {
  await settleIn(page, { quick: true });
  await startGame(page, testServer.url, 'AuZtralia', ['1 player']);
  await table.next();
  await table.answer('board', () => 0);
  await table.next();
  const refused = page.locator('[data-thing][data-state="refused"]').first();
  await refused.click();
  const bubble = page.locator('.bubble[role="alert"]');
  await expect(bubble).toContainText('Not possible');
  const rule = await bubble.locator('.rule-id').first().innerText();
  expect(rule).toMatch(/^AUZ-[A-Z]+-\d+/);
  await bubble.getByRole('button', { name: 'Read the rule' }).click();
  await expect(page.getByRole('dialog', { name: 'Rules' })).toContainText(rule);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Rules' })).toHaveCount(0);
});

test('what is hovered, focused or held under a finger says what it is', async ({
  page,
  testServer,
  table,
}) => {
  await settleIn(page, { quick: true });
  await startGame(page, testServer.url, 'AuZtralia', ['1 player']);
  await table.next();
  const tip = page.locator('.tip');
  const hex = page.locator('[data-thing="hex:36"]');
  await expect(tip).toHaveCount(0);
  await hex.hover();
  await expect(tip).toContainText('Hex 36');
  await page.mouse.move(5, 5);
  await expect(tip).toHaveCount(0);
  await table.lit.first().focus();
  await page.keyboard.press('ArrowUp');
  await expect(tip).toContainText('Hex');
  await page.keyboard.press('Escape');
  await expect(tip).toHaveCount(0);
  // A finger that stays asks, and does not choose.
  const lit = table.lit.first();
  const { x, y } = (await lit.boundingBox()) ?? { x: 0, y: 0 };
  const finger = { pointerType: 'touch', clientX: x + 9, clientY: y + 9, bubbles: true };
  const entries = await table.log.count();
  await lit.dispatchEvent('pointerdown', finger);
  await expect(tip).toContainText('can be chosen');
  await lit.dispatchEvent('pointerup', finger);
  await lit.dispatchEvent('click');
  await expect(tip).toBeVisible();
  expect(await table.log.count()).toBe(entries);
  // One that lifts at once chooses.
  await lit.dispatchEvent('pointerdown', finger);
  await lit.dispatchEvent('pointerup', finger);
  await lit.dispatchEvent('click');
  await expect.poll(() => table.log.count()).toBeGreaterThan(entries);
});
