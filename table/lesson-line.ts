import type { AnyTypes, Beat, ChoiceOf, Expectation, Lesson } from '@incognita/kernel';
import type { LogEntry } from './log.ts';

/** A decision of the line, as it is submitted. */
export interface LineDecision {
  readonly choice: ChoiceOf<AnyTypes>;
  readonly also: readonly ChoiceOf<AnyTypes>[];
}

/** A beat with its place: its number, its stop, and how many decisions of the learner stand before it. */
export interface PlacedBeat extends Beat {
  /** From 1, through all parts. */
  readonly number: number;
  readonly part: number;
  /** Decisions of the learner that stand when it begins. */
  readonly standing: number;
  /** What is decided in it, where somebody follows the line. */
  readonly line: readonly LineDecision[];
}

/** What the line decides where this is expected. */
function lineOf(expect: Expectation): readonly LineDecision[] {
  if (expect === 'read' || 'use' in expect) return [];
  if ('choose' in expect) return [{ choice: expect.choose, also: expect.also ?? [] }];
  if ('oneOf' in expect) return [{ choice: expect.oneOf[0], also: [] }];
  if ('anything' in expect) return [{ choice: expect.anything, also: [] }];
  return expect.guide.map((choice) => ({ choice, also: [] }));
}

const takesBack = ({ expect }: Beat): boolean =>
  expect !== 'read' && 'use' in expect && expect.use === 'undo';

/** All beats of a lesson in order, with their places. */
export function placedBeats(lesson: Lesson): readonly PlacedBeat[] {
  let standing = 0;
  let number = 0;
  return lesson.parts.flatMap(({ beats }, part) =>
    beats.map((beat) => {
      const line = lineOf(beat.expect);
      number++;
      const placed = { ...beat, number, part, standing, line };
      standing += takesBack(beat) ? -1 : line.length;
      return placed;
    }),
  );
}

/**
 * Where a learner is who was at a beat and has so many decisions standing now: further on, where what
 * it asked for was decided or taken back; before it, where more was taken back than asked for. The
 * index of a beat, or the number of beats at the end.
 */
export function beatAfter(beats: readonly PlacedBeat[], at: number, standing: number): number {
  let now = at;
  for (let beat = beats[now]; beat; beat = beats[now]) {
    if (takesBack(beat)) {
      if (standing >= beat.standing) return now;
    } else if (standing < beat.standing) {
      const before = beats.findLastIndex((held, i) => i < now && held.standing <= standing);
      return Math.max(0, before);
    } else if (beat.line.length === 0 || standing < beat.standing + beat.line.length) return now;
    now++;
  }
  return now;
}

/** What the bot that is asked decides along the line, or undefined behind its end. */
export function scriptedChoice(
  script: readonly unknown[],
  log: readonly LogEntry<AnyTypes>[],
  isBot: (seat: number) => boolean,
): unknown {
  const standing: number[] = [];
  for (const entry of log) {
    if (entry.kind === 'decision') standing.push(entry.seat);
    else if (entry.kind === 'undo') standing.length = entry.keep;
  }
  return script[standing.filter(isBot).length];
}
