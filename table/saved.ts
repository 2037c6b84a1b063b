import type { AnyTypes, Eye, GameTypes, Json, Result } from '@incognita/kernel';
import type { Pace, WhenOut } from './clocks.ts';
import type { LogEntry } from './log.ts';
import { type Opening, WHEN_OUT } from './opening.ts';
import type { RedactedEntry } from './redact.ts';
import type { Occupant } from './seats.ts';
import { type Contribution, commitmentOf } from './seed.ts';
import { contentPrint, type TableState } from './state.ts';
import { type TableView, tableViewOf } from './table-view.ts';

export const FORMAT = 'incognita-game';
export const FORMAT_VERSION = 1;
export const REPORT_FORMAT = 'incognita-report';

/** A whole game in one file: enough to play it again, go on with it, and check it. */
export interface SavedGame<T extends GameTypes> {
  readonly format: typeof FORMAT;
  readonly formatVersion: typeof FORMAT_VERSION;
  readonly game: string;
  readonly version: number;
  /** The fingerprint of the cards and maps that were played with. */
  readonly content: string;
  /** How they differ from what ships with the game. */
  readonly overrides: Json | null;
  readonly config: T['Config'];
  /** Who sat where when the table was opened. */
  readonly seats: readonly Occupant[];
  readonly pace: Pace | null;
  readonly whenOut: WhenOut;
  readonly commitment: string;
  readonly secret: string | null;
  readonly entropy: readonly Contribution[];
  readonly log: readonly LogEntry<T>[];
  /** The fingerprint of the last position; null before the start, or where it is not claimed. */
  readonly hash: string | null;
  readonly result: Result<T> | null;
  /** The host that wrote this held the secret from the opening on. */
  readonly verified: boolean;
  /** The program that wrote the file. */
  readonly app?: string;
}

/** What one eye knows of a game: for reports of faults while the game is still on. */
export interface Report<T extends GameTypes> {
  readonly format: typeof REPORT_FORMAT;
  readonly formatVersion: typeof FORMAT_VERSION;
  readonly game: string;
  readonly version: number;
  readonly content: string;
  readonly look: TableView<T>;
  readonly story: readonly RedactedEntry<T>[];
  readonly app?: string;
}

export function savedGame<T extends GameTypes>(
  state: TableState<T>,
  log: readonly LogEntry<T>[],
  app: string | null,
): SavedGame<T> {
  const { engine, terms, world } = state;
  const pseudonym = pseudonyms();
  return {
    format: FORMAT,
    formatVersion: FORMAT_VERSION,
    game: engine.game.id,
    version: engine.game.version,
    content: contentPrint(engine.content),
    overrides: terms.overrides,
    config: terms.config,
    seats: terms.seats.map(pseudonym),
    pace: terms.pace,
    whenOut: terms.whenOut,
    commitment: terms.commitment,
    secret: state.secret,
    entropy: [...state.entropy],
    log: log.map((entry) =>
      entry.kind === 'seat' ? { ...entry, to: pseudonym(entry.to) } : entry,
    ),
    hash: world === null ? null : engine.hash(world),
    result: world === null ? null : engine.result(world),
    verified: state.verified,
    ...(app === null ? {} : { app }),
  };
}

/**
 * A game as a file, from its log alone: for rules that are no longer at hand. What only they could
 * tell, the last position and the result, it does not claim.
 */
export function savedLog(
  { game, version, content }: Pick<SavedGame<AnyTypes>, 'game' | 'version' | 'content'>,
  opening: Opening,
  log: readonly LogEntry<AnyTypes>[],
  app: string | null,
): SavedGame<AnyTypes> {
  const pseudonym = pseudonyms();
  const { secret, pace = null, whenOut = WHEN_OUT, overrides = null, local = false } = opening;
  return {
    format: FORMAT,
    formatVersion: FORMAT_VERSION,
    game,
    version,
    content,
    overrides,
    // It was read by the game when the table was opened.
    config: opening.config as AnyTypes['Config'],
    seats: opening.seats.map(pseudonym),
    pace,
    whenOut,
    commitment: commitmentOf(secret),
    secret,
    entropy: log.flatMap((entry) =>
      entry.kind === 'entropy' ? [{ seat: entry.seat, text: entry.text }] : [],
    ),
    log: log.map((entry) =>
      entry.kind === 'seat' ? { ...entry, to: pseudonym(entry.to) } : entry,
    ),
    hash: null,
    result: null,
    verified: opening.verified ?? !local,
    ...(app === null ? {} : { app }),
  };
}

export function reportFor<T extends GameTypes>(
  state: TableState<T>,
  eye: Eye,
  story: readonly RedactedEntry<T>[],
  app: string | null,
): Report<T> {
  const { game, content } = state.engine;
  return {
    format: REPORT_FORMAT,
    formatVersion: FORMAT_VERSION,
    game: game.id,
    version: game.version,
    content: contentPrint(content),
    look: tableViewOf(state, eye),
    story,
    ...(app === null ? {} : { app }),
  };
}

/**
 * Owners' ids belong to the host and do not leave it; but who is the same person as whom decides
 * about consent, so each gets a name of its own.
 */
function pseudonyms(): (held: Occupant) => Occupant {
  const known = new Map<string, string>();
  const nick = (owner: string): string => {
    const name = known.get(owner) ?? `person-${known.size + 1}`;
    known.set(owner, name);
    return name;
  };
  return (held) => {
    if (held.by === 'human') return { ...held, owner: nick(held.owner) };
    if (held.by !== 'bot' || held.holdsFor === null) return held;
    return { ...held, holdsFor: { ...held.holdsFor, owner: nick(held.holdsFor.owner) } };
  };
}
