import type { Language } from '@incognita/kernel';
import { type PageWords, en as pagesEn, fr as pagesFr } from './pages.ts';
import { useText } from './use-text.ts';

/** The page's own words. What belongs to a game comes from the game's catalogue. */
export interface Words extends PageWords {
  readonly tagline: string;
  readonly skip: string;
  readonly home: string;
  readonly rules: string;
  readonly settings: string;
  readonly credits: string;
  readonly play: string;
  readonly learn: string;
  readonly notYet: string;
  readonly players: (seats: string) => string;
  readonly minutes: (minutes: string) => string;
  readonly yourTurn: string;
  readonly yourGames: string;
  readonly noGames: string;
  readonly goOn: string;
  readonly look: string;
  readonly remove: string;
  readonly openTables: string;
  readonly openOne: string;
  readonly noTables: string;
  readonly sitDown: string;
  readonly watch: string;
  readonly bringPeople: string;
  readonly typeCode: string;
  readonly code: string;
  readonly join: string;
  readonly withBots: string;
  readonly inAnySeat: string;
  readonly oneScreen: string;
  readonly handsHidden: string;
  readonly sendLink: string;
  readonly noAccount: string;
  /** Whose rules are followed, each game with its designer in brackets. */
  readonly unofficial: (games: string) => string;
  readonly newTable: (game: string) => string;
  readonly where: string;
  readonly here: string;
  readonly online: string;
  readonly seatsTitle: string;
  readonly you: string;
  readonly person: (n: number) => string;
  readonly bot: string;
  readonly botKind: Readonly<Record<string, string>>;
  readonly start: string;
  readonly change: (what: string) => string;
  readonly asked: (name: string) => string;
  readonly yourMove: string;
  readonly thinking: (name: string) => string;
  readonly watching: string;
  readonly choices: string;
  readonly mine: string;
  readonly others: string;
  readonly log: string;
  readonly offer: string;
  readonly confirm: string;
  readonly pickOne: (n: number) => string;
  readonly whyNot: string;
  readonly notPossible: string;
  readonly readRule: string;
  readonly close: string;
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
  readonly broken: string;
  readonly loading: string;
  readonly noSuchGame: string;
  readonly search: string;
  readonly hits: (n: number) => string;
  readonly contents: string;
  readonly besideOther: string;
  readonly languageName: Readonly<Record<Language, string>>;
  readonly surfaceName: Readonly<Record<'system' | 'light' | 'dark', string>>;
  readonly yourName: string;
  readonly motion: string;
  readonly sound: string;
  readonly quick: string;
  readonly seatColour: readonly string[];
  readonly notFound: string;
}

const en: Words = {
  ...pagesEn,
  tagline: 'a table for expeditions',
  skip: 'Skip to the content',
  home: 'Home',
  rules: 'Rules',
  settings: 'Settings',
  credits: 'Credits',
  play: 'Play',
  learn: 'Learn',
  notYet: 'Not ready yet',
  players: (seats) => `${seats} players`,
  minutes: (minutes) => `${minutes} min`,
  yourTurn: 'Your turn',
  yourGames: 'Your games',
  noGames: 'No games yet. Games you start here stay in this browser and work offline.',
  goOn: 'Continue',
  look: 'Look',
  remove: 'Remove',
  openTables: 'Open tables',
  openOne: 'Open one online',
  noTables: 'No table is waiting for players right now.',
  sitDown: 'Sit down',
  watch: 'Watch',
  bringPeople: 'Invite people',
  typeCode: 'Invited? Type the code.',
  code: 'Table code',
  join: 'Join',
  withBots: 'With bots',
  inAnySeat: 'in any seat',
  oneScreen: 'One screen',
  handsHidden: 'hands hidden',
  sendLink: 'Send a link',
  noAccount: 'no account',
  unofficial: (games) =>
    `Unofficial. Rules of ${games}, played with our own art and words. Icons: game-icons.net, CC BY 3.0.`,
  newTable: (game) => `New table: ${game}`,
  where: 'Where',
  here: 'On this device',
  online: 'Online',
  seatsTitle: 'Seats',
  you: 'You',
  person: (n) => `Player ${n}`,
  bot: 'Bot',
  botKind: { random: 'Drifter', greedy: 'Prospector' },
  start: 'Start',
  change: (what) => `Change to ${what}`,
  asked: (name) => `${name} decides`,
  yourMove: 'Your turn',
  thinking: (name) => `${name} is thinking`,
  watching: 'You are watching',
  choices: 'Choices',
  mine: 'Mine',
  others: 'Others',
  log: 'Log',
  offer: 'On the table',
  confirm: 'Confirm',
  pickOne: (n) => (n === 1 ? 'One choice' : `Choose one (${n} options)`),
  whyNot: 'Why not?',
  notPossible: 'Not possible',
  readRule: 'Read the rule',
  close: 'Close',
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
  broken: 'Something went wrong in the rules. Your game is safe; please report it.',
  loading: 'Opening…',
  noSuchGame: 'This game is not in this browser.',
  search: 'Search the rules',
  hits: (n) => (n === 1 ? '1 rule found' : `${n} rules found`),
  contents: 'Contents',
  besideOther: 'Show the French text',
  languageName: { en: 'English', fr: 'Français' },
  surfaceName: { system: 'Same as device', light: 'Light', dark: 'Dark' },
  yourName: 'Your name',
  motion: 'Animation',
  sound: 'Sound',
  quick: 'Quick mode',
  seatColour: ['Vermilion', 'Cobalt', 'Wattle', 'Bone', 'Sky', 'Mulberry'],
  notFound: 'There is no such page',
};

const fr: Words = {
  ...pagesFr,
  tagline: 'une table pour les expéditions',
  skip: 'Aller au contenu',
  home: 'Accueil',
  rules: 'Règles',
  settings: 'Réglages',
  credits: 'Crédits',
  play: 'Jouer',
  learn: 'Apprendre',
  notYet: 'Pas encore prêt',
  players: (seats) => `${seats} joueurs`,
  minutes: (minutes) => `${minutes} min`,
  yourTurn: 'À vous de jouer',
  yourGames: 'Vos parties',
  noGames:
    'Aucune partie pour l’instant. Celles que vous commencez ici restent dans ce navigateur, même sans réseau.',
  goOn: 'Continuer',
  look: 'Revoir',
  remove: 'Supprimer',
  openTables: 'Tables ouvertes',
  openOne: 'En ouvrir une en ligne',
  noTables: 'Aucune table n’attend de joueurs en ce moment.',
  sitDown: 'S’asseoir',
  watch: 'Regarder',
  bringPeople: 'Inviter du monde',
  typeCode: 'Invité ? Tapez le code.',
  code: 'Code de la table',
  join: 'Rejoindre',
  withBots: 'Avec des robots',
  inAnySeat: 'à n’importe quelle place',
  oneScreen: 'Un seul écran',
  handsHidden: 'mains cachées',
  sendLink: 'Envoyer un lien',
  noAccount: 'sans compte',
  unofficial: (games) =>
    `Non officiel. Règles suivies : ${games}, avec nos propres dessins et nos propres mots. Icônes : game-icons.net, CC BY 3.0.`,
  newTable: (game) => `Nouvelle table : ${game}`,
  where: 'Où',
  here: 'Sur cet appareil',
  online: 'En ligne',
  seatsTitle: 'Places',
  you: 'Vous',
  person: (n) => `Joueur ${n}`,
  bot: 'Robot',
  botKind: { random: 'Vagabond', greedy: 'Prospecteur' },
  start: 'Commencer',
  change: (what) => `Passer à ${what}`,
  asked: (name) => `${name} décide`,
  yourMove: 'À vous de jouer',
  thinking: (name) => `${name} réfléchit`,
  watching: 'Vous regardez',
  choices: 'Choix',
  mine: 'À moi',
  others: 'Les autres',
  log: 'Journal',
  offer: 'Sur la table',
  confirm: 'Confirmer',
  pickOne: (n) => (n === 1 ? 'Un seul choix' : `Choisissez (${n} possibilités)`),
  whyNot: 'Pourquoi pas ?',
  notPossible: 'Impossible',
  readRule: 'Lire la règle',
  close: 'Fermer',
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
  broken:
    'Une erreur s’est produite dans les règles. Votre partie est conservée ; merci de la signaler.',
  loading: 'Ouverture…',
  noSuchGame: 'Cette partie n’est pas dans ce navigateur.',
  search: 'Chercher dans les règles',
  hits: (n) => (n <= 1 ? `${n} règle trouvée` : `${n} règles trouvées`),
  contents: 'Sommaire',
  besideOther: 'Afficher le texte anglais',
  languageName: { en: 'English', fr: 'Français' },
  surfaceName: { system: 'Comme l’appareil', light: 'Clair', dark: 'Sombre' },
  yourName: 'Votre nom',
  motion: 'Animations',
  sound: 'Sons',
  quick: 'Mode rapide',
  seatColour: ['Vermillon', 'Cobalt', 'Mimosa', 'Ivoire', 'Azur', 'Mûre'],
  notFound: 'Cette page n’existe pas',
};

const WORDS: Readonly<Record<Language, Words>> = { en, fr };

export const wordsIn = (language: Language): Words => WORDS[language];

/** The page's own words in the reader's language. */
export const useWords = (): Words => useText(WORDS);
