import type { Guide as GuideFace } from '@incognita/boards/guide';
import { type Lesson, sameChoice } from '@incognita/kernel';
import { createContext, type ReactElement, useContext, useEffect, useMemo } from 'react';
import type { Session } from '../play/session.ts';
import type { Choice } from '../shell/lights.ts';
import { type Guide, type GuideProps, TableShell } from '../shell/TableShell.tsx';
import { useMedia } from '../shell/use-media.ts';
import type { OpenTable } from '../shell/use-table.ts';
import { GuideCard, GuideSheet, Hand, SAID, useSpeaks } from './GuideCard.tsx';
import { LessonLine } from './LessonLine.tsx';
import { Spotlight } from './Spotlight.tsx';
import { type BeatActions, useBeat } from './use-beat.ts';
import { LessonContext, useFollowing, useLesson } from './use-lesson.ts';
import './lesson.css';

const SessionContext = createContext<Session | null>(null);

/** A table of this browser with a guide beside it. */
export function GuidedTable(props: {
  readonly open: OpenTable;
  readonly lesson: Lesson;
  readonly guide: GuideFace;
  /** The end of the lesson's address. */
  readonly address: string;
  readonly from: number;
  readonly restart: (from: number) => void;
}): ReactElement {
  const { open, lesson, guide, address } = props;
  const { following, guided } = useLesson(
    open.place.id,
    open.session,
    lesson,
    guide,
    address,
    props.from,
    props.restart,
  );
  const table = useMemo(() => ({ ...open, session: guided }), [open, guided]);
  return (
    <LessonContext value={following}>
      <SessionContext value={guided}>
        <TableShell open={table} guide={GUIDE} />
      </SessionContext>
    </LessonContext>
  );
}

function useActions(props: GuideProps): BeatActions {
  const following = useFollowing();
  const session = useContext(SessionContext);
  if (!session) throw new Error('no table is open here');
  return useBeat(props, following, session);
}

/** What lies over the board: the light, the card in its corner, the hand that shows. */
function Over(props: GuideProps): ReactElement {
  const phone = useMedia('(max-width: 767px)');
  const actions = useActions(props);
  const { beat } = useFollowing();
  const speaks = useSpeaks(props);
  useEnter(props, actions);
  return (
    <>
      {speaks && beat && <Spotlight point={beat.point} describedBy={SAID} />}
      {!phone && <GuideCard {...props} actions={actions} />}
      {actions.hand && (
        <span
          className="guide-pointer"
          style={{ left: actions.hand.x, top: actions.hand.y }}
          aria-hidden="true"
        >
          <Hand />
        </span>
      )}
    </>
  );
}

/** Enter reads on, unless it presses something itself or settles a choice. */
function useEnter({ table, rule }: GuideProps, actions: BeatActions): void {
  const { beat, playing } = useFollowing();
  const reads = beat?.expect === 'read' && table.mine && !playing && rule === null;
  useEffect(() => {
    if (!reads) return undefined;
    const pressed = (event: KeyboardEvent): void => {
      const target = event.target instanceof Element ? event.target : null;
      const taken = target?.closest('button, [role=button], a, input, textarea, select, dialog');
      if (event.key !== 'Enter' || taken || table.selected) return;
      event.preventDefault();
      actions.play();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  });
}

function Sheet(props: GuideProps): ReactElement {
  return <GuideSheet {...props} actions={useActions(props)} />;
}

/** The guide beside the row of what is asked for. */
function Mark(props: { readonly choice: Choice }): ReactElement | null {
  const { beat, guide, playing } = useFollowing();
  const asked = !playing && beat?.line.some(({ choice }) => sameChoice(choice, props.choice));
  const free = beat !== null && beat.expect !== 'read' && 'anything' in beat.expect;
  if (!asked || free) return null;
  return (
    <span className="guide-mark" aria-hidden="true">
      <guide.Portrait />
    </span>
  );
}

const GUIDE: Guide = { Head: LessonLine, Over, Sheet, Mark };
