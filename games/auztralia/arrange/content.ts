import type { Json } from '@incognita/kernel';
import { wrongWith } from '@incognita/kernel';
import { FIGHTERS } from '../content/fighters.ts';
import type {
  AuztraliaContent,
  BoardMap,
  Hex,
  MapId,
  OldOneCard,
  OldOneTile,
  SurveyTile,
} from '../content/types.ts';
import { contentSchema } from './content-schema.ts';

type Row = { readonly [key: string]: Json };

/** What a file may write, after the schema has checked it; a row may leave fields out. */
interface Written {
  readonly map?: Partial<BoardMap>;
  readonly maps?: Partial<Record<MapId, Partial<BoardMap>>>;
  readonly survey?: readonly (Pick<SurveyTile, 'id'> & Partial<SurveyTile>)[];
  readonly oldOneTiles?: readonly (Pick<OldOneTile, 'id' | 'back' | 'type'> &
    Partial<OldOneTile>)[];
  readonly oldOneCards?: readonly (Pick<OldOneCard, 'id'> & { readonly rows?: Row })[];
  readonly timeTrack?: Json;
  readonly supply?: Json;
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

/** What ships with the game, with what a file writes out instead. */
export function contentWith(standard: AuztraliaContent, overrides: Json): AuztraliaContent {
  const wrong = wrongWith(contentSchema, overrides, 'content');
  if (wrong !== null) throw new Error(wrong);
  const words = overrides as Row & Written;
  const mapNamed = (id: MapId): BoardMap =>
    mapWith(standard.maps[id], words.maps?.[id] ?? words.map ?? {}, id);
  return {
    ...standard,
    ...wholeRows(standard, words),
    maps: { east: mapNamed('east'), west: mapNamed('west') },
    survey: replaced(standard.survey, (words.survey ?? []).map(surveyTile), 'id'),
    oldOneTiles: replaced(standard.oldOneTiles, (words.oldOneTiles ?? []).map(tile), 'id'),
    oldOneCards: replaced(standard.oldOneCards, (words.oldOneCards ?? []).map(card), 'id'),
    supply: merged(standard.supply as never, words.supply ?? {}, 'content.supply'),
    timeTrack: merged(standard.timeTrack as never, words.timeTrack ?? {}, 'content.timeTrack'),
  };
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

// What a file leaves out of a row is nothing, so that a written row depends on none of ours.

function tile(row: NonNullable<Written['oldOneTiles']>[number], i: number): OldOneTile {
  const all = { vp: 0, capacity: 0, spawns: null, challenge: false, ...row };
  // Whoever has no capacity would be dead before the first blow.
  if (all.type !== 'empty' && all.capacity < 1)
    throw new Error(
      `content.oldOneTiles[${i}].capacity is ${row.capacity ?? 'not written'}; a ${all.type} takes a whole number from 1`,
    );
  return all;
}

const surveyTile = (row: NonNullable<Written['survey']>[number]): SurveyTile => ({
  redClip: false,
  ...row,
  symbols: { coal: [], iron: [], gold: [], phosphate: [], oldOnes: [], ...row.symbols },
});

function card(row: NonNullable<Written['oldOneCards']>[number]): OldOneCard {
  const nothing = { hits: [], damage: 0, airshipDamage: 0, sanity: 0 };
  const rows = FIGHTERS.map((type) => [type, { ...nothing, ...(row.rows?.[type] as Row) }]);
  return {
    direction: 1,
    rotation: 'cw',
    moves: [],
    ...row,
    // One row for each of the types, as the schema has checked them.
    rows: Object.fromEntries(rows) as OldOneCard['rows'],
  };
}

function mapWith(standard: BoardMap, written: Partial<BoardMap>, id: MapId): BoardMap {
  const map = { ...standard, ...written, id };
  const plain = { terrain: 'outback', level: 0, port: null, survey: false, vp: 0 } as const;
  const hexes = map.hexes.map((hex): Hex => ({ ...plain, ...hex }));
  if (hexes.length === 0) throw new Error('content: a map has at least one hex');
  const places = new Map<string, number>();
  for (const { n, q, r } of hexes)
    for (const key of [`the number ${n}`, `the place q ${q}, r ${r}`]) {
      if (places.has(key)) throw new Error(`content: two hexes of the map have ${key}`);
      places.set(key, n);
    }
  return { ...map, hexes };
}

function wholeRows(content: AuztraliaContent, words: Row): Partial<AuztraliaContent> {
  const changed: Record<string, unknown> = {};
  for (const [word, key] of Object.entries(WHOLE) as [keyof typeof WHOLE, string][]) {
    if (words[word] === undefined) continue;
    const [rows, written] = [content[word], words[word]] as unknown as [Row[], Row[]];
    // What a personality does is code, so there can be no new one.
    const stranger = written.find((row) => !rows.some((held) => held[key] === row[key]));
    if (word === 'personalities' && stranger)
      throw new Error(`content: there is no personality ${JSON.stringify(stranger[key])}`);
    changed[word] = replaced(rows, written, key);
  }
  return changed;
}

const isRecord = (value: Json): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The supply and the Time Track: fields that are written take the place of the standard ones. */
function merged<V extends Row>(standard: V, written: Json, at: string): V {
  if (!isRecord(written)) throw new Error(`${at} is ${JSON.stringify(written)}; it is a record`);
  const all: Record<string, Json> = { ...standard };
  for (const [key, value] of Object.entries(written)) {
    const held = all[key];
    if (held === undefined)
      throw new Error(
        `${at} has the word "${key}": ${JSON.stringify(value)}, which does not exist; there are ${Object.keys(standard).join(', ')}`,
      );
    all[key] = isRecord(held) ? merged(held, value, `${at}.${key}`) : value;
  }
  return all as V;
}
