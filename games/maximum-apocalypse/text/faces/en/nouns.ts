import type {
  GearSelector,
  MonsterFilter,
  MonsterType,
  Range,
  Selector,
  TileFilter,
  TileSelector,
} from '../../../content/effects.ts';
import type { Charges } from '../../../content/types.ts';
import { listed } from '../../typography.ts';
import type { Scene } from '../phrases.ts';

export const plural = (n: number, one: string, many = `${one}s`): string =>
  `${n} ${n === 1 ? one : many}`;

export const range: Readonly<Record<Range, string>> = {
  S: 'at short range',
  M: 'at mid range',
  L: 'at long range',
  A: 'anywhere',
};

const MONSTER: Readonly<Record<MonsterType, string>> = {
  Z: 'Zombie',
  A: 'Alien',
  M: 'Mutant',
  R: 'Robot',
  V: 'Vampire',
  C: 'Cthulhu monster',
};

export const monsterOf = (type: MonsterType): string => MONSTER[type];
export const a = (noun: string): string => `${/^[AEIOU]/i.test(noun) ? 'an' : 'a'} ${noun}`;
/** `Vampires or Cthulhu monsters` */
export const types = (of: readonly MonsterType[]): string =>
  listed(
    of.map((type) => `${MONSTER[type]}s`),
    'or',
  );

export const TOKENS: Readonly<Record<Charges['type'], string>> = {
  ammo: 'Ammo',
  fuel: 'Fuel',
  uses: 'use',
};

/** Someone or something that a step bears on. */
export interface Party {
  readonly text: string;
  /** The reader: a verb needs no subject then. */
  readonly you: boolean;
}

const you: Party = { text: 'you', you: true };
const other = (text: string): Party => ({ text, you: false });

function monsterNoun(filters: readonly MonsterFilter[]): { noun: string; after: string } {
  let noun = 'monster';
  let after = '';
  let not = '';
  for (const filter of filters) {
    switch (filter.by) {
      case 'type':
        noun = MONSTER[filter.type];
        break;
      case 'boss':
        noun = 'boss';
        break;
      case 'nonboss':
        not = ' (not a boss)';
        break;
      case 'hpAtMost':
        after += ` that has ${filter.n} HP or fewer`;
        break;
    }
  }
  return { noun, after: `${after}${not}` };
}

function monsters({ count, range: reach, filters }: Extract<Selector, { sel: 'mon' }>): Party {
  const { noun, after } = monsterNoun(filters);
  if (count === 'all') {
    return other(reach === 'A' ? `every ${noun}${after}` : `every ${noun} ${range[reach]}${after}`);
  }
  const some = count === 1 ? a(noun) : `each of up to ${count} ${noun}s`;
  return other(`${some} ${range[reach]}${after}`);
}

/** All at once, as an object: `all monsters at short range`. */
export const allOf = (text: string): string =>
  text.replace(
    /^every (other )?monster\b/,
    (_, rest: string | undefined) => `all ${rest ?? ''}monsters`,
  );

function people({
  sel,
  all,
  range: reach,
  filters,
}: Extract<Selector, { sel: 'sv' | 'ally' }>): Party {
  const at = reach === 'A' ? '' : ` ${range[reach]}`;
  const after = filters
    .map((filter) => (filter === 'alone' ? ' who is alone on a tile' : ' with no monster engaged'))
    .join('');
  const noun = sel === 'ally' ? 'other survivor' : 'survivor';
  if (all) return other(`every ${noun}${at}${after}`);
  if (reach === 'A') return other(`any ${noun}${after}`);
  return other(`${sel === 'ally' ? 'another survivor' : 'a survivor'}${at}${after}`);
}

/** Whom a selector means, as the object or the subject of a sentence. */
export function party(selector: Selector, scene: Scene): Party {
  switch (selector.sel) {
    case 'me':
    case 'drawer':
      return you;
    case 'host':
      return scene.on === 'destroy' ? you : other('its host');
    case 'victims':
      return other('every survivor it damages');
    case 'killer':
      return other('its killer');
    case 'vet':
      return other('the Veteran');
    case 'dog':
      return other('the Dog');
    case 'this':
      return other('this card');
    case 'that':
    case 'it':
      return other('it');
    case 'others':
      return other('every other monster on its tile');
    case 'mon':
      return monsters(selector);
    case 'eng': {
      const { noun, after } = monsterNoun(selector.filters);
      const which =
        selector.count === 1 ? a(noun) : `every ${selector.butThat ? 'other ' : ''}${noun}`;
      return other(`${which} engaged with you${after}`);
    }
    case 'sv':
    case 'ally':
      return people(selector);
    case 'tgt':
      return other(`every monster and every other survivor ${range[selector.range]}`);
    case 'area': {
      const who = selector.monstersOnly ? 'every monster' : 'every monster and every survivor';
      return other(`${who} on ${selector.tile === 'that' ? 'it' : tiles(selector.tile, scene)}`);
    }
    case 'gear':
      return other(gear(selector));
    default:
      return other(tiles(selector, scene));
  }
}

/** A noun with its filters, and what comes behind its range. */
function filtered(
  noun: string,
  filters: readonly TileFilter[],
  scene: Scene,
): { noun: string; after: string } {
  let before = '';
  let what = noun;
  const after: string[] = [];
  for (const filter of filters) {
    switch (filter.by) {
      case 'name':
        what = scene.names.tile(filter.name);
        break;
      case 'revealed':
        before += 'revealed ';
        break;
      case 'facedown':
        before += 'face-down ';
        break;
      case 'tokened':
        what += ' that has Monster tokens already';
        break;
      case 'untokened':
        what += ' without Monster tokens';
        break;
      case 'entered':
        after.push('that has been entered');
        break;
      case 'empty':
        after.push('where no survivor stands');
        break;
      case 'other':
        before = `other ${before}`;
        break;
    }
  }
  return { noun: `${before}${what}`, after: after.length === 0 ? '' : ` ${after.join(' and ')}` };
}

export function tiles(selector: TileSelector, scene: Scene): string {
  switch (selector.sel) {
    case 'here':
      return scene.kind === 'tile' ? 'this tile' : 'your tile';
    case 'adj': {
      const { noun, after } = filtered('tile', selector.filters, scene);
      return `every adjacent ${noun}${after}`;
    }
    case 'tile': {
      const { noun, after } = filtered('tile', selector.filters, scene);
      const at = selector.range === 'A' ? '' : ` ${range[selector.range]}`;
      if (selector.all) return `every ${noun}${at}${after}`;
      if (selector.range !== 'A') return `${a(noun)}${at}${after}`;
      return selector.filters.length === 0 ? 'a tile of your choice' : `any ${noun}${after}`;
    }
  }
}

/** Up to n of the tiles, as an object: `1 or 2 adjacent face-down tiles`. */
export function someTiles(n: number, selector: TileSelector, scene: Scene): string {
  const filters = selector.sel === 'here' ? [] : selector.filters;
  const where =
    selector.sel === 'tile' ? ` ${range[selector.range]}` : selector.sel === 'here' ? ' here' : '';
  const adjacent = selector.sel === 'adj' ? 'adjacent ' : '';
  const { noun, after } = filtered(n === 1 ? 'tile' : 'tiles', filters, scene);
  if (n === 1) return `${a(`${adjacent}${noun}`)}${where}${after}`;
  return `${n === 2 ? '1 or 2' : `up to ${n}`} ${adjacent}${noun}${where}${after}`;
}

/** One gear card: `one of your gear cards that use Ammo`. */
export function gear(selector: GearSelector): string {
  const { of } = selector;
  if (selector.range === 'me') {
    return of === 'weapon'
      ? 'one of your weapons'
      : `one of your gear cards that use ${TOKENS[of]}`;
  }
  const whose = selector.range === 'A' ? 'any survivor' : `a survivor ${range[selector.range]}`;
  return of === 'weapon'
    ? `a weapon carried by ${whose}`
    : `a gear card that uses ${TOKENS[of]}, carried by ${whose}`;
}
