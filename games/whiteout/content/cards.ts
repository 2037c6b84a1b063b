/** The cards of the deck: teams of dogs, and the weather and luck of the ice. */
export type CardKind = 'dogs-1' | 'dogs-2' | 'dogs-3' | 'storm' | 'shelter';

/** What lies under a find marker. */
export type Find = 'rations' | 'meteorite' | 'crevasse' | 'nothing';

export interface WhiteoutContent {
  readonly deck: Readonly<Record<CardKind, number>>;
  readonly finds: Readonly<Record<Find, number>>;
  /** Spaces of the trail that carry a find marker, by length of the race. */
  readonly markers: { readonly short: readonly number[]; readonly long: readonly number[] };
  /** The space of the pole. */
  readonly pole: { readonly short: number; readonly long: number };
  /** Rounds until the winter ends the race. */
  readonly rounds: { readonly short: number; readonly long: number };
}

export const standardContent: WhiteoutContent = {
  deck: { 'dogs-1': 10, 'dogs-2': 10, 'dogs-3': 6, storm: 8, shelter: 6 },
  finds: { rations: 4, meteorite: 2, crevasse: 3, nothing: 1 },
  markers: { short: [2, 4, 6, 8, 10], long: [2, 4, 6, 8, 10, 12, 14, 16] },
  pole: { short: 12, long: 18 },
  rounds: { short: 12, long: 16 },
};

/** Dogs carry their pace in their name; nothing else walks. */
export const paceOf = (card: CardKind): number =>
  card === 'dogs-1' ? 1 : card === 'dogs-2' ? 2 : card === 'dogs-3' ? 3 : 0;
