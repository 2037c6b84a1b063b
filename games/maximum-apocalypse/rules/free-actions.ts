import { countsOf, EVERYONE, slot } from '@incognita/kernel';
import type { Deed } from './actions.ts';
import { actionsLeft, pay } from './budget.ts';
import {
  copiesOf,
  discardFromHand,
  facesOf,
  homeOf,
  isOneGo,
  putInHand,
  takeFromHand,
  takeGear,
  toDiscard,
} from './cards.ts';
import { contextOf } from './context.ts';
import { deliveryFor, isPlace, missionOf, vanNeedsFuel } from './goals.ts';
import { type Answer, auto, decision, type Look, type Refusal } from './kit.ts';
import { gearNo, packOf, seatOf, survivorNamed, survivorOf, who } from './party.ts';
import { handRoom, isMissionGear } from './passives.ts';
import { tileName, tileOf, tileRow } from './places.ts';
import { hasCopy, hindrance } from './possible.ts';
import { NONE } from './state.ts';
import { DRAW_CARDS, EQUIP } from './steps.ts';
import { whyNotTrade } from './trade.ts';

/** MAX-RULING-92: a `free` clause at most five times per turn and card. */
export const FREE_LIMIT = 5;

/** Free actions that a person would look for (MAX-FREE-01 to 06). */
export function freeOptions(g: Look, survivor: number, options: Deed[]): void {
  const me = survivorOf(g, survivor);
  for (const gear of me.gear) {
    const { face } = g.content.card(gear.card);
    if (g.content.clausesOf(face, 'free').length + g.content.clausesOf(face, 'free1').length > 0)
      options.push({ do: 'free', gear: gear.no, card: gear.card });
    if (g.content.clausesOf(face, 'disc').length > 0)
      options.push({ do: 'spend', gear: gear.no, card: gear.card });
  }
  for (const body of me.bodies)
    if (!body.dead && g.content.clausesOf(g.content.character(body.is).face, 'free1').length > 0)
      options.push({ do: 'posture' });
  options.push({ do: 'swap' });
  g.state.survivors.forEach((held, i) => {
    if (i !== survivor && !held.dead) options.push({ do: 'trade', with: held.is });
  });
  for (const card of deliverable(g, survivor)) options.push({ do: 'deliver', card });
  const seen: string[] = [];
  for (const card of tileOf(g, me.tile).dropped)
    if (!seen.includes(card)) {
      seen.push(card);
      options.push({ do: 'pickUp', card });
    }
}

export function whyNotFree(g: Look, survivor: number, option: Deed): Refusal | null {
  switch (option.do) {
    case 'free':
    case 'spend':
      return whyNotFreeUse(g, survivor, option.gear, option.do);
    case 'swap':
      return whyNotSwap(g, survivor);
    case 'trade':
      return whyNotTrade(g, survivor, survivorNamed(g, option.with));
    case 'deliver': {
      const held = deliveries(g, survivor).find((one) => one.card === option.card);
      if (!held) return g.no('MAX-FREE-07', 'deliver.enough', { card: option.card });
      return held.act && actionsLeft(g) === 0 ? g.no('MAX-ACT-05', 'act.none', {}) : null;
    }
    case 'pickUp':
      return whyNotPick(g, survivor, option.card);
    default:
      return null;
  }
}

function whyNotFreeUse(
  g: Look,
  survivor: number,
  no: number,
  how: 'free' | 'spend',
): Refusal | null {
  const gear = gearNo(g, no)?.gear;
  if (!gear) return g.no('MAX-KEY-10', 'use.impossible', { card: '' });
  const { face } = g.content.card(gear.card);
  const [once] = g.content.clausesOf(face, 'free1');
  const [clause] =
    how === 'spend'
      ? g.content.clausesOf(face, 'disc')
      : [g.content.clausesOf(face, 'free')[0] ?? once];
  const most = once ? 1 : FREE_LIMIT;
  if (how === 'free' && gear.used >= most)
    return g.no('MAX-RULING-92', 'use.limit', { card: gear.card });
  const why = clause && hindrance(g, contextOf('gear', gear.card, no, survivor), clause);
  if (!why) return null;
  return g.no('MAX-PLAY-04', why === 'condition' ? 'use.condition' : 'use.impossible', {
    card: gear.card,
  });
}

/** MAX-FREE-01, MAX-RULING-12: two survivor cards, and a deck to draw from. */
function whyNotSwap(g: Look, survivor: number): Refusal | null {
  if (g.state.swapped) return g.no('MAX-FREE-01', 'swap.done', {});
  const { hand, deck } = packOf(g, survivor);
  if (deck.length === 0) return g.no('MAX-RULING-12', 'draw.empty', {});
  let held = 0;
  for (const { card } of hand) if (!g.content.isScavenge(card.is)) held += 1;
  return held < 2 ? g.no('MAX-FREE-01', 'swap.cards', { held }) : null;
}

/** MAX-RULING-26, MAX-RULING-11: Fuel and the Scientist are equipped at once, the rest needs room. */
function whyNotPick(g: Look, survivor: number, card: string): Refusal | null {
  if (isEquipped(g, card))
    return hasCopy(g, survivor, card) ? g.no('MAX-GEAR-02', 'play.copy', { card }) : null;
  return handRoom(g, survivor) <= 0 ? g.no('MAX-RULING-26', 'pick.full', {}) : null;
}

const isEquipped = (g: Look, card: string): boolean =>
  g.content.family(card) === 'Fu' || isMissionGear(g, card);

/** Goods that this place is for, whether it still needs them or not (MAX-FREE-07). */
function deliverable(g: Look, survivor: number): string[] {
  const { tile, gear } = survivorOf(g, survivor);
  const { win } = missionOf(g);
  const here = win.filter((goal) => goal.goal === 'deliver' && isPlace(g, tile, goal.at));
  const van = tileRow(g, tile).face.vanTile && win.some((goal) => goal.goal === 'fuel');
  if (here.length === 0 && !van) return [];
  const found: string[] = [];
  const add = (card: string): void => {
    const family = g.content.family(card);
    const wanted =
      (family === 'Fu' && van) ||
      here.some((goal) => goal.goal === 'deliver' && goal.family === family);
    if (wanted && !found.includes(card)) found.push(card);
  };
  for (const held of gear) if (g.content.family(held.card) === 'Fu') add(held.card);
  for (const { card } of packOf(g, survivor).hand)
    if (g.content.family(card.is) !== 'Fu') add(card.is);
  return found;
}

/** What a survivor could deliver where it stands: Fuel from play, the rest from the hand. */
export function deliveries(
  g: Look,
  survivor: number,
): { readonly card: string; readonly goal: number; readonly act: boolean }[] {
  const { tile, gear } = survivorOf(g, survivor);
  const { win } = missionOf(g);
  const found: { card: string; goal: number; act: boolean }[] = [];
  const add = (card: string): void => {
    const family = g.content.family(card);
    if (family === null || found.some((held) => held.card === card)) return;
    const at = deliveryFor(g, family, tile);
    const goal = win[at];
    if (goal?.goal === 'deliver') found.push({ card, goal: at, act: goal.act });
    else if (family === 'Fu' && vanNeedsFuel(g, tile)) found.push({ card, goal: NONE, act: false });
  };
  for (const held of gear) if (g.content.family(held.card) === 'Fu') add(held.card);
  for (const { card } of packOf(g, survivor).hand)
    if (g.content.family(card.is) !== 'Fu') add(card.is);
  return found;
}

/** MAX-FREE-03, MAX-RULING-27: what is delivered leaves the game. */
export const deliverCard = auto('deliver', (args: { who: number; card: string }) => args, {
  give(g, my) {
    const plan = deliveries(g, my.who).find((held) => held.card === my.card);
    const family = g.content.family(my.card);
    if (!plan || family === null) return undefined;
    if (plan.act) pay(g, 1);
    const me = survivorOf(g, my.who);
    const inPlay = me.gear.find((held) => family === 'Fu' && held.card === my.card);
    if (inPlay) for (const { card } of takeGear(g, inPlay.no).gear.under) toDiscard(g, card);
    else takeFromHand(g, my.who, my.card);
    g.state.removed.push(my.card);
    const tile = tileOf(g, me.tile);
    let [count, needed] = [0, 0];
    if (plan.goal === NONE) {
      tile.fuel += 1;
      count = tile.fuel;
      const goal = missionOf(g).win.find((held) => held.goal === 'fuel');
      needed = goal?.goal === 'fuel' ? goal.n : 0;
    } else {
      const { delivered } = g.state.mission;
      delivered[plan.goal] = (delivered[plan.goal] ?? 0) + 1;
      count = delivered[plan.goal] ?? 0;
      const goal = missionOf(g).win[plan.goal];
      needed = goal?.goal === 'deliver' ? goal.n : 0;
    }
    g.tell('delivered', 'MAX-FREE-03', {
      who: me.is,
      family,
      at: tileName(g, me.tile),
      count,
      needed,
    });
    return undefined;
  },
});

/** MAX-FREE-06, MAX-DEATH-04 */
export const pickUpCard = auto('pick-up', (args: { who: number; card: string }) => args, {
  pick(g, my, k) {
    const { dropped } = tileOf(g, survivorOf(g, my.who).tile);
    dropped.splice(dropped.indexOf(my.card), 1);
    g.tell('pickedUp', 'MAX-FREE-06', { who: who(g, my.who), card: my.card });
    if (isEquipped(g, my.card)) return k.call(EQUIP, { who: my.who, card: my.card, told: true });
    putInHand(g, my.who, slot(my.card, EVERYONE), homeOf(g, my.card));
    return undefined;
  },
});

/** Survivor cards of a hand; scavenge cards cannot pay. */
const survivorCards = (g: Look, survivor: number): string[] =>
  packOf(g, survivor)
    .hand.map((held) => held.card.is)
    .filter((card) => !g.content.isScavenge(card));

const askSwap = decision<{ who: number; left: number }, 'discard'>('swap-cards', {
  rule: 'MAX-FREE-01',
  seat: (g, my) => seatOf(g, my.who),
  prompt: (_g, my) => ({ ask: 'swapCards', left: my.left }),
  options: (g, my) =>
    facesOf(survivorCards(g, my.who)).map((card) => ({ do: 'discard', card }) as const),
  shape: (g, my) =>
    isOneGo(g) ? countsOf(my.left, my.left, copiesOf(survivorCards(g, my.who))) : null,
});

/** MAX-FREE-01: two survivor cards for one, once per turn. */
export const swapCards = auto(
  'swap',
  (args: { who: number }) => ({ ...args, left: 2, card: null as Answer<'discard'> | null }),
  {
    begin(g) {
      g.state.swapped = true;
      return undefined;
    },
    ask: (_g, my, k) =>
      my.left > 0 ? k.call(askSwap, { who: my.who, left: my.left }, 'card') : k.to('draw'),
    drop(g, my, k) {
      if (my.card) discardFromHand(g, my.who, my.card.card);
      my.left -= 1;
      return k.to('ask');
    },
    draw: (_g, my, k) => k.call(DRAW_CARDS, { who: my.who, n: 1 }),
  },
);
