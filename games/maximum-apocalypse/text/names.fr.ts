import { ABILITIES, FACES, type Names, type Noun } from './names.ts';
import { curly } from './typography.ts';

/** How a noun takes its article: le, la, l’ (of either gender), or none at all. */
type Gender = 'm' | 'f' | 'elided m' | 'elided f' | 'proper';

/** Only what is not simply masculine. */
const GENDERS: Readonly<Record<string, Gender>> = {
  MEC: 'f',
  SUR: 'f',
  A01: 'elided m',
  A04: 'f',
  A05: 'f',
  V01: 'elided m',
  V02: 'f',
  V05: 'f',
  C05: 'f',
  BZ1: 'f',
  BZ2: 'f',
  BM2: 'proper',
  BV1: 'proper',
  BC1: 'proper',
  BC2: 'proper',
  T02: 'f',
  T03: 'f',
  T04: 'f',
  T06: 'f',
  T07: 'f',
  T08: 'f',
  T09: 'elided m',
  T10: 'elided m',
  T13: 'elided m',
  T16: 'f',
  T17: 'f',
  T18: 'f',
  T19: 'f',
  T20: 'f',
  T21: 'f',
  T22: 'elided m',
  T23: 'elided m',
  T26: 'f',
  T27: 'f',
  T30: 'elided f',
  T31: 'f',
  T32: 'elided f',
  T33: 'f',
  T34: 'elided m',
  T35: 'f',
  T39: 'elided m',
};

const ARTICLES: Readonly<Record<Gender, Readonly<Record<'a' | 'the' | 'of' | 'to', string>>>> = {
  m: { a: 'un ', the: 'le ', of: 'du ', to: 'au ' },
  f: { a: 'une ', the: 'la ', of: 'de la ', to: 'à la ' },
  'elided m': { a: 'un ', the: 'l’', of: 'de l’', to: 'à l’' },
  'elided f': { a: 'une ', the: 'l’', of: 'de l’', to: 'à l’' },
  proper: { a: '', the: '', of: 'de ', to: 'à ' },
};

const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${Math.abs(count) < 2 ? one : many}`;

const title = (id: string): string => curly(FACES.get(id)?.fr ?? id);

function noun(id: string): Noun {
  const one = title(id);
  const gender = GENDERS[id] ?? (FACES.has(id) ? 'm' : 'proper');
  const { a, the, of, to } = ARTICLES[gender];
  return {
    one,
    a: a + one,
    the: the + one,
    of: of + one,
    to: to + one,
    feminine: gender === 'f' || gender === 'elided f',
  };
}

const family: Names['family'] = {
  Fo: 'Nourriture',
  Fu: 'Essence',
  Me: 'Fournitures médicales',
  Am: 'Munitions',
  An: 'Antidote',
  Bi: 'Jumelles',
  Sp: 'Pièces détachées',
  Em: 'Mains vides',
  Ab: 'Embuscade',
  Fl: 'Lampe torche',
  Pi: 'Pistolet',
  Wa: 'Talkie-walkie',
  Ba: 'Sac à dos',
  Bl: 'Couverture sale',
  Ne: 'Vieux journal',
  Jo: 'Carnet poussiéreux',
  Dy: 'Dynamite',
  Md: 'Méga-dynamite',
  Ke: 'Gilet en kevlar',
  Sc: 'Scientifique',
};

/** Those that have a plural of their own; of the others one says 3 Essence. */
const COUNTED: Readonly<Record<string, string>> = {
  An: 'Antidotes',
  Bl: 'Couvertures sales',
  Ne: 'Vieux journaux',
};

export const names: Names = {
  noun,
  title,
  source: (id) => curly(ABILITIES.get(id)?.fr ?? title(id)),
  isCharacter: (id) => ABILITIES.has(id),
  ability: (id) => curly(ABILITIES.get(id)?.fr ?? id),
  family,
  goods: (count, of) => plural(count, family[of], COUNTED[of] ?? family[of]),
  deck: { red: 'deck rouge', green: 'deck vert', blue: 'deck bleu' },
  type: { Z: 'Zombie', A: 'Alien', M: 'Mutant', R: 'Robot', V: 'Vampire', C: 'Cthulhu' },
  direction: { N: 'le nord', E: 'l’est', S: 'le sud', W: 'l’ouest' },
  difficulty: {
    tutorial: 'tutoriel',
    'very easy': 'très facile',
    easy: 'facile',
    normal: 'normal',
    hard: 'difficile',
    'very hard': 'très difficile',
  },
  posture: { tiger: 'Tigre', crane: 'Grue' },
  spawnToken: (token) =>
    token === 'sanctuary' ? 'Sanctuaire' : token === 'ambush' ? 'Embuscade' : token,
  tile: (at, is) => (is === '' ? at : `${noun(is).the} (${at})`),
  toTile: (at, is) => (is === '' ? `en ${at}` : `${noun(is).to} (${at})`),
  cards: (count) => plural(count, 'carte'),
  tokens: (count) => plural(count, 'jeton Monstre', 'jetons Monstre'),
  actions: (count) => plural(count, 'action'),
  points: (count) => plural(count, 'point de vie', 'points de vie'),
};
