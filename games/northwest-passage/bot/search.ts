import { DISCOVERIES, type Discovery } from '../content/types.ts';
import type { Look } from '../rules/kit.ts';
import { PASSAGE } from '../rules/state.ts';
import {
  FAR,
  homeFromPassage,
  homeward,
  movesFrom,
  movesHome,
  outWest,
  wayWest,
  westward,
} from './routes.ts';
import type { Belief } from './weights.ts';

export type Times = 1 | 2 | 3;

/** What a crew is still after, and what finds are worth to it, in actions. */
export abstract class Search {
  readonly belief: Belief;
  /** The Northwest Passage is no goal any more. */
  readonly found: boolean;
  readonly ship: number;
  /** The zone around the Ship. */
  readonly zone: Times;
  /** Tiles that are still to be laid on the way to the Passage, by zone. */
  readonly slots: Readonly<Record<Times, number>>;
  /** The last tile before the unknown. */
  readonly frontier: number;

  constructor(g: Look, ship: number, found: boolean, belief: Belief) {
    this.belief = belief;
    this.found = found;
    this.ship = ship;
    const cell = g.content.spots[g.state.tiles.spot[ship] ?? -1]?.cells[0];
    const times = ship === PASSAGE ? 3 : cell === undefined ? 1 : g.content.times[cell];
    this.zone = times === 3 ? 3 : times === 2 ? 2 : 1;
    const { frontier, uncharted } = wayWest(g, ship);
    this.frontier = frontier;
    const part = found ? 0 : 0.5;
    this.slots = { 1: part * uncharted[0], 2: part * uncharted[1], 3: part * uncharted[2] };
  }

  /** How sure it is that what is left for later is still fetched: less for the hungry. */
  abstract readonly patience: number;

  /** What a token brings, less what it takes to pick it up; so many Franklin points are found before. */
  abstract net(token: Discovery, times: number, before?: number): number;

  /** What the symbol of a tile that is still to be drawn may bring. */
  abstract unseen(times: Times): number;
}

/** Tokens on the map, less what it takes to fetch them on the way west or home. */
export function inReach(g: Look, search: Search): number {
  const { ship, found, belief } = search;
  const from = movesFrom(g, ship);
  const home = homeward(g);
  const { out, back } = westward(g);
  const [homeHere, outHere, round] = [movesHome(g, ship), outWest(g, ship), homeFromPassage(g)];
  let sum = 0;
  let franklin = 0;
  const { tokens } = g.state;
  for (let cell = 0; cell < tokens.length; cell++) {
    const kind = tokens[cell];
    if (kind === 0 || kind === undefined) continue;
    const token = DISCOVERIES[kind - 1];
    if (!token) continue;
    const tile = g.state.cells[cell] ?? 0;
    const there = from[tile] ?? FAR;
    const detour = found
      ? there + (home[tile] ?? FAR) - homeHere
      : Math.min(
          there + (out[cell] ?? FAR) - outHere,
          (back[cell] ?? FAR) + (home[tile] ?? FAR) - round,
        );
    const times = g.content.times[cell] ?? 1;
    const net = search.net(token, times, franklin) - Math.max(0, detour);
    if (net <= 0) continue;
    if (token === 'franklin') franklin += times;
    sum += (there === 0 ? belief.here : belief.token) * net;
  }
  return search.patience * sum;
}
