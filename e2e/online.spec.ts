import type { Browser, BrowserContext } from '@playwright/test';
import { TablePage } from './table-page.ts';
import { expect, test, watch } from './test.ts';
import { TestServer } from './test-server.ts';
import { openTable, settleIn } from './visit.ts';

/** Somebody with a browser of their own: other cookies, other saved games. */
class Person {
  readonly name: string;
  readonly context: BrowserContext;
  readonly #faults: string[];
  table: TablePage;

  private constructor(name: string, context: BrowserContext, faults: string[], table: TablePage) {
    this.name = name;
    this.context = context;
    this.#faults = faults;
    this.table = table;
  }

  static async come(browser: Browser, name: string, faults: string[]): Promise<Person> {
    const context = await browser.newContext();
    const page = await context.newPage();
    watch(page, faults);
    await settleIn(page, { name, quick: true });
    return new Person(name, context, faults, new TablePage(page));
  }

  /** Closes the window, and comes back with the same cookies. */
  async leave(): Promise<void> {
    await this.table.page.close();
  }

  async comeBack(url: string): Promise<void> {
    const page = await this.context.newPage();
    watch(page, this.#faults);
    this.table = new TablePage(page);
    await page.goto(url);
  }
}

/** Whoever is asked, as soon as somebody is; null when the game is over. */
async function whoIsAsked(people: readonly Person[]): Promise<Person | null> {
  for (let tries = 0; tries < 200; tries++) {
    for (const person of people) {
      if ((await person.table.account.count()) > 0) return null;
      if (await person.table.asked()) return person;
    }
    await people[0]?.table.page.waitForTimeout(50);
  }
  throw new Error('nobody is asked, and the game is not over');
}

/** One decision of whoever is asked: to press on, so that the race ends soon. */
async function move(people: readonly Person[]): Promise<boolean> {
  const asked = await whoIsAsked(people);
  if (!asked) return false;
  await asked.table.choices.first().click();
  await asked.table.settled();
  return true;
}

test('two browsers and a spectator, with an undo, somebody away, and a server that is killed', async ({
  browser,
  faults,
}) => {
  const testServer = await TestServer.open();
  const ada = await Person.come(browser, 'Ada', faults);
  const ben = await Person.come(browser, 'Ben', faults);
  const cleo = await Person.come(browser, 'Cleo', faults);
  const people = [ada, ben];
  const everybody = [ada, ben, cleo];

  // Ada opens a table, Ben comes by the link, Cleo only watches.
  await ada.table.page.goto(`${testServer.url}/new/whiteout?where=online`);
  await ada.table.page.getByRole('button', { name: 'Open the table' }).click();
  const link = await ada.table.page
    .getByRole('textbox', { name: 'Link to this table' })
    .inputValue();
  await ben.table.page.goto(link);
  await ben.table.page.getByRole('button', { name: 'Sit down' }).click();
  await expect(ada.table.page.locator('.chairs')).toContainText('Ben');
  await ada.table.page.getByRole('button', { name: 'Start', exact: true }).click();
  await cleo.table.page.goto(link);
  await expect(cleo.table.log).not.toHaveCount(0);

  // A free undo: what was scouted with is not spent yet, and nobody else has to agree.
  const first = await whoIsAsked(people);
  if (!first) throw new Error('the game was over before it began');
  const second = first === ada ? ben : ada;
  const question = await first.table.heading.innerText();
  await first.table.page.locator('.choice[data-choice="scout"]').click();
  await expect(first.table.heading).toHaveText('Spend a card to look ahead');
  await first.table.page.getByRole('button', { name: 'Undo' }).click();
  await expect(first.table.heading).toHaveText(question);

  // An undo behind a drawn card: the other one is asked, and agrees.
  await first.table.page.locator('.choice[data-choice="rest"]').click();
  await expect.poll(() => second.table.asked()).toBe(true);
  await expect(cleo.table.log.filter({ hasText: 'rested' })).toHaveCount(1);
  await first.table.page.getByRole('button', { name: 'Undo' }).click();
  await first.table.page.getByRole('button', { name: 'Ask the others' }).click();
  await expect(second.table.page.getByRole('alert')).toContainText(first.name);
  await second.table.page.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(first.table.heading).toHaveText(question);
  await expect.poll(() => first.table.asked()).toBe(true);
  // Everybody is told who took back what; what was drawn is still known to one person only.
  const undone = cleo.table.page.locator('.log li[data-undone]');
  await expect(undone.filter({ hasText: 'rested' })).toHaveCount(1);
  await expect(
    cleo.table.page.locator('.log li:not([data-undone])', { hasText: 'rested' }),
  ).toHaveCount(0);
  for (const { table } of everybody) {
    const told = `${first.name} undid a decision, agreed by ${second.name}`;
    await expect(table.log.filter({ hasText: told })).toHaveCount(1);
    await expect(table.page.locator('.herald')).toContainText(told);
  }
  for (const line of await undone.allInnerTexts()) expect(line).not.toMatch(/drew (?!a card|\d)/);

  // Somebody closes the window; the other one plays on and sees that they are away.
  for (let moves = 0; moves < 3; moves++) await move(people);
  const here = await whoIsAsked(people);
  if (!here) throw new Error('the race was over too soon');
  const away = here === ada ? ben : ada;
  await away.leave();
  await expect(here.table.page.locator('.company')).toContainText('away');
  await here.table.choices.first().click();
  await here.table.settled();
  await away.comeBack(link);
  await expect(away.table.log).not.toHaveCount(0);
  await expect(here.table.page.locator('.company .off')).toHaveCount(0);
  for (const person of [away, cleo])
    await expect.poll(() => lines(person)).toEqual(await lines(here));

  // The server dies without a goodbye and comes back: everybody finds the game as it was.
  const before = await cleo.table.log.allInnerTexts();
  await testServer.kill();
  for (const { table } of everybody)
    await expect(table.page.locator('.trouble')).toContainText('Connection lost');
  await testServer.start();
  for (const { table } of everybody)
    await expect(table.page.locator('.trouble')).toHaveCount(0, { timeout: 20_000 });
  expect(await cleo.table.log.allInnerTexts()).toEqual(before);

  for (let moves = 0; await move(people); moves++) {
    expect(moves, 'a short race ends').toBeLessThan(120);
    // Cleo is never asked, and never learns what was drawn.
    await expect(cleo.table.choices).toHaveCount(0);
  }
  for (const { table } of everybody) await expect(table.account.locator('tfoot td')).toHaveCount(2);
  const totals = await Promise.all(
    everybody.map(({ table }) => table.account.locator('tfoot td').allInnerTexts()),
  );
  expect(totals[1]).toEqual(totals[0]);
  expect(totals[2]).toEqual(totals[0]);
  const drawn = (await cleo.table.log.allInnerTexts()).filter((line) => line.includes(' drew '));
  for (const line of drawn) expect(line).toMatch(/drew (a card|\d cards)\./);
  for (const { context } of everybody) await context.close();
  await testServer.close();
});

test('what is picked stays picked while the line is cut, and can be settled when it is back', async ({
  page,
  context,
  testServer,
  table,
}) => {
  await settleIn(page, { name: 'Ada' });
  await page.goto(testServer.url);
  const seats = [{ by: 'me' }, { by: 'bot', kind: 'random' }];
  const id = await openTable(page, { game: 'whiteout', config: { seats: 2 }, seats });
  await page.goto(`${testServer.url}/table/${id}`);
  await table.next();
  await expect(table.log).not.toHaveCount(0);

  const picked = page.locator('.choice[aria-pressed="true"]');
  await table.choices.last().click();
  await expect(picked).toHaveCount(1);
  const sentence = await picked.innerText();
  await context.setOffline(true);
  await expect(page.locator('.trouble')).toContainText('Connection lost');
  await context.setOffline(false);
  await expect(page.locator('.trouble')).toHaveCount(0, { timeout: 20_000 });
  await expect(picked).toHaveText(sentence, { useInnerText: true });

  const before = await table.written();
  await table.main.click();
  await expect.poll(() => table.written()).not.toBe(before);
});

/** What somebody reads in the log, without what only one of them may know: the names of cards. */
async function lines(person: Person): Promise<string[]> {
  const told = await person.table.log.allInnerTexts();
  return told.map((line) => line.replace(/(drew|scouted|kept) [^.]*\./, '$1'));
}

for (const [language, label, time, open] of [
  ['en', 'Time to react', '15 s', 'Open the table'],
  ['fr', 'Temps pour réagir', '30 s', 'Ouvrir la table'],
] as const)
  test(`whoever opens a table says how long others may think of reacting (${language})`, async ({
    page,
    testServer,
  }) => {
    await settleIn(page, { language, name: 'Ada' });
    // Nobody is ever asked in another's turn there.
    await page.goto(`${testServer.url}/new/northwest-passage?where=online`);
    await expect(page.getByRole('button', { name: open })).toBeVisible();
    await expect(page.getByLabel(label)).toHaveCount(0);
    await page.goto(`${testServer.url}/new/whiteout?where=online`);
    await page.getByLabel(label).selectOption(time);
    const asking = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/api/tables'),
    );
    await page.getByRole('button', { name: open }).click();
    const terms = (await asking).postDataJSON();
    // The server takes it, too.
    await page.waitForURL(/\/table\//);
    expect(terms.windowTime).toBe(Number.parseInt(time, 10) * 1000);
  });
