import { rulesOf } from '@incognita/catalogue';
import type { AnyGame, AnyTypes } from '@incognita/kernel';
import type { RedactedEntry, TableView } from '@incognita/table';
import { entriesAt } from './entries-at.ts';
import { FoldedGame, type Moment } from './folded-game.ts';
import { savedGame } from './saved-games.ts';

/** A game that is read back: a finished one, or the reader's own view of a running one. */
export interface ReviewSource {
  /** Entries that can be turned to. */
  readonly first: number;
  readonly last: number;
  /** Entries after which the reader decided. */
  readonly mine: readonly number[];
  /** The whole game, once it is over: scores, what if, honest shuffles. */
  readonly whole: FoldedGame | null;
  /** Anybody can read it under the address of this page. */
  readonly shared: boolean;
  /** Where the game goes on while it is not over. */
  readonly table: string | null;
  /** A moment that is at hand, without waiting. */
  known(seq: number): Moment | null;
  at(seq: number): Promise<Moment>;
}

export interface OpenedReview {
  readonly game: AnyGame;
  readonly source: ReviewSource;
}

/** Whoever looks back at a running game looks; nothing can be chosen there. */
function onlyLooking({ look, told }: Moment): Moment {
  return { look: { ...look, choices: null, refused: null, shape: null, undo: null }, told };
}

function localSource(id: string, past: FoldedGame): ReviewSource {
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
  readonly look: TableView<AnyTypes>;
  readonly story: readonly RedactedEntry<AnyTypes>[];
}

const isReport = (raw: object): raw is Report => 'look' in raw && 'story' in raw;

/** My own view of a running game: each moment is asked of the server once. */
function runningSource(id: string, query: string, { look: now, story }: Report): ReviewSource {
  const path = `/api/tables/${encodeURIComponent(id)}/past`;
  const moment = (look: TableView<AnyTypes>): Moment =>
    onlyLooking({ look, told: entriesAt(story, look.seq) });
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
      const { look }: { look: TableView<AnyTypes> } = await answer.json();
      const found = moment(look);
      seen.set(seq, found);
      return found;
    },
  };
}

/** A game of this browser, or one on the server: whole when it is over, else as I may know it. */
export async function openReview(id: string, query: string): Promise<OpenedReview> {
  const local = await savedGame(id);
  if (local) {
    const game = await rulesOf(local.game);
    return { game, source: localSource(id, new FoldedGame(game, local.saved)) };
  }
  const answer = await fetch(`/api/tables/${encodeURIComponent(id)}/export${query}`);
  if (!answer.ok) throw new Error(`the server shows no game "${id}"`);
  const raw: { readonly game?: unknown } = await answer.json();
  const game = await rulesOf(String(raw.game));
  if (isReport(raw)) return { game, source: runningSource(id, query, raw) };
  return { game, source: { ...localSource(id, new FoldedGame(game, raw)), shared: true } };
}
