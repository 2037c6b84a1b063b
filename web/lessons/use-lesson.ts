import type { Guide } from '@incognita/boards/guide';
import { type Lesson, sameChoice } from '@incognita/kernel';
import { beatAfter, type PlacedBeat, placedBeats } from '@incognita/table/lesson-line';
import { createContext, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { Session } from '../play/session.ts';
import { type Choice, onOffer } from '../shell/lights.ts';
import { useLessons } from './progress.ts';

/** A lesson as it is being followed. */
export interface Following {
  /** The game of this browser in which it is followed. */
  readonly table: string;
  readonly lesson: Lesson;
  readonly guide: Guide;
  readonly beats: readonly PlacedBeat[];
  /** The beat at hand; null behind the last one. */
  readonly beat: PlacedBeat | null;
  /** The stop at hand, from 0. */
  readonly part: number;
  /** Something else was to be played, or is picked; it comes later. */
  readonly correction: Choice | null;
  /** The guide plays just now. */
  readonly playing: boolean;
  /** What the beat asks for is not on offer: the game has gone another way. */
  readonly astray: boolean;
  /** On to the next beat, for one that is only read or where something was used. */
  next(): void;
  correct(choice: Choice | null): void;
  /** Lets the guide play until a beat is reached. */
  playTo(beat: number): void;
  /** To the beginning of a stop; one that lies behind begins at a new table. */
  goToPart(part: number): void;
  startOver(): void;
}

export const LessonContext = createContext<Following | null>(null);

export function useFollowing(): Following {
  const following = useContext(LessonContext);
  if (!following) throw new Error('no lesson is being followed here');
  return following;
}

/** Whether a beat lets this be played. Behind the last one everything is. */
export function isExpected(beat: PlacedBeat | null, choice: Choice): boolean {
  if (!beat) return true;
  const { expect } = beat;
  if (expect === 'read' || 'use' in expect || 'guide' in expect) return false;
  if ('anything' in expect) return true;
  return 'oneOf' in expect
    ? expect.oneOf.some((held) => sameChoice(held, choice))
    : sameChoice(expect.choose, choice);
}

const uses = (beat: PlacedBeat | null, what: string): boolean =>
  beat !== null && beat.expect !== 'read' && 'use' in beat.expect && beat.expect.use === what;

/** Follows a lesson at a table: where one is, what is let through, and what the guide plays. */
export function useLesson(
  table: string,
  session: Session,
  lesson: Lesson,
  guide: Guide,
  key: string,
  /** The beat that the guide plays to at once; 0 for nobody in a hurry. */
  from: number,
  restart: (from: number) => void,
): { readonly following: Following; readonly guided: Session } {
  const beats = useMemo(() => placedBeats(lesson), [lesson]);
  const kept = useLessons((lessons) => lessons.kept[key]?.at ?? 0);
  const keep = useLessons((lessons) => lessons.keep);
  const state = useStore(session.store);
  const [correction, setCorrection] = useState<Choice | null>(null);
  const [target, setTarget] = useState<number | null>(from > 0 ? from : null);
  const { look, told } = state;
  const standing = told.filter(
    ({ what }) => what.kind === 'decision' && what.seat === lesson.seat,
  ).length;
  const known = look?.started === true && told.length > 0;
  const at = known ? beatAfter(beats, kept, standing) : kept;
  const beat = beats[at] ?? null;

  useEffect(() => {
    if (at !== kept) keep(key, { at });
    if (at >= beats.length) keep(key, { done: true });
  }, [at, kept, keep, key, beats]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another beat corrects nothing yet
  useEffect(() => setCorrection(null), [at, look?.seq]);

  const next = (): void => keep(key, { at: at + 1 });
  const asked = look?.choices ?? null;
  const due = beat?.line[standing - beat.standing] ?? null;
  const astray = asked !== null && due !== null && onOffer(asked, due.choice) === null;

  // The guide plays: once per position, so that nothing is decided twice.
  const played = useRef(-1);
  useEffect(() => {
    if (target === null || !look) return;
    if (at >= target || astray || look.result) setTarget(null);
    else if (state.awaits) session.skip();
    else if (beat && beat.line.length === 0 && !uses(beat, 'undo')) keep(key, { at: at + 1 });
    else if (state.busy || asked === null || played.current === look.seq) return;
    else {
      played.current = look.seq;
      if (due) session.submit(due.choice, due.also);
      else session.undo(1, false);
    }
  }, [target, at, look, state.awaits, state.busy, asked, astray, beat, due, session, keep, key]);

  const now = useRef({ beat, next });
  now.current = { beat, next };
  const guided = useMemo<Session>(
    () => ({
      ...session,
      submit: (choice, also) => {
        if (isExpected(now.current.beat, choice)) session.submit(choice, also);
        else setCorrection(choice);
      },
      skip: () => {
        session.skip();
        if (uses(now.current.beat, 'skip')) now.current.next();
      },
    }),
    [session],
  );
  const firstOf = (part: number): number => beats.findIndex((held) => held.part === part);
  const following: Following = {
    table,
    lesson,
    guide,
    beats,
    beat,
    part: beat?.part ?? lesson.parts.length,
    correction,
    playing: target !== null,
    astray,
    next,
    correct: setCorrection,
    playTo: setTarget,
    goToPart: (part) => {
      const to = firstOf(part);
      if (to < 0) setTarget(beats.length);
      else if (to > at) setTarget(to);
      else restart(to);
    },
    startOver: () => restart(0),
  };
  return { following, guided };
}
