/** The first pieces of a good are worth more than the tenth: [how many, each]. */
export type Scale = readonly (readonly [number, number])[];
const scale = (...steps: Scale): Scale => steps;

/**
 * What things are worth in victory points where the rules do not say. They were set by reasoning
 * and then by play (docs/balance/auztralia.md tells the rates); nothing here is a rule.
 */
const WEIGHT = {
  /** Points of the Old Ones count against us: fully where they are the only rival. */
  oldOnes: { alone: 1, rivals: 0.4 },
  /** Points of the best other player. */
  rival: 0.25,
  /** In full co-operation the weakest player decides for all. */
  weakest: 0.6,
  /** What a Time Point brings when nothing better is in sight. */
  idleTime: 0.42,
  /** A bird in the hand: plans for the land and for war come true that often. */
  plan: { land: 0.9, war: 0.9 },
  /** Every TP of rails before it makes a plan less sure: others may come first. */
  doubt: 0.25,
  /** What a good on the map is worth, once it is mined; and the Gold that a Farm brings. */
  ore: 0.27,
  nugget: 0.3,
  /** Time to lay one track, its Coal and Iron included; more in the hills. */
  track: { plain: 1.2, hills: 1.6 },
  /** Every action also takes a cube, which has to be fetched again some day. */
  cubeTime: 0.2,
  /** What is in store. */
  gold: scale([6, 0.4], [6, 0.3], [20, 0.1]),
  /** Coal and Iron make tracks in pairs; what is left over can be exported. */
  railGoods: scale([3, 0.55], [3, 0.35], [10, 0.1]),
  oddGood: scale([4, 0.2], [10, 0.08]),
  /** Gold for the next unit is worth this much of what the unit would save. */
  arms: 0.7,
  /** Goods are useless without time to spend them: this many TP for the full worth. */
  goodsTime: 8,
  /** Gold that a cube in a box may cost, for the first, the second, ... cube there. */
  cubeInBox: 0.18,
  /** Personalities: the TP after which they are worth all of it, and how much of the table. */
  friends: { lasting: 30, once: 4, scale: 0.85 },
  /** More than this is never lost by cubes: they can be retrieved. */
  cubesMost: 1.6,
  /** What a TP will have brought, as far as it is lost with the Port. */
  later: 0.5,
  /** A lost Port ends the game: besides all that was still to come. */
  port: 10,
  /** Even an Old One that our units could stop may get to a Farm first. */
  farmDanger: 0.3,
  /** Time that is lost if the game ends early, by a Port of somebody else. */
  early: 0.6,
  /** What a unit that falls takes with it. */
  unitLost: 1.2,
  /** Somebody who was asleep and now walks, over a whole game. */
  wake: 1,
  /** Odds of a fight: even at this much expected damage for each point of capacity. */
  fight: { even: 1.05, steep: 2.8 },
};

export type Weight = Readonly<typeof WEIGHT>;

/** They are greedy's, and stay as they are. */
export const ANCHOR: Weight = WEIGHT;
