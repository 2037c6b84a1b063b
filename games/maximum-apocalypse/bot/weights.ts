/** What the bot believes in. All in hit points of a survivor, more or less. */
export const ANCHOR = {
  won: 5000,
  /** A goal that is met, shared out over its steps. */
  goal: 110,
  /** A step of a goal that is in somebody's hands already: goods that only have to be brought. */
  carried: 0.7,
  /** What leads to a goal without being one: work on the way, an event, the Scientist. */
  stage: 45,
  death: 170,
  health: 1,
  /** More for each point that is missing below half. */
  wounded: 0.8,
  poison: 3,
  /** Of what hunger costs (provisions.ts). */
  hunger: 1,
  gear: 2.5,
  charge: 0.4,
  card: 0.8,
  /** Cards left in a deck: the clock of a survivor. */
  deck: 2,
  insanity: 7,
  /** How soon blows that are due count as a death. */
  fear: 1.3,
  monster: 5,
  wounds: 0.8,
  power: 2,
  token: 1.2,
  /** More for each token above twenty on the map. */
  scarce: 6,
  /** Places that call a survivor, less what each step costs. */
  step: 1.3,
  home: 3.2,
  /** Goods on a tile; and every step that is left to bring goods to their place. */
  deliver: 9,
  haul: 2.2,
  /** What the spawn after this turn costs on average. */
  dusk: 10,
  work: 16,
  marker: 12,
  search: 18,
  explore: 1.5,
  unknownPlace: 6,
  /** While a place of the mission is unknown: a tile turned up, and the place itself. */
  seen: 2.5,
  lost: 45,
} as const;

export type Weight = { readonly [K in keyof typeof ANCHOR]: number };
