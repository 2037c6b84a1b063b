import type { Json } from '@incognita/kernel';
import { DISCOVERIES, SHAPES } from '../content/types.ts';

const text = (description: string): Json => ({ type: 'string', description });
const count = (description: string): Json => ({ type: 'integer', minimum: 0, description });
const yesNo = (description: string): Json => ({ type: 'boolean', description });
const oneOf = (words: readonly Json[], description: string): Json => ({ enum: words, description });
const listOf = (items: Json, description: string): Json => ({ type: 'array', items, description });
const closed = (
  properties: { readonly [key: string]: Json },
  description: string,
  required: readonly string[] = [],
): Json => ({ type: 'object', properties, required, additionalProperties: false, description });
const counts = (keys: readonly string[], description: string): Json =>
  closed(Object.fromEntries(keys.map((key) => [key, count('how many')])), description);

const tile = closed(
  {
    cells: text('where it lies: "8D" for a Small tile, "8D-9D" or "8D-8E" for a Large one'),
    tile: text('which tile: "T12", "S2a"; without it, any tile that shows the corners'),
    face: oneOf(['A', 'B'], 'A unless given'),
    turn: oneOf([0, 90, 180, 270], 'clockwise; the first that fits the cells unless given'),
    corners: text('what it shows on the map, row by row: "SLS/SSS", "SL/LL/SS", "LS/SL"'),
  },
  'a tile on the map; its token lies on it',
  ['cells'],
);

const pair = (whose: string): Json =>
  listOf(count('pawns'), `available and resting pawns of the ${whose} column`);

const player = closed(
  {
    ship: text('a cell of the tile it stands on, "greenland" or "passage"'),
    sled: text('the same, or "aboard" or "lost"'),
    zone: text('a Land corner "8,4" or a frozen cell "8D" of the Sled’s zone'),
    crew: closed(
      { ship: pair('Ship'), sled: pair('Sled') },
      'living pawns; those that are missing to seven were lost',
    ),
    eaten: count('pawns the Tuunbaq took; they are missing too, and cost nothing'),
    reserve: listOf(text('a tile'), 'tiles drawn and not placed'),
    tokens: counts(DISCOVERIES, 'tokens taken; they come from the supply'),
    passage: count('value of the Northwest Passage token held'),
    greenland: count('value of the Greenland token held'),
    home: count('1 if this Expedition came home first, and so on'),
    homeAlive: yesNo('a living pawn was aboard; true unless given'),
    points: closed(
      { tokens: count('for tokens'), islands: count('for islands') },
      'Prestige scored at once',
    ),
    food: count('Food'),
    morale: count('Morale'),
    franklin: count('Franklin points'),
  },
  'a player; what is left out is as at the start',
);

export const schema: Json = closed(
  {
    tiles: listOf(tile, 'tiles on the map beside the two printed ones'),
    players: listOf(player, 'by seat'),
    season: count('1 unless given'),
    frozen: count('frozen rows; as the disc and the card have it unless given'),
    order: listOf(count('a seat'), 'turn order; 0, 1, 2 and so on unless given'),
    passed: listOf(count('a seat'), 'who has passed, in that order'),
    active: count('whose turn it is; the first in order unless given'),
    turn: count('the turn of the season, alone or together; 1 unless given'),
    card: text('the Voyage card in force: "V11"'),
    display: listOf(text('a Large tile'), 'exactly these lie open; the others are dealt'),
    smallDisplay: listOf(oneOf(SHAPES, 'a shape'), 'exactly these, alone or together'),
    reserve: listOf(text('a tile'), 'exactly these are left in the bag; the others are out'),
    piles: counts(SHAPES, 'Small tiles left in piles or in the Small reserve; the others are out'),
    supply: counts(DISCOVERIES, 'tokens left; the others are out'),
    taken: listOf(text('passage or greenland and a value'), 'prestige tokens gone: "passage 15"'),
    tuunbaq: text('a cell of the tile it is on'),
    next: closed(
      {
        large: listOf(text('a Large tile'), 'the next ones out of the bag'),
        small: listOf(oneOf(SHAPES, 'a shape'), 'the next ones out of the Small reserve'),
        cards: listOf(text('a Voyage card'), 'the next ones of the deck'),
      },
      'what is drawn next',
    ),
  },
  'the position',
);
