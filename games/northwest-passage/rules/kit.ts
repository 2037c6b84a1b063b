import { type ChoiceOf, type Reader, type RefusalOf, type Run, rulesOf } from '@incognita/kernel';
import type {
  ActionId,
  CellName,
  Disc,
  Discovery,
  NorthwestContent,
  Provision,
  Shape,
} from '../content/types.ts';
import type { View } from '../view.ts';
import type { Chart } from './chart.ts';
import type { Config } from './config.ts';
import type { Face, Turn } from './shapes.ts';
import type { State, Vehicle } from './state.ts';

/** A tile on the map by its first cell, or an arrow. */
export type Place = CellName | 'greenland' | 'passage';
type Terrain = 'land' | 'sea';
type Row = 'available' | 'resting';
type Size = 'large' | 'small';

/** What an action costs now: pawns, and whether it takes 1 Food or 1 Morale as well. */
export type Prices = Readonly<
  Record<
    Vehicle,
    Readonly<Record<ActionId, { readonly pawns: number; readonly provision: boolean }>>
  >
>;

/**
 * The words of Northwest Passage. Cells are called `8D`, corners `8,4`, spots of two cells
 * `8D-9D`; a tile on the map goes by its first cell.
 */
export interface Northwest {
  State: State;
  Content: NorthwestContent;
  Index: Chart;
  Config: Config;
  View: View;
  Rule: `NWP-${string}`;
  Choices: {
    take: { tile: string };
    act: { action: ActionId; with: Vehicle };
    /** The same with a pawn's life for its price. */
    sacrifice: { action: ActionId; with: Vehicle };
    pass: object;
    end: object;
    size: { size: Size };
    pick: { tile: string };
    done: object;
    spot: { cells: string };
    lay: { face: Face; turn: Turn };
    hole: { cell: CellName };
    terrain: { terrain: Terrain };
    pile: { pile: Shape };
    go: { to: Place };
    /** A zone of a tile, by a frozen cell (`8D`) or a Land corner (`8,4`) of it. */
    zone: { at: string };
    /** How many pawns of each row the Sled column has afterwards. */
    split: { available: number; resting: number };
    spend: { what: Provision };
    gain: { what: Provision };
    mourn: { column: Vehicle };
    toll: { row: Row };
    give: { token: Discovery };
  };
  Prompts: {
    start: object;
    action: { actions: number; prices: Prices };
    expedition: { turn: number; actions: number; prices: Prices };
    take: { left: number };
    size: object;
    pick: object;
    second: object;
    spot: { tile: string };
    lay: { tile: string; cells: string };
    hole: object;
    terrain: { cell: CellName };
    pile: { cell: CellName };
    destination: { with: Vehicle };
    arrival: { to: CellName };
    deployment: { to: CellName };
    thaw: { cell: CellName };
    split: { available: number; resting: number };
    provision: { action: ActionId };
    strait: { count: number };
    mourn: { what: Provision };
    toll: { column: Vehicle };
    tuunbaq: object;
  };
  Events: {
    'setup.order': { order: readonly number[] };
    'setup.display': { tiles: readonly string[] };
    taken: { seat: number; tile: string };
    refilled: { tile: string };
    refreshed: { seat: number; size: Size; tiles: readonly string[] };
    acted: { seat: number; action: ActionId; with: Vehicle; pawns: number };
    spent: { seat: number; what: Provision; left: number };
    sacrificed: { seat: number; action: ActionId; with: Vehicle };
    placed: { seat: number; tile: string; cells: string; face: Face; turn: Turn };
    'token.put': { token: Discovery; cell: CellName };
    'hole.filled': { cell: CellName; tile: Shape; joker: boolean };
    island: { seat: number; tiles: number; points: number; token: boolean };
    'island.shared': { seat: number; points: number; token: boolean };
    moved: { seat: number; with: Vehicle; to: Place };
    transferred: { seat: number; ship: number; sled: number };
    'sled.deployed': { seat: number; cell: CellName };
    'sled.aboard': { seat: number };
    'token.taken': { seat: number; token: Discovery; cell: CellName; points: number };
    provisions: { seat: number; what: Provision; count: number; total: number };
    'provisions.full': { seat: number; what: Provision; lost: number };
    franklin: { seat: number; count: number; total: number };
    passed: { seat: number; place: number };
    rested: { seat: number; turn: number };
    season: { season: number; disc: Disc; frozen: number };
    order: { order: readonly number[] };
    'sled.climbed': { seat: number; cell: CellName };
    'sled.lost': { seat: number; cell: CellName; pawns: number };
    passage: { seat: number; value: number };
    home: { seat: number; value: number; rank: number };
    'tuunbaq.appears': { cell: CellName };
    'tuunbaq.moved': { seat: number; to: CellName };
    'toll.pawn': { seat: number; column: Vehicle };
    'toll.token': { seat: number; token: Discovery };
    card: { card: string; frozen: number };
    'card.nothing': { seat: number; card: string };
    died: { seat: number; column: Vehicle; what: Provision };
    end: { ending: 'season' | 'home' | 'crew' };
  };
  Reasons: {
    'act.pawns': { column: Vehicle; needed: number; available: number };
    'act.provisions': object;
    'act.nobody': { column: Vehicle };
    'draw.none': object;
    'refresh.none': object;
    'place.arrow': { with: Vehicle };
    'place.noTile': object;
    'place.full': object;
    'place.corner': { tile: string; cells: string; corner: string; terrain: Terrain };
    'place.route': { tile: string; cells: string };
    'move.icebound': { cell: CellName };
    'move.frozen': { to: Place };
    'move.noSea': { to: Place };
    'move.noLand': { to: Place };
    'move.openWater': { to: Place };
    'move.nowhere': { with: Vehicle };
    'transfer.apart': object;
    'transfer.lost': object;
    'transfer.arrow': object;
    'transfer.noLand': { cell: CellName };
    'transfer.halfFrozen': { cell: CellName };
    'transfer.same': object;
    'transfer.nobody': object;
    'token.arrow': { with: Vehicle };
    'token.none': { cell: CellName };
    'token.otherAction': { cell: CellName; token: Discovery };
    'tuunbaq.absent': object;
    'tuunbaq.taken': { to: CellName; seat: number };
    'tuunbaq.nowhere': object;
    'pass.acted': object;
    'take.none': { size: Size };
    'spend.none': { what: Provision };
    'config.soloIsForOne': object;
    'config.oneIsSolo': object;
    'config.coopIsForTwo': object;
    'config.terrorIsStandard': object;
    'config.harderIsExpedition': object;
  };
  Scores: {
    tokens: object;
    islands: { count: number };
    passage: object;
    'passage.void': { value: number };
    home: object;
    majority: { token: 'franklin' | 'strait' | 'cartography'; count: number; place: number };
    series: { count: number };
    'lost.sled': { pawns: number };
    'lost.ship': { pawns: number };
    'lost.pawns': { pawns: number };
    'out.ship': object;
    'out.sled': object;
    'goal.passage': { met: boolean };
    'goal.franklin': { met: boolean; found: number; needed: number };
    'goal.home': { met: boolean };
    'goal.prestige': { met: boolean; total: number; target: number };
  };
}

export const rules = rulesOf<Northwest>();
export const { auto, answering, decision } = rules;

/** What a rule acts through, and what it looks at. */
export type Game = Run<Northwest>;
export type Look = Reader<Northwest>;
export type Answer<K extends keyof Northwest['Choices']> = ChoiceOf<Northwest, K>;
export type Refusal = RefusalOf<Northwest>;
