import type { Language } from '@incognita/kernel';
import type { CardKind, Find } from '../content/cards.ts';

/** What cards are called. */
export const CARD_NAMES: Readonly<Record<Language, Readonly<Record<CardKind, string>>>> = {
  en: {
    'dogs-1': 'Tired Dogs (1)',
    'dogs-2': 'Steady Dogs (2)',
    'dogs-3': 'Fast Dogs (3)',
    storm: 'Storm',
    shelter: 'Shelter',
  },
  fr: {
    'dogs-1': 'Chiens fatigués (1)',
    'dogs-2': 'Chiens endurants (2)',
    'dogs-3': 'Chiens rapides (3)',
    storm: 'Tempête',
    shelter: 'Abri',
  },
};

/** What finds are called, in the middle of a sentence. */
export const FIND_NAMES: Readonly<Record<Language, Readonly<Record<Find, string>>>> = {
  en: {
    rations: 'rations',
    meteorite: 'a meteorite',
    crevasse: 'a crevasse',
    nothing: 'nothing but snow',
  },
  fr: {
    rations: 'des vivres',
    meteorite: 'une météorite',
    crevasse: 'une crevasse',
    nothing: 'rien que de la neige',
  },
};

export const nameCards = (language: Language, kinds: readonly CardKind[]): string =>
  kinds.map((kind) => CARD_NAMES[language][kind]).join(', ');
