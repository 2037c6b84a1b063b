import {
  type ChoiceOf,
  type Eye,
  type GameTypes,
  type Json,
  type PromptOf,
  type RefusalOf,
  type Result,
  type Shape,
  SPECTATOR,
  type Span,
  type Window,
} from '@incognita/kernel';
import type { Pace } from './clocks.ts';
import type { Body } from './log.ts';
import { permissionAmong, type SeatView, seatViewOf } from './seats.ts';
import type { Contribution } from './seed.ts';
import { questionOf, type TableState, withoutCause } from './state.ts';
import type { Horizon } from './troubles.ts';
import { freeUndoOf } from './undo.ts';

/** What a seat may take back, and what it would need for more. */
export interface UndoView {
  /** How many decisions this seat may take back freely, now. */
  readonly free: number;
  /** How many decisions there are to take back at all. */
  readonly taken: number;
  /** How many have to go for this seat's own last decision to be taken back, or null. */
  readonly own: number | null;
  /** What stands behind the last horizon, or null where undo reaches the start. */
  readonly behind: Horizon | null;
  /** What more than the free ones would need; null where a person who is away would have to agree. */
  readonly beyond: 'solo' | 'consent' | null;
}

/** The table as one eye may see it. Plain data, without anything hidden from that eye. */
export interface TableView<T extends GameTypes> {
  readonly game: string;
  readonly version: number;
  readonly config: T['Config'];
  /** Cards and maps of its own that the table is played with; null for those that ship. */
  readonly overrides: Json | null;
  readonly eye: Eye;
  /** The last entry of the log, to be named with whatever is asked of the table next. */
  readonly seq: number;
  readonly started: boolean;
  readonly view: T['View'] | null;
  readonly asked: {
    readonly seat: number;
    readonly step: string;
    readonly rule: T['Rule'];
    readonly prompt: PromptOf<T>;
    /** The host's time since which the question stands. */
    readonly since: number;
  } | null;
  /** Only for the eye of the seat that is asked. */
  readonly choices: readonly ChoiceOf<T>[] | null;
  /** How several of them make one answer; null where one choice is the answer. */
  readonly shape: Shape<ChoiceOf<T>> | null;
  readonly refused:
    | readonly { readonly choice: ChoiceOf<T>; readonly refusal: RefusalOf<T> }[]
    | null;
  /** How the question may be passed, where it is a window; only for the seat that is asked. */
  readonly window: Window<ChoiceOf<T>> | null;
  /** The span in which this seat passes all windows, because it said so; only for the seat. */
  readonly passing: Span | null;
  /** Only for seats. */
  readonly undo: UndoView | null;
  /** Somebody asks the others to let something be taken back. */
  readonly request: {
    readonly seq: number;
    readonly seat: number;
    readonly back: number;
    readonly waiting: readonly number[];
  } | null;
  /** How long a person may think in a window, in ms, or null. */
  readonly windowTime: number | null;
  readonly result: Result<T> | null;
  readonly seats: readonly SeatView[];
  /** What each seat had left at `since`; the running one has been losing time from then on. */
  readonly clocks: {
    readonly pace: Pace;
    readonly left: readonly number[];
    readonly running: number | null;
    readonly since: number;
  } | null;
  readonly broken: { readonly step: string; readonly seq: number } | null;
  readonly seed: {
    readonly commitment: string;
    readonly entropy: readonly Contribution[];
    /** Revealed when the game is over. */
    readonly secret: string | null;
    /** How often chance was given a new key since. */
    readonly reseeds: number;
    readonly verified: boolean;
  };
}

/** What every decision may change, as long as the game goes on. */
type Position<T extends GameTypes> = Pick<
  TableView<T>,
  | 'eye'
  | 'seq'
  | 'view'
  | 'asked'
  | 'choices'
  | 'shape'
  | 'refused'
  | 'window'
  | 'passing'
  | 'undo'
  | 'request'
  | 'clocks'
>;

/** What is new in a look, for an eye that has seen the one before it: the rest is as it was. */
export type TableViewChange<T extends GameTypes> = Position<T> & Partial<TableView<T>>;

export function tableViewOf<T extends GameTypes>(state: TableState<T>, eye: Eye): TableView<T> {
  checkEye(state, eye);
  const { engine, terms, world } = state;
  return {
    game: engine.game.id,
    version: engine.game.version,
    config: terms.config,
    overrides: terms.overrides,
    started: world !== null,
    ...positionFor(state, eye),
    windowTime: terms.windowTime ?? null,
    result: world === null ? null : engine.result(world),
    seats: state.seats.map(seatViewOf),
    broken: state.broken ? withoutCause(state.broken) : null,
    seed: {
      commitment: terms.commitment,
      entropy: [...state.entropy],
      secret: world?.over ? state.secret : null,
      reseeds: state.reseeds,
      verified: state.verified,
    },
  };
}

/** What the last entry has changed for an eye: everything, where more than a decision was made. */
export function viewChangeOf<T extends GameTypes>(
  state: TableState<T>,
  eye: Eye,
  last: Body<T>['kind'] | null,
): TableViewChange<T> {
  checkEye(state, eye);
  if (last !== 'decision' || state.world?.over) return tableViewOf(state, eye);
  const position = positionFor(state, eye);
  // To be asked what to show, the rules may have failed only now.
  return state.broken === null ? position : tableViewOf(state, eye);
}

function positionFor<T extends GameTypes>(state: TableState<T>, eye: Eye): Position<T> {
  const { engine, terms, world, clocks } = state;
  const question = questionOf(state);
  const mine = question !== null && question.seat === eye;
  return {
    eye,
    seq: state.seq,
    view: world === null ? null : engine.view(world, eye),
    asked:
      question === null
        ? null
        : {
            seat: question.seat,
            step: question.step,
            rule: question.rule,
            prompt: question.prompt,
            since: state.positionTime,
          },
    choices: mine ? question.choices : null,
    shape: mine ? question.shape : null,
    refused: mine ? question.refused : null,
    window: mine ? question.window : null,
    passing: state.passes.get(eye) ?? null,
    undo: eye === SPECTATOR ? null : undoViewOf(state, eye),
    request: requestViewOf(state),
    clocks:
      terms.pace === null
        ? null
        : {
            pace: terms.pace,
            left: [...clocks.left],
            running: clocks.running,
            since: clocks.since,
          },
  };
}

/** An eye that does not exist is a mistake of the host, which must not end in showing anything. */
export function checkEye<T extends GameTypes>(state: TableState<T>, eye: Eye): void {
  if (eye === SPECTATOR || (Number.isInteger(eye) && state.seats[eye] !== undefined)) return;
  throw new RangeError(
    `there is no eye ${eye}; seats are 0 to ${state.seats.length - 1}, a spectator is ${SPECTATOR}`,
  );
}

function undoViewOf<T extends GameTypes>(state: TableState<T>, seat: number): UndoView {
  const { count, seat: maker, behind } = freeUndoOf(state);
  const open = state.world !== null && !state.world.over && state.broken === null;
  const sits = open && state.seats[seat]?.by === 'human';
  return {
    free: sits && maker === seat ? count : 0,
    taken: sits ? state.taken : 0,
    own: sits ? backToOwn(state, seat) : null,
    behind,
    beyond: sits ? permissionAmong(state.seats, seat) : null,
  };
}

function backToOwn<T extends GameTypes>(state: TableState<T>, seat: number): number | null {
  const { timeline } = state;
  let back = 0;
  for (let i = timeline.length - 1; i >= 0; i--) {
    const step = timeline[i];
    if (!step || 'rekey' in step) continue;
    back++;
    if (step.seat === seat) return back;
  }
  return null;
}

function requestViewOf<T extends GameTypes>(state: TableState<T>): TableView<T>['request'] {
  const open = state.request;
  if (open === null) return null;
  const { seq, seat, keep, waiting } = open;
  return { seq, seat, back: state.taken - keep, waiting };
}
