import { useSeatStyles } from '@incognita/boards';
import { type ReactElement, useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { Totals } from '../play/folded-game.ts';
import type { Said } from '../play/session.ts';
import { useSettings } from '../settings.ts';
import { useReviewWords } from '../text/review.ts';
import { useWords } from '../text/site.ts';

export interface ReviewBarProps {
  readonly at: number;
  readonly first: number;
  readonly last: number;
  readonly mine: readonly number[];
  readonly totals: Totals;
  readonly goTo: (seq: number) => void;
  /** What does not hold of the shuffles; null while the game goes on and keeps its secret. */
  readonly check: (() => readonly Said[]) | null;
  /** Where others can read it too, or null for a game that only this browser has. */
  readonly link: string | null;
  readonly share: (() => void) | null;
  /** Where the game goes on, while it does. */
  readonly table: string | null;
}

const WIDTH = 320;
const HEIGHT = 64;
const DASHES = ['', '6 4', '2 3', '8 3 2 3', '1 4', '10 4'];

/** The time slider: running scores, the knob, and jumps from decision to decision. */
export function ReviewBar(props: ReviewBarProps): ReactElement {
  const words = useReviewWords();
  const { at, first, last, mine, goTo } = props;
  const before = mine.filter((seq) => seq < at).at(-1);
  const after = mine.find((seq) => seq > at);
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if ((event.target as HTMLElement | null)?.closest('input[type=text], textarea')) return;
      if (event.key === '[' && before !== undefined) goTo(before);
      else if (event.key === ']' && after !== undefined) goTo(after);
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [before, after, goTo]);
  return (
    <section className="panel prompt review" aria-label={words.review}>
      <p className="eyebrow">{words.review}</p>
      <Scores {...props} />
      <label className="slider">
        <span className="sr">{words.moment(at, last)}</span>
        <input
          type="range"
          min={first}
          max={last}
          value={at}
          onChange={(event) => goTo(Number(event.target.value))}
        />
        <output>{words.moment(at, last)}</output>
      </label>
      <div className="actions">
        <button
          type="button"
          className="button"
          disabled={at <= first}
          onClick={() => goTo(at - 1)}
        >
          {words.back}
        </button>
        <button type="button" className="button" disabled={at >= last} onClick={() => goTo(at + 1)}>
          {words.forward}
        </button>
        <button
          type="button"
          className="button"
          disabled={before === undefined}
          onClick={() => before !== undefined && goTo(before)}
        >
          {words.myBack} <kbd>[</kbd>
        </button>
        <button
          type="button"
          className="button"
          disabled={after === undefined}
          onClick={() => after !== undefined && goTo(after)}
        >
          {words.myForward} <kbd>]</kbd>
        </button>
      </div>
      <p className="note">{props.table === null ? words.whatIf : words.whileItGoesOn}</p>
      <div className="actions">
        {props.table !== null && (
          <Link href={props.table} className="button main">
            {words.backToTable}
          </Link>
        )}
        {props.check && <Verify check={props.check} />}
        {props.share && (
          <button type="button" className="button" onClick={props.share}>
            {words.share}
          </button>
        )}
        {props.link !== null && <CopyLink link={props.link} />}
      </div>
    </section>
  );
}

function CopyLink(props: { readonly link: string }): ReactElement {
  const words = useWords();
  const [copied, setCopied] = useState(false);
  return (
    <button
      type="button"
      className="button"
      onClick={() => {
        navigator.clipboard?.writeText(props.link).then(
          () => setCopied(true),
          () => setCopied(false),
        );
      }}
    >
      {copied ? words.copied : words.copyLink}
    </button>
  );
}

function Verify(props: { readonly check: () => readonly Said[] }): ReactElement {
  const words = useReviewWords();
  const { language } = useSettings();
  const [found, setFound] = useState<readonly Said[] | null>(null);
  if (found === null)
    return (
      <button type="button" className="button" onClick={() => setFound(props.check())}>
        {words.verify}
      </button>
    );
  return (
    <p className="verdict" role="status" data-honest={found.length === 0}>
      {found.length === 0 ? words.honest : found.map((said) => said[language]).join(' ')}
    </p>
  );
}

/** Violet belongs to the side that nobody plays. */
const NOBODYS = '#6B3FA8';

/** A line per side in its colour and with its own dashes; the knob's place as a rule across. */
function Scores(props: ReviewBarProps): ReactElement | null {
  const words = useReviewWords();
  const { totals, first, last, at } = props;
  const styleOf = useSeatStyles();
  const { seats, marks } = totals;
  const most = Math.max(1, ...marks.flatMap((mark) => mark.sides));
  if (seats.length === 0) return null;
  const x = (seq: number): number => ((seq - first) / Math.max(1, last - first)) * WIDTH;
  const y = (total: number): number => HEIGHT - 4 - (Math.max(0, total) / most) * (HEIGHT - 12);
  return (
    <svg
      className="score-lines"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={words.scores}
    >
      {seats.map((seat, side) => {
        const points = marks.map((mark) => `${x(mark.seq)},${y(mark.sides[side] ?? 0)}`).join(' ');
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a side is its place
          <g key={side}>
            <polyline points={points} className="score-casing" />
            <polyline
              points={points}
              className="score"
              stroke={seat === null ? NOBODYS : styleOf(seat).fill}
              strokeDasharray={DASHES[side % DASHES.length]}
            />
          </g>
        );
      })}
      <line x1={x(at)} x2={x(at)} y1="0" y2={HEIGHT} className="now" />
    </svg>
  );
}
