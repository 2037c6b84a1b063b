import { EVERYONE } from '@incognita/kernel';
import type { Benefit } from '../content/types.ts';
import { faceOf, typeOf } from './damage.ts';
import { auto, type Game, type Look } from './kit.ts';
import { moveByCards } from './movement.ts';
import { gain, playerOf } from './people.ts';
import { removeRightmost } from './recruit.ts';
import { revealHex, spawn } from './reveal.ts';
import type { Tile } from './state.ts';
import { placeTile } from './tiles.ts';
import { playerOrder } from './time-track.ts';

/** AUZ-REV-01: the lowest-numbered hex with a face-down tile, or 0. */
export function nextToWake(g: Look): number {
  let lowest = 0;
  for (const tile of g.state.tiles)
    if (!tile.faceUp && (lowest === 0 || tile.hex < lowest)) lowest = tile.hex;
  return lowest;
}

export const revelation = auto('revelation', () => ({ six: false, woken: null as string | null }), {
  turn(g, my, k) {
    const card = g.draw(g.state.revelations, EVERYONE);
    if (!card) return k.done(null);
    // AUZ-REV-12: never back in the deck.
    g.state.revelationsPlayed.push(card.is);
    g.tell('revelation', 'AUZ-OO-01', { revelation: card.is });
    const { event } = g.content.revelation(card.is);
    switch (event.kind) {
      case 'reveal':
      case 'reveal-six': {
        const hex = nextToWake(g);
        if (hex === 0) {
          // AUZ-RULING-31: like No Event.
          g.tell('revelation.nothing', 'AUZ-REV-03', {});
          return k.done(null);
        }
        my.six = event.kind === 'reveal-six';
        return k.call(revealHex, { hex }, 'woken');
      }
      case 'assassinate': {
        const removed = removeRightmost(g, 2);
        g.tell('revelation.assassinated', 'AUZ-REV-06', { personalities: removed });
        return k.done(null);
      }
      case 'temples':
        return k.call(oldOnesOnTemples, {});
      case 'benefit':
        for (const seat of playerOrder(g)) receive(g, seat, event.benefit);
        return k.done(null);
      case 'none':
        g.tell('revelation.nothing', 'AUZ-REV-10', {});
        return k.done(null);
    }
  },
  /** AUZ-REV-04, AUZ-REV-05, AUZ-RULING-32: six cards for the tile just woken, if it can walk. */
  six(g, my, k) {
    if (!my.six || my.woken === null) return undefined;
    if (g.content.tile(my.woken).type === 'temple') return undefined;
    return k.call(moveByCards, { cards: 6, only: my.woken });
  },
});

/** AUZ-REV-07 to 09: a level 3 tile on every Temple that was face up. */
const oldOnesOnTemples = auto('old-ones-on-temples', () => ({ hexes: [] as number[], at: -1 }), {
  /** AUZ-CHAL-08: a Spawning Temple is a Temple like any other. */
  temples(g, my) {
    my.hexes = g.state.tiles
      .filter((tile) => tile.faceUp && typeOf(g, tile) === 'temple')
      .map((tile) => tile.hex)
      .sort((a, b) => a - b);
    if (my.hexes.length === 0) g.tell('revelation.nothing', 'AUZ-REV-07', {});
    return undefined;
  },
  next(g, my, k) {
    const hex = my.hexes.shift();
    if (hex === undefined) return k.done(null);
    const tile = bringFromDeep(g, hex);
    return tile && faceOf(g, tile).spawns !== null
      ? k.call(spawn, { hex, temple: tile.tile.is })
      : undefined;
  },
  again: (_g, _my, k) => k.to('next'),
});

/** AUZ-REV-08, AUZ-REV-09, AUZ-RULING-33: level 3, then level 2; an Empty tile is not replaced. */
function bringFromDeep(g: Game, hex: number): Tile | null {
  for (const back of [3, 2]) {
    const stack = g.state.stacks[back - 1];
    const drawn = stack ? g.draw(stack, EVERYONE) : null;
    if (!drawn) continue;
    if (g.content.tile(drawn.is).type === 'empty') {
      g.state.gone.push(drawn);
      g.tell('oldOne.empty', 'AUZ-REV-09', { hex });
      return null;
    }
    const tile = placeTile(g, hex, { tile: drawn, back, faceUp: true });
    g.tell('oldOne.onTemple', 'AUZ-REV-07', { tile: drawn.is, hex });
    return tile;
  }
  g.tell('revelation.nothing', 'AUZ-REV-08', {});
  return null;
}

/** AUZ-REV-11, AUZ-RULING-64: what is left, in player order. */
function receive(g: Game, seat: number, benefit: Benefit): void {
  switch (benefit.kind) {
    case 'goods': {
      const coal = gain(g, seat, 'coal', benefit.coal);
      const iron = gain(g, seat, 'iron', benefit.iron);
      const gold = gain(g, seat, 'gold', benefit.gold);
      g.tell('benefit.goods', 'AUZ-REV-11', { seat, coal, iron, gold });
      return;
    }
    case 'infantry': {
      const count = Math.min(benefit.count, g.state.supply.units.infantry);
      g.state.supply.units.infantry -= count;
      playerOf(g, seat).barracks.infantry += count;
      g.tell('benefit.infantry', 'AUZ-REV-11', { seat, count });
      return;
    }
    case 'gold-per-farms': {
      const farms = g.state.farms.filter((farm) => farm.owner === seat && !farm.blighted).length;
      const wanted = Math.min(benefit.most, Math.floor(farms / benefit.per));
      const gold = gain(g, seat, 'gold', wanted);
      g.tell('benefit.goods', 'AUZ-REV-11', { seat, coal: 0, iron: 0, gold });
    }
  }
}
