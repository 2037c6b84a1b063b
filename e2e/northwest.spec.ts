import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { AnyTypes } from '@incognita/kernel';
import type { TableView } from '@incognita/table';
import type { Locator, Page } from '@playwright/test';
import { type Arranged, arrange, shelve } from './arrange.ts';
import { beforeTheThaw, surveyor, viewOf } from './northwest.ts';
import { expect, test } from './test.ts';
import type { TestServer } from './test-server.ts';
import { settleIn } from './visit.ts';
import { Wanderer } from './wanderer.ts';

const facesOf = (look: TableView<AnyTypes>): unknown[] =>
  (look.choices ?? []).map((choice) => ('face' in choice ? choice.face : null));

const large = (look: TableView<AnyTypes>): boolean =>
  viewOf(look).held?.tile.startsWith('T') ?? false;

/**
 * A Large tile over a spot where it can lie in two ways. The back is the negative of the front, so
 * these are two turns of one face, or one turn of each.
 */
const withTileInHand = (faces: 1 | 2): Arranged => ({
  game: 'northwest-passage',
  config: { seats: 2 },
  people: ['Ada'],
  seed: faces === 1 ? 15 : 38,
  prefer: surveyor,
  until: (look) =>
    look.asked?.prompt.ask === 'lay' &&
    large(look) &&
    look.choices?.length === 2 &&
    new Set(facesOf(look)).size === faces,
});

async function open(page: Page, testServer: TestServer, wanted: Arranged): Promise<void> {
  const kept = arrange(wanted);
  await shelve(page, testServer.url, kept);
  await page.goto(`${testServer.url}/local/${kept.id}`);
  await page.locator('.prompt h2').waitFor();
}

/** The tile in hand as it is drawn: its face, its turn, its coast. */
const drawn = (page: Page): Promise<string | null> =>
  page.locator('.nwp-held .nwp-coast').getAttribute('d');

const tiles = (page: Page): Locator => page.locator('.nwp-board [data-thing^="to:"]');

/** The log tells it and the chart has it; by then a quick bot may have laid a tile of its own. */
async function seeLaid(page: Page, before: number): Promise<void> {
  await expect(page.locator('.log')).toContainText(/laid a Large tile on /);
  await expect.poll(() => tiles(page).count()).toBeGreaterThan(before);
}

test('a whole solo game of Northwest Passage, on the chart and in the list, to its end', async ({
  page,
  testServer,
  table,
}) => {
  test.setTimeout(240_000);
  await settleIn(page, { quick: true, name: 'Ada', motion: false });
  const wanderer = new Wanderer(1845);
  const clicks = { board: 0, list: 0 };
  // The map is another one each time, and some lead straight home: then it sets out again.
  for (let voyage = 0; voyage < 8 && (clicks.board <= 10 || clicks.list <= 10); voyage++) {
    await page.goto(`${testServer.url}/new/northwest-passage`);
    // One player means Solo: the form sees to it, and says so.
    await page.getByText('1 player', { exact: true }).click();
    await expect(page.locator('.gave-way')).toContainText('Solo');
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    let next = await table.next();
    for (; next === 'asked'; next = await table.next()) {
      // Home or a dead crew is the end of it: whoever wants to see the ice puts that off.
      const all = await table.choices.count();
      const wise = table.choices.filter({ hasNotText: /Greenland|crew member’s life/ });
      const few = await wise.count();
      if (few > 0 && few < all) {
        await table.choose(wise.nth(wanderer.below(few)));
        clicks.list += 1;
        continue;
      }
      const way = await table.answer(wanderer.below(2) === 0 ? 'board' : 'list', (n) =>
        wanderer.below(n),
      );
      clicks[way] += 1;
      expect(clicks.board + clicks.list, 'a solo game ends').toBeLessThan(900);
    }
    expect(next).toBe('over');
  }
  expect(clicks.board).toBeGreaterThan(10);
  expect(clicks.list).toBeGreaterThan(10);
  // The end says which goals were met, each with its rule.
  await expect(table.account).toContainText(/Northwest Passage was (not )?discovered/);
  await expect(table.account).toContainText(/of 10 Franklin points/);
  await expect(table.account.locator('.rule-id').first()).toContainText('NWP-');
});

test('a tile is turned with R and laid with Enter; turned over it says which corner is wrong', async ({
  page,
  testServer,
  table,
}) => {
  await settleIn(page, { motion: false });
  await open(page, testServer, withTileInHand(1));
  const before = await tiles(page).count();
  // It is held up at once, so that one press would lay it.
  await expect(table.main).toBeEnabled();
  const [first, said] = [await drawn(page), await table.main.innerText()];
  await page.keyboard.press('r');
  await expect(table.main).not.toHaveText(said);
  await expect.poll(() => drawn(page), 'the drawing turns with the tile').not.toBe(first);
  await page.keyboard.press('r');
  await expect(table.main).toHaveText(said);
  await expect.poll(() => drawn(page)).toBe(first);
  await page.keyboard.press('f');
  await expect(page.locator('.bubble[role="alert"]')).toContainText('NWP-PLACE-07');
  await page.keyboard.press('r');
  await expect(page.locator('.bubble')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.locator('.nwp-held')).toHaveCount(0);
  await seeLaid(page, before);
});

test('a tile is turned over with F, and the other face is laid', async ({
  page,
  testServer,
  table,
}) => {
  await settleIn(page, { motion: false });
  await open(page, testServer, withTileInHand(2));
  const [first, said] = [await drawn(page), await table.main.innerText()];
  expect(said).toContain('face A');
  await page.keyboard.press('f');
  await expect(table.main).toContainText('face B');
  await expect.poll(() => drawn(page)).not.toBe(first);
  await page.keyboard.press('Enter');
  await expect(page.locator('.log')).toContainText(/laid a Large tile on /);
});

test('the buttons beside the tile can be reached and pressed from the keyboard', async ({
  page,
  testServer,
}) => {
  await settleIn(page, { motion: false });
  await open(page, testServer, withTileInHand(2));
  const before = await tiles(page).count();
  const first = await drawn(page);
  const flip = page.getByRole('button', { name: 'Turn the tile over (F)' });
  await flip.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => drawn(page)).not.toBe(first);
  const lay = page.getByRole('button', { name: 'Lay it like this (Enter)' });
  await lay.focus();
  await page.keyboard.press('Enter');
  await seeLaid(page, before);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a tap turns the tile, and a tap lays it', async ({ page, testServer, table }) => {
    await settleIn(page, { motion: false });
    await open(page, testServer, withTileInHand(1));
    const before = await tiles(page).count();
    const said = await table.main.innerText();
    const first = await drawn(page);
    await page.locator('.nwp-grip').tap();
    await expect(table.main).not.toHaveText(said);
    await expect.poll(() => drawn(page)).not.toBe(first);
    await page.getByRole('button', { name: 'Lay it like this (Enter)' }).tap();
    await seeLaid(page, before);
  });

  test('a swipe turns the tile over, and the chart below stays where it is', async ({
    page,
    testServer,
    table,
  }) => {
    await settleIn(page, { motion: false });
    await open(page, testServer, withTileInHand(2));
    const grip = page.locator('.nwp-grip');
    const chart = page.locator('.nwp-board .pan-zoom > svg > g');
    const place = await chart.getAttribute('transform');
    await expect(table.main).toContainText('face A');
    await swipe(page, grip);
    await expect(table.main).toContainText('face B');
    expect(await chart.getAttribute('transform')).toBe(place);
  });

  test('a tile to draw is seen before it is taken', async ({ page, testServer, table }) => {
    await settleIn(page, { motion: false });
    await open(page, testServer, {
      ...withTileInHand(1),
      until: (look) => look.asked?.prompt.ask === 'take',
    });
    const tray = page.getByRole('region', { name: 'Display' }).locator('visible=true');
    await expect(tray.locator('.nwp-tile-button')).not.toHaveCount(0);
    await tray.locator('.nwp-tile-button').first().tap();
    await expect(tray.locator('[data-state="selected"]')).toHaveCount(1);
    await table.main.tap();
    await expect(page.locator('.nwp-tray')).toHaveCount(0);
  });
});

/** A finger drawn across something. */
async function swipe(page: Page, over: Locator): Promise<void> {
  const box = await over.boundingBox();
  if (!box) throw new Error('there is nothing to swipe over');
  const client = await page.context().newCDPSession(page);
  const [x, y] = [box.x + box.width * 0.3, box.y + box.height * 0.5];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + at, y }],
    });
  await touch('touchStart', 0);
  for (const at of [10, 22, 34]) await touch('touchMove', at);
  await touch('touchEnd', 34);
}

test('a spot that does not match says which corner, and the rule opens', async ({
  page,
  testServer,
}) => {
  await settleIn(page, { motion: false });
  await open(page, testServer, {
    ...withTileInHand(1),
    until: (look) =>
      look.asked?.prompt.ask === 'spot' &&
      (look.refused ?? []).some(({ refusal }) => refusal.why === 'place.corner'),
  });
  await page.locator('.nwp-spot[data-state="refused"]').first().click();
  const bubble = page.locator('.bubble[role="alert"]');
  await expect(bubble).toContainText(/the corner \(\d+ \/ \d+\) is (Land|Sea)/);
  await expect(bubble.locator('.rule-id').first()).toHaveText('NWP-PLACE-07');
  await bubble.getByRole('button', { name: 'Read the rule' }).click();
  await expect(page.getByRole('dialog', { name: 'Rules' })).toContainText('NWP-PLACE-07');
});

test('the sun moves on, the ice breaks, and a Sled sinks with its crew', async ({
  page,
  testServer,
  table,
}) => {
  await settleIn(page, { motion: false });
  const arranged = beforeTheThaw;
  let season = 0;
  let pawns = 0;
  await open(page, testServer, {
    ...arranged,
    until: (look) => {
      if (!arranged.until?.(look)) return false;
      const view = viewOf(look);
      season = view.season;
      pawns =
        (view.players[0]?.crew.sled.available ?? 0) + (view.players[0]?.crew.sled.resting ?? 0);
      return true;
    },
  });
  expect(pawns).toBeGreaterThan(0);
  const sled = page.locator('[data-piece="sled-0"]');
  await expect(sled).toHaveCount(1);
  await expect(page.locator('.nwp-when strong')).toHaveText(`Season ${season} of 10`);
  const line = page.locator('.nwp-ice-line');
  const frozen = await line.getAttribute('style');
  await page.locator('.choice[data-choice="pass"]').click();
  await table.main.click();
  await expect(page.locator('.nwp-when strong')).toHaveText(`Season ${season + 1} of 10`);
  await expect(sled).toHaveCount(0);
  await expect(line).not.toHaveAttribute('style', frozen ?? '');
  await expect(page.locator('.log')).toContainText('lost the Sled');
  const crew = page.getByRole('region', { name: 'Crew' });
  await expect(crew).toContainText('lost');
  await expect(crew).toContainText(`Lost ${pawns}`);
});

test('the chart is saved as a drawing and as a picture', async ({ page, testServer }) => {
  await settleIn(page, { motion: false });
  await open(page, testServer, withTileInHand(1));
  const save = async (format: string): Promise<Buffer> => {
    await page.getByRole('button', { name: 'Save the chart as a picture' }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: `Save as ${format}` }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(new RegExp(`\\.${format.toLowerCase()}$`));
    return readFileSync(await file.path());
  };
  const drawing = (await save('SVG')).toString('utf8');
  expect(drawing).toContain('Charted by');
  // It stands alone: no class, no variable, no drawing of the page, nothing of this moment's choices.
  expect(drawing).not.toMatch(/class=|var\(--|data-thing|<use/);
  expect(drawing.match(/<path /g)?.length ?? 0).toBeGreaterThan(40);
  const picture = await save('PNG');
  expect([...picture.subarray(1, 4)].map((code) => String.fromCharCode(code)).join('')).toBe('PNG');
  expect(picture.readUInt32BE(16), 'two dots for each unit').toBeGreaterThan(2000);
});

for (const [name, wanted] of [
  ['with a tile in hand', withTileInHand(2)],
  [
    'with a crew to divide',
    { ...withTileInHand(1), until: (look) => look.asked?.prompt.ask === 'split' },
  ],
  [
    'alone, with stores and a Voyage card',
    {
      ...withTileInHand(1),
      config: { seats: 1, play: 'solo' },
      until: (look) => viewOf(look).season === 2,
    },
  ],
] satisfies [string, Arranged][])
  test(`axe has nothing against the chart ${name}`, async ({ page, testServer }) => {
    await settleIn(page, { motion: false });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, testServer, wanted);
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .analyze();
    const said = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target}\n${failureSummary}`),
    );
    expect(said.join('\n\n')).toBe('');
  });

test('coming home says in its row what it ends, and is asked once more', async ({
  page,
  testServer,
  table,
}) => {
  await settleIn(page, { quick: true, motion: false });
  await open(page, testServer, {
    game: 'northwest-passage',
    config: { seats: 2 },
    people: ['Ada'],
    seed: 15,
    prefer: surveyor,
    until: (look) =>
      (look.choices ?? []).some((choice) => 'to' in choice && choice.to === 'greenland'),
  });
  const home = table.choices.filter({ hasText: 'Go to Greenland' });
  await expect(home).toContainText('Ends your expedition');
  await home.click();
  const doubt = page.getByRole('dialog', { name: 'Are you sure?' });
  await expect(doubt).toContainText('NWP-HOME-04');
  await doubt.getByRole('button', { name: 'Not yet' }).click();
  await expect(doubt).toHaveCount(0);
  await expect(home).toHaveCount(1);
  await home.click();
  await doubt.getByRole('button', { name: 'Go to Greenland' }).click();
  await expect(table.log.filter({ hasText: 'Ada came home' })).toHaveCount(1);
});
