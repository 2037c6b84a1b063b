import { type Call, callOf, EVERYONE, putUnder, shuffleIn, slot, takeOut } from '@incognita/kernel';
import { COLOURS, type EffectOf } from '../../content/effects.ts';
import type { Aim } from '../aim.ts';
import {
  discardGear,
  isSpared,
  leavePlaying,
  reloadGear,
  removeCharges,
  takeGear,
  toDiscard,
} from '../cards.ts';
import type { Game } from '../kit.ts';
import { gearNo, packOf, survivorOf, who } from '../party.ts';
import { hasCopy } from '../possible.ts';
import { giveGearStep, recoverGear, regrowCard, spendCharge } from '../retrieve.ts';
import type { Context } from '../state.ts';
import { EQUIP, SCAVENGE_SOME } from '../steps.ts';
import { gearIn } from '../targets.ts';

export const scavenge = (at: number, effect: EffectOf<'scav'>): Call[] => [
  callOf(SCAVENGE_SOME, {
    ctx: at,
    n: effect.n,
    keep: effect.keep ?? 0,
    here: effect.here,
    oneDeck: effect.oneDeck,
  }),
];

export function reload(g: Game, effect: EffectOf<'reload'>, aim: Aim): Call[] {
  for (const no of aim.gear) reloadGear(g, no, effect.n);
  return [];
}

export const spend = (g: Game, at: number, effect: EffectOf<'spend'>): Call[] => [
  callOf(spendCharge, { ctx: at, effect: g.content.effectNumber(effect) }),
];

/** All charges of all gear that fits; X is how many they were. */
export function spendAll(g: Game, ctx: Context, effect: EffectOf<'spendAll'>): Call[] {
  ctx.x = 0;
  for (const { no } of gearIn(g, ctx, effect.gear)) {
    const found = gearNo(g, no);
    if (!found || found.gear.charges === 0) continue;
    ctx.x += found.gear.charges;
    removeCharges(g, found.gear, found.gear.charges, found.owner);
  }
  return [];
}

/** Hollow Points: filled, with a bonus while these charges last (MAX-RULING-117). */
export function load(g: Game, effect: EffectOf<'load'>, aim: Aim): Call[] {
  for (const no of aim.gear) {
    reloadGear(g, no, 'full');
    const found = gearNo(g, no);
    if (!found) continue;
    found.gear.hollow = found.gear.charges;
    found.gear.bonus = effect.n;
  }
  return [];
}

/** Looters: the top cards go, but for those that the mission needs (MAX-RULING-88). */
export function mill(g: Game, n: number): Call[] {
  for (const deck of COLOURS)
    for (let i = 0; i < n; i++) {
      const card = g.draw(g.state.scavenge[deck], EVERYONE);
      if (!card) break;
      const under = isSpared(g, card.is);
      if (under) putUnder(g.state.scavenge[deck], slot(card.is, EVERYONE));
      else g.state.scavengeDiscard.push(card.is);
      g.tell('milled', 'MAX-RULING-88', { deck, card: card.is, under });
    }
  return [];
}

export function equipSelf(g: Game, ctx: Context): Call[] {
  ctx.moved = true;
  leavePlaying(g, ctx.is);
  return [callOf(EQUIP, { who: ctx.me, card: ctx.is })];
}

export function discardSelf(g: Game, ctx: Context): Call[] {
  ctx.moved = true;
  if (ctx.kind === 'gear') {
    if (gearNo(g, ctx.no)) discardGear(g, ctx.no);
    return [];
  }
  leavePlaying(g, ctx.is);
  toDiscard(g, ctx.is);
  g.tell('discarded', 'MAX-SCAV-07', { who: who(g, ctx.me), card: ctx.is });
  return [];
}

/** This card leaves the game. */
export function exile(g: Game, ctx: Context): Call[] {
  ctx.moved = true;
  if (ctx.kind === 'gear') {
    if (!gearNo(g, ctx.no)) return [];
    const { gear } = takeGear(g, ctx.no);
    for (const { card } of gear.under) toDiscard(g, card);
  } else leavePlaying(g, ctx.is);
  g.state.removed.push(ctx.is);
  g.tell('exiled', 'MAX-AMMO-05', { card: ctx.is });
  return [];
}

export const recover = (g: Game, at: number, effect: EffectOf<'recover'>): Call[] => [
  callOf(recoverGear, { ctx: at, effect: g.content.effectNumber(effect) }),
];

export const regrow = (at: number): Call[] => [callOf(regrowCard, { ctx: at })];

/** Searched for in the deck and put into play; the deck is shuffled, found or not. */
export function fetch(g: Game, ctx: Context, name: string): Call[] {
  const { deck } = packOf(g, ctx.me);
  g.horizon();
  const copy = survivorOf(g, ctx.me).gear.some((gear) => g.content.sameName(gear.card, name));
  const found = copy ? null : takeOut(deck, (card) => g.content.sameName(card, name));
  shuffleIn(deck, []);
  if (!found || hasCopy(g, ctx.me, found.is)) {
    g.tell('nothing', 'MAX-GEAR-02', { of: ctx.is });
    return [];
  }
  return [callOf(EQUIP, { who: ctx.me, card: found.is })];
}

/** MAX-RULING-96, MAX-RULING-129: once per game; in the deck already, it does not count. */
export function recall(g: Game, ctx: Context, name: string): Call[] {
  const me = survivorOf(g, ctx.me);
  if (me.recalled) return [];
  const card = takeAnywhere(g, name);
  if (card === null) return [];
  me.recalled = true;
  g.horizon();
  shuffleIn(packOf(g, ctx.me).deck, [slot(card, EVERYONE)]);
  g.tell('effect', 'MAX-RULING-96', { who: me.is, of: ctx.is });
  return [];
}

/** From play, a hand or a discard pile. */
function takeAnywhere(g: Game, name: string): string | null {
  for (const survivor of g.state.survivors)
    for (const gear of survivor.gear)
      if (g.content.sameName(gear.card, name)) {
        for (const { card } of takeGear(g, gear.no).gear.under) toDiscard(g, card);
        return gear.card;
      }
  for (const pack of g.state.packs) {
    const inHand = pack.hand.findIndex((held) => g.content.sameName(held.card.is, name));
    const [held] = inHand < 0 ? [] : pack.hand.splice(inHand, 1);
    if (held) return held.card.is;
    const inPile = pack.discard.findIndex((card) => g.content.sameName(card, name));
    const [card] = inPile < 0 ? [] : pack.discard.splice(inPile, 1);
    if (card !== undefined) return card;
  }
  return null;
}

export const giveGear = (g: Game, at: number, effect: EffectOf<'giveGear'>): Call[] => [
  callOf(giveGearStep, { ctx: at, effect: g.content.effectNumber(effect) }),
];

/** Upgrade: the card stays under the gear and goes with it. */
export function attach(g: Game, ctx: Context, effect: EffectOf<'attach'>, aim: Aim): Call[] {
  const [no] = aim.gear;
  const found = no === undefined ? null : gearNo(g, no);
  if (!found) return [];
  ctx.moved = true;
  leavePlaying(g, ctx.is);
  found.gear.under.push({ card: ctx.is, plus: effect.n });
  g.tell('attached', 'MAX-RULING-120', {
    who: who(g, found.owner),
    card: ctx.is,
    to: found.gear.card,
  });
  return [];
}
