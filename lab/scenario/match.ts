import { sameJson } from '@incognita/kernel';

/** Where a value is not as it should be. */
export interface Mismatch {
  readonly path: string;
  readonly expected: string;
  readonly seen: string;
}

/** What a scenario may write in the place of a value. */
type Test = (seen: unknown, wanted: unknown) => boolean;
const TESTS: Readonly<Record<string, Test>> = {
  $not: (seen, wanted) => mismatch(wanted, seen) !== null,
  $atLeast: (seen, wanted) => typeof seen === 'number' && seen >= Number(wanted),
  $atMost: (seen, wanted) => typeof seen === 'number' && seen <= Number(wanted),
  $has: (seen, wanted) => Array.isArray(seen) && seen.some((held) => matches(wanted, held)),
  $lacks: (seen, wanted) => Array.isArray(seen) && !seen.some((held) => matches(wanted, held)),
};

export const TEST_NAMES: readonly string[] = Object.keys(TESTS);

export const matches = (expected: unknown, seen: unknown): boolean =>
  mismatch(expected, seen) === null;

/**
 * The first place where a value differs from what is expected. A record must have the fields that
 * are written, and may have others; a list must have as many elements as written. A record can
 * also stand for a list, with places as fields.
 */
export function mismatch(expected: unknown, seen: unknown, path = ''): Mismatch | null {
  if (!isRecord(expected)) {
    if (!Array.isArray(expected)) return sameJson(expected, seen) ? null : at(path, expected, seen);
    if (!Array.isArray(seen) || seen.length !== expected.length) return at(path, expected, seen);
    return first(expected.map((wanted, i) => () => mismatch(wanted, seen[i], join(path, i))));
  }
  if (typeof seen !== 'object' || seen === null) {
    const tests = Object.keys(expected);
    if (tests.length === 0 || !tests.every((key) => key in TESTS)) return at(path, expected, seen);
  }
  return first(
    Object.entries(expected).map(([key, wanted]) => () => {
      const test = TESTS[key];
      if (test) return test(seen, wanted) ? null : at(path, { [key]: wanted }, seen);
      return mismatch(wanted, fieldOf(seen, key), join(path, key));
    }),
  );
}

/** The first mismatch of values given by path, as in "teams.0.space": 4. */
export function mismatchByPath(paths: object, seen: unknown, root: string): Mismatch | null {
  return first(
    Object.entries(paths).map(([path, wanted]) => () => {
      let held = seen;
      const walked: string[] = [];
      for (const key of path.split('.')) {
        walked.push(key);
        const next = fieldOf(held, key);
        if (next === undefined) {
          const last = held;
          const where = join(root, walked.join('.'));
          return { path: where, expected: shown(wanted), seen: missing(key, last) };
        }
        held = next;
      }
      return mismatch(wanted, held, join(root, path));
    }),
  );
}

function missing(key: string, holder: unknown): string {
  if (Array.isArray(holder)) return `nothing: the list has ${holder.length} elements`;
  if (!isRecord(holder)) return `nothing: ${shown(holder)} has no fields`;
  const fields = Object.keys(holder);
  const told = fields.length > 0 ? fields.slice(0, 30).join(', ') : 'none';
  return `nothing: there is no field "${key}" (fields: ${told})`;
}

function fieldOf(holder: unknown, key: string): unknown {
  if (typeof holder !== 'object' || holder === null) return undefined;
  if (Array.isArray(holder) && key === 'length') return holder.length;
  return Object.hasOwn(holder, key) ? (holder as Record<string, unknown>)[key] : undefined;
}

/** How much of a pattern a record fulfils, to find the closest one. */
export function closeness(pattern: object, seen: unknown): number {
  return Object.entries(pattern).filter(([key, wanted]) => matches(wanted, fieldOf(seen, key)))
    .length;
}

const at = (path: string, expected: unknown, seen: unknown): Mismatch => ({
  path,
  expected: shown(expected),
  seen: shown(seen),
});

function first(tries: readonly (() => Mismatch | null)[]): Mismatch | null {
  for (const attempt of tries) {
    const found = attempt();
    if (found) return found;
  }
  return null;
}

const join = (path: string, key: string | number): string =>
  path === '' ? String(key) : `${path}.${key}`;

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const LONGEST = 300;

/** A value as text, cut where it would fill the screen. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  const told = JSON.stringify(value) ?? String(value);
  return told.length > LONGEST ? `${told.slice(0, LONGEST)}…` : told;
}
