import type { Json } from '@incognita/kernel';
import type {
  AuztraliaContent,
  BoardMap,
  CombatRow,
  FightingType,
  Hex,
  OldOneCard,
  OldOneTile,
  SurveyTile,
} from '../content/types.ts';

type Row = { readonly [key: string]: Json };

const isRecord = (value: Json): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function recordOf(value: Json, word: string): Row {
  if (!isRecord(value))
    throw new Error(`content: ${word} is ${JSON.stringify(value)}; it is a record`);
  return value;
}

function rowsOf(value: Json, word: string): readonly Row[] {
  if (!Array.isArray(value))
    throw new Error(`content: ${word} is ${JSON.stringify(value)}; it is a list`);
  return value.map((row, i) => recordOf(row, `${word}[${i}]`));
}

/** Fields that a row must have; the rest has a default or is checked by whoever reads it. */
function need(row: Row, word: string, fields: readonly string[]): void {
  const missing = fields.find((field) => row[field] === undefined);
  if (missing !== undefined)
    throw new Error(`content: ${word} has a row without "${missing}": ${JSON.stringify(row)}`);
}

function known(row: Row, word: string, fields: readonly string[]): void {
  const stray = Object.keys(row).find((field) => !fields.includes(field));
  if (stray !== undefined)
    throw new Error(
      `content: ${word} has "${stray}": ${JSON.stringify(row[stray])}, which does not exist; there are ${fields.join(', ')}`,
    );
}

/** A row with a known key takes the place of the standard one, another one is added. */
function replaced<V extends object>(
  rows: readonly V[],
  written: readonly V[],
  key: keyof V & string,
): V[] {
  const all = [...rows];
  for (const row of written) {
    const at = all.findIndex((held) => held[key] === row[key]);
    if (at >= 0) all[at] = row;
    else all.push(row);
  }
  return all;
}

// What a file leaves out is nothing: so a written row depends on none of our own cards. The rows
// come from a file; their fields are checked by name, and the defaults complete them.

const HEX = ['n', 'q', 'r', 'terrain', 'level', 'port', 'survey', 'vp'];
const hexOf = (row: Row): Hex => {
  need(row, 'hexes', ['n', 'q', 'r']);
  known(row, 'hexes', HEX);
  const plain = { terrain: 'outback', level: 0, port: null, survey: false, vp: 0 };
  return { ...plain, ...row } as unknown as Hex;
};

function mapOf(standard: BoardMap, written: Row, word: string): BoardMap {
  known(written, word, ['id', 'name', 'hexes', 'startGoods', 'surveyIgnores', 'portSpacing']);
  const { hexes, id: _id, ...rest } = written;
  const map = { ...standard, ...rest } as unknown as BoardMap;
  return hexes === undefined ? map : { ...map, hexes: rowsOf(hexes, `${word}.hexes`).map(hexOf) };
}

const tileOf = (row: Row): OldOneTile => {
  need(row, 'oldOneTiles', ['id', 'back', 'type']);
  known(row, 'oldOneTiles', ['id', 'back', 'type', 'vp', 'capacity', 'spawns', 'challenge']);
  const plain = { vp: 0, capacity: 0, spawns: null, challenge: false };
  return { ...plain, ...row } as unknown as OldOneTile;
};

const surveyOf = (row: Row): SurveyTile => {
  need(row, 'survey', ['id']);
  known(row, 'survey', ['id', 'redClip', 'symbols']);
  const symbols = { coal: [], iron: [], gold: [], phosphate: [], oldOnes: [] };
  const written = recordOf(row.symbols ?? {}, 'survey.symbols');
  known(written, 'survey.symbols', Object.keys(symbols));
  return { redClip: false, ...row, symbols: { ...symbols, ...written } } as unknown as SurveyTile;
};

const FIGHTERS: readonly FightingType[] = [
  'cthulhu',
  'shoggoth',
  'migo',
  'zombie',
  'loyalist',
  'temple',
];

const cardOf = (row: Row): OldOneCard => {
  need(row, 'oldOneCards', ['id']);
  known(row, 'oldOneCards', ['id', 'direction', 'rotation', 'moves', 'rows']);
  const written = recordOf(row.rows ?? {}, 'oldOneCards.rows');
  known(written, 'oldOneCards.rows', FIGHTERS);
  const rows = Object.fromEntries(
    FIGHTERS.map((type) => [type, combatRow(recordOf(written[type] ?? {}, type))]),
  );
  return { direction: 1, rotation: 'cw', moves: [], ...row, rows } as unknown as OldOneCard;
};

function combatRow(row: Row): CombatRow {
  known(row, 'oldOneCards.rows', ['hits', 'damage', 'airshipDamage', 'sanity']);
  return { hits: [], damage: 0, airshipDamage: 0, sanity: 0, ...row } as unknown as CombatRow;
}

/** Lists whose rows a file writes out whole, and the field that tells their rows apart. */
const WHOLE = {
  revelations: 'id',
  personalities: 'id',
  units: 'type',
  objectives: 'id',
  soloLevels: 'id',
  variants: 'id',
  boxes: 'id',
} as const;

const WORDS = [
  'map',
  'maps',
  'survey',
  'oldOneTiles',
  'oldOneCards',
  ...Object.keys(WHOLE),
  'timeTrack',
  'supply',
];

/** What ships with the game, with what a file writes out instead. */
export function contentWith(standard: AuztraliaContent, overrides: Json): AuztraliaContent {
  const words = recordOf(overrides, 'the content');
  known(words, 'the content', WORDS);
  const content = { ...standard };
  if (words.map !== undefined) {
    const written = recordOf(words.map, 'map');
    content.maps = {
      east: mapOf(standard.maps.east, written, 'map'),
      west: mapOf(standard.maps.west, written, 'map'),
    };
  }
  for (const [id, written] of Object.entries(recordOf(words.maps ?? {}, 'maps'))) {
    if (id !== 'east' && id !== 'west') throw new Error(`content: there is no map "${id}"`);
    const map = mapOf(standard.maps[id], recordOf(written, `maps.${id}`), `maps.${id}`);
    content.maps = { ...content.maps, [id]: map };
  }
  const list = <V>(word: string, read: (row: Row) => V): V[] =>
    rowsOf(words[word] ?? [], word).map(read);
  content.survey = replaced(content.survey, list('survey', surveyOf), 'id');
  content.oldOneTiles = replaced(content.oldOneTiles, list('oldOneTiles', tileOf), 'id');
  content.oldOneCards = replaced(content.oldOneCards, list('oldOneCards', cardOf), 'id');
  return mergeRecords(wholeRows(content, words), words);
}

function wholeRows(content: AuztraliaContent, words: Row): AuztraliaContent {
  const changed: Record<string, unknown> = {};
  for (const [word, key] of Object.entries(WHOLE) as [keyof typeof WHOLE, string][]) {
    if (words[word] === undefined) continue;
    const rows: readonly Row[] = content[word] as never;
    const written = rowsOf(words[word], word);
    for (const row of written) need(row, word, Object.keys(rows[0] ?? {}));
    // What a personality does is code, so there can be no new one.
    const stranger = written.find((row) => !rows.some((held) => held[key] === row[key]));
    if (word === 'personalities' && stranger)
      throw new Error(`content: there is no personality ${JSON.stringify(stranger[key])}`);
    changed[word] = replaced(rows, written, key);
  }
  return { ...content, ...changed };
}

/** The supply and the Time Track: fields that are written take the place of the standard ones. */
function mergeRecords(content: AuztraliaContent, words: Row): AuztraliaContent {
  return {
    ...content,
    supply: merged(content.supply as never, words.supply ?? {}, 'supply'),
    timeTrack: merged(content.timeTrack as never, words.timeTrack ?? {}, 'timeTrack'),
  };
}

function merged<V extends Row>(standard: V, written: Json, word: string): V {
  const fields = recordOf(written, word);
  known(fields, word, Object.keys(standard));
  const all: Record<string, Json> = { ...standard };
  for (const [key, value] of Object.entries(fields)) {
    const held = all[key] ?? null;
    all[key] = isRecord(held) ? merged(held, value, `${word}.${key}`) : value;
  }
  return all as V;
}
