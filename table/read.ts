import type { GameTypes } from '@incognita/kernel';
import type { Pace, WhenOut } from './clocks.ts';
import type { Occupant, Person } from './seats.ts';
import { refuse, shortly, TableError, type TableRefusal, type Wanted } from './troubles.ts';

/** Readers of what comes from outside. Each names the field and the value that do not fit. */

export const NAME_LENGTH = 80;
export const ID_LENGTH = 200;
/** The longest text that is mixed into chance. */
export const ENTROPY_LENGTH = 256;
const TEN_YEARS = 10 * 366 * 24 * 3600 * 1000;

function unfit(field: string, value: unknown, wanted: Wanted): TableError {
  return new TableError({ code: 'field', field, value: shortly(value), wanted });
}

export function readText(field: string, value: unknown, most = NAME_LENGTH): string {
  if (typeof value === 'string' && value.length > 0 && value.length <= most) return value;
  throw unfit(field, value, { want: 'text', most });
}

export function readNumber(field: string, value: unknown, from: number, to: number): number {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= from && value <= to)
    return value;
  throw unfit(field, value, { want: 'number', from, to });
}

export function readWord<const W extends string>(
  field: string,
  value: unknown,
  words: readonly W[],
): W {
  const found = words.find((word) => word === value);
  if (found !== undefined) return found;
  throw unfit(field, value, { want: 'word', of: words });
}

export function readYesNo(field: string, value: unknown): boolean {
  if (typeof value === 'boolean') return value;
  throw unfit(field, value, { want: 'yesno' });
}

export function readHex(field: string, value: unknown): string {
  if (typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)) return value;
  throw unfit(field, value, { want: 'hex' });
}

export function readList(field: string, value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw unfit(field, value, { want: 'list' });
}

/** A record with no other fields than these; a field that is missing is read as undefined. */
export function readRecord<const K extends string>(
  field: string,
  value: unknown,
  keys: readonly K[],
): Readonly<Partial<Record<K, unknown>>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw unfit(field || 'the file', value, { want: 'record' });
  const known: readonly string[] = keys;
  for (const [key, held] of Object.entries(value))
    if (!known.includes(key)) throw unfit(inside(field, key), held, { want: 'nothing' });
  // It has no other keys, and of the values nothing is claimed.
  return value as Readonly<Partial<Record<K, unknown>>>;
}

export const inside = (field: string, key: string): string => (field ? `${field}.${key}` : key);

export function readOccupant(field: string, value: unknown): Occupant {
  const held = readRecord(field, value, ['by', 'name', 'owner', 'kind', 'holdsFor']);
  const by = readWord(`${field}.by`, held.by, ['empty', 'human', 'bot']);
  if (by === 'empty') {
    readRecord(field, value, ['by']);
    return { by };
  }
  if (by === 'human') {
    readRecord(field, value, ['by', 'name', 'owner']);
    return { by, ...readPerson(field, { name: held.name, owner: held.owner }) };
  }
  readRecord(field, value, ['by', 'kind', 'holdsFor']);
  const holdsFor = held.holdsFor ?? null;
  return {
    by,
    kind: readText(`${field}.kind`, held.kind),
    holdsFor: holdsFor === null ? null : readPerson(`${field}.holdsFor`, holdsFor),
  };
}

export function readPerson(field: string, value: unknown): Person {
  const held = readRecord(field, value, ['name', 'owner']);
  return {
    name: readText(`${field}.name`, held.name),
    owner: readText(`${field}.owner`, held.owner, ID_LENGTH),
  };
}

export function readSeats(field: string, value: unknown, count: number | null): Occupant[] {
  const list = readList(field, value);
  if (count !== null && list.length !== count)
    throw unfit(field, value, { want: 'length', length: count });
  return list.map((held, i) => readOccupant(`${field}[${i}]`, held));
}

export function readPace(field: string, value: unknown): Pace | null {
  if (value === null) return null;
  const held = readRecord(field, value, ['kind', 'initial', 'increment', 'cap', 'time']);
  const kind = readWord(`${field}.kind`, held.kind, ['fischer', 'per-move']);
  if (kind === 'per-move') {
    readRecord(field, value, ['kind', 'time']);
    return { kind, time: readNumber(`${field}.time`, held.time, 1, TEN_YEARS) };
  }
  readRecord(field, value, ['kind', 'initial', 'increment', 'cap']);
  const initial = readNumber(`${field}.initial`, held.initial, 1, TEN_YEARS);
  return {
    kind,
    initial,
    increment: readNumber(`${field}.increment`, held.increment, 0, TEN_YEARS),
    cap: readNumber(`${field}.cap`, held.cap, initial, TEN_YEARS),
  };
}

/** A day is longer than anybody waits for a reaction. */
const LONGEST_WINDOW = 24 * 3600 * 1000;
const LONGEST_DELAY = 60_000;

export function readWindowTime(field: string, value: unknown): number | null {
  return value === null ? null : readNumber(field, value, 1000, LONGEST_WINDOW);
}

export const readWindowDelay = (field: string, value: unknown): number =>
  readNumber(field, value, 0, LONGEST_DELAY);

export function readWhenOut(field: string, value: unknown): WhenOut {
  const held = readRecord(field, value, ['do', 'kind']);
  const what = readWord(`${field}.do`, held.do, ['bot', 'nothing']);
  if (what === 'bot') return { do: what, kind: readText(`${field}.kind`, held.kind) };
  readRecord(field, value, ['do']);
  return { do: what };
}

/** The sentence of a reader as an answer, or null where everything fits. */
export function unreadable<T extends GameTypes>(read: () => unknown): TableRefusal<T> | null {
  try {
    read();
    return null;
  } catch (error) {
    if (error instanceof TableError) return refuse(error.trouble);
    throw error;
  }
}
