import type { BoardModule } from '@incognita/boards';
import type { AnyGame } from '@incognita/kernel';
import { type ReactElement, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { createStore } from 'zustand/vanilla';
import { shelved } from '../games.ts';
import { newId } from '../play/pending.ts';
import { Past } from '../play/review.ts';
import { NOTHING, type Session, type Sitting } from '../play/session.ts';
import { keep, kept } from '../play/shelf.ts';
import { useSettings } from '../settings.ts';
import { file } from '../shell/file.ts';
import { ReviewBar } from '../shell/ReviewBar.tsx';
import { useReviewWords } from '../shell/review-words.ts';
import { TableShell } from '../shell/TableShell.tsx';
import { useWords } from '../text/index.ts';
import '../look/tokens.css';
import '../look/shell.css';

interface Opened {
  readonly past: Past;
  /** Anybody can read it under this page's own address. */
  readonly shared: boolean;
  readonly game: AnyGame;
  readonly board: BoardModule<never, never>;
}

/** A game of this browser, or one from the server that is over. */
async function fetchGame(id: string): Promise<{ readonly raw: unknown; readonly shared: boolean }> {
  const local = await kept(id);
  if (local) return { raw: local.saved, shared: false };
  const answer = await fetch(`/api/tables/${encodeURIComponent(id)}/export`);
  if (!answer.ok) throw new Error(`the server has no finished game "${id}"`);
  return { raw: await answer.json(), shared: true };
}

async function open(id: string): Promise<Opened> {
  const { raw, shared } = await fetchGame(id);
  const shelf = shelved(String((raw as { game?: unknown }).game));
  if (!shelf) throw new Error('this file is of a game that is not on the shelf');
  const [game, board] = await Promise.all([shelf.rules(), shelf.board()]);
  return { past: new Past(game, raw), shared, game, board };
}

const entropy = (): string => crypto.randomUUID();

/** Through a game by slider and keys, with what-if from any point. */
export function Review(props: { readonly id: string }): ReactElement {
  const words = useWords();
  const review = useReviewWords();
  const { language } = useSettings();
  const [, go] = useLocation();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [failed, setFailed] = useState(false);
  const [at, setAt] = useState(1);
  useEffect(() => {
    open(props.id).then(
      (found) => {
        setOpened(found);
        setAt(found.past.entries.length);
      },
      () => setFailed(true),
    );
  }, [props.id]);

  const store = useMemo(() => createStore<Sitting>(() => NOTHING), []);
  const lines = useMemo(() => opened?.past.totals() ?? [], [opened]);
  useEffect(() => {
    if (opened) store.setState({ ...opened.past.at(at, opened.past.eye), line: 'open' });
  }, [opened, at, store]);

  const session: Session = useMemo(
    () => ({
      store,
      submit: (choice) => {
        const past = opened?.past;
        const seat = store.getState().look?.asked?.seat;
        if (!past || seat === undefined) return;
        const now = Date.now();
        const saved = past.branch(at, seat, choice, entropy(), now);
        const id = newId();
        const seats = past.saved.seats.map((held) => (held.by === 'human' ? held.name : ''));
        keep({
          id,
          game: past.saved.game,
          updated: now,
          over: false,
          asked: null,
          seats,
          saved,
        }).then(() => go(`/local/${id}`), console.error);
      },
      undo: () => {},
      consent: () => {},
      toBot: () => {},
      toHuman: () => {},
      takeOver: () => {},
      chat: () => {},
      save: async () => opened?.past.saved,
      close: () => {},
    }),
    [opened, at, store, go],
  );

  if (!opened)
    return <main className="hand-over">{failed ? review.unreadable : words.loading}</main>;
  const { past, game, board } = opened;
  return (
    <TableShell
      open={{ place: { at: 'review', id: props.id }, session, game, board }}
      goTo={setAt}
      above={
        <ReviewBar
          at={at}
          last={past.entries.length}
          mine={past.decisionsOf(past.eye)}
          lines={lines}
          goTo={setAt}
          check={() => past.troubles(language)}
          link={opened.shared ? location.href : null}
          share={() => file(`incognita-${game.id}.json`, past.saved)}
        />
      }
    />
  );
}
