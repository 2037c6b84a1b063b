import { useEffect, useRef, useState } from 'react';
import type { Session } from '../play/session.ts';
import { type Choice, onOffer } from '../shell/lights.ts';
import type { GuideProps } from '../shell/TableShell.tsx';
import { type Following, isExpected } from './use-lesson.ts';

/** How long another choice is held before the guide says that it comes later. */
const CORRECT_AFTER_MS = 300;
/** How long the hand travels that shows a choice. */
const POINTER_MS = 700;

/** What the card of a beat can do. */
export interface BeatActions {
  /** Shows what is asked for; pressed again, does it. */
  showMe(): void;
  /** It was shown once: the next press plays it. */
  readonly shown: boolean;
  /** Where the hand points that shows it; null when it does not. */
  readonly hand: { readonly x: number; readonly y: number } | null;
  /** Does what the beat asks for, at once. */
  play(): void;
}

/** The middle of the lit thing or row that a choice is made by. */
function placeOf(things: readonly string[]): { x: number; y: number } | null {
  const found = things
    .map((thing) => document.querySelector(`[data-thing="${CSS.escape(thing)}"]`))
    .find((element) => element && element.getClientRects().length > 0);
  const element = found ?? document.querySelector('.choice .guide-mark')?.closest('.choice');
  if (!element) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

const calm = (): boolean =>
  document.documentElement.dataset.motion === 'off' ||
  matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Watches what the learner does at a beat, and does it for them where they ask. */
export function useBeat(
  { table, rule, openRule }: GuideProps,
  following: Following,
  session: Session,
): BeatActions {
  const { beat, next, correct } = following;
  const number = beat?.number ?? 0;
  const [shownAt, setShownAt] = useState(0);
  const [hand, setHand] = useState<BeatActions['hand']>(null);
  const expect = beat?.expect ?? 'read';
  const wanted = expect !== 'read' && 'use' in expect ? expect.use : null;

  const going = useRef(next);
  going.current = next;
  useEffect(() => {
    if (wanted === 'rule' && rule !== null) going.current();
  }, [wanted, rule]);
  const explained = table.whyNot !== null;
  useEffect(() => {
    if (wanted !== 'why-not') return undefined;
    if (explained) {
      going.current();
      return undefined;
    }
    const opened = (event: Event): void => {
      const list = event.target;
      if (list instanceof HTMLDetailsElement && list.open && list.matches('.why')) going.current();
    };
    document.addEventListener('toggle', opened, true);
    return () => document.removeEventListener('toggle', opened, true);
  }, [wanted, explained]);

  const other = table.selected && !isExpected(beat, table.selected) ? table.selected : null;
  useEffect(() => {
    if (!other) return undefined;
    const held = setTimeout(() => correct(other), CORRECT_AFTER_MS);
    return () => clearTimeout(held);
  }, [other, correct]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another beat has shown nothing yet
  useEffect(() => setHand(null), [number]);

  const select = (choices: readonly Choice[]): void => {
    for (const choice of choices) {
      const offered = onOffer(table.choices, choice);
      if (offered) table.select(offered);
    }
  };
  const play = (): void => {
    if (!beat) return;
    if (wanted === 'undo') session.undo(1, false);
    else if (wanted === 'why-not') {
      const list = document.querySelector('details.why');
      if (list instanceof HTMLDetailsElement) list.open = true;
    } else if (wanted === 'rule') openRule(beat.rule);
    else if (wanted === 'skip') session.skip();
    else if (expect === 'read') next();
    else if ('guide' in expect) following.playTo(beat.number);
    else {
      const [due] = beat.line;
      if (due) table.confirm(due.choice, due.also);
    }
  };
  const showMe = (): void => {
    if (!beat) return;
    const [due] = beat.line;
    if (shownAt === number || !due || expect === 'read' || 'guide' in expect) {
      play();
      return;
    }
    setShownAt(number);
    const choices = [due.choice, ...due.also];
    const place = placeOf(beat.point);
    if (place === null || calm()) {
      select(choices);
      return;
    }
    setHand(place);
    setTimeout(() => {
      setHand(null);
      select(choices);
    }, POINTER_MS);
  };
  return { showMe, shown: shownAt === number, hand, play };
}
