import { type DeepReadonly, EVERYONE, type Mask, only } from '@incognita/kernel';
import type { CharacterId, SurvivorId } from '../content/types.ts';
import type { Game, Look } from './kit.ts';
import type { Body, Gear, Monster, Pack, Survivor } from './state.ts';

/** A body goes by twice its survivor's number plus its own: 0 for most, 1 for the Dog. */
export type BodyRef = number;
export const bodyRef = (survivor: number, body: number): BodyRef => survivor * 2 + body;
export const survivorOfBody = (ref: BodyRef): number => ref >> 1;

export function survivorOf(g: Game, survivor: number): Survivor;
export function survivorOf(g: Look, survivor: number): DeepReadonly<Survivor>;
export function survivorOf(g: Look, survivor: number): DeepReadonly<Survivor> {
  const found = g.state.survivors[survivor];
  if (!found) throw new RangeError(`there is no survivor ${survivor}`);
  return found;
}

export function bodyOf(g: Game, ref: BodyRef): Body;
export function bodyOf(g: Look, ref: BodyRef): DeepReadonly<Body>;
export function bodyOf(g: Look, ref: BodyRef): DeepReadonly<Body> {
  const found = survivorOf(g, ref >> 1).bodies[ref & 1];
  if (!found) throw new RangeError(`there is no body ${ref}`);
  return found;
}

export function packOf(g: Game, survivor: number): Pack;
export function packOf(g: Look, survivor: number): DeepReadonly<Pack>;
export function packOf(g: Look, survivor: number): DeepReadonly<Pack> {
  const found = g.state.packs[survivorOf(g, survivor).pack];
  if (!found) throw new RangeError(`survivor ${survivor} has no deck`);
  return found;
}

export const who = (g: Look, survivor: number): SurvivorId => survivorOf(g, survivor).is;
export const character = (g: Look, ref: BodyRef): CharacterId => bodyOf(g, ref).is;

export function survivorNamed(g: Look, id: SurvivorId): number {
  return g.state.survivors.findIndex((held) => held.is === id);
}

export const isAlive = (g: Look, survivor: number): boolean =>
  survivor >= 0 && g.state.survivors[survivor]?.dead === false;

export const seatOf = (g: Look, survivor: number): number => survivorOf(g, survivor).seat;

/**
 * The seat that decides for the group (MAX-GEN-11): the active player's, in setup the first. The
 * dead are out (MAX-DEATH-05), so that the next player in turn order speaks in their place.
 */
export function groupSeat(g: Look): number {
  const [speaker] = inTurnOrder(g, g.state.active);
  return speaker === undefined ? 0 : seatOf(g, speaker);
}

/** MAX-GEN-12: with whom a series begins: the active survivor, at night the first player. */
const beginner = (g: Look): number => (g.state.phase === 'night' ? g.state.first : g.state.active);

/** MAX-GEN-12: living survivors in turn order, in setup from the first. */
export function inTurnOrder(g: Look, from = beginner(g)): number[] {
  const { survivors } = g.state;
  const order: number[] = [];
  for (let i = 0; i < survivors.length; i++) {
    const at = (Math.max(from, 0) + i) % survivors.length;
    if (survivors[at]?.dead === false) order.push(at);
  }
  return order;
}

/** Living bodies of a survivor. */
export function bodiesOf(g: Look, survivor: number): BodyRef[] {
  const refs: BodyRef[] = [];
  survivorOf(g, survivor).bodies.forEach((held, i) => {
    if (!held.dead) refs.push(bodyRef(survivor, i));
  });
  return refs;
}

export const bodiesAlive = (g: Look, survivor: number): number => bodiesOf(g, survivor).length;

/** Living survivors on a tile, in turn order. */
export const standingOn = (g: Look, tile: number): number[] =>
  inTurnOrder(g).filter((i) => survivorOf(g, i).tile === tile);

export function isOccupied(g: Look, tile: number): boolean {
  for (const held of g.state.survivors) if (!held.dead && held.tile === tile) return true;
  return false;
}

/** Who sees the cards of a hand: everybody, or with closed hands their owner (MAX-HIDE-02). */
export const handMask = (g: Look, survivor: number): Mask =>
  g.config.hands === 'open' ? EVERYONE : only(seatOf(g, survivor));

/** A monster in play: one that waits for its last effect is no longer engaged. */
export const isEngaged = (monster: DeepReadonly<Monster>): boolean => monster.hp > 0;

export function monsterNo(g: Game, no: number): Monster | null;
export function monsterNo(g: Look, no: number): DeepReadonly<Monster> | null;
export function monsterNo(g: Look, no: number): DeepReadonly<Monster> | null {
  for (const held of g.state.monsters) if (held.no === no) return held;
  return null;
}

export function engagedWith(g: Look, survivor: number): DeepReadonly<Monster>[] {
  return g.state.monsters.filter((held) => held.host === survivor && held.hp > 0);
}

export function isHunted(g: Look, survivor: number): boolean {
  for (const held of g.state.monsters) if (held.host === survivor && held.hp > 0) return true;
  return false;
}

/** Where a monster is: on the tile of its host (MAX-GEN-05). */
export const monsterTile = (g: Look, monster: DeepReadonly<Monster>): number =>
  survivorOf(g, monster.host).tile;

interface Carried {
  readonly owner: number;
  readonly gear: Gear;
}

/** A gear in play by its number, with its owner. */
export function gearNo(g: Game, no: number): Carried | null;
export function gearNo(g: Look, no: number): DeepReadonly<Carried> | null;
export function gearNo(g: Look, no: number): DeepReadonly<Carried> | null {
  const { survivors } = g.state;
  for (let owner = 0; owner < survivors.length; owner++)
    for (const gear of survivors[owner]?.gear ?? []) if (gear.no === no) return { owner, gear };
  return null;
}

export const isStarving = (g: Look, survivor: number): boolean => survivorOf(g, survivor).box >= 0;

/** MAX-RULING-90: no other survivor on the tile; Veteran and Dog are no company for each other. */
export function isAlone(g: Look, survivor: number): boolean {
  const { tile } = survivorOf(g, survivor);
  return !g.state.survivors.some((held, i) => i !== survivor && !held.dead && held.tile === tile);
}

export const isMerged = (g: Look): boolean => g.config.solo === 'merged';

/** The face of a gear or a monster in play, as choices name it. */
export const gearCard = (g: Look, no: number): string => gearNo(g, no)?.gear.card ?? '';
export const monsterCard = (g: Look, no: number): string => monsterNo(g, no)?.card ?? '';
