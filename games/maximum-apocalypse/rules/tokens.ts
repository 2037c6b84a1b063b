import { type Call, callOf } from '@incognita/kernel';
import { lose } from './death.ts';
import { missionOf } from './goals.ts';
import { type Answer, auto, decision, type Game, type Look } from './kit.ts';
import { groupSeat, isAlive, standingOn, survivorNamed, who } from './party.ts';
import { neighbours, tileName, tileOf } from './places.ts';
import { TOKENS } from './state.ts';
import { DRAW_MONSTERS, PLACE_TOKENS } from './steps.ts';
import { takeMarker } from './tiles.ts';

export function supply(g: Look): number {
  let out = 0;
  for (const tile of g.state.tiles) out += tile.tokens;
  return TOKENS - out;
}

/** MAX-RULING-05, MAX-RULING-23, MAX-TILE-06, MAX-VAR-03: is there no room for one more? */
export const isFull = (g: Look, tile: number): boolean =>
  g.config.crowding !== 'noLimit' && tileOf(g, tile).tokens >= 3;

/** Tokens return to the supply. */
export function removeTokens(g: Game, tile: number, n: number): void {
  const held = tileOf(g, tile);
  const count = Math.min(n, held.tokens);
  if (count <= 0) return;
  held.tokens -= count;
  g.tell('tokens.removed', 'MAX-STEALTH-06', { tile: tileName(g, tile), count });
  clearMarker(g, tile);
}

/** `clear(k)`: without tokens the marker goes at that moment, and stays away. */
export function clearMarker(g: Game, tile: number): void {
  const held = tileOf(g, tile);
  if (held.tokens > 0 || held.marker === 0) return;
  const { marker } = held;
  const wanted = missionOf(g).win.some((goal) => goal.goal === 'clear' && goal.marker === marker);
  if (wanted) takeMarker(g, tile);
}

/** One survivor of several on a tile draws for a token (MAX-RULING-48, MAX-RULING-122). */
export const nightHost = decision<{ tile: number; hosts: number[] }, 'survivor'>('night-host', {
  rule: 'MAX-RULING-48',
  seat: groupSeat,
  prompt: (g, my) => ({ ask: 'nightHost', tile: tileName(g, my.tile) }),
  options: (g, my) => my.hosts.map((host) => ({ do: 'survivor', survivor: who(g, host) }) as const),
  byItself: true,
});

/** MAX-RULING-79: one procedure for all causes, one token at a time. */
export const placeTokens = auto(
  PLACE_TOKENS.name,
  (args: { tile: number; n: number; cause: 'night' | 'overflow' | 'other'; full: number[] }) => ({
    ...args,
    host: null as Answer<'survivor'> | null,
  }),
  {
    next(g, my, k) {
      if (my.n <= 0 || tileOf(g, my.tile).gone) return k.done(null);
      my.n -= 1;
      const here = standingOn(g, my.tile);
      if (here.length > 0 && my.cause !== 'other') {
        // MAX-RULING-54: by an overflow each of them draws; at night one (MAX-RULING-122).
        if (my.cause === 'night') return k.call(nightHost, { tile: my.tile, hosts: here }, 'host');
        k.to('next');
        return k.calls(...here.map((i) => callOf(DRAW_MONSTERS, { who: i, n: 1 })));
      }
      if (isFull(g, my.tile)) return overflow(g, my, k);
      // MAX-WIN-05
      if (supply(g) === 0) return lose(g, k, 'supply', 'MAX-SPAWN-08');
      const held = tileOf(g, my.tile);
      held.tokens += 1;
      g.state.appeared += 1;
      g.tell('spawned', 'MAX-RULING-79', { tile: tileName(g, my.tile), tokens: held.tokens });
      return k.to('next');
    },
    drawn(g, my, k) {
      const survivor = my.host ? survivorNamed(g, my.host.survivor) : -1;
      k.to('next');
      return isAlive(g, survivor) ? k.call(DRAW_MONSTERS, { who: survivor, n: 1 }) : k.to('next');
    },
  },
);

interface Placing {
  tile: number;
  full: number[];
}

/** MAX-VAR-06, MAX-RULING-54: one token on each neighbour, each tile at most once per event. */
function overflow(
  g: Game,
  my: Placing,
  k: { to(phase: 'next'): ReturnType<typeof lose>; calls(...c: Call[]): ReturnType<typeof lose> },
): ReturnType<typeof lose> {
  if (g.config.crowding !== 'pandemic' || my.full.includes(my.tile)) {
    g.tell('spawn.full', 'MAX-SPAWN-06', { tile: tileName(g, my.tile) });
    return k.to('next');
  }
  g.tell('overflow', 'MAX-VAR-06', { tile: tileName(g, my.tile) });
  my.full.push(my.tile);
  const around = neighbours(g, my.tile).sort((a, b) => a - b);
  k.to('next');
  return k.calls(
    ...around.map((tile) =>
      callOf(PLACE_TOKENS, { tile, n: 1, cause: 'overflow', full: [...my.full] }),
    ),
  );
}
