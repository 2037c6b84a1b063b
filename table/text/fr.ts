import type { Horizon, TableText, Wanted } from './trouble.ts';

const who = (seat: number, name: string | null): string => name ?? `la place ${seat + 1}`;
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const HORIZON: Readonly<Record<Horizon, string>> = {
  drew: 'depuis, le hasard a tranché',
  showed: 'depuis, une chose cachée a été montrée',
  asked: 'depuis, quelqu’un d’autre a été interrogé',
  marked: 'les règles ont clos cette partie du jeu',
  over: 'depuis, la partie s’est terminée',
};

function wish(wanted: Wanted): string {
  switch (wanted.want) {
    case 'text':
      return `un texte de 1 à ${wanted.most} caractères`;
    case 'number':
      return `un nombre entier de ${wanted.from} à ${wanted.to}`;
    case 'word':
      return wanted.of.length === 1 ? `${wanted.of[0]}` : `l’un de ${wanted.of.join(', ')}`;
    case 'length':
      return `une liste de ${wanted.length}`;
    case 'yesno':
      return 'true ou false';
    case 'list':
      return 'une liste';
    case 'record':
      return 'un enregistrement';
    case 'hex':
      return '64 chiffres hexadécimaux';
    case 'nothing':
      return 'absent';
    case 'data':
      return 'des données simples';
  }
}

export const fr: TableText = {
  'not-started': () => 'La partie n’a pas encore commencé.',
  started: () => 'La partie a déjà commencé.',
  over: () => 'La partie est terminée.',
  broken: (p) =>
    `Les règles ont échoué à « ${p.step} » après l’entrée ${p.seq}, par leur propre faute. La table est restée comme avant ; le jeu s’arrête là jusqu’à ce que l’hôte s’en occupe.`,
  'unknown-seat': (p) =>
    `Il n’y a pas de place ${p.seat} ; cette table a les places 0 à ${p.seats - 1}.`,
  'empty-seat': (p) => `Il n’y a personne à ${who(p.seat, null)}.`,
  'unknown-bot': (p) =>
    `Il n’y a pas ici de robot nommé « ${p.kind} » ; il y a ${p.known.join(', ')}. Donnez sa place à l’un d’eux ou à une personne.`,
  'bot-seat': (p) =>
    `Un robot joue ${who(p.seat, null)} ; une personne doit d’abord la reprendre pour demander cela.`,
  stale: (p) =>
    `C’était destiné à l’entrée ${p.seq}, mais la table en est à ${p.now} ; regardez à nouveau et choisissez.`,
  ahead: (p) => `L’entrée ${p.seq} n’existe pas encore ; la table en est à ${p.now}.`,
  'not-your-turn': (p) => `Ce n’est pas à vous : on attend ${who(p.seat, p.name)}.`,
  illegal: (p) =>
    p.rule === null
      ? `${p.choice} ne fait pas partie des choix de « ${p.step} ».`
      : `${p.choice} est refusé par ${p.rule}.`,
  'one-choice': (p) => `La question « ${p.step} » demande un seul choix ; envoyez-le seul.`,
  'too-many-choices': (p) =>
    `La question « ${p.step} » est close après ${p.taken} de ces choix ; aucun n’a été retenu.`,
  field: (p) => `Le champ « ${p.field} » vaut ${p.value} ; il doit être ${wish(p.wanted)}.`,
  'nothing-to-undo': () => 'Il n’y a rien à reprendre.',
  horizon: (p) =>
    `On ne peut pas le reprendre librement : ${HORIZON[p.why]}. Vous pouvez demander l’accord des autres.`,
  'not-your-decision': (p) =>
    `C’étaient des décisions de ${who(p.seat, p.name)}. Vous pouvez demander l’accord des autres.`,
  away: (p) => `Il faudrait l’accord de ${p.names}, qui est absent ; un robot garde la place.`,
  pending: (p) =>
    `${upper(who(p.seat, p.name))} a déjà demandé à reprendre quelque chose ; répondez d’abord.`,
  'no-request': (p) => `La demande de l’entrée ${p.request} n’est plus ouverte.`,
  'not-asked': () => 'On ne vous demande pas votre accord, ou vous avez déjà répondu.',
  taken: (p) => `${upper(who(p.seat, p.name))} est assis là.`,
  held: (p) => `La place est gardée pour ${who(p.seat, p.name)}.`,
  same: (p) => `Rien ne changerait à ${who(p.seat, null)}.`,
  'no-window': () => 'Il n’y a rien à passer d’avance : aucune fenêtre n’est ouverte.',
  'in-time': () => 'Personne n’a épuisé son temps.',
  'entropy-full': (p) => `Une place peut contribuer ${p.most} fois à la graine ; c’est fait.`,
  'secret-kept': () =>
    'La partie entière s’exporte quand elle est terminée ; d’ici là, seulement ce que vous pouvez voir.',
  'log-missing': (p) =>
    `La partie entière ne peut pas être exportée : le journal n’est disponible qu’à partir de l’entrée ${p.from}.`,

  'not-json': (p) => `Ce n’est pas un fichier JSON : ${p.problem}.`,
  'too-deep': (p) =>
    `Ce fichier est imbriqué sur plus de ${p.levels} niveaux, ce qu’aucune partie sauvegardée n’est.`,
  format: (p) =>
    `Ce n’est pas une partie exportée : « format » vaut ${p.format}, et non "incognita-game".`,
  'format-version': (p) =>
    `Le fichier est au format de version ${p.version} ; ce programme lit la version ${p.reads}.`,
  game: (p) =>
    `Le fichier est une partie de ${p.game}, jeu inconnu ici ; on connaît ${p.known.join(', ')}.`,
  version: (p) =>
    `La partie a été jouée avec la version ${p.version} des règles de ${p.game} ; ici c’est la version ${p.here}.`,
  content: (p) =>
    `La partie a été jouée avec d’autres cartes ou plans : leur empreinte est ${p.content}, ici c’est ${p.here}.`,
  overrides: (p) => `Les cartes ou plans que le fichier apporte ne conviennent pas : ${p.problem}.`,
  'overrides-refused': () =>
    'Le fichier apporte ses propres cartes ou plans, qui ne sont pas acceptés ici.',
  config: ({ problem }) =>
    `Les options de la partie ne conviennent pas${typeof problem === 'string' ? ` : ${problem}.` : `. ${problem.fr}`}`,
  'no-secret': () =>
    'Le fichier ne contient pas le secret de la graine ; on ne peut donc pas le rejouer.',
  commitment: (p) =>
    `Le secret ne correspond pas à l’engagement : ce serait ${p.here}, mais le fichier dit ${p.commitment}.`,
  entropy: () => 'La liste de ce qui a été ajouté à la graine n’est pas celle du journal.',
  gap: (p) =>
    `L’entrée ${p.place} du journal porte le numéro ${p.seq} ; les entrées sont numérotées à partir de 1 sans trou.`,
  'entry-refused': (p, say) => `L’entrée ${p.seq} du journal était impossible : ${say(p.because)}`,
  'entry-differs': (p) =>
    `L’entrée ${p.seq} du journal n’est pas celle que la table aurait écrite : « ${p.field} » diffère.`,
  'too-many-entries': (p) =>
    `Le journal compte ${p.entries} entrées ; on en accepte ici ${p.most} au plus.`,
  truncated: (p) =>
    `Le journal s’arrête après ${p.entries} entrées, avant la fin de partie que le fichier annonce.`,
  hash: (p) =>
    `Le journal mène à une autre fin : son empreinte est ${p.here}, le fichier dit ${p.hash}.`,
  result: () => 'Le journal mène à un autre résultat que celui du fichier.',
  snapshot: (p) => `L’instantané n’est pas utilisable : ${p.problem}. Repliez plutôt le journal.`,
};
