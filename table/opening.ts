import {
  ConfigError,
  configSentence,
  type Engine,
  type Game,
  type GameTypes,
  isKey,
  type Json,
  readConfig,
} from '@incognita/kernel';
import { newClocks, type Pace, type WhenOut } from './clocks.ts';
import { NO_PASSES } from './passes.ts';
import {
  ENTROPY_LENGTH,
  readPace,
  readSeats,
  readText,
  readWhenOut,
  readWindowDelay,
  readWindowTime,
  unreadable,
} from './read.ts';
import { DEFAULT_BOT, type Occupant } from './seats.ts';
import { commitmentOf, seedOf } from './seed.ts';
import {
  anchorsWith,
  askedIn,
  breakDown,
  type Change,
  nextState,
  setPosition,
  type TableState,
  underWay,
  whyUnknownSeat,
} from './state.ts';
import type { ConfigProblem } from './text/trouble.ts';
import { refuse, shortly, TableError, type TableRefusal } from './troubles.ts';

/** What a host says when it opens a table. Plain data, to be stored with the log. */
export interface Opening {
  readonly config: unknown;
  /** One occupant per seat of the config. */
  readonly seats: readonly Occupant[];
  /** 64 hexadecimal digits that nobody but the host knows; the commitment binds the host to it. */
  readonly secret: string;
  readonly pace?: Pace | null;
  readonly whenOut?: WhenOut;
  /** How long a person may think in a window before it is passed, in ms; null or nothing: no limit. */
  readonly windowTime?: number | null;
  /** How long after a window was opened its answer is heard, in ms; nothing: as the host has it. */
  readonly windowDelay?: number;
  /** What the engine's content set changes in what ships with the game. */
  readonly overrides?: Json | null;
  /** One device plays: its whole game, with the secret, may be exported at any time. */
  readonly local?: boolean;
  /** False for a game that was begun where this host could not see it. */
  readonly verified?: boolean;
}

/** What happens to whoever runs out of time, where nothing else was agreed. */
export const WHEN_OUT: WhenOut = { do: 'bot', kind: DEFAULT_BOT };

/** How often a seat may add to the seed. */
export const MAX_CONTRIBUTIONS = 4;

export function openState<T extends GameTypes>(engine: Engine<T>, opening: Opening): TableState<T> {
  const config = configOf(engine, opening.config);
  const { secret, local = false } = opening;
  if (!isKey(secret))
    throw new TableError({
      code: 'field',
      field: 'secret',
      value: typeof secret,
      wanted: { want: 'hex' },
    });
  const seats = readSeats('seats', opening.seats, config.seats);
  const pace = readPace('pace', opening.pace ?? null);
  const windowTime = readWindowTime('windowTime', opening.windowTime ?? null);
  return {
    engine,
    terms: {
      config,
      seats,
      pace,
      whenOut: readWhenOut('whenOut', opening.whenOut ?? WHEN_OUT),
      ...(windowTime === null ? {} : { windowTime }),
      ...(opening.windowDelay === undefined
        ? {}
        : { windowDelay: readWindowDelay('windowDelay', opening.windowDelay) }),
      overrides: opening.overrides ?? null,
      commitment: commitmentOf(secret),
    },
    secret,
    local,
    verified: opening.verified ?? !local,
    seats: [...seats],
    entropy: [],
    seq: 0,
    at: 0,
    positionSeq: 0,
    positionTime: 0,
    begun: null,
    world: null,
    asked: null,
    timeline: [],
    taken: 0,
    anchors: [],
    request: null,
    reseeds: 0,
    passes: NO_PASSES,
    clocks: newClocks(pace, config.seats),
    broken: null,
    question: null,
    choices: null,
  };
}

function configOf<T extends GameTypes>(engine: Engine<T>, raw: unknown): T['Config'] {
  try {
    return readConfig(engine.game.config, raw);
  } catch (error) {
    throw new TableError({ code: 'config', problem: problemOf(engine.game, error) });
  }
}

function problemOf<T extends GameTypes>({ text }: Game<T>, error: unknown): ConfigProblem {
  if (error instanceof ConfigError && error.refusal)
    return { en: configSentence(text, error, 'en'), fr: configSentence(text, error, 'fr') };
  return error instanceof Error ? error.message : shortly(error);
}

/** A seat adds to the seed, so that the host alone does not decide it. */
export function addEntropy<T extends GameTypes>(
  state: TableState<T>,
  { seat, text }: { readonly seat: number; readonly text: string },
  at: number,
): Change<T> | TableRefusal<T> {
  const strange =
    whyUnknownSeat(state, seat) ?? unreadable(() => readText('text', text, ENTROPY_LENGTH));
  if (strange) return strange;
  if (state.world !== null) return refuse({ code: 'started' });
  if (state.seats[seat]?.by === 'empty') return refuse({ code: 'empty-seat', seat });
  if (state.entropy.filter((held) => held.seat === seat).length >= MAX_CONTRIBUTIONS)
    return refuse({ code: 'entropy-full', most: MAX_CONTRIBUTIONS });
  return {
    body: { kind: 'entropy', seat, text },
    events: [],
    next: nextState(state, at, (draft) => {
      draft.entropy = [...state.entropy, { seat, text }];
    }),
  };
}

/** Settles the seed and plays the set-up, to the first question. */
export function start<T extends GameTypes>(
  state: TableState<T>,
  at: number,
): Change<T> | TableRefusal<T> {
  if (state.world !== null) return refuse({ code: 'started' });
  const empty = state.seats.findIndex((held) => held.by === 'empty');
  if (empty >= 0) return refuse({ code: 'empty-seat', seat: empty });
  const seed = seedOf(state.secret, state.entropy);
  try {
    const { world, events } = state.engine.begin(state.terms.config, seed);
    const asked = askedIn(state, world);
    return {
      body: { kind: 'start' },
      events,
      next: nextState(state, at, (draft) => {
        draft.begun = { seq: draft.seq, at, seed };
        setPosition(draft, world, asked);
        draft.anchors = anchorsWith(state.anchors, state.timeline.length, world);
      }),
    };
  } catch (error) {
    return breakDown(state, error);
  }
}

/** Gives chance a new key in the middle of a game; nobody then knows what comes. */
export function reseed<T extends GameTypes>(
  state: TableState<T>,
  { seat, entropy }: { readonly seat: number | null; readonly entropy: string },
  at: number,
): Change<T> | TableRefusal<T> {
  const strange =
    (seat === null ? null : whyUnknownSeat(state, seat)) ??
    unreadable(() => readText('entropy', entropy, ENTROPY_LENGTH));
  if (strange) return strange;
  const on = underWay(state);
  if ('refused' in on) return on;
  const world = state.engine.clone(on.world);
  state.engine.rekey(world, entropy);
  return {
    body: { kind: 'reseed', seat, rekey: entropy },
    events: [],
    // The position stays as everybody sees it: no choice becomes stale.
    next: nextState(state, at, (draft) => {
      draft.world = world;
      draft.timeline = [...state.timeline, { seq: draft.seq, rekey: entropy }];
      draft.reseeds++;
    }),
  };
}
