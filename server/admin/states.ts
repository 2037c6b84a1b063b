import type { TableStateWord } from '../protocol/index.ts';

/** Every state that tables can be listed by. */
export const STATES = [
  'open',
  'running',
  'over',
  'closed',
  'broken',
] as const satisfies readonly TableStateWord[];
