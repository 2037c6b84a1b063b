import type { GamePage } from '@incognita/boards/page';
import { MANIFESTS, manifestOf } from '@incognita/catalogue';
import type { Language, Manifest, ManifestWords } from '@incognita/kernel';
import { useSettings } from './settings.ts';

/** What each game hands to the page: loaders, and the tokens of its theme. */
const PAGES = import.meta.glob<GamePage>('../games/*/board/page.ts', {
  eager: true,
  import: 'page',
});

export const pageOf = (game: string): GamePage | null =>
  PAGES[`../games/${game}/board/page.ts`] ?? null;

/** A game that the page can open: it has rules, and a board to show them on. */
export const isReady = ({ id, code }: Manifest): boolean => code !== null && pageOf(id) !== null;

/** How many sit at it, as “1–4”. */
export const seatsOf = ({ seats }: Manifest): string => `${seats.from}–${seats.to}`;

/** The games of the first page, in their order. */
export const SHELF: readonly Manifest[] = MANIFESTS.filter(({ shelf }) => shelf === 'poster');

/** The small game that shows how a table works, where there is one. */
export const FIRST_STEPS: Manifest | null =
  MANIFESTS.find(({ shelf }) => shelf === 'first-steps') ?? null;

/** The games that can be opened, in their order. */
export const READY: readonly Manifest[] = MANIFESTS.filter(isReady);

/** Which one is proposed where somebody has not chosen. */
export const DEFAULT_GAME: string = READY[0]?.id ?? '';

/** A game that can be opened, with what the page fetches of it; null for any other. */
export function readyGame(id: string): { manifest: Manifest; page: GamePage } | null {
  const manifest = manifestOf(id);
  const page = pageOf(id);
  return manifest && page && isReady(manifest) ? { manifest, page } : null;
}

/** The games of others with their designers, as a sentence lists them. */
export function creditedGames(language: Language): string {
  const games = MANIFESTS.flatMap(({ designer, words }) => {
    const { fullName, name } = words[language];
    return designer === null ? [] : [`${fullName ?? name} (${designer})`];
  });
  return new Intl.ListFormat(language).format(games);
}

const UNKNOWN = (id: string): ManifestWords => ({ name: id, about: '', credit: '' });

/** What a game is called, and what is said of it, in a language. */
export const gameWordsIn = (language: Language, id: string): ManifestWords =>
  manifestOf(id)?.words[language] ?? UNKNOWN(id);

/** The same in the reader's language. */
export function useGameWords(): (id: string) => ManifestWords {
  const language = useSettings((settings) => settings.language);
  return (id) => gameWordsIn(language, id);
}
