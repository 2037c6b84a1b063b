// measure.ts WHAT: one figure of the page in a real browser, printed as JSON. `npm run bench` calls
// it in a process of its own; WHAT is one of page-weight.ts (home-gz, table-gz-GAME, lesson-gz), interactive, frame or click.
import process from 'node:process';
import { WEIGHED_PAGES } from '@incognita/bench/page-budgets';
import type { Browser, Page } from '@playwright/test';
import { arrange, type Kept, shelve } from './arrange.ts';
import { openBrowser } from './browser.ts';
import build from './build.ts';
import { mainThreadWork } from './main-thread.ts';
import { total, weigh } from './page-weight.ts';
import { TablePage } from './table-page.ts';
import { TestServer } from './test-server.ts';
import { settleIn } from './visit.ts';

const p95 = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.95))] ?? Number.NaN;
};

/** A game in the middle: the map has rails, tiles and goods. */
const midGame = (): Kept =>
  arrange({
    game: 'auztralia',
    config: { seats: 4 },
    people: ['Ada'],
    seed: 12,
    until: (look) => look.seq > 40 && look.choices?.[0]?.do === 'box',
  });

/** Nothing is installed: every page is a first visit. */
async function visit(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await settleIn(page, { quick: true });
  return page;
}

const READY = { home: '.shelf a', table: '.prompt h2' } as const;

async function openPlace(
  page: Page,
  testServer: TestServer,
  place: 'home' | 'table',
): Promise<void> {
  if (place === 'home') return void (await page.goto(testServer.url));
  const kept = midGame();
  await shelve(page, testServer.url, kept);
  await page.goto(`${testServer.url}/local/${kept.id}`);
}

/** From the click on a link to this page until it answers, at a quarter of the speed, in ms. */
async function interactive(
  page: Page,
  testServer: TestServer,
  place: 'home' | 'table',
): Promise<number> {
  await page.addInitScript((ready) => {
    const tasks: number[] = [];
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) tasks.push(startTime + duration);
    }).observe({ type: 'longtask', buffered: true });
    let shown = 0;
    const look = (): void => {
      if (document.querySelector(ready)) shown = performance.now();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(window, { answersAt: () => (shown === 0 ? 0 : Math.max(shown, ...tasks)) });
  }, READY[place]);
  const session = await page.context().newCDPSession(page);
  if (place === 'table') await openPlace(page, testServer, place);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  if (place === 'home') await openPlace(page, testServer, place);
  else await page.reload();
  await page.locator(READY[place]).first().waitFor();
  await page.waitForTimeout(1500);
  return page.evaluate('answersAt()');
}

/** Main-thread work per frame while the map is dragged to and fro, in ms. */
async function panning(browser: Browser, page: Page, testServer: TestServer): Promise<number> {
  await openPlace(page, testServer, 'table');
  await page.locator('.prompt h2').first().waitFor();
  const box = await page.locator('.pan-zoom svg').first().boundingBox();
  if (!box) throw new Error('the map is not there to be dragged');
  const [x, y] = [box.x + box.width / 2, box.y + 12];
  await browser.startTracing(page, {
    categories: ['toplevel', 'devtools.timeline'],
  });
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 0; step < 240; step++) {
    const turn = (step / 40) * Math.PI;
    await page.mouse.move(x + Math.sin(turn) * 160, y + 120 + Math.cos(turn) * 90);
  }
  await page.mouse.up();
  return p95(mainThreadWork(await browser.stopTracing()));
}

/** From a click on a choice to the next question, over a socket to a server on this machine, in ms. */
async function clicking(page: Page, testServer: TestServer): Promise<number> {
  await page.addInitScript(() => {
    const took: number[] = [];
    let clicked = 0;
    addEventListener(
      'click',
      () => {
        clicked = performance.now();
      },
      true,
    );
    addEventListener('focusin', (event) => {
      if (clicked === 0 || !(event.target as Element).matches('.prompt h2')) return;
      took.push(performance.now() - clicked);
      clicked = 0;
    });
    Object.assign(window, { took });
  });
  const took: number[] = [];
  while (took.length < 60) {
    await page.goto(testServer.url);
    const id = await page.evaluate(async () => {
      const post = (path: string, body: unknown): Promise<{ info: { id: string } }> =>
        fetch(`/api${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }).then((answer) => answer.json());
      await post('/me', { name: 'Ada' });
      const config = { seats: 1, level: 'easy' };
      const { info } = await post('/tables', { game: 'auztralia', config });
      await post(`/tables/${info.id}/start`, {});
      return info.id;
    });
    await page.goto(`${testServer.url}/table/${id}`);
    const table = new TablePage(page);
    for (let turns = 0; turns < 30 && (await table.next()) === 'asked'; turns++)
      await table.choices.last().click();
    took.push(...(await page.evaluate((): number[] => Reflect.get(window, 'took'))));
  }
  return p95(took);
}

build();
const browser = await openBrowser();
const testServer = await TestServer.open();
try {
  const page = await visit(browser);
  const what = process.argv[2];
  const measures: Readonly<Record<string, () => Promise<number>>> = {
    ...Object.fromEntries(
      WEIGHED_PAGES.map((weighed) => [
        weighed.name,
        async () => total(await weigh(page, testServer.url, weighed)),
      ]),
    ),
    interactive: async () =>
      Math.max(
        await interactive(page, testServer, 'home'),
        await interactive(await visit(browser), testServer, 'table'),
      ),
    frame: () => panning(browser, page, testServer),
    click: () => clicking(page, testServer),
  };
  const measure = measures[what ?? ''];
  if (!measure) throw new Error(`there is no "${what}"; there are ${Object.keys(measures)}`);
  process.stdout.write(`${JSON.stringify(await measure())}\n`);
} finally {
  await browser.close();
  await testServer.close();
}
