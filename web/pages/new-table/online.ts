import type { TableBody, Visibility } from '@incognita/server/protocol';
import { DEFAULT_BOT } from '@incognita/table/seats';

type Pace = NonNullable<TableBody['pace']>;

/** What a table on the server has besides the options of its game. */
export interface Terms {
  readonly visibility: Visibility;
  readonly spectators: boolean;
  readonly pace: Pace | null;
  readonly atZero: 'bot' | 'nothing';
  /** How long a chance to react stays open, in ms; null: as long as it takes. */
  readonly windowTime: number | null;
  /** When a reaction, or that there is none, is heard, in ms; null: as the server has it. */
  readonly windowDelay: number | null;
}

export const OPENING_TERMS: Terms = {
  visibility: 'link',
  spectators: true,
  pace: null,
  atZero: 'bot',
  windowTime: null,
  windowDelay: null,
};

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Time for the whole game; it never grows beyond twice what it was at the start. */
const fischer = (minutes: number, seconds: number): Pace => ({
  kind: 'fischer',
  initial: minutes * MINUTE,
  increment: seconds * 1000,
  cap: 2 * minutes * MINUTE,
});
const perMove = (days: number): Pace => ({ kind: 'per-move', time: days * DAY });

/** How long somebody may think about reacting to another's turn. */
export const WINDOW_TIMES_MS: readonly number[] = [15_000, 30_000, MINUTE, 5 * MINUTE];

/** How long everybody waits for a reaction, or for none. */
export const WINDOW_DELAYS_MS: readonly number[] = [1000, 5000, 10_000];

/** What can be asked for; a number of each kind that people know from other tables. */
export const PACES: Readonly<Record<Pace['kind'], readonly Pace[]>> = {
  fischer: [fischer(10, 10), fischer(20, 15), fischer(30, 20), fischer(60, 30)],
  'per-move': [perMove(1), perMove(2), perMove(3), perMove(7)],
};

/** The one of each kind that stands there first. */
export const USUAL: Readonly<Record<Pace['kind'], Pace>> = {
  fischer: fischer(30, 20),
  'per-move': perMove(2),
};

export const samePace = (a: Pace, b: Pace): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The request to the server. */
export function bodyOf(
  game: string,
  config: TableBody['config'],
  seats: NonNullable<TableBody['seats']>,
  terms: Terms,
): TableBody {
  const { visibility, spectators, pace, atZero, windowTime, windowDelay } = terms;
  return {
    game,
    config,
    seats,
    visibility,
    windowTime,
    ...(windowDelay === null ? {} : { windowDelay }),
    spectators,
    pace,
    ...(pace === null
      ? {}
      : { whenOut: atZero === 'bot' ? { do: 'bot', kind: DEFAULT_BOT } : { do: 'nothing' } }),
  };
}
