import { NOBODY, type Slot, shuffleIn } from '@incognita/kernel';
import type { Good, OldOneLevel, OldOneTileId, SurveySlot, SurveyTile } from '../content/types.ts';
import type { Game } from './kit.ts';
import { placeTile } from './tiles.ts';
import { variantOf } from './variants.ts';

/** AUZ-SETUP-09 to 11, AUZ-SOLO-06, AUZ-CHAL-13; both together are AUZ-RULING-89. */
export function survey(g: Game): undefined {
  const { content, hexes, solo } = g.content;
  const tiles = content.survey.filter((tile) => g.config.challenge !== 'insane' || !tile.redClip);
  g.shuffle(tiles);
  const sites = hexes
    .filter((hex) => hex.survey && !solo?.unsurveyed.includes(hex.n))
    .map((hex) => hex.n)
    .sort((a, b) => a - b);
  const placed = sites.flatMap((hex) => {
    const tile = tiles.pop();
    return tile ? [{ hex, tile }] : [];
  });
  g.tell('setup.survey', 'AUZ-SETUP-09', { tiles: placed.length });
  for (const { hex, tile } of placed) surveyTile(g, hex, tile);
  return undefined;
}

/** AUZ-SETUP-11, AUZ-RULING-35: resources first, then Old Ones from the centre round to slot 6. */
export function surveyTile(g: Game, centre: number, tile: SurveyTile): void {
  for (const good of ['coal', 'iron', 'gold', 'phosphate'] as const)
    for (const at of tile.symbols[good]) placeResource(g, hexAt(g, centre, at), good);
  for (const at of [...tile.symbols.oldOnes].sort((a, b) => a - b))
    g.content.edition.surveyOldOne(g, hexAt(g, centre, at));
}

/** AUZ-SETUP-10: the arrow points north, so slot 1 is direction 1. AUZ-SETUP-16: 0 off the map. */
const hexAt = (g: Game, centre: number, at: SurveySlot): number =>
  at === 0 ? centre : (g.content.towards[centre]?.[at - 1] ?? 0);

/** AUZ-SETUP-12, and AUZ-WEST-03, AUZ-RULING-43: only the coast of the East takes nothing. */
function placeResource(g: Game, hex: number, good: Good): void {
  const printed = g.content.hex[hex];
  // AUZ-SETUP-13.
  if (!printed || printed.terrain === 'coastal') return;
  // AUZ-WEST-02.
  if (g.content.map.surveyIgnores.includes(good)) return;
  const thin = good === 'phosphate' ? null : variantOf(g, 'thin-seams');
  const wanted =
    thin && good !== 'phosphate'
      ? thin.piecesPerSymbol[good]
      : g.content.content.supply.piecesPerSymbol[good];
  // AUZ-SETUP-06: the last symbols may get less.
  const placed = Math.min(wanted, g.state.supply.goods[good]);
  g.state.supply.goods[good] -= placed;
  const deposit = g.state.deposits[good];
  // AUZ-SETUP-17.
  deposit[hex] = (deposit[hex] ?? 0) + placed;
}

/** AUZ-SETUP-14: a face-down tile of the hex's level, or AUZ-SETUP-19 a higher one instead. */
export function surveyOldOne(g: Game, hex: number): void {
  const level = g.content.hex[hex]?.level ?? 0;
  // AUZ-SETUP-15, AUZ-WEST-04: hills, coast and Farmland have no level.
  if (level === 0) return;
  const there = g.state.tiles.find((tile) => tile.hex === hex);
  if (!there) {
    const drawn = drawTile(g, level);
    if (drawn) placeTile(g, hex, { ...drawn, faceUp: false });
    return;
  }
  // AUZ-SETUP-20.
  if (there.back >= 3) return;
  const drawn = drawTile(g, (there.back + 1) as OldOneLevel);
  // AUZ-RULING-34: one symbol more never lowers the threat.
  if (!drawn) return;
  // AUZ-SETUP-22.
  const stack = g.state.stacks[there.back - 1];
  if (stack) shuffleIn(stack, [there.tile]);
  there.tile = drawn.tile;
  there.back = drawn.back;
}

/** AUZ-SETUP-21, AUZ-CHAL-12: an empty stack passes the draw on to the next level up. */
function drawTile(
  g: Game,
  level: OldOneLevel,
): { readonly tile: Slot<OldOneTileId>; readonly back: number } | null {
  for (let back: number = level; back <= 3; back++) {
    const stack = g.state.stacks[back - 1];
    const tile = stack ? g.draw(stack, NOBODY) : null;
    if (tile) return { tile, back };
  }
  return null;
}
