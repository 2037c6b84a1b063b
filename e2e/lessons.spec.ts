import process from 'node:process';
import { PLAYABLE } from '@incognita/catalogue';
import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';
import { settleIn } from './visit.ts';

/** The guide's sentence, and the ways on from it. */
class GuidePage {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }
  get said() {
    return this.page.locator('.guide-says');
  }
  button(name: string | RegExp) {
    return this.page.locator('.guide-card, .guide-sheet').getByRole('button', { name });
  }
}

test('the first lesson of Whiteout, in French: lit, confirm, undo, why not, skip, a rule, leave', async ({
  page,
  testServer,
  table,
}) => {
  const guide = new GuidePage(page);
  await settleIn(page, { language: 'fr', pace: 'calm', motion: false });
  await page.goto(testServer.url);
  await page.getByRole('link', { name: 'Apprendre : Voile blanc' }).click();
  await page.getByRole('link', { name: /^Commencer/ }).click();

  // What is only read goes on by its button; nothing else is played meanwhile.
  await expect(guide.said).toContainText('Trois équipes');
  await table.choices.first().click();
  await table.main.click();
  await expect(page.locator('.guide-correction')).toContainText('Plus tard');
  await expect(page.locator('.lesson-ring').first()).toBeVisible();
  await guide.button('Continuer').click();

  // What is asked for stands in the light; another choice is answered, and not played.
  await expect(guide.said).toContainText('Prenez les rapides');
  const fast = page.locator('[data-thing="card:dogs-3"]');
  await expect(fast).toHaveAttribute('aria-describedby', 'guide-says');
  await page.locator('[data-thing="card:dogs-2"]').click();
  await expect(page.locator('.guide-correction')).toBeVisible();
  await table.main.click();
  await expect(guide.said).toContainText('Prenez les rapides');
  await guide.button('Montrez-moi').click();
  await expect(fast).toHaveAttribute('data-state', 'selected');
  await table.main.click();

  await expect(guide.said).toContainText('reprenez votre coup');
  await page.keyboard.press('z');
  await expect(guide.said).toContainText('Un jeton est caché');
  await page.locator('[data-thing="card:dogs-2"]').click();
  await table.main.click();

  // Whoever leaves comes back to the same beat.
  await expect(guide.said).toContainText('Ouvrez « Pourquoi pas');
  await page.reload();
  await expect(guide.said).toContainText('Ouvrez « Pourquoi pas');
  await page.locator('.why > summary').click();
  await expect(guide.said).toContainText('Campez ici');
  await guide.button('Montrez-moi').click();
  await guide.button('Jouez-le pour moi').click();

  // The others wait until somebody has skipped them.
  await expect(guide.said).toContainText('Une météorite');
  await page.getByRole('button', { name: 'Passer', exact: true }).click();
  await expect(guide.said).toContainText('Le journal raconte');
  await page.locator('.log .rule-id').first().click();
  await page.keyboard.press('Escape');
  await expect(guide.said).toContainText('Le premier au pôle');
  await table.choices.last().click();
  await table.main.click();
  await expect(guide.said).toContainText('Voilà la table', { timeout: 20_000 });
  await guide.button('Continuer').click();
  await expect(guide.said).toContainText('La leçon s’arrête ici');
  await page.getByRole('link', { name: 'Leçons', exact: true }).click();
  await expect(page.getByText('Déjà finie')).toBeVisible();
});

/** Follows a lesson from the beat at hand to its end, as its guide shows it. */
async function follow(page: Page, said: readonly string[]): Promise<void> {
  const guide = new GuidePage(page);
  for (const text of said) {
    await expect(guide.said).toHaveText(text, { timeout: 60_000 });
    const button = guide.button(/^(Go on|Show me|Play it for me)$/);
    await button.click();
    // What is shown is only picked; pressed again, it is played.
    const again = guide.button(/^Play it for me$/);
    if (await again.isVisible()) await again.click();
  }
  await expect(guide.said).toContainText('The lesson ends here', { timeout: 60_000 });
}

/** Every lesson that there is, with the sentences of its guide. */
const LESSONS = (
  await Promise.all(
    PLAYABLE.map(async ({ id, code }) =>
      Promise.all(
        ((await code?.lessons?.()) ?? []).map(async ({ load }) => ({
          game: id,
          lesson: await load(),
        })),
      ),
    ),
  )
).flat();

// A whole lesson takes minutes: here one of them, with all of them where nothing is left to samples.
for (const { game, lesson } of process.env.INCOGNITA_SOAK === undefined ? [] : LESSONS)
  test(`the lesson ${lesson.id} of ${game} is followed to its end as it is shown`, async ({
    page,
    testServer,
  }) => {
    test.setTimeout(600_000);
    await settleIn(page, { motion: false });
    await page.goto(`${testServer.url}/learn/${game}/${lesson.id}`);
    await follow(
      page,
      lesson.parts.flatMap(({ beats }) => beats.map(({ say }) => say.en)),
    );
  });

test('AuZtralia’s first stops in English, by keyboard alone', async ({
  page,
  testServer,
  table,
}) => {
  const guide = new GuidePage(page);
  await settleIn(page, { motion: false });
  await page.goto(`${testServer.url}/learn/auztralia/first-game`);
  await expect(guide.said).toContainText('Farms, phosphate');
  await page.keyboard.press('Enter');
  await expect(guide.said).toContainText('Port Lincoln');
  await pressAsked(page);
  await expect(guide.said).toContainText('furthest back');
  await page.keyboard.press('Enter');
  await expect(guide.said).toContainText('Buy Military Unit');
  // Another choice stays where it is, and is answered.
  await page.keyboard.press('a');
  await page.keyboard.press('Enter');
  await expect(page.locator('.guide-correction')).toContainText('Later: first');
  await page.keyboard.press('Escape');
  await pressAsked(page);
  await expect(guide.said).toContainText('Infantry is the cheapest');
  // Taken back, the guide is back as well; and forward again.
  await page.keyboard.press('z');
  await expect(guide.said).toContainText('Buy Military Unit');
  await pressAsked(page);
  await expect(guide.said).toContainText('Infantry is the cheapest');
  await pressAsked(page);
  await expect(guide.said).toContainText('Five people wait');
  await expect(page.locator('.lesson-pill').first()).toContainText('People');
  expect(await table.asked()).toBe(true);
});

/** The letter of the row that the guide has marked, and Enter. */
async function pressAsked(page: Page): Promise<void> {
  const row = page.locator('.choice:has(.guide-mark)');
  const letter = await row.locator('.key').innerText();
  await page.keyboard.press(letter.toLowerCase());
  await expect(row).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  await expect(row.and(page.locator('[aria-pressed="true"]'))).toHaveCount(0);
}

test('on a phone the guide is the first tab of the sheet, and the list a page behind it', async ({
  page,
  testServer,
  table,
}) => {
  const guide = new GuidePage(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await settleIn(page, { motion: false });
  await page.goto(`${testServer.url}/learn/whiteout/first-race`);
  await expect(page.getByRole('tab', { name: 'Guide' })).toHaveAttribute('aria-selected', 'true');
  await expect(table.choices.first()).not.toBeInViewport();
  await guide.button('Go on').click();
  await guide.button(/^5 others$/).click();
  await expect(table.choices.first()).toBeInViewport();
  await page.getByRole('tab', { name: 'Guide' }).click();
  await guide.button('Trek with Fast Dogs (3)').click();
  await expect(guide.said).toContainText('take it back');
});
