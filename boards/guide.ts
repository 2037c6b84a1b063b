import type { LessonText } from '@incognita/kernel';
import type { ReactElement } from 'react';

/** Who speaks in a lesson: `board/guides.tsx` of each game exports `guides`, by their names in lessons. */
export interface Guide {
  readonly name: LessonText;
  /** A medallion on a grid of 102: flat, two planes of light, no outline but its ring. */
  readonly Portrait: () => ReactElement;
}

export type Guides = Readonly<Record<string, Guide>>;
