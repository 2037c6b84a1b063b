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
          <li key={line.key} data-undone={line.undone || undefined}>
            {line.seat !== null && line.seat >= 0 ? (
              <SeatMark seat={line.seat} />
            ) : (
              <span className="dot" />
            )}
            <span>
              {line.undone && <span className="sr">{shellWords.takenBack} </span>}
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
