import { levels, modes } from './modes.ts';
import { monsters } from './monsters.ts';
import { mythos } from './mythos.ts';
import { oldOnesPlayer, pieces } from './pieces.ts';
import { soloMythos } from './solo-mythos.ts';
import type { RevengeContent } from './types.ts';

export type * from './effects.ts';
export type * from './types.ts';

export const revengeContent: RevengeContent = {
  monsters,
  mythos,
  soloMythos,
  pieces,
  oldOnesPlayer,
  modes,
  levels,
};
