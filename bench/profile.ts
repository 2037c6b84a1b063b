import type { Mean, Profile } from './line.ts';

/** Gathers facts, one number per game, and tells their means. */
export class Facts {
  readonly #facts = new Map<string, number[]>();

  add(fact: string, value: number): void {
    const values = this.#facts.get(fact);
    if (values) values.push(value);
    else this.#facts.set(fact, [value]);
  }

  profile(): Profile {
    return Object.fromEntries([...this.#facts].map(([fact, values]) => [fact, meanOf(values)]));
  }
}

function meanOf(values: readonly number[]): Mean {
  const n = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  const spread = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, n - 1);
  return { mean, error: Math.sqrt(spread / n) };
}

/** Differences of more than this many standard errors are no chance. */
const NOISE = 4;

/** The first fact in which two profiles differ, as a sentence, or null. */
export function difference(a: Profile, b: Profile): string | null {
  for (const [fact, ours] of Object.entries(a)) {
    const theirs = b[fact];
    if (!theirs) return `only one of them knows about ${fact}`;
    const noise = NOISE * Math.hypot(ours.error, theirs.error);
    if (Math.abs(ours.mean - theirs.mean) > noise)
      return `${fact}: ${show(ours)} against ${show(theirs)}`;
  }
  return null;
}

export const show = ({ mean, error }: Mean): string => `${mean.toFixed(2)} ± ${error.toFixed(2)}`;
