import { execFileSync } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { Bench, Variant } from '../line.ts';
import { WEIGHED_PAGES } from '../page-budgets.ts';

const script = fileURLToPath(new URL('../../e2e/measure.ts', import.meta.url));

/** A figure of the page in a real browser: bytes, or milliseconds. */
const inBrowser = (what: string): number =>
  JSON.parse(execFileSync(process.execPath, [script, what], { encoding: 'utf8' }));

/** More is better, so what is measured is turned over: how often it fits into a whole. */
const fits = (whole: number, what: () => number): Variant => ({ measure: () => whole / what() });
const MEGABYTE = 1_000_000;
const SECOND = 1000;
const kilobytes = (bytes: number): string => `${bytes / 1000} kB`;

export const web: Bench = {
  lines: [
    ...WEIGHED_PAGES.map(({ name, about, budget }) => ({
      name: `web/${name}`,
      unit: 'times per MB',
      about: `${about}; against ${kilobytes(budget)}`,
      ours: `script of ${name}`,
      baseline: kilobytes(budget),
      target: 1,
    })),
    {
      name: 'web/interactive',
      unit: 'times per s',
      about:
        'a first visit until the page answers, home or table, whichever takes longer, at 4x CPU slow-down; against 2 s',
      ours: 'interactive',
      baseline: '2 s',
      target: 1,
    },
    {
      name: 'web/frame-p95',
      unit: 'frames per s',
      about: 'main-thread work per frame while the map is dragged, p95; against 16 ms',
      ours: 'frame while panning',
      baseline: '16 ms',
      target: 1,
    },
    {
      name: 'web/click-p95',
      unit: 'moves per s',
      about: 'click to confirmed move at a server on loopback, p95; against 50 ms',
      ours: 'click to confirmed move',
      baseline: '50 ms',
      target: 1,
    },
  ],
  variants: {
    ...Object.fromEntries(
      WEIGHED_PAGES.flatMap(({ name, budget }) => [
        [`script of ${name}`, fits(MEGABYTE, () => inBrowser(name))],
        // What we promise stands in for a rival: nobody else has this page.
        [kilobytes(budget), fits(MEGABYTE, () => budget)],
      ]),
    ),
    interactive: fits(SECOND, () => inBrowser('interactive')),
    'frame while panning': fits(SECOND, () => inBrowser('frame')),
    'click to confirmed move': fits(SECOND, () => inBrowser('click')),
    '2 s': fits(SECOND, () => 2000),
    '16 ms': fits(SECOND, () => 16),
    '50 ms': fits(SECOND, () => 50),
  },
};
