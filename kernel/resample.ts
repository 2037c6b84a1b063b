import type { Chance } from './chance.ts';
import type { Node } from './schema.ts';
import { type Eye, type Slot, sees, slot } from './slots.ts';

type AnySlot = Slot<unknown>;

/** Deals again what an eye has not seen: within each pool anything may turn out to be anything. */
export function dealAgain(
  pools: readonly (readonly AnySlot[])[],
  eye: Eye,
  chance: Chance,
): ReadonlyMap<AnySlot, AnySlot> {
  const dealt = new Map<AnySlot, AnySlot>();
  for (const pool of pools) {
    const unseen = pool.filter((held) => !sees(held, eye));
    const contents = unseen.map((held) => held.is);
    chance.shuffle(contents);
    unseen.forEach((held, i) => {
      dealt.set(held, slot(contents[i], held.seen));
    });
  }
  return dealt;
}

/** Puts other slots into the places of some, wherever these lie in a state. Answers the state. */
export function replaceSlots<V>(node: Node, value: V, by: ReadonlyMap<AnySlot, AnySlot>): V {
  if (value === null || !holdsSlots(node)) return value;
  if (node.kind === 'maybe') return replaceSlots(node.of, value, by);
  if (node.kind === 'record' && node.shared) return (by.get(value as AnySlot) ?? value) as V;
  const held = value as Record<string, unknown>;
  for (const key of Object.keys(held)) {
    const part = node.kind === 'record' ? node.fields[key] : 'of' in node ? node.of : undefined;
    if (part && holdsSlots(part)) held[key] = replaceSlots(part, held[key], by);
  }
  return value;
}

const answers = new WeakMap<Node, boolean>();

/** Most of a state lies open, and is not looked through. */
function holdsSlots(node: Node): boolean {
  const known = answers.get(node);
  if (known !== undefined) return known;
  let holds = false;
  if (node.kind === 'record')
    holds = node.shared === true || Object.values(node.fields).some(holdsSlots);
  else if ('of' in node) holds = holdsSlots(node.of);
  answers.set(node, holds);
  return holds;
}
