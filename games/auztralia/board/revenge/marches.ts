import type { Lights } from '@incognita/boards';
import type { March } from '../../rules/revenge/words.ts';

/** What a Move would set in motion, where the reader is asked what the Old Ones do. */
export function marchesIn({ question }: Lights): readonly March[] | null {
  if (question?.ask !== 'old-ones-action') return null;
  // A board is told of its own game, and of nothing else.
  return question.marches as readonly March[];
}
