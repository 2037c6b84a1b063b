import { say } from '@incognita/kernel';
import type { PlacedBeat } from '@incognita/table/lesson-line';
import type { TableState } from '../shell/use-table.ts';
import type { LessonWords } from '../text/lesson.ts';

/** What a beat asks for, as the row of a task says it; null where there is only something to read. */
export function taskOf(beat: PlacedBeat, table: TableState, words: LessonWords): string | null {
  const { expect } = beat;
  if (expect === 'read') return null;
  if ('use' in expect) return words.use[expect.use];
  if ('guide' in expect) return words.letPlay;
  if ('anything' in expect) return words.yourPick;
  const choice = 'oneOf' in expect ? expect.oneOf[0] : expect.choose;
  return say(table.catalogue, choice, table.teller);
}

/** What is said to who picks something else. */
export function correctionOf(beat: PlacedBeat, table: TableState, words: LessonWords): string {
  const own = beat.otherwise?.[table.teller.language];
  if (own !== undefined) return own;
  const task = taskOf(beat, table, words) ?? words.goOn;
  return words.later(task.charAt(0).toLocaleLowerCase() + task.slice(1));
}
