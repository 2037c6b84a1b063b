import type { AnyTypes, ChoiceOf, GameTypes, Language, PromptOf, ToldOf } from './words.ts';

/** A text of a lesson in every language. */
export type LessonText = Readonly<Record<Language, string>>;

/** What a guide's sentence may hold: a fact of the game, then what to do. */
export const MAX_WORDS_SAID = 25;

/** Parts of the page that a beat may point at, beside the things of the board. */
export const PAGE_PARTS = [
  'page:choices',
  'page:clock',
  'page:log',
  'page:mine',
  'page:others',
  'page:undo',
  'page:why-not',
] as const;

/**
 * What the learner is asked to do: one choice, one of a set (the first is the one that is shown),
 * anything at all (with the choice that is shown), to read on, to use something of the page, or to
 * let the guide play some choices in their name.
 */
export type Expectation<T extends GameTypes = AnyTypes> =
  | { readonly choose: ChoiceOf<T>; readonly also?: readonly ChoiceOf<T>[] }
  | { readonly oneOf: readonly [ChoiceOf<T>, ...ChoiceOf<T>[]] }
  | { readonly anything: ChoiceOf<T> }
  | 'read'
  | { readonly use: 'undo' | 'why-not' | 'rule' | 'skip' }
  | { readonly guide: readonly ChoiceOf<T>[] };

/** A sentence of the guide, and what is to be done then. */
export interface Beat<T extends GameTypes = AnyTypes> {
  /** The question it belongs to, or what has happened since the learner's last decision. */
  readonly when:
    | { readonly ask: PromptOf<T>['ask'] }
    | { readonly tell: ToldOf<T>['tell'] }
    | 'over';
  /** Things of the board (`hex:14`) or parts of the page (`page:log`) that stand in the light. */
  readonly point: readonly string[];
  readonly say: LessonText;
  readonly expect: Expectation<T>;
  /** What is said to who picks something else; without it, that something else comes first. */
  readonly otherwise?: LessonText;
  readonly rule: T['Rule'];
}

/** A stop on the way of a lesson. */
export interface LessonPart<T extends GameTypes = AnyTypes> {
  readonly name: LessonText;
  readonly beats: readonly Beat<T>[];
}

/** What a list says of a lesson before it is fetched. */
export interface LessonCard {
  /** Its name in addresses: `/learn/whiteout/first-race`. */
  readonly id: string;
  readonly title: LessonText;
  readonly about: LessonText;
  readonly minutes: number;
  /** Who guides: a name in `board/guides.tsx` of the game. */
  readonly guide: string;
}

/**
 * A game that begins like any other and is played along a line: config, secret and the bots' choices
 * are fixed, so that every beat finds the position it was written for.
 */
export interface Lesson<T extends GameTypes = AnyTypes> extends LessonCard {
  readonly config: T['Config'];
  /** Where the learner sits. */
  readonly seat: number;
  /** 64 hexadecimal digits: all shuffles and draws of the lesson follow from it. */
  readonly secret: string;
  /** What the bots decide, in order; behind the last of them they think for themselves. */
  readonly bots: readonly ChoiceOf<T>[];
  readonly parts: readonly LessonPart<T>[];
}

/** A lesson as its game lists it. */
export interface ListedLesson extends LessonCard {
  readonly load: () => Promise<Lesson>;
}

/** A lesson of a game that is only known at run time. */
export const anyLesson = <T extends GameTypes>(lesson: Lesson<T>): Lesson =>
  lesson as unknown as Lesson;
