import { expect, type Page } from '@playwright/test';

export interface Wishes {
  readonly language?: 'en' | 'fr';
  readonly surface?: 'system' | 'light' | 'dark';
  readonly name?: string;
  readonly motion?: boolean;
  readonly quick?: boolean;
  readonly pace?: 'now' | 'calm' | 'slow';
}

/** Settings as somebody left them at an earlier visit. */
export async function settleIn(page: Page, wishes: Wishes): Promise<void> {
  await page.addInitScript((given) => {
    if (localStorage.getItem('incognita-settings') !== null) return;
    const usual = { language: 'en', surface: 'system', name: '', motion: true, sound: false };
    const state = { ...usual, quick: false, pace: 'now', ...given };
    localStorage.setItem('incognita-settings', JSON.stringify({ state, version: 0 }));
  }, wishes);
}

/** The form's radios are drawn as bars and cards; people click the words. */
export async function choose(page: Page, option: string): Promise<void> {
  const label = page.locator('.table-form label').filter({ hasText: option }).first();
  await label.click();
  await expect(label.locator('input')).toBeChecked();
}

/** From the home page to a game on this device, the way a person goes: play, options, start. */
export async function startGame(
  page: Page,
  url: string,
  game: 'AuZtralia' | 'Whiteout',
  options: readonly string[],
): Promise<void> {
  await page.goto(url);
  await page.getByRole('link', { name: `Play: ${game}` }).click();
  for (const option of options) await choose(page, option);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
}

/** Seats a person (not a bot) on a seat of the form, under a name. */
export async function seatPerson(page: Page, colour: string, name: string): Promise<void> {
  const seat = page.locator('.seat-rows li').filter({ hasText: colour });
  await seat.getByText('Person', { exact: true }).click();
  await seat.getByRole('textbox').fill(name);
}

/** Opens a table on the server and starts it, by its own requests, under the name Ada: its id. */
export function openTable(page: Page, wish: object, start = true): Promise<string> {
  return page.evaluate(
    async ([wanted, begin]) => {
      const post = (path: string, body: unknown): Promise<{ info: { id: string } }> =>
        fetch(`/api${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }).then((answer) => answer.json());
      await post('/me', { name: 'Ada' });
      const { info } = await post('/tables', wanted);
      if (begin) await post(`/tables/${info.id}/start`, {});
      return info.id;
    },
    [wish, start] as const,
  );
}
