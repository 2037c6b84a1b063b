import type { Language } from '@incognita/kernel';
import { useSettings } from '../settings.ts';

/** The words around a table: who plays for whom, what was missed, what comes after. */
export interface TableWords {
  readonly sinceThen: string;
  readonly moreInLog: (n: number) => string;
  readonly gotIt: string;
  readonly timeOf: (name: string) => string;
  readonly days: (n: number) => string;
  readonly hours: (n: number) => string;
  readonly botPlaysForYou: string;
  readonly leave: string;
  readonly nextTable: string;
  readonly watchNext: string;
  readonly seeBoard: string;
  readonly seeAccount: string;
  readonly lead: (by: number) => string;
  readonly toServer: string;
  readonly toServerNote: string;
  readonly keys: string;
  readonly keyList: readonly (readonly [string, string])[];
  readonly skip: string;
}

const en: TableWords = {
  sinceThen: 'Since your last decision',
  moreInLog: (n) => `${n} more in the log`,
  gotIt: 'Got it',
  timeOf: (name) => `Time of ${name}`,
  days: (n) => `${n} d`,
  hours: (n) => `${n} h`,
  botPlaysForYou: 'A bot plays for you.',
  leave: 'Leave the table',
  nextTable: 'Sit down at the next game',
  watchNext: 'Watch the next game',
  seeBoard: 'See the board',
  seeAccount: 'See the account',
  lead: (by) => (by === 0 ? 'level on points' : `by ${by}`),
  toServer: 'Move to the server',
  toServerNote: 'Others can join and watch; it is marked as unverified.',
  keys: 'Keys',
  keyList: [
    ['A – Y', 'select a choice; again: confirm'],
    ['Enter', 'confirm what is selected, or pick what has the focus'],
    ['Esc', 'deselect, close'],
    ['Z', 'undo'],
    ['Tab', 'through what is lit, the list and the buttons'],
    ['← ↑ → ↓', 'between neighbours on the board'],
    ['+ − 0', 'closer, wider, the whole board (focus on the board)'],
    ['[ ]', 'my decisions, in a review'],
    ['?', 'this list'],
  ],
  skip: 'Skip',
};

const fr: TableWords = {
  sinceThen: 'Depuis votre dernier choix',
  moreInLog: (n) => `${n} de plus dans le journal`,
  gotIt: 'Compris',
  timeOf: (name) => `Temps : ${name}`,
  days: (n) => `${n} j`,
  hours: (n) => `${n} h`,
  botPlaysForYou: 'Un robot joue pour vous.',
  leave: 'Quitter la table',
  nextTable: 'S’asseoir à la partie suivante',
  watchNext: 'Regarder la partie suivante',
  seeBoard: 'Voir le plateau',
  seeAccount: 'Voir le décompte',
  lead: (by) => (by === 0 ? 'à égalité de points' : `avec ${by} d’avance`),
  toServer: 'Passer sur le serveur',
  toServerNote: 'D’autres peuvent venir et regarder ; elle est marquée comme non vérifiée.',
  keys: 'Touches',
  keyList: [
    ['A – Y', 'sélectionner un choix ; encore : confirmer'],
    ['Entrée', 'confirmer la sélection, ou prendre ce qui a le focus'],
    ['Échap', 'désélectionner, fermer'],
    ['Z', 'annuler'],
    ['Tab', 'parcourir ce qui est éclairé, la liste et les boutons'],
    ['← ↑ → ↓', 'entre voisins sur le plateau'],
    ['+ − 0', 'plus près, plus large, tout le plateau (focus sur le plateau)'],
    ['[ ]', 'mes choix, dans une relecture'],
    ['?', 'cette liste'],
  ],
  skip: 'Passer',
};

export const useTableWords = (): TableWords =>
  ({ en, fr })[useSettings((settings): Language => settings.language)];
