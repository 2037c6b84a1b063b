import { ABILITIES, FACES, type Names, type Noun } from './names.ts';
import { curly } from './typography.ts';

/** Somebody, not one of many: no article. */
const PROPER: ReadonlySet<string> = new Set(['BM2', 'BV1', 'BC1', 'BC2']);

const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

const title = (id: string): string => curly(FACES.get(id)?.en ?? id);

function noun(id: string): Noun {
  const one = title(id);
  const proper = PROPER.has(id);
  const the = proper ? one : `the ${one}`;
  return {
    one,
    a: proper ? one : `${/^[AEIO]/.test(one) ? 'an' : 'a'} ${one}`,
    the,
    of: `of ${the}`,
    to: `to ${the}`,
    feminine: false,
  };
}

const family: Names['family'] = {
  Fo: 'Food',
  Fu: 'Fuel',
  Me: 'Medical Supplies',
  Am: 'Ammo',
  An: 'Antidote',
  Bi: 'Binoculars',
  Sp: 'Spare Parts',
  Em: 'Empty-handed',
  Ab: 'Ambush',
  Fl: 'Flashlight',
  Pi: 'Pistol',
  Wa: 'Walkie-talkie',
  Ba: 'Backpack',
  Bl: 'Dirty Blanket',
  Ne: 'Old Newspaper',
  Jo: 'Dusty Journal',
  Dy: 'Dynamite',
  Md: 'Mega Dynamite',
  Ke: 'Kevlar Vest',
  Sc: 'Scientist',
};

/** Those that take an s; of the others one says 3 Fuel. */
const COUNTED: ReadonlySet<string> = new Set(['An', 'Bl', 'Ne']);

export const names: Names = {
  noun,
  title,
  source: (id) => curly(ABILITIES.get(id)?.en ?? title(id)),
  isCharacter: (id) => ABILITIES.has(id),
  ability: (id) => curly(ABILITIES.get(id)?.en ?? id),
  family,
  goods: (count, of) => (COUNTED.has(of) ? plural(count, family[of]) : `${count} ${family[of]}`),
  deck: { red: 'red deck', green: 'green deck', blue: 'blue deck' },
  type: { Z: 'Zombie', A: 'Alien', M: 'Mutant', R: 'Robot', V: 'Vampire', C: 'Cthulhu' },
  direction: { N: 'north', E: 'east', S: 'south', W: 'west' },
  difficulty: {
    tutorial: 'tutorial',
    'very easy': 'very easy',
    easy: 'easy',
    normal: 'normal',
    hard: 'hard',
    'very hard': 'very hard',
  },
  posture: { tiger: 'Tiger', crane: 'Crane' },
  spawnToken: (token) =>
    token === 'sanctuary' ? 'Sanctuary' : token === 'ambush' ? 'Ambush' : token,
  tile: (at, is) => (is === '' ? at : `the ${title(is)} (${at})`),
  toTile: (at, is) => (is === '' ? `to ${at}` : `to the ${title(is)} (${at})`),
  cards: (count) => plural(count, 'card'),
  tokens: (count) => plural(count, 'Monster token'),
  actions: (count) => plural(count, 'action'),
  points: (count) => plural(count, 'hit point'),
};
