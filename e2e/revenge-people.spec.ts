import type { Browser, Page } from '@playwright/test';
import { type Kept, shelve } from './arrange.ts';
import { beforeCombatWindow, beforeTheEnd, played } from './revenge.ts';
import { TablePage } from './table-page.ts';
import { expect, test, watch } from './test.ts';
import { TestServer } from './test-server.ts';
import { settleIn } from './visit.ts';

const VIOLET = '#6B3FA8';
const VERMILION = '#D03F27';

/** Somebody with a browser of their own. */
async function come(browser: Browser, name: string, url: string, faults: string[]) {
  const page = await (await browser.newContext()).newPage();
  watch(page, faults);
  await settleIn(page, { name, quick: true });
  await page.goto(url);
  return new TablePage(page);
}

/** Brings a game to the server and keeps the first seat: where it goes on. */
const bring = (page: Page, name: string, kept: Kept): Promise<string> =>
  page.evaluate(
    async ([name, saved]) => {
      const post = (path: string, body: unknown) =>
        fetch(`/api${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }).then((answer) => answer.json());
      await post('/me', { name });
      const { info } = await post('/tables/import?seat=0', saved);
      return `/table/${info.id}?invite=${info.you.invite ?? ''}`;
    },
    [name, kept.saved] as const,
  );

/** Whoever is asked takes the first choice, until the game is over. */
async function playOut(people: readonly TablePage[]): Promise<void> {
  for (let decisions = 0; decisions < 400; decisions++) {
    const asked = await test.step('who is asked', async () => {
      for (;;)
        for (const person of people) {
          if ((await person.account.count()) > 0) return null;
          if (await person.asked()) return person;
          await person.page.waitForTimeout(20);
        }
    });
    if (!asked) return;
    const before = await asked.written();
    await asked.answer('list', () => 0);
    await expect.poll(async () => (await asked.written()) === before).toBe(false);
  }
  throw new Error('the game does not end');
}

test('online, one of two plays the Old Ones: a Combat card out of turn, and how it ends', async ({
  browser,
  faults,
}) => {
  const server = await TestServer.open({ WINDOW_DELAY_MS: '200' });
  const ada = await come(browser, 'Ada', server.url, faults);
  const ben = await come(browser, 'Ben', server.url, faults);
  const wanted = { ...played(2, ['Ada', 'Ben']), seed: 21, prefer: ['attack', 'join', 'place'] };
  const sitDown = async (kept: Kept): Promise<void> => {
    const address = server.url + (await bring(ada.page, 'Ada', kept));
    await ada.page.goto(address);
    await ben.page.goto(address);
    await ben.page.getByRole('button', { name: /Sit down as/ }).click();
  };

  const { kept, row } = beforeCombatWindow(wanted);
  await sitDown(kept);
  await expect(ada.page.locator('.mythos-dock')).toBeVisible();
  const hand = await ada.page.locator('.mythos-dock .mythos-name').allInnerTexts();
  expect(hand.length).toBeGreaterThan(0);
  await expect(ben.page.locator('.mythos-dock')).toHaveCount(0);
  // Ben's choice opens the window; it is Ada who is asked, on Ben's turn.
  await ben.choices.nth(row).click();
  await expect(ada.heading).toHaveText('Play a Combat card, or pass');
  await expect(ben.page.locator('.card-window')).toHaveText('The Old Ones may play a Combat card.');
  for (const name of hand) expect(await ben.page.content()).not.toContain(name);
  const card = ada.page.locator('.mythos-button[data-state="legal"]').first();
  const name = await card.locator('.mythos-name').innerText();
  await card.click();
  await expect(ben.log.filter({ hasText: `The Old Ones played ${name}` })).not.toHaveCount(0);
  // The Old Ones are violet and the human has the first look, on both screens.
  for (const { page } of [ada, ben]) {
    const deed = page.locator('.log li', { hasText: `The Old Ones played ${name}` }).first();
    expect(await deed.locator('.seat-mark').innerHTML()).toContain(VIOLET);
    const deeds = page.locator('.log li', { hasText: 'Ben' }).first();
    expect(await deeds.locator('.seat-mark').innerHTML()).toContain(VERMILION);
  }

  await sitDown(beforeTheEnd(wanted, 30));
  await playOut([ada, ben]);
  for (const { page } of [ada, ben]) {
    await expect(page.locator('.revenge-ending svg')).toBeVisible();
    await expect(page.locator('.revenge-ending')).toContainText(
      /The stars were right|The land sleeps again/,
    );
    expect(await page.locator('.bars').innerHTML()).toContain(VIOLET);
  }
  await server.close();
});

test('on one screen the Old Ones’ hand is there for nobody but whoever plays them', async ({
  page,
  testServer,
  table,
}) => {
  await settleIn(page, { quick: true });
  const wanted = { ...played(2, ['Ada', 'Ben']), seed: 21, prefer: ['place'] };
  const kept = beforeTheEnd(wanted, 120);
  await shelve(page, testServer.url, kept);
  await page.goto(`${testServer.url}/local/${kept.id}`);
  const hands = new Set<string>();
  const seenBy = { Ada: 0, Ben: 0 };
  for (let turns = 0; turns < 40 && Math.min(seenBy.Ada, seenBy.Ben) < 2; turns++) {
    const next = await table.next();
    expect(next).not.toBe('over');
    if (next === 'hand-over') {
      const ada = (await table.handOver.innerText()).includes('Ada');
      const mark = await table.handOver.locator('.seat-mark').innerHTML();
      expect(mark).toContain(ada ? VIOLET : VERMILION);
      for (const name of hands) expect(await page.content()).not.toContain(name);
      await table.takeOver();
      expect(await table.next()).toBe('asked');
      seenBy[ada ? 'Ada' : 'Ben']++;
      if (ada) {
        await expect(page.locator('.mythos-dock')).toBeVisible();
        for (const name of await page.locator('.mythos-name').allInnerTexts()) hands.add(name);
      } else {
        await expect(page.locator('.mythos-dock')).toHaveCount(0);
        await expect(page.locator('.mythos-line').first()).toContainText('in hand');
      }
    }
    await table.answer('list', () => 0);
  }
  expect(hands.size).toBeGreaterThan(0);
  expect(Math.min(seenBy.Ada, seenBy.Ben)).toBeGreaterThan(0);
});

test('Solo Mythos on a phone, in French, to its end', async ({ page, testServer, table }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await settleIn(page, { quick: true, language: 'fr' });
  const kept = beforeTheEnd(
    {
      game: 'auztralia',
      config: { seats: 1, level: 'easy', revenge: 'solo-15' },
      people: ['Ada'],
      seed: 6,
    },
    12,
  );
  await shelve(page, testServer.url, kept);
  await page.goto(`${testServer.url}/local/${kept.id}`);
  for (let decisions = 0; decisions < 80 && (await table.next()) === 'asked'; decisions++) {
    const before = await table.written();
    await table.answer('list', () => 0);
    await expect.poll(async () => (await table.written()) === before).toBe(false);
  }
  await expect(page.locator('.account')).toBeVisible();
  await expect(page.locator('.revenge-ending')).toContainText(
    /La terre se rendort|Les astres étaient propices/,
  );
});
