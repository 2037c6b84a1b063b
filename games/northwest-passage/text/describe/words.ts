import type { Language } from '@incognita/kernel';
import { NBSP } from '../typography.ts';

/** What the table in plain text says beside names. */
export interface TableWords {
  readonly legend: readonly string[];
  readonly label: (text: string) => string;
  readonly season: (season: number, disc: string, frozen: number) => string;
  readonly order: string;
  readonly passed: string;
  readonly display: (left: number) => string;
  readonly small: string;
  readonly prestige: string;
  readonly score: (score: number, points: number) => string;
  readonly ship: string;
  readonly sled: string;
  readonly aboard: string;
  readonly lost: string;
  readonly icebound: string;
  readonly crew: (available: number, resting: number) => string;
  readonly reserve: string;
  readonly tokens: string;
  readonly home: string;
  readonly nothing: string;
  readonly stores: (food: number, morale: number, franklin: number) => string;
  readonly card: string;
  readonly turn: (turn: number) => string;
  readonly tuunbaq: string;
  readonly over: string;
}

export const tableWords: Readonly<Record<Language, TableWords>> = {
  en: {
    legend: [
      'Corners: # Land, ~ Sea, . unknown. Tokens: c Cairn, f Franklin, i Inuit, s Strait.',
      'Digits: vehicles of that player, S Ship, L Sled; T Tuunbaq. * marks frozen rows.',
    ],
    label: (text) => `${text}:`,
    season: (season, disc, frozen) => `Season ${season}, sun on ${disc}, ${frozen} rows frozen`,
    order: 'Turn order',
    passed: 'Passed',
    display: (left) => `Display, ${left} tiles left in the reserve`,
    small: 'Small tiles',
    prestige: 'Prestige tokens left, Passage and Greenland',
    score: (score, points) => `${score} Prestige, ${points} if the game ended now`,
    ship: 'Ship',
    sled: 'Sled',
    aboard: 'aboard',
    lost: 'lost',
    icebound: 'icebound',
    crew: (available, resting) => `${available} available, ${resting} resting`,
    reserve: 'Own tiles',
    tokens: 'Tokens',
    home: 'home',
    nothing: 'none',
    stores: (food, morale, franklin) =>
      `${food} Food, ${morale} Morale, ${franklin} Franklin points`,
    card: 'Voyage card',
    turn: (turn) => `Turn ${turn} of the season`,
    tuunbaq: 'Tuunbaq',
    over: 'The game is over.',
  },
  fr: {
    legend: [
      `Coins${NBSP}: # Terre, ~ Mer, . inconnu. Jetons${NBSP}: c Cairn, f Franklin, i Inuit, s Détroit.`,
      `Chiffres${NBSP}: véhicules du joueur, S Navire, L Traîneau${NBSP}; T Tuunbaq. * lignes gelées.`,
    ],
    label: (text) => `${text}${NBSP}:`,
    season: (season, disc, frozen) =>
      `Saison ${season}, soleil en ${disc}, lignes gelées${NBSP}: ${frozen}`,
    order: 'Ordre du tour',
    passed: 'Ont passé',
    display: (left) => `Tuiles visibles, ${left} dans la réserve`,
    small: 'Petites tuiles',
    prestige: 'Jetons de Prestige restants, passage et Groenland',
    score: (score, points) => `${score} Prestige, ${points} si la partie finissait ici`,
    ship: 'Navire',
    sled: 'Traîneau',
    aboard: 'à bord',
    lost: 'perdu',
    icebound: 'pris par les glaces',
    crew: (available, resting) => `${available} disponibles, ${resting} au repos`,
    reserve: 'Tuiles en main',
    tokens: 'Jetons',
    home: 'rentrée',
    nothing: 'aucune',
    stores: (food, morale, franklin) =>
      `${food} Nourriture, ${morale} Moral, ${franklin} points Franklin`,
    card: 'Carte Voyage',
    turn: (turn) => `Tour ${turn} de la saison`,
    tuunbaq: 'Tuunbaq',
    over: 'La partie est finie.',
  },
};
