import type { Span } from '@incognita/kernel';
import { useText } from './use-text.ts';

/** The words around a table: who plays for whom, what was missed, what comes after. */
export interface TableWords {
  readonly sinceThen: string;
  readonly moreInLog: (n: number) => string;
  readonly gotIt: string;
  /** Beside the first of several choices that are alike. */
  readonly andMore: (n: number) => string;
  readonly skip: string;
  /** What may soon end the game. */
  readonly threats: string;
  readonly moreThreats: (n: number) => string;
  /** Before something that cannot be taken back. */
  readonly areYouSure: string;
  readonly notYet: string;
  readonly timeOf: (name: string) => string;
  readonly days: (n: number) => string;
  readonly hours: (n: number) => string;
  readonly undoAsked: (names: readonly string[]) => string;
  readonly botPlaysForYou: string;
  readonly leave: string;
  readonly nextTable: string;
  readonly watchNext: string;
  readonly seeBoard: string;
  readonly seeAccount: string;
  readonly toServer: string;
  readonly toServerNote: string;
  readonly toServerShared: string;
  readonly mySeat: string;
  readonly seatsFree: (names: readonly string[]) => string;
  readonly sitAs: (name: string) => string;
  /** Passing all windows of a span in advance, and being asked again. */
  readonly passFor: Readonly<Record<Span, string>>;
  readonly passing: Readonly<Record<Span, string>>;
  /** What a window's clock counts down to. */
  readonly windowCloses: string;
  readonly keys: string;
  readonly keyList: readonly (readonly [string, string])[];
}

const en: TableWords = {
  sinceThen: 'Since your last decision',
  moreInLog: (n) => `${n} more in the log`,
  gotIt: 'Got it',
  andMore: (n) => `and ${n} more`,
  skip: 'Skip ahead',
  threats: 'Warnings',
  moreThreats: (n) => (n === 1 ? 'One more warning.' : `${n} more warnings.`),
  areYouSure: 'Are you sure?',
  notYet: 'Not yet',
  timeOf: (name) => `Time of ${name}`,
  days: (n) => `${n} d`,
  hours: (n) => `${n} h`,
  undoAsked: (names) => `You asked to undo. Waiting for ${names.join(', ')}.`,
  botPlaysForYou: 'A bot plays for you.',
  leave: 'Leave the table',
  nextTable: 'Sit down at the next game',
  watchNext: 'Watch the next game',
  seeBoard: 'See the board',
  seeAccount: 'See the score',
  toServer: 'Move to the server',
  toServerNote:
    'Others can watch it through a link. It is marked as unverified, and a copy stays here.',
  toServerShared:
    'You keep this seat; the others take theirs through the link. It is marked as unverified, and a copy stays here.',
  mySeat: 'My seat there',
  seatsFree: (names) =>
    names.length === 1 ? `${names[0]} is free.` : `${names.join(' and ')} are free.`,
  sitAs: (name) => `Sit down as ${name}`,
  passFor: {
    action: 'Pass for the rest of this action',
    combat: 'Pass for the rest of this combat',
    turn: 'Pass for the rest of this turn',
    round: 'Pass for the rest of this round',
  },
  passing: {
    action: 'You pass until this action is over.',
    combat: 'You pass until this combat is over.',
    turn: 'You pass until this turn is over.',
    round: 'You pass until this round is over.',
  },
  windowCloses: 'Time until this passes by itself',
  keys: 'Keys',
  keyList: [
    ['A – Y', 'select a choice; press again to confirm'],
    ['Enter', 'confirm what is selected, or pick what has the focus'],
    ['Esc', 'deselect, close'],
    ['Z', 'undo'],
    ['Space', 'skip ahead while bots move'],
    ['Tab', 'through what is lit, the list and the buttons'],
    ['← ↑ → ↓', 'between neighbours on the board'],
    ['+ − 0', 'zoom in, zoom out, the whole board (with the board in focus)'],
    ['[ ]', 'my decisions, in a review'],
    ['?', 'this list'],
  ],
};

const fr: TableWords = {
  sinceThen: 'Depuis votre dernier choix',
  moreInLog: (n) => `${n} de plus dans le journal`,
  gotIt: 'Compris',
  andMore: (n) => `et ${n} de plus`,
  skip: 'Passer',
  threats: 'Alertes',
  moreThreats: (n) => (n === 1 ? 'Une autre alerte.' : `${n} autres alertes.`),
  areYouSure: 'Vous êtes sûr ?',
  notYet: 'Pas encore',
  timeOf: (name) => `Temps : ${name}`,
  days: (n) => `${n} j`,
  hours: (n) => `${n} h`,
  undoAsked: (names) => `Vous avez demandé à annuler. On attend ${names.join(', ')}.`,
  botPlaysForYou: 'Un robot joue pour vous.',
  leave: 'Quitter la table',
  nextTable: 'S’asseoir à la partie suivante',
  watchNext: 'Regarder la partie suivante',
  seeBoard: 'Voir le plateau',
  seeAccount: 'Voir le décompte',
  toServer: 'Passer sur le serveur',
  toServerNote:
    'D’autres peuvent la suivre par un lien. Elle est marquée comme non vérifiée ; une copie reste ici.',
  toServerShared:
    'Vous gardez cette place ; les autres prennent la leur par le lien. Elle est marquée comme non vérifiée ; une copie reste ici.',
  mySeat: 'Ma place là-bas',
  seatsFree: (names) =>
    names.length === 1 ? `${names[0]} est libre.` : `${names.join(' et ')} sont libres.`,
  sitAs: (name) => `Prendre la place ${name}`,
  passFor: {
    action: 'Passer jusqu’à la fin de l’action',
    combat: 'Passer jusqu’à la fin du combat',
    turn: 'Passer jusqu’à la fin du tour',
    round: 'Passer jusqu’à la fin de la manche',
  },
  passing: {
    action: 'Vous passez jusqu’à la fin de l’action.',
    combat: 'Vous passez jusqu’à la fin du combat.',
    turn: 'Vous passez jusqu’à la fin du tour.',
    round: 'Vous passez jusqu’à la fin de la manche.',
  },
  windowCloses: 'Temps avant de passer d’office',
  keys: 'Touches',
  keyList: [
    ['A – Y', 'sélectionner un choix ; une seconde fois pour confirmer'],
    ['Entrée', 'confirmer la sélection, ou prendre ce qui a le focus'],
    ['Échap', 'désélectionner, fermer'],
    ['Z', 'annuler'],
    ['Espace', 'passer les coups des robots'],
    ['Tab', 'parcourir ce qui est éclairé, la liste et les boutons'],
    ['← ↑ → ↓', 'entre voisins sur le plateau'],
    ['+ − 0', 'zoomer, dézoomer, tout le plateau (quand le plateau a le focus)'],
    ['[ ]', 'mes choix, dans une relecture'],
    ['?', 'cette liste'],
  ],
};

export const tableWords = { en, fr };

export const useTableWords = (): TableWords => useText(tableWords);
