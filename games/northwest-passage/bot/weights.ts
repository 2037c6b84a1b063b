/** What the bot believes, in points of Prestige. */
export const WEIGHT = {
  /** A pawn that is still available in this season, in parts of what a step west is worth. */
  pawn: 0.7,
  /** Pawns that a way to the Passage may take before it is worth nothing. */
  horizon: 42,
  /** A pawn of the seasons to come. */
  spare: 0.1,
  /** Tiles in hand that are worth their Draw. */
  hand: 2,
  /** A majority as it stands, of what it will be at the end. */
  majority: 0.6,
  /** A token of the map within reach, of what it brings. */
  token: 0.45,
  rival: 0.35,
  sled: 2.5,
} as const;

/** The same for those who explore for their lives. */
export const SURVIVAL = {
  passage: 26,
  /** Pawns that a way to the Passage may take before it is worth nothing. */
  horizon: 44,
  franklin: 3.2,
  /** Food and Morale. */
  stores: 0.42,
  /** Beyond this many, they matter less. */
  plenty: 24,
  short: 2.5,
  home: 60,
  turn: 0.04,
  token: 0.5,
  /** A token that a tile would lay, and one whose tile is still in hand, of what it brings. */
  ahead: 0.45,
  inHand: 0.3,
  prestige: 0.25,
  pawn: 4,
} as const;
