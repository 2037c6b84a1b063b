import type { HexId, OldOneCard } from '../content/types.ts';
import { buryDead, regenerate, strike, typeOf } from './damage.ts';
import { blight } from './farm.ts';
import { auto, type Game, type Look } from './kit.ts';
import { discardCard, drawOldOneCard } from './old-one-cards.ts';
import { has } from './people.ts';
import type { Tile } from './state.ts';

/** AUZ-MOVE-03, AUZ-BLIGHT-03: what Old Ones walk towards: Ports and un-blighted Farms. */
export function targetsOfOldOnes(g: Look): HexId[] {
  return [
    ...g.state.players.map((player) => player.port),
    ...g.state.farms.filter((farm) => !farm.blighted).map((farm) => farm.hex),
  ];
}

/**
 * AUZ-MOVE-04, AUZ-MOVE-05: the step of a tile in `from`; the hex itself if it has arrived.
 * AUZ-MOVE-07, AUZ-RULING-29: by land distance, whatever lies or stands on the way.
 */
export function stepFrom(g: Look, from: HexId, card: OldOneCard): HexId {
  const { land, towards } = g.content;
  let nearest = Number.POSITIVE_INFINITY;
  let closest: HexId[] = [];
  for (const target of targetsOfOldOnes(g)) {
    const distance = land[from]?.[target] ?? Number.POSITIVE_INFINITY;
    if (distance < nearest) {
      nearest = distance;
      closest = [target];
    } else if (distance === nearest) closest.push(target);
  }
  if (nearest === 0 || !Number.isFinite(nearest)) return from;
  const turn = card.rotation === 'cw' ? 1 : 5;
  for (let i = 0, direction = card.direction - 1; i < 6; i++, direction = (direction + turn) % 6) {
    const next = towards[from]?.[direction] ?? 0;
    if (next > 0 && closest.some((target) => land[next]?.[target] === nearest - 1)) return next;
  }
  return from;
}

/** AUZ-MOVE-01, AUZ-MOVE-02, AUZ-MOVE-09, AUZ-MOVE-12, AUZ-OLD-06: who obeys a card. */
const obeys = (g: Look, tile: Look['state']['tiles'][number], card: OldOneCard): boolean =>
  tile.faceUp &&
  !tile.stopped &&
  typeOf(g, tile) !== 'temple' &&
  card.moves.includes(typeOf(g, tile)) &&
  !g.state.players.some((player) => player.port === tile.hex);

/**
 * Draws movement cards, each resolved completely before the next, which may move the same tile
 * again (AUZ-MOVE-11). `only` names a single mover.
 */
export const moveByCards = auto(
  'movement',
  (a: { cards: number; only: string | null }) => ({ ...a, left: a.cards }),
  {
    card(g, my, k) {
      if (my.left === 0) return k.done(null);
      my.left--;
      const card = g.content.card(drawOldOneCard(g, my.only === null ? 'AUZ-OO-02' : 'AUZ-REV-04'));
      moveAll(g, card, my.only);
      discardCard(g);
      return k.to('card');
    },
  },
);

/** AUZ-MOVE-06, AUZ-RULING-30: steps are chosen before any is made, then made together. */
function moveAll(g: Game, card: OldOneCard, only: string | null): void {
  const movers = g.state.tiles.filter(
    (tile) => obeys(g, tile, card) && (only === null || tile.tile.is === only),
  );
  const steps = movers.map((tile) => stepFrom(g, tile.hex, card));
  const entered = new Map<HexId, Tile[]>();
  movers.forEach((tile, i) => {
    const to = steps[i] ?? tile.hex;
    if (to === tile.hex) return;
    g.tell('oldOne.moved', 'AUZ-MOVE-01', { tile: tile.tile.is, from: tile.hex, to });
    tile.hex = to;
    entered.set(to, [...(entered.get(to) ?? []), tile]);
    if (g.state.players.some((player) => player.port === to)) tile.stopped = true;
  });
  // AUZ-BLIGHT-02: everybody has arrived.
  for (const hex of [...entered.keys()].sort((a, b) => a - b))
    enterFarm(g, hex, entered.get(hex) ?? []);
}

/** AUZ-BLIGHT-01, AUZ-BLIGHT-05, AUZ-RULING-28: first Castro, then Alika, then the blight. */
function enterFarm(g: Game, hex: HexId, tiles: readonly Tile[]): void {
  const farm = g.state.farms.find((held) => held.hex === hex && !held.blighted);
  if (!farm) return;
  if (has(g, farm.owner, 'castro')) {
    for (const tile of tiles) {
      strike(g, farm.owner, tile, 2);
      g.tell('castro', 'AUZ-PERS-02', { seat: farm.owner, tile: tile.tile.is, hex });
    }
    buryDead(g, tiles);
  }
  // AUZ-RULING-75: one survivor is enough.
  const left = tiles.filter((tile) => g.state.tiles.includes(tile));
  if (left.length === 0) {
    g.tell('farm.saved', 'AUZ-PERS-02', { hex });
    return;
  }
  if (has(g, farm.owner, 'alika')) {
    for (const tile of left) tile.stopped = true;
    const waiting = g.state.activation?.waiting;
    if (waiting && !waiting.includes(hex)) waiting.push(hex);
    g.tell('alika.holds', 'AUZ-PERS-21', { seat: farm.owner, hex });
    return;
  }
  // AUZ-BLIGHT-04: nobody is stopped, the next card leads on.
  blight(g, hex);
  // AUZ-RULING-39: Castro's damage on a Zombie heals once the Farm is settled.
  regenerate(g, left);
}
