import { create } from 'zustand';
import { keepUnder, keptUnder } from '../kept.ts';

/** How far somebody has come in a lesson, on this device. */
export interface Progress {
  /** The game of this browser in which it is played. */
  readonly table: string;
  /** The beat that is next. */
  readonly at: number;
  /** It was followed to its end once. */
  readonly done: boolean;
}

interface Lessons {
  /** By the end of their address: `whiteout/first-race`. */
  readonly kept: Readonly<Record<string, Progress>>;
  keep(lesson: string, change: Partial<Progress>): void;
}

const NEW: Progress = { table: '', at: 0, done: false };

const KEPT_UNDER = 'incognita-lessons';

export const useLessons = create<Lessons>()((set) => ({
  kept: {},
  ...keptUnder<Lessons>(KEPT_UNDER),
  keep: (lesson, change) =>
    set(({ kept }) => ({
      kept: { ...kept, [lesson]: { ...(kept[lesson] ?? NEW), ...change } },
    })),
}));

keepUnder(KEPT_UNDER, useLessons);
