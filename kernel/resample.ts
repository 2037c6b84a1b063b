import type { Chance } from './chance.ts';
import type { Node } from './schema.ts';
import { type Eye, type Slot, sees, slot } from './slots.ts';

type AnySlot = Slot<unknown>;

/** Things that may lie in each other's places, but not everything everywhere. */
export interface PlacedPool {
  readonly slots: readonly AnySlot[];
  /** Could this lie in that place, by what everybody knows? What lies there now always could. */
  readonly fits: (what: unknown, place: AnySlot) => boolean;
}

/** Hidden things that could be swapped for each other without anybody seeing a difference. */
export type Pool = readonly AnySlot[] | PlacedPool;

const isPlaced = (pool: Pool): pool is PlacedPool => 'fits' in pool;
export const slotsIn = (pool: Pool): readonly AnySlot[] => (isPlaced(pool) ? pool.slots : pool);

/** Deals again what an eye has not seen: within each pool anything that fits may lie anywhere. */
export function dealAgain(
  pools: readonly Pool[],
  eye: Eye,
  chance: Chance,
): ReadonlyMap<AnySlot, AnySlot> {
  const dealt = new Map<AnySlot, AnySlot>();
  for (const pool of pools) {
    const unseen = slotsIn(pool).filter((held) => !sees(held, eye));
    const contents = unseen.map((held) => held.is);
    chance.shuffle(contents);
    const placed = isPlaced(pool) ? inPlaces(unseen, contents, pool.fits, chance) : contents;
    unseen.forEach((held, i) => {
      dealt.set(held, slot(placed[i], held.seen));
    });
  }
  return dealt;
}

/**
 * Contents in the order of the places: what fits few of them chooses first. Should the last ones
 * find no place, everything stays where it lies, which fits for certain.
 */
function inPlaces(
  places: readonly AnySlot[],
  contents: readonly unknown[],
  fits: PlacedPool['fits'],
  chance: Chance,
): unknown[] {
  const room = (what: unknown): number => places.filter((place) => fits(what, place)).length;
  const picky = contents
    .map((what) => ({ what, room: room(what) }))
    .sort((a, b) => a.room - b.room);
  const free = places.map((_place, i) => i);
  const placed: unknown[] = places.map((held) => held.is);
  for (const { what } of picky) {
    const open = free.filter((i) => fits(what, places[i] as AnySlot));
    const at = open[chance.below(Math.max(1, open.length))];
    if (at === undefined) return places.map((held) => held.is);
    placed[at] = what;
    free.splice(free.indexOf(at), 1);
  }
  return placed;
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
