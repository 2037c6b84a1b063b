import type { Language } from '@incognita/kernel';
import type { PersonalityId } from '../content/types.ts';
import { explain as explainEn } from './explain.en.ts';
import { explain as explainFr } from './explain.fr.ts';
import type { Explain } from './explain.ts';
import { cards as cardsEn, names as namesEn } from './names.en.ts';
import { cards as cardsFr, names as namesFr } from './names.fr.ts';
import type { CardNames, Names } from './names.ts';
import { effects as effectsEn } from './personalities.en.ts';
import { effects as effectsFr } from './personalities.fr.ts';

/** Everything a page may want to say about a piece, a card or a box outside of the log. */
export interface Reference {
  readonly names: Names;
  readonly cards: CardNames;
  readonly effects: Readonly<Record<PersonalityId, string>>;
  readonly explain: Explain;
}

export const reference: Readonly<Record<Language, Reference>> = {
  en: { names: namesEn, cards: cardsEn, effects: effectsEn, explain: explainEn },
  fr: { names: namesFr, cards: cardsFr, effects: effectsFr, explain: explainFr },
};

export { type GlossaryEntry, glossary } from './glossary.ts';
