import { useText } from './use-text.ts';

/** The words of playing: what is asked, why not, undo, the end. */
export interface PlayWords {
  readonly asked: (name: string) => string;
  readonly yourMove: string;
  readonly thinking: (name: string) => string;
  readonly watching: string;
  readonly choices: string;
  readonly guide: string;
  readonly mine: string;
  readonly others: string;
  readonly log: string;
  readonly offer: string;
  readonly confirm: string;
  readonly pickOne: (n: number) => string;
  readonly whyNot: string;
  readonly notPossible: string;
  readonly readRule: string;
  readonly undo: string;
  readonly undoStops: Readonly<Record<string, string>>;
  readonly undoSolo: string;
  readonly undoAsk: string;
  readonly undoNothing: string;
  readonly undoRequest: (name: string, n: number) => string;
  readonly yes: string;
  readonly no: string;
  readonly toBot: string;
  readonly takeBack: string;
  readonly save: string;
  readonly report: string;
  readonly gameOver: string;
  readonly won: string;
  readonly total: string;
  readonly pointsFor: string;
  readonly review: string;
  readonly rematch: string;
  readonly handOverTo: (name: string) => string;
  readonly handOverNote: string;
  readonly ready: (name: string) => string;
  readonly lost: string;
  readonly connecting: string;
  readonly noSuchGame: string;
}

const en: PlayWords = {
  asked: (name) => `${name} decides`,
  yourMove: 'Your turn',
  thinking: (name) => `${name} is thinking`,
  watching: 'You are watching',
  choices: 'Choices',
  guide: 'Guide',
  mine: 'Mine',
  others: 'Others',
  log: 'Log',
  offer: 'On the table',
  confirm: 'Confirm',
  pickOne: (n) => (n === 1 ? 'One choice' : `Choose one (${n} options)`),
  whyNot: 'Why not?',
  notPossible: 'Not possible',
  readRule: 'Read the rule',
  undo: 'Undo',
  undoStops: {
    drew: 'A card was drawn or a die was rolled since, so undo needs the others’ consent.',
    showed: 'Something hidden was shown since, so undo needs the others’ consent.',
    asked: 'Another player has moved since, so undo needs their consent.',
    marked: 'The rules do not let you go back past this point.',
    over: 'The game is over.',
  },
  undoSolo: 'Undo anyway: what comes next is drawn again.',
  undoAsk: 'Ask the others',
  undoNothing: 'There is nothing to undo.',
  undoRequest: (name, n) =>
    n === 1
      ? `${name} would like to undo a decision.`
      : `${name} would like to undo ${n} decisions.`,
  yes: 'Yes',
  no: 'No',
  toBot: 'Hand over to a bot',
  takeBack: 'Take the seat back',
  save: 'Save to a file',
  report: 'Report a problem',
  gameOver: 'The game is over',
  won: 'Won',
  total: 'Total',
  pointsFor: 'Points for',
  review: 'Review',
  rematch: 'Play again',
  handOverTo: (name) => `Hand the device to ${name}`,
  handOverNote: 'Nothing is shown until they are ready.',
  ready: (name) => `I am ${name}`,
  lost: 'Connection lost. Trying again…',
  connecting: 'Connecting…',
  noSuchGame: 'This game is not in this browser.',
};

const fr: PlayWords = {
  asked: (name) => `${name} décide`,
  yourMove: 'À vous de jouer',
  thinking: (name) => `${name} réfléchit`,
  watching: 'Vous regardez',
  choices: 'Choix',
  guide: 'Le guide',
  mine: 'À moi',
  others: 'Les autres',
  log: 'Journal',
  offer: 'Sur la table',
  confirm: 'Confirmer',
  pickOne: (n) => (n === 1 ? 'Un seul choix' : `Choisissez (${n} possibilités)`),
  whyNot: 'Pourquoi pas ?',
  // A colon follows, and French sets a space before it.
  notPossible: 'Impossible\u00a0',
  readRule: 'Lire la règle',
  undo: 'Annuler',
  undoStops: {
    drew: 'Une carte a été tirée ou un dé lancé depuis : il faut l’accord des autres.',
    showed: 'Quelque chose de caché a été montré depuis : il faut l’accord des autres.',
    asked: 'Quelqu’un d’autre a joué depuis : il faut son accord.',
    marked: 'On ne peut pas revenir avant ce point.',
    over: 'La partie est finie.',
  },
  undoSolo: 'Annuler quand même : la suite sera tirée à nouveau.',
  undoAsk: 'Demander aux autres',
  undoNothing: 'Il n’y a rien à annuler.',
  undoRequest: (name, n) =>
    n === 1 ? `${name} voudrait annuler un choix.` : `${name} voudrait annuler ${n} choix.`,
  yes: 'Oui',
  no: 'Non',
  toBot: 'Confier à un robot',
  takeBack: 'Reprendre la place',
  save: 'Enregistrer dans un fichier',
  report: 'Signaler un problème',
  gameOver: 'La partie est finie',
  won: 'Gagné',
  total: 'Total',
  pointsFor: 'Points pour',
  review: 'Revoir la partie',
  rematch: 'Rejouer',
  handOverTo: (name) => `Passez l’appareil à ${name}`,
  handOverNote: 'Rien ne s’affiche avant que la personne soit prête.',
  ready: (name) => `Je suis ${name}`,
  lost: 'Connexion perdue. Nouvel essai en cours…',
  connecting: 'Connexion…',
  noSuchGame: 'Cette partie n’est pas dans ce navigateur.',
};

export const playWords = { en, fr };

export const usePlayWords = (): PlayWords => useText(playWords);
