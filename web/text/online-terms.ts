import type { TableInfo, Visibility } from '@incognita/server/protocol';
import { plural } from './plural.ts';
import { useText } from './use-text.ts';

type Pace = NonNullable<TableInfo['pace']>;
type WhenOut = 'bot' | 'nothing';

/** The words of the form for a table on a server: its time, who finds it, who sits there. */
export interface OnlineTermsWords {
  readonly realTime: string;
  readonly overDays: string;
  readonly pace: string;
  readonly paceNote: (pace: Pace | null) => string;
  readonly atZero: Readonly<Record<WhenOut, string>>;
  readonly atZeroLabel: string;
  /** Chances to react in somebody else's turn. */
  readonly reactions: string;
  readonly reactionTime: (ms: number | null) => string;
  readonly reactionNote: (ms: number | null) => string;
  readonly heardAfter: string;
  readonly heard: (ms: number | null) => string;
  readonly heardNote: string;
  readonly visibility: string;
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
}

const MINUTE = 60_000;
const seconds = (ms: number): string => (ms < MINUTE ? `${ms / 1000} s` : `${ms / MINUTE} min`);

const en: OnlineTermsWords = {
  realTime: 'Real time',
  overDays: 'Over days',
  pace: 'Pace',
  paceNote: (pace) =>
    pace === null
      ? 'Everybody takes the time they need.'
      : pace.kind === 'fischer'
        ? 'For the whole game; each move gives some time back.'
        : 'For each move, counted from the moment you are asked.',
  atZero: { bot: 'a bot plays on', nothing: 'the log just says so' },
  atZeroLabel: 'When time runs out',
  reactions: 'Time to react',
  reactionTime: (ms) => (ms === null ? 'No limit' : seconds(ms)),
  reactionNote: (ms) =>
    ms === null
      ? 'The table waits until everybody who may react in another’s turn has answered.'
      : 'Whoever may react in another’s turn and does not answer in time passes.',
  heardAfter: 'Answers are heard after',
  heard: (ms) => (ms === null ? 'Heard after the usual pause' : `Heard after ${seconds(ms)}`),
  heardNote:
    'Every answer, also a pass, is heard after the same pause, so that haste tells nothing.',
  visibility: 'Visibility',
  visibleNote: {
    public: 'Listed on the home page; anybody may sit down.',
    link: 'Not listed; anybody with the link or the code may sit down.',
    private: 'Only with the invitation in the link; there is no code.',
  },
  spectators: 'Spectators',
  spectatorsNote: 'Spectators never see hands.',
  me: 'Me',
  open: 'Open',
  openNote: 'free for anybody',
  openTable: 'Open the table',
  startOnline: 'Start online',
  comeByLink: (free) =>
    `${plural(free, 'One seat is', `${free} seats are`)} free: you get a link and a code next.`,
  allSeated: 'Everybody is seated: the game begins at once.',
  youMustSit: 'You have no seat at this table. Take one first.',
};

const fr: OnlineTermsWords = {
  realTime: 'En direct',
  overDays: 'En différé',
  pace: 'Rythme',
  paceNote: (pace) =>
    pace === null
      ? 'Chacun prend le temps qu’il lui faut.'
      : pace.kind === 'fischer'
        ? 'Pour toute la partie ; chaque coup en rend un peu.'
        : 'Pour chaque coup, à partir du moment où vous êtes attendu.',
  atZero: { bot: 'un robot continue', nothing: 'le journal le signale, sans plus' },
  atZeroLabel: 'Temps écoulé',
  reactions: 'Temps pour réagir',
  reactionTime: (ms) => (ms === null ? 'Sans limite' : seconds(ms)),
  reactionNote: (ms) =>
    ms === null
      ? 'La table attend la réponse de tous ceux qui peuvent réagir au tour d’un autre.'
      : 'Qui peut réagir au tour d’un autre et ne répond pas à temps passe.',
  heardAfter: 'Délai avant d’entendre la réponse',
  heard: (ms) =>
    ms === null ? 'Entendue après la pause habituelle' : `Entendue après ${seconds(ms)}`,
  heardNote:
    'Toute réponse, même un renoncement, est entendue après la même pause : la hâte ne trahit rien.',
  visibility: 'Visibilité',
  visibleNote: {
    public: 'Affichée à l’accueil ; tout le monde peut s’asseoir.',
    link: 'Pas affichée ; quiconque a le lien ou le code peut s’asseoir.',
    private: 'Seulement avec l’invitation du lien ; il n’y a pas de code.',
  },
  spectators: 'Spectateurs',
  spectatorsNote: 'Les spectateurs ne voient jamais les mains.',
  me: 'Moi',
  open: 'Ouvert',
  openNote: 'place à prendre',
  openTable: 'Ouvrir la table',
  startOnline: 'Commencer en ligne',
  comeByLink: (free) =>
    `${plural(free, 'Une place est libre', `${free} places sont libres`)} : vous aurez ensuite le lien et le code.`,
  allSeated: 'Tout le monde est assis : la partie commence aussitôt.',
  youMustSit: 'Vous n’êtes pas assis à cette table : prenez d’abord une place.',
};

export const onlineTermsWords = { en, fr };

export const useOnlineTermsWords = (): OnlineTermsWords => useText(onlineTermsWords);
