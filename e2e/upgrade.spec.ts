import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, test, watch } from './test.ts';
import { TestServer } from './test-server.ts';
import { openTable, settleIn } from './visit.ts';

/** Rests on every turn of this person, for as long as it is theirs: what the new rules forbid. */
const restOn = (page: Page, table: string): Promise<number> =>
  page.evaluate(async (id) => {
    const json = (path: string, body?: unknown) =>
      fetch(`/api/tables/${id}${path}`, {
        ...(body === undefined
          ? {}
          : {
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body: JSON.stringify(body),
            }),
      }).then((answer) => answer.json());
    for (;;) {
      const { look, info } = await json('');
      if (!info.you.turn || look.seq >= 10) return look.seq;
      const { choices, seq, asked } = look;
      const choice = choices.find((one: { do: string }) => one.do === 'rest') ?? choices[0];
      await json('/moves', { seat: asked.seat, seq, choice });
    }
  }, table);

const offerAt = (page: Page): Locator => page.locator('section.leaf', { has: page.locator('h1') });

test('at a table that new rules lead elsewhere, two people agree in the page and go on from there', async ({
  page,
  browser,
  faults,
}) => {
  const testServer = await TestServer.open({ TEST_NEW_RULES: 'restless' });
  const context = await browser.newContext();
  try {
    const ben = await context.newPage();
    watch(ben, faults);
    await settleIn(page, { name: 'Ada', language: 'en' });
    await settleIn(ben, { name: 'Ben', language: 'fr' });
    await page.goto(testServer.url);
    await ben.goto(testServer.url);
    const table = await openTable(page, { game: 'whiteout' }, false);
    const post = (who: Page, path: string, body: object) =>
      who.evaluate(
        ([to, what]) =>
          fetch(`/api${to}`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(what),
          }).then((answer) => answer.status),
        [path, body] as const,
      );
    expect(await post(ben, '/me', { name: 'Ben' })).toBe(200);
    expect(await post(ben, `/tables/${table}/join`, {})).toBe(200);
    expect(await post(page, `/tables/${table}/start`, {})).toBe(200);
    while ((await restOn(page, table)) < 10) await restOn(ben, table);
    await testServer.stop();
    await testServer.start('server/test/faulty/upgraded-server.ts');

    const [hers, his] = [offerAt(page), offerAt(ben)];
    await page.goto(`${testServer.url}/table/${table}`);
    await ben.goto(`${testServer.url}/table/${table}`);
    await expect(hers).toContainText('The rules have changed since');
    await expect(his).toContainText('Les règles ont changé entre-temps');
    await expect(hers.getByText('has not said yet')).toHaveCount(2);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, help }) => `${id}: ${help}`)).toEqual([]);

    await hers.getByRole('button', { name: 'Go on from there' }).click();
    await expect(hers.getByRole('button', { name: 'Go on from there' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(hers).toContainText('Ada wants to go on');
    // He hears of it by himself, and agrees.
    await expect(his).toContainText('Ada veut reprendre');
    await his.getByRole('button', { name: 'Reprendre à partir de là' }).click();
    await his.getByRole('link', { name: 'Aller à la table où elle reprend' }).click();
    await expect(ben).not.toHaveURL(new RegExp(table));
    await hers.getByRole('link', { name: 'Go to the table where it goes on' }).click();
    await expect(page).toHaveURL(ben.url());
    // The board is there, and somebody is asked.
    await expect(page.locator('.prompt h2').first()).toBeVisible();
  } finally {
    await context.close();
    await testServer.close();
  }
});
