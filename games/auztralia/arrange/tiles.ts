import { EVERYONE, forget, NOBODY, type Slot, shuffleIn, slot, takeOut } from '@incognita/kernel';
import type { OldOneTileId, SurveyTile } from '../content/types.ts';
import type { Game } from '../rules/kit.ts';
import { playerOf } from '../rules/people.ts';
import { type Tile, X_BACK } from '../rules/state.ts';
import { surveyTile } from '../rules/survey.ts';
import { placeTile } from '../rules/tiles.ts';
import { putAll } from './cards.ts';
import { clearDeposits, hexOf, seatOf } from './pieces.ts';
import type { OldOneWords, Words } from './words.ts';

/**
 * Old One tiles, deposits of the survey, claimed tiles and those out of the game. Tiles that words
 * name are taken first, so that the survey cannot draw them.
 */
export function placeTiles(g: Game, words: Words): void {
  const oldOnes = words.oldOnes ?? [];
  const named = tilesNamed(words);
  if (words.map === 'empty' || words.survey) clearMap(g, words.survey === undefined);
  for (const { hex } of oldOnes)
    for (const tile of g.state.tiles.filter((held) => held.hex === hex)) giveBack(g, tile);
  const onMap = oldOnes.map((one) => takeTile(g, one.tile, named, 'oldOnes'));
  words.players?.forEach((player, seat) => {
    for (const id of player.claimed ?? [])
      playerOf(g, seat).claimed.push(takeTile(g, id, named, `players[${seat}].claimed`));
  });
  for (const id of words.gone ?? [])
    g.state.gone.push(slot(takeTile(g, id, named, 'gone'), NOBODY));
  stackTiles(g, words, named);
  resolveSurvey(g, words);
  oldOnes.forEach((one, i) => {
    layTile(g, one, onMap[i] ?? one.tile, `oldOnes[${i}]`);
  });
}

function tilesNamed(words: Words): ReadonlySet<OldOneTileId> {
  const all = [
    ...(words.oldOnes ?? []).map((one) => one.tile),
    ...(words.players ?? []).flatMap((player) => player.claimed ?? []),
    ...(words.gone ?? []),
    ...Object.values(words.next?.tiles ?? {}).flat(),
    ...Object.values(words.only?.tiles ?? {}).flat(),
  ];
  const twice = all.find((id, i) => all.indexOf(id) !== i);
  if (twice !== undefined) throw new Error(`arrange: the tile "${twice}" is named twice`);
  return new Set(all);
}

function clearMap(g: Game, tokens: boolean): void {
  for (const tile of [...g.state.tiles]) giveBack(g, tile);
  clearDeposits(g, tokens);
}

/** Off the map and into the stack of its level, as if it had never been drawn. */
function giveBack(g: Game, tile: Tile): void {
  const { tiles, stacks } = g.state;
  tiles.splice(tiles.indexOf(tile), 1);
  const stack = stacks[tile.back - 1];
  if (stack) shuffleIn(stack, [slot(tile.tile.is, NOBODY)]);
}

/** Out of a stack, the X tiles, or from under a sleeping tile that no word names. */
function takeTile(
  g: Game,
  id: OldOneTileId,
  named: ReadonlySet<OldOneTileId>,
  word: string,
): OldOneTileId {
  const { stacks, tiles, xTiles } = g.state;
  for (const stack of stacks) {
    const held = takeOut(stack, (tile) => tile === id);
    if (!held) continue;
    // Nobody may conclude from the rest of the stack which tile was taken.
    for (const part of stack) forget(part);
    return held.is;
  }
  if (xTiles.includes(id)) {
    g.state.xTiles = xTiles.filter((tile) => tile !== id);
    return id;
  }
  const sleeping = tiles.find((tile) => tile.tile.is === id && !tile.faceUp);
  if (!sleeping) throw new Error(`arrange: ${word} names the tile "${id}", which is not to be had`);
  const stack = stacks[sleeping.back - 1];
  const other = stack && takeOut(stack, (tile) => !named.has(tile));
  if (other) sleeping.tile = slot(other.is, NOBODY);
  else tiles.splice(tiles.indexOf(sleeping), 1);
  return id;
}

function stackTiles(g: Game, words: Words, named: ReadonlySet<OldOneTileId>): void {
  for (const part of ['only', 'next'] as const)
    for (const [level, ids] of Object.entries(words[part]?.tiles ?? {})) {
      const word = `${part}.tiles.${level}`;
      const wrong = ids.find((id) => String(g.content.tile(id).back) !== level);
      if (wrong !== undefined)
        throw new Error(`arrange: ${word} names the tile "${wrong}", which has another back`);
      const top = ids.map((id) => takeTile(g, id, named, word));
      const stack = g.state.stacks[Number(level) - 1] ?? [];
      if (part === 'only') leave(g, stack.splice(0).flat());
      putAll(stack, top);
    }
}

function leave(g: Game, tiles: readonly Slot<OldOneTileId>[]): void {
  g.state.gone.push(...tiles.map((tile) => slot(tile.is, NOBODY)));
}

/** AUZ-SETUP-10: by the number of the hex. */
function resolveSurvey(g: Game, words: Words): void {
  const wanted = Object.entries(words.survey ?? {}).map(([hex, id]) => ({
    hex: hexOf(g, hex, 'survey'),
    tile: surveyNamed(g, id),
  }));
  const ids = wanted.map(({ tile }) => tile.id);
  const twice = ids.find((id, i) => ids.indexOf(id) !== i);
  if (twice !== undefined) throw new Error(`arrange: survey uses the tile "${twice}" twice`);
  for (const { hex, tile } of wanted.sort((a, b) => a.hex - b.hex)) {
    if (!g.content.hex[hex]?.survey)
      throw new Error(`arrange: survey names the hex ${hex}, which is no survey hex`);
    surveyTile(g, hex, tile);
  }
}

function surveyNamed(g: Game, id: string): SurveyTile {
  const tile = g.content.content.survey.find((held) => held.id === id);
  if (!tile) throw new Error(`arrange: there is no Survey tile "${id}"`);
  return tile;
}

function layTile(g: Game, words: OldOneWords, id: OldOneTileId, word: string): void {
  const { back, capacity } = g.content.tile(id);
  const bySeat = (counts: Readonly<Record<string, number>> = {}): number[] => {
    const all = new Array<number>(g.config.seats).fill(0);
    for (const [seat, n] of Object.entries(counts)) all[seatOf(g, seat, word)] = n;
    return all;
  };
  const faceUp = words.faceUp ?? back === 'x';
  const [damage, discs] = [bySeat(words.damage), bySeat(words.discs)];
  const total = damage.reduce((sum, n) => sum + n, 0);
  if (!faceUp && back === 'x') throw new Error(`arrange: ${word}: X tiles are always face up`);
  if (!faceUp && total > 0)
    throw new Error(`arrange: ${word} has damage ${total}, but "${id}" is face down`);
  if (faceUp && capacity > 0 && total >= capacity)
    throw new Error(`arrange: ${word} has damage ${total}, which destroys "${id}" (${capacity})`);
  discs.forEach((n, seat) => {
    if (5 * n > (damage[seat] ?? 0))
      throw new Error(
        `arrange: ${word}: ${n} discs of seat ${seat} stand for more than its damage`,
      );
  });
  placeTile(g, hexOf(g, words.hex, word), {
    tile: slot(id, faceUp ? EVERYONE : NOBODY),
    back: back === 'x' ? X_BACK : back,
    faceUp,
    damage,
    discs,
  });
}
