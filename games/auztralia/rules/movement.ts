import type { HexId, OldOneCard, Rotation } from '../content/types.ts';
import { regenerate, typeOf } from './damage.ts';
import { blight, castroStrikes } from './farm.ts';
import { type Answer, auto, type Game, type Look } from './kit.ts';
import { discardCard, drawOldOneCard } from './old-one-cards.ts';
import { has } from './people.ts';
import type { Tile } from './state.ts';
import { distanceToTarget, isStronghold, targetsOfOldOnes } from './targets.ts';

/** A direction to begin with, and which way round it goes on from there. */
export interface Compass {
  readonly direction: number;
  readonly rotation: Rotation;
}

/**
 * AUZ-MOVE-04: the hexes that lead a tile in `from` towards its closest targets, by compass from
 * `first` on; none if it has arrived or nothing can be reached.
 */
export function stepsTowards(g: Look, from: HexId, first: number, turn: number): HexId[] {
  const { land, towards } = g.content;
  const nearest = distanceToTarget(g, from);
  if (nearest === 0 || !Number.isFinite(nearest)) return [];
  const closest = targetsOfOldOnes(g).filter((target) => land[from]?.[target] === nearest);
  const steps: HexId[] = [];
  for (let i = 0, direction = first - 1; i < 6; i++, direction = (direction + turn) % 6) {
    const next = towards[from]?.[direction] ?? 0;
    if (next > 0 && closest.some((target) => land[next]?.[target] === nearest - 1))
      steps.push(next);
  }
  return steps;
}

/** AUZ-MOVE-05: the card's number and turn say which of them; the hex itself if there is none. */
export const wayByCompass = (g: Look, from: HexId, card: Compass): HexId =>
  stepsTowards(g, from, card.direction, card.rotation === 'cw' ? 1 : 5)[0] ?? from;

/** AUZ-MOVE-01, AUZ-MOVE-02, AUZ-MOVE-09, AUZ-MOVE-12, AUZ-OLD-06: who obeys a card. */
const obeys = (g: Look, tile: Look['state']['tiles'][number], card: OldOneCard): boolean =>
  tile.faceUp &&
  !tile.stopped &&
  typeOf(g, tile) !== 'temple' &&
  card.moves.includes(typeOf(g, tile));

/**
 * AUZ-OO-02, AUZ-RULING-82, REV-MOVE-13: somebody face up who is able to move. REV-RULING-22: so is
 * who stands on an Outpost, which is attacked again.
 */
export const anyMover = (g: Look): boolean =>
  g.state.tiles.some(
    (tile) =>
      tile.faceUp &&
      !tile.stopped &&
      typeOf(g, tile) !== 'temple' &&
      !g.state.players.some((player) => player.port === tile.hex),
  );

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
      const movers = moversOf(
        g,
        (tile) => (my.only === null || tile.tile.is === my.only) && obeys(g, tile, card),
      );
      const { direction, rotation } = card;
      if (movers.length > 0) return k.call(walk, { movers, direction, rotation });
      return undefined;
    },
    next(g, _my, k) {
      discardCard(g);
      return k.to('card');
    },
  },
);

/** The places of those who go on; who stands where it would fight stays there for that. */
export function moversOf(g: Game, obeys: (tile: Tile) => boolean): number[] {
  const movers: number[] = [];
  g.state.tiles.forEach((tile, i) => {
    if (!obeys(tile)) return;
    if (isStronghold(g, tile.hex)) g.content.edition.map.atStronghold(g, tile);
    else movers.push(i);
  });
  return movers;
}

/** One step of each. AUZ-MOVE-06, AUZ-RULING-30: all are chosen before any is made. */
export const walk = auto(
  'walk',
  (a: { movers: number[]; direction: number; rotation: Rotation }) => ({
    ...a,
    steps: [] as HexId[],
    way: null as Answer<'way'> | null,
  }),
  {
    choose(g, my, k) {
      const { chooseWay, ways } = g.content.edition.map;
      while (my.steps.length < my.movers.length) {
        const tile = my.movers[my.steps.length] ?? 0;
        const open = ways(g, g.state.tiles[tile]?.hex ?? 0, my);
        if (typeof open !== 'number' && chooseWay)
          return k.call(chooseWay, { tile, ways: open }, 'way');
        my.steps.push(typeof open === 'number' ? open : (open[0] ?? 0));
      }
      return k.to('march');
    },
    chosen(_g, my, k) {
      if (my.way) my.steps.push(my.way.hex);
      return k.to('choose');
    },
    march(g, my) {
      march(
        g,
        my.movers.flatMap((i) => g.state.tiles[i] ?? []),
        my.steps,
      );
      return undefined;
    },
  },
);

/** All go together, then AUZ-BLIGHT-02 the Farms: everybody has arrived. */
function march(g: Game, movers: readonly Tile[], steps: readonly HexId[]): void {
  const entered = new Map<HexId, Tile[]>();
  movers.forEach((tile, i) => {
    const to = steps[i] ?? tile.hex;
    if (to === tile.hex) return;
    g.tell('oldOne.moved', 'AUZ-MOVE-01', { tile: tile.tile.is, from: tile.hex, to });
    tile.hex = to;
    entered.set(to, [...(entered.get(to) ?? []), tile]);
    if (!isStronghold(g, to)) return;
    tile.stopped = true;
    g.content.edition.map.atStronghold(g, tile);
  });
  for (const hex of [...entered.keys()].sort((a, b) => a - b))
    enterFarm(g, hex, entered.get(hex) ?? []);
}

/** AUZ-BLIGHT-01, AUZ-BLIGHT-05, AUZ-RULING-28: first Castro, then Alika, then the blight. */
function enterFarm(g: Game, hex: HexId, tiles: readonly Tile[]): void {
  const farm = g.state.farms.find((held) => held.hex === hex && !held.blighted);
  if (!farm) return;
  // AUZ-RULING-75: one survivor is enough.
  const left = castroStrikes(g, farm, tiles);
  if (left.length === 0) return;
  if (has(g, farm.owner, 'alika')) {
    for (const tile of left) tile.stopped = true;
    const waiting = g.state.activation?.waiting;
    if (waiting && !waiting.includes(hex)) waiting.push(hex);
    g.tell('alika.holds', 'AUZ-PERS-21', { seat: farm.owner, hex });
    return;
  }
  // AUZ-BLIGHT-04: nobody is stopped, the next card leads on.
  if (g.content.edition.map.farmStops) for (const tile of left) tile.stopped = true;
  blight(g, hex);
  // AUZ-RULING-39: Castro's damage on a Zombie heals once the Farm is settled.
  regenerate(g, left);
}
