import { deckSize } from '@incognita/kernel';
import type { Good } from '../content/types.ts';
import { isSpawnFoe } from './atlas.ts';
import type { Look } from './kit.ts';
import { tracksOf } from './network.ts';
import { UNIT_TYPES } from './people.ts';
import { revengeInvariants as revenge } from './revenge/invariants.ts';
import { OLD_ONES } from './state.ts';
import { variantOf } from './variants.ts';

/** The first broken conservation law as a sentence, or null. */
export function invariants(g: Look): string | null {
  return goods(g) ?? units(g) ?? pieces(g) ?? tiles(g) ?? cards(g) ?? track(g) ?? revenge(g);
}

const GOODS: readonly Good[] = ['coal', 'iron', 'gold', 'phosphate'];

function goods(g: Look): string | null {
  for (const good of GOODS) {
    const held = g.state.players.reduce((sum, player) => sum + player.goods[good], 0);
    const lying = g.state.deposits[good].reduce((sum, n) => sum + n, 0);
    const found = held + lying + g.state.supply.goods[good];
    const made = g.content.content.supply.goods[good];
    if (found !== made) return `there are ${found} ${good}, but ${made} were made`;
    if (g.state.players.some((player) => player.goods[good] < 0)) return `somebody owes ${good}`;
  }
  return null;
}

function units(g: Look): string | null {
  const removed = variantOf(g, 'scarce-arms')?.removed;
  const { combat } = g.state;
  for (const type of UNIT_TYPES) {
    const home = g.state.players.reduce((sum, player) => sum + player.barracks[type], 0);
    const fighting = (combat?.force[type] ?? 0) + (combat?.falling === type ? 1 : 0);
    const found = home + g.state.supply.units[type] + fighting;
    const made = g.content.units[type].count - (inPlay(g) ? (removed?.[type] ?? 0) : 0);
    if (found !== made) return `there are ${found} ${type}, but ${made} were made`;
    if (combat && combat.damage[type] > 0 && combat.force[type] === 0)
      return `damage lies on ${type} that are not in the force`;
  }
  return null;
}

/** Variants take pieces out only once the set-up has come that far. */
const inPlay = (g: Look): boolean => g.state.discs.length > 0;

function pieces(g: Look): string | null {
  const { perColour } = g.content.content.supply;
  for (const [seat, player] of g.state.players.entries()) {
    if (tracksOf(g, seat) > perColour.tracks) return `seat ${seat} has too many tracks on the map`;
    const boxes = Object.values(player.boxes).reduce((sum, n) => sum + n, 0);
    if (boxes > perColour.cubes) return `seat ${seat} has ${boxes} cubes in the boxes`;
    const discs = g.state.tiles.reduce((sum, tile) => sum + (tile.discs[seat] ?? 0), 0);
    if (discs > perColour.spareDiscs) return `seat ${seat} has ${discs} discs on Old Ones`;
    for (const type of ['corn', 'sheep', 'cattle'] as const) {
      const farms = g.state.farms.filter((farm) => farm.owner === seat && farm.type === type);
      if (farms.length > perColour.farms[type]) return `seat ${seat} has too many ${type} Farms`;
    }
  }
  const hexes = g.state.farms.map((farm) => farm.hex);
  return new Set(hexes).size === hexes.length ? null : 'two Farms stand in one hex';
}

function tiles(g: Look): string | null {
  const { state } = g;
  if (state.stacks.every((stack) => stack.length === 0) && !inPlay(g)) return null;
  const ids = [
    ...state.tiles.map((tile) => tile.tile.is).filter((id) => !isSpawnFoe(id)),
    ...(state.revenge?.unused.flatMap((stack) => stack.flat().map((tile) => tile.is)) ?? []),
    ...(state.revenge?.drawn ? [state.revenge.drawn.tile.is] : []),
    ...(state.revenge?.alsoDrawn.map(({ tile }) => tile.is) ?? []),
    ...state.stacks.flatMap((stack) => stack.flat().map((tile) => tile.is)),
    ...state.xTiles,
    ...state.gone.map((tile) => tile.is).filter((id) => !isSpawnFoe(id)),
    ...state.players.flatMap((player) => player.claimed).filter((id) => !isSpawnFoe(id)),
  ];
  if (new Set(ids).size !== ids.length) return 'an Old One tile exists twice';
  const made = g.content.content.oldOneTiles.filter((tile) => {
    if (tile.challenge && g.config.challenge === 'none') return false;
    const noEmpty =
      g.config.challenge === 'hard' ||
      g.config.challenge === 'insane' ||
      state.variants.includes('nothing-sleeps-empty');
    return !(noEmpty && tile.type === 'empty');
  }).length;
  // REV-RULING-28: Ghoul may bring X tiles into a game that has none of its own.
  const counted =
    g.config.challenge === 'none' ? ids.filter((id) => g.content.tile(id).back !== 'x') : ids;
  return counted.length === made
    ? null
    : `there are ${counted.length} Old One tiles, but ${made} in play`;
}

function cards(g: Look): string | null {
  const { state, content } = g;
  const oldOnes = deckSize(state.deck) + state.discard.length + (state.card === null ? 0 : 1);
  if (oldOnes !== content.content.oldOneCards.length) return `there are ${oldOnes} Old One cards`;
  const people =
    deckSize(state.personalities) +
    state.display.length +
    state.personalityDiscard.length +
    state.personalitiesGone.length +
    state.looked.length +
    (state.taken === null ? 0 : 1) +
    state.players.reduce((sum, player) => sum + player.personalities.length, 0);
  if (people !== content.content.personalities.length) return `there are ${people} personalities`;
  if (!inPlay(g)) return null;
  if (state.revenge?.seat !== undefined && state.revenge.seat !== null) return null;
  const shown =
    deckSize(state.revelations) + state.revelationsPlayed.length + state.revelationsAside.length;
  return shown === content.content.revelations.length ? null : `there are ${shown} Revelations`;
}

function track(g: Look): string | null {
  if (!inPlay(g)) return null;
  const sides = g.state.discs.map((disc) => disc.seat).sort((a, b) => a - b);
  const wanted = [OLD_ONES, ...g.content.edition.players(g)];
  return sides.join() === wanted.join() ? null : `the discs on the Time Track are ${sides.join()}`;
}
