import { callOf, countsOf, EVERYONE, secret } from '@incognita/kernel';
import type { Losses } from '../content/effects.ts';
import {
  copiesOf,
  discardFromHand,
  discardGear,
  facesOf,
  homeOf,
  isOneGo,
  putInHand,
  toDiscard,
} from './cards.ts';
import { type Answer, auto, decision, type Look } from './kit.ts';
import { bodiesOf, gearCard, handMask, isAlive, packOf, seatOf, survivorOf, who } from './party.ts';
import { handRoom } from './passives.ts';
import { losableGear } from './possible.ts';
import { DIE, DRAW_CARDS, LOSE_CARDS, UNBURDEN } from './steps.ts';

/** MAX-DRAW-01 to 04: one card after the other; from an empty deck it kills (MAX-RULING-12). */
export const drawCards = auto(DRAW_CARDS.name, (args: { who: number; n: number }) => args, {
  draw(g, my, k) {
    if (my.n <= 0 || !isAlive(g, my.who)) return k.done(null);
    my.n -= 1;
    const mask = handMask(g, my.who);
    const card = g.draw(packOf(g, my.who).deck, mask);
    if (!card) return k.calls(...bodiesOf(g, my.who).map((body) => callOf(DIE, { body })));
    if (handRoom(g, my.who) > 0) {
      g.tell('drew', 'MAX-DRAW-01', {
        who: who(g, my.who),
        cards: secret([card.is], mask),
        count: 1,
      });
      putInHand(g, my.who, card, homeOf(g, card.is));
    } else {
      g.show(card, EVERYONE);
      g.tell('drew.full', 'MAX-DRAW-04', { who: who(g, my.who), card: card.is });
      toDiscard(g, card.is);
    }
    return k.to('draw');
  },
});

interface Losing {
  readonly who: number;
  readonly what: Losses;
  readonly left: number;
  readonly of: string;
}

/** Hand cards that may go; an item is no scavenge card to pay with (MAX-RULING-125). */
function handLosses(g: Look, survivor: number, what: Losses): string[] {
  if (what === 'gear') return [];
  const cards = packOf(g, survivor).hand.map((held) => held.card.is);
  if (what === 'hand' || what === 'any') return cards;
  if (what === 'food') return cards.filter((card) => g.content.family(card) === 'Fo');
  return cards.filter((card) => g.content.isScavenge(card) && g.content.card(card).kind !== 'item');
}

function gearLosses(g: Look, survivor: number, what: Losses): number[] {
  if (what === 'hand' || what === 'food') return [];
  const all = losableGear(g, survivor);
  if (what !== 'scav') return all;
  const { gear } = survivorOf(g, survivor);
  return all.filter((no) => {
    const held = gear.find((one) => one.no === no);
    return held !== undefined && g.content.isScavenge(held.card);
  });
}

const chooseLoss = decision<Losing, 'discard' | 'drop'>('loss', {
  rule: 'MAX-KEY-09',
  seat: (g, my) => seatOf(g, my.who),
  prompt: (g, my) => ({
    ask: my.what === 'gear' ? 'loseGear' : my.what === 'hand' ? 'loseCard' : 'loseAny',
    who: who(g, my.who),
    left: my.left,
    of: my.of,
  }),
  options: (g, my) => [
    ...facesOf(handLosses(g, my.who, my.what)).map((card) => ({ do: 'discard', card }) as const),
    ...gearLosses(g, my.who, my.what).map(
      (gear) => ({ do: 'drop', gear, card: gearCard(g, gear) }) as const,
    ),
  ],
  shape: (g, my) => {
    if (!isOneGo(g)) return null;
    const copies = copiesOf(handLosses(g, my.who, my.what));
    const gear = gearLosses(g, my.who, my.what).map(() => 1);
    return countsOf(my.left, my.left, [...copies, ...gear]);
  },
});

/** As many as possible, by the owner's choice; all of them without a question. */
export const loseCards = auto(
  LOSE_CARDS.name,
  (args: { who: number; what: Losses; n: number | 'all'; of: string }) => ({
    who: args.who,
    what: args.what,
    of: args.of,
    left: args.n === 'all' ? Number.MAX_SAFE_INTEGER : args.n,
    answer: null as Answer<'discard' | 'drop'> | null,
  }),
  {
    ask(g, my, k) {
      if (my.left <= 0 || !isAlive(g, my.who)) return k.to('weigh');
      const hand = handLosses(g, my.who, my.what);
      const gear = gearLosses(g, my.who, my.what);
      if (hand.length + gear.length <= my.left) {
        for (const card of hand) discardFromHand(g, my.who, card);
        for (const no of gear) discardGear(g, no);
        return k.to('weigh');
      }
      const { who: loser, what, left, of } = my;
      return k.call(chooseLoss, { who: loser, what, left, of }, 'answer');
    },
    lose(g, my, k) {
      if (my.answer?.do === 'discard') discardFromHand(g, my.who, my.answer.card);
      else if (my.answer?.do === 'drop') discardGear(g, my.answer.gear);
      my.left -= 1;
      return k.to('ask');
    },
    /** MAX-ENC-04: a Backpack may be gone. */
    weigh: (g, my, k) =>
      isAlive(g, my.who) ? k.call(UNBURDEN, { who: my.who, insanity: false }) : undefined,
  },
);
