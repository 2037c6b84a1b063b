import type { Language } from '@incognita/kernel';

/** What the terminal says by itself, outside of any game. */
export interface PlayText {
  readonly pickGame: string;
  readonly pickNumber: (most: number) => string;
  readonly options: string;
  readonly option: (label: string, value: string) => string;
  readonly optionsAsk: string;
  readonly valueAsk: string;
  readonly changedToo: (labels: string) => string;
  readonly person: (seat: number) => string;
  readonly bot: (seat: number) => string;
  readonly begins: (game: string, who: string) => string;
  readonly help: readonly string[];
  readonly hint: string;
  readonly noRefusals: string;
  readonly refusals: string;
  readonly noRule: (id: string) => string;
  readonly undone: (decisions: number) => string;
  readonly reseeded: string;
  readonly saved: (file: string) => string;
  readonly notSaved: (why: string) => string;
  readonly unknown: (typed: string, most: number) => string;
  readonly chose: (choice: string) => string;
  readonly left: string;
  readonly ended: string;
  readonly over: string;
  readonly afterwards: string;
  readonly wins: (who: string, many: boolean) => string;
  readonly nobodyWins: string;
  /** The end of a game in which everybody wins or everybody loses. */
  readonly together: (won: boolean) => string;
  readonly standing: (place: number, who: string, points: number) => string;
}

const en: PlayText = {
  pickGame: 'Which game?',
  pickNumber: (most) => `Type a number from 1 to ${most}.`,
  options: 'The table:',
  option: (label, value) => `${label}: ${value}`,
  optionsAsk: 'Enter to begin, a number to change a line, q to leave',
  valueAsk: 'Which one? Enter leaves it as it is',
  changedToo: (labels) => `For that, this changes too: ${labels}.`,
  person: (seat) => `Player ${seat + 1}`,
  bot: (seat) => `Bot ${seat + 1}`,
  begins: (game, who) => `${game}. You are ${who}; h explains what you can type.`,
  help: [
    'a number  makes that choice',
    '?         why not: what is refused here, and by which rule',
    'u         takes your last decision back',
    'r ID      the rule with that ID; r alone: the rule behind this question',
    'v         shows the table again',
    'b, b 20   lets a bot decide for you, once or twenty times',
    's FILE    saves the game as a file',
    'q         leaves the table',
  ],
  hint: 'number, ? why not, u undo, r rule, b bot, s save, h help, q quit',
  noRefusals: 'Nothing is refused here.',
  refusals: 'Not possible now:',
  noRule: (id) => `The rulebook has no rule "${id}".`,
  undone: (n) => (n === 1 ? 'One decision was taken back.' : `${n} decisions were taken back.`),
  reseeded: 'Chance had decided something in between, so it will decide anew.',
  saved: (file) => `Saved as ${file}.`,
  notSaved: (why) => `It could not be saved: ${why}`,
  unknown: (typed, most) =>
    `"${typed}" is nothing I know here; type a number from 1 to ${most}, or h for help.`,
  chose: (choice) => `The bot chooses: ${choice}`,
  left: 'You leave the table.',
  ended: 'There is no more input, so the game stops here.',
  over: 'The game is over.',
  afterwards: 'Enter to leave, s FILE to save the game, r ID to read a rule',
  wins: (who, many) => `${many ? 'Winners' : 'Winner'}: ${who}`,
  nobodyWins: 'Nobody wins.',
  together: (won) => (won ? 'You win together.' : 'You lose together.'),
  standing: (place, who, points) =>
    `${place}. ${who}: ${points} ${Math.abs(points) === 1 ? 'point' : 'points'}`,
};

const fr: PlayText = {
  pickGame: 'Quel jeu ?',
  pickNumber: (most) => `Tapez un nombre de 1 à ${most}.`,
  options: 'La table :',
  option: (label, value) => `${label} : ${value}`,
  optionsAsk: 'Entrée pour commencer, un numéro pour changer une ligne, q pour partir',
  valueAsk: 'Lequel ? Entrée ne change rien',
  changedToo: (labels) => `Pour cela, ceci change aussi : ${labels}.`,
  person: (seat) => `Joueur ${seat + 1}`,
  bot: (seat) => `Robot ${seat + 1}`,
  begins: (game, who) => `${game}. Vous êtes ${who} ; h dit ce que vous pouvez taper.`,
  help: [
    'un numéro fait ce choix',
    '?         pourquoi pas : ce qui est refusé ici, et par quelle règle',
    'u         annule votre dernière décision',
    'r ID      la règle de cet identifiant ; r seul : la règle de cette question',
    'v         montre la table encore une fois',
    'b, b 20   laisse un robot décider pour vous, une fois ou vingt',
    's FICHIER enregistre la partie dans un fichier',
    'q         quitte la table',
  ],
  hint: 'numéro, ? pourquoi pas, u annuler, r règle, b robot, s enregistrer, h aide, q quitter',
  noRefusals: 'Rien n’est refusé ici.',
  refusals: 'Impossible pour l’instant :',
  noRule: (id) => `Le livret n’a pas de règle « ${id} ».`,
  undone: (n) => (n === 1 ? 'Une décision est annulée.' : `${n} décisions sont annulées.`),
  reseeded: 'Le hasard avait tranché entre-temps : il tranchera de nouveau.',
  saved: (file) => `Enregistré dans ${file}.`,
  notSaved: (why) => `Impossible d’enregistrer : ${why}`,
  unknown: (typed, most) =>
    `« ${typed} » ne veut rien dire ici ; tapez un nombre de 1 à ${most}, ou h pour l’aide.`,
  chose: (choice) => `Le robot choisit : ${choice}`,
  left: 'Vous quittez la table.',
  ended: 'Il n’y a plus rien à lire, la partie s’arrête ici.',
  over: 'La partie est finie.',
  afterwards: 'Entrée pour partir, s FICHIER pour enregistrer, r ID pour lire une règle',
  wins: (who, many) => `${many ? 'Vainqueurs' : 'Vainqueur'} : ${who}`,
  nobodyWins: 'Personne ne gagne.',
  together: (won) => (won ? 'Vous gagnez ensemble.' : 'Vous perdez ensemble.'),
  standing: (place, who, points) =>
    `${place}. ${who} : ${points} ${Math.abs(points) <= 1 ? 'point' : 'points'}`,
};

export const PLAY_TEXT: Readonly<Record<Language, PlayText>> = { en, fr };

/** The language of a terminal, by its environment. */
export function languageOf(environment: Readonly<Record<string, string | undefined>>): Language {
  const { LC_ALL, LC_MESSAGES, LANG } = environment;
  const told = [LC_ALL, LC_MESSAGES, LANG].find((value) => value !== undefined && value !== '');
  return told?.startsWith('fr') ? 'fr' : 'en';
}
