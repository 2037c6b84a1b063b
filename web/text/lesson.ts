import type { Language } from '@incognita/kernel';
import { useText } from './use-text.ts';

/** The words around a lesson; what the guide says is the lesson's own. */
export interface LessonWords {
  readonly lessons: string;
  readonly lessonsNote: string;
  readonly minutes: (n: number) => string;
  readonly begin: string;
  readonly resume: string;
  readonly again: string;
  readonly done: string;
  readonly underWay: (part: number, parts: number) => string;
  readonly howToPlay: string;
  readonly play: string;
  readonly noLesson: string;
  readonly stops: string;
  readonly of: (n: number, all: number) => string;
  readonly toStop: (n: number, name: string) => string;
  readonly goOn: string;
  readonly showMe: string;
  readonly playIt: string;
  readonly skipPart: string;
  readonly leave: string;
  readonly startOver: string;
  readonly playOn: string;
  readonly otherLessons: string;
  readonly others: (n: number) => string;
  readonly astray: string;
  readonly over: string;
  readonly watching: string;
  readonly yourPick: string;
  /** What is to be used, as the task of a beat. */
  readonly use: Readonly<Record<'undo' | 'why-not' | 'rule' | 'skip', string>>;
  /** The task of a beat in which the guide plays. */
  readonly letPlay: string;
  readonly thenPart: (name: string) => string;
  /** Something else is possible, but comes later. */
  readonly later: (task: string) => string;
}

const en: LessonWords = {
  lessons: 'Lessons',
  lessonsNote: 'Learn a game by playing it. Nothing is at stake, and you can leave at any time.',
  minutes: (n) => `about ${n} minutes`,
  begin: 'Begin',
  resume: 'Go on',
  again: 'Begin again',
  done: 'Finished once',
  underWay: (part, parts) => `At stop ${part} of ${parts}`,
  howToPlay: 'How to play, on one page',
  play: 'Play',
  noLesson: 'This game has no lesson yet.',
  stops: 'Stops of the lesson',
  of: (n, all) => `${n} of ${all}`,
  toStop: (n, name) => `Stop ${n}: ${name}`,
  goOn: 'Go on',
  showMe: 'Show me',
  playIt: 'Play it for me',
  skipPart: 'Skip this stop',
  leave: 'Leave',
  startOver: 'Start over',
  playOn: 'Play on',
  otherLessons: 'Lessons',
  others: (n) => (n === 1 ? '1 other' : `${n} others`),
  astray: 'The game has gone another way than the lesson. Start over, or play on without me.',
  over: 'The lesson ends here. The game is yours: play it to its end, or leave it.',
  watching: 'Watch what happens.',
  yourPick: 'Choose freely',
  use: {
    undo: 'Take it back',
    'why-not': 'Open “Why not?”',
    rule: 'Open a rule in the log',
    skip: 'Skip ahead',
  },
  letPlay: 'Watch the next moves',
  thenPart: (name) => `then: ${name}`,
  later: (task) => `Later: first ${task}.`,
};

const fr: LessonWords = {
  lessons: 'Leçons',
  lessonsNote:
    'Apprenez un jeu en y jouant. Rien n’est en jeu, et vous pouvez partir à tout moment.',
  minutes: (n) => `${n} minutes environ`,
  begin: 'Commencer',
  resume: 'Continuer',
  again: 'Recommencer',
  done: 'Déjà finie',
  underWay: (part, parts) => `À l’étape ${part} sur ${parts}`,
  howToPlay: 'Comment jouer, en une page',
  play: 'Jouer',
  noLesson: 'Ce jeu n’a pas encore de leçon.',
  stops: 'Étapes de la leçon',
  of: (n, all) => `${n} sur ${all}`,
  toStop: (n, name) => `Étape ${n} : ${name}`,
  goOn: 'Continuer',
  showMe: 'Montrez-moi',
  playIt: 'Jouez-le pour moi',
  skipPart: 'Passer l’étape',
  leave: 'Quitter',
  startOver: 'Reprendre du début',
  playOn: 'Continuer à jouer',
  otherLessons: 'Leçons',
  others: (n) => (n === 1 ? '1 autre' : `${n} autres`),
  astray: 'La partie ne suit plus la leçon. Reprenez du début, ou continuez sans moi.',
  over: 'La leçon s’arrête ici. La partie est à vous : finissez-la, ou quittez-la.',
  watching: 'Regardez ce qui se passe.',
  yourPick: 'Choisissez librement',
  use: {
    undo: 'Reprendre le coup',
    'why-not': 'Ouvrir « Pourquoi pas ? »',
    rule: 'Ouvrir une règle du journal',
    skip: 'Passer',
  },
  letPlay: 'Regarder les coups suivants',
  thenPart: (name) => `ensuite : ${name}`,
  later: (task) => `Plus tard. D’abord : ${task}.`,
};

export const lessonWords: Readonly<Record<Language, LessonWords>> = { en, fr };

export const useLessonWords = (): LessonWords => useText(lessonWords);
