import { execFile } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Line, type Measured, variantOf } from './line.ts';
import { difference } from './profile.ts';

const RUNS = 3;
const script = fileURLToPath(new URL('variant.ts', import.meta.url));

export interface Figure {
  readonly line: Line;
  readonly ours: Measured;
  readonly baseline: Measured;
  /** Above 1 is better than the baseline. */
  readonly ratio: number;
}

/**
 * Every variant in processes of its own, and one after the other in several rounds: what else the
 * machine does meanwhile then falls on all of them alike. The median counts.
 */
export async function measure(
  lines: readonly Line[],
  progress: (variant: string, run: number) => void,
): Promise<Figure[]> {
  const sides = lines.flatMap((line) => [line.ours, line.baseline]);
  const names = new Set(sides.map((side) => variantOf(side).variant));
  const measured = new Map<string, Measured[]>([...names].map((name) => [name, []]));
  for (let run = 1; run <= RUNS; run++) {
    for (const [name, held] of measured) {
      progress(name, run);
      held.push(await measureOnce(name, run === 1));
    }
  }
  return lines.map((line) => {
    const ours = median(figuresOf(line.ours, measured));
    const baseline = median(figuresOf(line.baseline, measured));
    return { line, ours, baseline, ratio: ours.value / baseline.value };
  });
}

/** What was measured for a side of a line, once per round. */
export function figuresOf(
  side: string,
  measured: ReadonlyMap<string, readonly Measured[]>,
): readonly Measured[] {
  const { variant, figure } = variantOf(side);
  const runs = measured.get(variant) ?? [];
  if (figure === undefined) return runs;
  return runs.map((run) => {
    const value = run.figures?.[figure];
    if (value === undefined) throw new Error(`"${variant}" has not measured "${figure}"`);
    return run.profile ? { value, profile: run.profile } : { value };
  });
}

async function measureOnce(name: string, profiled: boolean): Promise<Measured> {
  const env = { ...process.env, NODE_ENV: 'production' };
  const args = profiled ? [script, name, '--profile'] : [script, name];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env });
  return JSON.parse(stdout) as Measured;
}

/** The median of the values, with the profile of whichever run made one. */
function median(runs: readonly Measured[]): Measured {
  const middle = runs.toSorted((a, b) => a.value - b.value)[runs.length >> 1];
  if (!middle) throw new Error('nothing was measured');
  const profile = runs.find((run) => run.profile)?.profile;
  return profile ? { value: middle.value, profile } : middle;
}

/** Two variants that do not play the same game cannot be compared: why not, or null. */
export function unlike({ line, ours, baseline }: Figure): string | null {
  if (!ours.profile || !baseline.profile) return null;
  const differs = difference(ours.profile, baseline.profile);
  return differs && `${line.name}: the two sides do not play the same game. ${differs}.`;
}
