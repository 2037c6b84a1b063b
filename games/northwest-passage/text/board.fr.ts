import type { VoyageCard } from '../content/types.ts';
import type { BoardWords } from './board.ts';
import { names, told } from './names.fr.ts';
import { corner, listed, NBSP, spot } from './typography.ts';

const LETTERS = 'ABCDEFGHIJ';
const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count < 2 ? one : many}`;

function cardText({ ice, effect }: VoyageCard): string {
  const shift = ice > 0 ? 'Une ligne gelée de plus.' : ice < 0 ? 'Une ligne gelée de moins.' : '';
  const does = (): string => {
    switch (effect.kind) {
      case 'none':
        return '';
      case 'lose':
        return `Perdez ${effect.count} ${names.provision[effect.what]}.`;
      case 'lose-food-without-inuit':
        return `Perdez ${effect.count} Nourriture${NBSP}; avec un jeton Inuit, ${effect.withInuit} seulement.`;
      case 'lose-morale-if-lower':
        return `Perdez ${effect.count} Moral s’il est inférieur à la Nourriture, sinon ${effect.otherwise}.`;
      case 'lose-morale-at':
        return `Soleil en ${listed(effect.discs, 'ou')}${NBSP}: perdez ${effect.count} Moral.`;
      case 'lose-food-per-vehicle-on-ice':
        return `Perdez ${effect.count} Nourriture par véhicule sur la glace.`;
      case 'lose-morale-if-icebound':
        return `Navire pris par les glaces${NBSP}: perdez ${effect.count} Moral.`;
      case 'gain-food-with-sled':
        return `Traîneau déployé${NBSP}: gagnez ${effect.count} Nourriture.`;
      case 'gain-morale-in-the-west':
        return `Gagnez ${effect.count} Moral en zone ×2 ou ×3, sinon ${effect.otherwise}.`;
      case 'move-costs-more':
        return `Chaque déplacement ${names.vehicle[effect.vehicle].of} coûte ${names.pawns(effect.pawns)} de plus.`;
      case 'first-ship-move-free':
        return 'Le premier déplacement du Navire du tour ne coûte ni Nourriture ni Moral.';
    }
  };
  return [shift, does()].filter((text) => text !== '').join(' ');
}

export const FRENCH: BoardWords = {
  names,
  told,
  map: 'Carte marine',
  recentre: 'Recentrer la carte',
  unexplored: 'Inexploré',
  iceLine: 'banquise',
  greenland: ['Groenland'],
  passage: ['Passage du', 'Nord-Ouest'],
  prestigeLeft: (values) =>
    values.length === 0
      ? 'plus de jeton de Prestige'
      : `jetons de Prestige ${listed(values.map(String), 'et')}`,
  tileAt: (cells) => `Tuile ${spot(cells)}`,
  spotAt: (cells) => `Emplacement vide ${spot(cells)}`,
  holeAt: (cell) => `Trou ${cell}`,
  zoneOn: (at) => (at.includes(',') ? `Terre en ${corner(at)}` : `Glace de ${at}`),
  terrain: (land, corners) =>
    land === 0
      ? 'toute en Mer'
      : land === corners
        ? 'toute en Terre'
        : `${plural(land, 'coin')} de Terre sur ${corners}`,
  ice: { frozen: 'gelée', thawed: 'libre', straddling: 'à demi gelée' },
  tokenOn: (token, cell) => `${token} en ${cell}`,
  vehicleOf: (vehicle, name) => `${names.vehicle[vehicle].one} de ${name}`,
  icebound: 'pris par les glaces',
  tuunbaq: 'le Tuunbaq',
  islandOf: (tiles, points) => `île de ${names.tiles(tiles)}, valeur ${points}`,

  turn: 'Tourner la tuile (R)',
  flip: 'Retourner la tuile (F)',
  layHere: 'La poser ainsi (Entrée)',
  heldTile: (tile, cells) => `${tile} tenue au-dessus de ${spot(cells)}`,
  byKeys: 'R la tourne · F la retourne · Entrée la pose',
  byFinger: 'Touchez pour la tourner · Glissez pour la retourner',

  season: (season, last) => `Saison ${season} sur ${last}`,
  rowsFrozen: (rows) =>
    rows === 0
      ? 'Aucune ligne gelée'
      : rows === 1
        ? 'Ligne A gelée'
        : `Lignes A–${LETTERS[rows - 1]} gelées`,
  sunOn: (disc) => `Soleil en ${disc}`,
  next: 'ensuite',
  turnOf: (turn, last) => `Tour ${turn} sur ${last}`,
  voyage: 'Carte Voyage',
  cardsLeft: (count) => plural(count, 'restante'),
  pastCards: (cards) => `Cartes Voyage passées${NBSP}: ${cards.join(', ')}`,
  cardText,

  crew: 'Équipage',
  surcharge: (actions) => (actions > 0 ? `actions suivantes${NBSP}: +1` : 'première action'),
  ready: 'Disponibles',
  resting: 'Au repos',
  lost: 'Perdus',
  none: 'aucun',
  aboard: 'à bord',
  sledLost: 'perdu',
  more: (row) => `Un de plus au Traîneau, ${row}`,
  fewer: (row) => `Un de moins au Traîneau, ${row}`,

  stores: 'Provisions',
  franklinPoints: 'Points Franklin',
  goal: {
    'goal.passage': 'Trouver le passage',
    'goal.franklin': 'Points Franklin',
    'goal.home': 'Rentrer en vie',
    'goal.prestige': 'Un grand succès',
  },
  met: 'fait',
  notMet: 'pas encore',

  tiles: 'Vos tuiles',
  tilesOf: (seat) => `Tuiles de ${seat}`,
  frontBack: 'face, dos',
  noTiles: 'Aucune tuile en main. Piochez.',
  display: 'Tuiles visibles',
  inBag: (count) => `${count} dans le sac`,
  noneLeft: 'plus aucune',
  face: (face, looks) => `face ${face} ${looks}`,

  expeditions: 'Expéditions',
  perSeries: (points) => `${points} par série`,
  prestige: 'Prestige',
  order: 'Ordre du tour',
  passed: 'a passé',
  home: 'rentrée',
  status: (name, what) => `${name}${NBSP}: ${what}`,
  foundPassage: 'a trouvé le passage',
  ifOverNow: (points) => `Score si tout s’arrêtait maintenant${NBSP}: ${points}`,

  save: 'Enregistrer la carte en image',
  saveAs: (format) => `Enregistrer en ${format}`,
  pictureTitle: 'Expédition – Passage du Nord-Ouest',
  pictureLine: (season, people) => `Dressée par ${people} en ${plural(season, 'saison')}`,
};
