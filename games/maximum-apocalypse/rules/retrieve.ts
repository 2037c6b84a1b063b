import { callOf, EVERYONE, slot } from '@incognita/kernel';
import { askCard, askerOf, askGear, askSurvivor } from './ask.ts';
import { homeOf, leavePlaying, putInHand, removeCharges, takeFromHand, takeGear } from './cards.ts';
import { contextAt } from './context.ts';
import { carrierOf, carry, gearBonus } from './gear.ts';
import { type Answer, auto, decision, type Game, type Look } from './kit.ts';
import { gearCard, gearNo, isAlive, packOf, survivorNamed, survivorOf, who } from './party.ts';
import { handRoom } from './passives.ts';
import { giveable, hasCopy, receivers, recoverable, spendable } from './possible.ts';
import { NONE } from './state.ts';
import { EQUIP, RECEIVE, UNBURDEN } from './steps.ts';
import { covered } from './targets.ts';

/** `spend`: charges of one gear of mine that fits, chosen if there are several. */
export const spendCharge = auto(
  'spend-charge',
  (args: { ctx: number; effect: number }) => ({ ...args, gear: null as Answer<'gear'> | null }),
  {
    ask(g, my, k) {
      const ctx = contextAt(g, my.ctx);
      const effect = g.content.effect(my.effect);
      if (effect.op !== 'spend') return k.done(null);
      const among = spendable(g, ctx, effect.gear, effect.n);
      if (among.length === 0) return k.done(null);
      return k.call(askGear, { seat: askerOf(g, ctx), of: ctx.is, among }, 'gear');
    },
    pay(g, my) {
      const effect = g.content.effect(my.effect);
      const found = my.gear ? gearNo(g, my.gear.gear) : null;
      if (effect.op !== 'spend' || !found) return undefined;
      const ctx = contextAt(g, my.ctx);
      // MAX-RULING-117: the bonus belongs to damage of the gear's own clauses.
      if (found.gear.no === ctx.no) ctx.bonus = gearBonus(found.gear);
      removeCharges(g, found.gear, effect.n, found.owner);
      return undefined;
    },
  },
);

/** `recover`: a gear from any discard pile, to the hand or into play (MAX-FAQ-11). */
export const recoverGear = auto(
  'recover',
  (args: { ctx: number; effect: number }) => ({
    ...args,
    card: null as Answer<'card'> | null,
    host: null as Answer<'survivor'> | null,
  }),
  {
    ask(g, my, k) {
      const ctx = contextAt(g, my.ctx);
      const effect = g.content.effect(my.effect);
      const among = effect.op === 'recover' ? recoverable(g, ctx, effect.to) : [];
      if (among.length === 0) return k.done(null);
      const cards = [...new Set(among.map((held) => held.card))];
      return k.call(askCard, { seat: askerOf(g, ctx), of: ctx.is, among: cards }, 'card');
    },
    whom(g, my, k) {
      const ctx = contextAt(g, my.ctx);
      const effect = g.content.effect(my.effect);
      if (!my.card || effect.op !== 'recover') return k.done(null);
      const among = receivers(g, ctx, effect.to, my.card.card);
      return k.call(askSurvivor, { seat: askerOf(g, ctx), of: ctx.is, among }, 'host');
    },
    take(g, my, k) {
      const ctx = contextAt(g, my.ctx);
      const effect = g.content.effect(my.effect);
      if (!my.card || !my.host || effect.op !== 'recover') return undefined;
      const { card } = my.card;
      takeFromPile(g, card);
      const whose = survivorNamed(g, my.host.survivor);
      g.tell('recovered', 'MAX-FAQ-11', { who: who(g, whose), card });
      // Fuel never enters a hand (MAX-SCAV-08).
      if (effect.to !== 'hand' || g.content.family(card) === 'Fu')
        return k.call(EQUIP, { who: whose, card, told: true });
      putInHand(g, ctx.me, slot(card, EVERYONE), homeOf(g, card));
      return undefined;
    },
  },
);

function takeFromPile(g: Game, card: string): void {
  for (const pile of [g.state.scavengeDiscard, ...g.state.packs.map((pack) => pack.discard)]) {
    const at = pile.indexOf(card);
    if (at < 0) continue;
    pile.splice(at, 1);
    return;
  }
}

/** `regrow`: a card of one's own discard pile. */
export const regrowCard = auto(
  'regrow',
  (args: { ctx: number }) => ({ ...args, card: null as Answer<'card'> | null }),
  {
    ask(g, my, k) {
      const ctx = contextAt(g, my.ctx);
      const among = [...new Set(packOf(g, ctx.me).discard)];
      if (among.length === 0 || handRoom(g, ctx.me) <= 0) return k.done(null);
      return k.call(askCard, { seat: askerOf(g, ctx), of: ctx.is, among }, 'card');
    },
    take(g, my) {
      const ctx = contextAt(g, my.ctx);
      if (!my.card) return undefined;
      const { card } = my.card;
      takeFromPile(g, card);
      g.tell('recovered', 'MAX-RULING-11', { who: who(g, ctx.me), card });
      putInHand(g, ctx.me, slot(card, EVERYONE), homeOf(g, card));
      return undefined;
    },
  },
);

/**
 * In a world that somebody imagines, a closed hand holds other cards than those that were counted;
 * whoever holds none of them there is asked all the same, and then gives nothing.
 */
function giftsInHand(g: Look, me: number, cards: readonly string[]): readonly string[] {
  const { hand } = packOf(g, me);
  const held = cards.filter((card) => hand.some((one) => one.card.is === card));
  return held.length > 0 ? held : cards;
}

const askGift = decision<
  { seat: number; of: string; me: number; cards: string[]; gear: number[] },
  'card' | 'gear'
>('ask-gift', {
  rule: 'MAX-GEAR-05',
  seat: (_g, my) => my.seat,
  prompt: (_g, my) => ({ ask: 'gear', of: my.of }),
  options: (g, my) => [
    ...giftsInHand(g, my.me, my.cards).map((card) => ({ do: 'card', card }) as const),
    ...my.gear.map((gear) => ({ do: 'gear', gear, card: gearCard(g, gear) }) as const),
  ],
});

/** `giveGear`: from the hand fully charged, from play with its charges (MAX-GEAR-05). */
export const giveGearStep = auto(
  'give-gear',
  (args: { ctx: number; effect: number }) => ({
    ...args,
    gift: null as Answer<'card' | 'gear'> | null,
    host: null as Answer<'survivor'> | null,
  }),
  {
    ask(g, my, k) {
      const ctx = contextAt(g, my.ctx);
      const effect = g.content.effect(my.effect);
      const gifts = effect.op === 'giveGear' ? giveable(g, ctx, effect.sel) : [];
      if (gifts.length === 0) return k.done(null);
      return k.call(
        askGift,
        {
          seat: askerOf(g, ctx),
          of: ctx.is,
          me: ctx.me,
          cards: gifts.filter((gift) => gift.gear === NONE).map((gift) => gift.card),
          gear: gifts.filter((gift) => gift.gear !== NONE).map((gift) => gift.gear),
        },
        'gift',
      );
    },
    whom(g, my, k) {
      const ctx = contextAt(g, my.ctx);
      const effect = g.content.effect(my.effect);
      if (!my.gift || effect.op !== 'giveGear') return k.done(null);
      // A card that is held out to somebody lies open, and a frame never hides one.
      if (my.gift.do === 'card') {
        const chosen = my.gift.card;
        if (!packOf(g, ctx.me).hand.some((held) => held.card.is === chosen)) return k.done(null);
        takeFromHand(g, ctx.me, chosen);
        g.state.playing.push(chosen);
      }
      const card =
        my.gift.do === 'card' ? my.gift.card : (gearNo(g, my.gift.gear)?.gear.card ?? '');
      const among = covered(g, ctx, effect.sel).survivors.filter((i) => !hasCopy(g, i, card));
      return k.call(askSurvivor, { seat: askerOf(g, ctx), of: ctx.is, among }, 'host');
    },
    give(g, my, k) {
      const ctx = contextAt(g, my.ctx);
      const { gift, host } = my;
      const to = host ? survivorNamed(g, host.survivor) : NONE;
      if (!gift || !isAlive(g, to)) return undefined;
      if (gift.do === 'card') {
        leavePlaying(g, gift.card);
        g.tell('gaveGear', 'MAX-GEAR-05', {
          from: who(g, ctx.me),
          to: who(g, to),
          card: gift.card,
        });
        return k.call(EQUIP, { who: to, card: gift.card, told: true });
      }
      const { gear } = takeGear(g, gift.gear);
      survivorOf(g, to).gear.push({
        ...gear,
        under: gear.under.map((held) => ({ ...held })),
        body: carrierOf(g, to),
      });
      g.tell('gaveGear', 'MAX-GEAR-05', { from: who(g, ctx.me), to: who(g, to), card: gear.card });
      return k.calls(
        callOf(carry, { who: to, gear: gear.no }),
        callOf(RECEIVE, { who: to, gear: gear.no }),
        // MAX-ENC-04: it may have been the giver's Backpack.
        callOf(UNBURDEN, { who: ctx.me, insanity: false }),
      );
    },
  },
);
