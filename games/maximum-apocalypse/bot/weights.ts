/** What the bot believes in. All in hit points of a survivor, more or less. */
export const ANCHOR = {
  won: 5000,
  /** A goal that is met, shared out over its steps. */
  goal: 110,
  /** A step of a goal that is in somebody's hands already: goods that only have to be brought. */
  carried: 0.55,
  death: 170,
  health: 1,
  /** More for each point that is missing below half. */
  wounded: 0.8,
  poison: 3,
  hunger: 1.5,
  starving: 9,
  gear: 2.5,
  charge: 0.4,
  /** For each level that a Food card in hand can lower. */
  food: 1.1,
  card: 0.8,
  /** Cards left in a deck: the clock of a survivor. */
  deck: 1.4,
  insanity: 7,
  monster: 3,
  wounds: 0.8,
  power: 1.2,
  token: 1.2,
  /** Places that call a survivor, less what each step costs. */
  step: 1.3,
  home: 3.2,
  deliver: 20,
  work: 16,
  marker: 12,
  search: 12,
  explore: 4,
  unknownPlace: 5,
} as const;

export type Weight = { readonly [K in keyof typeof ANCHOR]: number };
