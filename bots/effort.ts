/** How hard a bot thinks. */
export interface Effort {
  /** In how many imagined worlds the best choices are tried. */
  readonly worlds: number;
  /** In how many ways an action is carried to its end where the way there is a guess. */
  readonly ways: number;
  /** How many of the choices on the way to the end of an action are looked at. */
  readonly branches: number;
  /** How many decisions an action is followed at the most. */
  readonly follow: number;
  /** About how many positions may be looked at in all; every choice is tried once in any case. */
  readonly tries: number;
}

export const DEFAULT_EFFORT: Effort = { worlds: 16, ways: 3, branches: 6, follow: 12, tries: 1000 };
