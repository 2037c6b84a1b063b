import type { Language } from '@incognita/kernel';
import type { VoyageCard } from '../content/types.ts';
import type { Vehicle } from '../rules/state.ts';
import { ENGLISH } from './board.en.ts';
import { FRENCH } from './board.fr.ts';
import type { Names, Told } from './names.ts';

/** The labels of the board: nouns and numbers; sentences come from the catalogues. */
export interface BoardWords {
  readonly names: Names;
  readonly told: Told;
  readonly map: string;
  readonly recentre: string;
  readonly unexplored: string;
  readonly iceLine: string;
  readonly greenland: readonly string[];
  readonly passage: readonly string[];
  readonly prestigeLeft: (values: readonly number[]) => string;
  readonly tileAt: (cells: string) => string;
  readonly spotAt: (cells: string) => string;
  readonly holeAt: (cell: string) => string;
  readonly zoneOn: (at: string) => string;
  readonly terrain: (land: number, corners: number) => string;
  readonly ice: Readonly<Record<'frozen' | 'thawed' | 'straddling', string>>;
  readonly tokenOn: (token: string, cell: string) => string;
  readonly vehicleOf: (vehicle: Vehicle, name: string) => string;
  readonly icebound: string;
  readonly tuunbaq: string;
  readonly islandOf: (tiles: number, points: number) => string;

  readonly turn: string;
  readonly flip: string;
  readonly layHere: string;
  readonly heldTile: (tile: string, cells: string) => string;
  /** How to turn it with keys, and with a finger. */
  readonly byKeys: string;
  readonly byFinger: string;

  readonly season: (season: number, last: number) => string;
  readonly rowsFrozen: (rows: number) => string;
  readonly sunOn: (disc: string) => string;
  readonly next: string;
  readonly turnOf: (turn: number, last: number) => string;
  readonly voyage: string;
  readonly cardsLeft: (count: number) => string;
  readonly pastCards: (cards: readonly string[]) => string;
  readonly cardText: (card: VoyageCard) => string;

  readonly crew: string;
  readonly surcharge: (actions: number) => string;
  readonly ready: string;
  readonly resting: string;
  readonly lost: string;
  readonly none: string;
  readonly aboard: string;
  readonly sledLost: string;
  readonly more: (row: string) => string;
  readonly fewer: (row: string) => string;

  readonly stores: string;
  readonly franklinPoints: string;
  readonly goal: Readonly<Record<string, string>>;
  readonly met: string;
  readonly notMet: string;

  readonly tiles: string;
  readonly tilesOf: (seat: string) => string;
  readonly frontBack: string;
  readonly noTiles: string;
  readonly display: string;
  readonly inBag: (count: number) => string;
  readonly noneLeft: string;
  readonly face: (face: 'A' | 'B', looks: string) => string;

  readonly expeditions: string;
  readonly perSeries: (points: number) => string;
  readonly prestige: string;
  readonly order: string;
  readonly passed: string;
  readonly home: string;
  readonly status: (name: string, what: string) => string;
  readonly foundPassage: string;
  readonly ifOverNow: (points: number) => string;

  readonly save: string;
  readonly saveAs: (format: string) => string;
  readonly pictureTitle: string;
  readonly pictureLine: (season: number, names: string) => string;
}

export const boardWords = (language: Language): BoardWords =>
  language === 'fr' ? FRENCH : ENGLISH;
