import type { GameTypes, ScoreLineOf } from './words.ts';

/** One side of the final account: a seat, or a side that nobody sits at. */
export interface Side<T extends GameTypes> {
  readonly side: string;
  readonly seat: number | null;
  readonly total: number;
  /** 1 is best; tied sides share a place. */
  readonly place: number;
  readonly won: boolean;
  readonly lines: readonly ScoreLineOf<T>[];
}

/** How a game ended: every side with every point accounted for. */
export interface Result<T extends GameTypes> {
  /** The rule that ended the game. */
  readonly rule: T['Rule'];
  readonly sides: readonly Side<T>[];
  /**
   * Everybody wins or everybody loses. Nobody has points then: the lines of a side say what was
   * reached, and those that all sides have in common are told once.
   */
  readonly together?: true;
}
