import { type Engine, type GameTypes, isKey, type Json, readConfig } from '@incognita/kernel';
import { newClocks, type Pace, type WhenOut } from './clocks.ts';
import { ENTROPY_LENGTH, readPace, readSeats, readText, readWhenOut, unreadable } from './read.ts';
import type { Occupant } from './seats.ts';
import { commitmentOf, seedOf } from './seed.ts';
import {
  anchor,
  askedIn,
  breakDown,
  type Change,
  place,
  type TableState,
  underWay,
  unknownSeat,
} from './state.ts';
import { type Refused, refuse, shortly, TableError } from './troubles.ts';

/** What a host says when it opens a table. Plain data, to be stored with the log. */
export interface Opening {
  readonly config: unknown;
  /** One occupant per seat of the config. */
  readonly seats: readonly Occupant[];
  /** 64 hexadecimal digits that nobody but the host knows; the commitment binds the host to it. */
  readonly secret: string;
  readonly pace?: Pace | null;
  readonly whenOut?: WhenOut;
  /** What the engine's content set changes in what ships with the game. */
  readonly overrides?: Json | null;
  /** One device plays: its whole game, with the secret, may be exported at any time. */
  readonly local?: boolean;
  /** False for a game that was begun where this host could not see it. */
  readonly verified?: boolean;
}

/** How often a seat may add to the seed. */
export const CONTRIBUTIONS = 4;

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
  return {
    engine,
    terms: {
      config,
      seats,
      pace,
      whenOut: readWhenOut('whenOut', opening.whenOut ?? { do: 'bot', kind: 'greedy' }),
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
    placed: 0,
    placedAt: 0,
    begun: null,
    world: null,
    asked: null,
    line: [],
    next: null,
    taken: 0,
    anchors: [],
    request: null,
    reseeds: 0,
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
    throw new TableError({
      code: 'config',
      problem: error instanceof Error ? error.message : shortly(error),
    });
  }
}

/** A seat adds to the seed, so that the host alone does not decide it. */
export function addEntropy<T extends GameTypes>(
  state: TableState<T>,
  { seat, text }: { readonly seat: number; readonly text: string },
): Change<T> | Refused<T> {
  const strange =
    unknownSeat(state, seat) ?? unreadable(() => readText('text', text, ENTROPY_LENGTH));
  if (strange) return strange;
  if (state.world !== null) return refuse({ code: 'started' });
  if (state.seats[seat]?.by === 'empty') return refuse({ code: 'empty-seat', seat });
  if (state.entropy.filter((held) => held.seat === seat).length >= CONTRIBUTIONS)
    return refuse({ code: 'entropy-full', most: CONTRIBUTIONS });
  return {
    body: { kind: 'entropy', seat, text },
    events: [],
    apply() {
      state.entropy.push({ seat, text });
    },
  };
}

/** Settles the seed and plays the set-up, to the first question. */
export function start<T extends GameTypes>(state: TableState<T>): Change<T> | Refused<T> {
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
      apply(seq, at) {
        state.begun = { seq, at, seed };
        place(state, world, asked, seq, at);
        anchor(state, world);
      },
    };
  } catch (error) {
    return breakDown(state, error);
  }
}

/** Gives chance a new key in the middle of a game; nobody then knows what comes. */
export function reseed<T extends GameTypes>(
  state: TableState<T>,
  { seat, entropy }: { readonly seat: number | null; readonly entropy: string },
): Change<T> | Refused<T> {
  const strange =
    (seat === null ? null : unknownSeat(state, seat)) ??
    unreadable(() => readText('entropy', entropy, ENTROPY_LENGTH));
  if (strange) return strange;
  const on = underWay(state);
  if ('refused' in on) return on;
  const world = state.engine.clone(on.world);
  state.engine.rekey(world, entropy);
  return {
    body: { kind: 'reseed', seat, rekey: entropy },
    events: [],
    apply(seq) {
      // The position stays as everybody sees it: no choice becomes stale.
      state.world = world;
      state.line.push({ seq, rekey: entropy });
      state.reseeds++;
    },
  };
}
