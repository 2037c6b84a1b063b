import type { BotPace } from '../play/pacing.ts';

/** The words of the pages that are no table: home, new table, rules, settings, credits. */
export interface PageWords {
  readonly main: string;
  /** A word and what it is about, as a label: “Play: AuZtralia”. */
  readonly labelled: (what: string, of: string) => string;
  readonly language: string;
  readonly surface: string;
  readonly toLight: string;
  readonly toDark: string;
  /** Says it in the language that it switches to. */
  readonly speakOther: string;
  readonly games: string;
  readonly minutesEach: (minutes: string) => string;
  readonly together: (seats: string) => string;
  readonly notYetNote: string;
  readonly howMany: (yours: number, all: number) => string;
  readonly over: string;
  readonly yourMoveIn: string;
  readonly waitsFor: (name: string) => string;
  readonly reallyRemove: (game: string) => string;
  readonly keep: string;
  readonly moreGames: (n: number) => string;
  readonly realTime: string;
  readonly noServer: string;
  readonly codeShape: string;
  readonly badCode: string;

  readonly game: string;
  readonly aPerson: string;
  readonly botKindOf: string;
  readonly aroundTable: string;
  readonly newTableEyebrow: string;
  readonly newTableNote: string;
  readonly hereNote: string;
  readonly onlineNote: string;
  readonly seatIs: string;
  readonly nameOfSeat: (seat: string) => string;
  readonly botNote: Readonly<Record<string, string>>;
  readonly personHere: string;
  readonly refused: string;
  readonly fellBackTo: (field: string, value: string) => string;
  readonly yourTable: string;
  readonly chosen: string;
  readonly canStart: string;
  readonly nobodySitsNote: string;
  readonly back: string;

  readonly rulesOf: (game: string) => string;
  readonly noHits: (asked: string) => string;
  readonly ruling: string;
  readonly seeAlso: string;
  readonly mentionedIn: string;
  readonly lately: string;
  readonly noSuchRule: (id: string) => string;
  readonly copyLink: string;
  readonly copied: string;
  readonly whole: string;
  readonly otherRulebooks: string;

  readonly settingsNote: string;
  readonly nameNote: string;
  readonly motionNote: string;
  readonly soundNote: string;
  readonly quickNote: string;
  readonly pace: string;
  readonly paceNote: string;
  readonly paceName: Readonly<Record<BotPace, string>>;
  readonly on: string;
  readonly off: string;
  readonly saved: string;

  readonly creditsIntro: string;
  readonly creditsGames: string;
  readonly creditsIcons: string;
  readonly creditsIconsNote: string;
  readonly creditsFonts: string;
  readonly creditsFontsNote: string;
  readonly creditsSoftware: string;
  readonly creditsSoftwareNote: string;

  readonly notFoundTitle: string;
  readonly notFoundNote: string;
  readonly comesLater: string;
  readonly comesLaterNote: string;
}

export const en: PageWords = {
  main: 'Main menu',
  labelled: (what, of) => `${what}: ${of}`,
  language: 'Language',
  surface: 'Theme',
  toLight: 'Switch to light',
  toDark: 'Switch to dark',
  speakOther: 'Passer en français',
  games: 'Games',
  minutesEach: (minutes) => `${minutes} min each`,
  together: (seats) => `${seats} together`,
  notYetNote: 'On the drawing board: you cannot play it here yet.',
  howMany: (yours, all) => `${yours} of ${all} ${all === 1 ? 'game' : 'games'}`,
  over: 'Over',
  yourMoveIn: 'Your move',
  waitsFor: (name) => `Waiting for ${name}`,
  reallyRemove: (game) => `Remove ${game} for good?`,
  keep: 'Keep',
  moreGames: (n) => `${n} more`,
  realTime: 'real time',
  noServer: 'You play on this device: no account, no network, and nothing leaves it.',
  codeShape: 'terra-4821',
  badCode: 'A code is a word and four digits, like terra-4821.',

  game: 'Game',
  aPerson: 'Person',
  botKindOf: 'Which bot',
  aroundTable: 'Around the table',
  newTableEyebrow: 'New table',
  newTableNote: 'Ready for a first game. Change what you like, then start.',
  hereNote: 'Works offline; the game stays in this browser.',
  onlineNote: 'Everybody on their own screen.',
  seatIs: 'Who sits here',
  nameOfSeat: (seat) => `Name at ${seat}`,
  botNote: { random: 'Plays anything that is allowed', greedy: 'Takes what looks best now' },
  personHere: 'On this screen',
  refused: 'Not possible',
  fellBackTo: (field, value) => `${field} is now “${value}”.`,
  yourTable: 'The table',
  chosen: 'Chosen',
  canStart: 'Everybody is seated.',
  nobodySitsNote: 'All seats are bots: you will watch them play.',
  back: 'Back',

  rulesOf: (game) => `Rules of ${game}`,
  noHits: (asked) => `No rule mentions “${asked}”.`,
  ruling: 'Ruling',
  seeAlso: 'See also',
  mentionedIn: 'Mentioned in',
  lately: 'Read recently',
  noSuchRule: (id) => `There is no rule ${id}.`,
  copyLink: 'Copy the link',
  copied: 'Link copied',
  whole: 'In the rulebook',
  otherRulebooks: 'Rulebooks',

  settingsNote: 'Kept in this browser. Changes take effect at once.',
  nameNote: 'What others at the table call you.',
  motionNote: 'Animate pieces and cards.',
  soundNote: 'A quiet chime when it is your turn.',
  quickNote: 'One click plays at once, without confirming.',
  pace: 'Bot speed',
  paceNote: 'How long each bot move stays on screen. Press Space to skip.',
  paceName: { now: 'At once', calm: 'Calm', slow: 'Slow' },
  on: 'On',
  off: 'Off',
  saved: 'Saved',

  creditsIntro:
    'Incognita is unofficial and has no tie to any publisher. Rules are facts and are followed in full; art, words and card faces are our own.',
  creditsGames: 'Games whose rules are followed',
  creditsIcons: 'Icons',
  creditsIconsNote:
    'Icons on the boards: game-icons.net, under CC BY 3.0, recoloured. Signs, posters, maps and pieces are drawn by us. The icons, by whoever drew them:',
  creditsFonts: 'Type',
  creditsFontsNote:
    'Atkinson Hyperlegible Next (Braille Institute), Fraunces (Undercase Type), Limelight (Eben Sorkin), Jost (Owen Earl), Libre Bodoni (Impallari Type): SIL Open Font License 1.1.',
  creditsSoftware: 'Software',
  creditsSoftwareNote:
    'React, Vite, zustand, wouter, comlink, idb, d3, marked, MiniSearch, qrcode and Workbox, each under its free licence. Incognita itself stands under the MIT licence.',

  notFoundTitle: 'Unmapped',
  notFoundNote: 'Nobody has drawn this part of the chart.',
  comesLater: 'Not here yet',
  comesLaterNote: 'This part of the page is still being drawn.',
};

export const fr: PageWords = {
  main: 'Menu principal',
  labelled: (what, of) => `${what} : ${of}`,
  language: 'Langue',
  surface: 'Thème',
  toLight: 'Passer au thème clair',
  toDark: 'Passer au thème sombre',
  speakOther: 'Switch to English',
  games: 'Jeux',
  minutesEach: (minutes) => `${minutes} min chacun`,
  together: (seats) => `${seats} ensemble`,
  notYetNote: 'En préparation : on ne peut pas encore y jouer.',
  howMany: (yours, all) => `${yours} sur ${all} ${all <= 1 ? 'partie' : 'parties'}`,
  over: 'Finie',
  yourMoveIn: 'À vous',
  waitsFor: (name) => `On attend ${name}`,
  reallyRemove: (game) => `Supprimer ${game} pour de bon ?`,
  keep: 'Garder',
  moreGames: (n) => `${n} de plus`,
  realTime: 'en direct',
  noServer: 'Vous jouez sur cet appareil : sans compte, sans réseau, et rien n’en sort.',
  codeShape: 'terra-4821',
  badCode: 'Un code est un mot et quatre chiffres, comme terra-4821.',

  game: 'Jeu',
  aPerson: 'Personne',
  botKindOf: 'Quel robot',
  aroundTable: 'Autour de la table',
  newTableEyebrow: 'Nouvelle table',
  newTableNote:
    'Tout est prêt pour une première partie. Changez ce que vous voulez, puis commencez.',
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
  chosen: 'Choisi',
  canStart: 'Tout le monde est assis.',
  nobodySitsNote: 'Que des robots : vous les regarderez jouer.',
  back: 'Retour',

  rulesOf: (game) => `Règles : ${game}`,
  noHits: (asked) => `Aucune règle ne mentionne « ${asked} ».`,
  ruling: 'Décision',
  seeAlso: 'Voir aussi',
  mentionedIn: 'Citée dans',
  lately: 'Lues récemment',
  noSuchRule: (id) => `Il n’y a pas de règle ${id}.`,
  copyLink: 'Copier le lien',
  copied: 'Lien copié',
  whole: 'Dans le livre de règles',
  otherRulebooks: 'Livres de règles',

  settingsNote: 'Conservés dans ce navigateur. Les changements s’appliquent aussitôt.',
  nameNote: 'Le nom que vous donnent les autres à la table.',
  motionNote: 'Anime les pièces et les cartes.',
  soundNote: 'Un son discret quand c’est à vous.',
  quickNote: 'Un clic joue directement, sans confirmer.',
  pace: 'Vitesse des robots',
  paceNote: 'Durée d’affichage des coups des robots. Espace pour passer.',
  paceName: { now: 'Aussitôt', calm: 'Calme', slow: 'Lent' },
  on: 'Oui',
  off: 'Non',
  saved: 'Enregistré',

  creditsIntro:
    'Incognita n’est pas officiel et n’a de lien avec aucun éditeur. Les règles sont des faits, suivis en entier ; les dessins, les mots et les faces des cartes sont les nôtres.',
  creditsGames: 'Jeux dont les règles sont suivies',
  creditsIcons: 'Icônes',
  creditsIconsNote:
    'Icônes des plateaux : game-icons.net, sous CC BY 3.0, recolorées. Signes, affiches, cartes et pièces sont dessinés par nous. Les icônes, par auteur :',
  creditsFonts: 'Caractères',
  creditsFontsNote:
    'Atkinson Hyperlegible Next (Braille Institute), Fraunces (Undercase Type), Limelight (Eben Sorkin), Jost (Owen Earl), Libre Bodoni (Impallari Type) : licence SIL Open Font 1.1.',
  creditsSoftware: 'Logiciels',
  creditsSoftwareNote:
    'React, Vite, zustand, wouter, comlink, idb, d3, marked, MiniSearch, qrcode et Workbox, chacun sous sa licence libre. Incognita lui-même est sous licence MIT.',

  notFoundTitle: 'Terre inconnue',
  notFoundNote: 'Personne n’a dessiné cette partie de la carte.',
  comesLater: 'Pas encore ici',
  comesLaterNote: 'Cette partie de la page est encore à dessiner.',
};
