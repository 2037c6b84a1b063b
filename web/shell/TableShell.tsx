import {
  type BoardPart,
  type BoardProps,
  CloseUp,
  SeatLooks,
  type ThingId,
} from '@incognita/boards';
import { type AnyFace, SPECTATOR } from '@incognita/kernel';
import {
  type MemoExoticComponent,
  memo,
  type ReactElement,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import { Link } from 'wouter';
import { unusualOptions } from '../play/unusual-options.ts';
import { RulePanel } from '../rulebook/RulePanel.tsx';
import { useSettings } from '../settings.ts';
import { usePlayWords } from '../text/play.ts';
import { useWords } from '../text/site.ts';
import { Company } from './Company.tsx';
import { letterOf } from './choice-rows.ts';
import { Doubt } from './Doubt.tsx';
import { FinalScore } from './FinalScore.tsx';
import { FreeSeats } from './FreeSeats.tsx';
import { HandOver } from './HandOver.tsx';
import { Herald } from './Herald.tsx';
import { KeysHelp } from './KeysHelp.tsx';
import { Log } from './Log.tsx';
import type { Choice } from './lights.ts';
import { Prompt } from './Prompt.tsx';
import { Recap } from './Recap.tsx';
import { SeatHolder } from './SeatHolder.tsx';
import { SettingsMenu } from './SettingsMenu.tsx';
import { useSounds } from './sounds.ts';
import { UndoButton } from './UndoButton.tsx';
import { useMedia } from './use-media.ts';
import { useNews, useStory } from './use-news.ts';
import { useSurface } from './use-surface.ts';
import { type OpenTable, reviewOf, type TableState, useTable } from './use-table.ts';
import { WhatIfBanner } from './WhatIfBanner.tsx';
import { WhyNot } from './WhyNot.tsx';

/** What a guide is given of the table. */
export interface GuideProps {
  readonly table: TableState;
  /** The rule that is open, or null. */
  readonly rule: string | null;
  readonly openRule: (id: string) => void;
  /** On a phone: shows the list of choices in the place of the guide. */
  readonly showChoices: () => void;
}

/** Somebody who leads through a table: in its header, over its board, in the sheet of a phone. */
export interface Guide {
  readonly Head: (props: GuideProps) => ReactElement | null;
  readonly Over: (props: GuideProps) => ReactElement | null;
  readonly Sheet: (props: GuideProps) => ReactElement | null;
  /** Beside the row of a choice that the guide asks for. */
  readonly Mark: (props: { readonly choice: Choice }) => ReactElement | null;
}

type Tab = 'guide' | 'choices' | 'mine' | 'others' | 'log';
const TABS: readonly Exclude<Tab, 'guide'>[] = ['choices', 'mine', 'others', 'log'];

type Part = BoardPart<never, never> | null;

const NOTHING_TOLD: TableState['state']['told'] = [];

/** Parts of boards, each drawn again only when something it is given has changed. */
const stills = new Map<NonNullable<Part>, MemoExoticComponent<NonNullable<Part>>>();

function remembered(part: NonNullable<Part>): MemoExoticComponent<NonNullable<Part>> {
  const known = stills.get(part) ?? memo(part);
  stills.set(part, known);
  return known;
}

/** One table for all games: the game brings its board, the shell everything around it. */
export function TableShell(props: {
  readonly open: OpenTable;
  /** What stands above the prompt: the time slider of a review. */
  readonly above?: ReactElement;
  /** A click on a line of the log goes to that entry. */
  readonly goTo?: (seq: number) => void;
  readonly guide?: Guide;
}): ReactElement {
  const { open, guide } = props;
  const table = useTable(open);
  const words = useWords();
  const play = usePlayWords();
  const surface = useSurface(open.board.opens);
  const phone = useMedia('(max-width: 767px)');
  // A guide takes the first tab of a phone; the list is a page behind it.
  const first: Tab = guide && phone ? 'guide' : 'choices';
  const [opened, setTab] = useState<Tab>(first);
  const tab = opened === 'guide' && first !== 'guide' ? 'choices' : opened;
  const [rule, setRule] = useState<string | null>(null);
  const [keys, setKeys] = useState(false);
  const [askingUndo, setAskingUndo] = useState(false);
  const narrow = useMedia('(max-width: 1199px)');
  const news = useNews(table?.state.told ?? NOTHING_TOLD);
  const story = useStory(table?.state.told ?? NOTHING_TOLD);
  useSounds(news, open.board.cue, table?.mine ?? false);
  useTitle(table);
  useKeys(
    open,
    table,
    rule !== null || keys,
    () => setRule(null),
    () => setKeys(true),
    () => setAskingUndo((asking) => !asking),
  );
  if (!table)
    return (
      <main className="table" data-game={open.theme} data-surface={surface}>
        <p className="hand-over">{words.loading}</p>
      </main>
    );
  const { look, state } = table;
  const { board } = open;
  const sat = look.eye === SPECTATOR ? null : look.eye;
  const parts = {
    view: look.view,
    content: table.content,
    seat: sat,
    asked: look.asked?.seat ?? null,
    language: table.teller.language,
    seatName: table.teller.seat,
    lights: table.lights,
    news,
    story,
    sentenceOf: table.sentenceOf,
    openRule: setRule,
  } as never;
  const draw = (part: Part): ReactElement | null => {
    const Drawn = part && remembered(part);
    return Drawn && look.view ? <Drawn {...(parts as BoardProps<never, never>)} /> : null;
  };
  const winners = look.result?.sides.filter((side) => side.won).map((side) => side.seat) ?? [];
  const { Ending } = board;
  const picture = Ending && look.view && (
    <Ending {...(parts as BoardProps<never, never>)} winners={winners} />
  );
  const account = look.result && (
    <FinalScore open={open} table={table} result={look.result} narrow={narrow} openRule={setRule}>
      {picture}
    </FinalScore>
  );
  const drawCloseUp = (thing: ThingId): ReactElement | null =>
    board.closeUp && look.view
      ? board.closeUp({ ...(parts as BoardProps<never, never>), thing })
      : null;
  const guided: GuideProps = {
    table,
    rule,
    openRule: setRule,
    showChoices: () => setTab('choices'),
  };
  return (
    <SeatLooks value={table.looks}>
      {' '}
      <div
        className="table"
        data-guided={guide ? true : undefined}
        data-game={open.theme}
        data-surface={surface}
        data-mood={(look.view && board.mood?.(look.view as never, sat)) ?? undefined}
        data-tab={tab}
        data-over={look.result !== null || undefined}
      >
        <header className="table-head">
          <Link href="/" className="wordmark">
            INCOGNITA
          </Link>
          <h1 className="title">{table.catalogue.name}</h1>
          {guide ? (
            <guide.Head {...guided} />
          ) : (
            <span className="about">{configLine(table, open.game.config)}</span>
          )}
          <span className="spring" />
          <UndoButton open={open} table={table} asking={askingUndo} setAsking={setAskingUndo} />
          <button type="button" className="head-button" onClick={() => setRule('')}>
            <BookSign />
            <span>{words.rules}</span>
          </button>
          <SettingsMenu open={open} table={table} showKeys={() => setKeys(true)} />
        </header>
        {state.handOver !== null ? (
          <HandOver open={open} table={table} seat={state.handOver} />
        ) : (
          <>
            <Herald table={table} />
            <div className="table-clock">{draw(board.Clock)}</div>
            <aside className="table-mine" aria-label={play.mine}>
              {draw(board.Own)}
              <div className="wide-only">{draw(board.Others)}</div>
            </aside>
            <main className="table-board">
              {draw(board.Board)}
              {look.view && board.hasScene(look.view as never) && draw(board.Scene)}
              <WhyNot table={table} openRule={setRule} />
              {open.place.at !== 'review' && <Recap table={table} minor={board.minor} />}
              {!narrow && account}
              {guide && <guide.Over {...guided} />}
            </main>
            <div className="table-ask">
              {props.above}
              {open.place.branch && <WhatIfBanner branch={open.place.branch} />}
              {guide && first === 'guide' && tab === 'guide' && <guide.Sheet {...guided} />}
              <Trouble table={table} />
              <SeatHolder open={open} table={table} />
              <FreeSeats open={open} table={table} />
              {narrow && account ? (
                tab === first && account
              ) : (
                <Prompt
                  table={table}
                  openRule={setRule}
                  skip={open.session.skip}
                  passInAdvance={open.session.passInAdvance}
                  thingsOf={board.thingsOf}
                  mark={guide?.Mark}
                />
              )}
              <div className="tabs" role="tablist">
                {TABS.map((name) => (name === 'choices' ? first : name)).map((name) => (
                  <button
                    key={name}
                    type="button"
                    role="tab"
                    aria-selected={tab === name}
                    onClick={() => setTab(tab === name ? first : name)}
                  >
                    {play[name]}
                  </button>
                ))}
              </div>
              <div className="rest">
                {board.Offer && (
                  // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll what does not fit
                  <section className="tabbed offer-tab wide" tabIndex={0} aria-label={play.offer}>
                    {draw(board.Offer)}
                  </section>
                )}
                <div className="tabbed others narrow-only">{draw(board.Others)}</div>
                <div className="tabbed log-tab">
                  <Company open={open} table={table} />
                  <Log
                    told={state.told}
                    catalogue={table.catalogue}
                    teller={table.teller}
                    looks={table.looks}
                    doer={table.doer}
                    hushed={table.hushed}
                    openRule={setRule}
                    {...(props.goTo ? { goTo: props.goTo } : { back: reviewOf(open.place) })}
                  />
                </div>
              </div>
            </div>
          </>
        )}
        <CloseUp
          draw={drawCloseUp}
          inspected={table.inspected}
          close={() => table.inspect(null)}
          language={table.teller.language}
        />
        <Doubt table={table} openRule={setRule} />
        {keys && <KeysHelp close={() => setKeys(false)} />}
        {rule !== null && (
          <RulePanel
            game={open.game.id}
            id={rule === '' ? null : rule}
            onClose={() => setRule(null)}
          />
        )}
      </div>
    </SeatLooks>
  );
}

/** The name of the game; whoever is in another tab sees there that it is their turn. */
function useTitle(table: TableState | null): void {
  const words = usePlayWords();
  const name = table?.catalogue.name ?? '';
  const mine = table?.mine ?? false;
  useEffect(() => {
    document.title = `${mine ? `${words.yourMove} · ` : ''}${name} · Incognita`;
  }, [name, mine, words]);
}

/** How many play, and the options that are not the usual ones, in the reader's words. */
function configLine(table: TableState, { fields }: AnyFace['config']): string {
  const { config } = table.look;
  return [['seats', config.seats] as const, ...unusualOptions(fields, config)]
    .flatMap(([field, value]) => {
      const texts = table.catalogue.config[field as keyof typeof table.catalogue.config];
      return texts?.values[String(value) as keyof typeof texts.values] ?? [];
    })
    .join(' · ');
}

function Trouble(props: { readonly table: TableState }): ReactElement | null {
  const { state, look } = props.table;
  const { language } = useSettings();
  const words = useWords();
  const play = usePlayWords();
  const said =
    state.line === 'lost'
      ? play.lost
      : look.broken
        ? words.broken
        : state.trouble
          ? state.trouble[language]
          : null;
  return said === null ? null : (
    <p className="panel trouble" role="alert">
      {said}
    </p>
  );
}

/** What the Enter key presses by itself. */
const PRESSED_BY_ENTER = 'button, [role=button], a';

/** Letters choose, Enter confirms, Esc goes back, Z undoes, Space skips what bots do. */
function useKeys(
  open: OpenTable,
  table: TableState | null,
  covered: boolean,
  uncover: () => void,
  showKeys: () => void,
  whyNoUndo: () => void,
): void {
  // Together with what is drawn, and not a moment later: a key pressed in between would pick from
  // the question before.
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target as HTMLElement | null;
      if (target?.closest('input, textarea, select')) return;
      if (event.key === 'Escape') {
        if (covered) uncover();
        else {
          table?.explain(null);
          table?.narrow(null);
          table?.select(null);
        }
        return;
      }
      if (!table || covered) return;
      if (event.key === '?') {
        showKeys();
        return;
      }
      if (event.key.toUpperCase() === 'Z') {
        if ((table.look.undo?.free ?? 0) > 0) open.session.undo(1, false);
        else whyNoUndo();
        return;
      }
      if (event.key === ' ' && table.state.awaits && !target?.closest('button, a')) {
        event.preventDefault();
        open.session.skip();
        return;
      }
      if (event.key === 'Enter' && table.selected && !target?.closest(PRESSED_BY_ENTER)) {
        table.confirm(table.selected);
        return;
      }
      if (event.key === 'Enter' && table.several?.answer && !target?.closest(PRESSED_BY_ENTER)) {
        table.several.confirm();
        return;
      }
      const row = table.rows.find((_row, i) => letterOf(i) === event.key.toUpperCase());
      const [choice, another] = row ?? [];
      if (row && another) table.narrow(row);
      else if (choice) {
        if (table.selected === choice) table.confirm(choice);
        else table.select(choice);
      }
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [open, table, covered, uncover, showKeys, whyNoUndo]);
}

function BookSign(): ReactElement {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      aria-hidden="true"
    >
      <path d="M12 6c-2-2-5-2-8-2v14c3 0 6 0 8 2c2-2 5-2 8-2V4c-3 0-6 0-8 2zM12 6v14" />
    </svg>
  );
}
