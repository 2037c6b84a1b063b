import type { AnyTypes } from '@incognita/kernel';
import type { TableView } from '@incognita/table';
import { type Arranged, arrange, shelve } from './arrange.ts';
import { expect, test } from './test.ts';
import { choose, settleIn } from './visit.ts';

/** What these tests read of AuZtralia's view. */
interface Seen {
  readonly combat: object | null;
  readonly tiles: readonly { readonly faceUp: boolean }[];
  readonly revenge: { readonly hand: readonly (string | null)[]; readonly deck: number };
}
const seen = (look: TableView<AnyTypes>): Seen => look.view as unknown as Seen;
const offers = (look: TableView<AnyTypes>, word: string): boolean =>
  look.choices?.some((choice) => choice.do === word) ?? false;

/** Ada plays the Old Ones against two bots. */
const OLD_ONES = {
  game: 'auztralia',
  config: { seats: 3, revenge: 'old-ones-player', oldOnes: 'seat-1' },
  people: ['Ada'],
} as const;

const turn: Arranged = {
  ...OLD_ONES,
  seed: 11,
  prefer: ['place', 'summon', 'keepCard'],
  until: (look) =>
    offers(look, 'place') && seen(look).tiles.length > 3 && seen(look).revenge.hand.length > 3,
};

for (const [width, surface] of [
  [1440, 'dark'],
  [390, 'light'],
] as const)
  test(`whoever plays the Old Ones sees their side of the map and the hand (${width})`, async ({
    page,
    testServer,
    table,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await settleIn(page, { quick: true, surface });
    const kept = arrange(turn);
    await shelve(page, testServer.url, kept);
    await page.goto(`${testServer.url}/local/${kept.id}`);
    expect(await table.next()).toBe('asked');
    await expect(table.heading).toHaveText('Act, or play a Mythos card');
    await expect(page.locator('.great-eye').first()).toBeAttached();
    await expect(page.locator('.spawn-tile').first()).toBeAttached();
    await expect(page.locator('.own-asleep').first()).toBeAttached();
    if (width > 1000) {
      const cards = page.locator('.old-ones-own .play-card');
      expect(await cards.count()).toBeGreaterThan(3);
    }
    await page.locator('.choice[data-choice="place"]').click();
    expect(await table.next()).toBe('asked');
    await expect(table.heading).toHaveText('Choose the stack to draw from');
    await table.choices.first().click();
    expect(await table.next()).toBe('asked');
    await expect(table.heading).toContainText('on a Spawn tile');
    await table.choices.first().click();
    expect(await table.next()).toBe('asked');
    await expect(table.log.first()).toContainText('settled in');
  });

test('a Combat card is played on a human’s turn, and the human never sees the hand', async ({
  page,
  testServer,
  table,
}) => {
  await settleIn(page, { quick: true });
  const kept = arrange({
    ...OLD_ONES,
    seed: 4,
    prefer: ['place', 'attack', 'join', 'summon'],
    until: (look) => seen(look).combat !== null && offers(look, 'mythos'),
  });
  await shelve(page, testServer.url, kept);
  await page.goto(`${testServer.url}/local/${kept.id}`);
  expect(await table.next()).toBe('asked');
  await expect(table.heading).toHaveText('Play a Combat card, or pass');
  await expect(page.locator('.combat')).toBeVisible();
  await page.locator('.choice[data-choice="mythos"]').first().click();
  await table.next();
  await expect(page.locator('.log')).toContainText('The Old Ones played');
});

test('Solo Mythos in French: the cards turn over by themselves', async ({
  page,
  testServer,
  table,
}) => {
  await settleIn(page, { quick: true, language: 'fr' });
  const kept = arrange({
    game: 'auztralia',
    config: { seats: 1, level: 'easy', revenge: 'solo-30' },
    people: ['Ada'],
    seed: 2,
    until: (look) => offers(look, 'box') && seen(look).revenge.deck < 27,
  });
  await shelve(page, testServer.url, kept);
  await page.goto(`${testServer.url}/local/${kept.id}`);
  expect(await table.next()).toBe('asked');
  await expect(page.locator('.log')).toContainText('Le Mythe amène');
  await expect(page.locator('body')).toContainText('Pioche Mythe');
});

test('the form starts a game in which somebody plays the Old Ones', async ({
  page,
  testServer,
  table,
}) => {
  await settleIn(page, { quick: true });
  await page.goto(`${testServer.url}/new/auztralia`);
  await choose(page, '3 players');
  await choose(page, 'somebody plays the Old Ones');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await table.next();
  await expect(table.heading).toHaveText(/Take a Personality to begin with|Choose|Act/);
});
