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
  `${n} ${n < 2 ? one : many}`;

export const range: Readonly<Record<Range, string>> = {
  S: 'à courte portée',
  M: 'à moyenne portée',
  L: 'à longue portée',
  A: 'n’importe où',
};

const MONSTER: Readonly<Record<MonsterType, string>> = {
  Z: 'Zombie',
  A: 'Alien',
  M: 'Mutant',
  R: 'Robot',
  V: 'Vampire',
  C: 'monstre de Cthulhu',
};
const MONSTERS: Readonly<Record<MonsterType, string>> = {
  Z: 'les Zombies',
  A: 'les Aliens',
  M: 'les Mutants',
  R: 'les Robots',
  V: 'les Vampires',
  C: 'les monstres de Cthulhu',
};

/** `aux Vampires` */
export const toType = (type: MonsterType): string => to(MONSTERS[type]);
export const monsterOf = (type: MonsterType): string => MONSTER[type];
/** `des Vampires ou des monstres de Cthulhu` */
export const ofTypes = (types: readonly MonsterType[]): string =>
  listed(
    types.map((type) => de(MONSTERS[type])),
    'ou',
  );

/** Tokens by kind; munitions are counted, fuel is not. */
export const tokens = (type: Charges['type'], n: number): string =>
  type === 'fuel' ? `${n} Essence` : type === 'ammo' ? plural(n, 'Munition') : plural(n, 'usage');

const VOWEL = /^[aeiouyàâéèêîôûhAEIOUÀÂÉÈÊÎÔÛH]/;

/** `de` with what follows: du, des, d’; said again with every part of a pair. */
export function de(noun: string): string {
  if (noun.startsWith('le ')) return `du ${noun.slice(3)}`;
  if (noun.startsWith('les ')) return `des ${noun.slice(4)}`;
  const both = noun.replace(' et chaque', ' et de chaque');
  return VOWEL.test(noun) ? `d’${both}` : `de ${both}`;
}

/** `à` with what follows: au, aux; said again with every part of a pair. */
export function to(noun: string): string {
  if (noun.startsWith('le ')) return `au ${noun.slice(3)}`;
  if (noun.startsWith('les ')) return `aux ${noun.slice(4)}`;
  return `à ${noun.replace(' et chaque', ' et à chaque')}`;
}

/** Cards and tiles that clauses name: those that are feminine. */
const FEMININE: readonly string[] = ['Crossbow', 'Trusty Axe', 'River'];

/** `une Arbalète`, by the English name that the content uses. */
export const a = (en: string, name: string): string =>
  `${FEMININE.includes(en) ? 'une' : 'un'} ${name}`;

/** Someone or something that a step bears on. */
export interface Party {
  readonly text: string;
  /** The reader: a verb needs no subject then. */
  readonly you: boolean;
}

const you: Party = { text: 'vous', you: true };
const other = (text: string): Party => ({ text, you: false });

function monsterNoun(filters: readonly MonsterFilter[]): { noun: string; after: string } {
  let noun = 'monstre';
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
        not = ' (sauf un boss)';
        break;
      case 'hpAtMost':
        after += ` qui a ${filter.n} PV ou moins`;
        break;
    }
  }
  return { noun, after: `${after}${not}` };
}

function monsters({ count, range: reach, filters }: Extract<Selector, { sel: 'mon' }>): Party {
  const { noun, after } = monsterNoun(filters);
  if (count === 'all') {
    return other(
      reach === 'A' ? `chaque ${noun}${after}` : `chaque ${noun} ${range[reach]}${after}`,
    );
  }
  if (count === 1) return other(`un ${noun} ${range[reach]}${after}`);
  return other(`chacun de ${count} ${noun}s au plus ${range[reach]}${after}`);
}

/** All at once, as an object: `tous les monstres engagés avec vous`. */
export const allOf = (text: string): string =>
  text.replace(
    /^chaque (autre )?monstre( engagé)?/,
    (_, others: string | undefined, engaged: string | undefined) =>
      `tous les ${others === undefined ? '' : 'autres '}monstres${engaged === undefined ? '' : ' engagés'}`,
  );

function people({
  sel,
  all,
  range: reach,
  filters,
}: Extract<Selector, { sel: 'sv' | 'ally' }>): Party {
  const after = filters
    .map((filter) => (filter === 'alone' ? ' seul sur un lieu' : ' sans monstre engagé'))
    .join('');
  const noun = sel === 'ally' ? 'autre survivant' : 'survivant';
  const at = reach === 'A' ? '' : ` ${range[reach]}`;
  if (all) return other(`chaque ${noun}${at}${after}`);
  if (reach === 'A') return other(`n’importe quel ${noun}${after}`);
  return other(`un ${noun}${at}${after}`);
}

/** Whom a selector means, as the object or the subject of a sentence. */
export function party(selector: Selector, scene: Scene): Party {
  switch (selector.sel) {
    case 'me':
    case 'drawer':
      return you;
    case 'host':
      return scene.on === 'destroy' ? you : other('son hôte');
    case 'victims':
      return other('chaque survivant qu’il blesse');
    case 'killer':
      return other('celui qui l’a tué');
    case 'vet':
      return other('le Vétéran');
    case 'dog':
      return other('le Chien');
    case 'this':
      return other('cette carte');
    case 'that':
    case 'it':
      return other('ce monstre');
    case 'others':
      return other('chaque autre monstre de son lieu');
    case 'mon':
      return monsters(selector);
    case 'eng': {
      const { noun, after } = monsterNoun(selector.filters);
      const which = selector.count === 1 ? 'un' : selector.butThat ? 'chaque autre' : 'chaque';
      return other(`${which} ${noun} engagé avec vous${after}`);
    }
    case 'sv':
    case 'ally':
      return people(selector);
    case 'tgt':
      return other(`chaque monstre et chaque autre survivant ${range[selector.range]}`);
    case 'area': {
      const who = selector.monstersOnly ? 'chaque monstre' : 'chaque monstre et chaque survivant';
      const where = selector.tile === 'that' ? 'de ce lieu' : `d’${tiles(selector.tile, scene)}`;
      return other(`${who} ${where}`);
    }
    case 'gear':
      return other(gear(selector));
    default:
      return other(tiles(selector, scene));
  }
}

/** A tile with its filters: what stands between it and its range, and what comes behind. */
function filtered(
  filters: readonly TileFilter[],
  scene: Scene,
  many: boolean,
): { noun: string; feminine: boolean; other: boolean; after: string } {
  const s = many ? 's' : '';
  let noun = many ? 'lieux' : 'lieu';
  let feminine = false;
  let other = false;
  const adjectives: string[] = [];
  const after: string[] = [];
  for (const filter of filters) {
    switch (filter.by) {
      case 'name':
        noun = scene.names.tile(filter.name);
        feminine = FEMININE.includes(filter.name);
        break;
      case 'revealed':
        adjectives.push(`révélé${feminine ? 'e' : ''}${s}`);
        break;
      case 'facedown':
        adjectives.push('face cachée');
        break;
      case 'tokened':
        adjectives.push('où se trouvent déjà des jetons Monstre');
        break;
      case 'untokened':
        adjectives.push('sans jeton Monstre');
        break;
      case 'entered':
        after.push('où un survivant est déjà entré');
        break;
      case 'empty':
        after.push('où il n’y a aucun survivant');
        break;
      case 'other':
        other = true;
        break;
    }
  }
  return {
    noun: [noun, ...adjectives].join(' '),
    feminine,
    other,
    after: after.length === 0 ? '' : ` ${listed(after, 'et')}`,
  };
}

export function tiles(selector: TileSelector, scene: Scene): string {
  switch (selector.sel) {
    case 'here':
      return scene.kind === 'tile' ? 'ce lieu' : 'votre lieu';
    case 'adj': {
      const { noun, after } = filtered(selector.filters, scene, false);
      return `chaque ${noun} adjacent${after}`;
    }
    case 'tile': {
      const { noun, feminine, other: different, after } = filtered(selector.filters, scene, false);
      const else_ = different ? 'autre ' : '';
      const at = selector.range === 'A' ? '' : ` ${range[selector.range]}`;
      if (selector.all) return `chaque ${else_}${noun}${at}${after}`;
      if (selector.range === 'A' && selector.filters.length === 0) return 'un lieu de votre choix';
      const one =
        selector.range === 'A' && !selector.filters.some(({ by }) => by === 'name')
          ? 'n’importe quel'
          : `un${feminine ? 'e' : ''}`;
      return `${one} ${else_}${noun}${at}${after}`;
    }
  }
}

/** Up to n of the tiles, as an object: `1 ou 2 lieux adjacents face cachée`. */
export function someTiles(n: number, selector: TileSelector, scene: Scene): string {
  const filters = selector.sel === 'here' ? [] : selector.filters;
  const { noun, after } = filtered(filters, scene, n > 1);
  const [first = '', ...rest] = noun.split(' ');
  const adjacent = selector.sel === 'adj' ? ` adjacent${n > 1 ? 's' : ''}` : '';
  const at = selector.sel === 'tile' ? ` ${range[selector.range]}` : '';
  const said = [`${first}${adjacent}`, ...rest].join(' ');
  const how = n === 1 ? 'un' : n === 2 ? '1 ou 2' : `1 à ${n}`;
  return `${how} ${said}${at}${after}`;
}

/** One gear: `un de vos équipements à munitions`. */
export function gear(selector: GearSelector): string {
  const whose =
    selector.range === 'A'
      ? 'n’importe quel survivant'
      : `un survivant ${range[selector.range === 'me' ? 'S' : selector.range]}`;
  if (selector.of === 'weapon') {
    return selector.range === 'me' ? 'une de vos armes' : `une arme portée par ${whose}`;
  }
  const kind = selector.of === 'ammo' ? 'à munitions' : 'à essence';
  return selector.range === 'me'
    ? `un de vos équipements ${kind}`
    : `un équipement ${kind} porté par ${whose}`;
}
