import type { Language } from '@incognita/kernel';

/** What the kit itself says; everything on a card comes from its game. */
export interface CardWords {
  readonly lookThrough: string;
  readonly close: string;
  readonly previous: string;
  readonly next: string;
  readonly place: (n: number, of: number) => string;
  readonly copies: (n: number) => string;
  readonly faceDown: (n: number) => string;
  readonly empty: string;
  readonly topCard: string;
}

const en: CardWords = {
  lookThrough: 'Look through',
  close: 'Close',
  previous: 'Previous card',
  next: 'Next card',
  place: (n, of) => `Card ${n} of ${of}`,
  copies: (n) => `${n} copies`,
  faceDown: (n) => (n === 1 ? '1 card face down' : `${n} cards face down`),
  empty: 'empty',
  topCard: 'on top',
};

const fr: CardWords = {
  lookThrough: 'Parcourir',
  close: 'Fermer',
  previous: 'Carte précédente',
  next: 'Carte suivante',
  place: (n, of) => `Carte ${n} sur ${of}`,
  copies: (n) => `${n} exemplaires`,
  faceDown: (n) => (n === 1 ? '1 carte face cachée' : `${n} cartes face cachée`),
  empty: 'vide',
  topCard: 'sur le dessus',
};

const WORDS: Readonly<Record<Language, CardWords>> = { en, fr };

export const cardWords = (language: Language): CardWords => WORDS[language];
