import { PLAYABLE } from '@incognita/catalogue';

/** A page that has a budget: what may travel as script before anybody has done anything there. */
export interface WeighedPage {
  /** As in the benchmark: web/NAME. */
  readonly name: string;
  readonly about: string;
  /** Gzipped bytes of script; the worker with the rules is apart. */
  readonly budget: number;
  /** The table that is opened; null for the home page. */
  readonly table: {
    readonly game: string;
    readonly config: Readonly<Record<string, string | number>>;
  } | null;
  /** The lesson that is opened after that table: only what it adds is weighed. */
  readonly lesson?: string;
}

const HOME_BUDGET = 100_000;
const TABLE_BUDGET = 220_000;
/** A table with an expansion brings that expansion's board as well. */
const EXPANDED_BUDGET = 250_000;

/** The guide, the light and the beats, beside what the table has loaded already. */
const LESSON_BUDGET = 25_000;

export const WEIGHED_PAGES: readonly WeighedPage[] = [
  {
    name: 'home-gz',
    about: 'gzipped script of the first page before the first interaction',
    budget: HOME_BUDGET,
    table: null,
  },
  ...PLAYABLE.map(({ id, words }) => ({
    name: `table-gz-${id}`,
    about: `gzipped script of a table of ${words.en.name}, the worker apart`,
    budget: TABLE_BUDGET,
    table: { game: id, config: {} },
  })),
  {
    name: 'table-gz-auztralia-revenge',
    about: 'the same of AuZtralia with Revenge of the Old Ones',
    budget: EXPANDED_BUDGET,
    table: {
      game: 'auztralia',
      config: { seats: 3, revenge: 'old-ones-player', oldOnes: 'seat-1' },
    },
  },
  {
    name: 'lesson-gz',
    about: 'gzipped script that a lesson of Whiteout adds to its table',
    budget: LESSON_BUDGET,
    table: { game: 'whiteout', config: {} },
    lesson: 'first-race',
  },
];
