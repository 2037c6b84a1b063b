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
  readonly askAgain: string;
  readonly keys: string;
  readonly keyList: readonly (readonly [string, string])[];
}

const en: TableWords = {
  sinceThen: 'Since your last decision',
  moreInLog: (n) => `${n} more in the log`,
  gotIt: 'Got it',
  andMore: (n) => `and ${n} more`,
  skip: 'Skip ahead',
  timeOf: (name) => `Time of ${name}`,
  days: (n) => `${n} d`,
  hours: (n) => `${n} h`,
  undoAsked: (names) => `You asked to take back; ${names.join(', ')} can agree.`,
  botPlaysForYou: 'A bot plays for you.',
  leave: 'Leave the table',
  nextTable: 'Sit down at the next game',
  watchNext: 'Watch the next game',
  seeBoard: 'See the board',
  seeAccount: 'See the account',
  toServer: 'Move to the server',
  toServerNote: 'Others can watch it by a link. It is marked as unverified, and stays here too.',
  toServerShared:
    'You keep this seat; the others take theirs by the link. It is marked as unverified, and stays here too.',
  mySeat: 'My seat there',
  seatsFree: (names) =>
    names.length === 1
      ? `${names[0]} waits for somebody to sit down.`
      : `${names.join(' and ')} wait for somebody to sit down.`,
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
  askAgain: 'Ask me again',
  keys: 'Keys',
  keyList: [
    ['A – Y', 'select a choice; again: confirm'],
    ['Enter', 'confirm what is selected, or pick what has the focus'],
    ['Esc', 'deselect, close'],
    ['Z', 'undo'],
    ['Space', 'let bots move on at once'],
    ['Tab', 'through what is lit, the list and the buttons'],
    ['← ↑ → ↓', 'between neighbours on the board'],
    ['+ − 0', 'closer, wider, the whole board (focus on the board)'],
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
  timeOf: (name) => `Temps : ${name}`,
  days: (n) => `${n} j`,
  hours: (n) => `${n} h`,
  undoAsked: (names) =>
    `Vous avez demandé à revenir en arrière ; accord attendu : ${names.join(', ')}.`,
  botPlaysForYou: 'Un robot joue pour vous.',
  leave: 'Quitter la table',
  nextTable: 'S’asseoir à la partie suivante',
  watchNext: 'Regarder la partie suivante',
  seeBoard: 'Voir le plateau',
  seeAccount: 'Voir le décompte',
  toServer: 'Passer sur le serveur',
  toServerNote:
    'D’autres peuvent la regarder par un lien. Elle est marquée comme non vérifiée, et reste aussi ici.',
  toServerShared:
    'Vous gardez cette place ; les autres prennent la leur par le lien. Elle est marquée comme non vérifiée, et reste aussi ici.',
  mySeat: 'Ma place là-bas',
  seatsFree: (names) =>
    names.length === 1
      ? `${names[0]} attend quelqu’un.`
      : `${names.join(' et ')} attendent quelqu’un.`,
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
  askAgain: 'Me redemander',
  keys: 'Touches',
  keyList: [
    ['A – Y', 'sélectionner un choix ; encore : confirmer'],
    ['Entrée', 'confirmer la sélection, ou prendre ce qui a le focus'],
    ['Échap', 'désélectionner, fermer'],
    ['Z', 'annuler'],
    ['Espace', 'laisser les robots jouer aussitôt'],
    ['Tab', 'parcourir ce qui est éclairé, la liste et les boutons'],
    ['← ↑ → ↓', 'entre voisins sur le plateau'],
    ['+ − 0', 'plus près, plus large, tout le plateau (focus sur le plateau)'],
    ['[ ]', 'mes choix, dans une relecture'],
    ['?', 'cette liste'],
  ],
};

export const useTableWords = (): TableWords => useText({ en, fr });
