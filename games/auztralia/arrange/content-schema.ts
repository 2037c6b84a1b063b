import type { Json } from '@incognita/kernel';
import { FIGHTERS } from '../content/fighters.ts';
import {
  closed,
  count,
  counts,
  GOODS,
  listOf,
  oneOf,
  orElse,
  text,
  UNITS,
  yesNo,
} from './shapes.ts';

/** The types with a row on every Old One card. */

const anywhere = count('', -1000);
const hex = closed(
  {
    n: count('its number', 1),
    q: anywhere,
    r: anywhere,
    terrain: oneOf(['coastal', 'outback', 'hills', 'farmland', 'desert']),
    level: oneOf([0, 1, 2, 3]),
    port: orElse(text(), null),
    survey: yesNo(),
    vp: oneOf([0, 3, 5]),
  },
  'a hex: outback of no level unless said otherwise',
  ['n', 'q', 'r'],
);

const names = closed({ en: text(), fr: text() });
const map = closed(
  {
    id: oneOf(['east', 'west']),
    name: names,
    hexes: listOf(hex),
    startGoods: counts(['coal', 'iron', 'gold']),
    surveyIgnores: listOf(oneOf(GOODS)),
    portSpacing: count(),
  },
  'a map; what is left out stays as printed',
);

const slots = listOf(oneOf([0, 1, 2, 3, 4, 5, 6]));
const survey = closed(
  {
    id: text(),
    redClip: yesNo(),
    symbols: closed(
      Object.fromEntries([...GOODS, 'oldOnes'].map((symbol) => [symbol, slots])),
      'slots of each symbol: 0 the hex itself, 1 to 6 its neighbours clockwise from north',
    ),
  },
  'a Survey tile',
  ['id'],
);

const tile = closed(
  {
    id: text(),
    back: oneOf([1, 2, 3, 'x']),
    type: oneOf([...FIGHTERS, 'empty']),
    vp: count(),
    capacity: count(),
    spawns: orElse(oneOf(['migo', 'zombie']), null),
    challenge: yesNo('in play only with a challenge'),
  },
  'an Old One tile',
  ['id', 'back', 'type'],
);

const row = closed({
  hits: listOf(oneOf(UNITS)),
  damage: count(),
  airshipDamage: count(),
  sanity: count(),
});
const card = closed(
  {
    id: text(),
    direction: oneOf([1, 2, 3, 4, 5, 6]),
    rotation: oneOf(['cw', 'acw']),
    moves: listOf(oneOf(FIGHTERS.filter((type) => type !== 'temple'))),
    rows: closed(Object.fromEntries(FIGHTERS.map((type) => [type, row]))),
  },
  'an Old One card: north, clockwise, and nothing in its rows unless said otherwise',
  ['id'],
);

const unit = closed(
  {
    type: oneOf(UNITS),
    count: count(),
    cost: count(),
    range: count(),
    capacity: count('', 1),
    countsForTime: yesNo('adds to the TP of an Attack'),
  },
  'a unit',
  ['type', 'count', 'cost', 'range', 'capacity', 'countsForTime'],
);

/** Rows of the other lists are written out whole, like those in the folder content. */
const whole = (about: string, ...fields: string[]): Json =>
  listOf(closed(Object.fromEntries(fields.map((field) => [field, {}])), about, fields));

/** The words of a scenario's `content`. */
export const contentSchema: Json = closed({
  map,
  maps: closed({ east: map, west: map }),
  survey: listOf(survey),
  oldOneTiles: listOf(tile),
  oldOneCards: listOf(card),
  revelations: whole('a Revelation card', 'id', 'level', 'title', 'event'),
  personalities: whole('a personality', 'id', 'rule', 'name', 'kind'),
  units: listOf(unit),
  objectives: whole('a solo objective', 'id', 'title', 'condition', 'vp'),
  soloLevels: whole('a solo level', 'id', 'startGoods', 'startVp', 'unsurveyed'),
  variants: whole('a two-player card', 'id', 'title', 'variants'),
  boxes: whole('an Action Box', 'id', 'tp'),
  timeTrack: {},
  supply: {},
});
