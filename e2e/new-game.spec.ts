import { spawnSync } from 'node:child_process';
import { Checkout } from './checkout.ts';
import { expect, test } from './test.ts';
import { TestServer } from './test-server.ts';
import { settleIn } from './visit.ts';
import { Wanderer } from './wanderer.ts';

/** Whiteout once more, under another name: a folder, and one line in the list of games. */
const GAME = 'snowblind';
const LINE = `export { manifest as ${GAME} } from '@incognita/${GAME}/manifest';\n`;

test('a new game is a folder and one line: it plays in the lab, on a server and in the page', async ({
  page,
  table,
}) => {
  const checkout = new Checkout();
  const run = (...command: readonly string[]): string => {
    const { status, stdout, stderr } = spawnSync(process.execPath, command, {
      cwd: checkout.folder,
      encoding: 'utf8',
    });
    expect(status, `${command.join(' ')}\n${stdout}\n${stderr}`).toBe(0);
    return stdout;
  };
  let server: TestServer | null = null;
  try {
    checkout.copyGame('whiteout', GAME);
    checkout.edit('catalogue/games.ts', (text) => text + LINE);

    const report = JSON.parse(run('lab/main.ts', 'simulate', GAME, '-n', '2', '--json'));
    expect(report).toMatchObject({ game: GAME });
    run('scripts/build.mjs');
    server = await TestServer.open({}, checkout.folder);

    await settleIn(page, { quick: true, name: 'Ada' });
    const wanderer = new Wanderer(7);
    const play = async (): Promise<void> => {
      for (let turns = 0; (await table.next()) === 'asked'; turns++) {
        expect(turns, 'a race ends').toBeLessThan(200);
        await table.answer('list', (n) => wanderer.below(n));
      }
      await expect(table.account).toBeVisible();
    };
    await page.goto(`${server.url}/new/${GAME}`);
    await page.locator('.table-form button[type="submit"]').click();
    await play();
    await page.goto(`${server.url}/new/${GAME}?where=online`);
    await page.locator('.table-form button[type="submit"]').click();
    await page.locator('.chairs li').last().getByRole('button').first().click();
    await page.locator('.steps .button.main').click();
    await play();
    await page.goto(`${server.url}/rules/${GAME}`);
    await expect(page.locator('#main h1')).toBeVisible();
  } finally {
    await server?.close();
    checkout.remove();
  }
});
