import { told, Violation } from './violation.ts';

/**
 * A state, a frame and a choice are plain data: nothing but null, booleans, whole numbers, texts,
 * lists and records, and no object in two places. The quick walk says whether that is so; only
 * where it is not, a slower one finds out where.
 */
export function checkPlain(value: unknown, name: string): void {
  if (isPlain(value, new Set())) return;
  const fault = faultIn(value, name, new Map());
  if (fault) throw fault;
}

/** The same for what leaves the game for good (a view, an event): there a part may come twice. */
export function checkPlainCopy(value: unknown, name: string): void {
  if (isPlain(value, null)) return;
  const fault = faultIn(value, name, null);
  if (fault) throw fault;
}

function isPlain(value: unknown, met: Set<object> | null): boolean {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return true;
    case 'number':
      return met === null ? Number.isFinite(value) : Number.isSafeInteger(value);
    case 'object':
      break;
    default:
      return false;
  }
  if (value === null) return true;
  if (met) {
    if (met.has(value)) return false;
    met.add(value);
  }
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) if (!isPlain(value[i], met)) return false;
    return true;
  }
  if (!isRecord(value)) return false;
  for (const key in value) if (!isPlain((value as Record<string, unknown>)[key], met)) return false;
  return true;
}

/** Made by `{}` or JSON.parse, in whatever realm: its prototype is the root of all. */
function isRecord(value: object): boolean {
  const made: unknown = Object.getPrototypeOf(value);
  return made === null || Object.getPrototypeOf(made) === null;
}

function faultIn(value: unknown, at: string, met: Map<object, string> | null): Violation | null {
  if (typeof value !== 'object' || value === null)
    return isPlain(value, met && new Set())
      ? null
      : new Violation(
          'schema',
          `${at} is ${typeof value === 'number' ? value : told(value)}, which is not plain data`,
        );
  const before = met?.get(value);
  if (before !== undefined)
    return new Violation('alias', `${at} and ${before} are the same object; copy one of them`);
  met?.set(value, at);
  if (!Array.isArray(value) && !isRecord(value))
    return new Violation('schema', `${at} is a ${value.constructor?.name}, not plain data`);
  const parts: [string, unknown][] = Array.isArray(value)
    ? Array.from(value, (held: unknown, i) => [`${at}[${i}]`, held])
    : Object.entries(value).map(([key, held]) => [`${at}.${key}`, held]);
  for (const [place, held] of parts) {
    const fault = faultIn(held, place, met);
    if (fault) return fault;
  }
  return null;
}

/** Every object that can be reached from a value. */
export function objectsIn(value: unknown, into: Set<object> = new Set()): Set<object> {
  if (typeof value !== 'object' || value === null || into.has(value)) return into;
  into.add(value);
  for (const held of Array.isArray(value) ? value : Object.values(value)) objectsIn(held, into);
  return into;
}

/** The first place where two pieces of plain data differ, as a sentence, or null. */
export function differenceOf(a: unknown, b: unknown, at: string): string | null {
  if (Object.is(a, b)) return null;
  const bothObjects = typeof a === 'object' && typeof b === 'object' && a !== null && b !== null;
  if (!bothObjects || Array.isArray(a) !== Array.isArray(b))
    return `${at} is ${told(a)} in one and ${told(b)} in the other`;
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>];
  for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
    const place = Array.isArray(a) ? `${at}[${key}]` : `${at}.${key}`;
    const found = differenceOf(left[key], right[key], place);
    if (found) return found;
  }
  return null;
}
