import { SeatMark, useSeatStyles } from '@incognita/boards';
import { type AnyTypes, type Result, sameJson, say } from '@incognita/kernel';
import { Fragment, type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { usePlayWords } from '../text/play.ts';
import { useShellWords } from '../text/shell.ts';
import { useTableWords } from '../text/table.ts';
import { Afterwards } from './Afterwards.tsx';
import { logLines } from './log-lines.ts';
import { RuleId } from './RuleId.tsx';
import { barPieces, longestBar } from './score-bars.ts';
import type { OpenTable, TableState } from './use-table.ts';

type Side = Result<AnyTypes>['sides'][number];
type Line = Side['lines'][number];

interface Parts {
  readonly table: TableState;
  readonly sides: readonly Side[];
  readonly nameOf: (side: Side) => string;
  readonly openRule: (id: string) => void;
}

/** The end: who won, the totals as bars, and every point with its rule. */
export function FinalScore(props: {
  readonly open: OpenTable;
  readonly table: TableState;
  readonly result: Result<AnyTypes>;
  /** On a narrow screen it is part of the sheet, a list for each side. */
  readonly narrow: boolean;
  readonly openRule: (id: string) => void;
  /** How it ended, as the game draws it. */
  readonly children: ReactNode;
}): ReactElement {
  const { table, result, narrow, openRule } = props;
  const words = usePlayWords();
  const tableWords = useTableWords();
  const shellWords = useShellWords();
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever reads a game back wants to see the board at its end first.
  const review = props.open.place.at === 'review';
  const [away, setAway] = useState(review);
  const folded = away && !narrow;
  useEffect(() => {
    if (review) return;
    heading.current?.focus({ preventScroll: true });
    const sheet = heading.current?.closest('.table-ask');
    if (sheet) sheet.scrollTop = 0;
  }, [review]);
  const sides = [...result.sides].sort((a, b) => a.place - b.place || b.total - a.total);
  const nameOf = (side: Side): string =>
    side.seat === null
      ? (table.catalogue.sides[side.side] ?? side.side)
      : table.teller.seat(side.seat);
  const winners = sides.filter((side) => side.won).map(nameOf);
  const parts: Parts = { table, sides, nameOf, openRule };
  return (
    <section
      className="panel account"
      aria-label={words.gameOver}
      data-narrow={narrow || undefined}
      data-folded={folded || undefined}
    >
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {result.together ? shellWords.together(winners.length > 0) : shellWords.wonBy(winners)}
        </h2>
        {!narrow && (
          <button type="button" className="button" onClick={() => setAway(!away)}>
            {folded ? tableWords.seeAccount : tableWords.seeBoard}
          </button>
        )}
      </header>
      {!folded && (
        <>
          {props.children}
          <Ending table={table} openRule={openRule} />
          {!result.together && <Bars {...parts} />}
          <Afterwards open={props.open} table={table} />
          {result.together ? (
            <Together {...parts} />
          ) : narrow ? (
            <Lists {...parts} />
          ) : (
            <Grid {...parts} />
          )}
        </>
      )}
    </section>
  );
}

/** Why it is over: the last thing that happened. */
function Ending({ table, openRule }: Pick<Parts, 'table' | 'openRule'>): ReactElement | null {
  const shellWords = useShellWords();
  const last = table.state.told.findLast(({ events }) => events.length > 0);
  const line = last && logLines([last], table, shellWords).at(-1);
  return line ? (
    <p className="ending">
      {line.text} {line.rule && <RuleId id={line.rule} open={openRule} />}
    </p>
  ) : null;
}

/** Won or lost by all: what all have in common once, then what is each one's own. No points. */
function Together({ table, sides, nameOf, openRule }: Parts): ReactElement {
  const has = (side: Side, line: Line): boolean => side.lines.some((own) => sameJson(own, line));
  const common = (sides[0]?.lines ?? []).filter((line) => sides.every((side) => has(side, line)));
  const told = (line: Line): ReactElement => (
    <li key={JSON.stringify(line)}>
      {say(table.catalogue, line, table.teller)} <RuleId id={line.rule} open={openRule} />
    </li>
  );
  return (
    <div className="together">
      <ul>{common.map(told)}</ul>
      {sides.map((side) => {
        const own = side.lines.filter((line) => !common.some((held) => sameJson(held, line)));
        return own.length === 0 ? null : (
          <section key={side.side}>
            <h3>
              {side.seat !== null && <SeatMark seat={side.seat} />} {nameOf(side)}
            </h3>
            <ul>{own.map(told)}</ul>
          </section>
        );
      })}
    </div>
  );
}

/** The totals beside each other, each in the colour of its seat, a piece per line. */
function Bars({ sides, nameOf }: Parts): ReactElement {
  const most = longestBar(sides);
  const width = (points: number): string => `${(points / most) * 100}%`;
  const styleOf = useSeatStyles();
  return (
    <ul className="bars">
      {sides.map((side) => {
        const look = side.seat === null ? OTHERS : styleOf(side.seat);
        return (
          <li key={side.side}>
            <span className="bar-name">
              {side.seat === null ? <span className="dot" /> : <SeatMark seat={side.seat} />}
              {nameOf(side)}
            </span>
            <span className="bar-track" aria-hidden="true">
              {barPieces(side).map(({ kept, lost }, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
                <Fragment key={i}>
                  {kept > 0 && (
                    <span style={{ width: width(kept), background: look.fill, color: look.ink }}>
                      {kept / most > 0.06 ? kept : ''}
                    </span>
                  )}
                  {lost > 0 && <span className="lost" style={{ width: width(lost) }} />}
                </Fragment>
              ))}
            </span>
            <b>{side.total}</b>
          </li>
        );
      })}
    </ul>
  );
}

/** Violet belongs to the side that nobody plays. */
const OTHERS = { fill: '#6B3FA8', ink: '#FFFFFF' };

const nameOfRow = ({ catalogue }: TableState, line: Line): string | undefined => {
  const names: Readonly<Record<string, string>> = catalogue.scoreNames ?? {};
  return names[line.line];
};

/** Lines of a name share a row, by whatever rule each of them counts. */
const keyOf = (table: TableState, line: Line): string =>
  nameOfRow(table, line) === undefined ? `${line.line} ${line.rule}` : line.line;

/** What a row is called; a game that has no name for it says its first sentence. */
const headingOf = (table: TableState, line: Line): string =>
  nameOfRow(table, line) ?? say(table.catalogue, line, table.teller);

/** What a line says beyond the name of its row. */
function restOf(table: TableState, line: Line): string {
  const said = say(table.catalogue, line, table.teller);
  const heading = headingOf(table, line);
  return said.startsWith(heading) ? said.slice(heading.length).replace(/^,\s*/, '') : said;
}

/** Rows are kinds of points, columns are sides. */
function Grid({ table, sides, nameOf, openRule }: Parts): ReactElement {
  const words = usePlayWords();
  const rows = new Map<string, Line[]>();
  for (const line of sides.flatMap((side) => side.lines)) {
    const key = keyOf(table, line);
    rows.set(key, [...(rows.get(key) ?? []), line]);
  }
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{words.pointsFor}</th>
          {sides.map((side) => (
            <th key={side.side} scope="col" className={side.won ? 'won' : ''}>
              <span>
                {side.seat !== null && <SeatMark seat={side.seat} />} {nameOf(side)}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...rows].map(([row, lines]) => {
          const [first] = lines;
          if (!first) return null;
          const same = lines.every(({ rule }) => rule === first.rule);
          return (
            <tr key={row}>
              <th scope="row">
                {headingOf(table, first)} {same && <RuleId id={first.rule} open={openRule} />}
              </th>
              {sides.map((side) => (
                <td key={side.side} className={side.won ? 'won' : ''}>
                  {side.lines
                    .filter((line) => keyOf(table, line) === row)
                    .map((line) => (
                      <div key={JSON.stringify(line)}>
                        <b>{line.points}</b>{' '}
                        <span>
                          {restOf(table, line)} {!same && <RuleId id={line.rule} open={openRule} />}
                        </span>
                      </div>
                    ))}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.total}</th>
          {sides.map((side) => (
            <td key={side.side} className={side.won ? 'won' : ''}>
              <span>{side.total}</span>
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

/** The same, one side under the other: for a screen on which columns would be too narrow. */
function Lists({ table, sides, nameOf, openRule }: Parts): ReactElement {
  return (
    <>
      {sides.map((side) => (
        <section key={side.side} className={side.won ? 'side won' : 'side'}>
          <h3>
            {side.seat !== null && <SeatMark seat={side.seat} />} {nameOf(side)}
            <b>{side.total}</b>
          </h3>
          <ul>
            {side.lines.map((line) => (
              <li key={JSON.stringify(line)}>
                <b>{line.points}</b>
                <span>
                  {say(table.catalogue, line, table.teller)}{' '}
                  <RuleId id={line.rule} open={openRule} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
