import { arrange, shelve } from './arrange.ts';
import { combatWindow, offers, oldOnesTurn, seen } from './revenge.ts';
import { expect, test } from './test.ts';
import { choose, settleIn } from './visit.ts';

for (const [width, surface] of [
  [1440, 'dark'],
  [390, 'light'],
] as const)
  test(`whoever plays the Old Ones sees their side of the map and the hand (${width})`, async ({
    page,
    testServer,
    table,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await settleIn(page, { quick: true, surface });
    const kept = arrange(oldOnesTurn);
    await shelve(page, testServer.url, kept);
    await page.goto(`${testServer.url}/local/${kept.id}`);
    expect(await table.next()).toBe('asked');
    await expect(table.heading).toHaveText('Act, or play a Mythos card');
    await expect(page.locator('.great-eye').first()).toBeAttached();
    await expect(page.locator('.spawn-tile').first()).toBeAttached();
    await expect(page.locator('.own-asleep').first()).toBeAttached();
    // The hand lies under the map; on a phone it is held with everything else of one's own.
    const hand = width > 1000 ? '.mythos-dock' : '.old-ones-own';
    if (width < 1000) await page.getByRole('tab', { name: 'Mine' }).click();
    expect(await page.locator(`${hand} .mythos-button`).count()).toBeGreaterThan(3);
    if (width < 1000) await page.getByRole('tab', { name: 'Choices' }).click();
    await expect(page.locator('.table')).toHaveAttribute('data-mood', 'deep');
    await page.locator('.choice[data-choice="place"]').click();
    expect(await table.next()).toBe('asked');
    await expect(table.heading).toHaveText('Choose the stack to draw from');
    await table.choices.first().click();
    expect(await table.next()).toBe('asked');
    await expect(table.heading).toContainText('on a Spawn tile');
    await table.choices.first().click();
    expect(await table.next()).toBe('asked');
    await expect(table.log.first()).toContainText('settled in');
  });

test('a Combat card is played on a human’s turn, and the human never sees the hand', async ({
  page,
  testServer,
  table,
}) => {
  await settleIn(page, { quick: true });
  const kept = arrange(combatWindow);
  await shelve(page, testServer.url, kept);
  await page.goto(`${testServer.url}/local/${kept.id}`);
  expect(await table.next()).toBe('asked');
  await expect(table.heading).toHaveText('Play a Combat card, or pass');
  await expect(page.locator('.combat')).toBeVisible();
  // What would leave and what would come is seen before the card is let go.
  await page.locator('.mythos-button[data-state="legal"]').first().click();
  await table.next();
  await expect(page.locator('.log')).toContainText('The Old Ones played');
});

test('Solo Mythos in French: the cards turn over by themselves', async ({
  page,
  testServer,
  table,
}) => {
  await settleIn(page, { quick: true, language: 'fr' });
  const kept = arrange({
    game: 'auztralia',
    config: { seats: 1, level: 'easy', revenge: 'solo-30' },
    people: ['Ada'],
    seed: 2,
    until: (look) => offers(look, 'box') && seen(look).revenge.deck < 27,
  });
  await shelve(page, testServer.url, kept);
  await page.goto(`${testServer.url}/local/${kept.id}`);
  expect(await table.next()).toBe('asked');
  await expect(page.locator('.log')).toContainText('Le Mythe amène');
  await expect(page.locator('body')).toContainText('Pioche Mythe');
});

test('the form starts a game in which somebody plays the Old Ones', async ({
  page,
  testServer,
  table,
}) => {
  await settleIn(page, { quick: true });
  await page.goto(`${testServer.url}/new/auztralia`);
  await choose(page, '3 players');
  await choose(page, 'somebody plays the Old Ones');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await table.next();
  await expect(table.heading).toHaveText(/Take a Personality to begin with|Choose|Act/);
});
