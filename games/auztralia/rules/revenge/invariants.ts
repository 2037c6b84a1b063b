import { deckSize } from '@incognita/kernel';
import type { Look } from '../kit.ts';

/** What the expansion neither makes nor loses; null where all is there, or without it. */
export function revengeInvariants(g: Look): string | null {
  const { revenge } = g.state;
  if (!revenge || g.state.discs.length === 0) return null;
  const { pieces, mythos, soloMythos } = g.content.content.revenge;
  const played = revenge.seat !== null;
  const cards =
    deckSize(revenge.deck) +
    revenge.hand.length +
    revenge.looked.length +
    revenge.discard.length +
    revenge.exiled.length +
    revenge.aside.length +
    revenge.waiting.length +
    revenge.played.length;
  const made = played ? mythos.length : soloMythos.length;
  if (cards !== made) return `there are ${cards} Mythos cards, but ${made} were made`;
  if (played) {
    const collected = revenge.collected.reduce((sum, n) => sum + n, 0);
    const spawns = revenge.spawns.length + revenge.spawnSupply + collected;
    if (spawns !== pieces.spawnTiles.count)
      return `there are ${spawns} Spawn tiles, but ${pieces.spawnTiles.count} were made`;
  }
  for (const seat of g.content.edition.players(g)) {
    const outposts = revenge.outposts.filter((outpost) => outpost.owner === seat).length;
    if (outposts > pieces.outposts.perColour) return `seat ${seat} has ${outposts} Outposts`;
  }
  const hexes = [...revenge.outposts, ...revenge.spawns].map((held) => held.hex);
  return new Set(hexes).size === hexes.length ? null : 'two things of Revenge fill one hex';
}
