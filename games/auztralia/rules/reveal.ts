import { EVERYONE, slot } from '@incognita/kernel';
import { regenerate, removeTile, typeOf } from './damage.ts';
import { blight, castroStrikes } from './farm.ts';
import { type Answer, answering, auto, type Game, type Look } from './kit.ts';
import { discardCard, drawOldOneCard } from './old-one-cards.ts';
import { type Tile, X_BACK } from './state.ts';
import { isStronghold } from './targets.ts';
import { placeTile } from './tiles.ts';

/** AUZ-OLD-07: whatever turns it up, an Empty tile leaves at once. Answers whether one stays. */
function turnUp(g: Game, tile: Tile): boolean {
  tile.tile = g.show(tile.tile, EVERYONE);
  tile.faceUp = true;
  const id = tile.tile.is;
  g.tell('oldOne.revealed', 'AUZ-REV-02', { tile: id, hex: tile.hex });
  if (typeOf(g, tile) !== 'empty') return true;
  removeTile(g, tile);
  g.tell('oldOne.empty', 'AUZ-OLD-07', { hex: tile.hex });
  return false;
}

/**
 * The face-down tiles that somebody chooses among, by hex; by their place, too, where several lie
 * in one (REV-PLACE-06, REV-RULING-62). `known`: to who knows what they are.
 */
export function sleepers(g: Look, known: boolean): Answer<'uncover'>[] {
  const asleep = g.state.tiles.filter((tile) => !tile.faceUp);
  return [...new Set(asleep.map((tile) => tile.hex))].flatMap((hex) => {
    const there = asleep.filter((tile) => tile.hex === hex);
    return there.map(({ back, tile }, place) => ({
      do: 'uncover' as const,
      hex,
      ...(there.length > 1 ? { place, back, ...(known ? { tile: tile.is } : {}) } : {}),
    }));
  });
}

/** Turns up the face-down tile of a hex, or one of several, with all that follows; answers its id if it stays. */
export const revealHex = answering<string | null>()(
  'reveal-hex',
  (a: { hex: number; place?: number | undefined }) => ({
    hex: a.hex,
    place: a.place ?? 0,
    shown: null as string | null,
  }),
  {
    turn(g, my, k) {
      const tile = g.state.tiles.filter((held) => held.hex === my.hex && !held.faceUp)[my.place];
      if (!tile || !turnUp(g, tile)) return k.done(null);
      my.shown = tile.tile.is;
      return k.call(spawn, { hex: my.hex, temple: my.shown });
    },
    answer: (_g, my, k) => k.done(my.shown),
  },
);

/** AUZ-CHAL-04 to 07: a Spawning Temple brings its three X tiles into play, once. */
export const spawn = auto('spawn', (a: { hex: number; temple: string }) => ({ ...a }), {
  bring(g, my, k) {
    const { spawns } = g.content.tile(my.temple);
    const { xTiles } = g.state;
    // AUZ-CHAL-07: only those still aside, so never twice.
    const coming = xTiles.filter((id) => g.content.tile(id).type === spawns);
    if (spawns === null || coming.length === 0) return k.done(null);
    g.state.xTiles = xTiles.filter((id) => !coming.includes(id));
    for (const id of coming) {
      const tile = placeTile(g, my.hex, { tile: slot(id, EVERYONE), back: X_BACK, faceUp: true });
      g.tell('oldOne.spawned', 'AUZ-CHAL-04', { tile: id, hex: my.hex });
      scatter(g, tile);
    }
    return undefined;
  },
});

/** AUZ-CHAL-05, AUZ-CHAL-06, AUZ-RULING-50: two steps in the direction of a card of its own. */
function scatter(g: Game, tile: Tile): void {
  const card = g.content.card(drawOldOneCard(g, 'AUZ-CHAL-05'));
  for (let step = 0; step < 2; step++) {
    const next = g.content.towards[tile.hex]?.[card.direction - 1] ?? 0;
    if (next === 0) break;
    const from = tile.hex;
    tile.hex = next;
    g.tell('oldOne.moved', 'AUZ-CHAL-05', { tile: tile.tile.is, from, to: next });
    if (!overrunFarm(g, tile)) break;
    if (isStronghold(g, next)) {
      g.content.edition.map.atStronghold(g, tile);
      break;
    }
  }
  discardCard(g);
}

/** AUZ-CHAL-06, AUZ-RULING-84: Castro strikes, Alika does not apply. False if the tile is gone. */
function overrunFarm(g: Game, tile: Tile): boolean {
  const farm = g.state.farms.find((held) => held.hex === tile.hex && !held.blighted);
  if (!farm) return true;
  if (castroStrikes(g, farm, [tile]).length === 0) return false;
  regenerate(g, [tile]);
  blight(g, farm.hex);
  return true;
}
