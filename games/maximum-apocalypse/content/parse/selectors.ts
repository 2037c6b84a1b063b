import type {
  GearSelector,
  MonsterFilter,
  Range,
  Selector,
  SurvivorFilter,
  TileFilter,
  TileSelector,
} from '../effects.ts';
import { MONSTER_TYPES, RANGES } from '../effects.ts';
import { callIn, split } from './split.ts';
import type { Place } from './wrong.ts';
import { named, oneOf, wholeNumber, wrong } from './wrong.ts';

/** Selectors without a range and without filters. */
const PLAIN = [
  'me',
  'host',
  'drawer',
  'victims',
  'killer',
  'that',
  'others',
  'it',
  'vet',
  'dog',
] as const;

const MONSTERS = { mon: 1, mon2: 2, mon3: 3, 'mon*': 'all' } as const;
const ENGAGED = ['eng', 'eng1', 'eng-that'] as const;
const PEOPLE = {
  sv: { sel: 'sv', all: false },
  'sv*': { sel: 'sv', all: true },
  ally: { sel: 'ally', all: false },
  'ally*': { sel: 'ally', all: true },
} as const;
const TILES = ['tile', 'tile*', 'here', 'adj*'] as const;
const AREAS = ['area', 'areaMon'] as const;
const GEAR = { weapon: 'weapon', ammoGear: 'ammo', fuelGear: 'fuel' } as const;

const ALL_SELECTORS = [
  ...PLAIN,
  ...Object.keys(MONSTERS),
  ...ENGAGED,
  ...Object.keys(PEOPLE),
  'tgt*',
  ...AREAS,
  ...TILES,
  ...Object.keys(GEAR),
];

const PLAIN_TILE_FILTERS = [
  'revealed',
  'facedown',
  'tokened',
  'untokened',
  'entered',
  'empty',
  'other',
] as const;

const has = <Table extends object>(table: Table, key: string): key is string & keyof Table =>
  Object.hasOwn(table, key);

/** `word@range filter filter` taken apart. */
interface Said {
  readonly word: string;
  readonly range: string | null;
  readonly filters: readonly string[];
}

function take(at: Place, text: string): Said {
  const [head = '', ...filters] = split(at, text, ' ').filter((part) => part !== '');
  const at_ = head.indexOf('@');
  return at_ < 0 || head.includes('(')
    ? { word: head, range: null, filters }
    : { word: head.slice(0, at_), range: head.slice(at_ + 1), filters };
}

const rangeOf = (at: Place, said: Said): Range =>
  said.range === null
    ? wrong(at, said.word, `needs a range, as in ${said.word}@M`)
    : oneOf(at, said.range, 'range', RANGES);

function without(at: Place, said: Said, ...parts: readonly ('range' | 'filters')[]): void {
  if (parts.includes('range') && said.range !== null) {
    wrong(at, `${said.word}@${said.range}`, `must stand without a range, as ${said.word}`);
  }
  if (parts.includes('filters') && said.filters.length > 0) {
    wrong(at, said.filters.join(' '), `cannot filter ${said.word}`);
  }
}

const monsterFilter =
  (at: Place) =>
  (text: string): MonsterFilter => {
    if (text === 'boss' || text === 'nonboss') return { by: text };
    const call = callIn(at, text);
    if (call.name === 'type' && call.args !== null) {
      return { by: 'type', type: oneOf(at, call.args, 'monster type', MONSTER_TYPES) };
    }
    const hp = /^hp<=(.+)$/.exec(text)?.[1];
    if (hp !== undefined) return { by: 'hpAtMost', n: wholeNumber(at, hp) };
    return wrong(at, text, 'is no filter of monsters; possible: type(X), boss, nonboss, hp<=n');
  };

const survivorFilter =
  (at: Place) =>
  (text: string): SurvivorFilter =>
    oneOf(at, text, 'filter of survivors', ['alone', 'unengaged']);

const tileFilter =
  (at: Place) =>
  (text: string): TileFilter => {
    const call = callIn(at, text);
    if (call.name === 'name' && call.args !== null) {
      return { by: 'name', name: named(at, call.args, 'tiles') };
    }
    const plain = PLAIN_TILE_FILTERS.find((word) => word === text);
    if (plain !== undefined) return { by: plain };
    return wrong(
      at,
      text,
      `is no filter of tiles; possible: ${PLAIN_TILE_FILTERS.join(', ')}, name(T)`,
    );
  };

export function tileSelector(at: Place, text: string): TileSelector {
  const said = take(at, text);
  const word = oneOf(at, said.word, 'selector of tiles', TILES);
  if (word === 'here') {
    without(at, said, 'range', 'filters');
    return { sel: 'here' };
  }
  const filters = said.filters.map(tileFilter(at));
  if (word === 'adj*') {
    without(at, said, 'range');
    return { sel: 'adj', filters };
  }
  return { sel: 'tile', all: word === 'tile*', range: rangeOf(at, said), filters };
}

export function gearSelector(at: Place, text: string): GearSelector {
  const said = take(at, text);
  without(at, said, 'filters');
  if (!has(GEAR, said.word)) {
    return wrong(at, text, `is no selector of gear; possible: ${Object.keys(GEAR).join(', ')}`);
  }
  const range = said.range === 'me' ? 'me' : rangeOf(at, said);
  return { sel: 'gear', of: GEAR[said.word], range };
}

export type Kind = 'monster' | 'survivor';

/** Whom a selector can mean. */
function kindsOf(selector: Selector): readonly Kind[] {
  switch (selector.sel) {
    case 'mon':
    case 'eng':
    case 'others':
    case 'it':
      return ['monster'];
    case 'that':
    case 'tgt':
      return ['monster', 'survivor'];
    case 'area':
      return selector.monstersOnly ? ['monster'] : ['monster', 'survivor'];
    case 'tile':
    case 'here':
    case 'adj':
    case 'gear':
    case 'this':
      return [];
    default:
      return ['survivor'];
  }
}

/** A selector of monsters or survivors; `of` says which of them the step can bear on. */
export function selector(at: Place, text: string, of: readonly Kind[]): Selector {
  const found = anySelector(at, text);
  if (!kindsOf(found).some((kind) => of.includes(kind))) {
    return wrong(at, text, `cannot stand here; this needs a ${of.join(' or a ')}`);
  }
  return found;
}

function anySelector(at: Place, text: string): Selector {
  const said = take(at, text);
  const plain = PLAIN.find((word) => word === said.word);
  if (plain !== undefined) {
    without(at, said, 'range', 'filters');
    return { sel: plain };
  }
  if (has(MONSTERS, said.word)) {
    const filters = said.filters.map(monsterFilter(at));
    return { sel: 'mon', count: MONSTERS[said.word], range: rangeOf(at, said), filters };
  }
  const engaged = ENGAGED.find((word) => word === said.word);
  if (engaged !== undefined) {
    without(at, said, 'range');
    return {
      sel: 'eng',
      count: engaged === 'eng1' ? 1 : 'all',
      butThat: engaged === 'eng-that',
      filters: said.filters.map(monsterFilter(at)),
    };
  }
  if (has(PEOPLE, said.word)) {
    const filters = said.filters.map(survivorFilter(at));
    return { ...PEOPLE[said.word], range: rangeOf(at, said), filters };
  }
  if (said.word === 'tgt*') {
    without(at, said, 'filters');
    return { sel: 'tgt', range: rangeOf(at, said) };
  }
  const call = callIn(at, said.word);
  const area = AREAS.find((word) => word === call.name);
  if (area !== undefined) {
    without(at, said, 'filters');
    const tile = call.args === 'that' ? 'that' : tileSelector(at, call.args ?? '');
    return { sel: 'area', monstersOnly: area === 'areaMon', tile };
  }
  if (TILES.some((word) => word === said.word)) return tileSelector(at, text);
  if (has(GEAR, said.word)) return gearSelector(at, text);
  return wrong(at, said.word, `is no selector; possible: ${ALL_SELECTORS.join(', ')}`);
}
