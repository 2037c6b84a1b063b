import type { Page } from '@playwright/test';
import { type Arranged, arrange, arrangeAny, type Kept, shelve } from './arrange.ts';
import { nightAsks } from './maximum.ts';
import { inSeason } from './northwest.ts';
import { combatWindow, oldOnesTurn, played } from './revenge.ts';
import type { TestServer } from './test-server.ts';

/** A screen of the page, and how to come to it. */
export interface Screen {
  readonly name: string;
  readonly open: (page: Page, testServer: TestServer) => Promise<void>;
}

const at =
  (path: string, ready: string): Screen['open'] =>
  async (page, testServer) => {
    await page.goto(`${testServer.url}${path}`);
    await page.locator(ready).first().waitFor();
  };

/** A game of one person on this device, played up to a position. */
const table =
  (wanted: Arranged, path: 'local' | 'review' = 'local'): Screen['open'] =>
  (page, testServer) =>
    opened(page, testServer, arrange(wanted), path);

async function opened(
  page: Page,
  testServer: TestServer,
  kept: Kept,
  path: 'local' | 'review',
): Promise<void> {
  await shelve(page, testServer.url, kept);
  await page.goto(`${testServer.url}/${path}/${kept.id}`);
  await page.locator('.prompt h2, main.hand-over h2, .prompt.review').first().waitFor();
}

/** The first of many games that comes to such a position. */
const anyTable =
  (wanted: Arranged): Screen['open'] =>
  (page, testServer) =>
    opened(page, testServer, arrangeAny(wanted), 'local');

const SOLO = { game: 'auztralia', config: { seats: 1, level: 'easy' }, people: ['Ada'] } as const;
const inCombat = (view: unknown): boolean =>
  typeof view === 'object' && view !== null && 'combat' in view && view.combat !== null;

const spaceOfOldOnes = (view: unknown): number => {
  const { discs } = view as { discs: readonly { seat: number; space: number }[] };
  return discs.find(({ seat }) => seat === -1)?.space ?? 0;
};

const atChoice: Screen['open'] = table({
  ...SOLO,
  seed: 3,
  until: (look) => look.seq > 12 && look.choices?.[0]?.do === 'box',
});

/** After the first card of a combat: the card, what it did, the force. */
function afterCard(): Arranged {
  let stays = 0;
  return {
    ...SOLO,
    seed: 5,
    prefer: ['stay'],
    until: (look) => look.choices?.[0]?.do === 'stay' && ++stays > 1,
  };
}

/** The Old Ones moved since the last decision. */
function afterNight(): Arranged {
  let before = 0;
  return {
    ...SOLO,
    seed: 3,
    until: (look) => {
      const space = spaceOfOldOnes(look.view);
      const moved = before > 24 && space > before;
      before = space;
      return moved && look.choices?.[0]?.do === 'box';
    },
  };
}

const shows =
  (there: Screen['open'], thing: string): Screen['open'] =>
  async (page, testServer) => {
    await there(page, testServer);
    await page.locator(thing).first().waitFor();
  };

const showsWhyNot: Screen['open'] = async (page, testServer) => {
  await atChoice(page, testServer);
  await page.locator('[data-thing][data-state="refused"]').first().click();
  await page.locator('.bubble').waitFor();
};

const waits: Screen['open'] = async (page, testServer) => {
  await page.goto(testServer.url);
  const id = await page.evaluate(async () => {
    const post = (path: string, body: unknown) =>
      fetch(`/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }).then((answer) => answer.json());
    await post('/me', { name: 'Ada' });
    const { info } = await post('/tables', {
      game: 'whiteout',
      config: { seats: 3, race: 'short' },
    });
    return info.id as string;
  });
  await page.goto(`${testServer.url}/table/${id}`);
  await page.locator('.chairs li').first().waitFor();
};

export const SCREENS: readonly Screen[] = [
  { name: 'home', open: at('/', '.shelf') },
  {
    name: 'home-with-games',
    open: async (page, testServer) => {
      await shelve(page, testServer.url, arrange({ ...SOLO, seed: 4 }));
      await page.goto(testServer.url);
      await page.locator('.game-list li').first().waitFor();
    },
  },
  { name: 'new-table', open: at('/new/auztralia', '.table-form') },
  { name: 'new-table-whiteout', open: at('/new/whiteout', '.table-form') },
  { name: 'table', open: atChoice },
  { name: 'table-why-not', open: showsWhyNot },
  { name: 'table-combat', open: table({ ...SOLO, seed: 5, until: (look) => inCombat(look.view) }) },
  { name: 'table-combat-card', open: shows(table(afterCard()), '.so-far') },
  { name: 'table-tidings', open: shows(table(afterNight()), '.tidings') },
  { name: 'table-end', open: table({ ...SOLO, seed: 6 }) },
  {
    name: 'table-west-four',
    open: table({
      game: 'auztralia',
      config: { seats: 4, map: 'west' },
      people: ['Ada'],
      seed: 8,
      until: (look) => look.seq > 30,
    }),
  },
  { name: 'revenge-turn', open: shows(table(oldOnesTurn), '.mythos-dock') },
  { name: 'revenge-combat', open: shows(table(combatWindow), '.card-window') },
  { name: 'revenge-end', open: shows(table({ ...played(2), seed: 5 }), '.revenge-ending') },
  { name: 'northwest-season-1', open: table(inSeason(1)) },
  { name: 'northwest-season-5', open: table(inSeason(5)) },
  { name: 'northwest-season-10', open: table(inSeason(10)) },
  {
    name: 'table-whiteout',
    open: table({
      game: 'whiteout',
      config: { seats: 2 },
      people: ['Ada'],
      seed: 9,
      until: (look) => look.seq > 8,
    }),
  },
  {
    name: 'maximum-six',
    open: table({
      game: 'maximum-apocalypse',
      config: { seats: 6, mission: 4 },
      people: ['Ada'],
      seed: 3,
      until: (look) => look.seq > 120 && look.asked?.step === 'action',
    }),
  },
  {
    name: 'maximum-end',
    open: table({
      game: 'maximum-apocalypse',
      config: { seats: 1, mission: 0 },
      people: ['Ada'],
      seed: 5,
    }),
  },
  { name: 'maximum-night', open: anyTable(nightAsks) },
  { name: 'maximum-missions', open: at('/maximum-apocalypse/missions', '.atlas') },
  {
    name: 'hand-over',
    open: table({
      game: 'whiteout',
      config: { seats: 2 },
      people: ['Ada', 'Ben'],
      seed: 10,
      until: (look) => look.seq > 5,
    }),
  },
  {
    name: 'table-rule',
    open: async (page, testServer) => {
      await atChoice(page, testServer);
      await page.locator('.prompt .rule-id').first().click();
      await page.locator('.rule-panel article, .rule-panel h2, .rule-panel h3').first().waitFor();
    },
  },
  {
    name: 'table-settings',
    open: async (page, testServer) => {
      await atChoice(page, testServer);
      await page.locator('.menu .head-button').click();
      await page.locator('.menu-panel').waitFor();
    },
  },
  { name: 'review', open: table({ ...SOLO, seed: 6 }, 'review') },
  { name: 'rules', open: at('/rules/auztralia', '#main h1') },
  { name: 'rule', open: at('/rules/auztralia/AUZ-RECR-03', '#main h1') },
  { name: 'lessons', open: at('/learn', '.learn-game li') },
  { name: 'lesson', open: at('/learn/auztralia/first-game', '.guide-says') },
  { name: 'settings', open: at('/settings', '.settings-form') },
  { name: 'credits', open: at('/credits', '.prose') },
  { name: 'gallery', open: at('/gallery', '.gallery') },
  { name: 'not-found', open: at('/nowhere', '.unmapped') },
  { name: 'waiting-room', open: waits },
];

/** Letters are there, and whatever moves once has come to rest. */
export async function still(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        (moving) =>
          moving.playState !== 'running' || moving.effect?.getTiming().iterations === Infinity,
      ),
  );
}
