import type { Language } from '@incognita/kernel';
import type { CardKind, Find } from '../content/cards.ts';

interface BoardWords {
  readonly map: (pole: number) => string;
  readonly recentre: string;
  readonly camp: string;
  readonly pole: string;
  readonly sled: (name: string, space: string) => string;
  readonly space: (space: number) => string;
  readonly marker: (space: number) => string;
  readonly round: string;
  readonly of: (round: number, rounds: number) => string;
  readonly hand: string;
  readonly finds: string;
  readonly noFinds: string;
  readonly find: Readonly<Record<Find, string>>;
  readonly worth: (points: number) => string;
  readonly cards: (n: number) => string;
  readonly deck: string;
  readonly discard: string;
  readonly nothing: string;
  readonly scouted: string;
  readonly others: string;
  readonly effect: Readonly<Record<CardKind, string>>;
}

const en: BoardWords = {
  map: (pole) => `The trail over the ice, from the base camp to the pole on space ${pole}`,
  recentre: 'Show the whole trail',
  camp: 'Base camp',
  pole: 'Pole',
  sled: (name, space) => `Sled of ${name}, ${space}`,
  space: (space) => `space ${space}`,
  marker: (space) => `Find marker, face down, space ${space}`,
  round: 'Round',
  of: (round, rounds) => `${round} of ${rounds}`,
  hand: 'Your hand',
  finds: 'Finds',
  noFinds: 'None yet',
  find: { rations: 'Rations', meteorite: 'Meteorite', crevasse: 'Crevasse', nothing: 'Snow' },
  worth: (points) => `${points} points each`,
  cards: (n) => (n === 1 ? '1 card' : `${n} cards`),
  deck: 'Deck',
  discard: 'Discard pile',
  nothing: 'Empty',
  scouted: 'Scouted',
  others: 'The other teams',
  effect: {
    'dogs-1': 'Trek 1',
    'dogs-2': 'Trek 2, push on 1',
    'dogs-3': 'Trek 3, push on 2',
    storm: 'Over a team level or ahead',
    shelter: 'A storm passes',
  },
};

const fr: BoardWords = {
  map: (pole) => `La piste sur la glace, du camp de base au pôle, case ${pole}`,
  recentre: 'Montrer toute la piste',
  camp: 'Camp de base',
  pole: 'Pôle',
  sled: (name, space) => `Traîneau de ${name}, ${space}`,
  space: (space) => `case ${space}`,
  marker: (space) => `Jeton de trouvaille, face cachée, case ${space}`,
  round: 'Manche',
  of: (round, rounds) => `${round} sur ${rounds}`,
  hand: 'Votre main',
  finds: 'Trouvailles',
  noFinds: 'Aucune pour l’instant',
  find: { rations: 'Vivres', meteorite: 'Météorite', crevasse: 'Crevasse', nothing: 'Neige' },
  worth: (points) => `${points} points chacun`,
  cards: (n) => (n === 1 ? '1 carte' : `${n} cartes`),
  deck: 'Pioche',
  discard: 'Défausse',
  nothing: 'Vide',
  scouted: 'Exploré',
  others: 'Les autres attelages',
  effect: {
    'dogs-1': 'Avance de 1',
    'dogs-2': 'Avance de 2, force de 1',
    'dogs-3': 'Avance de 3, force de 2',
    storm: 'Sur un attelage à hauteur ou devant',
    shelter: 'Une tempête passe',
  },
};

const WORDS: Readonly<Record<Language, BoardWords>> = { en, fr };

export const boardWords = (language: Language): BoardWords => WORDS[language];
