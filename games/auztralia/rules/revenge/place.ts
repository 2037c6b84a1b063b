import { deckSize, only } from '@incognita/kernel';
import type { HexId, OldOneLevel } from '../../content/types.ts';
import { type Answer, auto, decision, type Look, type Refusal } from '../kit.ts';
import { isOldOneHex } from '../network.ts';
import { placeTile } from '../tiles.ts';
import { effectiveLevel, oldOnesSeat, revengeIn, revengeOf } from './table.ts';

const LEVELS: readonly OldOneLevel[] = [1, 2, 3];

const sizeOf = (g: Look, level: OldOneLevel): number => deckSize(g.state.stacks[level - 1] ?? []);

/** REV-PLACE-02: the highest level among the stacks that hold the most tiles. */
function highestLargest(g: Look): number {
  const most = Math.max(...LEVELS.map((level) => sizeOf(g, level)));
  return Math.max(...LEVELS.filter((level) => sizeOf(g, level) === most));
}

/**
 * REV-PLACE-05 to 07, REV-RULING-32: the Spawn tiles that a tile of this level may go on. Empty
 * where it has no place (REV-PLACE-08).
 */
export function placesFor(g: Look, level: OldOneLevel): HexId[] {
  const all = revengeIn(g).spawns.map((spawn) => spawn.hex);
  const high = all.filter((hex) => effectiveLevel(g, hex) >= level);
  const lowerEmpty = LEVELS.every((other) => other >= level || sizeOf(g, other) === 0);
  const fitting = high.length > 0 ? high : lowerEmpty ? all : [];
  const free = fitting.filter((hex) => !isOldOneHex(g, hex));
  return free.length > 0 ? free : fitting;
}

/** Null, or why no tile of this level can be drawn. */
function levelForbidden(g: Look, level: OldOneLevel): Refusal | null {
  if (sizeOf(g, level) === 0) return g.no('REV-PLACE-12', 'place.noTile', { level });
  if (level > highestLargest(g)) return g.no('REV-PLACE-02', 'place.tooHigh', { level });
  return placesFor(g, level).length > 0 ? null : g.no('REV-PLACE-08', 'place.noSpawn', { level });
}

/** Null, or why nothing can be placed at all. */
export function placeUnavailable(g: Look): Refusal | null {
  if (revengeIn(g).spawns.length === 0) return g.no('REV-SPAWN-10', 'place.noSpawns', {});
  if (LEVELS.some((level) => levelForbidden(g, level) === null)) return null;
  return g.no('REV-PLACE-12', 'place.noTiles', {});
}

const whichLevel = decision<{ seat: number }, 'level'>('place-level', {
  rule: 'REV-PLACE-02',
  seat: (_g, my) => my.seat,
  options: () => LEVELS.map((level) => ({ do: 'level' as const, level })),
  forbids: (g, _my, option) => levelForbidden(g, option.level),
});

/** REV-PLACE-10: the drawn tile must be placed. */
const whichSpawn = decision<{ seat: number; level: OldOneLevel }, 'spawn'>('place-tile', {
  rule: 'REV-PLACE-05',
  seat: (_g, my) => my.seat,
  prompt: (_g, my) => ({ ask: 'place-tile', level: my.level }),
  options: (g, my) => placesFor(g, my.level).map((hex) => ({ do: 'spawn' as const, hex })),
});

/** REV-PLACE-01, REV-PLACE-11: a stack, a random tile, a Spawn tile; face down, known to the Old Ones. */
export const place = auto(
  'place',
  () => ({
    level: null as Answer<'level'> | null,
    site: null as Answer<'spawn'> | null,
  }),
  {
    ask: (g, _my, k) => k.call(whichLevel, { seat: oldOnesSeat(g) }, 'level'),
    draw(g, my, k) {
      const level = my.level?.level ?? 1;
      const seat = oldOnesSeat(g);
      const stack = g.state.stacks[level - 1];
      const tile = stack ? g.draw(stack, only(seat)) : null;
      if (!tile) return k.done(null);
      revengeOf(g).drawn = { tile, back: level };
      g.tell('oldOnes.drew', 'REV-PLACE-01', {
        level,
        tile: { secret: tile.is, seen: only(seat) },
      });
      return k.call(whichSpawn, { seat, level }, 'site');
    },
    put(g, my) {
      const revenge = revengeOf(g);
      const { drawn } = revenge;
      if (!drawn || !my.site) return undefined;
      revenge.drawn = null;
      placeTile(g, my.site.hex, { tile: drawn.tile, back: drawn.back, faceUp: false });
      g.tell('oldOnes.placed', 'REV-PLACE-01', { hex: my.site.hex, level: drawn.back });
      return undefined;
    },
  },
);
