import type { ReactElement } from 'react';
import { useRulebookWords } from '../text/rulebook.ts';
import { type Piece, type Rule, type RuleTable, type Ruling, shortId } from './rulebook.ts';

/** How an ID is linked: to its page in the reference, or in place in a drawer. */
export type LinkTo = (id: string, label: string) => ReactElement;

export function Pieces(props: {
  readonly pieces: readonly Piece[];
  readonly linkTo: LinkTo;
}): ReactElement {
  return (
    <>
      {props.pieces.map((piece, i) => {
        // Pieces of a paragraph never change places.
        const key = i;
        if (piece.is === 'text') return <span key={key}>{piece.text}</span>;
        if (piece.is === 'rule') return <span key={key}>{props.linkTo(piece.id, piece.id)}</span>;
        const Stressed = piece.is;
        return (
          <Stressed key={key}>
            <Pieces pieces={piece.pieces} linkTo={props.linkTo} />
          </Stressed>
        );
      })}
    </>
  );
}

/** The text of a rule with its tables. */
export function RuleBody(props: { readonly rule: Rule; readonly linkTo: LinkTo }): ReactElement {
  const { rule, linkTo } = props;
  return (
    <>
      <p className="rule-text">
        <Pieces pieces={rule.pieces} linkTo={linkTo} />
      </p>
      {rule.tables.map((table) => (
        <RuleTableView key={rule.tables.indexOf(table)} table={table} linkTo={linkTo} />
      ))}
    </>
  );
}

export function RulingNote(props: {
  readonly ruling: Ruling;
  readonly opened: boolean;
  readonly linkTo: LinkTo;
}): ReactElement {
  const words = useRulebookWords();
  const { ruling } = props;
  return (
    <aside className="ruling" id={ruling.id} data-opened={props.opened || undefined}>
      <p className="ruling-head">
        {words.ruling} {props.linkTo(ruling.id, ruling.id)}
      </p>
      <p>
        <Pieces pieces={ruling.pieces} linkTo={props.linkTo} />
      </p>
    </aside>
  );
}

function RuleTableView(props: {
  readonly table: RuleTable;
  readonly linkTo: LinkTo;
}): ReactElement {
  const { head, rows } = props.table;
  const cell = (pieces: readonly Piece[]) => <Pieces pieces={pieces} linkTo={props.linkTo} />;
  // Tables of a rulebook stand still: rows and columns are their own keys.
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by the keyboard too
    <div className="rule-table" tabIndex={0} role="group">
      <table>
        <thead>
          <tr>
            {head.map((pieces) => (
              <th key={head.indexOf(pieces)} scope="col">
                {cell(pieces)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rows.indexOf(row)}>
              {row.map((pieces, i) =>
                i === 0 ? (
                  <th key={row.indexOf(pieces)} scope="row">
                    {cell(pieces)}
                  </th>
                ) : (
                  <td key={row.indexOf(pieces)}>{cell(pieces)}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A rule in running text, its number beside it. */
export function Paragraph(props: {
  readonly rule: Rule;
  /** Of the book. */
  readonly prefix: string;
  readonly linkTo: LinkTo;
}): ReactElement {
  const { rule, linkTo } = props;
  return (
    <article className="rule-row" id={rule.id}>
      <p className="rule-number">{linkTo(rule.id, shortId(rule.id, props.prefix))}</p>
      <div>
        <RuleBody rule={rule} linkTo={linkTo} />
        {rule.rulings.map((ruling) => (
          <RulingNote key={ruling.id} ruling={ruling} opened={false} linkTo={linkTo} />
        ))}
      </div>
    </article>
  );
}
