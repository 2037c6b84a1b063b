import { useText } from './use-text.ts';

/** The words of the form for a new table. */
export interface NewTableWords {
  readonly newTable: (game: string) => string;
  readonly where: string;
  readonly here: string;
  readonly online: string;
  readonly seatsTitle: string;
  readonly botKind: Readonly<Record<string, string>>;
  readonly start: string;
  readonly change: (what: string) => string;
  readonly game: string;
  readonly aPerson: string;
  readonly botKindOf: string;
  readonly aroundTable: string;
  readonly newTableEyebrow: string;
  readonly newTableNote: string;
  readonly learn: string;
  readonly hereNote: string;
  readonly onlineNote: string;
  readonly seatIs: string;
  readonly nameOfSeat: (seat: string) => string;
  readonly botNote: Readonly<Record<string, string>>;
  readonly personHere: string;
  readonly refused: string;
  readonly fellBackTo: (field: string, value: string) => string;
  readonly yourTable: string;
  readonly canStart: string;
  readonly nobodySitsNote: string;
}

const en: NewTableWords = {
  newTable: (game) => `New table: ${game}`,
  where: 'Where',
  here: 'On this device',
  online: 'Online',
  seatsTitle: 'Seats',
  botKind: { random: 'Drifter', greedy: 'Prospector' },
  start: 'Start',
  change: (what) => `Change to ${what}`,
  game: 'Game',
  aPerson: 'Person',
  botKindOf: 'Which bot',
  aroundTable: 'Around the table',
  newTableEyebrow: 'New table',
  newTableNote: 'Ready for a first game. Change what you like, then start.',
  learn: 'Learn',
  hereNote: 'Works offline; the game stays in this browser.',
  onlineNote: 'Everybody on their own screen.',
  seatIs: 'Who sits here',
  nameOfSeat: (seat) => `Name at ${seat}`,
  botNote: { random: 'Plays anything that is allowed', greedy: 'Takes what looks best now' },
  personHere: 'On this screen',
  refused: 'Not possible',
  fellBackTo: (field, value) => `${field} is now “${value}”.`,
  yourTable: 'The table',
  canStart: 'Everybody is seated.',
  nobodySitsNote: 'All seats are bots: you will watch them play.',
};

const fr: NewTableWords = {
  newTable: (game) => `Nouvelle table : ${game}`,
  where: 'Où',
  here: 'Sur cet appareil',
  online: 'En ligne',
  seatsTitle: 'Places',
  botKind: { random: 'Vagabond', greedy: 'Prospecteur' },
  start: 'Commencer',
  change: (what) => `Passer à ${what}`,
  game: 'Jeu',
  aPerson: 'Personne',
  botKindOf: 'Quel robot',
  aroundTable: 'Autour de la table',
  newTableEyebrow: 'Nouvelle table',
  newTableNote:
    'Tout est prêt pour une première partie. Changez ce que vous voulez, puis commencez.',
  learn: 'Apprendre',
  hereNote: 'Sans réseau ; la partie reste dans ce navigateur.',
  onlineNote: 'Chacun sur son écran.',
  seatIs: 'Qui joue à cette place',
  nameOfSeat: (seat) => `Nom pour ${seat}`,
  botNote: {
    random: 'Joue au hasard, dans les règles',
    greedy: 'Choisit ce qui paraît le mieux sur le moment',
  },
  personHere: 'Sur cet écran',
  refused: 'Impossible',
  fellBackTo: (field, value) => `${field}, maintenant : « ${value} ».`,
  yourTable: 'La table',
  canStart: 'Tout le monde est assis.',
  nobodySitsNote: 'Que des robots : vous les regarderez jouer.',
};

export const newTableWords = { en, fr };

export const useNewTableWords = (): NewTableWords => useText(newTableWords);
