import type { Part } from '@incognita/kernel';
import { typeOf } from '../rules/damage.ts';
import type { Look } from '../rules/kit.ts';
import { oldOnesLines, playerLines, totalOf } from '../rules/scoring.ts';
import { distanceToTarget, targetsOfOldOnes } from '../rules/targets.ts';
import { loreOf } from './lore.ts';
import { activationsLeft } from './threat.ts';

/** What things are worth to the Old Ones player, in victory points at the end of the game. */
const WORTH = {
  /** A target that is reached: a Farm blighted, now and then a Port or an Outpost. */
  prey: 4.5,
  /** A sleeper takes an action to be woken, and may be met before. */
  sleeper: 0.6,
  /** A card in the hand while there is time to play it, and one beyond those. */
  card: 1.3,
  spare: 0.3,
  /** What the best human has counts less than one's own. */
  rival: 0.8,
  /** Time that is left to act in. */
  time: 0.9,
};

/** Activations from which on cards are worth all they can be, and how many of them. */
const PLENTY = 12;
const HAND = 3;

/** Hexes to walk by one action of time: about every second one is a Move, of four cards, not two. */
const MARCHES = 1;

/**
 * What a position is worth to the Old Ones player: the points it has, how near its Old Ones are to
 * what they want, its cards and its time, less what the best human has.
 */
export function oldOnesParts(g: Look): Part[] {
  const points = totalOf(oldOnesLines(g));
  const best = Math.max(
    0,
    ...g.content.edition.players(g).map((seat) => totalOf(playerLines(g, seat))),
  );
  const known = [
    { part: 'points', worth: points },
    { part: 'rivals', worth: -WORTH.rival * best },
  ];
  if (g.state.ending !== null) return known;
  const left = activationsLeft(g);
  const hand = g.state.revenge?.hand.length ?? 0;
  const cards = WORTH.card * Math.min(hand, HAND) + WORTH.spare * Math.max(0, hand - HAND);
  return [
    ...known,
    { part: 'cards', worth: Math.min(1, left / PLENTY) * cards },
    { part: 'oldOnes', worth: WORTH.prey * reached(g, left) + WORTH.time * left },
  ];
}

/** How many targets the Old Ones on the map will reach, as far as the eye can see. */
function reached(g: Look, left: number): number {
  const prey = targetsOfOldOnes(g).filter((hex) => hex > 0).length;
  if (prey === 0) return 0;
  const { pace } = loreOf(g.content);
  let walkers = 0;
  for (const tile of g.state.tiles) {
    const type = typeOf(g, tile);
    if (type === 'temple' || type === 'empty') continue;
    const steps = pace[type] * MARCHES * left;
    const distance = distanceToTarget(g, tile.hex);
    if (steps > 0) walkers += ((tile.faceUp ? 1 : WORTH.sleeper) * steps) / (steps + distance);
  }
  // Many walkers share few targets.
  return prey * (1 - Math.exp(-walkers / prey));
}
