import { type Call, callOf } from '@incognita/kernel';
import type { EffectOf } from '../../content/effects.ts';
import type { Aim } from '../aim.ts';
import { askerOf, askTile } from '../ask.ts';
import { contextAt } from '../context.ts';
import { type Answer, auto, type Game, type Look } from '../kit.ts';
import { isAlive, survivorOf, who } from '../party.ts';
import { faceUp, tileName, tileNamed, tileOf } from '../places.ts';
import { pullTiles } from '../possible.ts';
import { revealSilently } from '../reveal.ts';
import { type Context, NONE } from '../state.ts';
import { ARRIVE, MOVE, PLACE_TOKENS } from '../steps.ts';
import { tilesIn } from '../targets.ts';
import { removeTile, takeMarker } from '../tiles.ts';
import { removeTokens } from '../tokens.ts';

/** `tok`: placed as MAX-RULING-79 says, or returned to the supply. */
export function tokens(g: Game, ctx: Context, effect: EffectOf<'tok'>, aim: Aim): Call[] {
  const { n } = effect;
  if (n !== 'all' && n > 0) {
    const cause = ctx.kind === 'night' ? 'night' : 'other';
    return aim.tiles.map((tile) => callOf(PLACE_TOKENS, { tile, n, cause, full: [] }));
  }
  for (const tile of aim.tiles) removeTokens(g, tile, n === 'all' ? tileOf(g, tile).tokens : -n);
  return [];
}

export const move = (ctx: Context, effect: EffectOf<'move'>): Call[] => [
  callOf(MOVE, {
    who: ctx.me,
    n: effect.n,
    noReveal: effect.noReveal,
    noTest: effect.noTest,
  }),
];

export const port = (g: Look, at: number, effect: EffectOf<'port'>, aim: Aim): Call[] =>
  aim.survivors.map((survivor) =>
    callOf(teleport, { ctx: at, who: survivor, effect: g.content.effectNumber(effect) }),
  );

/** `port`: the user chooses the tile; the arrival is a normal one. */
const teleport = auto(
  'port',
  (args: { ctx: number; who: number; effect: number }) => ({
    ...args,
    tile: null as Answer<'tile' | 'enough'> | null,
  }),
  {
    ask(g, my, k) {
      const ctx = contextAt(g, my.ctx);
      const effect = g.content.effect(my.effect);
      const among = effect.op === 'port' ? tilesIn(g, ctx, effect.to, my.who) : [];
      if (among.length === 0) return k.done(null);
      return k.call(
        askTile,
        { seat: askerOf(g, ctx), of: ctx.is, among, enough: false, most: 1 },
        'tile',
      );
    },
    go(g, my, k) {
      if (my.tile?.do !== 'tile' || !isAlive(g, my.who)) return undefined;
      putOn(g, my.who, tileNamed(g, my.tile.tile));
      return k.call(ARRIVE, { who: my.who, noTest: false });
    },
  },
);

/** Moves the standee; engaged monsters go along (MAX-MOVE-05). */
export function putOn(g: Game, survivor: number, tile: number): void {
  const me = survivorOf(g, survivor);
  const from = me.tile;
  me.from = from;
  me.tile = tile;
  me.left = true;
  g.tell('moved', 'MAX-MOVE-05', {
    who: me.is,
    from: tileName(g, from),
    to: tileName(g, tile),
    is: faceUp(g, tile),
  });
}

/** MAX-RULING-83: back to the tile of departure, unless it no longer exists. */
export function back(g: Game, ctx: Context): Call[] {
  const me = survivorOf(g, ctx.me);
  const { from } = me;
  if (from === NONE || tileOf(g, from).gone) return [];
  me.from = me.tile;
  me.tile = from;
  g.tell('returned', 'MAX-RULING-83', { who: who(g, ctx.me), to: tileName(g, from) });
  return [];
}

export const pull = (at: number, effect: EffectOf<'pull'>, aim: Aim): Call[] =>
  aim.survivors.flatMap((survivor) =>
    Array.from({ length: effect.n }, () => callOf(drag, { ctx: at, who: survivor })),
  );

/** `pull`: one tile nearer, over what lies face up; nothing is triggered (MAX-RULING-128). */
const drag = auto(
  'pull',
  (args: { ctx: number; who: number }) => ({
    ...args,
    tile: null as Answer<'tile' | 'enough'> | null,
  }),
  {
    ask(g, my, k) {
      const ctx = contextAt(g, my.ctx);
      const among = isAlive(g, my.who) ? pullTiles(g, ctx, my.who) : [];
      if (among.length === 0) return k.done(null);
      return k.call(
        askTile,
        { seat: askerOf(g, ctx), of: ctx.is, among, enough: false, most: 1 },
        'tile',
      );
    },
    go(g, my) {
      if (my.tile?.do === 'tile') putOn(g, my.who, tileNamed(g, my.tile.tile));
      return undefined;
    },
  },
);

/** MAX-RULING-70: turned up silently, then what the mission ties to it. */
export const show = (ctx: Context, aim: Aim): Call[] =>
  aim.tiles.length > 0 ? [callOf(revealSilently, { who: ctx.me, tiles: [...aim.tiles] })] : [];

export function destroyTile(g: Game, aim: Aim): Call[] {
  for (const tile of aim.tiles) removeTile(g, tile, true);
  return [];
}

export function unmark(g: Game, aim: Aim): Call[] {
  for (const tile of aim.tiles) takeMarker(g, tile);
  return [];
}
