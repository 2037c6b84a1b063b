import { deckSize } from '@incognita/kernel';
import {
  type Clause,
  COLOURS,
  type Condition,
  type Effect,
  type Selector,
} from '../content/effects.ts';
import { type Ctx, hereOf } from './context.ts';
import type { Look } from './kit.ts';
import {
  type BodyRef,
  bodiesOf,
  bodyOf,
  isAlone,
  monsterNo,
  monsterTile,
  packOf,
  survivorOf,
  survivorOfBody,
} from './party.ts';
import { handRoom, isMissionGear, monsterHas } from './passives.ts';
import { distance, neighbours, tileOf, tileRow } from './places.ts';
import { NONE } from './state.ts';
import { type Chosen, covered, gearIn, onTile, pairBody, tilesIn } from './targets.ts';

/** Why a clause cannot be used, or null. Part A.1 of the vocabulary says what it takes. */
export type Hindrance = 'condition' | 'cost' | 'impossible';

/** MAX-PLAY-04: conditions hold, costs can be paid, and the first other step is possible. */
export function hindrance(g: Look, ctx: Ctx, clause: Clause): Hindrance | null {
  for (const condition of clause.conditions) if (!holds(g, ctx, condition)) return 'condition';
  if (!canPay(g, ctx, clause.steps)) return 'cost';
  const first = firstStep(clause.steps);
  return first === null || isPossible(g, ctx, first) ? null : 'impossible';
}

/** Costs come first: `spend`, `spendAll`, and a `lose` at the head of the list. */
const isCost = (step: Effect, at: number): boolean =>
  step.op === 'spend' || step.op === 'spendAll' || (step.op === 'lose' && at === 0);

export const firstStep = (steps: readonly Effect[]): Effect | null =>
  steps.find((step, at) => !isCost(step, at)) ?? null;

export function canPay(g: Look, ctx: Ctx, steps: readonly Effect[]): boolean {
  return steps.every((step, at) => {
    if (!isCost(step, at)) return true;
    if (step.op === 'spend') return spendable(g, ctx, step.gear, step.n).length > 0;
    if (step.op === 'spendAll') return gearIn(g, ctx, step.gear).some((gear) => gear.charges > 0);
    return step.op === 'lose' && covered(g, ctx, step.sel).survivors.length > 0;
  });
}

/** Gear of the user that can pay so many charges: a name, `this`, or by its kind of charges. */
export function spendable(
  g: Look,
  ctx: Ctx,
  gear: Extract<Effect, { readonly op: 'spend' }>['gear'],
  n: number,
): number[] {
  const mine = survivorOf(g, ctx.me).gear.filter((held) => held.charges >= n);
  if (typeof gear === 'string')
    return mine
      .filter((held) =>
        gear === 'this' ? held.no === ctx.no : g.content.sameName(held.card, gear),
      )
      .map((held) => held.no);
  const fits = gearIn(g, ctx, gear).map((held) => held.no);
  return mine.filter((held) => fits.includes(held.no)).map((held) => held.no);
}

export function holds(g: Look, ctx: Ctx, condition: Condition): boolean {
  return isTrue(g, ctx, condition) !== condition.not;
}

function isTrue(g: Look, ctx: Ctx, condition: Condition): boolean {
  const { me } = ctx;
  if (me === NONE) return false;
  const survivor = survivorOf(g, me);
  switch (condition.is) {
    case 'charge':
      return survivor.gear.some(
        (gear) =>
          gear.charges > 0 &&
          (condition.gear === 'this'
            ? gear.no === ctx.no
            : g.content.sameName(gear.card, condition.gear)),
      );
    case 'gear':
      return survivor.gear.some((gear) =>
        condition.names.some((name) => g.content.sameName(gear.card, name)),
      );
    case 'dog': {
      // MAX-RULING-116: of the user's own pair; for anybody else it is false.
      const dog = survivor.bodies.find((held) => held.is === 'DOG');
      return dog !== undefined && dog.dead !== condition.alive;
    }
    case 'hungerBelow':
      return survivor.hunger < condition.n;
    case 'hpAtMost':
      return bodiesOf(g, me).some((ref) => bodyOf(g, ref).hp <= condition.n);
    case 'posture':
      return survivor.posture === condition.side;
    case 'calm': {
      const here = hereOf(g, ctx);
      return (
        here !== NONE &&
        tileOf(g, here).tokens === 0 &&
        !g.state.monsters.some((held) => held.hp > 0 && monsterTile(g, held) === here)
      );
    }
    case 'alone':
      return isAlone(g, me);
    case 'oddTurn': {
      const held = survivor.insanity.find((card) => card.no === ctx.no);
      return held !== undefined && held.turns % 2 === 1;
    }
  }
}

/** Would a step do something? For one target: a target exists that it would change. */
export function isPossible(g: Look, ctx: Ctx, effect: Effect): boolean {
  switch (effect.op) {
    case 'move':
      return ctx.me !== NONE && neighbours(g, survivorOf(g, ctx.me).tile).length > 0;
    case 'port':
      return targetsOf(g, ctx, effect).survivors.length > 0;
    case 'scav':
      return scavengeDecks(g, ctx, effect.here).length > 0;
    case 'recover':
      return recoverable(g, ctx, effect.to).length > 0;
    case 'regrow':
      return ctx.me !== NONE && packOf(g, ctx.me).discard.length > 0 && roomBeside(g, ctx) > 0;
    case 'choose':
      return effect.options.some((option) => isOption(g, ctx, option));
    case 'if': {
      const branch = holds(g, ctx, effect.cond) ? effect.yes : effect.no;
      const first = firstStep(branch);
      return first === null || isPossible(g, ctx, first);
    }
    case 'repeat': {
      const first = firstStep(effect.steps);
      return first === null || isPossible(g, ctx, first);
    }
    case 'discard':
      return covered(g, ctx, effect.sel).survivors.some((i) => losses(g, i, effect.what) > 0);
    case 'giveGear':
      return giveable(g, ctx, effect.sel).length > 0;
    case 'draw':
    case 'mayDraw':
    case 'fetch':
    case 'recall':
    case 'flip':
    case 'gain':
    case 'endActions':
    case 'skipHunger':
    case 'mod':
    case 'until':
    case 'opt':
    case 'test':
    case 'back':
    case 'cancel':
    case 'exile':
    case 'equipSelf':
    case 'discardSelf':
    case 'rehost':
    case 'millScav':
    case 'spend':
    case 'spendAll':
      return true;
    default: {
      const { monsters, survivors, tiles, gear } = targetsOf(g, ctx, effect);
      return monsters.length + survivors.length + tiles.length + gear.length > 0;
    }
  }
}

/** Room in the hand once a card that is about to be played has left it (MAX-PLAY-05). */
const roomBeside = (g: Look, ctx: Ctx): number =>
  handRoom(g, ctx.me) + (ctx.kind === 'card' && !g.state.playing.includes(ctx.is) ? 1 : 0);

/** One option of a `choose`: its first step must be possible. */
export function isOption(g: Look, ctx: Ctx, steps: readonly Effect[]): boolean {
  const [first] = steps;
  return first === undefined || isPossible(g, ctx, first);
}

export type Aimed = Extract<Effect, { readonly sel: Selector }>;
export const isAimed = (effect: Effect): effect is Aimed => 'sel' in effect;

/** What a step can be aimed at: for one target only those it would change, for all what it covers. */
export function targetsOf(g: Look, ctx: Ctx, effect: Aimed): Chosen {
  const found = covered(g, ctx, effect.sel);
  switch (effect.op) {
    case 'stun':
      if (isAll(effect.sel)) return found;
      return { ...found, monsters: found.monsters.filter((no) => canStun(g, no)) };
    case 'heal':
      if (isAll(effect.sel)) return found;
      return { ...found, survivors: found.survivors.filter((i) => isWounded(g, i, effect.sel)) };
    case 'hunger':
      if (isAll(effect.sel) || effect.n > 0) return found;
      return { ...found, survivors: found.survivors.filter((i) => survivorOf(g, i).hunger > 1) };
    case 'cure':
      if (isAll(effect.sel)) return found;
      return { ...found, survivors: found.survivors.filter((i) => hasStatus(g, i)) };
    case 'reload':
      return {
        ...found,
        gear: gearIn(g, ctx, effect.sel)
          .filter((gear) => gear.charges < (g.content.card(gear.card).charges?.max ?? 0))
          .map((gear) => gear.no),
      };
    case 'tok':
      if (effect.n !== 'all' && effect.n > 0) return found;
      return { ...found, tiles: found.tiles.filter((tile) => tileOf(g, tile).tokens > 0) };
    case 'show':
      return { ...found, tiles: found.tiles.filter((tile) => !tileOf(g, tile).up) };
    case 'destroyTile':
      return { ...found, tiles: found.tiles.filter((tile) => tile !== g.state.start) };
    case 'port':
      return {
        ...found,
        survivors: found.survivors.filter((i) => tilesIn(g, ctx, effect.to, i).length > 0),
      };
    case 'pull':
      return {
        ...found,
        survivors: found.survivors.filter((i) => pullTiles(g, ctx, i).length > 0),
      };
    case 'dmg':
      if (effect.sel.sel !== 'area' || effect.sel.tile === 'that') return found;
      return { ...found, tiles: found.tiles.filter((tile) => hasTarget(g, effect.sel, tile)) };
    case 'attract':
      if (isAll(effect.sel)) return found;
      return {
        ...found,
        monsters: found.monsters.filter((no) => monsterNo(g, no)?.host !== ctx.me),
      };
    default:
      return found;
  }
}

function hasTarget(g: Look, sel: Selector, tile: number): boolean {
  const { monsters, survivors } = onTile(g, tile, sel.sel === 'area' && sel.monstersOnly);
  return monsters.length + survivors.length > 0;
}

/** A selector that means everything it covers; `me` and the like are one target. */
export function isAll(sel: Selector): boolean {
  switch (sel.sel) {
    case 'mon':
    case 'eng':
      return sel.count === 'all';
    case 'sv':
    case 'ally':
    case 'tile':
      return sel.all;
    case 'tgt':
    case 'adj':
    case 'others':
    case 'victims':
      return true;
    case 'area':
      return true;
    default:
      return false;
  }
}

export function canStun(g: Look, no: number): boolean {
  const held = monsterNo(g, no);
  return held !== null && held.stun === NONE && !monsterHas(g, held.card, 'noStun');
}

function isWounded(g: Look, survivor: number, sel: Selector): boolean {
  const only = sel.sel === 'vet' || sel.sel === 'dog' ? pairBody(g, survivor, sel.sel) : NONE;
  return bodiesOf(g, survivor).some(
    (ref) =>
      (only === NONE || (ref & 1) === only) &&
      bodyOf(g, ref).hp < g.content.character(bodyOf(g, ref).is).hp,
  );
}

export const hasStatus = (g: Look, survivor: number): boolean =>
  bodiesOf(g, survivor).some((ref) => hasStatusBody(g, ref));

/** Poison of this body, and for the first of a pair the Insanity, too (MAX-RULING-91). */
export const hasStatusBody = (g: Look, ref: BodyRef): boolean =>
  bodyOf(g, ref).poison > 0 ||
  ((ref & 1) === 0 && survivorOf(g, survivorOfBody(ref)).insanity.length > 0);

/** Revealed tiles that are one step nearer to the user (`pull`). */
export function pullTiles(g: Look, ctx: Ctx, survivor: number): number[] {
  const { tile } = survivorOf(g, survivor);
  const goal = survivorOf(g, ctx.me).tile;
  return neighbours(g, tile).filter(
    (next) => tileOf(g, next).up && distance(g, next, goal) < distance(g, tile, goal),
  );
}

/** Scavenge decks with cards: any of them, or those of the tile (MAX-SCAV-06, MAX-RULING-109). */
export function scavengeDecks(g: Look, ctx: Ctx, here: boolean): ('red' | 'green' | 'blue')[] {
  const tile = here ? hereOf(g, ctx) : NONE;
  const allowed = here ? (tile === NONE ? [] : tileRow(g, tile).search) : COLOURS;
  return COLOURS.filter(
    (colour) => allowed.includes(colour) && deckSize(g.state.scavenge[colour]) > 0,
  );
}

/** MAX-GEAR-02, MAX-RULING-32: a second gear of the same name, Fuel excepted. */
export function hasCopy(g: Look, survivor: number, card: string): boolean {
  if (g.content.family(card) === 'Fu') return false;
  const { en } = g.content.card(card);
  return survivorOf(g, survivor).gear.some((held) => g.content.card(held.card).en === en);
}

/** A gear card that can be taken from a discard pile, and where it lies: NONE is the scavenge pile. */
export interface Found {
  readonly card: string;
  readonly pack: number;
}

/** MAX-FAQ-11: the scavenge discard pile and every player's survivor discard pile. */
export function recoverable(g: Look, ctx: Ctx, to: Selector | 'hand'): Found[] {
  const found: Found[] = [];
  const add = (card: string, pack: number): void => {
    if (g.content.card(card).kind !== 'gear') return;
    if (found.some((held) => held.card === card && held.pack === pack)) return;
    if (receivers(g, ctx, to, card).length > 0) found.push({ card, pack });
  };
  for (const card of g.state.scavengeDiscard) add(card, NONE);
  g.state.packs.forEach((pack, i) => {
    for (const card of pack.discard) add(card, i);
  });
  return found;
}

/** Who could get a recovered card: the user's hand, Fuel into play at once, or a survivor in range. */
export function receivers(g: Look, ctx: Ctx, to: Selector | 'hand', card: string): number[] {
  if (to === 'hand') {
    // MAX-RULING-129: Fuel is equipped, so a full hand does not matter.
    if (g.content.family(card) === 'Fu') return [ctx.me];
    return handRoom(g, ctx.me) > 0 ? [ctx.me] : [];
  }
  return covered(g, ctx, to).survivors.filter((i) => !hasCopy(g, i, card));
}

/** `giveGear`: a gear of mine from hand or play for whom; NONE for a card of the hand. */
export interface Gift {
  readonly card: string;
  readonly gear: number;
}
export function giveable(g: Look, ctx: Ctx, sel: Selector): Gift[] {
  const allies = covered(g, ctx, sel).survivors;
  const fits = (card: string): boolean => allies.some((i) => !hasCopy(g, i, card));
  const gifts: Gift[] = [];
  for (const held of packOf(g, ctx.me).hand)
    if (
      g.content.card(held.card.is).kind === 'gear' &&
      fits(held.card.is) &&
      !gifts.some((gift) => gift.card === held.card.is)
    )
      gifts.push({ card: held.card.is, gear: NONE });
  for (const gear of survivorOf(g, ctx.me).gear)
    if (fits(gear.card)) gifts.push({ card: gear.card, gear: gear.no });
  return gifts;
}

/** Gear that an effect may take: mission gear never (MAX-RULING-88). */
export const losableGear = (g: Look, survivor: number): number[] =>
  survivorOf(g, survivor)
    .gear.filter((gear) => !isMissionGear(g, gear.card))
    .map((gear) => gear.no);

/** How many cards of a kind could be discarded; items satisfy no option (MAX-RULING-125). */
export function losses(
  g: Look,
  survivor: number,
  what: 'hand' | 'gear' | 'scav' | 'food' | 'any',
): number {
  const hand = packOf(g, survivor).hand.filter(
    (held) => g.content.card(held.card.is).kind !== 'item',
  );
  const gear = losableGear(g, survivor).length;
  switch (what) {
    case 'hand':
      return hand.length;
    case 'gear':
      return gear;
    case 'any':
      return hand.length + gear;
    case 'food':
      return hand.filter((held) => g.content.family(held.card.is) === 'Fo').length;
    case 'scav':
      return (
        hand.filter((held) => g.content.isScavenge(held.card.is)).length +
        survivorOf(g, survivor).gear.filter(
          (held) => g.content.isScavenge(held.card) && !isMissionGear(g, held.card),
        ).length
      );
  }
}
