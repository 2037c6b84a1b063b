import type { BoxId, Good, PersonalityId, UnitType } from '../content/types.ts';
import type { Game, Look } from './kit.ts';
import type { Player, Units } from './state.ts';

export const UNIT_TYPES: readonly UnitType[] = ['infantry', 'car', 'artillery', 'airship', 'train'];

export const perUnit = (of: (type: UnitType) => number): Units => ({
  infantry: of('infantry'),
  car: of('car'),
  artillery: of('artillery'),
  airship: of('airship'),
  train: of('train'),
});

export function playerOf(g: Game, seat: number): Player {
  const player = g.state.players[seat];
  if (!player) throw new RangeError(`there is no player ${seat}`);
  return player;
}

export const goldOf = (g: Look, seat: number): number => g.state.players[seat]?.goods.gold ?? 0;

/** AUZ-PERS-00a: whoever owns a card has its effect, out of time or not. */
export const has = (g: Look, seat: number, who: PersonalityId): boolean =>
  g.state.players[seat]?.personalities.includes(who) ?? false;

/** The seat that owns a personality, or null. There is one card of each (AUZ-PERS-00g). */
export function ownerOf(g: Look, who: PersonalityId): number | null {
  const seat = g.state.players.findIndex((player) => player.personalities.includes(who));
  return seat < 0 ? null : seat;
}

/**
 * AUZ-RULING-25: cubes not in a box and not on an Old One are in the HQ. Damage on tiles counts
 * as cubes except for what a spare disc stands for; those on a tile that left are home again
 * (AUZ-CMB-24).
 */
export function cubesInHq(g: Look, seat: number): number {
  const player = g.state.players[seat];
  if (!player) return 0;
  let out = 0;
  for (const box in player.boxes) out += player.boxes[box as BoxId];
  for (const tile of g.state.tiles) out += (tile.damage[seat] ?? 0) - 5 * (tile.discs[seat] ?? 0);
  return Math.max(0, g.content.content.supply.perColour.cubes - out);
}

/** AUZ-RULING-13: a gain beyond the supply is lost. Returns what was really taken. */
export function gain(g: Game, seat: number, good: Good, wanted: number): number {
  const supply = g.state.supply.goods;
  const taken = Math.min(wanted, supply[good]);
  supply[good] -= taken;
  playerOf(g, seat).goods[good] += taken;
  return taken;
}

/** Costs go back to the supply. */
export function pay(g: Game, seat: number, good: Good, amount: number): void {
  const { goods } = playerOf(g, seat);
  if (goods[good] < amount)
    throw new Error(`seat ${seat} should pay ${amount} ${good} and has ${goods[good]}`);
  goods[good] -= amount;
  g.state.supply.goods[good] += amount;
}

/** The units in somebody's Barracks, as a list of the types that are there. */
export const typesIn = (units: Readonly<Record<UnitType, number>>): UnitType[] =>
  UNIT_TYPES.filter((type) => units[type] > 0);

/** AUZ-CMB-13, AUZ-PERS-03, AUZ-PERS-06, AUZ-PERS-36: three persons add 1 each. */
export function capacityOf(g: Look, seat: number, type: UnitType): number {
  const printed = g.content.units[type].capacity;
  const better =
    (type === 'car' && has(g, seat, 'proust')) ||
    (type === 'train' && has(g, seat, 'krupp')) ||
    (type === 'airship' && has(g, seat, 'xiang'));
  return better ? printed + 1 : printed;
}

/** AUZ-ATK-03, AUZ-PERS-04, AUZ-RULING-16: Kneebone adds one step, but gives Trains no range. */
export function rangeOf(g: Look, seat: number, type: UnitType): number {
  const printed = g.content.units[type].range;
  return printed > 0 && has(g, seat, 'kneebone') ? printed + 1 : printed;
}
