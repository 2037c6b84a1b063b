import { allRules } from '@incognita/catalogue';
import { type AnyTypes, type ChoiceOf, engineOf, type Json } from '@incognita/kernel';
import { bot, human, Table, type TableView } from '@incognita/table';
import type { Page } from '@playwright/test';
import { Wanderer } from './wanderer.ts';

const GAMES = await allRules();

export interface Arranged {
  readonly game: string;
  readonly config: Readonly<Record<string, string | number | boolean>>;
  /** Who sits down first; bots take the other seats. */
  readonly people: readonly string[];
  readonly seed: number;
  /** Content that this table writes out itself, in the words of scenario files. */
  readonly overrides?: Json;
  /** The position to stop at, as the person who is asked sees it; the end if it is left out. */
  readonly until?: (look: TableView<AnyTypes>) => boolean;
  /** A taste for some choices, where they are there: their words, or a worth for each of them. */
  readonly prefer?: readonly string[] | Taste;
}

/** What a choice is worth to whoever is asked; the best is taken, and chance decides between equals. */
export type Taste = (choice: ChoiceOf<AnyTypes>, look: TableView<AnyTypes>) => number;

/** A game that was played up to a position, as this browser would have kept it. */
export interface Kept {
  readonly id: string;
  readonly game: string;
  readonly over: boolean;
  readonly saved: unknown;
}

/** The position that was asked for did not come in this game. */
class NeverCame extends Error {}

/** Games that `arrangeAny` plays at most; a position that none of them comes to is too rare. */
const MOST_GAMES = 200;

/** The first game, from a seed on, that comes to the position: rules may change, tests need not. */
export function arrangeAny(wanted: Arranged): Kept {
  for (let seed = wanted.seed; seed < wanted.seed + MOST_GAMES; seed++)
    try {
      return arrange({ ...wanted, seed });
    } catch (error) {
      if (!(error instanceof NeverCame)) throw error;
    }
  throw new Error(`none of ${MOST_GAMES} games from seed ${wanted.seed} on came to that position`);
}

/** Plays by chance from a fixed seed, so that a test finds the same position every time. */
export function arrange(wanted: Arranged): Kept {
  const game = GAMES.find(({ id }) => id === wanted.game);
  if (!game) throw new Error(`there is no game "${wanted.game}"`);
  const defaults = Object.fromEntries(
    Object.entries(game.config.fields).map(([field, { default: usual }]) => [field, usual]),
  );
  const config = { ...defaults, ...wanted.config };
  const { overrides = null } = wanted;
  const table = Table.open(engineOf(game, overrides), {
    config,
    overrides,
    seats: Array.from({ length: Number(config.seats) }, (_, seat) => {
      const name = wanted.people[seat];
      return name === undefined ? bot('random') : human(name, 'this-device');
    }),
    secret: wanted.seed.toString(16).padStart(64, '0'),
    local: true,
  });
  table.ask({ do: 'start' }, 0);
  const wanderer = new Wanderer(wanted.seed);
  for (let seat = table.asked; seat !== null; seat = table.asked) {
    const look = table.viewFor(seat);
    const person = seat < wanted.people.length;
    if (person && wanted.until?.(look)) break;
    const choice = pickFrom(look, wanted, wanderer);
    const by = person ? {} : ({ as: 'bot' } as const);
    const answer = table.ask({ do: 'submit', seat, seq: table.seq, choice, ...by }, 0);
    if ('refused' in answer) throw new Error(`refused: ${JSON.stringify(answer.refused.trouble)}`);
  }
  if (wanted.until && table.over) throw new NeverCame('the game ended before that position came');
  const whole = table.exportWhole();
  if ('refused' in whole) throw new Error('a game on one device can be exported');
  return { id: `e2e${wanted.seed}`, game: game.id, over: table.over, saved: whole.saved };
}

function pickFrom(
  look: TableView<AnyTypes>,
  wanted: Arranged,
  wanderer: Wanderer,
): ChoiceOf<AnyTypes> {
  const choices = look.choices ?? [];
  const { prefer = [] } = wanted;
  const liked =
    typeof prefer === 'function'
      ? best(choices, look, prefer)
      : choices.filter((choice) => prefer.includes(choice.do));
  const from = liked.length > 0 ? liked : choices;
  const choice = from[wanderer.below(from.length)];
  if (!choice) throw new Error('somebody is asked and has no choice');
  return choice;
}

function best(
  choices: readonly ChoiceOf<AnyTypes>[],
  look: TableView<AnyTypes>,
  taste: Taste,
): readonly ChoiceOf<AnyTypes>[] {
  const worth = choices.map((choice) => taste(choice, look));
  const most = Math.max(...worth);
  return choices.filter((_choice, i) => worth[i] === most);
}

/** Puts a game among the browser's saved games, as if it had been played there. */
export async function shelve(page: Page, url: string, kept: Kept): Promise<void> {
  await page.goto(url);
  // The home page lists the games, and makes their database for that.
  await page.locator('.lower').waitFor();
  await page.evaluate(
    async (row) => {
      const finished = <V>(request: IDBRequest<V>): Promise<V> =>
        new Promise((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      for (let tries = 0; tries < 50; tries++) {
        const known = await indexedDB.databases();
        if (known.some(({ name }) => name === 'incognita')) break;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      const database = await finished(indexedDB.open('incognita'));
      const games = database.transaction('games', 'readwrite').objectStore('games');
      await finished(games.put(row));
      database.close();
    },
    { ...kept, updated: Date.now(), asked: null, seats: [] },
  );
}
