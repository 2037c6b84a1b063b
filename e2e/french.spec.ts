import { spawnSync } from 'node:child_process';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { auztralia } from '@incognita/auztralia';
import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';
import { Wanderer } from './wanderer.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const marked = fileURLToPath(new URL('./dist/marked', import.meta.url));
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

let site: Server;

test.beforeAll(async () => {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const config = join(root, 'e2e', 'marked.vite.config.ts');
  const made = spawnSync(process.execPath, [vite, 'build', '-c', config], { cwd: root });
  if (made.status !== 0) throw new Error(`the marked page could not be built:\n${made.stderr}`);
  site = createServer((request, answer) => {
    const asked = join(marked, new URL(request.url ?? '/', 'http://here').pathname);
    const found = existsSync(asked) && statSync(asked).isFile();
    const path = found ? asked : join(marked, 'index.html');
    answer.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream');
    createReadStream(path).pipe(answer);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
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
  'Delapouite',
  'Lorc',
  'Quoting',
  'Skoll',
  ...PORTS,
];
/** Rule numbers, numbers of cards, levels, letters of choices, and what has no letters at all. */
const NO_WORDS = /^(?:[A-Z]{3}(?:-[A-Z]+)+-\d+[a-z]?|O\d+|I{1,3}|[A-Z]|\P{L}*)$/u;

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

test('in French from the first page to the final score, every text is from the French catalogue', async ({
  page,
  table,
}) => {
  const { port } = site.address() as AddressInfo;
  const kept = {
    language: 'fr',
    surface: 'system',
    name: 'Ada',
    motion: false,
    quick: true,
    pace: 'now',
  };
  await page.addInitScript((state) => {
    localStorage.setItem('incognita-settings', JSON.stringify({ state, version: 0 }));
  }, kept);
  const wrong = new Set<string>();
  let marks = 0;
  const read = async (where: string): Promise<void> => {
    marks += (await page.locator('body').innerText()).split('⟦').length - 1;
    for (const text of await unmarked(page)) wrong.add(`${where}: ${text}`);
  };

  await page.goto(`http://127.0.0.1:${port}/`);
  await page.locator('.shelf').waitFor();
  await read('home');
  await page.locator('.game-card').first().getByRole('link').first().click();
  await page.locator('.table-form').waitFor();
  await read('new table');
  await page.locator('.table-form fieldset').first().locator('label').first().click();
  await read('new table for one');
  await page.locator('.table-form button[type="submit"]').click();

  const wanderer = new Wanderer(1931);
  let next = await table.next();
  for (let turns = 0; next === 'asked'; next = await table.next(), turns++) {
    // What is shown but not legal says why, in a list that opens.
    await page.evaluate(() => {
      for (const list of document.querySelectorAll('details')) list.open = true;
    });
    await read('table');
    expect(turns, 'a solo game ends').toBeLessThan(400);
    await table.answer('list', (n) => wanderer.below(n));
  }
  expect(next).toBe('over');
  await read('final score');
  for (const path of ['/settings', '/credits', '/nowhere']) {
    await page.goto(`http://127.0.0.1:${port}${path}`);
    await page.locator('#main').waitFor();
    await read(path);
  }
  expect(marks, 'the catalogue is marked').toBeGreaterThan(1000);
  expect([...wrong]).toEqual([]);
});
