import type { HexId, OldOneType } from '../../content/types.ts';
import { alikaAttack } from '../activation.ts';
import { typeOf } from '../damage.ts';
import { gameGoesOn } from '../end.ts';
import { blightWaiting } from '../farm.ts';
import { auto, decision, type Game, type Look } from '../kit.ts';
import { anyMover, type Compass, moveByCards, moversOf, stepsTowards, walk } from '../movement.ts';
import { watchObjective } from '../objectives.ts';
import { distanceToTarget, targetsOfOldOnes } from '../targets.ts';
import { healAll, revengeCombats } from './combats.ts';
import { oldOnesSeat } from './table.ts';
import type { March } from './words.ts';

type Tiles = Look['state']['tiles'][number];

/** AUZ-MOVE-02, REV-MOVE-06: face up, not stopped, no Temple. */
const walks = (g: Look, tile: Tiles): boolean =>
  tile.faceUp && !tile.stopped && typeOf(g, tile) !== 'temple';

/** REV-MOVE-04: the Old Ones player chooses among equally good hexes. */
export function waysOfPlayer(g: Look, from: HexId, by: Compass): HexId | readonly HexId[] {
  const ways = stepsTowards(g, from, by.direction, 1);
  return ways.length > 1 ? ways : (ways[0] ?? from);
}

export const chooseWay = decision<{ tile: number; ways: readonly HexId[] }, 'way'>('way', {
  rule: 'REV-MOVE-04',
  seat: (g) => oldOnesSeat(g),
  prompt: (g, my) => ({
    ask: 'way',
    tile: g.state.tiles[my.tile]?.tile.is ?? '',
    hex: g.state.tiles[my.tile]?.hex ?? 0,
  }),
  options: (_g, my) => my.ways.map((hex) => ({ do: 'way' as const, hex })),
});

/** What a Move would set in motion, as far as the cards let them. */
export function marchesOf(g: Look): March[] {
  const { land } = g.content;
  return g.state.tiles.flatMap((tile) => {
    const ways = walks(g, tile) ? stepsTowards(g, tile.hex, 1, 1) : [];
    if (ways.length === 0) return [];
    const distance = distanceToTarget(g, tile.hex);
    const targets = targetsOfOldOnes(g).filter((hex) => land[tile.hex]?.[hex] === distance);
    return [{ tile: tile.tile.is, from: tile.hex, ways, targets, distance }];
  });
}

export function beginActivation(g: Game): void {
  g.state.activation ??= { waiting: [], fought: [] };
}

/** What follows every movement: combats, Alika once, the Farms that waited (REV-MOVE-15). */
export const afterMovement = auto(
  'after-movement',
  () => ({}),
  {
    combats: (_g, _my, k) => k.call(revengeCombats, {}),
    alika(g, _my, k) {
      return g.state.activation?.waiting.length === 0 ? undefined : k.call(alikaAttack, {});
    },
    farms(g) {
      blightWaiting(g);
      return undefined;
    },
  },
  { lasts: gameGoesOn },
);

/** The end of an activation of the Old Ones player. */
const endActivation = (g: Game): undefined => {
  for (const tile of g.state.tiles) tile.stopped = false;
  g.state.activation = null;
  healAll(g);
  watchObjective(g);
  g.horizon();
  return undefined;
};

/** REV-MOVE-01 to 15: four cards, one after the other, for movement only. */
export const moveAction = auto(
  'move-action',
  () => ({}),
  {
    cards(g, _my, k) {
      beginActivation(g);
      if (anyMover(g)) {
        const cards = g.content.content.revenge.oldOnesPlayer.movementCards;
        return k.call(moveByCards, { cards, only: null });
      }
      // REV-RULING-12.
      g.tell('oldOnes.still', 'REV-MOVE-13', {});
      return undefined;
    },
    after: (_g, _my, k) => k.call(afterMovement, {}),
    end: (g) => endActivation(g),
  },
  { lasts: gameGoesOn },
);

/**
 * Old Ones that a card moves: all of a type, or one tile; so many hexes, one after the other, then
 * what follows every movement. REV-CONTENT-18, REV-CONTENT-22.
 */
export const marchByCard = auto(
  'march-by-card',
  (a: { type: OldOneType | null; tile: string | null; steps: number; whole: boolean }) => ({
    ...a,
    left: a.steps,
  }),
  {
    step(g, my, k) {
      beginActivation(g);
      if (my.left === 0) return k.to('after');
      my.left--;
      const movers = moversOf(
        g,
        (tile) =>
          walks(g, tile) &&
          (my.type === null || typeOf(g, tile) === my.type) &&
          (my.tile === null || tile.tile.is === my.tile),
      );
      if (movers.length === 0) return k.to('step');
      return k.call(walk, { movers, direction: 1, rotation: 'cw' });
    },
    again: (_g, _my, k) => k.to('step'),
    after: (_g, _my, k) => k.call(afterMovement, {}),
    /** `whole`: the card is an activation of its own. */
    end: (g, my) => (my.whole ? endActivation(g) : undefined),
  },
  { lasts: gameGoesOn },
);
