import { SeatMark } from '@incognita/boards';
import { noteOf, SPECTATOR, say } from '@incognita/kernel';
import { type ReactElement, useEffect, useRef } from 'react';
import { useSettings } from '../settings.ts';
import { useWords } from '../text/index.ts';
import { Clock } from './Clock.tsx';
import { type Choice, keyOf } from './lights.ts';
import { logLines } from './log-lines.ts';
import { RuleId } from './RuleId.tsx';
import { useTableWords } from './table-words.ts';
import type { TableState } from './use-table.ts';
import { useShellWords } from './words.ts';

/** Who is asked what, what can be answered, and the one next step. */
export function Prompt(props: {
  readonly table: TableState;
  readonly openRule: (id: string) => void;
  readonly skip: () => void;
}): ReactElement {
  const { table } = props;
  const words = useWords();
  const tableWords = useTableWords();
  const { look, catalogue, teller, choices, mine } = table;
  const { asked } = look;
  const heading = useRef<HTMLHeadingElement>(null);
  // Focus comes back to the prompt after each decision, unless somebody works elsewhere.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per question
  useEffect(() => {
    const { activeElement } = document;
    const inForm = activeElement?.closest('input, textarea, dialog');
    // What had the focus may be gone: the last choice, or the question before the end.
    const lost = activeElement === null || activeElement === document.body;
    if ((mine && !inForm) || lost) heading.current?.focus({ preventScroll: true });
    // A sheet that was scrolled for the last question begins anew with this one.
    const sheet = heading.current?.closest('.table-ask');
    if (mine && sheet && sheet.scrollTop > 0 && !sheet.querySelector('.review'))
      sheet.scrollTop = 0;
  }, [look.seq, mine]);

  if (!asked)
    return (
      <section className="panel prompt waiting" aria-live="polite">
        <h2 ref={heading} tabIndex={-1}>
          {look.result ? words.gameOver : words.connecting}
        </h2>
      </section>
    );
  const name = teller.seat(asked.seat);
  const shown = table.narrowed ?? choices;
  // The note stands beside the name, on one line.
  const widthOf = (choice: Choice): number =>
    say(catalogue, choice, teller).length + (noteOf(catalogue, choice, asked.prompt)?.length ?? 0);
  const short = shown.length > 3 && shown.every((choice) => widthOf(choice) < 19);
  return (
    <section className={mine ? 'panel prompt' : 'panel prompt waiting'} aria-label={words.choices}>
      <p className="eyebrow">
        <SeatMark seat={asked.seat} />
        {mine ? words.yourMove : words.thinking(name)}
        <RuleId id={asked.rule} open={props.openRule} />
        <Clock table={table} seat={asked.seat} />
        {look.eye === SPECTATOR && <span className="chip watching">{words.watching}</span>}
      </p>
      <h2 ref={heading} tabIndex={-1} aria-live="polite">
        {say(catalogue, asked.prompt, teller)}
      </h2>
      {!mine && <LastLine table={table} />}
      {table.sitting.awaits && (
        <button type="button" className="button skip-ahead" onClick={props.skip}>
          {tableWords.skip}
        </button>
      )}
      {mine && (
        <>
          <ul className={short ? 'choices short' : 'choices'}>
            {shown.map((choice) => (
              <ChoiceRow key={JSON.stringify(choice)} table={table} choice={choice} />
            ))}
          </ul>
          <Actions table={table} />
          <WhyNotList table={table} openRule={props.openRule} />
        </>
      )}
    </section>
  );
}

/** The one next step. Where a click settles, there is none until something is held up. */
function Actions({ table }: { readonly table: TableState }): ReactElement | null {
  const words = useWords();
  const { quick } = useSettings();
  const { choices, selected, catalogue, teller } = table;
  const [only] = choices;
  const ready = selected ?? (choices.length === 1 && !quick ? only : undefined) ?? null;
  if (quick && ready === null && table.narrowed === null) return null;
  return (
    <div className="actions">
      {(!quick || ready !== null) && (
        <button
          type="button"
          className="button main"
          disabled={ready === null || table.sitting.busy || table.sitting.line !== 'open'}
          onClick={() => ready && table.confirm(ready)}
        >
          {ready ? say(catalogue, ready, teller) : words.pickOne(choices.length)}
        </button>
      )}
      {table.narrowed && (
        <button type="button" className="button" onClick={() => table.select(null)}>
          {words.close}
        </button>
      )}
    </div>
  );
}

/** While somebody else decides: the last thing that happened. */
function LastLine(props: { readonly table: TableState }): ReactElement | null {
  const shellWords = useShellWords();
  const last = logLines(props.table.sitting.told.slice(-1), props.table, shellWords).at(-1);
  return last ? <p className="last-line">{last.text}</p> : null;
}

function ChoiceRow(props: { readonly table: TableState; readonly choice: Choice }): ReactElement {
  const { table, choice } = props;
  const badge = keyOf(table.choices.indexOf(choice));
  const picked = table.selected === choice;
  const { asked } = table.look;
  const note = asked && noteOf(table.catalogue, choice, asked.prompt);
  return (
    <li>
      <button
        type="button"
        className="choice"
        aria-pressed={picked}
        data-choice={choice.do}
        onClick={() => (picked ? table.confirm(choice) : table.select(choice))}
      >
        <span className="key" aria-hidden="true">
          {badge ?? '·'}
        </span>
        {say(table.catalogue, choice, table.teller)}
        {note && <span className="note">{note}</span>}
      </button>
    </li>
  );
}

/** Everything that is shown but not legal, with its reason: nothing by hover alone. */
function WhyNotList(props: {
  readonly table: TableState;
  readonly openRule: (id: string) => void;
}): ReactElement | null {
  const { table } = props;
  const words = useWords();
  if (table.refused.length === 0) return null;
  return (
    <details className="why">
      <summary>
        {words.whyNot} ({table.refused.length})
      </summary>
      <ul>
        {table.refused.map((held) => (
          <li key={JSON.stringify(held.choice)}>
            <strong>{say(table.catalogue, held.choice, table.teller)}</strong>
            {say(table.catalogue, held.refusal, table.teller)}{' '}
            <RuleId id={held.refusal.rule} open={props.openRule} />
          </li>
        ))}
      </ul>
    </details>
  );
}
