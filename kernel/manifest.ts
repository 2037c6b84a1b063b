import type { AnyFace, AnyGame, AnyScenario } from './game.ts';
import type { ListedLesson } from './lesson.ts';
import type { AnyCatalogue, Language } from './words.ts';

/** What a page says of a game before it has fetched anything of it. */
export interface ManifestWords {
  readonly name: string;
  /** Its name in full, where that is another: in a sentence that says whose rules are followed. */
  readonly fullName?: string;
  /** A sentence or two that make people want to play it. */
  readonly about: string;
  /** Whose game it is. */
  readonly credit: string;
}

/** A figure on a ground, at the size of a stamp: path data on a grid of 48. */
export interface Emblem {
  readonly ground: string;
  readonly figure: string;
}

/** Another way to play a game that deserves a poster of its own: an expansion, the other side. */
export interface Edition {
  /** The name of its picture in `board/poster.tsx`. */
  readonly id: string;
  /** For the first page, which need not carry that picture. */
  readonly emblem: Emblem;
  /** What the form of a new table opens with. */
  readonly options: Readonly<Record<string, string | number | boolean>>;
  /** Whether a table is played in this way. */
  readonly isPlayed: (config: Readonly<Record<string, unknown>>) => boolean;
  readonly words: Readonly<Record<Language, { readonly name: string; readonly about: string }>>;
}

/** The parts of a game, each fetched only by those who need it. */
export interface GameCode {
  /** For whoever shows tables. */
  readonly face: () => Promise<AnyFace>;
  /** For whoever plays: a server, the worker of a page, a review, the lab. */
  readonly rules: () => Promise<AnyGame>;
  /** For tables with content of their own, and for scenario files. */
  readonly scenario: () => Promise<AnyScenario>;
  readonly text: Readonly<Record<Language, () => Promise<AnyCatalogue>>>;
  /** Its lessons, the first one first; missing in a game that has none. */
  readonly lessons?: () => Promise<readonly ListedLesson[]>;
}

/**
 * A game as the rest of the project knows it: enough for a list of games, and how to fetch the rest.
 * Server, lab and page learn from here which games there are; `catalogue/` lists the manifests.
 */
export interface Manifest {
  /** The name of its folder, and its name in addresses, saved games and on the command line. */
  readonly id: string;
  /** Its place among the others; the lower, the earlier. */
  readonly order: number;
  /** On the first page with the large posters, or as the small one that shows how a table works. */
  readonly shelf: 'poster' | 'first-steps';
  /** Everything in its rulebook is told in both languages, tested and coded; `lab rules` sees to it. */
  readonly finished: boolean;
  /** `data-game` of whatever wears its colours; the tokens are in `board/theme.css`. */
  readonly theme: string;
  readonly seats: { readonly from: number; readonly to: number };
  readonly minutes: { readonly text: string; readonly each: boolean };
  /** People win or lose together. */
  readonly together: boolean;
  /** Who designed it; null for a game of our own. */
  readonly designer: string | null;
  readonly words: Readonly<Record<Language, ManifestWords>>;
  /** A stamp: the colour of its ground, and a figure as path data on a grid of 48. */
  readonly emblem: Emblem;
  readonly editions?: readonly Edition[];
  /** How its parts are fetched; null while it cannot be played yet. */
  readonly code: GameCode | null;
}
