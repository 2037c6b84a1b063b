import type { AnyGame, AnyTypes } from '@incognita/kernel';
import type { Look, Told } from '@incognita/table';
import { shelved } from '../games.ts';
import { type Moment, Past } from './review.ts';
import { kept } from './shelf.ts';
import { toldAt } from './told.ts';

/** A game that is read back: a finished one, or the reader's own view of a running one. */
export interface Book {
  /** Entries that can be turned to. */
  readonly first: number;
  readonly last: number;
  /** Entries after which the reader decided. */
  readonly mine: readonly number[];
  /** The whole game, once it is over: scores, what if, honest shuffles. */
  readonly whole: Past | null;
  /** Anybody can read it under the address of this page. */
  readonly shared: boolean;
  /** Where the game goes on while it is not over. */
  readonly table: string | null;
  /** A moment that is at hand, without waiting. */
  known(seq: number): Moment | null;
  at(seq: number): Promise<Moment>;
}

export interface Opened {
  readonly game: AnyGame;
  readonly book: Book;
}

/** Whoever looks back at a running game looks; nothing can be chosen there. */
function onlyLooking({ look, told }: Moment): Moment {
  return { look: { ...look, choices: null, refused: null, undo: null }, told };
}

function localBook(id: string, past: Past): Book {
  const over = past.saved.result !== null;
  const known = (seq: number): Moment => {
    const moment = past.at(seq, past.eye);
    return over ? moment : onlyLooking(moment);
  };
  return {
    first: 1,
    last: past.entries.length,
    mine: past.crossroadsOf(past.eye),
    whole: over ? past : null,
    shared: false,
    table: over ? null : `/local/${id}`,
    known,
    at: async (seq) => known(seq),
  };
}

/** What the server says of a game that is not over: what the asking eye knows of it. */
interface Report {
  readonly look: Look<AnyTypes>;
  readonly story: readonly Told<AnyTypes>[];
}

const isReport = (raw: object): raw is Report => 'look' in raw && 'story' in raw;

/** My own view of a running game: each moment is asked of the server once. */
function runningBook(id: string, query: string, { look: now, story }: Report): Book {
  const path = `/api/tables/${encodeURIComponent(id)}/past`;
  const moment = (look: Look<AnyTypes>): Moment =>
    onlyLooking({ look, told: toldAt(story, look.seq) });
  const seen = new Map([[now.seq, moment(now)]]);
  return {
    first: story[0]?.seq ?? now.seq,
    last: now.seq,
    mine: story.flatMap(({ seq, what }) =>
      what.kind === 'decision' && what.seat === now.eye ? [seq - 1] : [],
    ),
    whole: null,
    shared: false,
    table: `/table/${id}${query}`,
    known: (seq) => seen.get(seq) ?? null,
    at: async (seq) => {
      const known = seen.get(seq);
      if (known) return known;
      const asked = new URLSearchParams(query);
      asked.set('seq', String(seq));
      const answer = await fetch(`${path}?${asked}`);
      if (!answer.ok) throw new Error(`the server does not show entry ${seq} of this game`);
      const { look }: { look: Look<AnyTypes> } = await answer.json();
      const found = moment(look);
      seen.set(seq, found);
      return found;
    },
  };
}

/** A game of this browser, or one on the server: whole when it is over, else as I may know it. */
export async function openBook(id: string, query: string): Promise<Opened> {
  const local = await kept(id);
  if (local) {
    const game = await rulesFor(local.game);
    return { game, book: localBook(id, new Past(game, local.saved)) };
  }
  const answer = await fetch(`/api/tables/${encodeURIComponent(id)}/export${query}`);
  if (!answer.ok) throw new Error(`the server shows no game "${id}"`);
  const raw: { readonly game?: unknown } = await answer.json();
  const game = await rulesFor(String(raw.game));
  if (isReport(raw)) return { game, book: runningBook(id, query, raw) };
  return { game, book: { ...localBook(id, new Past(game, raw)), shared: true } };
}

function rulesFor(id: string): Promise<AnyGame> {
  const shelf = shelved(id);
  if (!shelf) throw new Error(`"${id}" is not on the shelf`);
  return shelf.rules();
}
