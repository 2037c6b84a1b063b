import { arrange, shelve } from './arrange.ts';
import { expect, test } from './test.ts';
import { settleIn } from './visit.ts';
import { Wanderer } from './wanderer.ts';

const GAME = 'maximum-apocalypse';

test('a mission of one survivor, clicked on the board and in the list, until it is lost', async ({
  page,
  testServer,
  table,
}) => {
  await settleIn(page, { quick: true, name: 'Ada' });
  const begun = arrange({
    game: GAME,
    config: { seats: 1, mission: 0 },
    people: ['Ada'],
    seed: 21,
    until: () => true,
  });
  await shelve(page, testServer.url, begun);
  await page.goto(`${testServer.url}/local/${begun.id}`);
  const wanderer = new Wanderer(7);
  const clicks = { board: 0, list: 0 };
  let next = await table.next();
  for (; next === 'asked'; next = await table.next()) {
    // Cards of a full hand lie over each other, so the board is clicked beside the hand.
    const lit = page.locator('[data-thing][data-state="legal"]:not(.play-card)');
    const pick = (n: number): number => wanderer.below(n);
    if (wanderer.below(2) === 0 && (await lit.count()) > 0) {
      const thing = lit.nth(pick(await lit.count()));
      await table.chooseThing(thing, pick, async (held) => {
        await held.focus();
        await held.dispatchEvent('click');
      });
      if ((await page.locator('.picker').count()) > 0) await table.pickSeveral(pick);
      clicks.board += 1;
    } else {
      await table.answer('list', pick);
      clicks.list += 1;
    }
    expect(clicks.board + clicks.list, 'a mission ends').toBeLessThan(500);
  }
  expect(next).toBe('over');
  expect(clicks.board).toBeGreaterThan(5);
  expect(clicks.list).toBeGreaterThan(5);
  // Won or lost together: no points, but a word for how it ended.
  await expect(table.account.getByRole('heading').first()).toBeVisible();
  await expect(table.account.locator('tfoot')).toHaveCount(0);
});

test('whoever acts has the hand before them, and open hands can be looked at', async ({
  page,
  testServer,
  table,
}) => {
  const kept = arrange({
    game: GAME,
    config: { seats: 3, mission: 1 },
    people: ['Ada'],
    seed: 7,
    until: (look) => look.seq > 60 && look.asked?.step === 'action',
  });
  await shelve(page, testServer.url, kept);
  await page.goto(`${testServer.url}/local/${kept.id}`);
  expect(await table.next()).toBe('asked');
  const dock = page.locator('.max-board > .max-dock');
  await expect(dock.getByRole('tab', { selected: true })).toContainText('Gunslinger');
  await expect(dock.locator('.play-card[data-state="legal"]')).not.toHaveCount(0);
  await dock.getByRole('tab', { name: /Mechanic/ }).click();
  await expect(dock.locator('.hand[data-looking] .play-card')).not.toHaveCount(0);
  await expect(dock.locator('.play-card[data-state="legal"]')).toHaveCount(0);
  // A tile is a thing: its name says what is on it, and a click goes there.
  const lit = page.locator('.max-tile[data-state="legal"]').first();
  await expect(lit).toHaveAttribute('aria-label', /:/);
});

test('the atlas of missions opens the form with the mission that was chosen', async ({
  page,
  testServer,
}) => {
  await page.goto(`${testServer.url}/${GAME}/missions`);
  await page.getByRole('button', { name: /Hunt for Dracula/ }).click();
  await expect(page.locator('.atlas-detail h2')).toHaveText('Hunt for Dracula');
  await page.getByRole('button', { name: 'Play mission 14' }).click();
  await expect(page).toHaveURL(/\/new\/maximum-apocalypse\?.*mission=14/);
  await expect(page.locator('.table-form')).toBeVisible();
});

test('at 390 px the hand is a row of name bars, and a card is read close up', async ({
  page,
  testServer,
  table,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const kept = arrange({
    game: GAME,
    config: { seats: 2, mission: 1 },
    people: ['Ada'],
    seed: 12,
    until: (look) => look.seq > 20 && look.asked?.step === 'action',
  });
  await shelve(page, testServer.url, kept);
  await page.goto(`${testServer.url}/local/${kept.id}`);
  expect(await table.next()).toBe('asked');
  const dock = page.locator('.max-board > .max-dock');
  const bar = dock.locator('.hand-cards .play-card').first();
  expect((await bar.boundingBox())?.height).toBeLessThan(60);
  await dock.getByRole('button', { name: 'Look through' }).click();
  await expect(page.locator('.card-large').first()).toBeVisible();
});
