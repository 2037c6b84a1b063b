import { createRequire } from 'node:module';
import type { Game, State } from 'boardgame.io';

/**
 * boardgame.io has entry folders without an `exports` map, which only `require` can open, and its
 * declarations use the same kind of paths. So the few functions we call are typed here.
 */
const require = createRequire(import.meta.url);

export interface MakeMove {
  readonly type: 'MAKE_MOVE';
  readonly payload: {
    readonly type: string;
    readonly args: readonly unknown[];
    readonly playerID: string;
  };
}

interface Internal {
  ProcessGameConfig<G>(game: Game<G>): Game<G>;
  InitializeGame<G>(setup: { game: Game<G>; numPlayers: number }): State<G>;
  CreateGameReducer<G>(setup: { game: Game<G> }): (state: State<G>, action: MakeMove) => State<G>;
}

interface Core {
  readonly INVALID_MOVE: 'INVALID_MOVE';
}

export const { ProcessGameConfig, InitializeGame, CreateGameReducer }: Internal =
  require('boardgame.io/internal');
export const { INVALID_MOVE }: Core = require('boardgame.io/core');
