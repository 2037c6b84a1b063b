/** How hard a bot thinks. */
export interface Effort {
  /** In how many imagined worlds every choice is tried. */
  readonly worlds: number;
  /** In how many ways an action that goes on is carried to its end; the best one counts. */
  readonly ways: number;
  /** How many of the choices on the way are looked at. */
  readonly branches: number;
  /** How many decisions an action is followed at the most. */
  readonly follow: number;
  /** About how many choices may be tried in all; with long lists, less is tried of each. */
  readonly tries: number;
}

export const DEFAULT_EFFORT: Effort = { worlds: 3, ways: 3, branches: 4, follow: 10, tries: 1500 };

/** Less of everything where there is much to choose from: first fewer ways, then fewer worlds. */
export function within(effort: Effort, choices: number): Effort {
  // Few actions are followed for more than three decisions.
  const perWay = choices * (1 + 3 * effort.branches);
  const affordable = Math.max(1, Math.floor(effort.tries / perWay));
  const worlds = Math.min(effort.worlds, affordable);
  const ways = Math.max(1, Math.min(effort.ways, Math.floor(affordable / worlds)));
  return { ...effort, worlds, ways };
}
