import type { OldOneWords, PlayerWords, Words } from '../arrange/words.ts';
import type { OldOneCardId, OldOneTileId, PersonalityId, UnitType } from '../content/types.ts';
import { type Situation, situation } from './situation.ts';

export type Table = Situation;
export type Army = Readonly<Partial<Record<UnitType, number>>>;

/** Seat 0 lives in Sydney; the hills next to it are where most tests fight. */
export const SYDNEY = 7;
export const FIELD = 17;
/** Seat 1 lives far away. */
export const MELBOURNE = 41;

/** An otherwise empty map, with seat 0 to act. */
export const camp = (words: Words, config: object = {}): Table =>
  situation({
    config,
    arrange: {
      map: 'empty',
      ports: { 0: SYDNEY, 1: MELBOURNE },
      time: { 0: 3, 1: 13, oldOnes: 22 },
      ...words,
    },
  });

/** Declares the attack of a force, up to the first question that follows. */
export function march(t: Table, army: Army, hex: number): Table {
  t.choose({ do: 'box', box: 'attack' });
  muster(t, army);
  return t.choose({ do: 'attack', hex });
}

export function muster(t: Table, army: Army): Table {
  for (const [unit, count] of Object.entries(army))
    for (let i = 0; i < count; i++) t.choose({ do: 'join', unit: unit as UnitType });
  return t;
}

interface Battle {
  /** All of them attack. */
  readonly army: Army;
  /** In the hills next to Sydney, awake unless told otherwise. */
  readonly foes: readonly (OldOneTileId | Omit<OldOneWords, 'hex'>)[];
  readonly cards?: readonly OldOneCardId[];
  readonly people?: readonly PersonalityId[];
  readonly player?: PlayerWords;
  readonly words?: Words;
  readonly config?: object;
}

/** Seat 0 before its attack on the hills. */
export function eve({ army, foes, cards, people, player, words, config }: Battle): Table {
  const oldOnes = foes.map((foe) => ({
    hex: FIELD,
    faceUp: true,
    ...(typeof foe === 'string' ? { tile: foe } : foe),
  }));
  return camp(
    {
      ...words,
      players: [
        { units: army, personalities: people ?? [], ...player },
        ...(words?.players?.slice(1) ?? []),
      ],
      oldOnes: [...oldOnes, ...(words?.oldOnes ?? [])],
      next: { oldOneCards: cards ?? [], ...words?.next },
    },
    config,
  );
}

/** The same after the attack was declared, at the first question that follows. */
export const battle = (b: Battle): Table => march(eve(b), b.army, FIELD);

/**
 * One activation of the Old Ones, on a space without light unless `time` says otherwise: the
 * purple disc lies on seat 0's, so it acts once and then seat 0 is asked.
 */
export const night = (words: Words, config: object = {}): Table =>
  camp({ time: { 0: 23, 1: 43, oldOnes: 23 }, stack: [1, 0, 'oldOnes'], ...words }, config);

/** The same with the next space lit: a Revelation card is turned up first. */
export const dark = (words: Words, config: object = {}): Table =>
  night({ time: { 0: 24, 1: 44, oldOnes: 24 }, ...words }, config);

/** The tile with this face, which must lie on the map. */
export function tile(t: Table, id: OldOneTileId) {
  const found = t.state.tiles.find((held) => held.tile.is === id);
  if (!found) throw new Error(`the tile "${id}" is not on the map`);
  return found;
}

export const onMap = (t: Table): OldOneTileId[] => t.state.tiles.map((held) => held.tile.is);

/** Where a tile lies, 0 if it is not on the map. */
export const hexOf = (t: Table, id: OldOneTileId): number =>
  t.state.tiles.find((held) => held.tile.is === id)?.hex ?? 0;

/** The combat under way. */
export function fight(t: Table) {
  if (!t.state.combat) throw new Error('there is no combat under way');
  return t.state.combat;
}

/** Cubes in a seat's HQ, as everybody sees them. */
export const hq = (t: Table, seat: number): number =>
  t.engine.view(t.world, seat).players[seat]?.hq ?? -1;

/** The space of a disc; the purple one is seat -1. */
export const space = (t: Table, seat: number): number =>
  t.state.discs.find((disc) => disc.seat === seat)?.space ?? -1;
