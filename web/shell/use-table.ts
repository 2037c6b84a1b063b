import type { BoardModule, Lights, ThingId } from '@incognita/boards';
import {
  type AnyGame,
  type AnyTypes,
  type Catalogue,
  Engine,
  SPECTATOR,
  say,
  type Teller,
} from '@incognita/kernel';
import type { Look, Told } from '@incognita/table';
import { useCallback, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { Session, Sitting } from '../play/session.ts';
import { useSettings } from '../settings.ts';
import { useWords } from '../text/index.ts';
import { type Choice, lightsFor, onOffer, type Refused, thingsOf } from './lights.ts';
import { tellerOf } from './teller.ts';
import { useShellWords } from './words.ts';

/** Where a table stands: in this browser, on the server, or in a book of past games. */
export interface Place {
  readonly at: 'local' | 'online' | 'review';
  readonly id: string;
  /** What has to go along in an address of this table: an invitation. */
  readonly query?: string;
}

/** Where a game is read back. */
export const reviewOf = ({ id, query }: Place): string => `/review/${id}${query ?? ''}`;

export interface OpenTable {
  readonly place: Place;
  readonly session: Session;
  readonly game: AnyGame;
  readonly board: BoardModule<never, never>;
}

/** Everything the shell draws from, worked out once per change. */
export interface TableState {
  readonly sitting: Sitting;
  readonly look: Look<AnyTypes>;
  readonly catalogue: Catalogue<AnyTypes>;
  readonly teller: Teller;
  readonly content: object;
  /** The reader is asked, and no bot plays for them. */
  readonly mine: boolean;
  readonly choices: readonly Choice[];
  readonly refused: readonly Refused[];
  readonly selected: Choice | null;
  /** Choices of the one thing that was clicked, where several point at it. */
  readonly narrowed: readonly Choice[] | null;
  readonly whyNot: Refused | null;
  readonly lights: Lights;
  select(choice: Choice | null): void;
  confirm(choice: Choice): void;
  explain(refused: Refused | null): void;
}

const NOBODY: Look<AnyTypes>['seats'] = [];
const NO_CHOICES: readonly Choice[] = [];
const NO_REFUSALS: readonly Refused[] = [];

/** An engine per game: it works out a table's map once, however often the page looks. */
const engines = new WeakMap<AnyGame, Engine<AnyTypes>>();

function engineOf(game: AnyGame): Engine<AnyTypes> {
  const known = engines.get(game);
  if (known) return known;
  const made = new Engine(game);
  engines.set(game, made);
  return made;
}

/**
 * What was touched since the reader's last decision, so that who looked away finds it; for those
 * who only look on, what the last decision touched.
 */
function changedThings(
  told: readonly Told<AnyTypes>[],
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
  const sitting = useStore(session.store);
  const { language, quick } = useSettings();
  const words = useWords();
  const shellWords = useShellWords();
  const [picked, setPicked] = useState<Choice | null>(null);
  const [opened, setOpened] = useState<readonly Choice[] | null>(null);
  const [whyNot, setWhyNot] = useState<Refused | null>(null);
  const { look } = sitting;
  const seq = look?.seq ?? -1;

  // A new position is a new question: nothing that was picked for the old one holds. Settled while
  // drawing and not after it, so that a board may already hold something up for the new one.
  const [askedAt, setAskedAt] = useState(seq);
  if (askedAt !== seq) {
    setAskedAt(seq);
    setPicked(null);
    setOpened(null);
    setWhyNot(null);
  }

  // What is drawn again only when it changes: a move under way, or a word of a neighbour, is no
  // reason to draw the whole board.
  const seats = look?.seats;
  const teller = useMemo(
    () => tellerOf(seats ?? NOBODY, language, words.seatColour),
    [seats, language, words],
  );
  const catalogue = game.text[language];
  const mine = look !== null && look.choices !== null && look.seats[look.eye]?.by === 'human';
  const choices = (mine ? look.choices : null) ?? NO_CHOICES;
  const refused = (mine ? look.refused : null) ?? NO_REFUSALS;
  const selected = useMemo(() => picked && onOffer(choices, picked), [choices, picked]);
  const narrowed = useMemo(
    () => opened?.flatMap((choice) => onOffer(choices, choice) ?? []) ?? null,
    [choices, opened],
  );
  const asks = mine ? (look.asked?.prompt.ask ?? null) : null;
  const eye = look?.eye ?? SPECTATOR;
  const { touches } = open.board;
  const changed = useMemo(
    () => changedThings(sitting.told, eye, touches),
    [sitting.told, eye, touches],
  );
  const confirm = useCallback(
    (choice: Choice): void => {
      setPicked(null);
      setOpened(null);
      setWhyNot(null);
      session.submit(choice);
    },
    [session],
  );
  const select = useCallback(
    (choice: Choice | null): void => {
      setWhyNot(null);
      if (choice && quick) confirm(choice);
      else setPicked(choice);
    },
    [quick, confirm],
  );
  const lights = useMemo(
    () =>
      lightsFor({
        asks,
        choices,
        refused,
        selected,
        changed,
        sayChoice: (choice) => say(catalogue, choice, teller),
        sayRefusal: (held) => say(catalogue, held.refusal, teller),
        canBeChosen: shellWords.canBeChosen,
        notPossible: words.notPossible,
        pick: (thing, legal, nos) => {
          const [only] = legal;
          if (only && legal.length === 1) {
            if (selected && thingsOf(selected).includes(thing)) confirm(only);
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
        point: () => {},
      }),
    [
      asks,
      choices,
      refused,
      selected,
      changed,
      catalogue,
      teller,
      words,
      shellWords,
      confirm,
      select,
    ],
  );
  if (!look) return null;
  const content = engineOf(game).indexFor(look.config);
  return {
    sitting,
    look,
    catalogue,
    teller,
    content,
    mine,
    choices,
    refused,
    selected,
    narrowed,
    whyNot,
    lights,
    select,
    confirm,
    explain: setWhyNot,
  };
}
