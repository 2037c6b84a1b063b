import type { Language } from '@incognita/kernel';
import type { ReactElement } from 'react';
import type { BoardModule } from './contract.ts';

/** A finished game of this device, as a page of the game may know it. */
export interface FinishedGame {
  readonly id: string;
  readonly config: Readonly<Record<string, unknown>>;
  readonly won: boolean;
  /** Who sat there, by name, in the order of the seats. */
  readonly people: readonly string[];
  /** When it ended, in milliseconds. */
  readonly ended: number;
  /** Where it can be looked through. */
  readonly href: string;
}

/** What a page of a game's own is given. */
export interface OwnPageProps {
  readonly language: Language;
  /** The newest first. */
  readonly finished: readonly FinishedGame[];
  /** Opens the form of a new table with these options. */
  readonly play: (config: Readonly<Record<string, string | number | boolean>>) => void;
}

/** A page that a game brings along, below its own name: `/maximum-apocalypse/missions`. */
export interface OwnPage {
  /** The last part of its address. */
  readonly path: string;
  readonly title: Readonly<Record<Language, string>>;
  readonly load: () => Promise<(props: OwnPageProps) => ReactElement>;
}

/** How the page fetches what it shows of a game: `board/page.ts` of each game, as `page`. */
export interface GamePage {
  readonly board: () => Promise<BoardModule<never, never>>;
  readonly rulebook: (language: Language) => Promise<string>;
  /** Its display letters; without them its pages are set in the system's. */
  readonly fonts: () => Promise<unknown>;
  readonly pages: readonly OwnPage[];
}
