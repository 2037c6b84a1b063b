import { isRecord, shown, TEST_NAMES } from '../scenario/match.ts';
import { listed } from '../trouble.ts';
import { type Shape, tellShape } from './shape.ts';

/**
 * The first thing in a pattern that its shape can never be: a field, a word or a test that does not
 * exist. Without it, an expectation that something is not so would hold for any mistyped name.
 */
export function wrongPattern(written: unknown, shape: Shape, at: string): string | null {
  if (shape.kind === 'either') return wrongEither(written, shape.of, at);
  if (isRecord(written))
    return firstOf(Object.entries(written), ([key, value]) =>
      key.startsWith('$')
        ? wrongTest(key, value, shape, at)
        : wrongField(key, value, shape, join(at, key), at),
    );
  if (shape.kind === 'anything' || written === null) return null;
  if (Array.isArray(written)) {
    if (shape.kind !== 'list') return otherKind(written, shape, at);
    return firstOf([...written.entries()], ([i, held]) =>
      wrongPattern(held, shape.of, join(at, i)),
    );
  }
  return fitsValue(written, shape) ? null : otherKind(written, shape, at);
}

/** Whatever one of the alternatives can be, the whole can be; the closest one says what is wrong. */
function wrongEither(written: unknown, shapes: readonly Shape[], at: string): string | null {
  const wrong = shapes.map((shape) => wrongPattern(written, shape, at));
  if (wrong.includes(null)) return null;
  const close = shapes.findIndex((shape) =>
    Array.isArray(written)
      ? shape.kind === 'list'
      : isRecord(written)
        ? shape.kind === 'record' || shape.kind === 'list' || shape.kind === 'table'
        : shape.kind === 'words',
  );
  return wrong[Math.max(0, close)] ?? null;
}

function wrongTest(name: string, value: unknown, shape: Shape, at: string): string | null {
  if (!TEST_NAMES.includes(name))
    return `${at} has the test "${name}", which does not exist; there are ${listed(TEST_NAMES)}`;
  if (name === '$not') return wrongPattern(value, shape, `${at}.$not`);
  if (name === '$atLeast' || name === '$atMost') {
    if (typeof value !== 'number')
      return `${join(at, name)} is ${shown(value)}; it should be a number`;
    return shape.kind === 'number' || shape.kind === 'anything' || shape.kind === 'words'
      ? null
      : `${at} has the test "${name}", which is for numbers; it is ${tellShape(shape, true)}`;
  }
  if (shape.kind === 'anything') return null;
  return shape.kind === 'list'
    ? wrongPattern(value, shape.of, join(at, name))
    : `${at} has the test "${name}", which is for lists; it is ${tellShape(shape, true)}`;
}

function wrongField(
  key: string,
  value: unknown,
  shape: Shape,
  at: string,
  holder: string,
): string | null {
  const inner = fieldOf(shape, key);
  return inner ? wrongPattern(value, inner, at) : noField(key, shape, holder);
}

/** What is under a key: a field of a record, an element of a list, its length. */
function fieldOf(shape: Shape, key: string): Shape | null {
  switch (shape.kind) {
    case 'anything':
      return shape;
    case 'record':
      return Object.hasOwn(shape.fields, key) ? (shape.fields[key]?.shape ?? null) : null;
    case 'table':
      return shape.of;
    case 'list':
      if (key === 'length') return { kind: 'number' };
      return /^\d+$/.test(key) ? shape.of : null;
    case 'either': {
      const found = shape.of.flatMap((one) => fieldOf(one, key) ?? []);
      return found.length > 0 ? { kind: 'either', of: found } : null;
    }
    default:
      return null;
  }
}

function noField(key: string, shape: Shape, at: string): string {
  const names = fieldNames(shape);
  const told = names.length > 0 ? `; there are ${listed(names)}` : `; it is ${tellShape(shape)}`;
  return `${at} has the field "${key}", which does not exist${told}`;
}

function fieldNames(shape: Shape): string[] {
  if (shape.kind === 'record') return Object.keys(shape.fields);
  if (shape.kind === 'list') return ['length', 'places from 0'];
  return shape.kind === 'either' ? [...new Set(shape.of.flatMap(fieldNames))] : [];
}

/** A value, or a test of one, at the end of a path such as `teams.0.space`. */
export function wrongPath(path: string, written: unknown, shape: Shape, at: string): string | null {
  let held = shape;
  let walked = at;
  for (const key of path.split('.')) {
    const next = fieldOf(held, key);
    if (!next) return noField(key, held, walked);
    held = next;
    walked = join(walked, key);
  }
  return wrongPattern(written, held, walked);
}

function fitsValue(written: unknown, shape: Shape): boolean {
  switch (shape.kind) {
    case 'words':
      return shape.words.some((word) => word === written);
    case 'number':
      return typeof written === 'number';
    case 'text':
      return typeof written === 'string';
    case 'yesNo':
      return typeof written === 'boolean';
    default:
      return false;
  }
}

const otherKind = (written: unknown, shape: Shape, at: string): string =>
  `${at} is ${shown(written)}; it can be ${tellShape(shape, true)}`;

const join = (at: string, key: string | number): string =>
  at === '' ? String(key) : `${at}.${key}`;

export function firstOf<V>(
  values: readonly V[],
  wrong: (value: V) => string | null,
): string | null {
  for (const value of values) {
    const found = wrong(value);
    if (found !== null) return found;
  }
  return null;
}
