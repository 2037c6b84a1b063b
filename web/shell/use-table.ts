import type { BoardModule, Lights, Sight, ThingId, Warning } from '@incognita/boards';
import {
  type AnyFace,
  type AnyTypes,
  type Catalogue,
  type SeatLook,
  type Shape,
  SPECTATOR,
  say,
  type Teller,
  type ToldOf,
} from '@incognita/kernel';
import type { RedactedEntry, TableView } from '@incognita/table';
import { useCallback, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useGameText } from '../play/game-text.ts';
import type { Branch } from '../play/saved-games.ts';
import type { Session, SessionState } from '../play/session.ts';
import { useTableContent } from '../play/table-content.ts';
import { useSettings } from '../settings.ts';
import { usePlayWords } from '../text/play.ts';
import { useShellWords } from '../text/shell.ts';
import { useWords } from '../text/site.ts';
import { keyIn, rowsOf } from './choice-rows.ts';
import { allThings, type Choice, lightsFor, onOffer, type RefusedChoice } from './lights.ts';
import { answerOf, itemsOf, putBack, toggled } from './picking.ts';
import { seatNamesOf } from './seat-names.ts';
import { tellerOf } from './teller.ts';
import { useLooks } from './use-looks.ts';

/** Where a table stands: in this browser, on the server, or in a book of past games. */
export interface Place {
  readonly at: 'local' | 'online' | 'review';
  readonly id: string;
  /** What has to go along in an address of this table: an invitation. */
  readonly query?: string;
  /** For a what-if: the game that it left. */
  readonly branch?: Branch;
}

/** Where a game is read back. */
export const reviewOf = ({ id, query }: Place): string => `/review/${id}${query ?? ''}`;

export interface OpenTable {
  readonly place: Place;
  readonly session: Session;
  readonly game: AnyFace;
  readonly board: BoardModule<never, never>;
  /** `data-game` of the surface. */
  readonly theme: string;
}

/** What a question with a shape needs to be answered in one go. */
export interface Several {
  readonly shape: Shape<Choice>;
  readonly items: readonly Choice[];
  readonly picks: readonly Choice[];
  /** What would be sent now, or null while too little was taken. */
  readonly answer: readonly Choice[] | null;
  putBack(choice: Choice): void;
  clear(): void;
  confirm(): void;
}

/** Everything the shell draws from, worked out once per change. */
export interface TableState {
  readonly state: SessionState;
  readonly look: TableView<AnyTypes>;
  readonly catalogue: Catalogue<AnyTypes>;
  readonly teller: Teller;
  readonly looks: readonly SeatLook[];
  readonly doer: BoardModule['doer'] | undefined;
  readonly hushed: BoardModule['hushed'] | undefined;
  /** What happened as the log says it. */
  sentenceOf(event: ToldOf<AnyTypes>): string;
  readonly content: object;
  /** The reader is asked, and no bot plays for them. */
  readonly mine: boolean;
  readonly choices: readonly Choice[];
  readonly refused: readonly RefusedChoice[];
  readonly selected: Choice | null;
  /** Choices of the one thing that was clicked, where several point at it. */
  readonly narrowed: readonly Choice[] | null;
  /** The rows of the list, each with a key: a choice, or several where there are more than keys. */
  readonly rows: readonly (readonly Choice[])[];
  readonly whyNot: RefusedChoice | null;
  readonly lights: Lights;
  /** What may soon end the game, the worst first. */
  readonly threats: readonly Warning[];
  /** What a choice ends for good, or null. */
  endOf(choice: Choice): Warning | null;
  /** The choice that ends something, while the reader is asked whether they mean it. */
  readonly doubted: Choice | null;
  doubt(choice: Choice | null): void;
  /** Does it, whatever it ends. */
  insist(choice: Choice): void;
  /** A question that takes several choices at once, and what was taken so far; null for others. */
  readonly several: Several | null;
  select(choice: Choice | null): void;
  /** Shows only these, or all again. */
  narrow(choices: readonly Choice[] | null): void;
  keyOf(choice: Choice): string | null;
  confirm(choice: Choice, also?: readonly Choice[]): void;
  explain(refused: RefusedChoice | null): void;
  /** What is shown close up until it is closed. */
  readonly inspected: ThingId | null;
  inspect(thing: ThingId | null): void;
}

const NOBODY: TableView<AnyTypes>['seats'] = [];
const NO_CHOICES: readonly Choice[] = [];
const NO_REFUSALS: readonly RefusedChoice[] = [];
const NO_THREATS: readonly Warning[] = [];

/**
 * What was touched since the reader's last decision, so that who looked away finds it; for those
 * who only look on, what the last decision touched.
 */
function changedThings(
  told: readonly RedactedEntry<AnyTypes>[],
  eye: number,
  touches: BoardModule['touches'],
): Set<ThingId> {
  const changed = new Set<ThingId>();
  for (let i = told.length - 1; i >= 0; i--) {
    const entry = told[i];
    if (!entry || (entry.what.kind === 'decision' && entry.what.seat === eye)) break;
    if (eye === SPECTATOR && changed.size > 0) break;
    for (const event of entry.events) {
      for (const [name, value] of Object.entries(event))
        if (typeof value === 'string' || typeof value === 'number') changed.add(`${name}:${value}`);
      for (const thing of touches?.(event) ?? []) changed.add(thing);
    }
  }
  return changed;
}

/** Null while the table has nothing to show yet. */
export function useTable(open: OpenTable): TableState | null {
  const { session, game } = open;
  const state = useStore(session.store);
  const { language, quick } = useSettings();
  const words = useWords();
  const play = usePlayWords();
  const shellWords = useShellWords();
  const [picked, setPicked] = useState<Choice | null>(null);
  const [picks, setPicks] = useState<readonly Choice[]>(NO_CHOICES);
  const [opened, setOpened] = useState<readonly Choice[] | null>(null);
  const [whyNot, setWhyNot] = useState<RefusedChoice | null>(null);
  const [doubted, setDoubted] = useState<Choice | null>(null);
  const { look } = state;
  const catalogue = useGameText(game.id);
  const content = useTableContent(game, look);
  const [inspected, setInspected] = useState<ThingId | null>(null);
  const seq = look?.seq ?? -1;

  // A new position is a new question: nothing that was picked for the old one holds. Settled while
  // drawing and not after it, so that a board may already hold something up for the new one.
  const [askedAt, setAskedAt] = useState(seq);
  if (askedAt !== seq) {
    setAskedAt(seq);
    setPicked(null);
    setPicks(NO_CHOICES);
    setOpened(null);
    setWhyNot(null);
    setInspected(null);
    setDoubted(null);
  }

  // What is drawn again only when it changes: a move under way, or a word of a neighbour, is no
  // reason to draw the whole board.
  const seats = look?.seats;
  const looks = useLooks(game, look?.config ?? null, look?.view ?? null);
  const teller = useMemo(
    () => tellerOf(seats ?? NOBODY, language, seatNamesOf(looks, language, words.seatColour)),
    [seats, language, words, looks],
  );
  const sentenceOf = useCallback(
    (event: ToldOf<AnyTypes>) => (catalogue ? say(catalogue, event, teller) : ''),
    [catalogue, teller],
  );
  const mine = look !== null && look.choices !== null && look.seats[look.eye]?.by === 'human';
  const choices = (mine ? look.choices : null) ?? NO_CHOICES;
  const refused = (mine ? look.refused : null) ?? NO_REFUSALS;
  const selected = useMemo(() => picked && onOffer(choices, picked), [choices, picked]);
  const narrowed = useMemo(
    () => opened?.flatMap((choice) => onOffer(choices, choice) ?? []) ?? null,
    [choices, opened],
  );
  const question = (mine && look.asked?.prompt) || null;
  const asks = question?.ask ?? null;
  const eye = look?.eye ?? SPECTATOR;
  const { thingsOf, touches } = open.board;
  const changed = useMemo(
    () => changedThings(state.told, eye, touches),
    [state.told, eye, touches],
  );
  const { threats: threatsOf, ends } = open.board;
  const sight = useMemo(
    () =>
      look?.view && content && look.result === null
        ? ({
            view: look.view,
            content,
            seat: eye === SPECTATOR ? null : eye,
            language,
            seatName: teller.seat,
          } as Sight)
        : null,
    [look?.view, look?.result, content, eye, language, teller],
  );
  const threats = useMemo(
    () => (sight && threatsOf ? threatsOf(sight) : NO_THREATS),
    [sight, threatsOf],
  );
  const threatened = useMemo(() => new Set(threats.flatMap(({ things }) => things)), [threats]);
  const endOf = useCallback(
    (choice: Choice): Warning | null => (sight && ends ? ends(choice, sight) : null),
    [sight, ends],
  );
  const rows = useMemo(() => {
    const all = rowsOf(choices, thingsOf);
    // Letters stay where they are when a list is narrowed, unless there are too few for all.
    return narrowed && all.length < choices.length ? rowsOf(narrowed, thingsOf) : all;
  }, [choices, narrowed, thingsOf]);
  const shape = mine ? look.shape : null;
  const items = useMemo(() => (shape ? itemsOf(shape, choices) : NO_CHOICES), [shape, choices]);
  const insist = useCallback(
    (choice: Choice, also?: readonly Choice[]): void => {
      setDoubted(null);
      setPicked(null);
      setPicks(NO_CHOICES);
      setOpened(null);
      setWhyNot(null);
      session.submit(choice, also);
    },
    [session],
  );
  const confirm = useCallback(
    (choice: Choice, also?: readonly Choice[]): void => {
      if (endOf(choice)) setDoubted(choice);
      else insist(choice, also);
    },
    [endOf, insist],
  );
  const select = useCallback(
    (choice: Choice | null): void => {
      setWhyNot(null);
      // Where several are due, a choice is taken or put back; nothing is settled by a click.
      if (shape && choice && items.includes(choice))
        setPicks((held) => toggled(shape, items, held, choice));
      else if (shape && choice === null) setPicks(NO_CHOICES);
      else if (choice && quick) confirm(choice);
      else setPicked(choice);
    },
    [quick, confirm, shape, items],
  );
  const lights = useMemo(
    () =>
      lightsFor({
        asks,
        question,
        choices,
        refused,
        selected,
        picks,
        changed,
        threatened,
        sayChoice: (choice) => (catalogue ? say(catalogue, choice, teller) : ''),
        sayRefusal: (held) => (catalogue ? say(catalogue, held.refusal, teller) : ''),
        canBeChosen: shellWords.canBeChosen,
        notPossible: play.notPossible,
        pick: (thing, legal, nos) => {
          const [only] = legal;
          if (only && legal.length === 1) {
            if (shape === null && selected && allThings(thingsOf(selected)).includes(thing))
              confirm(only);
            else select(only);
            setOpened(null);
          } else if (only) {
            setOpened(legal);
            select(null);
          } else setWhyNot(nos[0] ?? null);
        },
        hold: (choice) => {
          setWhyNot(null);
          setOpened(null);
          setPicked(choice);
        },
        inspect: setInspected,
        thingsOf,
        keyOf: (choice) => keyIn(rows, choice),
      }),
    [
      asks,
      question,
      choices,
      refused,
      selected,
      picks,
      shape,
      changed,
      threatened,
      catalogue,
      teller,
      thingsOf,
      rows,
      play,
      shellWords,
      confirm,
      select,
    ],
  );
  if (!look || !catalogue || !content) return null;
  const answer = shape && answerOf(shape, items, picks);
  const several: Several | null = shape && {
    shape,
    items,
    picks,
    answer,
    putBack: (choice) => setPicks(putBack(picks, choice)),
    clear: () => setPicks(NO_CHOICES),
    confirm: () => {
      const [first, ...also] = answer ?? [];
      if (first) confirm(first, also);
    },
  };
  return {
    state,
    look,
    catalogue,
    teller,
    looks,
    doer: open.board.doer,
    hushed: open.board.hushed,
    sentenceOf,
    content,
    mine,
    choices,
    refused,
    selected,
    narrowed,
    rows,
    whyNot,
    several,
    narrow: setOpened,
    keyOf: (choice) => keyIn(rows, choice),
    lights,
    threats,
    endOf,
    doubted,
    doubt: setDoubted,
    insist,
    select,
    confirm,
    explain: setWhyNot,
    inspected,
    inspect: setInspected,
  };
}
