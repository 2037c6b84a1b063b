/** One figure: ours against a baseline, both measured in the same run. */
export interface Line {
  /** Its package first: `kernel/decisions`. */
  readonly name: string;
  readonly unit: string;
  /** What is done, and what it is compared with; for the reader of the table. */
  readonly about: string;
  /**
   * Names of variants. A variant that several lines share is measured once; of one that measures
   * several figures in the same run, `name#figure`.
   */
  readonly ours: string;
  readonly baseline: string;
  /** The least ratio that we stand for, where there is one. */
  readonly target?: number;
}

/** What one process measured. More is better. */
export interface Measured {
  readonly value: number;
  /** Where several figures are measured at once: each by its name. */
  readonly figures?: Readonly<Record<string, number>>;
  readonly profile?: Profile;
}

/** The variant that a line names, and the figure of it, if it has several. */
export function variantOf(name: string): { readonly variant: string; readonly figure?: string } {
  const [variant = '', figure] = name.split('#');
  return figure === undefined ? { variant } : { variant, figure };
}

/** Facts about the games a variant played, to see that two variants play the same game. */
export type Profile = Readonly<Record<string, Mean>>;
export interface Mean {
  readonly mean: number;
  /** Standard error of the mean. */
  readonly error: number;
}

/** A way to do the thing, measured in a process of its own. */
export interface Variant {
  /** How much it gets done in a second; or several figures that belong together. */
  readonly measure: () => number | Readonly<Record<string, number>>;
  /** What the games it plays are like, where that is a question. */
  readonly profile?: () => Profile;
}

/** What a file of `lines/` exports. */
export interface Bench {
  readonly lines: readonly Line[];
  readonly variants: Readonly<Record<string, Variant>>;
}
