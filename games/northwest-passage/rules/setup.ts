import { EVERYONE, heap } from '@incognita/kernel';
import { type Discovery, SHAPES } from '../content/types.ts';
import type { Chart } from './chart.ts';
import type { Config } from './config.ts';
import { startTile } from './draw.ts';
import { auto, type Game } from './kit.ts';
import { landOf } from './shapes.ts';
import {
  ABOARD,
  GREENLAND,
  LAND,
  NO_ANCHOR,
  NO_TILE,
  type Player,
  SEA,
  type State,
  type Tokens,
  UNKNOWN,
} from './state.ts';
import { revealCard } from './voyage.ts';

const none = (): Tokens => ({ cairn: 0, franklin: 0, inuit: 0, cartography: 0, strait: 0 });

/**
 * NWP-SETUP-01 to 03, NWP-SOLO-01, NWP-SOLO-03, NWP-SOLO-04, NWP-RULING-32, NWP-COOP-02,
 * NWP-COOP-16.
 */
function newPlayer(chart: Chart, config: Config): Player {
  const { pawns, expeditions } = chart.content;
  const stores = config.play === 'standard' ? 0 : expeditions[config.play].supplies - config.harder;
  return {
    crew: { ship: { available: pawns, resting: 0 }, sled: { available: 0, resting: 0 } },
    lost: 0,
    eaten: 0,
    ship: GREENLAND,
    sled: ABOARD,
    anchor: NO_ANCHOR,
    reserve: [],
    tokens: none(),
    passage: 0,
    greenland: 0,
    home: 0,
    homeAlive: false,
    points: { tokens: 0, islands: 0 },
    food: stores,
    morale: stores,
    franklin: 0,
  };
}

/** NWP-SETUP-06, NWP-SETUP-07, NWP-SETUP-12, NWP-SOLO-06, NWP-COOP-03: the highest first. */
function prestigeOf(chart: Chart, config: Config) {
  const { prestige, expeditions } = chart.content;
  if (config.play !== 'standard') return expeditions[config.play].prestige;
  return prestige[config.seats === 1 ? 2 : config.seats];
}

/**
 * NWP-SETUP-04, NWP-SETUP-08, NWP-SOLO-02, NWP-RULING-23, NWP-RULING-25, NWP-TERR-01: the table
 * before anything is drawn: the board with its printed tiles, and everything in stock.
 */
export function blank(config: Config, chart: Chart): State {
  const { content } = chart;
  const expedition = config.play !== 'standard';
  const { passage, greenland } = prestigeOf(chart, config);
  const state: State = {
    players: Array.from({ length: config.seats }, () => newPlayer(chart, config)),
    corners: Array.from({ length: chart.cornerCount }, () => UNKNOWN),
    cells: Array.from({ length: chart.cellCount }, () => NO_TILE),
    tiles: { is: [], spot: [], face: [], turn: [], joker: [] },
    tokens: Array.from({ length: chart.cellCount }, () => 0),
    supply: { ...content.tokens },
    discarded: none(),
    display: [],
    reserve: heap(content.large.map((tile) => tile.id)),
    piles: content.small.map((pile) => (expedition ? 0 : pile.count)),
    smallDisplay: expedition ? [...SHAPES] : [],
    smallReserve: expedition
      ? heap(content.small.flatMap((pile) => Array(pile.count - 1).fill(pile.id)))
      : [],
    removed: [],
    passage: [...passage],
    greenland: [...greenland],
    season: 1,
    frozen: content.board.frozenRows[content.board.sunPath[0] ?? 'III'],
    order: Array.from({ length: config.seats }, (_, seat) => seat),
    passed: [],
    active: -1,
    actions: 0,
    turn: 1,
    sailed: false,
    holes: [],
    laid: [],
    held: null,
    tuunbaq: NO_TILE,
    voyage: expedition ? heap(content.voyage.map((card) => card.id)) : [],
    card: null,
    voyageUsed: [],
    over: false,
  };
  printTiles(state, chart);
  return state;
}

/** NWP-GRID-12, NWP-SETUP-09, NWP-SOLO-05: the printed tiles with a Cairn on each. */
function printTiles(state: State, chart: Chart): void {
  const kinds = Object.keys(none()) as Discovery[];
  for (const tile of chart.content.board.printed) {
    const spot = chart.spot(tile.cells.join('-'));
    if (!spot) throw new RangeError(`the printed tile ${tile.id} does not lie on the board`);
    const number = state.tiles.is.push(tile.id) - 1;
    state.tiles.spot.push(spot.index);
    state.tiles.face.push('A');
    state.tiles.turn.push(0);
    state.tiles.joker.push(false);
    for (const cell of spot.cells) state.cells[cell] = number;
    landOf(tile.face).forEach((land, i) => {
      state.corners[spot.corners[i] ?? 0] = land ? LAND : SEA;
    });
    state.supply[tile.symbol]--;
    state.tokens[chart.cell(tile.at)] = 1 + kinds.indexOf(tile.symbol);
  }
}

/** NWP-SETUP-05, NWP-SOLO-07, NWP-COOP-04. */
function dealDisplay(g: Game): void {
  const { state, content: chart } = g;
  const { displays } = chart.content;
  const size = g.config.play === 'standard' ? displays.standard : displays.large;
  while (state.display.length < size) {
    const tile = g.draw(state.reserve, EVERYONE);
    if (!tile) break;
    state.display.push(tile.is);
  }
  g.tell('setup.display', 'NWP-SETUP-05', { tiles: [...state.display] });
}

export const setUp = auto('set-up', () => ({ next: 0 }), {
  /** NWP-SETUP-10, NWP-RULING-35. */
  order(g) {
    if (g.config.seats > 1) g.shuffle(g.state.order);
    g.tell('setup.order', 'NWP-SETUP-10', { order: [...g.state.order] });
    return undefined;
  },
  display(g, my, k) {
    dealDisplay(g);
    my.next = g.config.seats - 1;
    return g.config.play === 'standard' ? undefined : k.to('card');
  },
  /**
   * NWP-SETUP-11: the last in turn order takes first; NWP-SOLO-09, NWP-RULING-45: alone there is
   * none.
   */
  startTiles(g, my, k) {
    const seat = g.state.order[my.next];
    if (seat === undefined) return k.done(null);
    my.next--;
    return k.call(startTile, { seat });
  },
  again: (_g, _my, k) => k.to('startTiles'),
  /** NWP-SOLO-08. */
  card: (_g, _my, k) => k.call(revealCard, {}),
});
