import { SeatMark, type ThingId } from '@incognita/boards';
import { noteOf, SPECTATOR, say } from '@incognita/kernel';
import { type ReactElement, useEffect, useRef } from 'react';
import { useSettings } from '../settings.ts';
import { usePlayWords } from '../text/play.ts';
import { useShellWords } from '../text/shell.ts';
import { useWords } from '../text/site.ts';
import { useTableWords } from '../text/table.ts';
import { Clock } from './Clock.tsx';
import { letterOf, touches } from './choice-rows.ts';
import type { Choice } from './lights.ts';
import { logLines } from './log-lines.ts';
import { Picker } from './Picker.tsx';
import { RuleId } from './RuleId.tsx';
import { StandingPass } from './StandingPass.tsx';
import { Threats } from './Threats.tsx';
import type { TableState } from './use-table.ts';
import { WindowClock } from './WindowClock.tsx';

/** A list that is longer is drawn in groups, by what its choices touch. */
const ROWS_WITHOUT_GROUPS = 8;

type ChoiceMark = (props: { readonly choice: Choice }) => ReactElement | null;

/** Who is asked what, what can be answered, and the one next step. */
export function Prompt(props: {
  readonly table: TableState;
  readonly openRule: (id: string) => void;
  readonly skip: () => void;
  readonly passInAdvance: (on: boolean) => void;
  /** What the board takes for things, by which a long list is grouped. */
  readonly thingsOf: (choice: Choice) => readonly ThingId[];
  /** What a guide puts beside the row of a choice. */
  readonly mark?: ChoiceMark | undefined;
}): ReactElement {
  const { table } = props;
  const words = usePlayWords();
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
  // Letters for all: every choice is a row. Otherwise those that touch the same are one.
  const listed = table.rows.every((row) => row.length === 1)
    ? shown.map((choice) => [choice])
    : table.rows;
  const { thingsOf } = props;
  const begins = (choice: Choice): boolean => {
    const before = shown[shown.indexOf(choice) - 1];
    const long = shown.length > ROWS_WITHOUT_GROUPS && before !== undefined;
    return long && touches(before, thingsOf) !== touches(choice, thingsOf);
  };
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
        <WindowClock table={table} />
        {look.eye === SPECTATOR && <span className="chip watching">{words.watching}</span>}
      </p>
      <h2 ref={heading} tabIndex={-1} aria-live="polite">
        {say(catalogue, asked.prompt, teller)}
      </h2>
      <Threats table={table} openRule={props.openRule} />
      {!mine && <LastLine table={table} />}
      {table.state.awaits && (
        <button type="button" className="button skip-ahead" onClick={props.skip}>
          {tableWords.skip}
        </button>
      )}
      {mine && table.several && (
        <>
          <Picker table={table} />
          <WhyNotList table={table} openRule={props.openRule} />
        </>
      )}
      {mine && !table.several && (
        <>
          <ul className={short ? 'choices short' : 'choices'}>
            {listed.map((row) => {
              const [choice, another] = row;
              if (!choice) return null;
              const key = JSON.stringify(choice);
              return another ? (
                <GroupRow key={key} table={table} row={row} />
              ) : (
                <ChoiceRow
                  key={key}
                  table={table}
                  choice={choice}
                  apart={begins(choice)}
                  mark={props.mark}
                />
              );
            })}
          </ul>
          <Actions table={table} />
          <WhyNotList table={table} openRule={props.openRule} />
        </>
      )}
      <StandingPass table={table} set={props.passInAdvance} />
    </section>
  );
}

/** The one next step. Where a click settles, there is none until something is held up. */
function Actions({ table }: { readonly table: TableState }): ReactElement | null {
  const words = useWords();
  const play = usePlayWords();
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
          disabled={ready === null || table.state.busy || table.state.line !== 'open'}
          onClick={() => ready && table.confirm(ready)}
        >
          {ready ? say(catalogue, ready, teller) : play.pickOne(choices.length)}
        </button>
      )}
      {table.narrowed && (
        <button type="button" className="button" onClick={() => table.narrow(null)}>
          {words.close}
        </button>
      )}
    </div>
  );
}

/** While somebody else decides: the last thing that happened. */
function LastLine(props: { readonly table: TableState }): ReactElement | null {
  const shellWords = useShellWords();
  const last = logLines(props.table.state.told.slice(-1), props.table, shellWords).at(-1);
  return last ? <p className="last-line">{last.text}</p> : null;
}

/** Several choices that touch the same, where there are more than keys: it opens into them. */
function GroupRow(props: {
  readonly table: TableState;
  readonly row: readonly Choice[];
}): ReactElement | null {
  const { table, row } = props;
  const words = useTableWords();
  const [first] = row;
  if (!first) return null;
  return (
    <li>
      <button type="button" className="choice" data-several onClick={() => table.narrow(row)}>
        <span className="key" aria-hidden="true">
          {letterOf(table.rows.indexOf(row)) ?? '·'}
        </span>
        {say(table.catalogue, first, table.teller)}
        <span className="note">{words.andMore(row.length - 1)}</span>
      </button>
    </li>
  );
}

function ChoiceRow(props: {
  readonly table: TableState;
  readonly choice: Choice;
  /** The first of another group. */
  readonly apart: boolean;
  readonly mark: ChoiceMark | undefined;
}): ReactElement {
  const { table, choice } = props;
  const badge = table.keyOf(choice);
  const picked = table.selected === choice;
  const { asked } = table.look;
  const note = asked && noteOf(table.catalogue, choice, asked.prompt);
  const end = table.endOf(choice);
  return (
    <li data-apart={props.apart || undefined}>
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
        {props.mark && <props.mark choice={choice} />}
        {say(table.catalogue, choice, table.teller)}
        {note && <span className="note">{note}</span>}
        {end && <span className="ends">{end.says}</span>}
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
  const words = usePlayWords();
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
