import { type Answer, auto, decision } from './kit.ts';
import { eventsOn } from './mission-events.ts';
import { isAlive, seatOf } from './party.ts';
import { faceUp, tileName, tileNamed } from './places.ts';
import { NONE } from './state.ts';
import { MISSION_EVENTS } from './steps.ts';
import { turnUp } from './tiles.ts';

const askEvent = decision<{ seat: number; among: number[] }, 'tile'>('event-order', {
  rule: 'MAX-RULING-130',
  seat: (_g, my) => my.seat,
  prompt: () => ({ ask: 'event' }),
  options: (g, my) =>
    my.among.map((tile) => ({ do: 'tile', tile: tileName(g, tile), is: faceUp(g, tile) }) as const),
  byItself: true,
});

/**
 * Tiles turned up without being entered (MAX-RULING-70): no Reveal effect; what the mission ties
 * to them follows, in the order of the user's choice (MAX-RULING-130).
 */
export const revealSilently = auto(
  'reveal-silently',
  (args: { who: number; tiles: number[] }) => ({
    ...args,
    tile: null as Answer<'tile'> | null,
  }),
  {
    turn(g, my) {
      for (const tile of my.tiles) turnUp(g, tile);
      my.tiles = my.tiles.filter((tile) => eventsOn(g, tile, true).length > 0);
      return undefined;
    },
    ask(g, my, k) {
      if (my.tiles.length === 0 || !isAlive(g, my.who)) return k.done(null);
      return k.call(askEvent, { seat: seatOf(g, my.who), among: [...my.tiles] }, 'tile');
    },
    follow(g, my, k) {
      const tile = my.tile ? tileNamed(g, my.tile.tile) : NONE;
      my.tiles = my.tiles.filter((held) => held !== tile);
      k.to('ask');
      return k.call(MISSION_EVENTS, { who: my.who, tile, silent: true });
    },
  },
);
