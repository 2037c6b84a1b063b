import { DISCOVERIES } from '../content/types.ts';
import { living, playerOf } from '../rules/crew.ts';
import { anchorNamed, anchorOf, zonesOf, zoneWith } from '../rules/ice.ts';
import type { Game } from '../rules/kit.ts';
import { ABOARD, GREENLAND, LOST, NO_ANCHOR, NO_TILE, PASSAGE } from '../rules/state.ts';
import { takeFromStock } from './tiles.ts';
import type { PlayerWords, Words } from './words.ts';

const OFF_MAP: Readonly<Record<string, number>> = {
  greenland: GREENLAND,
  passage: PASSAGE,
  aboard: ABOARD,
  lost: LOST,
};

/** The number of the tile on a cell, or a place off the grid. */
export function placeAt(g: Game, name: string, at: string): number {
  const off = OFF_MAP[name];
  if (off !== undefined) return off;
  const cell = g.content.cellNames.indexOf(name);
  const tile = cell < 0 ? NO_TILE : (g.state.cells[cell] ?? NO_TILE);
  if (tile === NO_TILE) throw new Error(`${at} is "${name}", where no tile lies`);
  return tile;
}

function placeSled(g: Game, seat: number, words: PlayerWords, at: string): void {
  const player = playerOf(g, seat);
  if (player.sled < 0) {
    player.anchor = NO_ANCHOR;
    return;
  }
  const zones = zonesOf(g, player.sled, g.state.frozen);
  const zone =
    words.zone === undefined ? zones[0] : zoneWith(zones, anchorNamed(g.content, words.zone));
  if (!zone)
    throw new Error(
      `${at}.zone is ${JSON.stringify(words.zone)}; the tile has ${zones.length} zones, and none has that`,
    );
  player.anchor = anchorOf(zone);
}

function placePlayer(g: Game, seat: number, words: PlayerWords): void {
  const at = `arrange.players[${seat}]`;
  const player = playerOf(g, seat);
  const { state } = g;
  if (words.ship !== undefined) player.ship = placeAt(g, words.ship, `${at}.ship`);
  if (words.sled !== undefined) player.sled = placeAt(g, words.sled, `${at}.sled`);
  for (const column of ['ship', 'sled'] as const) {
    const given = words.crew?.[column];
    if (!given) continue;
    player.crew[column] = { available: given[0] ?? 0, resting: given[1] ?? 0 };
  }
  placeSled(g, seat, words, at);
  player.eaten = words.eaten ?? 0;
  player.lost = g.content.content.pawns - living(player) - player.eaten;
  if (player.lost < 0) throw new Error(`${at}.crew has more pawns than there are`);
  for (const [i, tile] of (words.reserve ?? []).entries()) {
    takeFromStock(g, tile, `${at}.reserve[${i}]`);
    player.reserve.push(tile);
  }
  for (const token of DISCOVERIES) {
    const count = words.tokens?.[token] ?? 0;
    if (count > state.supply[token])
      throw new Error(`${at}.tokens.${token} is ${count}; ${state.supply[token]} are left`);
    player.tokens[token] = count;
    state.supply[token] -= count;
  }
  for (const arrow of ['passage', 'greenland'] as const) {
    const value = words[arrow] ?? 0;
    if (value === 0) continue;
    takePrestige(g, arrow, value, `${at}.${arrow}`);
    player[arrow] = value;
  }
  player.home = words.home ?? 0;
  player.homeAlive = player.home > 0 && (words.homeAlive ?? true);
  player.points.tokens = words.points?.tokens ?? 0;
  player.points.islands = words.points?.islands ?? 0;
  player.food = words.food ?? player.food;
  player.morale = words.morale ?? player.morale;
  player.franklin = words.franklin ?? 0;
}

export function takePrestige(
  g: Game,
  arrow: 'passage' | 'greenland',
  value: number,
  at: string,
): void {
  const list = g.state[arrow];
  const place = list.indexOf(value);
  if (place < 0) throw new Error(`${at} is ${value}; the tokens left are ${list.join(', ')}`);
  list.splice(place, 1);
}

export function placePlayers(g: Game, words: Words): void {
  for (const [seat, held] of (words.players ?? []).entries()) placePlayer(g, seat, held);
}
