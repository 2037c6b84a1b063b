import type { AnyTypes } from '@incognita/kernel';
import type { TableView } from '@incognita/table';
import { type Arranged, arrange, shelve } from './arrange.ts';
import { expect, test } from './test.ts';
import { settleIn } from './visit.ts';

const SOLO = { game: 'auztralia', config: { seats: 1, level: 'easy' }, people: ['Ada'] } as const;

/** What these tests read of AuZtralia's view. */
interface Seen {
  readonly combat: object | null;
  readonly discs: readonly { readonly seat: number; readonly space: number }[];
}
const seen = (look: TableView<AnyTypes>): Seen => look.view as unknown as Seen;
const inCombat = (look: TableView<AnyTypes>): boolean =>
  seen(look).combat !== null && look.choices?.[0]?.do === 'stay';
const awake = (look: TableView<AnyTypes>): boolean =>
  seen(look).discs.some(({ seat, space }) => seat === -1 && space > 24) &&
  look.choices?.[0]?.do === 'box';

const combat: Arranged = { ...SOLO, seed: 5, until: inCombat };

for (const width of [1440, 390])
  test(`a combat is told card by card, and its end lies on the map (${width})`, async ({
    page,
    testServer,
    table,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await settleIn(page, { quick: true });
    const kept = arrange(combat);
    await shelve(page, testServer.url, kept);
    await page.goto(`${testServer.url}/local/${kept.id}`);
    await table.next();
    const scene = page.locator('.combat');
    const card = page.locator('.oo-card caption');
    await expect(scene).toContainText('No card turned yet');
    let cards = 0;
    for (; await scene.count(); cards++) {
      expect(cards, 'a combat ends').toBeLessThan(30);
      const stay = page.locator('.choice[data-choice="stay"]');
      await ((await stay.count()) > 0 ? stay : table.choices.first()).click();
      expect(await table.next()).toBe('asked');
      if ((await scene.count()) === 0) break;
      // The card stays where it was turned while the next question is asked.
      await expect(card).toBeInViewport();
      await expect(page.locator('.so-far .round').first()).toBeAttached();
    }
    expect(cards).toBeGreaterThan(0);
    const end = page.locator('.tidings .fold').first();
    await expect(end).toContainText('over');
    await expect(end.locator('.lines').first()).toContainText('The combat in');
    await expect(end.locator('.lines').first()).toBeInViewport();
    await end.locator('summary').click();
    await expect(end.locator('.lines').first()).toBeHidden();
    await table.choices.last().click();
    await table.next();
    await expect(page.getByText('Combat in hex')).toHaveCount(0);
  });

test('Old Ones walk over the map, a click lets them arrive, and what they did is told', async ({
  page,
  testServer,
  table,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await settleIn(page, { quick: true });
  const kept = arrange({ ...SOLO, seed: 3, until: awake });
  await shelve(page, testServer.url, kept);
  await page.goto(`${testServer.url}/local/${kept.id}`);
  await table.next();
  const walker = page.locator('.stage > g');
  for (let answers = 0; (await walker.count()) === 0; answers++) {
    expect(answers, 'somebody walks').toBeLessThan(40);
    await table.choices.last().click();
    await page.waitForTimeout(120);
  }
  // The map went where it happens, however little of it a phone shows.
  await expect(walker.first()).toBeInViewport();
  const piece = await walker.first().locator('[data-piece]').getAttribute('data-piece');
  const drawn = page.locator(`.pieces [data-piece="${piece}"]`);
  await expect(drawn).toBeHidden();
  await page.mouse.click(195, 70);
  await expect(walker).toHaveCount(0);
  await expect(drawn).toBeVisible();
  const night = page.locator('.tidings .fold').filter({ hasText: 'Old Ones' });
  await expect(night.locator('.lines').first()).toBeHidden();
  await night.locator('summary').click();
  await expect(night).toContainText('moved from');
});
