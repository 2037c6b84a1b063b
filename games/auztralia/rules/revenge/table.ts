import { deckSize, type Slot } from '@incognita/kernel';
import type {
  MonsterId,
  MythosCard,
  RevengeLevel,
  RevengeMode,
  SoloMythosCard,
} from '../../content/revenge/types.ts';
import type { HexId, OldOneLevel, OldOneTileId } from '../../content/types.ts';
import type { Config } from '../config.ts';
import type { Game, Look } from '../kit.ts';
import { isOldOneHex } from '../network.ts';
import type { Revenge } from '../state.ts';

type ReadRevenge = NonNullable<Look['state']['revenge']>;

/** The expansion's part of the table, to act on. */
export function revengeOf(g: Game): Revenge {
  if (!g.state.revenge) throw new Error('this table is played without the expansion');
  return g.state.revenge;
}

/** The expansion's part of the table, to look at. */
export function revengeIn(g: Look): ReadRevenge {
  if (!g.state.revenge) throw new Error('this table is played without the expansion');
  return g.state.revenge;
}

/** The column of the matrix of modes that a table is played by. */
export function modeOf(g: {
  readonly content: Look['content'];
  readonly config: Config;
}): RevengeMode {
  const mode = g.content.content.revenge.modes.find((held) => held.id === g.config.revenge);
  if (!mode) throw new Error(`there is no mode "${g.config.revenge}"`);
  return mode;
}

export function levelOf(g: {
  readonly content: Look['content'];
  readonly config: Config;
}): RevengeLevel {
  const level = g.content.content.revenge.levels.find((held) => held.id === g.config.strength);
  if (!level) throw new Error(`there is no level "${g.config.strength}"`);
  return level;
}

/** The seat of the Old Ones player. */
export function oldOnesSeat(g: Look): number {
  const { seat } = revengeIn(g);
  if (seat === null) throw new Error('nobody plays the Old Ones at this table');
  return seat;
}

/** The card of a name, in the deck that this table is played with. */
export function cardOf(g: Look, id: MonsterId): MythosCard | SoloMythosCard {
  const { mythos, soloMythos } = g.content.content.revenge;
  const deck: readonly (MythosCard | SoloMythosCard)[] =
    modeOf(g).mythos.deck === 'mythos' ? mythos : soloMythos;
  const card = deck.find((held) => held.id === id);
  if (!card) throw new Error(`the Mythos deck has no "${id}"`);
  return card;
}

/** The rule of the card that is being resolved. */
export function ruleOf(g: Look): `REV-${string}` {
  const played = revengeIn(g).played.at(-1);
  if (played === undefined) throw new Error('no Mythos card is being resolved');
  return cardOf(g, played).rule;
}

/** TP of a card; Solo Mythos cards have none. */
export const costOf = (card: MythosCard | SoloMythosCard): number =>
  'cost' in card ? card.cost : 0;

// ---- Old One tiles that are not in play ----

/** REV-MYTH-05: the tiles that a card draws from: the unused ones, or the stacks of the base game. */
export function unusedTiles(
  g: Look,
  level: OldOneLevel,
): readonly (readonly Slot<OldOneTileId>[])[] {
  const stacks = modeOf(g).oldOnesSeat ? revengeIn(g).unused : g.state.stacks;
  return stacks[level - 1] ?? [];
}

/**
 * The level of which a card gets a tile. Without an Old Ones player an empty stack passes the draw
 * on to the next level up, at level 3 down; null if nothing is left.
 */
export function levelToDraw(g: Look, level: OldOneLevel): OldOneLevel | null {
  if (deckSize(unusedTiles(g, level)) > 0) return level;
  if (modeOf(g).oldOnesSeat) return null;
  const others: readonly OldOneLevel[] = level === 1 ? [2, 3] : level === 2 ? [3] : [2, 1];
  return others.find((other) => deckSize(unusedTiles(g, other)) > 0) ?? null;
}

/** The stack itself, to draw from. */
export function stackOf(g: Game, level: OldOneLevel): Slot<OldOneTileId>[][] {
  const stacks = modeOf(g).oldOnesSeat ? revengeOf(g).unused : g.state.stacks;
  const stack = stacks[level - 1];
  if (!stack) throw new RangeError(`there is no stack of level ${level}`);
  return stack;
}

// ---- Spawn tiles ----

export const spawnAt = (g: Look, hex: HexId): { readonly dangerous: boolean } | null =>
  g.state.revenge?.spawns.find((spawn) => spawn.hex === hex) ?? null;

export const isUnoccupied = (g: Look, hex: HexId): boolean => !isOldOneHex(g, hex);

/** REV-PLACE-04, REV-RULING-25: the printed level, one more on the Dangerous side, 3 at most. */
export function effectiveLevel(g: Look, hex: HexId): number {
  const printed = g.content.hex[hex]?.level ?? 0;
  const more = spawnAt(g, hex)?.dangerous
    ? g.content.content.revenge.pieces.spawnTiles.dangerous
    : 0;
  return Math.min(3, printed + more);
}

// ---- Outposts and Ports ----

export const outpostAt = (g: Look, hex: HexId): { readonly owner: number } | null =>
  g.state.revenge?.outposts.find((outpost) => outpost.hex === hex) ?? null;

/** VP tokens for the Old Ones, at once (REV-SCORE-01 to -04). */
export function scoreOldOnes(
  g: Game,
  vp: number,
  rule: `REV-${string}`,
  why: 'unit' | 'outpost' | 'port',
): void {
  if (vp === 0) return;
  revengeOf(g).points += vp;
  g.tell('oldOnes.points', rule, { vp, why });
}
