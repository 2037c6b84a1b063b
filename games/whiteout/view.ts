import { deckSize, type Eye, shown } from '@incognita/kernel';
import type { CardKind, Find, Race } from './content/cards.ts';
import type { Look } from './rules/kit.ts';

/** What a seat or a spectator may know. Everything else stays in the state. */
export interface View {
  readonly race: Race;
  readonly pole: number;
  readonly round: number;
  readonly rounds: number;
  readonly active: number;
  readonly teams: readonly {
    readonly space: number;
    readonly arrived: boolean;
    readonly finds: readonly Find[];
    /** WHI-HAND-04: null for a card that this eye has not seen. */
    readonly hand: readonly (CardKind | null)[];
  }[];
  readonly markers: readonly number[];
  readonly deck: number;
  readonly discard: readonly CardKind[];
  readonly storm: { readonly from: number; readonly target: number } | null;
  readonly scouted: readonly (CardKind | null)[];
}

export function view(g: Look, eye: Eye): View {
  const { state, content, config } = g;
  return {
    race: config.race,
    pole: content.pole,
    round: state.round,
    rounds: content.rounds,
    active: state.active,
    teams: state.teams.map((team) => ({
      space: team.space,
      arrived: team.arrived,
      finds: [...team.finds],
      hand: team.hand.map((held) => shown(held, eye)),
    })),
    markers: state.markers.map((marker) => marker.space),
    deck: deckSize(state.deck),
    discard: [...state.discard],
    storm: state.storm ? { from: state.storm.from, target: state.storm.target } : null,
    scouted: state.scouted.map((held) => shown(held, eye)),
  };
}
