import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { SCREENS, still } from './screens.ts';
import { expect, test } from './test.ts';
import { settleIn } from './visit.ts';

const SHOTS = fileURLToPath(new URL('./screens/', import.meta.url));
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const WIDTHS = [
  { width: 1440, height: 900, axe: true },
  { width: 820, height: 1180, axe: false },
  { width: 390, height: 844, axe: true },
] as const;

/** What axe holds against the screen, in lines that say where. */
async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  ${target}\n  ${failureSummary}`),
  );
}

mkdirSync(SHOTS, { recursive: true });

for (const screen of SCREENS)
  test(`${screen.name}: nothing for axe to object to, and a picture at each width`, async ({
    page,
    testServer,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await settleIn(page, { motion: false });
    await screen.open(page, testServer);
    const found: string[] = [];
    for (const surface of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: surface });
      for (const { width, height, axe } of WIDTHS) {
        await page.setViewportSize({ width, height });
        await still(page);
        await page.screenshot({ path: `${SHOTS}${screen.name}-${width}-${surface}.png` });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (wide > 0)
          found.push(`${width} ${surface}: the page is ${wide} px wider than the screen`);
        if (axe)
          for (const said of await violations(page)) found.push(`${width} ${surface}: ${said}`);
      }
    }
    expect(found.join('\n\n')).toBe('');
  });
