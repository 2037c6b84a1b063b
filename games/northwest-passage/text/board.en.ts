import type { VoyageCard } from '../content/types.ts';
import type { BoardWords } from './board.ts';
import { names, told } from './names.en.ts';
import { corner, listed, spot } from './typography.ts';

const LETTERS = 'ABCDEFGHIJ';

function cardText({ ice, effect }: VoyageCard): string {
  const shift = ice > 0 ? 'One row more is frozen.' : ice < 0 ? 'One row less is frozen.' : '';
  const does = (): string => {
    switch (effect.kind) {
      case 'none':
        return '';
      case 'lose':
        return `Lose ${effect.count} ${names.provision[effect.what]}.`;
      case 'lose-food-without-inuit':
        return `Lose ${effect.count} Food; with an Inuit token only ${effect.withInuit}.`;
      case 'lose-morale-if-lower':
        return `Lose ${effect.count} Morale if it is below Food, otherwise ${effect.otherwise}.`;
      case 'lose-morale-at':
        return `With the sun on ${listed(effect.discs, 'or')} lose ${effect.count} Morale.`;
      case 'lose-food-per-vehicle-on-ice':
        return `Lose ${effect.count} Food for each vehicle on ice.`;
      case 'lose-morale-if-icebound':
        return `With the Ship icebound lose ${effect.count} Morale.`;
      case 'gain-food-with-sled':
        return `With the Sled deployed gain ${effect.count} Food.`;
      case 'gain-morale-in-the-west':
        return `Gain ${effect.count} Morale in zone ×2 or ×3, otherwise ${effect.otherwise}.`;
      case 'move-costs-more':
        return `Each Move of the ${names.vehicle[effect.vehicle].one} costs ${names.pawns(effect.pawns)} more.`;
      case 'first-ship-move-free':
        return 'The first Move of the Ship in a turn takes no Food or Morale.';
    }
  };
  return [shift, does()].filter((text) => text !== '').join(' ');
}

export const ENGLISH: BoardWords = {
  names,
  told,
  map: 'Chart',
  recentre: 'Recentre the chart',
  unexplored: 'Unexplored',
  iceLine: 'ice line',
  greenland: ['Greenland'],
  passage: ['Northwest', 'Passage'],
  prestigeLeft: (values) =>
    values.length === 0
      ? 'no prestige token left'
      : `prestige tokens ${listed(values.map(String), 'and')}`,
  tileAt: (cells) => `Tile ${spot(cells)}`,
  spotAt: (cells) => `Empty spot ${spot(cells)}`,
  holeAt: (cell) => `Hole ${cell}`,
  zoneOn: (at) => (at.includes(',') ? `Land at ${corner(at)}` : `Ice of ${at}`),
  terrain: (land, corners) =>
    land === 0 ? 'all Sea' : land === corners ? 'all Land' : `${land} of ${corners} corners Land`,
  ice: { frozen: 'frozen', thawed: 'open', straddling: 'half frozen' },
  tokenOn: (token, cell) => `${token} on ${cell}`,
  vehicleOf: (vehicle, name) => `${name}’s ${names.vehicle[vehicle].one}`,
  icebound: 'icebound',
  tuunbaq: 'the Tuunbaq',
  islandOf: (tiles, points) => `island of ${names.tiles(tiles)}, worth ${points}`,

  turn: 'Turn the tile (R)',
  flip: 'Turn the tile over (F)',
  layHere: 'Lay it like this (Enter)',
  heldTile: (tile, cells) => `${tile} held over ${spot(cells)}`,
  byKeys: 'R turns it · F turns it over · Enter lays it',
  byFinger: 'Tap to turn it · Swipe to turn it over',

  season: (season, last) => `Season ${season} of ${last}`,
  rowsFrozen: (rows) =>
    rows === 0
      ? 'No row frozen'
      : rows === 1
        ? 'Row A frozen'
        : `Rows A–${LETTERS[rows - 1]} frozen`,
  sunOn: (disc) => `Sun on ${disc}`,
  next: 'next',
  turnOf: (turn, last) => `Turn ${turn} of ${last}`,
  voyage: 'Voyage card',
  cardsLeft: (count) => `${count} left`,
  pastCards: (cards) => `Voyage cards gone: ${cards.join(', ')}`,
  cardText,

  crew: 'Crew',
  surcharge: (actions) => (actions > 0 ? 'further actions: +1' : 'first action'),
  ready: 'Ready',
  resting: 'Resting',
  lost: 'Lost',
  none: 'none',
  aboard: 'aboard',
  sledLost: 'lost',
  more: (row) => `One more for the Sled, ${row}`,
  fewer: (row) => `One less for the Sled, ${row}`,

  stores: 'Stores',
  franklinPoints: 'Franklin points',
  goal: {
    'goal.passage': 'Find the Passage',
    'goal.franklin': 'Franklin points',
    'goal.home': 'Come home alive',
    'goal.prestige': 'A great success',
  },
  met: 'done',
  notMet: 'not yet',

  tiles: 'Own tiles',
  tilesOf: (seat) => `${seat}’s tiles`,
  frontBack: 'front, back',
  noTiles: 'No tile in hand. Draw one.',
  display: 'Display',
  inBag: (count) => `${count} in the bag`,
  noneLeft: 'none left',
  face: (face, looks) => `face ${face} ${looks}`,

  expeditions: 'Expeditions',
  perSeries: (points) => `${points} per full row`,
  prestige: 'Prestige',
  order: 'Turn order',
  passed: 'passed',
  home: 'home',
  status: (name, what) => `${name}: ${what}`,
  foundPassage: 'found the Passage',
  ifOverNow: (points) => `Score if the game ended now: ${points}`,

  save: 'Save the chart as a picture',
  saveAs: (format) => `Save as ${format}`,
  pictureTitle: 'Expedition: Northwest Passage',
  pictureLine: (season, people) =>
    `Charted by ${people} in ${season} ${season === 1 ? 'season' : 'seasons'}`,
};
