import type { ChanceState } from './chance.ts';
import type { Frame } from './steps.ts';
import type { GameTypes } from './words.ts';

/** A game under way, as it is saved: nothing else is needed to go on with it. */
export interface World<T extends GameTypes> {
  config: T['Config'];
  state: T['State'];
  /** What is going on, innermost last. */
  frames: Frame[];
  chance: ChanceState;
  /** How many decisions were taken. */
  taken: number;
  over: boolean;
}
