import type { Language } from '@incognita/kernel';
import { useEffect, useState } from 'react';
import { readyGame } from '../catalogue.ts';
import { type Rulebook, readRulebook } from './rulebook.ts';

const read = new Map<string, Promise<Rulebook>>();

function openRulebook(game: string, language: Language): Promise<Rulebook> {
  const key = `${game} ${language}`;
  const known = read.get(key);
  if (known) return known;
  const page = readyGame(game)?.page;
  if (!page) return Promise.reject(new Error(`there is no rulebook of "${game}"`));
  const opened = page.rulebook(language).then((markdown) => readRulebook(markdown, language));
  read.set(key, opened);
  // A page that was offline when it asked may ask again.
  opened.catch(() => read.delete(key));
  return opened;
}

/** The rulebook once it is there; the last one stays while another language is fetched. */
export function useRulebook(game: string, language: Language, wanted = true): Rulebook | null {
  const [book, setBook] = useState<Rulebook | null>(null);
  useEffect(() => {
    if (!wanted) return undefined;
    let current = true;
    openRulebook(game, language).then(
      (opened) => current && setBook(opened),
      () => current && setBook(null),
    );
    return () => {
      current = false;
    };
  }, [game, language, wanted]);
  return book;
}
