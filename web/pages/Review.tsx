import type { BoardModule } from '@incognita/boards';
import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { readyGame } from '../catalogue.ts';
import { type FoldedGame, type Moment, NO_TOTALS } from '../play/folded-game.ts';
import { newId } from '../play/pending.ts';
import { type OpenedReview, openReview, type ReviewSource } from '../play/review-source.ts';
import { type Branch, saveGame } from '../play/saved-games.ts';
import { NO_STATE, type Session, type SessionState } from '../play/session.ts';
import { file } from '../shell/file.ts';
import type { Choice } from '../shell/lights.ts';
import { ReviewBar } from '../shell/ReviewBar.tsx';
import { TableShell } from '../shell/TableShell.tsx';
import { useReviewWords } from '../text/review.ts';
import { useWords } from '../text/site.ts';
import '../style/tokens.css';
import '../style/shell.css';

/** How long somebody has to rest on a moment before the server is asked for it. */
const REST_MS = 120;

const entropy = (): string => crypto.randomUUID();

/** Through a game by slider and keys; once it is over, with what-if from any point. */
export function Review(props: { readonly id: string }): ReactElement {
  const words = useWords();
  const review = useReviewWords();
  // `at` is the moment; whatever else stands in the address belongs to the game.
  const asked = new URLSearchParams(useSearch());
  const wanted = Number(asked.get('at'));
  asked.delete('at');
  const search = asked.toString();
  const [opened, setOpened] = useState<
    (OpenedReview & { board: BoardModule<never, never>; theme: string }) | null
  >(null);
  const [failed, setFailed] = useState(false);
  const [at, setAt] = useState(1);
  const wantedFirst = useRef(wanted);
  useEffect(() => {
    const open = async (): Promise<void> => {
      const found = await openReview(props.id, search && `?${search}`);
      const entry = readyGame(found.game.id);
      if (!entry) throw new Error(`"${found.game.id}" has no board`);
      const board = await entry.page.board();
      const { first, last } = found.source;
      const wish = wantedFirst.current;
      setAt(wish >= first && wish <= last ? wish : last);
      setOpened({ ...found, board, theme: entry.manifest.theme });
    };
    open().catch((error: unknown) => {
      console.warn(error);
      setFailed(true);
    });
  }, [props.id, search]);

  const store = useMemo(() => createStore<SessionState>(() => NO_STATE), []);
  const source = opened?.source ?? null;
  useMoment(source, at, store);
  const whole = source?.whole ?? null;
  const session = useMemo(() => readingSession(store, whole), [store, whole]);
  const [path, go] = useLocation();
  const address = `${path}?${new URLSearchParams([...new URLSearchParams(search), ['at', String(at)]])}`;
  // Every moment has its address: who copies it, or comes back, finds this one.
  useEffect(() => {
    if (opened) history.replaceState(history.state, '', address);
  }, [opened, address]);
  const totals = useMemo(() => whole?.totals() ?? NO_TOTALS, [whole]);

  if (!opened || !source)
    return <main className="hand-over">{failed ? review.unreadable : words.loading}</main>;
  const { game, board, theme } = opened;
  const submit: Session['submit'] = (choice, also) => {
    if (!whole) return;
    const seat = store.getState().look?.asked?.seat;
    if (seat === undefined) return;
    whatIf(whole, { review: address, at }, seat, choice, also).then(
      (id) => go(`/local/${id}`),
      console.error,
    );
  };
  return (
    <TableShell
      open={{
        place: { at: 'review', id: props.id },
        session: { ...session, submit },
        game,
        board,
        theme,
      }}
      goTo={setAt}
      above={
        <ReviewBar
          at={at}
          first={source.first}
          last={source.last}
          mine={source.mine}
          totals={totals}
          goTo={setAt}
          check={whole && (() => whole.troubles())}
          link={source.shared ? location.href : null}
          share={whole && (() => file(`incognita-${game.id}.json`, whole.saved))}
          table={source.table}
        />
      }
    />
  );
}

/** Shows the moment that was turned to, as soon as it is there and somebody rests on it. */
function useMoment(source: ReviewSource | null, at: number, store: StoreApi<SessionState>): void {
  useEffect(() => {
    if (!source) return undefined;
    let gone = false;
    const show = (moment: Moment): void => {
      if (!gone) store.setState({ ...moment, line: 'open' });
    };
    const known = source.known(at);
    if (known) {
      show(known);
      return undefined;
    }
    const lost = (): void => {
      if (!gone) store.setState({ line: 'lost' });
    };
    const resting = setTimeout(() => source.at(at).then(show, lost), REST_MS);
    return () => {
      gone = true;
      clearTimeout(resting);
    };
  }, [source, at, store]);
}

/** Another choice in the middle of a finished game: a new game of this browser, and its id. */
async function whatIf(
  past: FoldedGame,
  branch: Branch,
  seat: number,
  choice: Choice,
  also: readonly Choice[] = [],
): Promise<string> {
  const now = Date.now();
  const saved = past.branch(branch.at, seat, [choice, ...also], entropy(), now);
  const id = newId();
  await saveGame({
    id,
    game: past.saved.game,
    updated: now,
    over: false,
    branch,
    asked: null,
    seats: past.saved.seats.map((held) => (held.by === 'human' ? held.name : '')),
    saved,
  });
  return id;
}

/** A table at which nothing can be done but to look. */
function readingSession(store: StoreApi<SessionState>, past: FoldedGame | null): Session {
  const nothing = (): void => {};
  return {
    store,
    submit: nothing,
    undo: nothing,
    consent: nothing,
    toBot: nothing,
    toHuman: nothing,
    passInAdvance: nothing,
    takeOver: nothing,
    skip: nothing,
    chat: nothing,
    save: async () => past?.saved ?? store.getState(),
    close: nothing,
  };
}
