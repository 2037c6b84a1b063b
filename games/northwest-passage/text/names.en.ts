import { type Names, type Noun, toldIn } from './names.ts';

const noun = (one: string, many = `${one}s`): Noun => ({
  one,
  many,
  a: `${/^[AEIOU]/.test(one) ? 'an' : 'a'} ${one}`,
  the: `the ${one}`,
  of: `of the ${one}`,
});

const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

export const names: Names = {
  vehicle: { ship: noun('Ship'), sled: noun('Sled') },
  token: {
    cairn: noun('Cairn'),
    franklin: noun('Franklin site'),
    inuit: noun('Inuit token'),
    cartography: noun('Cartography token'),
    strait: noun('Strait'),
  },
  provision: { food: 'Food', morale: 'Morale' },
  action: {
    draw: 'Draw',
    refresh: 'Refresh and draw',
    place: 'Place',
    move: 'Move',
    transfer: 'Transfer',
    explore: 'Explore',
    discover: 'Discover',
    tuunbaq: 'Move the Tuunbaq',
  },
  class: {
    'open-sea': 'open sea',
    islet: 'islet',
    coast: 'coast',
    channel: 'channel',
    strait: 'strait',
    isthmus: 'isthmus',
    narrows: 'narrows',
    cove: 'cove',
    inland: 'inland',
  },
  greenland: 'Greenland',
  passage: 'the Northwest Passage',
  and: 'and',
  small: (name) => `Small tile, ${name}`,
  large: (id) => `Large tile ${id}`,
  aSmall: (name) => `a Small tile (${name})`,
  aLarge: 'a Large tile',
  aPrinted: 'a printed tile',
  aJoker: 'a Joker',
  printed: 'printed tile',
  joker: 'Joker',
  pawns: (count) => `${count} crew`,
  rows: (count) => plural(count, 'row'),
  tiles: (count) => plural(count, 'tile'),
};

export const told = toldIn('en', names);
