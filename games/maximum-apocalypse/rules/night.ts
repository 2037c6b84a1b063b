import { callOf, EVERYONE, NOBODY } from '@incognita/kernel';
import type { Direction } from '../content/types.ts';
import { contextOf } from './context.ts';
import { endLasting } from './deeds/lasting.ts';
import { auto, type Game } from './kit.ts';
import { isOccupied } from './party.ts';
import { tileAt, tileOf, WAY_OF } from './places.ts';
import { NONE } from './state.ts';
import { PERFORM, PLACE_TOKENS } from './steps.ts';
import { clearMarker } from './tokens.ts';

/** MAX-NIGHT-02: the game begins by day; the direction of the top card lies open. */
export function dawn(g: Game): void {
  const [top] = g.lookAtTop(g.state.nights, 1, NOBODY);
  g.state.day = top ? g.content.night(top.is).day : '';
}

interface Arrival {
  tile: number;
  n: number;
}

/** The end of a round by night (MAX-NIGHT-03 to 08, MAX-RULING-45): effect, then the march. */
export const night = auto(
  'night',
  () => ({ card: '', arrivals: [] as Arrival[] }),
  {
    /** MAX-RULING-49: what the last night brought ends now. */
    fall(g, my, k) {
      endLasting(g, (_held, until) => until === 'dawn');
      const card = g.draw(g.state.nights, EVERYONE);
      if (!card) return k.done(null);
      g.state.phase = 'night';
      my.card = card.is;
      g.tell('night', 'MAX-NIGHT-03', { card: card.is });
      const calls = g.content.clausesOf(g.content.night(card.is).face, 'night').map((clause) =>
        callOf(PERFORM, {
          context: contextOf('night', card.is, NONE, NONE),
          block: g.content.block(clause.steps),
        }),
      );
      return calls.length > 0 ? k.calls(...calls) : undefined;
    },
    /** MAX-NIGHT-04, MAX-NIGHT-05, MAX-RULING-47: the card leaves; the next, if any, shows the way. */
    break(g, my) {
      g.state.removed.push(my.card);
      dawn(g);
      g.tell('day', 'MAX-NIGHT-05', { direction: g.state.day });
      return undefined;
    },
    march(g, my, k) {
      const { day } = g.state;
      if (day === '') return k.done(null);
      my.arrivals = march(g, day);
      for (let i = 0; i < g.state.tiles.length; i++) if (!tileOf(g, i).gone) clearMarker(g, i);
      return my.arrivals.length > 0
        ? k.calls(
            ...my.arrivals.map(({ tile, n }) =>
              callOf(PLACE_TOKENS, { tile, n, cause: 'night', full: [] }),
            ),
          )
        : undefined;
    },
  },
  { span: 'turn' },
);

/** MAX-NIGHT-06 to 08, MAX-RULING-46: from the border on, each token once; a fourth stays. */
function march(g: Game, day: Direction): Arrival[] {
  const [dx, dy] = WAY_OF[day];
  const { tiles } = g.state;
  const order = tiles
    .map((_tile, i) => i)
    .filter((i) => !tileOf(g, i).gone)
    .sort((a, b) => ahead(g, b, dx, dy) - ahead(g, a, dx, dy));
  const arrivals: Arrival[] = [];
  let count = 0;
  for (const i of order) {
    const here = tileOf(g, i);
    const to = tileAt(tiles, here.x + dx, here.y + dy);
    if (here.tokens === 0 || to === NONE) continue;
    if (isOccupied(g, to)) {
      arrivals.push({ tile: to, n: here.tokens });
      count += here.tokens;
      here.tokens = 0;
      continue;
    }
    const room = g.config.crowding === 'noLimit' ? here.tokens : 3 - tileOf(g, to).tokens;
    const moving = Math.max(0, Math.min(here.tokens, room));
    here.tokens -= moving;
    tileOf(g, to).tokens += moving;
    count += moving;
  }
  if (count > 0) g.tell('token.marched', 'MAX-NIGHT-05', { count, direction: day });
  return arrivals.sort((a, b) => a.tile - b.tile);
}

const ahead = (g: Game, tile: number, dx: number, dy: number): number =>
  tileOf(g, tile).x * dx + tileOf(g, tile).y * dy;
