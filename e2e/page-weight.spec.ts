import { WEIGHED_PAGES } from '@incognita/bench/page-budgets';
import { total, weigh } from './page-weight.ts';
import { expect, test } from './test.ts';
import { settleIn } from './visit.ts';

// Nothing is installed: every page is a first visit.
test.use({ serviceWorkers: 'block' });

for (const weighed of WEIGHED_PAGES)
  test(`web/${weighed.name} keeps to ${weighed.budget / 1000} kB`, async ({ page, testServer }) => {
    await settleIn(page, {});
    const weights = await weigh(page, testServer.url, weighed);
    expect(weights.size).toBeGreaterThan(3);
    const heaviest = [...weights].sort(([, a], [, b]) => b - a);
    const list = heaviest.map(([script, bytes]) => `${bytes} ${script}`).join('\n');
    expect(total(weights), list).toBeLessThanOrEqual(weighed.budget);
  });
