import { someOf } from '@incognita/kernel';
import type { Colour } from '../content/effects.ts';
import type { Ctx } from './context.ts';
import { decision, type Look } from './kit.ts';
import { character, gearCard, groupSeat, monsterCard, seatOf, who } from './party.ts';
import { faceUp, tileName } from './places.ts';
import { NONE } from './state.ts';

/** Who is asked about an effect: the player of the survivor concerned, else the group's. */
export const askerOf = (g: Look, ctx: Ctx): number =>
  ctx.me === NONE ? groupSeat(g) : seatOf(g, ctx.me);

/** A question about one of several things that lie open; `of` is the face that asks it. */
interface Among {
  readonly seat: number;
  readonly of: string;
  readonly among: readonly number[];
}
/** The same for several, one after the other; once there is one, it may be enough. */
interface UpTo extends Among {
  readonly enough: boolean;
  /** How many may still be taken. */
  readonly most: number;
}

/** So many of them at once: the first is due, the others are not. */
const upTo = ({ among, enough, most }: UpTo) =>
  Math.min(most, among.length) > 1
    ? someOf(enough ? 0 : 1, Math.min(most, among.length), { do: 'enough' } as const)
    : null;

export const askMonster = decision<UpTo, 'monster' | 'enough'>('ask-monster', {
  rule: 'MAX-RANGE-05',
  seat: (_g, my) => my.seat,
  prompt: (_g, my) => ({ ask: 'monster', of: my.of }),
  options: (g, my) => [
    ...my.among.map(
      (monster) => ({ do: 'monster', monster, card: monsterCard(g, monster) }) as const,
    ),
    ...(my.enough ? [{ do: 'enough' } as const] : []),
  ],
  shape: (_g, my) => upTo(my),
  byItself: true,
});

export const askSurvivor = decision<Among, 'survivor'>('ask-survivor', {
  rule: 'MAX-RANGE-05',
  seat: (_g, my) => my.seat,
  prompt: (_g, my) => ({ ask: 'survivor', of: my.of }),
  options: (g, my) =>
    my.among.map((survivor) => ({ do: 'survivor', survivor: who(g, survivor) }) as const),
  byItself: true,
});

/** MAX-RULING-115: Veteran or Dog. */
export const askCharacter = decision<Among, 'character'>('ask-character', {
  rule: 'MAX-RULING-115',
  seat: (_g, my) => my.seat,
  prompt: (_g, my) => ({ ask: 'character', of: my.of }),
  options: (g, my) =>
    my.among.map((ref) => ({ do: 'character', character: character(g, ref) }) as const),
  byItself: true,
});

export const askTile = decision<UpTo, 'tile' | 'enough'>('ask-tile', {
  rule: 'MAX-RANGE-05',
  seat: (_g, my) => my.seat,
  prompt: (_g, my) => ({ ask: 'tile', of: my.of }),
  options: (g, my) => [
    ...my.among.map(
      (tile) => ({ do: 'tile', tile: tileName(g, tile), is: faceUp(g, tile) }) as const,
    ),
    ...(my.enough ? [{ do: 'enough' } as const] : []),
  ],
  shape: (_g, my) => upTo(my),
  byItself: true,
});

export const askGear = decision<Among, 'gear'>('ask-gear', {
  rule: 'MAX-RANGE-05',
  seat: (_g, my) => my.seat,
  prompt: (_g, my) => ({ ask: 'gear', of: my.of }),
  options: (g, my) =>
    my.among.map((gear) => ({ do: 'gear', gear, card: gearCard(g, gear) }) as const),
  byItself: true,
});

/** Cards of open piles, or of a hand; a hand may be closed, so it never answers by itself. */
export const askCard = decision<{ seat: number; of: string; among: string[] }, 'card'>('ask-card', {
  rule: 'MAX-FAQ-11',
  seat: (_g, my) => my.seat,
  prompt: (_g, my) => ({ ask: 'card', of: my.of }),
  options: (_g, my) => my.among.map((card) => ({ do: 'card', card }) as const),
});

export const askDeck = decision<{ seat: number; of: string; among: Colour[] }, 'deck'>('ask-deck', {
  rule: 'MAX-SCAV-06',
  seat: (_g, my) => my.seat,
  prompt: (_g, my) => ({ ask: 'deck', of: my.of }),
  options: (_g, my) => my.among.map((deck) => ({ do: 'deck', deck }) as const),
  byItself: true,
});

/** `opt{...}`: to do it or not. */
export const askOptional = decision<{ seat: number; of: string }, 'yes' | 'no'>('ask-optional', {
  rule: 'MAX-GEN-03',
  seat: (_g, my) => my.seat,
  prompt: (_g, my) => ({ ask: 'optional', of: my.of }),
  options: () => [{ do: 'yes' }, { do: 'no' }],
});

/** `mayDraw`: a draw that can be declined (MAX-RULING-12). */
export const askMayDraw = decision<{ who: number }, 'yes' | 'no'>('ask-may-draw', {
  rule: 'MAX-RULING-12',
  seat: (g, my) => seatOf(g, my.who),
  prompt: (g, my) => ({ ask: 'mayDraw', who: who(g, my.who) }),
  options: () => [{ do: 'yes' }, { do: 'no' }],
});

/** One negative status of several. */
export const askStatus = decision<{ seat: number; of: string; among: string[] }, 'status'>(
  'ask-status',
  {
    rule: 'MAX-INS-05',
    seat: (_g, my) => my.seat,
    prompt: (_g, my) => ({ ask: 'status', of: my.of }),
    options: (_g, my) => my.among.map((status) => ({ do: 'status', status }) as const),
    byItself: true,
  },
);
