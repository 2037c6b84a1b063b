import type { ActionId, Provision } from '../content/types.ts';
import type { Game, Look, Northwest } from './kit.ts';
import type { Player, Vehicle } from './state.ts';

export const VEHICLES: readonly Vehicle[] = ['ship', 'sled'];

export function playerOf(g: Game, seat: number): Player {
  const player = g.state.players[seat];
  if (!player) throw new RangeError(`there is no player ${seat}`);
  return player;
}

export const columnSize = (column: {
  readonly available: number;
  readonly resting: number;
}): number => column.available + column.resting;

type Crewed = { readonly crew: Look['state']['players'][number]['crew'] };
export const living = ({ crew }: Crewed): number => columnSize(crew.ship) + columnSize(crew.sled);

/** Alone, or two together: with Food, Morale and the Voyage deck (NWP-MODE-02). */
export const isExpedition = (g: Look): boolean => g.config.play !== 'standard';

export const isHome = (g: Look, seat: number): boolean => (g.state.players[seat]?.home ?? 0) > 0;

/** NWP-TURN-05, NWP-TURN-13, NWP-STURN-03, NWP-RULING-22, NWP-SACT-08, NWP-SVOY-06: its pawns. */
export function pawnsFor(g: Look, action: ActionId, vehicle: Vehicle): number {
  const further = g.state.actions > 0 ? 1 : 0;
  if (!isExpedition(g)) return g.content.content.costs[action] + further;
  const effect = g.state.card === null ? null : g.content.card(g.state.card).effect;
  const slowed =
    action === 'move' && effect?.kind === 'move-costs-more' && effect.vehicle === vehicle;
  return 1 + further + (slowed ? effect.pawns : 0);
}

/** NWP-STURN-02: whether an action takes 1 Food or 1 Morale as well. */
export function needsProvision(g: Look, action: ActionId, vehicle: Vehicle): boolean {
  if (!isExpedition(g)) return false;
  const effect = g.state.card === null ? null : g.content.card(g.state.card).effect;
  const following = effect?.kind === 'first-ship-move-free';
  return !(following && action === 'move' && vehicle === 'ship' && !g.state.sailed);
}

/** NWP-TURN-07: the pawns of one column rest. */
export function payPawns(g: Game, seat: number, vehicle: Vehicle, count: number): void {
  const column = playerOf(g, seat).crew[vehicle];
  column.available -= count;
  column.resting += count;
}

/** NWP-TURN-10, NWP-SEASON-04, NWP-STURN-08: all resting pawns of a player become available. */
export function wakeCrew(player: Player): void {
  for (const vehicle of VEHICLES) {
    const column = player.crew[vehicle];
    column.available += column.resting;
    column.resting = 0;
  }
}

/** NWP-SACT-17, NWP-RULING-26: gains end where the supply of 30 does. */
export function gainProvision(
  g: Game,
  seat: number,
  what: Provision,
  count: number,
  rule: Northwest['Rule'],
): void {
  if (count === 0) return;
  const inPlay = g.state.players.reduce((sum, player) => sum + player[what], 0);
  const gained = Math.min(count, g.content.content.provisions - inPlay);
  const player = playerOf(g, seat);
  player[what] += gained;
  if (gained > 0) g.tell('provisions', rule, { seat, what, count: gained, total: player[what] });
  if (gained < count)
    g.tell('provisions.full', 'NWP-SACT-17', { seat, what, lost: count - gained });
}

/** A pawn dies; an available one first. */
export function loseOnePawn(player: Player, vehicle: Vehicle): void {
  const column = player.crew[vehicle];
  if (column.available > 0) column.available--;
  else column.resting--;
  player.lost++;
}
