import { expect, test } from './test.ts';
import { TestServer } from './test-server.ts';
import { settleIn, startGame } from './visit.ts';

test('with the network cut and the server gone, the page opens, starts a game and keeps it', async ({
  page,
  context,
  table,
}) => {
  const testServer = await TestServer.open();
  await settleIn(page, { quick: true, name: 'Ada' });
  await page.goto(testServer.url);
  // Installed: the service worker holds every file of the page.
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated')
      await new Promise<void>((resolve) => {
        active?.addEventListener('statechange', () => {
          if (active.state === 'activated') resolve();
        });
      });
  });
  await testServer.close();
  await context.setOffline(true);

  await page.reload();
  await expect(page.getByRole('link', { name: 'Play: AuZtralia' })).toBeVisible();
  await startGame(page, testServer.url, 'AuZtralia', ['2 players']);
  for (let turns = 0; turns < 6; turns++) {
    expect(await table.next()).toBe('asked');
    await table.choices.last().click();
  }
  await table.next();
  const told = await table.log.count();

  // In the middle of the game the page is closed and opened again, still without any network.
  await page.reload();
  expect(await table.next()).toBe('asked');
  expect(await table.log.count()).toBe(told);
  await table.choices.last().click();
  expect(await table.next()).toBe('asked');

  await page.goto(`${testServer.url}/rules/auztralia/AUZ-RECR-03`);
  await expect(page.locator('#main')).toContainText('AUZ-RECR-03');
});
