import {
  copyJson,
  type DeepReadonly,
  deckSize,
  type Eye,
  type Slot,
  shown,
} from '@incognita/kernel';
import type { MonsterId } from '../../content/revenge/types.ts';
import type { OldOneTileId } from '../../content/types.ts';
import type { Look } from '../kit.ts';
import type { Revenge } from '../state.ts';
import { cardOf, levelOf } from './table.ts';

type Shared = Pick<
  Revenge,
  | 'seat'
  | 'ports'
  | 'fallen'
  | 'outposts'
  | 'attacked'
  | 'wounds'
  | 'spawns'
  | 'spawnSupply'
  | 'collected'
  | 'points'
  | 'torn'
  | 'played'
  | 'discard'
  | 'exiled'
  | 'waiting'
>;

/** What an eye may know of the expansion's things (REV-HIDE-01 to 06). */
export interface RevengeView extends DeepReadonly<Shared> {
  /** REV-DIFF-09: unoccupied Spawn tiles fight back, which is said all the time. */
  readonly spawnsFight: boolean;
  /** Cards in the Mythos deck, and the level on the back of the top one; 0 where there is none. */
  readonly deck: number;
  readonly nextLevel: number;
  /** Null for those that this eye does not know. */
  readonly hand: readonly (MonsterId | null)[];
  readonly looked: readonly (MonsterId | null)[];
  /** Unused tiles by level. */
  readonly unused: readonly number[];
  /** What the Old Ones player knows: the tiles of the stacks and the unused ones, in no order. */
  readonly knownStacks: readonly (readonly OldOneTileId[])[];
  readonly knownUnused: readonly (readonly OldOneTileId[])[];
  readonly drawn: { readonly tile: OldOneTileId | null; readonly back: number } | null;
  readonly alsoDrawn: readonly { readonly tile: OldOneTileId | null; readonly back: number }[];
}

type Deck<V> = readonly (readonly Slot<V>[])[];

const known = (deck: Deck<OldOneTileId>, eye: Eye): OldOneTileId[] =>
  deck
    .flat()
    .flatMap((tile) => shown(tile, eye) ?? [])
    .sort();

export function revengeView(
  revenge: DeepReadonly<Revenge>,
  stacks: readonly Deck<OldOneTileId>[],
  g: Look,
  eye: Eye,
): RevengeView {
  const top = revenge.deck[0]?.[0];
  const next = top ? cardOf(g, top.is) : null;
  return {
    seat: revenge.seat,
    ports: [...revenge.ports],
    fallen: [...revenge.fallen],
    outposts: copyJson(revenge.outposts),
    attacked: [...revenge.attacked],
    wounds: copyJson(revenge.wounds),
    spawns: copyJson(revenge.spawns),
    spawnSupply: revenge.spawnSupply,
    collected: [...revenge.collected],
    points: revenge.points,
    torn: [...revenge.torn],
    played: [...revenge.played],
    discard: [...revenge.discard],
    exiled: [...revenge.exiled],
    waiting: copyJson(revenge.waiting),
    spawnsFight: revenge.seat !== null && levelOf(g).spawnTilesFight !== null,
    deck: deckSize(revenge.deck),
    nextLevel: next && 'level' in next ? next.level : 0,
    hand: revenge.hand.map((held) => shown(held, eye)),
    looked: revenge.looked.map((held) => shown(held, eye)),
    unused: revenge.unused.map(deckSize),
    knownStacks: revenge.seat === null ? [] : stacks.map((stack) => known(stack, eye)),
    knownUnused: revenge.unused.map((stack) => known(stack, eye)),
    drawn: revenge.drawn && { tile: shown(revenge.drawn.tile, eye), back: revenge.drawn.back },
    alsoDrawn: revenge.alsoDrawn.map(({ tile, back }) => ({ tile: shown(tile, eye), back })),
  };
}
