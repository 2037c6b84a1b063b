import type { PlacedBeat } from '@incognita/table/lesson-line';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { RuleId } from '../shell/RuleId.tsx';
import type { GuideProps } from '../shell/TableShell.tsx';
import { Sign } from '../style/signs.tsx';
import { useLessonWords } from '../text/lesson.ts';
import { type Corner, freeCorner } from './light.ts';
import { correctionOf, taskOf } from './task.ts';
import type { BeatActions } from './use-beat.ts';
import { useFollowing } from './use-lesson.ts';

/** The text of the guide: what is lit is described by it. */
export const SAID = 'guide-says';

/** Whether the beat at hand is to be seen: the learner is asked, or there is something to do meanwhile. */
export function useSpeaks({ table }: GuideProps): boolean {
  const { beat, playing } = useFollowing();
  if (playing) return false;
  return table.mine || table.look.result !== null || usesOf(beat) === 'skip';
}

const usesOf = (beat: PlacedBeat | null): string | null =>
  beat !== null && beat.expect !== 'read' && 'use' in beat.expect ? beat.expect.use : null;

/** The guide on a corner of the board. */
export function GuideCard(props: GuideProps & { readonly actions: BeatActions }): ReactElement {
  const { lesson, part, guide, beat } = useFollowing();
  const words = useLessonWords();
  const { language } = props.table.teller;
  const card = useRef<HTMLElement>(null);
  const [corner, setCorner] = useState<Corner>('sw');
  const speaks = useSpeaks(props);
  const number = beat?.number ?? 0;
  const points = beat?.point;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it moves with the beat, not while one reads
  useEffect(() => {
    const { offsetWidth = 372, offsetHeight = 260 } = card.current ?? {};
    setCorner(freeCorner(points ?? [], offsetWidth, offsetHeight + 46));
  }, [number, speaks]);
  const name = lesson.parts[part]?.name[language];
  return (
    <section
      ref={card}
      className="guide-card"
      data-corner={corner}
      aria-label={guide.name[language]}
    >
      <header>
        <span className="guide-portrait" aria-hidden="true">
          <guide.Portrait />
        </span>
        <p>
          <strong>{guide.name[language]}</strong>
          <span>
            {name === undefined
              ? lesson.title[language]
              : `${words.of(part + 1, lesson.parts.length)} · ${name}`}
          </span>
        </p>
      </header>
      {speaks ? <Said {...props} phone={false} /> : <p className="guide-waits">{words.watching}</p>}
    </section>
  );
}

/** The guide in the sheet of a phone. */
export function GuideSheet(props: GuideProps & { readonly actions: BeatActions }): ReactElement {
  const { lesson, part, guide } = useFollowing();
  const words = useLessonWords();
  const { language } = props.table.teller;
  const speaks = useSpeaks(props);
  return (
    <section className="guide-sheet" aria-label={guide.name[language]}>
      <header>
        <span className="guide-portrait" aria-hidden="true">
          <guide.Portrait />
        </span>
        <p>
          <strong>{guide.name[language]}</strong>
          <span>{(lesson.parts[part]?.name ?? lesson.title)[language]}</span>
        </p>
      </header>
      {speaks ? <Said {...props} phone={true} /> : <p className="guide-waits">{words.watching}</p>}
    </section>
  );
}

type SaidProps = GuideProps & { readonly actions: BeatActions; readonly phone: boolean };

/** What the guide says, what is to be done, and the ways on. */
function Said(props: SaidProps): ReactElement {
  const { table } = props;
  const { beat, astray, correction } = useFollowing();
  const words = useLessonWords();
  if (beat === null || astray)
    return <Ending {...props} text={astray ? words.astray : words.over} />;
  return (
    <>
      <p id={SAID} className="guide-says" aria-live="polite">
        {beat.say[table.teller.language]}
      </p>
      {correction && (
        <p className="guide-correction" role="status">
          {correctionOf(beat, table, words)}
        </p>
      )}
      <Steps {...props} />
    </>
  );
}

/** The lesson is over, or cannot go on. */
function Ending(props: SaidProps & { readonly text: string }): ReactElement {
  const { startOver, astray, table } = useFollowing();
  const words = useLessonWords();
  return (
    <>
      <p id={SAID} className="guide-says" aria-live="polite">
        {props.text}
      </p>
      <div className="guide-steps">
        {!props.table.look.result && (
          <Link href={`/local/${table}`} className="button main">
            {words.playOn}
          </Link>
        )}
        {astray && (
          <button type="button" className="button" onClick={startOver}>
            {words.startOver}
          </button>
        )}
        <Link href={`/learn/${props.table.look.game}`} className="button">
          {words.otherLessons}
        </Link>
      </div>
    </>
  );
}

function Steps(props: SaidProps): ReactElement | null {
  const { table, actions, phone, openRule } = props;
  const { beat, lesson, goToPart, next } = useFollowing();
  const words = useLessonWords();
  if (!beat) return null;
  const task = taskOf(beat, table, words);
  // Whoever had nothing to skip, because the bots were quick, goes on as after reading.
  const goesOn = task === null || (usesOf(beat) === 'skip' && table.mine);
  const free = beat.expect !== 'read' && 'anything' in beat.expect;
  const others = table.choices.length - beat.line.length;
  const then =
    lesson.parts[beat.part]?.beats.at(-1)?.say === beat.say && lesson.parts[beat.part + 1];
  return (
    <>
      {!goesOn && !phone && (
        <p className="guide-task">
          <span className="guide-ring" aria-hidden="true" />
          <strong>{task}</strong>
          {then && <span>{words.thenPart(then.name[table.teller.language])}</span>}
        </p>
      )}
      {phone && !free && (
        <button
          type="button"
          className="button main guide-main"
          onClick={goesOn ? next : actions.play}
        >
          {goesOn ? words.goOn : task}
        </button>
      )}
      <div className="guide-steps">
        {goesOn && !phone && (
          <button type="button" className="button main" onClick={next}>
            {words.goOn}
          </button>
        )}
        {!goesOn && (
          <button type="button" className="button" onClick={actions.showMe}>
            <Hand />
            {actions.shown ? words.playIt : words.showMe}
          </button>
        )}
        {phone && others > 0 && (
          <button type="button" className="button" onClick={props.showChoices}>
            {words.others(others)}
          </button>
        )}
        <button type="button" className="guide-quiet" onClick={() => goToPart(beat.part + 1)}>
          {words.skipPart}
        </button>
      </div>
      <p className="guide-foot">
        <Sign name="book" size={18} />
        <RuleId id={beat.rule} open={openRule} />
        <Link href={`/learn/${table.look.game}`}>{words.leave}</Link>
      </p>
    </>
  );
}

/** A hand that points. */
export function Hand(): ReactElement {
  return (
    <svg
      className="guide-hand"
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M9 12V4.5a1.6 1.6 0 0 1 3.2 0V11l5 1.2a2.4 2.4 0 0 1 1.8 2.7l-.8 5.6H10L5.4 14a1.5 1.5 0 0 1 2.3-1.9z" />
    </svg>
  );
}
