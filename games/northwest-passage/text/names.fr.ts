import { type Names, type Noun, toldIn } from './names.ts';

const le = (one: string, many = `${one}s`): Noun => ({
  one,
  many,
  a: `un ${one}`,
  the: `le ${one}`,
  of: `du ${one}`,
});

const la = (one: string, many = `${one}s`): Noun => ({
  one,
  many,
  a: `une ${one}`,
  the: `la ${one}`,
  of: `de la ${one}`,
});

const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${Math.abs(count) < 2 ? one : many}`;

export const names: Names = {
  vehicle: { ship: le('Navire'), sled: le('Traîneau', 'Traîneaux') },
  token: {
    cairn: le('Cairn'),
    franklin: le('site Franklin', 'sites Franklin'),
    inuit: le('jeton Inuit', 'jetons Inuit'),
    cartography: le('jeton Cartographie', 'jetons Cartographie'),
    strait: le('Détroit'),
  },
  provision: { food: 'Nourriture', morale: 'Moral' },
  action: {
    draw: 'Piocher',
    refresh: 'Rafraîchir et piocher',
    place: 'Placer',
    move: 'Se déplacer',
    transfer: 'Transférer',
    explore: 'Explorer',
    discover: 'Découvrir',
    tuunbaq: 'Déplacer le Tuunbaq',
  },
  class: {
    'open-sea': 'pleine mer',
    islet: 'îlot',
    coast: 'côte',
    channel: 'chenal',
    strait: 'détroit',
    isthmus: 'isthme',
    narrows: 'goulet',
    cove: 'anse',
    inland: 'intérieur',
  },
  greenland: 'le Groenland',
  passage: 'le passage du Nord-Ouest',
  and: 'et',
  small: (name) => `petite tuile, ${name}`,
  large: (id) => `grande tuile ${id}`,
  aSmall: (name) => `une petite tuile (${name})`,
  aLarge: 'une grande tuile',
  aPrinted: 'une tuile imprimée',
  aJoker: 'une tuile Joker',
  printed: la('tuile imprimée', 'tuiles imprimées').one,
  joker: 'Joker',
  pawns: (count) => plural(count, 'homme'),
  rows: (count) => plural(count, 'ligne'),
  tiles: (count) => plural(count, 'tuile'),
};

export const told = toldIn('fr', names);
