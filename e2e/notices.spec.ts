import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';
import { TestServer } from './test-server.ts';
import { openTable, settleIn } from './visit.ts';

async function axe(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).include('.notices').analyze();
  return violations.map(({ id, help }) => `${id}: ${help}`);
}

test('somebody names a webhook and lets a program play, by keyboard, and ends both', async ({
  page,
}) => {
  const testServer = await TestServer.open({ WEBHOOKS: 'yes', PRIVATE_ADDRESSES: 'yes' });
  try {
    await settleIn(page, { name: 'Ada', language: 'en' });
    await page.goto(testServer.url);
    await openTable(page, { game: 'whiteout' }, false);
    await page.goto(`${testServer.url}/settings`);
    const turns = page.locator('.notices', { hasText: 'When it is your turn' });
    // What the server does not offer is not there.
    await expect(turns).toContainText('By webhook');
    await expect(turns).not.toContainText('By mail');
    expect(await axe(page)).toEqual([]);
    await page.getByLabel('Address, with https').focus();
    await page.keyboard.type('http://127.0.0.1:9/turn');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('The secret that signs')).toHaveValue(/^[0-9a-f]{64}$/);
    expect(await axe(page)).toEqual([]);

    const programs = page.locator('.notices', { hasText: 'Programs that play for you' });
    await programs.locator('summary').focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('What is it for?').focus();
    await page.keyboard.type('my bot');
    await page.keyboard.press('Enter');
    const token = await page.getByLabel('The access token', { exact: true }).inputValue();
    expect(token).toMatch(/^inc_[a-z2-7]{40}$/);
    await expect(programs).toContainText('never used');
    expect(await axe(page)).toEqual([]);
    const headers = { authorization: `Bearer ${token}` };
    const me = async (): Promise<unknown> =>
      (await fetch(`${testServer.url}/api/me`, { headers })).json();
    expect(await me()).toEqual({ guest: { name: 'Ada' } });

    // Shown once; and what was chosen is still chosen, in the other language too.
    await page.reload();
    await expect(page.getByLabel('The access token', { exact: true })).toHaveCount(0);
    const spoken = page.waitForResponse((answer) => answer.url().endsWith('/notices/language'));
    await page.getByText('Français', { exact: true }).click();
    expect(await (await spoken).json()).toMatchObject({ language: 'fr' });
    await page.getByRole('button', { name: 'Terminer : Par webhook' }).click();
    await expect(page.getByLabel('Adresse, en https')).toBeVisible();
    await page.getByRole('button', { name: 'Révoquer le jeton d’accès : my bot' }).click();
    await expect(page.getByText('my bot')).toHaveCount(0);
    expect(await me()).toEqual({ guest: null });
  } finally {
    await testServer.close();
  }
});
