import type { BoardModule } from '@incognita/boards';
import { type ReactElement, useEffect, useMemo, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { shelved } from '../games.ts';
import { type Book, type Opened, openBook } from '../play/book.ts';
import { newId } from '../play/pending.ts';
import { type Moment, NO_TOTALS, type Past } from '../play/review.ts';
import { NOTHING, type Session, type Sitting } from '../play/session.ts';
import { keep } from '../play/shelf.ts';
import { file } from '../shell/file.ts';
import type { Choice } from '../shell/lights.ts';
import { ReviewBar } from '../shell/ReviewBar.tsx';
import { useReviewWords } from '../shell/review-words.ts';
import { TableShell } from '../shell/TableShell.tsx';
import { useWords } from '../text/index.ts';
import '../look/tokens.css';
import '../look/shell.css';

/** How long somebody has to rest on a moment before the server is asked for it. */
const REST_MS = 120;

const entropy = (): string => crypto.randomUUID();

/** Through a game by slider and keys; once it is over, with what-if from any point. */
export function Review(props: { readonly id: string }): ReactElement {
  const words = useWords();
  const review = useReviewWords();
  const search = useSearch();
  const [opened, setOpened] = useState<(Opened & { board: BoardModule<never, never> }) | null>(
    null,
  );
  const [failed, setFailed] = useState(false);
  const [at, setAt] = useState(1);
  useEffect(() => {
    const open = async (): Promise<void> => {
      const found = await openBook(props.id, search && `?${search}`);
      const board = await shelved(found.game.id)?.board();
      if (!board) throw new Error(`"${found.game.id}" has no board`);
      setAt(found.book.last);
      setOpened({ ...found, board });
    };
    open().catch((error: unknown) => {
      console.warn(error);
      setFailed(true);
    });
  }, [props.id, search]);

  const store = useMemo(() => createStore<Sitting>(() => NOTHING), []);
  const book = opened?.book ?? null;
  useMoment(book, at, store);
  const whole = book?.whole ?? null;
  const session = useMemo(() => readingSession(store, whole), [store, whole]);
  const [, go] = useLocation();
  const totals = useMemo(() => whole?.totals() ?? NO_TOTALS, [whole]);

  if (!opened || !book)
    return <main className="hand-over">{failed ? review.unreadable : words.loading}</main>;
  const { game, board } = opened;
  const submit: Session['submit'] = (choice) => {
    if (!whole) return;
    const seat = store.getState().look?.asked?.seat;
    if (seat === undefined) return;
    whatIf(whole, at, seat, choice).then((id) => go(`/local/${id}`), console.error);
  };
  return (
    <TableShell
      open={{ place: { at: 'review', id: props.id }, session: { ...session, submit }, game, board }}
      goTo={setAt}
      above={
        <ReviewBar
          at={at}
          first={book.first}
          last={book.last}
          mine={book.mine}
          totals={totals}
          goTo={setAt}
          check={whole && (() => whole.troubles())}
          link={book.shared ? location.href : null}
          share={whole && (() => file(`incognita-${game.id}.json`, whole.saved))}
          table={book.table}
        />
      }
    />
  );
}

/** Shows the moment that was turned to, as soon as it is there and somebody rests on it. */
function useMoment(book: Book | null, at: number, store: StoreApi<Sitting>): void {
  useEffect(() => {
    if (!book) return undefined;
    let gone = false;
    const show = (moment: Moment): void => {
      if (!gone) store.setState({ ...moment, line: 'open' });
    };
    const known = book.known(at);
    if (known) {
      show(known);
      return undefined;
    }
    const lost = (): void => {
      if (!gone) store.setState({ line: 'lost' });
    };
    const resting = setTimeout(() => book.at(at).then(show, lost), REST_MS);
    return () => {
      gone = true;
      clearTimeout(resting);
    };
  }, [book, at, store]);
}

/** Another choice in the middle of a finished game: a new game of this browser, and its id. */
async function whatIf(past: Past, at: number, seat: number, choice: Choice): Promise<string> {
  const now = Date.now();
  const saved = past.branch(at, seat, choice, entropy(), now);
  const id = newId();
  await keep({
    id,
    game: past.saved.game,
    updated: now,
    over: false,
    asked: null,
    seats: past.saved.seats.map((held) => (held.by === 'human' ? held.name : '')),
    saved,
  });
  return id;
}

/** A table at which nothing can be done but to look. */
function readingSession(store: StoreApi<Sitting>, past: Past | null): Session {
  const nothing = (): void => {};
  return {
    store,
    submit: nothing,
    undo: nothing,
    consent: nothing,
    toBot: nothing,
    toHuman: nothing,
    takeOver: nothing,
    skip: nothing,
    chat: nothing,
    save: async () => past?.saved ?? store.getState(),
    close: nothing,
  };
}
