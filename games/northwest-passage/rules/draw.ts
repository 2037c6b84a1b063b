import { deckSize, EVERYONE, shuffleIn, slot } from '@incognita/kernel';
import { isSmall, SHAPES } from '../content/types.ts';
import { isExpedition, playerOf } from './crew.ts';
import { type Answer, auto, decision, type Game, type Look, type Refusal } from './kit.ts';

type Size = 'large' | 'small';

/** So many Large tiles lie open. */
const displaySize = (g: Look): number =>
  g.content.content.displays[isExpedition(g) ? 'large' : 'standard'];

/** NWP-DRAW-03: the display is filled up from the reserve, as long as there is one. */
export function refillLarge(g: Game): void {
  const { state } = g;
  while (state.display.length < displaySize(g)) {
    const tile = g.draw(state.reserve, EVERYONE);
    if (!tile) return;
    state.display.push(tile.is);
    g.tell('refilled', 'NWP-DRAW-03', { tile: tile.is });
  }
}

/** NWP-SACT-01: alone or together, also the Small tiles. */
export function refillSmall(g: Game): void {
  const { state } = g;
  while (state.smallDisplay.length < SHAPES.length) {
    const tile = g.draw(state.smallReserve, EVERYONE);
    if (!tile) return;
    state.smallDisplay.push(tile.is);
    g.tell('refilled', 'NWP-SACT-01', { tile: tile.is });
  }
}

/** Small tiles that can be taken, each shape once. */
function smallOnOffer(g: Look): string[] {
  const { state } = g;
  return isExpedition(g)
    ? SHAPES.filter((shape) => state.smallDisplay.includes(shape))
    : SHAPES.filter((_shape, i) => (state.piles[i] ?? 0) > 0);
}

export function drawForbidden(g: Look): Refusal | null {
  if (g.state.display.length > 0 || smallOnOffer(g).length > 0) return null;
  return g.no('NWP-DRAW-05', 'draw.none', {});
}

export function refreshForbidden(g: Look): Refusal | null {
  if (isExpedition(g))
    return refreshable(g, 'large') || refreshable(g, 'small')
      ? null
      : g.no('NWP-SACT-18', 'refresh.none', {});
  return g.state.display.length + deckSize(g.state.reserve) > 0
    ? null
    : g.no('NWP-REFR-05', 'refresh.none', {});
}

/** NWP-SACT-18: a Refresh of a size needs a tile of it in the bag or the Small reserve. */
const refreshable = (g: Look, size: Size): boolean =>
  deckSize(size === 'large' ? g.state.reserve : g.state.smallReserve) > 0;

/** A Large tile of the display, or a Small tile. */
const pickTaken = decision<{ seat: number; size: Size | 'any'; left: number }, 'take'>('take', {
  rule: 'NWP-DRAW-01',
  seat: (_g, my) => my.seat,
  prompt: (_g, my) => ({ ask: 'take', left: my.left }),
  options: (g, my) => {
    const large = my.size === 'small' ? [] : g.state.display;
    const small = my.size === 'large' ? [] : smallOnOffer(g);
    return [...large, ...small].map((tile) => ({ do: 'take' as const, tile }));
  },
});

export function takeTile(g: Game, seat: number, tile: string): void {
  const { state } = g;
  if (!isSmall(tile)) state.display.splice(state.display.indexOf(tile), 1);
  else if (isExpedition(g)) state.smallDisplay.splice(state.smallDisplay.indexOf(tile), 1);
  else {
    const pile = SHAPES.indexOf(tile);
    state.piles[pile] = (state.piles[pile] ?? 0) - 1;
  }
  playerOf(g, seat).reserve.push(tile);
  g.tell('taken', 'NWP-DRAW-02', { seat, tile });
}

/** NWP-DRAW-01 to 05, NWP-SACT-01: one Large tile, or one Small tile; two alone or together. */
export const draw = auto(
  'draw',
  (a: { seat: number; size: Size | 'any' }) => ({ ...a, taken: null as Answer<'take'> | null }),
  {
    first: (_g, my, k) => k.call(pickTaken, { seat: my.seat, size: my.size, left: 1 }, 'taken'),
    second(g, my, k) {
      if (!my.taken) return k.done(null);
      takeTile(g, my.seat, my.taken.tile);
      const more = isExpedition(g) && isSmall(my.taken.tile) && g.state.smallDisplay.length > 0;
      if (!more) return k.to('refill');
      return k.call(pickTaken, { seat: my.seat, size: 'small', left: 0 }, 'taken');
    },
    takeSecond(g, my) {
      if (my.taken) takeTile(g, my.seat, my.taken.tile);
      return undefined;
    },
    refill(g) {
      refillLarge(g);
      if (isExpedition(g)) refillSmall(g);
      return undefined;
    },
  },
);

const pickSize = decision<{ seat: number }, 'size'>('size', {
  rule: 'NWP-SACT-02',
  seat: (_g, my) => my.seat,
  options: () => [
    { do: 'size', size: 'large' },
    { do: 'size', size: 'small' },
  ],
  forbids: (g, _my, { size }) =>
    refreshable(g, size) ? null : g.no('NWP-SACT-18', 'take.none', { size }),
});

/** NWP-REFR-01, NWP-REFR-02, NWP-RULING-10: four new tiles first, then the old ones go back. */
function refreshLarge(g: Game, seat: number): void {
  const { state } = g;
  const old = state.display.splice(0);
  const wanted = displaySize(g);
  const deal = (): void => {
    while (state.display.length < wanted) {
      const tile = g.draw(state.reserve, EVERYONE);
      if (!tile) return;
      state.display.push(tile.is);
    }
  };
  deal();
  if (isExpedition(g)) state.removed.push(...old);
  else {
    shuffleIn(
      state.reserve,
      old.map((tile) => slot(tile, EVERYONE)),
    );
    deal();
  }
  g.tell('refreshed', 'NWP-REFR-01', { seat, size: 'large', tiles: [...state.display] });
}

/** NWP-SACT-02, NWP-SACT-03: alone or together, what is removed never comes back. */
function refreshSmall(g: Game, seat: number): void {
  const { state } = g;
  state.removed.push(...state.smallDisplay.splice(0));
  while (state.smallDisplay.length < SHAPES.length) {
    const tile = g.draw(state.smallReserve, EVERYONE);
    if (!tile) break;
    state.smallDisplay.push(tile.is);
  }
  g.tell('refreshed', 'NWP-SACT-02', { seat, size: 'small', tiles: [...state.smallDisplay] });
}

/** NWP-REFR-03, NWP-REFR-04: then a Draw at no further cost. */
export const refresh = auto(
  'refresh',
  (a: { seat: number }) => ({ ...a, size: null as Answer<'size'> | null }),
  {
    choose: (g, my, k) =>
      isExpedition(g) ? k.call(pickSize, { seat: my.seat }, 'size') : undefined,
    deal(g, my) {
      if (my.size?.size === 'small') refreshSmall(g, my.seat);
      else refreshLarge(g, my.seat);
      return undefined;
    },
    draw: (_g, my, k) => k.call(draw, { seat: my.seat, size: my.size?.size ?? 'any' }),
  },
);

/** NWP-SETUP-11: a Large tile of choice before the first season. */
const pickStart = decision<{ seat: number }, 'take'>('start', {
  rule: 'NWP-SETUP-11',
  seat: (_g, my) => my.seat,
  options: (g) => g.state.display.map((tile) => ({ do: 'take' as const, tile })),
});

export const startTile = auto(
  'start-tile',
  (a: { seat: number }) => ({ ...a, taken: null as Answer<'take'> | null }),
  {
    ask: (_g, my, k) => k.call(pickStart, { seat: my.seat }, 'taken'),
    take(g, my) {
      if (my.taken) takeTile(g, my.seat, my.taken.tile);
      refillLarge(g);
      return undefined;
    },
  },
);
