import { type Engine, foldOn, type GameTypes, type World } from '@incognita/kernel';
import type { Clocks } from './clocks.ts';
import { NO_PASSES } from './passes.ts';
import type { Occupant } from './seats.ts';
import type { Contribution } from './seed.ts';
import {
  type Anchor,
  askedIn,
  type Begun,
  contentPrint,
  type FoldEntry,
  type TableState,
  type Terms,
  type UndoRequest,
} from './state.ts';
import { TableError } from './troubles.ts';

/**
 * A table as of one entry: a cache of its log, for hosts only, since it holds everything that is
 * hidden. The world is the one at the last horizon, so that undo works as before.
 */
export interface Snapshot<T extends GameTypes> {
  readonly snapshotVersion: 1;
  readonly game: string;
  readonly version: number;
  readonly content: string;
  readonly terms: Terms<T>;
  readonly secret: string;
  readonly local: boolean;
  readonly verified: boolean;
  readonly seats: readonly Occupant[];
  readonly entropy: readonly Contribution[];
  readonly seq: number;
  readonly at: number;
  readonly placed: number;
  readonly placedAt: number;
  readonly begun: Begun | null;
  readonly line: readonly FoldEntry<T>[];
  readonly base: Anchor<T> | null;
  readonly request: UndoRequest | null;
  readonly reseeds: number;
  readonly clocks: Clocks;
}

/** Nothing is copied that nobody changes: make text of it, or keep it as it is. */
export function snapshotOf<T extends GameTypes>(state: TableState<T>): Snapshot<T> {
  const { engine, terms, secret, local, verified, begun, request, reseeds } = state;
  return {
    snapshotVersion: 1,
    game: engine.game.id,
    version: engine.game.version,
    content: contentPrint(engine.content),
    terms,
    secret,
    local,
    verified,
    seats: state.seats,
    entropy: state.entropy,
    seq: state.seq,
    at: state.at,
    placed: state.positionSeq,
    placedAt: state.positionTime,
    begun,
    line: state.timeline,
    base: state.anchors.at(-1) ?? null,
    request,
    reseeds,
    clocks: state.clocks,
  };
}

export function restoreState<T extends GameTypes>(
  engine: Engine<T>,
  snapshot: Snapshot<T>,
): TableState<T> {
  const problem = whyUnfit(engine, snapshot);
  if (problem !== null) throw new TableError({ code: 'snapshot', problem });
  const { terms, secret, local, verified, begun, base, request, reseeds } = snapshot;
  const state: TableState<T> = {
    engine,
    terms,
    secret,
    local,
    verified,
    seats: snapshot.seats,
    entropy: snapshot.entropy,
    seq: snapshot.seq,
    at: snapshot.at,
    positionSeq: snapshot.placed,
    positionTime: snapshot.placedAt,
    begun,
    world: null,
    asked: null,
    timeline: snapshot.line,
    taken: snapshot.line.filter((step) => 'choice' in step).length,
    anchors: base ? [base] : [],
    request,
    reseeds,
    passes: NO_PASSES,
    clocks: snapshot.clocks,
    broken: null,
    question: null,
    choices: null,
  };
  if (base === null) return state;
  const world = worldAfter(engine, base, snapshot.line);
  return { ...state, world, asked: askedIn(state, world) };
}

function worldAfter<T extends GameTypes>(
  engine: Engine<T>,
  base: Anchor<T>,
  timeline: readonly FoldEntry<T>[],
): World<T> {
  if (base.length === timeline.length) return base.world;
  return foldOn(engine, engine.clone(base.world), timeline.slice(base.length));
}

function whyUnfit<T extends GameTypes>(engine: Engine<T>, snapshot: Snapshot<T>): string | null {
  const { game } = engine;
  if (snapshot.snapshotVersion !== 1)
    return `it has version ${snapshot.snapshotVersion}, and version 1 is read`;
  if (snapshot.game !== game.id) return `it is of ${snapshot.game}, not of ${game.id}`;
  if (snapshot.version !== game.version)
    return `it was made by version ${snapshot.version} of the rules, and here is ${game.version}`;
  const print = contentPrint(engine.content);
  if (snapshot.content !== print)
    return `its content has the fingerprint ${snapshot.content}, and here is ${print}`;
  return snapshot.base === null ? null : engine.check(snapshot.base.world);
}
