import type { Part } from '@incognita/kernel';
import type { Discovery } from '../content/types.ts';
import { columnSize } from '../rules/crew.ts';
import type { Look } from '../rules/kit.ts';
import { goals, playerLines, totalOf } from '../rules/scoring.ts';
import { lastSeason } from '../rules/sun.ts';
import { teamFranklin } from '../rules/tokens.ts';
import { firstOfSummer, lastOfSummer } from './calendar.ts';
import { handWorth } from './hand.ts';
import { homeFromPassage, movesHome, outWest } from './routes.ts';
import { inReach, Search, type Times } from './search.ts';
import type { ExpeditionWeights } from './weights.ts';

type Own = ExpeditionWeights['survival'];

/** Lines that say what would be lost if the game ended now; the way home is weighed instead. */
const NOT_YET = new Set(['out.ship', 'out.sled', 'lost.pawns']);

/**
 * Alone or together: how many actions the stores have to spare when everything is done that has to
 * be, and a little for Prestige.
 */
export function survival(g: Look, seat: number, weights: ExpeditionWeights): Part[] {
  const { survival: own } = weights;
  let prestige = 0;
  for (let other = 0; other < g.config.seats; other++)
    prestige += totalOf(
      playerLines(g, other).filter((line) => g.state.over || !NOT_YET.has(line.line)),
    );
  const points = { part: 'prestige', worth: own.prestige * prestige };
  const met = goals(g).map((line) => 'met' in line && line.met === true);
  // Two crews have twice as much before them, and it must never look better to give up.
  const stake = own.home * (g.config.seats > 1 ? 5 : 1);
  if (g.state.over)
    return [points, { part: 'goal', worth: met.every((held) => held) ? stake : -stake }];
  const needed = g.content.content.expeditions[g.config.play === 'coop' ? 'coop' : 'solo'].franklin;
  const missing = Math.max(0, needed - teamFranklin(g));
  const parts = [points];
  for (let other = 0; other < g.config.seats; other++) {
    const player = g.state.players[other];
    if (!player) continue;
    const found = met[0] ?? false;
    if (player.home > 0) {
      const worth = homeWorth(player.homeAlive, found && missing === 0, own);
      parts.push({ part: 'home', worth });
    } else if (other === seat)
      parts.push({ part: 'spare', worth: spare(g, other, found, missing, weights) });
    else parts.push({ part: 'partner', worth: 0.8 * spare(g, other, found, missing, weights) });
  }
  return parts;
}

/** Whoever is home helps no more: well done, or too early. */
const homeWorth = (alive: boolean, done: boolean, own: Own): number => {
  if (!alive) return -own.home;
  return done ? own.plenty + own.homesick * own.farAway : -own.deserted;
};

/** Spare actions matter less when there are many. */
const calm = (spare: number, { plenty, beyond }: Own): number =>
  spare > plenty ? plenty + beyond * (spare - plenty) : spare;

/** For those who explore for their lives: Food and Morale are actions, Franklin points a goal. */
class Expedition extends Search {
  /** Franklin points that are still missing. */
  readonly missing: number;
  readonly patience: number;
  readonly #own: Own;

  constructor(
    g: Look,
    ship: number,
    found: boolean,
    missing: number,
    stores: number,
    { belief, survival: own }: ExpeditionWeights,
  ) {
    super(g, ship, found, belief);
    this.#own = own;
    this.missing = missing;
    this.patience = stores < own.few ? own.starving : 1;
  }

  /**
   * What it takes to find so many Franklin points that are not in sight: whole tiles, each worth its
   * zone. While the way leads west, they will lie in the far west.
   */
  toFind(points: number): number {
    if (points <= 0) return 0;
    const tiles = points / (this.found ? this.zone : 3);
    return (this.#own.trace * (Math.ceil(tiles) + tiles + 1 / 3)) / 2;
  }

  net(token: Discovery, times: number, before = 0): number {
    if (token !== 'franklin') return (token === 'strait' ? times : 2 * times) - 1;
    const missing = this.missing - before;
    return this.toFind(missing) - this.toFind(missing - times) - 1;
  }

  unseen(times: Times): number {
    return this.#own.unseen[times];
  }
}

/** Actions that a crew has left over when all is done, on average, and what they matter. */
function spare(
  g: Look,
  seat: number,
  found: boolean,
  missing: number,
  weights: ExpeditionWeights,
): number {
  const { belief, survival: own } = weights;
  const player = g.state.players[seat];
  if (!player) return 0;
  const { ship } = player;
  const { moraleOfPassage, franklinTrack } = g.content.content;
  const way = found ? movesHome(g, ship) : outWest(g, ship) + homeFromPassage(g);
  const search = new Expedition(g, ship, found, missing, player.food + player.morale, weights);
  const gifts = franklinTrack.icons.reduce((sum, icon) => sum + icon.food + icon.morale, 0);
  const todo = way + search.toFind(missing) - (missing * gifts) / franklinTrack.last;
  const stores = player.food + player.morale + (found ? 0 : moraleOfPassage);
  // A life is the last price of all; while there are stores it is a waste.
  const bare = player.food + player.morale === 0;
  const lives = -(bare ? own.life.last : own.life.first) * player.lost;
  const low = (count: number): number => Math.max(0, own.low - count);
  const hungry = own.hungry * (low(player.food) + low(player.morale));
  const help = inReach(g, search) + handWorth(g, seat, search);
  const actions = 1.1 * way + missing;
  const left = stores + lives - hungry - belief.haste * todo + help - time(g, seat, actions, own);
  // When all is done, there is nothing out there any more.
  return found && missing === 0
    ? calm(left, own) + own.homesick * (own.farAway - way)
    : calm(left, own);
}

/** What the seasons until the way home is open will take. */
function time(g: Look, seat: number, need: number, own: Own): number {
  const { state, content } = g;
  const player = state.players[seat];
  if (!player) return 0;
  const last = lastSeason(g);
  const turns = content.content.turnsPerSeason;
  const perTurn = Math.max(1, Math.floor((columnSize(player.crew.ship) + 1) / 2));
  const ready = player.crew.ship.available;
  const now =
    state.active === seat ? Math.floor((ready + (state.actions === 0 ? 1 : 0)) / 2) : perTurn;
  const until = (season: number): number =>
    now + perTurn * (turns - state.turn + turns * (season - state.season));
  const wait = (season: number): number => own.card * Math.max(0, season - state.season);
  const passed = own.turn * (turns * state.season + state.turn);
  const short = need - until(last);
  const late =
    passed + own.late * Math.max(0, short + 2) + own.hurry * Math.max(0, short + own.margin);
  const first = firstOfSummer(g, state.season);
  const end = lastOfSummer(g, state.season);
  if (first > state.season || end === last) return wait(first) + late;
  // There is time until the winter; who does not make it waits for the next summer.
  const inTime = 1 / (1 + Math.exp(-(until(end) - need - 2) / 2.5));
  const next = firstOfSummer(g, end + 1);
  return inTime * wait(end) + (1 - inTime) * wait(next) + late;
}
