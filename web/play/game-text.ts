import { manifestOf } from '@incognita/catalogue';
import type { AnyCatalogue, Language } from '@incognita/kernel';
import { useEffect, useRef, useState } from 'react';
import { useSettings } from '../settings.ts';

/** The texts that were fetched, by game and language. */
const fetched = new Map<string, AnyCatalogue>();

const keyOf = (game: string, language: Language): string => `${game} ${language}`;

/** The texts of a game in one language. Rejects where there is no such game. */
export async function loadGameText(game: string, language: Language): Promise<AnyCatalogue> {
  const known = fetched.get(keyOf(game, language));
  if (known) return known;
  const code = manifestOf(game)?.code;
  if (!code) throw new Error(`there is no game called "${game}"`);
  const text = await code.text[language]();
  fetched.set(keyOf(game, language), text);
  return text;
}

/**
 * The texts of a game in the reader's language, or null until they are there. The last ones stay
 * while those of another language are fetched.
 */
export function useGameText(game: string): AnyCatalogue | null {
  const language = useSettings((settings) => settings.language);
  const [, setArrived] = useState(0);
  const known = fetched.get(keyOf(game, language));
  const last = useRef<AnyCatalogue | null>(null);
  if (known) last.current = known;
  useEffect(() => {
    if (fetched.has(keyOf(game, language))) return;
    loadGameText(game, language).then(() => setArrived((n) => n + 1), console.error);
  }, [game, language]);
  return known ?? last.current;
}
