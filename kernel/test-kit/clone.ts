import type { schema } from '../index.ts';
import { cloneSource } from './clone-source.ts';
import type { AnyEngine, AnyWorld } from './exam.ts';
import { differenceOf, objectsIn } from './plain.ts';
import { slotsOf } from './slots.ts';
import { Violation } from './violation.ts';

/** Source without what a formatter may change: spaces, quotes, trailing commas, semicolons. */
const bare = (source: string): string =>
  source.replace(/[\s'"`;]/g, '').replace(/,([)\]}>])/g, '$1');

/** The committed clone is the one that today's schema gives. */
export function checkCloneFile(source: string, node: schema.Node): void {
  if (bare(source) === bare(cloneSource(node))) return;
  throw new Violation(
    'clone',
    'the generated clone is older than the schema of the state; write it again with "npm run lab -- generate"',
  );
}

/** A clone is equal to a copy by JSON and shares nothing that may change with its world. */
export function checkClone(engine: AnyEngine, world: AnyWorld): void {
  const copy = JSON.parse(JSON.stringify(world)) as AnyWorld;
  const clone = engine.clone(world);
  const difference = differenceOf(copy, clone, 'world');
  if (difference) throw new Violation('clone', `the clone differs from a copy: ${difference}`);
  // The config and slots never change, so that all worlds of a table may hold the same ones.
  const live = objectsIn({ ...world, config: null });
  for (const held of slotsOf(engine.game.state.schema, world).keys()) live.delete(held);
  const shared = [...objectsIn({ ...clone, config: null })].some((held) => live.has(held));
  if (shared)
    throw new Violation('clone', 'the clone shares an object with the world it was made from');
}
