import type { RevengeContent } from '../../content/revenge/types.ts';

/** A summary card: short lines under a heading each. */
export interface Summary {
  readonly title: string;
  readonly lines: readonly { readonly head: string; readonly text: string }[];
}

export type Summaries = Readonly<Record<'oldOnes' | 'human', (content: RevengeContent) => Summary>>;

/** The numbers that both languages tell. */
export function figures({ modes, oldOnesPlayer, pieces }: RevengeContent) {
  const mode = modes.find(({ id }) => id === 'old-ones-player');
  if (!mode) throw new Error('the content set has no mode "old-ones-player"');
  const [whole, battered] = pieces.ports.sides;
  return { vp: mode.vp, oldOnesPlayer, pieces, whole, battered };
}
