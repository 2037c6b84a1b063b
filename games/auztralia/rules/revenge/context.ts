import type { Call } from '@incognita/kernel';
import type { Effect } from '../../content/revenge/effects.ts';
import type { Answer, Game, Look } from '../kit.ts';
import { modeOf, revengeIn } from './table.ts';

/** For whom, and against whom, a card is resolved. */
export interface Context {
  /** The solo player or the human furthest back; the fighter of a combat. */
  you: number;
  /** The human that a step has settled, or -1. */
  that: number;
  /** The Old One that a step has settled, or ''. */
  thatTile: string;
}

/** All that somebody may name while a card is resolved. */
export type MythosChoice = Answer<
  | 'human'
  | 'hurt'
  | 'recall'
  | 'shield'
  | 'forfeit'
  | 'lose'
  | 'tear'
  | 'blight'
  | 'oust'
  | 'delay'
  | 'uncover'
  | 'horde'
  | 'heal'
  | 'spawn'
  | 'drawMore'
  | 'reclaim'
  | 'regain'
  | 'use'
  | 'done'
>;

/** A step of a card under way. */
export interface Progress extends Context {
  steps: Effect[];
  /** How often this step has done something. */
  used: number;
  /** What was named for this step before. */
  picked: string[];
  /** Spaces that an earlier step has put the purple disc back. */
  wentBack: number;
  choice: MythosChoice | null;
}

export interface Offer {
  readonly seat: number;
  readonly options: readonly MythosChoice[];
}

/** What a step leads to: other steps that run, and whether it goes on. */
export interface Act {
  readonly calls?: readonly Call[];
  readonly again?: boolean;
}

/** How one word of the vocabulary works. */
export interface Handler<E extends Effect> {
  /** REV-MYTH-17, REV-RULING-14: whether it would change anything. */
  possible(g: Look, my: Context, effect: E): boolean;
  /** What somebody chooses among; null where nobody does. */
  offer?(g: Look, my: Progress, effect: E): Offer | null;
  act(g: Game, my: Progress, effect: E): Act;
}

export type EffectOf<Op extends Effect['op']> = Extract<Effect, { readonly op: Op }>;

/** Whether the Old Ones player decides, or the rules and the humans. */
export const isPlayed = (g: Look): boolean => modeOf(g).oldOnesSeat;

/** Who names things: the Old Ones player, or the human who is hit. */
export const chooserOf = (g: Look, my: Context): number => revengeIn(g).seat ?? my.you;

/** "Up to": one at least, then as many as wanted. */
export const upTo = (seat: number, used: number, options: readonly MythosChoice[]): Offer => ({
  seat,
  options: used > 0 && options.length > 0 ? [...options, { do: 'done' }] : options,
});
