import { SeatMark } from '@incognita/boards';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useWords } from '../text/index.ts';
import { logLines } from './log-lines.ts';
import { RuleId } from './RuleId.tsx';
import { useReviewWords } from './review-words.ts';
import type { TableState } from './use-table.ts';
import { useShellWords } from './words.ts';

const SHOWN = 60;

/** What happened, newest first, each line with its rule. */
export function Log(props: {
  readonly table: TableState;
  readonly openRule: (id: string) => void;
  readonly goTo?: (seq: number) => void;
  /** Where the game so far is read back. */
  readonly back?: string;
}): ReactElement {
  const { table } = props;
  const words = useWords();
  const shellWords = useShellWords();
  const reviewWords = useReviewWords();
  const lines = logLines(table.sitting.told.slice(-SHOWN), table, shellWords)
    .slice(-SHOWN)
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
}
