import { callOf, EVERYONE, heap, shuffleIn, slot } from '@incognita/kernel';
import { missionOf } from './goals.ts';
import { type Answer, auto, decision, type Game, type Look } from './kit.ts';
import { groupSeat, inTurnOrder, isAlive, isOccupied, survivorOf } from './party.ts';
import { faceUp, isBorder, tileName, tileNamed, tileOf, tileRow } from './places.ts';
import { revealSilently } from './reveal.ts';
import { rollTwo } from './stealth.ts';
import { DRAW_MONSTERS, PLACE_TOKENS } from './steps.ts';
import { removeTile } from './tiles.ts';

export const SANCTUARY = 'sanctuary';
export const AMBUSH = 'ambush';

const askBorder = decision<object, 'tile'>('border', {
  rule: 'MAX-RULING-99',
  seat: groupSeat,
  prompt: (g) => ({ ask: 'border', reveal: falloutTiles(g)[0] }),
  options: (g) =>
    falloutTiles(g)[1].map(
      (tile) => ({ do: 'tile', tile: tileName(g, tile), is: faceUp(g, tile) }) as const,
    ),
  byItself: true,
});

/** Phase 1 (MAX-SPAWN-01 to 09); the matching tiles are fixed by the roll (MAX-RULING-06). */
export const spawn = auto(
  'spawn',
  (args: { who: number }) => ({
    ...args,
    total: 0,
    empty: [] as number[],
    tile: null as Answer<'tile'> | null,
  }),
  {
    roll(g, my, k) {
      g.state.appeared = 0;
      if (g.config.spawn !== 'dice') {
        my.total = drawToken(g);
        // MAX-TOK-06: the active survivor draws one, and all tokens go back.
        if (g.state.spawned === AMBUSH) {
          k.to('bag');
          return k.call(DRAW_MONSTERS, { who: my.who, n: 1 });
        }
      } else {
        my.total = rollTwo(g);
        g.state.spawned = String(my.total);
        g.tell('rolled', 'MAX-SPAWN-01', { dice: [...g.state.dice], total: my.total });
      }
      return undefined;
    },
    /** MAX-RULING-04: monsters first, in turn order; each on such a tile draws, a pair once. */
    monsters(g, my, k) {
      const matching = tilesOf(g, my.total);
      my.empty = matching.filter((tile) => !isOccupied(g, tile));
      const drawers = inTurnOrder(g).filter((i) => matching.includes(survivorOf(g, i).tile));
      if (matching.length === 0) g.tell('spawn.nothing', 'MAX-SPAWN-02', {});
      return drawers.length > 0
        ? k.calls(...drawers.map((i) => callOf(DRAW_MONSTERS, { who: i, n: 1 })))
        : undefined;
    },
    tokens: (_g, my, k) =>
      my.empty.length > 0
        ? k.calls(
            ...my.empty.map((tile) =>
              callOf(PLACE_TOKENS, { tile, n: 1, cause: 'overflow', full: [] }),
            ),
          )
        : undefined,
    bag(g) {
      if (g.config.spawn !== 'dice') settleBag(g);
      return undefined;
    },
    /** MAX-RULING-99: a total of 7 turns up a border tile, or takes one away. */
    fallout(g, my, k) {
      if (my.total !== 7 || !missionOf(g).fallout || !isAlive(g, my.who)) return k.done(null);
      const [, among] = falloutTiles(g);
      return among.length > 0 ? k.call(askBorder, {}, 'tile') : k.done(null);
    },
    border(g, my, k) {
      if (!my.tile) return undefined;
      const tile = tileNamed(g, my.tile.tile);
      if (!tileOf(g, tile).up) return k.call(revealSilently, { who: my.who, tiles: [tile] });
      removeTile(g, tile, false);
      return undefined;
    },
  },
);

/** MAX-TILE-03, MAX-SPAWN-02, MAX-SPAWN-03: revealed tiles whose value equals the total, row by row. */
function tilesOf(g: Look, total: number): number[] {
  const found: number[] = [];
  g.state.tiles.forEach((tile, i) => {
    if (tile.up && !tile.gone && tileRow(g, i).spawn === total) found.push(i);
  });
  return found;
}

function falloutTiles(g: Look): readonly [boolean, number[]] {
  const border: number[] = [];
  g.state.tiles.forEach((tile, i) => {
    if (!tile.gone && isBorder(g, i)) border.push(i);
  });
  const down = border.filter((tile) => !tileOf(g, tile).up);
  if (down.length > 0) return [true, down];
  return [false, border.filter((tile) => tile !== g.state.start && !isOccupied(g, tile))];
}

/** MAX-TOK-02, MAX-TOK-05, MAX-TOK-08: a token from the bag; a Sanctuary counts as 7. */
function drawToken(g: Game): number {
  const { bag, drawnTokens } = g.state;
  if (bag.length === 0) backIntoBag(g);
  const token = g.draw(bag, EVERYONE);
  const value = token?.is ?? SANCTUARY;
  drawnTokens.push(value);
  g.state.spawned = value;
  g.state.dice = [];
  g.tell('token.drawn', 'MAX-TOK-02', { token: value });
  if (value === SANCTUARY) return 7;
  return value === AMBUSH ? 0 : Number(value);
}

/** MAX-RULING-50, MAX-RULING-126, MAX-TOK-03, MAX-TOK-04: if something appeared, all drawn tokens go back. */
function settleBag(g: Game): void {
  if (g.state.spawned === AMBUSH || g.state.appeared > 0) backIntoBag(g);
}

function backIntoBag(g: Game): void {
  const { bag, drawnTokens } = g.state;
  shuffleIn(
    bag,
    drawnTokens.splice(0).map((token) => slot(token, EVERYONE)),
  );
  g.tell('token.bagged', 'MAX-TOK-04', {});
}

/** MAX-VAR-01, MAX-TOK-01: the 30 numbered tokens, with Sanctuaries and Ambushes by level. */
export function fillBag(g: Game): void {
  const { spawn } = g.config;
  if (spawn === 'dice') return;
  const [safe, ambush] = { easy: [5, 0], normal: [5, 1], hard: [3, 3], insane: [0, 5] }[spawn];
  const { numbered } = g.content.content.spawnTokens;
  const tokens = Object.entries(numbered).flatMap(([value, n]) => Array<string>(n).fill(value));
  tokens.push(
    ...Array<string>(safe ?? 0).fill(SANCTUARY),
    ...Array<string>(ambush ?? 0).fill(AMBUSH),
  );
  g.state.bag = heap(tokens);
}
