import { type Mask, type schema, sees } from '../index.ts';
import { type AnyWorld, type Exam, eyeName, eyesOf } from './exam.ts';
import { Violation } from './violation.ts';

/**
 * What is hidden must lie in a pool: outside of all pools it is never dealt again, and the leak
 * tests would be blind to it. A thing that can be swapped with nothing is a pool of one.
 */
export function checkPools(exam: Exam, world: AnyWorld): void {
  const slots = new Map<object, string>();
  collect(exam.game.state.schema, world.state, 'state', slots);
  const pooled = new Set<object>();
  for (const pool of exam.game.pools(world.state, exam.engine.indexFor(world.config)))
    for (const held of pool) {
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

/** Every slot of a state, as its schema describes them, with its place. */
function collect(node: schema.Node, value: unknown, at: string, found: Map<object, string>): void {
  if (typeof value !== 'object' || value === null) return;
  switch (node.kind) {
    case 'maybe':
      collect(node.of, value, at, found);
      return;
    case 'list':
    case 'table':
      for (const [key, held] of Object.entries(value))
        collect(node.of, held, `${at}.${key}`, found);
      return;
    case 'record': {
      if (isSlot(node)) found.set(value, at);
      for (const [key, field] of Object.entries(node.fields))
        collect(field, (value as Record<string, unknown>)[key], `${at}.${key}`, found);
      return;
    }
  }
}

/** slotOf() makes a record of just these two fields. */
const isSlot = (node: { readonly fields: object }): boolean =>
  Object.keys(node.fields).sort().join() === 'is,seen';
