import { readFileSync } from 'node:fs';
import { arrange, shelve } from './arrange.ts';
import { expect, test } from './test.ts';
import { openTable, settleIn, startGame } from './visit.ts';

const finished = () =>
  arrange({ game: 'auztralia', config: { seats: 1, level: 'easy' }, people: ['Ada'], seed: 6 });

test('a finished game is read back by slider, keys and log, and its shuffles are checked', async ({
  page,
  testServer,
  table,
}) => {
  const kept = finished();
  await shelve(page, testServer.url, kept);
  await page.goto(`${testServer.url}/review/${kept.id}`);
  const moment = page.locator('.slider output');
  await expect(table.account).toBeVisible();
  const last = Number((await moment.innerText()).split(' ').at(-1));
  await expect(moment).toHaveText(`Move ${last} of ${last}`);

  const slider = page.getByRole('slider');
  await slider.fill('4');
  await expect(moment).toHaveText(`Move 4 of ${last}`);
  await expect(table.account).toHaveCount(0);
  await slider.press('ArrowRight');
  await expect(moment).toHaveText(`Move 5 of ${last}`);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(moment).toHaveText(`Move 4 of ${last}`);
  await page.keyboard.press(']');
  await expect(moment).toHaveText(/Move [5-9] of/);
  // Where one decided, one can decide otherwise.
  await expect(table.choices).not.toHaveCount(0);

  // The newest line on top, the oldest at the bottom: a click goes to where it was written.
  await slider.fill('20');
  const line = page.locator('.log-line').last();
  const said = await line.innerText();
  await line.click();
  await expect(moment).not.toHaveText(`Move 20 of ${last}`);
  await expect(page.locator('.log-line').filter({ hasText: said }).first()).toBeVisible();

  const checked = page.getByRole('button', { name: 'Check the shuffles' });
  await checked.click();
  await expect(page.getByText('Every shuffle was honest')).toBeVisible();
  // What was found out is said in whatever language is read.
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.locator('label').filter({ hasText: 'Français' }).click();
  await expect(page.getByText('Tous les mélanges étaient honnêtes')).toBeVisible();
});

test('a running game is looked back at without what nobody may know yet', async ({
  page,
  testServer,
  table,
}) => {
  const kept = arrange({
    game: 'auztralia',
    config: { seats: 1, level: 'easy' },
    people: ['Ada'],
    seed: 6,
    until: (look) => look.seq > 20,
  });
  await shelve(page, testServer.url, kept);
  await page.goto(`${testServer.url}/local/${kept.id}`);
  await table.next();
  await page.getByRole('link', { name: 'Look back' }).click();
  const moment = page.locator('.slider output');
  await expect(moment).toHaveText(/Move (\d+) of \1/);
  await page.getByRole('slider').fill('9');
  await expect(moment).toHaveText(/Move 9 of/);
  // Nothing is decided in the past, no hidden total is drawn, and the secret of the seed is kept.
  await expect(table.choices).toHaveCount(0);
  await expect(page.locator('.score-lines')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Check the shuffles' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to the table' }).click();
  expect(await table.next()).toBe('asked');
});

test('a running game on the server is looked back at through one’s own eyes', async ({
  page,
  testServer,
  table,
}) => {
  await settleIn(page, { quick: true, name: 'Ada' });
  await page.goto(testServer.url);
  const id = await openTable(page, {
    game: 'whiteout',
    config: { seats: 2 },
    seats: [{ by: 'me' }, { by: 'bot', kind: 'random' }],
  });
  await page.goto(`${testServer.url}/table/${id}`);
  await table.next();
  const hand = page.locator('.table-mine .whi-card-name');
  const first = await hand.allInnerTexts();
  expect(first).not.toEqual([]);
  // The log is drawn a moment after the question: it is all there when it stays the same.
  let told: string[] = [];
  const settled = async (): Promise<boolean> => {
    const before = told;
    told = await table.log.allInnerTexts();
    return told.length > 0 && told.length === before.length;
  };
  await expect.poll(settled, { intervals: [400] }).toBe(true);
  for (let turns = 0; turns < 3; turns++) {
    await table.choices.first().click();
    await table.settled();
    await table.next();
  }
  expect(await table.log.count()).toBeGreaterThan(told.length);
  await page.getByRole('link', { name: 'Look back' }).click();
  await page.getByRole('slider').fill('1');
  await expect(page.locator('.slider output')).toHaveText(/Move 1 of/);
  // My own hand as it was, and the log up to there.
  await expect.poll(() => table.log.count()).toBeLessThanOrEqual(told.length);
  await expect(table.log.last()).toContainText('The game began.');
  await expect(table.choices).toHaveCount(0);
  // Where I was asked first: at once, or after the bot.
  if ((await table.log.count()) < told.length) {
    await page.getByRole('button', { name: 'My next move' }).click();
    await expect(page.locator('.slider output')).not.toHaveText(/Move 1 of/);
  }
  await expect.poll(() => table.log.allInnerTexts()).toEqual(told);
  expect(await hand.allInnerTexts()).toEqual(first);
  await page.getByRole('link', { name: 'Back to the table' }).click();
  expect(await table.next()).toBe('asked');
});

test('what if: another choice in the middle of a finished game is a new game, and plays on', async ({
  page,
  testServer,
  table,
}) => {
  await settleIn(page, { quick: true });
  const kept = finished();
  await shelve(page, testServer.url, kept);
  await page.goto(`${testServer.url}/review/${kept.id}`);
  await page.getByRole('slider').fill('12');
  await expect(table.choices).not.toHaveCount(0);
  await table.choices.last().click();
  await expect(page).toHaveURL(/\/local\//);
  expect(page.url()).not.toContain(kept.id);
  expect(await table.next()).toBe('asked');
  await table.choices.last().click();
  expect(await table.next()).toBe('asked');

  // It says what it is, also after a reload, and leads back to the moment where it began.
  await page.reload();
  await expect(page.locator('.what-if')).toContainText('another course from move 12 on');
  await page.getByRole('link', { name: 'Back to the game as it was played' }).click();
  await expect(page).toHaveURL(new RegExp(`/review/${kept.id}\\?at=12$`));
  await expect(page.locator('.slider output')).toHaveText(/Move 12 of/);

  // The game it came from is what it was.
  await page.goto(`${testServer.url}/review/${kept.id}`);
  await expect(table.account).toBeVisible();
});

test('a game survives a reload, goes into a file and comes back from it', async ({
  page,
  testServer,
  table,
}) => {
  await settleIn(page, { quick: true, name: 'Ada' });
  await startGame(page, testServer.url, 'AuZtralia', ['1 player']);
  for (let turns = 0; turns < 4; turns++) {
    await table.next();
    await table.choices.last().click();
  }
  await table.next();
  const told = await table.log.allInnerTexts();
  await page.reload();
  await table.next();
  expect(await table.log.allInnerTexts()).toEqual(told);

  await page.getByRole('button', { name: 'Settings' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save to a file' }).click();
  const file = await (await download).path();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    format: 'incognita-game',
    game: 'auztralia',
  });

  await page.goto(testServer.url);
  await page.getByLabel('Open a saved game').setInputFiles(file);
  await expect(page).toHaveURL(/\/local\//);
  await table.next();
  expect(await table.log.allInnerTexts()).toEqual(told);
});

test('a file that is no game is refused with a sentence', async ({ page, testServer }) => {
  await page.goto(testServer.url);
  await page.getByLabel('Open a saved game').setInputFiles({
    name: 'holiday.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"beach": true}'),
  });
  await expect(page.locator('.take-in').getByRole('alert')).not.toBeEmpty();
});
