import type { TableInfo, Visibility } from '@incognita/server/protocol';
import { useText } from './use-text.ts';

type Pace = NonNullable<TableInfo['pace']>;
type WhenOut = 'bot' | 'nothing';

/** The words for tables on a server: how they are found, opened and timed. */
export interface LobbyWords {
  readonly noPace: string;
  readonly realTime: string;
  readonly overDays: string;
  readonly pace: string;
  readonly paceOf: (pace: Pace) => string;
  readonly paceNote: (pace: Pace | null) => string;
  readonly atZero: Readonly<Record<WhenOut, string>>;
  readonly atZeroLabel: string;
  readonly visibility: string;
  readonly visible: Readonly<Record<Visibility, string>>;
  readonly visibleNote: Readonly<Record<Visibility, string>>;
  readonly spectators: string;
  readonly spectatorsNote: string;
  readonly me: string;
  readonly open: string;
  readonly openNote: string;
  readonly openTable: string;
  readonly startOnline: string;
  readonly comeByLink: (free: number) => string;
  readonly allSeated: string;
  readonly youMustSit: string;
  readonly gathering: (free: number) => string;
  readonly waitsFor: (name: string) => string;
  readonly running: string;
  readonly importGame: string;
}

const MINUTE = 60_000;
const DAY = 24 * 3600_000;

const plural = (n: number, one: string, many: string): string => (n === 1 ? one : many);

const en: LobbyWords = {
  noPace: 'No clock',
  realTime: 'Real time',
  overDays: 'Over days',
  pace: 'Pace',
  paceOf: (pace) =>
    pace.kind === 'fischer'
      ? `${Math.round(pace.initial / MINUTE)} min + ${Math.round(pace.increment / 1000)} s`
      : pace.time >= DAY
        ? `${pace.time / DAY} ${plural(pace.time / DAY, 'day', 'days')} a move`
        : `${Math.round(pace.time / MINUTE)} min a move`,
  paceNote: (pace) =>
    pace === null
      ? 'Everybody takes the time they need.'
      : pace.kind === 'fischer'
        ? 'For the whole game; every move gives some back.'
        : 'For each move, counted from the moment you are asked.',
  atZero: { bot: 'a bot plays on', nothing: 'only a note in the log' },
  atZeroLabel: 'At zero',
  visibility: 'Visibility',
  visible: { public: 'Public', link: 'By link', private: 'Private' },
  visibleNote: {
    public: 'Listed on the first page; anybody may sit down.',
    link: 'Not listed; whoever has the link or the code may sit down.',
    private: 'Only with the invitation in the link; there is no code.',
  },
  spectators: 'Spectators',
  spectatorsNote: 'They see what everybody may see, no hands.',
  me: 'Me',
  open: 'Open',
  openNote: 'for whoever comes',
  openTable: 'Open the table',
  startOnline: 'Start online',
  comeByLink: (free) =>
    `${plural(free, 'One seat is', `${free} seats are`)} free: link and code come next.`,
  allSeated: 'Everybody is seated: the game begins at once.',
  youMustSit: 'You do not sit at this table: take a seat first.',
  gathering: (free) => plural(free, 'Waits for 1 player', `Waits for ${free} players`),
  waitsFor: (name) => `Waits for ${name}`,
  running: 'Being played',
  importGame: 'Open a saved game',
};

const fr: LobbyWords = {
  noPace: 'Sans horloge',
  realTime: 'En direct',
  overDays: 'En différé',
  pace: 'Rythme',
  paceOf: (pace) =>
    pace.kind === 'fischer'
      ? `${Math.round(pace.initial / MINUTE)} min + ${Math.round(pace.increment / 1000)} s`
      : pace.time >= DAY
        ? `${pace.time / DAY} ${plural(pace.time / DAY, 'jour', 'jours')} par coup`
        : `${Math.round(pace.time / MINUTE)} min par coup`,
  paceNote: (pace) =>
    pace === null
      ? 'Chacun prend le temps qu’il lui faut.'
      : pace.kind === 'fischer'
        ? 'Pour toute la partie ; chaque coup en rend un peu.'
        : 'Pour chaque coup, à partir du moment où vous êtes attendu.',
  atZero: { bot: 'un robot continue', nothing: 'une simple note au journal' },
  atZeroLabel: 'À zéro',
  visibility: 'Visibilité',
  visible: { public: 'Publique', link: 'Par lien', private: 'Privée' },
  visibleNote: {
    public: 'Affichée en première page ; tout le monde peut s’asseoir.',
    link: 'Pas affichée ; quiconque a le lien ou le code peut s’asseoir.',
    private: 'Seulement avec l’invitation du lien ; il n’y a pas de code.',
  },
  spectators: 'Spectateurs',
  spectatorsNote: 'Ils voient ce que tous peuvent voir, aucune main.',
  me: 'Moi',
  open: 'Ouvert',
  openNote: 'pour qui viendra',
  openTable: 'Ouvrir la table',
  startOnline: 'Commencer en ligne',
  comeByLink: (free) =>
    `${plural(free, 'Une place est libre', `${free} places sont libres`)} : le lien et le code viennent ensuite.`,
  allSeated: 'Tout le monde est assis : la partie commence aussitôt.',
  youMustSit: 'Vous n’êtes pas assis à cette table : prenez d’abord une place.',
  gathering: (free) => plural(free, 'Attend 1 personne', `Attend ${free} personnes`),
  waitsFor: (name) => `Attend ${name}`,
  running: 'En cours',
  importGame: 'Ouvrir une partie enregistrée',
};

export const useLobbyWords = (): LobbyWords => useText({ en, fr });
