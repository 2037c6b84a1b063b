import { SeatMark, seatLook } from '@incognita/boards';
import { type AnyTypes, type Result, say } from '@incognita/kernel';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useWords } from '../text/index.ts';
import { Afterwards } from './Afterwards.tsx';
import { RuleId } from './RuleId.tsx';
import { useTableWords } from './table-words.ts';
import type { OpenTable, TableState } from './use-table.ts';
import { useShellWords } from './words.ts';

type Side = Result<AnyTypes>['sides'][number];
type Line = Side['lines'][number];

interface Parts {
  readonly table: TableState;
  readonly sides: readonly Side[];
  readonly nameOf: (side: Side) => string;
  readonly openRule: (id: string) => void;
}

/** The end: who won, the totals as bars, and every point with its rule. */
export function Account(props: {
  readonly open: OpenTable;
  readonly table: TableState;
  readonly result: Result<AnyTypes>;
  /** On a narrow screen it is part of the sheet, a list for each side. */
  readonly narrow: boolean;
  readonly openRule: (id: string) => void;
}): ReactElement {
  const { table, result, narrow, openRule } = props;
  const words = useWords();
  const tableWords = useTableWords();
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
          {useShellWords().wonBy(winners)}
        </h2>
        {!narrow && (
          <button type="button" className="button" onClick={() => setAway(!away)}>
            {folded ? tableWords.seeAccount : tableWords.seeBoard}
          </button>
        )}
      </header>
      {!folded && (
        <>
          <Bars {...parts} />
          <Afterwards open={props.open} table={table} />
          {narrow ? <Lists {...parts} /> : <Grid {...parts} />}
        </>
      )}
    </section>
  );
}

/** The totals beside each other, each in the colour of its seat, a piece per line. */
function Bars({ sides, nameOf }: Parts): ReactElement {
  const most = Math.max(1, ...sides.map((side) => side.total));
  return (
    <ul className="bars">
      {sides.map((side) => {
        const look = side.seat === null ? OTHERS : seatLook(side.seat);
        return (
          <li key={side.side}>
            <span className="bar-name">
              {side.seat === null ? <span className="dot" /> : <SeatMark seat={side.seat} />}
              {nameOf(side)}
            </span>
            <span className="bar-track" aria-hidden="true">
              {side.lines.map((line, i) =>
                line.points > 0 ? (
                  <span
                    // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
                    key={i}
                    style={{
                      width: `${(line.points / most) * 100}%`,
                      background: look.fill,
                      color: look.ink,
                    }}
                  >
                    {line.points / most > 0.06 ? line.points : ''}
                  </span>
                ) : null,
              )}
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

const keyOf = (line: Line): string => `${line.line} ${line.rule}`;

/** What a row is called; a game that has no name for it says its first sentence. */
function headingOf({ catalogue, teller }: TableState, line: Line): string {
  const names: Readonly<Record<string, string>> = catalogue.scoreNames ?? {};
  return names[line.line] ?? say(catalogue, line, teller);
}

/** What a line says beyond the name of its row. */
function restOf(table: TableState, line: Line): string {
  const said = say(table.catalogue, line, table.teller);
  const heading = headingOf(table, line);
  return said.startsWith(heading) ? said.slice(heading.length).replace(/^,\s*/, '') : said;
}

/** Rows are kinds of points, columns are sides. */
function Grid({ table, sides, nameOf, openRule }: Parts): ReactElement {
  const words = useWords();
  const rows = new Map<string, Line>();
  for (const side of sides)
    for (const line of side.lines) if (!rows.has(keyOf(line))) rows.set(keyOf(line), line);
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
        {[...rows].map(([row, first]) => (
          <tr key={row}>
            <th scope="row">
              {headingOf(table, first)} <RuleId id={first.rule} open={openRule} />
            </th>
            {sides.map((side) => (
              <td key={side.side} className={side.won ? 'won' : ''}>
                {side.lines
                  .filter((line) => keyOf(line) === row)
                  .map((line) => (
                    <div key={JSON.stringify(line)}>
                      <b>{line.points}</b> <span>{restOf(table, line)}</span>
                    </div>
                  ))}
              </td>
            ))}
          </tr>
        ))}
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
