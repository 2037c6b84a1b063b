/** The cards of the deck: teams of dogs, and the weather and luck of the ice. */
export const CARDS = ['dogs-1', 'dogs-2', 'dogs-3', 'storm', 'shelter'] as const;
export type CardKind = (typeof CARDS)[number];

/** What lies under a find marker. */
export const FINDS = ['rations', 'meteorite', 'crevasse', 'nothing'] as const;
export type Find = (typeof FINDS)[number];

export type Race = 'short' | 'long';

/** Dogs carry their pace in their name; nothing else walks. */
export const PACE: Readonly<Record<CardKind, number>> = {
  'dogs-1': 1,
  'dogs-2': 2,
  'dogs-3': 3,
  storm: 0,
  shelter: 0,
};

export interface TrailContent {
  /** The space of the pole. */
  readonly pole: number;
  /** Rounds until the winter ends the race. */
  readonly rounds: number;
  /** Spaces that carry a find marker. */
  readonly markers: readonly number[];
}

export interface WhiteoutContent {
  readonly deck: Readonly<Record<CardKind, number>>;
  readonly finds: Readonly<Record<Find, number>>;
  readonly trails: Readonly<Record<Race, TrailContent>>;
}

export const standardContent: WhiteoutContent = {
  deck: { 'dogs-1': 9, 'dogs-2': 12, 'dogs-3': 7, storm: 7, shelter: 5 },
  finds: { rations: 5, meteorite: 3, crevasse: 4, nothing: 2 },
  trails: {
    short: { pole: 14, rounds: 12, markers: [2, 4, 5, 7, 9, 10, 12] },
    long: { pole: 20, rounds: 18, markers: [2, 4, 5, 7, 9, 10, 12, 14, 15, 17] },
  },
};

/** What the rules read: the trail of this race, and how much of everything there is. */
export interface Trail extends TrailContent {
  readonly deck: Readonly<Record<CardKind, number>>;
  readonly finds: Readonly<Record<Find, number>>;
  readonly cardsPrinted: number;
  readonly findsMade: number;
}

export function trailOf(content: WhiteoutContent, race: Race): Trail {
  return {
    ...content.trails[race],
    deck: content.deck,
    finds: content.finds,
    cardsPrinted: CARDS.reduce((sum, card) => sum + content.deck[card], 0),
    findsMade: FINDS.reduce((sum, find) => sum + content.finds[find], 0),
  };
}
