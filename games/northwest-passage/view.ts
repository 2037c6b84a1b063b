import { copyJson, type DeepReadonly, deckSize, type Eye } from '@incognita/kernel';
import { DISCOVERIES, type Disc, type Discovery, type Shape } from './content/types.ts';
import type { Config } from './rules/config.ts';
import { cellNameOf, isIcebound } from './rules/ice.ts';
import type { Look, Place } from './rules/kit.ts';
import { goals, playerLines, seriesOf, totalOf } from './rules/scoring.ts';
import type { Face } from './rules/shapes.ts';
import { ABOARD, LOST, NO_TILE, type Player, type State } from './rules/state.ts';
import { discOf } from './rules/sun.ts';
import { placeName, sledZone } from './rules/ways.ts';

/** A tile on the map; everything that a page needs to draw it stands in the corners. */
export interface ViewTile {
  readonly tile: string;
  /** `8D`, or `8D-9D`. */
  readonly cells: string;
  readonly face: Face;
  readonly turn: number;
  readonly joker: boolean;
  /** The discovery token that lies there, and its cell. */
  readonly token: Discovery | null;
  readonly at: string | null;
}

type Open = Pick<
  State,
  | 'corners'
  | 'display'
  | 'piles'
  | 'smallDisplay'
  | 'removed'
  | 'passage'
  | 'greenland'
  | 'supply'
  | 'discarded'
  | 'season'
  | 'frozen'
  | 'order'
  | 'passed'
  | 'active'
  | 'actions'
  | 'turn'
  | 'card'
  | 'voyageUsed'
  | 'over'
>;

export interface ViewPlayer
  extends DeepReadonly<Omit<Player, 'ship' | 'sled' | 'anchor' | 'points'>> {
  readonly ship: Place;
  readonly icebound: boolean;
  readonly sled: Place | 'aboard' | 'lost';
  /** Frozen cells and Land corners that the Sled stands on. */
  readonly zone: { readonly cells: readonly string[]; readonly corners: readonly string[] };
  /** Prestige on the compass, and what the game would end with now. */
  readonly score: number;
  readonly points: number;
  readonly series: number;
}

/** Everything on the table is open but the order of what is drawn (NWP-INFO-03). */
export interface View extends DeepReadonly<Open> {
  readonly config: Config;
  readonly disc: Disc;
  readonly players: readonly ViewPlayer[];
  readonly tiles: readonly ViewTile[];
  /** Large tiles in the common reserve, Small ones in the solo reserve, Voyage cards. */
  readonly reserve: number;
  readonly smallReserve: number;
  readonly voyage: number;
  /** What can still be drawn is known; only its order is not. */
  readonly reserveTiles: readonly string[];
  readonly smallReserveTiles: readonly Shape[];
  readonly tuunbaq: string | null;
  /** The tile that somebody holds over the map, and where, once that is chosen. */
  readonly held: { readonly tile: string; readonly cells: string | null } | null;
  readonly holes: readonly string[];
  /** Alone or together: the conditions of victory, met or not. */
  readonly goals: readonly { readonly goal: string; readonly met: boolean }[];
}

function playerView(g: Look, seat: number): ViewPlayer {
  const player = g.state.players[seat];
  if (!player) throw new RangeError(`there is no player ${seat}`);
  const { ship, sled, anchor: _anchor, points, ...rest } = player;
  const zone = sledZone(g, seat);
  const { cellNames, cornerNames } = g.content;
  return {
    ...copyJson(rest),
    ship: placeName(g, ship),
    icebound: ship >= 0 && isIcebound(g, ship),
    sled: sled === ABOARD ? 'aboard' : sled === LOST ? 'lost' : placeName(g, sled),
    zone: {
      cells: (zone?.cells ?? []).map((cell) => cellNames[cell] ?? ''),
      corners: (zone?.corners ?? []).map((corner) => cornerNames[corner] ?? ''),
    },
    score: points.tokens + points.islands + player.passage + player.greenland,
    points: totalOf(playerLines(g, seat)),
    series: seriesOf(g, seat),
  };
}

function tileView(g: Look, tile: number): ViewTile {
  const { tiles, tokens } = g.state;
  const spot = g.content.spots[tiles.spot[tile] ?? 0];
  const at = spot?.cells.find((cell) => (tokens[cell] ?? 0) > 0);
  return {
    tile: tiles.is[tile] ?? '',
    cells: spot?.name ?? '',
    face: tiles.face[tile] ?? 'A',
    turn: tiles.turn[tile] ?? 0,
    joker: tiles.joker[tile] ?? false,
    token: at === undefined ? null : (DISCOVERIES[(tokens[at] ?? 0) - 1] ?? null),
    at: at === undefined ? null : (g.content.cellNames[at] ?? null),
  };
}

export function view(g: Look, _eye: Eye): View {
  const { state } = g;
  return {
    config: g.config,
    corners: copyJson(state.corners),
    display: copyJson(state.display),
    piles: copyJson(state.piles),
    smallDisplay: copyJson(state.smallDisplay),
    removed: copyJson(state.removed),
    passage: copyJson(state.passage),
    greenland: copyJson(state.greenland),
    supply: copyJson(state.supply),
    discarded: copyJson(state.discarded),
    season: state.season,
    frozen: state.frozen,
    order: copyJson(state.order),
    passed: copyJson(state.passed),
    active: state.active,
    actions: state.actions,
    turn: state.turn,
    card: state.card,
    voyageUsed: copyJson(state.voyageUsed),
    over: state.over,
    disc: discOf(g),
    players: state.players.map((_player, seat) => playerView(g, seat)),
    tiles: state.tiles.is.map((_is, tile) => tileView(g, tile)),
    reserve: deckSize(state.reserve),
    smallReserve: deckSize(state.smallReserve),
    voyage: deckSize(state.voyage),
    reserveTiles: state.reserve
      .flat()
      .map((held) => held.is)
      .sort(),
    smallReserveTiles: state.smallReserve
      .flat()
      .map((held) => held.is)
      .sort(),
    tuunbaq: state.tuunbaq === NO_TILE ? null : cellNameOf(g, state.tuunbaq),
    held: state.held && {
      tile: state.held.tile,
      cells: g.content.spots[state.held.spot]?.name ?? null,
    },
    holes: state.holes.map((cell) => g.content.cellNames[cell] ?? ''),
    goals: goals(g).map((line) => ({
      goal: line.line,
      met: 'met' in line && line.met === true,
    })),
  };
}
