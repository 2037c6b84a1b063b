import type { Language } from '@incognita/kernel';

/** What the server leaves of a name whose account was deleted; see its protocol. */
export const FORMER_PLAYER = 'a former player';

const CALLED: Readonly<Record<Language, string>> = {
  en: 'a former player',
  fr: 'un ancien joueur',
};

/** A person's name as a reader sees it: whoever has left has none. */
export const personName = (name: string, language: Language): string =>
  name === FORMER_PLAYER ? CALLED[language] : name;
