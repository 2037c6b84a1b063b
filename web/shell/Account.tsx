import { SeatMark } from '@incognita/boards';
import { type AnyTypes, type Result, say } from '@incognita/kernel';
import type { ReactElement } from 'react';
import { useWords } from '../text/index.ts';
import { RuleId } from './RuleId.tsx';
import type { TableState } from './use-table.ts';
import { useShellWords } from './words.ts';

/** The end table: rows are rules, columns are sides, every point accounted for. */
export function Account(props: {
  readonly table: TableState;
  readonly result: Result<AnyTypes>;
  readonly openRule: (id: string) => void;
}): ReactElement {
  const { table, result } = props;
  const words = useWords();
  const sides = [...result.sides].sort((a, b) => a.place - b.place || b.total - a.total);
  const rows = new Map<string, string>();
  for (const side of result.sides)
    for (const line of side.lines) rows.set(`${line.line} ${line.rule}`, line.rule);
  const nameOf = (side: (typeof sides)[number]): string =>
    side.seat === null
      ? (table.catalogue.sides[side.side] ?? side.side)
      : table.teller.seat(side.seat);
  const winners = sides.filter((side) => side.won).map(nameOf);
  return (
    <section className="panel account" aria-label={words.gameOver}>
      <h2>{useShellWords().wonBy(winners)}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.rule}</th>
            {sides.map((side) => (
              <th key={side.side} scope="col" className={side.won ? 'won' : ''}>
                {side.seat !== null && <SeatMark seat={side.seat} />} {nameOf(side)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...rows].map(([row, rule]) => (
            <tr key={row}>
              <th scope="row">
                <RuleId id={rule} open={props.openRule} />
              </th>
              {sides.map((side) => {
                const lines = side.lines.filter((line) => `${line.line} ${line.rule}` === row);
                return (
                  <td key={side.side} className={side.won ? 'won' : ''}>
                    {lines.map((line) => (
                      <div key={JSON.stringify(line)}>
                        <b>{line.points}</b> {say(table.catalogue, line, table.teller)}
                      </div>
                    ))}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.total}</th>
            {sides.map((side) => (
              <td key={side.side} className={side.won ? 'won' : ''}>
                {side.total}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
