import { DISCOVERIES, type Discovery } from '../content/types.ts';
import { columnSize, isExpedition, living } from '../rules/crew.ts';
import type { Look } from '../rules/kit.ts';
import { berths, isLegal, liesOn } from '../rules/placement.ts';
import { goals, playerLines, totalOf } from '../rules/scoring.ts';
import { GREENLAND } from '../rules/state.ts';
import { lastSeason } from '../rules/sun.ts';
import { teamFranklin, tokenPoints } from '../rules/tokens.ts';
import { apart, movesHome, pawnsToPassage } from './distances.ts';
import { SURVIVAL, WEIGHT } from './weights.ts';

const clamp = (x: number): number => Math.max(0, Math.min(1, x));

/**
 * What a position is worth to a seat: the Prestige it has, what the way to the Passage and home may
 * still bring, less a part of what the others have. Alone or together: how near the goals are, and
 * whether the stores last.
 */
export function evaluate(g: Look, seat: number): number {
  if (isExpedition(g)) return survival(g, seat);
  const own = standing(g, seat);
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < g.config.seats; other++)
    if (other !== seat) best = Math.max(best, standing(g, other));
  return own - WEIGHT.rival * best;
}

/** Pawns that a player can still spend before the last season ends. */
const pawnsLeft = (g: Look, seat: number): number => {
  const player = g.state.players[seat];
  if (!player) return 0;
  const passed = g.state.passed.includes(seat);
  const now = passed ? 0 : player.crew.ship.available + player.crew.sled.available;
  return now + (lastSeason(g) - g.state.season) * living(player);
};

/** How likely the Ship comes home: moves enough, and the sound of Greenland open. */
function homeChance(g: Look, seat: number): number {
  const place = g.state.players[seat]?.ship ?? GREENLAND;
  return clamp((pawnsLeft(g, seat) - movesHome(g, place) - 1) / 6);
}

/** Lines that say what would be lost if the game ended now; the way home is weighed instead. */
const NOT_YET = new Set(['lost.ship', 'lost.sled', 'out.ship', 'out.sled', 'majority']);

function standing(g: Look, seat: number): number {
  const player = g.state.players[seat];
  if (!player) return 0;
  const lines = playerLines(g, seat);
  if (g.state.over) return totalOf(lines);
  let points = 0;
  for (const line of lines) {
    if (line.line === 'majority') points += WEIGHT.majority * line.points;
    else if (!NOT_YET.has(line.line)) points += line.points;
  }
  const { pawn, ship } = g.content.content.penalties;
  const sledOut = player.sled >= -2 && player.sled !== GREENLAND;
  if (player.home > 0)
    return totalOf(lines.filter((line) => line.line !== 'majority')) + majorities(lines);
  const left = pawnsLeft(g, seat);
  const back = homeChance(g, seat);
  const out = player.ship !== GREENLAND;
  if (out) points -= (1 - back) * (ship + pawn * columnSize(player.crew.ship));
  if (sledOut) points -= WEIGHT.sled + 0.5 * pawn * columnSize(player.crew.sled);
  points += back * (g.state.greenland[0] ?? 0) * (out ? 1 : 0.6);
  const step = stepWest(g, seat);
  points += west(g, seat, left);
  points += step * Math.min(WEIGHT.hand, player.reserve.length);
  points += step * WEIGHT.pawn * availableNow(g, seat);
  points += WEIGHT.spare * left;
  points += promise(
    g,
    seat,
    step,
    (token, cell) => WEIGHT.token * tokenWorth(g, seat, token, cell),
  );
  return points + tokensAround(g, seat, (worth) => worth * WEIGHT.token);
}

const majorities = (lines: ReturnType<typeof playerLines>): number =>
  lines.reduce(
    (sum, line) => (line.line === 'majority' ? sum + WEIGHT.majority * line.points : sum),
    0,
  );

const availableNow = (g: Look, seat: number): number => {
  const crew = g.state.players[seat]?.crew;
  return crew ? crew.ship.available + crew.sled.available : 0;
};

/** What one pawn's way towards the Passage is worth. */
const stepWest = (g: Look, seat: number): number => {
  const value =
    (g.state.players[seat]?.passage ?? 0) > 0 ? 6 : Math.max(6, g.state.passage[0] ?? 0);
  return value / WEIGHT.horizon;
};

/** The Passage token that is still to be had, by how far it is and whether there is a way back. */
function west(g: Look, seat: number, left: number): number {
  const player = g.state.players[seat];
  const value = g.state.passage[0] ?? 0;
  if (!player || player.passage > 0 || value === 0) return 0;
  const way = pawnsToPassage(g, player.ship);
  const back = 11;
  const feasible = clamp((left - way - back) / 8);
  return Math.max(6, value) * clamp(1 - way / WEIGHT.horizon) * (0.15 + 0.85 * feasible);
}

/**
 * What a tile that is held over the map promises: pawns saved on the way west by its best lie, and
 * its symbol.
 */
function promise(
  g: Look,
  seat: number,
  step: number,
  worth: (token: Discovery, cell: number) => number,
): number {
  const { held } = g.state;
  const player = g.state.players[seat];
  if (!held || !player || g.state.active !== seat) return 0;
  const before = pawnsToPassage(g, player.ship);
  let best = Number.NEGATIVE_INFINITY;
  for (const berth of berths(g, held.beside, g.content.shape(held.tile).large)) {
    if (held.spot >= 0 && berth.spot.index !== held.spot) continue;
    for (const lie of liesOn(g, held.tile, berth.spot)) {
      if (!isLegal(g, berth, lie)) continue;
      const draft = { spot: berth.spot, bits: lie.bits };
      const saved = before - pawnsToPassage(g, player.ship, draft);
      const symbol = lie.symbol >= 0 ? symbolOf(g, held.tile) : null;
      const found = symbol ? worth(symbol, berth.spot.cells[lie.symbol] ?? 0) : 0;
      best = Math.max(best, step * saved + found);
    }
  }
  // The tile leaves the hand.
  return best - step;
}

const symbolOf = (g: Look, tile: string): Discovery | null =>
  g.content.content.large.find((held) => held.id === tile)?.symbol ?? null;

/** Tokens on the map, the nearer the better. */
function tokensAround(g: Look, seat: number, worth: (points: number) => number): number {
  const player = g.state.players[seat];
  if (!player) return 0;
  let sum = 0;
  for (let cell = 0; cell < g.state.tokens.length; cell++) {
    const token = DISCOVERIES[(g.state.tokens[cell] ?? 0) - 1];
    if (!token) continue;
    const points = tokenWorth(g, seat, token, cell);
    sum += worth(points) / (1 + 0.6 * apart(g, player.ship, cell));
  }
  return sum;
}

/** Points, a share of a majority, and a part of a series. */
function tokenWorth(g: Look, seat: number, token: Discovery, cell: number): number {
  const ranked = token === 'franklin' || token === 'strait' ? 2 : 0;
  const fresh = (g.state.players[seat]?.tokens[token] ?? 0) === 0 ? 1.2 : 0;
  return tokenPoints(g, token, cell) + ranked + fresh;
}

/** Food, Morale or Franklin points that a token brings. */
function supplyWorth(g: Look, token: Discovery, cell: number, enough: boolean): number {
  const each = token === 'franklin' ? (enough ? 0 : SURVIVAL.franklin) : SURVIVAL.stores;
  return each * tokenPoints(g, token, cell);
}

/** Alone or together, every pawn that is out counts as lost until it is home. */
const UNCOUNTED = new Set([...NOT_YET, 'lost.pawns']);

/** Alone or together: the three goals, the stores, and the way home. */
function survival(g: Look, seat: number): number {
  const met = goals(g).map((line) => 'met' in line && line.met === true);
  const won = met.every((held) => held);
  let prestige = 0;
  for (let other = 0; other < g.config.seats; other++)
    prestige += totalOf(playerLines(g, other).filter((line) => !UNCOUNTED.has(line.line)));
  if (g.state.over) return SURVIVAL.prestige * prestige + (won ? 2 : -1) * SURVIVAL.home;
  let value = SURVIVAL.prestige * prestige;
  for (let other = 0; other < g.config.seats; other++)
    value += (other === seat ? 1 : 0.5) * crewWorth(g, other, met[0] ?? false, met[1] ?? false);
  const needed = g.content.content.expeditions[g.config.play === 'coop' ? 'coop' : 'solo'].franklin;
  return value + SURVIVAL.franklin * Math.min(needed, teamFranklin(g));
}

function crewWorth(g: Look, seat: number, passage: boolean, franklin: boolean): number {
  const player = g.state.players[seat];
  if (!player) return 0;
  if (player.home > 0)
    return passage && franklin && player.homeAlive ? SURVIVAL.home : -SURVIVAL.home;
  const stores = player.food + player.morale;
  const home = movesHome(g, player.ship);
  let value =
    SURVIVAL.stores *
    (Math.min(stores, SURVIVAL.plenty) + 0.4 * Math.max(0, stores - SURVIVAL.plenty));
  const needed = home + 2 - stores;
  if (needed > 0) value -= SURVIVAL.short * needed;
  value -= SURVIVAL.pawn * player.lost;
  const turns = (lastSeason(g) - g.state.season) * 4 + (4 - g.state.turn);
  value += SURVIVAL.turn * turns;
  // The last seasons are for the way back.
  value -= 3 * Math.max(0, home / 2.5 - turns);
  value += SURVIVAL.stores * 0.9 * Math.min(3, player.reserve.length);
  // Symbols in hand are tokens to come, about as far west as the Ship is.
  const here = g.content.spots[g.state.tiles.spot[Math.max(0, player.ship)] ?? 0]?.cells[0] ?? 0;
  for (const tile of player.reserve.slice(0, 4)) {
    const symbol = symbolOf(g, tile);
    if (symbol) value += SURVIVAL.inHand * supplyWorth(g, symbol, here, franklin);
  }
  if (passage && franklin) value += SURVIVAL.home * 0.8 * clamp(1 - home / 22);
  if (passage) value += SURVIVAL.passage;
  else value += SURVIVAL.passage * clamp(1 - pawnsToPassage(g, player.ship) / SURVIVAL.horizon);
  const step = passage ? 0.2 : SURVIVAL.passage / SURVIVAL.horizon;
  value += promise(
    g,
    seat,
    step,
    (token, cell) => SURVIVAL.ahead * supplyWorth(g, token, cell, franklin),
  );
  return value + explorersTokens(g, seat, franklin);
}

function explorersTokens(g: Look, seat: number, franklin: boolean): number {
  const player = g.state.players[seat];
  if (!player) return 0;
  let sum = 0;
  for (let cell = 0; cell < g.state.tokens.length; cell++) {
    const token = DISCOVERIES[(g.state.tokens[cell] ?? 0) - 1];
    if (!token) continue;
    const worth = SURVIVAL.token * supplyWorth(g, token, cell, franklin);
    sum += worth / (1 + 0.5 * apart(g, player.ship, cell));
  }
  return sum;
}
