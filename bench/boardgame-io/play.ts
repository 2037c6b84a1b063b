import type { Game, State } from 'boardgame.io';
import type { Dice } from '../dice.ts';
import { CreateGameReducer, InitializeGame, type MakeMove, ProcessGameConfig } from './library.ts';
import { type Trail, type WhiteoutG, whiteoutOn } from './whiteout.ts';

interface Option {
  readonly move: string;
  readonly args: readonly unknown[];
}

/** Plays through the reducer alone: no store, no subscribers, no views. The quickest way it has. */
export class Player {
  readonly #game: Game<WhiteoutG>;
  readonly #reduce: (state: State<WhiteoutG>, action: MakeMove) => State<WhiteoutG>;
  readonly #seats: number;

  constructor(trail: Trail, seats: number) {
    this.#game = ProcessGameConfig(whiteoutOn(trail));
    this.#reduce = CreateGameReducer({ game: this.#game });
    this.#seats = seats;
  }

  begin(seed: number): State<WhiteoutG> {
    return InitializeGame({ game: { ...this.#game, seed }, numPlayers: this.#seats });
  }

  isOver = (state: State<WhiteoutG>): boolean => state.ctx.gameover !== undefined;

  /** A random legal move of whoever is asked. */
  pick(state: State<WhiteoutG>, dice: Dice): MakeMove {
    const { G, ctx } = state;
    const playerID = Object.keys(ctx.activePlayers ?? {})[0] ?? ctx.currentPlayer;
    const options = this.#game.ai?.enumerate(G, ctx, playerID) as Option[];
    const option = options[dice.below(options.length)];
    if (!option) throw new Error(`nobody can move in ${JSON.stringify(G)}`);
    return { type: 'MAKE_MOVE', payload: { type: option.move, args: option.args, playerID } };
  }

  take(state: State<WhiteoutG>, move: MakeMove): State<WhiteoutG> {
    const next = this.#reduce(state, move);
    if (next._stateID === state._stateID)
      throw new Error(`boardgame.io refused ${JSON.stringify(move.payload)}`);
    return next;
  }

  scores = (state: State<WhiteoutG>): readonly number[] => state.ctx.gameover.scores;
}
