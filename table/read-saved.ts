import { type AnyTypes, type ChoiceOf, canonicalJson, type Json } from '@incognita/kernel';
import { MAX_ALSO } from './decide.ts';
import { parseJson } from './json-text.ts';
import type { Body, LogEntry } from './log.ts';
import {
  ENTROPY_LENGTH,
  ID_LENGTH,
  readHex,
  readList,
  readNumber,
  readOccupant,
  readPace,
  readRecord,
  readSeats,
  readText,
  readWhenOut,
  readWord,
  readYesNo,
} from './read.ts';
import { FORMAT, FORMAT_VERSION, type SavedGame } from './saved.ts';
import type { Contribution } from './seed.ts';
import { shortly, TableError } from './troubles.ts';

const FIELDS = [
  'format',
  'formatVersion',
  'game',
  'version',
  'content',
  'overrides',
  'config',
  'seats',
  'pace',
  'whenOut',
  'commitment',
  'secret',
  'entropy',
  'log',
  'hash',
  'result',
  'verified',
  'app',
] as const;

const MAX = Number.MAX_SAFE_INTEGER;
const SEATS = 29;

/**
 * Reads an exported game, from its text or from parsed JSON, as far as that goes without knowing
 * the game: every field has its form. Throws a TableError whose sentence names what does not fit.
 */
export function readSaved(raw: unknown): SavedGame<AnyTypes> {
  const value = typeof raw === 'string' ? parseJson(raw) : raw;
  // First what kind of file this is: the other sentences would mislead.
  const { format, formatVersion } = readLoosely(value);
  if (format !== FORMAT) throw new TableError({ code: 'format', format: shortly(format) });
  if (formatVersion !== FORMAT_VERSION)
    throw new TableError({
      code: 'format-version',
      version: shortly(formatVersion),
      reads: FORMAT_VERSION,
    });
  const file = readRecord('', value, FIELDS);
  return {
    format: FORMAT,
    formatVersion: FORMAT_VERSION,
    game: readText('game', file.game),
    version: readNumber('version', file.version, 0, MAX),
    content: readText('content', file.content),
    overrides: readData('overrides', file.overrides ?? null),
    config: readConfigRecord(file.config),
    seats: readSeats('seats', file.seats, null),
    pace: readPace('pace', file.pace ?? null),
    whenOut: readWhenOut('whenOut', file.whenOut),
    commitment: readHex('commitment', file.commitment),
    secret: orNull(file.secret, (held) => readHex('secret', held)),
    entropy: readList('entropy', file.entropy).map(readContribution),
    log: readList('log', file.log).map(readEntry),
    hash: orNull(file.hash, (held) => readText('hash', held)),
    result: readResult(file.result),
    verified: readYesNo('verified', file.verified),
    ...(file.app === undefined ? {} : { app: readText('app', file.app, ID_LENGTH) }),
  };
}

function readLoosely(value: unknown): { format?: unknown; formatVersion?: unknown } {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw new TableError({
    code: 'field',
    field: 'the file',
    value: shortly(value),
    wanted: { want: 'record' },
  });
}

const orNull = <V>(value: unknown, read: (held: unknown) => V): V | null =>
  value === null ? null : read(value);

function readContribution(value: unknown, i: number): Contribution {
  const held = readRecord(`entropy[${i}]`, value, ['seat', 'text']);
  return {
    seat: readNumber(`entropy[${i}].seat`, held.seat, 0, SEATS),
    text: readText(`entropy[${i}].text`, held.text, ENTROPY_LENGTH),
  };
}

/** The fields of each kind of entry. */
const ENTRIES = {
  entropy: ['seat', 'text'],
  start: [],
  decision: ['seat', 'choice', 'also'],
  undo: ['seat', 'keep', 'leave', 'agreed', 'rekey'],
  'undo-asked': ['seat', 'keep'],
  'undo-answered': ['seat', 'yes'],
  reseed: ['seat', 'rekey'],
  seat: ['seat', 'to'],
  'time-out': ['seat', 'did'],
} as const;
const KINDS = Object.keys(ENTRIES) as readonly (keyof typeof ENTRIES)[];
const ALL = [...new Set(Object.values(ENTRIES).flat())];

type Loose = Readonly<Partial<Record<(typeof ALL)[number], unknown>>>;

/** An entry from outside, as far as its form goes; whether it was possible, the table says. */
export function readEntry(value: unknown, i: number): LogEntry<AnyTypes> {
  const field = `log[${i}]`;
  const { kind: named } = readRecord(field, value, ['seq', 'at', 'kind', ...ALL]);
  const kind = readWord(`${field}.kind`, named, KINDS);
  const held = readRecord(field, value, ['seq', 'at', 'kind', ...ENTRIES[kind]]);
  return {
    seq: readNumber(`${field}.seq`, held.seq, 1, MAX),
    at: readNumber(`${field}.at`, held.at, 0, MAX),
    ...readBody(field, kind, held),
  };
}

function readBody(field: string, kind: keyof typeof ENTRIES, held: Loose): Body<AnyTypes> {
  const seat = (): number => readNumber(`${field}.seat`, held.seat, 0, SEATS);
  const keep = (): number => readNumber(`${field}.keep`, held.keep, 0, MAX);
  const rekey = (value: unknown): string => readText(`${field}.rekey`, value, ENTROPY_LENGTH);
  switch (kind) {
    case 'entropy':
      return { kind, seat: seat(), text: readText(`${field}.text`, held.text, ENTROPY_LENGTH) };
    case 'start':
      return { kind };
    case 'decision':
      return {
        kind,
        seat: seat(),
        choice: readChoice(`${field}.choice`, held.choice),
        ...(held.also === undefined ? {} : { also: readAlso(field, held.also) }),
      };
    case 'undo':
      return {
        kind,
        seat: seat(),
        keep: keep(),
        leave: readWord(`${field}.leave`, held.leave, ['free', 'solo', 'consent']),
        agreed: readList(`${field}.agreed`, held.agreed).map((agreed, i) =>
          readNumber(`${field}.agreed[${i}]`, agreed, 0, SEATS),
        ),
        rekey: orNull(held.rekey, rekey),
      };
    case 'undo-asked':
      return { kind, seat: seat(), keep: keep() };
    case 'undo-answered':
      return { kind, seat: seat(), yes: readYesNo(`${field}.yes`, held.yes) };
    case 'reseed':
      return { kind, seat: held.seat === null ? null : seat(), rekey: rekey(held.rekey) };
    case 'seat':
      return { kind, seat: seat(), to: readOccupant(`${field}.to`, held.to) };
    case 'time-out':
      return { kind, seat: seat(), did: readWord(`${field}.did`, held.did, ['bot', 'nothing']) };
  }
}

/** The rest of an answer in several choices: at least one, or it would not be there. */
function readAlso(field: string, value: unknown): readonly ChoiceOf<AnyTypes>[] {
  const list = readList(`${field}.also`, value);
  readNumber(`${field}.also.length`, list.length, 1, MAX_ALSO);
  return list.map((choice, i) => readChoice(`${field}.also[${i}]`, choice));
}

/** A record with a key under `do`; whether it is a choice, only the rules can tell. */
function readChoice(field: string, value: unknown): ChoiceOf<AnyTypes> {
  const data = readData(field, value);
  const { do: key } = readAnyRecord(field, data);
  readText(`${field}.do`, key);
  return data as ChoiceOf<AnyTypes>;
}

function readConfigRecord(value: unknown): AnyTypes['Config'] {
  const held = readAnyRecord('config', value);
  readNumber('config.seats', held.seats, 1, SEATS);
  // The rest is the game's affair: its own reader refuses what it does not know.
  return held as AnyTypes['Config'];
}

/** The result is compared with the one that the log leads to, so its form does not matter. */
function readResult(value: unknown): SavedGame<AnyTypes>['result'] {
  if (value === null) return null;
  readAnyRecord('result', value);
  return readData('result', value) as unknown as SavedGame<AnyTypes>['result'];
}

function readAnyRecord(field: string, value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Readonly<Record<string, unknown>>;
  throw new TableError({ code: 'field', field, value: shortly(value), wanted: { want: 'record' } });
}

/** Plain data as JSON makes it: nothing that would not survive being written and read again. */
function readData(field: string, value: unknown): Json {
  try {
    const text = canonicalJson(value);
    const data: Json = JSON.parse(text);
    if (canonicalJson(data) === text && value !== undefined) return data;
  } catch {
    // Too deep or circular: not what JSON makes.
  }
  throw new TableError({ code: 'field', field, value: shortly(value), wanted: { want: 'data' } });
}
