import type { Json } from '@incognita/kernel';
import { personalities } from '../content/personalities.ts';
import { BOX_IDS } from '../content/types.ts';
import { variantCards } from '../content/variants.ts';
import { revengeSchema } from './revenge/schema.ts';
import {
  closed,
  count,
  counts,
  GOODS,
  keyed,
  listOf,
  oneOf,
  orElse,
  perHex,
  perSeat,
  text,
  UNITS,
  yesNo,
} from './shapes.ts';

// AUZ-RETR-04: no cube stays in the box of Retrieve.
const BOXES = BOX_IDS.filter((box) => box !== 'retrieve');
const VARIANTS = variantCards.flatMap((card) => card.variants.map((variant) => variant.id));
// What a personality does is code, so that all of them are known here.
const people = (about: string): Json => listOf(oneOf(personalities.map((who) => who.id)), about);

const farm = closed(
  {
    hex: count('the hex it stands in'),
    owner: count('the seat that owns it'),
    type: oneOf(['corn', 'sheep', 'cattle']),
    blighted: yesNo('false unless given'),
  },
  'a Farm',
  ['hex', 'owner', 'type'],
);

const oldOne = closed(
  {
    hex: count('the hex it lies in'),
    tile: text('the id of the tile: "L1-06", "XX-M", "X-Z1", or one written out in the content'),
    faceUp: yesNo('awake; false unless given. X tiles are always awake'),
    damage: perSeat(count(), 'cubes on it by seat, those that discs stand for included'),
    discs: perSeat(count(), 'spare discs on it by seat; each stands for five of the damage'),
  },
  'an Old One',
  ['hex', 'tile'],
);

const player = closed(
  {
    goods: counts(GOODS, 'goods held; a good that is left out stays as it was'),
    units: counts(UNITS, 'units in the Barracks; a type that is left out stays as it was'),
    boxes: counts([...BOXES, 'retrieve'], 'own cubes in the Action Boxes'),
    personalities: people('exactly these cards'),
    claimed: listOf(text(), 'Old One tiles this player destroyed alone: exactly these'),
    tokens: count('value of the VP tokens held'),
    tokensMined: count('how many of them were mined (Western map)'),
  },
  'a player; what is left out stays as the set-up left it',
);

const decks = (about: string): Json =>
  closed(
    {
      oldOneCards: listOf(text(), 'Old One cards, the top one first'),
      revelations: listOf(text(), 'Revelation cards, the top one first'),
      personalities: people('personalities of the deck, the top one first'),
      tiles: keyed('^[123]$', listOf(text()), 'Old One tiles of the stack of a level, top first'),
    },
    about,
  );

/** The JSON schema of an `arrange` block. */
export const schema: Json = closed({
  map: oneOf(
    ['survey', 'empty'],
    '"survey": as the set-up left it (the default); "empty": no tile, no deposit',
  ),
  survey: perHex(
    text(),
    'Survey tile by survey hex: the map is cleared and these are resolved in the order of the hexes',
  ),
  variants: listOf(
    oneOf(VARIANTS),
    'two-player variants in force; the table is laid out anew with them',
  ),
  objective: text('the solo objective'),
  first: count('the first player; the others follow in the order of the seats'),
  ports: perSeat(count(), 'hex of the Port by seat; who is left out gets the first legal symbol'),
  tracks: perSeat(listOf(text('a hex side, as "7-8"')), 'the Railway Tracks on the map by seat'),
  farms: listOf(farm, 'the Farms on the map'),
  deposits: perHex(
    counts([...GOODS, 'vp'], 'all that lies there; vp is the value of a VP token'),
    'what lies on a hex; hexes that are left out stay as they were',
  ),
  oldOnes: listOf(oldOne, 'Old Ones on the map; what lay in their hexes goes back to its stack'),
  gone: listOf(text(), 'Old One tiles that are out of the game'),
  players: listOf(player, 'one entry per seat, seat 0 first'),
  display: people('the personalities of the display, from left (new) to right (old)'),
  time: keyed(
    '^([0-4]|oldOnes)$',
    count(),
    'the spaces of the discs: by seat, and "oldOnes" for the purple one',
  ),
  stack: listOf(
    orElse(count(), 'oldOnes'),
    'all discs in the order they arrived: of those on one space the last lies on top',
  ),
  next: decks('what is drawn next; the rest of the deck stays below'),
  only: decks(
    'a whole deck; other Old One cards lie in the discard, all other things are out of the game',
  ),
  revenge: revengeSchema,
});
