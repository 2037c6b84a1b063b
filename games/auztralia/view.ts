import { copyJson, type DeepReadonly, deckSize, type Eye, shown } from '@incognita/kernel';
import type { OldOneTileId, PersonalityId, RevelationId } from './content/types.ts';
import type { Config } from './rules/config.ts';
import type { Look } from './rules/kit.ts';
import { capacityOf, cubesInHq, perUnit } from './rules/people.ts';
import { type RevengeView, revengeView } from './rules/revenge/view.ts';
import { oldOnesLines, playerLines, totalOf } from './rules/scoring.ts';
import type { Combat, State, Units } from './rules/state.ts';
import { activeSide } from './rules/time-track.ts';

type Shared = Pick<
  State,
  | 'order'
  | 'discs'
  | 'supply'
  | 'farms'
  | 'deposits'
  | 'xTiles'
  | 'discard'
  | 'card'
  | 'revelationsPlayed'
  | 'display'
  | 'personalityDiscard'
  | 'personalitiesGone'
  | 'variants'
  | 'variantCards'
  | 'objective'
  | 'objectiveBroken'
  | 'activation'
  | 'ending'
  | 'lostPort'
>;

/** What a seat or a spectator may know; see section "Hidden information" of the rulebook. */
export interface View extends DeepReadonly<Shared> {
  readonly config: Config;
  /** What Revenge of the Old Ones adds; null without it. */
  readonly revenge: RevengeView | null;
  readonly combat: DeepReadonly<Combat & { capacity: Units }> | null;
  /** The side that acts by the Time Track: a seat, -1 for the Old Ones, null at the end. */
  readonly active: number | null;
  readonly players: readonly (DeepReadonly<State['players'][number]> & {
    readonly hq: number;
    readonly tracksLeft: number;
    /** What this player would score if the game ended now. */
    readonly points: number;
  })[];
  /** Tracks on the map: hex side and owner. */
  readonly tracks: readonly { readonly edge: string; readonly owner: number }[];
  readonly tiles: readonly {
    readonly hex: number;
    readonly back: number;
    readonly faceUp: boolean;
    /** Null while it sleeps. */
    readonly tile: OldOneTileId | null;
    readonly damage: readonly number[];
    readonly stopped: boolean;
  }[];
  /** Tiles left in the stacks of levels 1, 2 and 3. */
  readonly stacks: readonly number[];
  /** Tiles out of the game; null for those that left unseen. */
  readonly gone: readonly (OldOneTileId | null)[];
  readonly deck: number;
  readonly revelations: number;
  /** Level on the back of the next Revelation card; 0 without one. */
  readonly nextRevelation: number;
  readonly personalityDeck: number;
  /** The next personality, if this eye knows it from a paid look. */
  readonly nextPersonality: PersonalityId | null;
  readonly looked: readonly (PersonalityId | null)[];
  /** How often a sleeper's VP will count. */
  readonly asleepCounts: number;
  /** What the Old Ones are known to score: everything that is awake, and blighted Farms. */
  readonly oldOnesPoints: number;
}

export function view(g: Look, eye: Eye): View {
  const { state } = g;
  const perColour = g.content.content.supply.perColour;
  const tracks = g.content.edges.flatMap((edge) => {
    const owner = state.tracks[edge.index] ?? -1;
    return owner < 0 ? [] : [{ edge: edge.id, owner }];
  });
  const top = state.personalities[0];
  const next = top?.length === 1 ? top[0] : undefined;
  const nextRevelation = state.revelations[0]?.[0]?.is as RevelationId | undefined;
  return {
    config: g.config,
    active: activeSide(g),
    players: state.players.map((player, seat) => ({
      ...copyJson(player),
      hq: cubesInHq(g, seat),
      tracksLeft: perColour.tracks - tracks.filter((track) => track.owner === seat).length,
      points: totalOf(playerLines(g, seat).filter((line) => line.line !== 'objective')),
    })),
    order: copyJson(state.order),
    discs: copyJson(state.discs),
    supply: copyJson(state.supply),
    tracks,
    farms: copyJson(state.farms),
    deposits: copyJson(state.deposits),
    tiles: state.tiles.map((tile) => ({
      hex: tile.hex,
      back: tile.back,
      faceUp: tile.faceUp,
      tile: shown(tile.tile, eye),
      damage: [...tile.damage],
      stopped: tile.stopped,
    })),
    stacks: state.stacks.map(deckSize),
    gone: state.gone.map((tile) => shown(tile, eye)),
    xTiles: copyJson(state.xTiles),
    deck: deckSize(state.deck),
    discard: copyJson(state.discard),
    card: state.card,
    revelations: deckSize(state.revelations),
    nextRevelation: nextRevelation ? g.content.revelation(nextRevelation).level : 0,
    revelationsPlayed: copyJson(state.revelationsPlayed),
    personalityDeck: deckSize(state.personalities),
    nextPersonality: next ? shown(next, eye) : null,
    display: copyJson(state.display),
    personalityDiscard: copyJson(state.personalityDiscard),
    personalitiesGone: copyJson(state.personalitiesGone),
    looked: state.looked.map((held) => shown(held, eye)),
    variants: copyJson(state.variants),
    variantCards: copyJson(state.variantCards),
    objective: state.objective,
    objectiveBroken: state.objectiveBroken,
    combat: state.combat && {
      ...copyJson(state.combat),
      capacity: perUnit((type) => capacityOf(g, state.combat?.seat ?? 0, type)),
    },
    activation: copyJson(state.activation),
    ending: state.ending,
    lostPort: state.lostPort,
    revenge: state.revenge && revengeView(state.revenge, state.stacks, g, eye),
    asleepCounts: g.content.edition.score.asleepCounts,
    oldOnesPoints: totalOf(oldOnesLines(g).filter((line) => line.line !== 'asleep')),
  };
}
