import type { schema } from '../index.ts';
import type { AnyWorld } from './exam.ts';

/** Every slot of a world, as the schema of its state describes them, with its place. */
export function slotsOf(node: schema.Node, world: AnyWorld): ReadonlyMap<object, string> {
  const found = new Map<object, string>();
  collect(node, world.state, 'state', found);
  return found;
}

/** Slots never change, because worlds share them: from here on, a rule that tries to throws. */
export function freezeSlots(node: schema.Node, world: AnyWorld): void {
  for (const held of slotsOf(node, world).keys()) Object.freeze(held);
}

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
      if (node.shared) found.set(value, at);
      for (const [key, field] of Object.entries(node.fields))
        collect(field, (value as Record<string, unknown>)[key], `${at}.${key}`, found);
      return;
    }
  }
}
