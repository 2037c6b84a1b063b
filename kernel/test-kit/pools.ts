import { type Mask, sees, slotsIn } from '../index.ts';
import { type AnyWorld, type Exam, eyeName, eyesOf } from './exam.ts';
import { slotsOf } from './slots.ts';
import { Violation } from './violation.ts';

/**
 * What is hidden must lie in a pool: outside of all pools it is never dealt again, and the leak
 * tests would be blind to it. A thing that can be swapped with nothing is a pool of one.
 */
export function checkPools(exam: Exam, world: AnyWorld): void {
  const slots = slotsOf(exam.game.state.schema, world);
  const pooled = new Set<object>();
  for (const pool of exam.game.pools(world.state, exam.engine.indexFor(world.config)))
    for (const held of slotsIn(pool)) {
      if (!slots.has(held))
        throw new Violation('pools', 'a pool holds something that is not a slot of the state');
      if (pooled.has(held))
        throw new Violation('pools', `${slots.get(held)} is in two pools, or twice in one`);
      pooled.add(held);
    }
  for (const [held, at] of slots) {
    const blind = eyesOf(world).find((eye) => !sees(held as { seen: Mask }, eye));
    if (blind !== undefined && !pooled.has(held))
      throw new Violation('pools', `${at} is hidden from ${eyeName(blind)}, but lies in no pool`);
  }
}
