import { SeatMark } from '@incognita/boards';
import { memo, type ReactElement } from 'react';
import { Link } from 'wouter';
import { usePlayWords } from '../text/play.ts';
import { useReviewWords } from '../text/review.ts';
import { useShellWords } from '../text/shell.ts';
import { logLines } from './log-lines.ts';
import { RuleId } from './RuleId.tsx';
import type { TableState } from './use-table.ts';

const LINES_SHOWN = 60;

/** What happened, newest first, each line with its rule. */
export const Log = memo(function Log(props: {
  readonly told: TableState['state']['told'];
  readonly catalogue: TableState['catalogue'];
  readonly teller: TableState['teller'];
  readonly openRule: (id: string) => void;
  readonly looks: TableState['looks'];
  readonly doer: TableState['doer'];
  readonly hushed: TableState['hushed'];
  readonly goTo?: (seq: number) => void;
  /** Where the game so far is read back. */
  readonly back?: string;
}): ReactElement {
  const words = usePlayWords();
  const shellWords = useShellWords();
  const reviewWords = useReviewWords();
  const lines = logLines(props.told.slice(-LINES_SHOWN), props, shellWords)
    .slice(-LINES_SHOWN)
    .reverse();
  return (
    <section className="panel log" aria-label={words.log}>
      <h3>
        {words.log}
        {props.back !== undefined && <Link href={props.back}>{reviewWords.lookBack}</Link>}
      </h3>
      <ol>
        {lines.map((line) => (
          <li
            key={line.key}
            data-undone={line.undone || undefined}
            data-hushed={line.hushed || undefined}
          >
            {line.seat !== null && line.seat >= 0 ? (
              <SeatMark seat={line.seat} />
            ) : (
              <span className="dot" />
            )}
            <span>
              {line.undone && <span className="sr">{shellWords.takenBack} </span>}
              {line.hushed && <HushedSign says={shellWords.onlyYou} />}
              {props.goTo ? (
                <button type="button" className="log-line" onClick={() => props.goTo?.(line.seq)}>
                  {line.text}
                </button>
              ) : line.undone ? (
                <del>{line.text}</del>
              ) : (
                line.text
              )}{' '}
              {line.rule && <RuleId id={line.rule} open={props.openRule} />}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
});

/** An eye that is struck through: the others are told less than this line says. */
function HushedSign(props: { readonly says: string }): ReactElement {
  return (
    <svg className="hushed-sign" viewBox="0 0 24 24" width="15" height="15" role="img">
      <title>{props.says}</title>
      <path d="M2 12Q12 3 22 12Q12 21 2 12ZM12 9a3 3 0 1 1 0 6a3 3 0 0 1 0-6ZM4 21L20 3" />
    </svg>
  );
}
