import type { Part } from '@incognita/kernel';
import { typeOf } from '../rules/damage.ts';
import type { Look } from '../rules/kit.ts';
import { oldOnesLines, playerLines, totalOf } from '../rules/scoring.ts';
import { distanceToTarget } from '../rules/targets.ts';
import { activationsLeft } from './threat.ts';

/** What things are worth to the Old Ones player, in victory points at the end of the game. */
const WORTH = {
  /** An awake walker beside a target, while there is time; less with every hex. */
  walker: 3,
  /** A sleeper is woken before it walks. */
  sleeper: 1.2,
  /** A card in the hand, while there is time to play it. */
  card: 1.1,
  /** What the best human has counts less than one's own. */
  rival: 0.8,
  /** Time that is left to act in. */
  time: 0.9,
};

/** Activations from which on a card or a walker is worth all it can be. */
const PLENTY = 12;

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
  let hunger = WORTH.card * (g.state.revenge?.hand.length ?? 0);
  for (const tile of g.state.tiles) {
    const type = typeOf(g, tile);
    if (type === 'temple' || type === 'empty') continue;
    const near = 1 / (1 + distanceToTarget(g, tile.hex));
    hunger += (tile.faceUp ? WORTH.walker : WORTH.sleeper) * near;
  }
  const worth = Math.min(1, left / PLENTY) * hunger + WORTH.time * left;
  return [...known, { part: 'oldOnes', worth }];
}
