import { useEffect } from 'react';
import { pageOf } from '../catalogue.ts';

/** The display letters of a game, fetched with its pages; our own come with the first page. */
export function useFonts(game: string): void {
  useEffect(() => {
    // Without them the page is set in the system's letters.
    pageOf(game)
      ?.fonts()
      .catch(() => {});
  }, [game]);
}
