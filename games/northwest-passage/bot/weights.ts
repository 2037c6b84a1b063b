/** What the bot believes of any journey, in actions. */
const BELIEF = {
  /** How sure a token is under the Ship's keel, and one elsewhere on the map. */
  here: 0.85,
  token: 0.7,
  /** How sure the symbol of a tile in hand is, and what the tile itself saves. */
  symbol: 0.35,
  tile: 0.8,
  /** So many tiles are worth keeping; one that is not needed yet may never be. */
  hand: 4,
  holding: 0.25,
  /** What it takes to place a tile off the way and go there, and how many such tiles are kept. */
  visit: 2.5,
  visits: 2,
  /** What a tile in hand that fits is worth, of what it brings when it lies. */
  ready: 0.8,
  /** What a tile has to save to be a step, and how often one draws in vain at the most. */
  progress: 1.2,
  tries: 4,
  /** A step done is better than one to do. */
  haste: 1.2,
};

/** The same of those who race for Prestige. */
const PRESTIGE = {
  /** What a pawn is worth, in points. */
  pawn: 0.25,
  /** A majority as it stands, of what it will be at the end. */
  majority: 0.7,
  /** What a token adds to a majority, and to a series. */
  ranked: { franklin: 2.5, strait: 2 },
  series: 1.2,
  rival: 0.3,
  /** What the symbols of tiles that are still to be drawn may bring, by zone. */
  unseen: { 1: 0.5, 2: 1.5, 3: 3 },
  /** A pawn that serves with the Sled. */
  sled: 0.8,
};

/** The same of those who explore for their lives. */
const SURVIVAL = {
  /** A life that was given while there were stores, and when there were none. */
  life: { first: 1.8, last: 1.1 },
  /** What the Voyage card of a season takes, on average. */
  card: 0.6,
  /** What it takes to find a tile with a trace of Franklin that is not in sight, and to go there. */
  trace: 7.5,
  /** Stores so low that the next card may kill. */
  low: 3,
  hungry: 0.3,
  /** With so few stores, so much of what lies around is in reach. */
  few: 6,
  starving: 0.6,
  /** A move home when all is done. */
  homesick: 0.5,
  farAway: 30,
  /** A partner who sits at home while there is work to do. */
  deserted: 150,
  /** What the symbols of tiles that are still to be drawn may bring, by zone. */
  unseen: { 1: 0.2, 2: 0.8, 3: 1.5 },
  /** A turn that went by. */
  turn: 0.1,
  /** Beyond this many spare actions, more hardly matter. */
  plenty: 8,
  beyond: 0.35,
  prestige: 0.25,
  /** An action that there is no time for. */
  late: 3,
  /** The last actions before it is too late, and how early they are felt. */
  hurry: 0.15,
  margin: 20,
  home: 60,
};

export type Belief = Readonly<typeof BELIEF>;
export type RaceWeights = {
  readonly belief: Belief;
  readonly prestige: Readonly<typeof PRESTIGE>;
};
export type ExpeditionWeights = {
  readonly belief: Belief;
  readonly survival: Readonly<typeof SURVIVAL>;
};

/** Set by reasoning, then by play. They are greedy's, and stay as they are. */
export const RACE: RaceWeights = { belief: BELIEF, prestige: PRESTIGE };
export const EXPEDITION: ExpeditionWeights = { belief: BELIEF, survival: SURVIVAL };

/**
 * What play made of those of the race (`lab tune`; docs/bots/tune-northwest-passage-standard.json):
 * they play better, whatever reasons one may find for them.
 */
export const TUNED_RACE: RaceWeights = {
  belief: {
    here: 0.4679,
    token: 0.2943,
    symbol: 0.2695,
    tile: 0.6879,
    hand: 4.411,
    holding: 0.2663,
    visit: 1.798,
    visits: 1.674,
    ready: 0.9471,
    progress: 0.7806,
    tries: 4.986,
    haste: 1.347,
  },
  prestige: {
    pawn: 0.2301,
    majority: 1.127,
    ranked: {
      franklin: 1.615,
      strait: 1.578,
    },
    series: 0.846,
    rival: 0.206,
    unseen: {
      1: 0.6077,
      2: 1.568,
      3: 3.329,
    },
    sled: 0.8552,
  },
};
