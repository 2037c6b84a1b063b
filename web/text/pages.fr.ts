import type { PageWords } from './page-words.ts';

export const pagesFr: PageWords = {
  main: 'Menu principal',
  labelled: (what, of) => `${what} : ${of}`,
  language: 'Langue',
  surface: 'Fond',
  toLight: 'Passer au fond clair',
  toDark: 'Passer au fond sombre',
  speakOther: 'Switch to English',
  games: 'Jeux',
  gameName: {
    auztralia: 'AuZtralia',
    'northwest-passage': 'Northwest Passage',
    'maximum-apocalypse': 'Maximum Apocalypse',
    whiteout: 'Voile blanc',
  },
  minutesEach: (minutes) => `${minutes} min chacun`,
  together: (seats) => `${seats} ensemble`,
  notYetNote: 'Sur la table à dessin. On ne peut pas encore y jouer ici.',
  firstTasteNote: 'Une petite course de notre cru : dix minutes, cinq sortes de cartes.',
  howMany: (yours, all) => `${yours} sur ${all} ${all <= 1 ? 'partie' : 'parties'}`,
  over: 'Finie',
  yourMoveIn: 'À vous',
  waitsFor: (name) => `Attend ${name}`,
  reallyRemove: (game) => `Supprimer ${game} pour de bon ?`,
  keep: 'Garder',
  moreGames: (n) => `${n} de plus`,
  realTime: 'en direct',
  noServer: 'Vous jouez sur cet appareil : sans compte, sans réseau, et rien n’en sort.',
  codeShape: 'terra-4821',
  badCode: 'Un code est un mot et quatre chiffres, comme terra-4821.',

  game: 'Jeu',
  aPerson: 'Personne',
  botKindOf: 'Sorte de robot',
  aroundTable: 'Autour de la table',
  newTableEyebrow: 'Nouvelle table',
  newTableNote:
    'Tout est prêt pour une première partie. Changez ce que vous voulez, puis commencez.',
  hereNote: 'Sans réseau ; gardée dans ce navigateur.',
  onlineNote: 'Chacun sur son écran.',
  seatIs: 'Qui s’assied ici',
  nameOfSeat: (seat) => `Nom pour ${seat}`,
  botNote: {
    random: 'Joue n’importe quoi de permis',
    greedy: 'Prend ce qui paraît le mieux sur le moment',
  },
  personHere: 'Sur cet écran',
  refused: 'Impossible',
  fellBackTo: (field, value) => `${field}, maintenant : « ${value} ».`,
  yourTable: 'La table',
  chosen: 'Choisi',
  canStart: 'Tout le monde est assis.',
  nobodySitsNote: 'Personne ne joue : vous regarderez les robots.',
  back: 'Retour',

  rulesOf: (game) => `Règles : ${game}`,
  noHits: (asked) => `Aucune règle ne dit « ${asked} ».`,
  ruling: 'Décision',
  seeAlso: 'Voir aussi',
  mentionedIn: 'Citée dans',
  lately: 'Lues récemment',
  noSuchRule: (id) => `Il n’y a pas de règle ${id}.`,
  copyLink: 'Copier le lien',
  copied: 'Lien copié',
  whole: 'Dans le livre de règles',
  otherRulebooks: 'Livres de règles',

  settingsNote: 'Gardés dans ce navigateur. Tout changement vaut aussitôt.',
  nameNote: 'Le nom que vous donnent les autres à la table.',
  motionNote:
    'Les pièces bougent, les cartes se retournent. Sans : elles sont là, tout simplement.',
  soundNote: 'Un signe discret quand c’est à vous.',
  quickNote: 'Un clic sur ce qui est éclairé décide aussitôt, sans le grand bouton.',
  pace: 'Rythme des robots',
  paceNote:
    'Combien de temps le coup d’un robot sur cet appareil reste en vue avant le suivant. Espace passe.',
  paceName: { now: 'Aussitôt', calm: 'Calme', slow: 'Lent' },
  on: 'Oui',
  off: 'Non',
  saved: 'Gardé',

  creditsIntro:
    'Incognita n’est pas officiel et n’a de lien avec aucun éditeur. Les règles sont des faits, suivis en entier ; les dessins, les mots et les faces des cartes sont les nôtres.',
  creditsGames: 'Jeux dont les règles sont suivies',
  creditsGame: {
    auztralia:
      'AuZtralia : une création de Martin Wallace, éditée par SchilMil Games et Stronghold Games.',
    'northwest-passage':
      'Expedition: Northwest Passage : une création d’Yves Tourigny, éditée par Matagot.',
    'maximum-apocalypse':
      'Maximum Apocalypse : une création de Mike Gnade, éditée par Rock Manor Games.',
    whiteout: 'Voile blanc : notre propre jeu de référence, libre pour tous.',
  },
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
