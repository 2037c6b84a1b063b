import { plural } from './plural.ts';
import { useText } from './use-text.ts';

/** The words of the first page: games to play, games under way, ways to bring people. */
export interface HomeWords {
  readonly play: string;
  readonly learn: string;
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
  readonly watch: string;
  readonly bringPeople: string;
  readonly typeCode: string;
  readonly join: string;
  readonly withBots: string;
  readonly inAnySeat: string;
  readonly oneScreen: string;
  readonly handsHidden: string;
  readonly sendLink: string;
  readonly noAccount: string;
  readonly minutesEach: (minutes: string) => string;
  readonly together: (seats: string) => string;
  readonly notYetNote: string;
  readonly howMany: (yours: number, all: number) => string;
  readonly over: string;
  readonly won: string;
  readonly lost: string;
  readonly yourMoveIn: string;
  readonly reallyRemove: (game: string) => string;
  readonly keep: string;
  readonly moreGames: (n: number) => string;
  readonly noServer: string;
  readonly codeShape: string;
  readonly badCode: string;
  readonly gathering: (free: number) => string;
  readonly waitsFor: (name: string) => string;
  readonly running: string;
  readonly importGame: string;
}

const en: HomeWords = {
  play: 'Play',
  learn: 'Learn',
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
  watch: 'Watch',
  bringPeople: 'Invite people',
  typeCode: 'Invited? Type the code.',
  join: 'Join',
  withBots: 'With bots',
  inAnySeat: 'in any seat',
  oneScreen: 'One screen',
  handsHidden: 'hands hidden',
  sendLink: 'Send a link',
  noAccount: 'no account',
  minutesEach: (minutes) => `${minutes} min each`,
  together: (seats) => `${seats} together`,
  notYetNote: 'On the drawing board: you cannot play it here yet.',
  howMany: (yours, all) => `${yours} of ${all} ${all === 1 ? 'game' : 'games'}`,
  over: 'Over',
  won: 'You won',
  lost: 'You lost',
  yourMoveIn: 'Your move',
  reallyRemove: (game) => `Remove ${game} for good?`,
  keep: 'Keep',
  moreGames: (n) => `${n} more`,
  noServer: 'You play on this device: no account, no network, and nothing leaves it.',
  codeShape: 'terra-4821',
  badCode: 'A code is a word and four digits, like terra-4821.',
  gathering: (free) => plural(free, 'Waiting for 1 player', `Waiting for ${free} players`),
  waitsFor: (name) => `Waiting for ${name}`,
  running: 'In progress',
  importGame: 'Open a saved game',
};

const fr: HomeWords = {
  play: 'Jouer',
  learn: 'Apprendre',
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
  watch: 'Regarder',
  bringPeople: 'Inviter du monde',
  typeCode: 'Invité ? Tapez le code.',
  join: 'Rejoindre',
  withBots: 'Avec des robots',
  inAnySeat: 'à n’importe quelle place',
  oneScreen: 'Un seul écran',
  handsHidden: 'mains cachées',
  sendLink: 'Envoyer un lien',
  noAccount: 'sans compte',
  minutesEach: (minutes) => `${minutes} min chacun`,
  together: (seats) => `${seats} ensemble`,
  notYetNote: 'En préparation : on ne peut pas encore y jouer.',
  howMany: (yours, all) => `${yours} sur ${all} ${all <= 1 ? 'partie' : 'parties'}`,
  over: 'Finie',
  won: 'Gagnée',
  lost: 'Perdue',
  yourMoveIn: 'À vous',
  reallyRemove: (game) => `Supprimer ${game} pour de bon ?`,
  keep: 'Garder',
  moreGames: (n) => `${n} de plus`,
  noServer: 'Vous jouez sur cet appareil : sans compte, sans réseau, et rien n’en sort.',
  codeShape: 'terra-4821',
  badCode: 'Un code est un mot et quatre chiffres, comme terra-4821.',
  gathering: (free) => plural(free, 'On attend 1 personne', `On attend ${free} personnes`),
  waitsFor: (name) => `On attend ${name}`,
  running: 'En cours',
  importGame: 'Ouvrir une partie enregistrée',
};

export const homeWords = { en, fr };

export const useHomeWords = (): HomeWords => useText(homeWords);
