import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { auztralia } from '@incognita/auztralia';
import type { Page } from '@playwright/test';
import { MarkedSite } from './marked-site.ts';
import { expect, test } from './test.ts';
import { Wanderer } from './wanderer.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const marked = fileURLToPath(new URL('./dist/marked', import.meta.url));
let site: MarkedSite;

test.beforeAll(async ({ testServer }) => {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const config = join(root, 'e2e', 'marked.vite.config.ts');
  const made = spawnSync(process.execPath, [vite, 'build', '-c', config], { cwd: root });
  if (made.status !== 0) throw new Error(`the marked page could not be built:\n${made.stderr}`);
  site = await MarkedSite.open(marked, testServer);
});

test.afterAll(() => {
  site.close();
});

const PORTS = Object.values(auztralia.content.maps)
  .flatMap(({ hexes }) => hexes)
  .flatMap(({ port }) => port ?? []);

/** Names that are the same in every language: the house, games, people, places on the map. */
const NAMES = [
  'Incognita',
  'INCOGNITA',
  'AuZtralia',
  'Whiteout',
  'Northwest Passage',
  'Maximum Apocalypse',
  'Ada',
  'FR',
  'Cathelineau',
  'Carl Olsen',
  'Caro Asercion',
  'DarkZaitzev',
  'Delapouite',
  'Faithtoken',
  'John Colburn',
  'Lorc',
  'Sbed',
  'Willdabeast',
  'Quoting',
  'Skoll',
  ...PORTS,
];
/** Rule numbers, codes of tables, numbers of cards, levels, letters of choices, and what has no letters at all. */
const NO_WORDS = /^(?:[a-z]+-\d{4}|[A-Z]{3}(?:-[A-Z]+)+-\d+[a-z]?|O\d+|I{1,3}|[A-Z]|\P{L}*)$/u;

/** Every text that can be seen or heard and has neither marks nor a right to be without. */
async function unmarked(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const seen: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: parent } = node;
      if (!parent?.checkVisibility() || parent.closest('script, style, noscript')) continue;
      // A choice of another language is offered in that language.
      if (parent.closest('[lang]:not(html)')) continue;
      seen.push(node.textContent ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
      if (!element.closest('[lang]:not(html)'))
        for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
          seen.push(element.getAttribute(name) ?? '');
    return seen;
  });
  const left = texts.map((text) => text.replace(/⟦[^⟧]*⟧/gu, ' ').trim());
  return [...new Set(left)].filter((text) => {
    const rest = NAMES.reduce((said, name) => said.replaceAll(name, ' '), text);
    return rest.split(/[\s,;:.·()]+/u).some((word) => !NO_WORDS.test(word));
  });
}

/** Reads a page as somebody with French settings, and notes what is not French. */
class Reader {
  readonly wrong = new Set<string>();
  readonly #page: Page;
  marks = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  async settle(): Promise<void> {
    const state = {
      language: 'fr',
      surface: 'system',
      name: 'Ada',
      motion: false,
      quick: true,
      pace: 'now',
    };
    await this.#page.addInitScript((kept) => {
      localStorage.setItem('incognita-settings', JSON.stringify({ state: kept, version: 0 }));
    }, state);
  }

  async read(where: string): Promise<void> {
    // What is shown but not legal says why, in a list that opens.
    await this.#page.evaluate(() => {
      for (const list of document.querySelectorAll('details')) list.open = true;
    });
    this.marks += (await this.#page.locator('body').innerText()).split('⟦').length - 1;
    for (const text of await unmarked(this.#page)) this.wrong.add(`${where}: ${text}`);
  }
}

test('in French from the first page to the final score, every text is from the French catalogue', async ({
  page,
  table,
}) => {
  const reader = new Reader(page);
  await reader.settle();
  await page.goto(site.url);
  await page.locator('.shelf').waitFor();
  await reader.read('home');
  await page.locator('.game-card').first().locator('a.main').click();
  await page.locator('.table-form').waitFor();
  await reader.read('new table');
  await page.locator('.table-form fieldset').first().locator('label').first().click();
  await reader.read('new table for one');
  await page.locator('.table-form button[type="submit"]').click();

  const wanderer = new Wanderer(1931);
  let next = await table.next();
  for (let turns = 0; next === 'asked'; next = await table.next(), turns++) {
    await reader.read('table');
    expect(turns, 'a solo game ends').toBeLessThan(400);
    await table.answer('list', (n) => wanderer.below(n));
  }
  expect(next).toBe('over');
  await reader.read('final score');
  for (const path of ['/settings', '/credits', '/nowhere']) {
    await page.goto(`${site.url}${path}`);
    await page.locator('#main').waitFor();
    await reader.read(path);
  }
  expect(reader.marks, 'the catalogue is marked').toBeGreaterThan(1000);
  expect([...reader.wrong]).toEqual([]);
});

test('in French online: the waiting room, the table with others, an undo, and looking back', async ({
  page,
  table,
}) => {
  const reader = new Reader(page);
  await reader.settle();
  await page.goto(`${site.url}/new/whiteout?where=online`);
  await page.locator('.table-form').waitFor();
  await reader.read('new table online');
  await page.locator('.table-form button[type="submit"]').click();
  await page.locator('.chairs li').first().waitFor();
  await reader.read('waiting room');
  await page.locator('.chairs li').last().getByRole('button').first().click();
  await page.locator('.steps .button.main').click();
  const wanderer = new Wanderer(1931);
  for (let turns = 0; (await table.next()) === 'asked'; turns++) {
    expect(turns, 'a race ends').toBeLessThan(200);
    await expect(table.log).not.toHaveCount(0);
    await reader.read('online table');
    await table.answer('list', (n) => wanderer.below(n));
    if (turns !== 3) continue;
    // What was taken back is told; then how it was, and back again.
    await table.settled();
    await page.locator('.undo .head-button').click();
    const all = page.locator('.undo-bubble .button');
    if ((await all.count()) > 0) await all.click();
    await expect(page.locator('.log li[data-undone]')).not.toHaveCount(0);
    await reader.read('online table after an undo');
    await page.locator('.menu .head-button').click();
    await reader.read('menu');
    await page.keyboard.press('Escape');
    const here = page.url();
    await page.locator('.log h3 a').click();
    await page.getByRole('slider').fill('2');
    await reader.read('looking back');
    await page.goto(here);
  }
  await reader.read('final score online');
  expect(reader.marks, 'the catalogue is marked').toBeGreaterThan(500);
  expect([...reader.wrong]).toEqual([]);
});
