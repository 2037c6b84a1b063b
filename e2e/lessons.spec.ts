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
  button(name: string) {
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
