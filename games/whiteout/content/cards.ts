/** The cards of the deck: teams of dogs, and the weather and luck of the ice. */
export const CARDS = ['dogs-1', 'dogs-2', 'dogs-3', 'storm', 'shelter'] as const;
export type CardKind = (typeof CARDS)[number];

/** What lies under a find marker. */
export const FINDS = ['rations', 'meteorite', 'crevasse', 'nothing'] as const;
export type Find = (typeof FINDS)[number];

export type Race = 'short' | 'long';

/** Dogs carry their pace in their name; nothing else walks. */
export const paceOf = (card: CardKind): number =>
  card === 'dogs-1' ? 1 : card === 'dogs-2' ? 2 : card === 'dogs-3' ? 3 : 0;

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

/** What the rules read: the trail of this race, and every single card and find marker. */
export interface Trail extends TrailContent {
  readonly cards: readonly CardKind[];
  readonly finds: readonly Find[];
}

export function trailOf(content: WhiteoutContent, race: Race): Trail {
  return {
    ...content.trails[race],
    cards: CARDS.flatMap((card) => Array<CardKind>(content.deck[card]).fill(card)),
    finds: FINDS.flatMap((find) => Array<Find>(content.finds[find]).fill(find)),
  };
}
