import type { Part } from '@incognita/kernel';
import type { Discovery } from '../content/types.ts';
import { columnSize } from '../rules/crew.ts';
import type { Look } from '../rules/kit.ts';
import { playerLines, totalOf } from '../rules/scoring.ts';
import { GREENLAND } from '../rules/state.ts';
import { lastSeason } from '../rules/sun.ts';
import { handWorth } from './hand.ts';
import { homeFromPassage, movesHome, outWest } from './routes.ts';
import { inReach, Search, type Times } from './search.ts';
import type { RaceWeights } from './weights.ts';

/** The Prestige that a seat may end with, less a part of what the best of the others has. */
export function prospects(g: Look, seat: number, weights: RaceWeights): Part[] {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < g.config.seats; other++)
    if (other !== seat) best = Math.max(best, points(g, other, weights));
  return [...outlook(g, seat, weights), { part: 'rival', worth: -weights.prestige.rival * best }];
}

/** Lines that say what would be lost if the game ended now; the way home is weighed instead. */
const NOT_YET = new Set(['lost.ship', 'lost.sled']);

/** What a seat has, with majorities as they stand. */
function points(g: Look, seat: number, { prestige }: RaceWeights): number {
  const lines = playerLines(g, seat);
  if (g.state.over) return totalOf(lines);
  const out = (g.state.players[seat]?.home ?? 0) === 0;
  let sum = 0;
  for (const line of lines) {
    if (line.line === 'majority') sum += prestige.majority * line.points;
    else if (!out || !NOT_YET.has(line.line)) sum += line.points;
  }
  return sum;
}

/** For those who race: everything is worth its Prestige, and a pawn is a part of a point. */
class Race extends Search {
  readonly patience = 1;
  readonly #tokens: Look['state']['players'][number]['tokens'];
  readonly #prestige: RaceWeights['prestige'];

  constructor(
    g: Look,
    player: Look['state']['players'][number],
    found: boolean,
    { belief, prestige }: RaceWeights,
  ) {
    super(g, player.ship, found, belief);
    this.#tokens = player.tokens;
    this.#prestige = prestige;
  }

  net(token: Discovery, times: number): number {
    const prestige = this.#prestige;
    const ranked = token === 'franklin' || token === 'strait';
    const { cairn, inuit, franklin, strait } = this.#tokens;
    const fewest = this.#tokens[token] === Math.min(cairn, inuit, franklin, strait);
    const worth =
      (ranked ? times + prestige.ranked[token] : 2 * times) + (fewest ? prestige.series : 0);
    return worth / prestige.pawn - (ranked ? 3 : 2);
  }

  unseen(times: Times): number {
    return this.#prestige.unseen[times];
  }
}

/** How likely it is that so many pawns are enough, where so many are needed at the least. */
const odds = (pawns: number, need: number): number =>
  1 / (1 + Math.exp(-(pawns - 1.1 * need - 2) / 2.5));

/** Pawns of the Ship that can be spent until the last season ends. */
function pawnsLeft(g: Look, seat: number): number {
  const crew = g.state.players[seat]?.crew;
  if (!crew) return 0;
  const now = g.state.passed.includes(seat) ? 0 : crew.ship.available;
  return now + (lastSeason(g) - g.state.season) * columnSize(crew.ship);
}

/** What a seat has, and what its journey and its finds may still bring. */
function outlook(g: Look, seat: number, weights: RaceWeights): Part[] {
  const player = g.state.players[seat];
  const has = { part: 'points', worth: points(g, seat, weights) };
  if (!player || g.state.over || player.home > 0) return [has];
  const goes = journey(g, seat, true, weights);
  const returns = journey(g, seat, false, weights);
  const west = goes > returns;
  const search = new Race(g, player, !west, weights);
  const { pawn } = weights.prestige;
  return [
    has,
    { part: 'journey', worth: Math.max(goes, returns) },
    { part: 'tokens', worth: pawn * inReach(g, search) },
    { part: 'tiles', worth: pawn * handWorth(g, seat, search) },
  ];
}

/** What the way home is worth, by the Passage or straight: tokens, penalties and pawns to spare. */
function journey(g: Look, seat: number, west: boolean, { belief, prestige }: RaceWeights): number {
  const player = g.state.players[seat];
  if (!player) return 0;
  const { pawn, ship } = g.content.content.penalties;
  const left = pawnsLeft(g, seat);
  const value = west && player.passage === 0 ? passageFor(g, seat) : 0;
  if (west && value === 0) return Number.NEGATIVE_INFINITY;
  const out = west ? outWest(g, player.ship) : 0;
  const need = west ? out + homeFromPassage(g) : movesHome(g, player.ship);
  const away = player.ship !== GREENLAND;
  const lost = west || away ? ship + pawn * columnSize(player.crew.ship) : 0;
  const token = west || away ? (g.state.greenland[0] ?? 0) : 0;
  const back = odds(left, need);
  const sled = prestige.sled * pawn * columnSize(player.crew.sled);
  return (
    value * odds(left, out) +
    back * token -
    (1 - back) * lost -
    sled +
    prestige.pawn * (Math.max(0, left - need) - (belief.haste - 1) * need)
  );
}

/** The token that is left at the Passage when this seat comes there, if all go on as they are. */
function passageFor(g: Look, seat: number): number {
  const own = outWest(g, g.state.players[seat]?.ship ?? GREENLAND);
  let before = 0;
  g.state.players.forEach((player, other) => {
    if (other === seat || player.passage > 0 || player.home > 0) return;
    if (outWest(g, player.ship) < own - 1) before++;
  });
  const { passage } = g.state;
  const [value, next] = [passage[before] ?? 0, passage[before + 1] ?? 0];
  return 0.7 * value + 0.3 * Math.max(next, before === 0 ? 0 : value);
}
