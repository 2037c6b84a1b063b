import { type BoardModule, type Cue, thingsNamed } from '@incognita/boards';
import type { Chart } from '../rules/chart.ts';
import type { View } from '../view.ts';
import '@fontsource-variable/libre-bodoni';
import '@fontsource-variable/libre-bodoni/wght-italic.css';
import './board.css';
import './panels.css';
import { ChartBoard } from './ChartBoard.tsx';
import { Dock } from './Dock.tsx';
import { Expeditions } from './Expeditions.tsx';
import { Sky } from './Sky.tsx';
import { ends, threats } from './warnings.ts';

/** What is worth a sound. */
const CUES: Readonly<Record<string, Cue>> = {
  card: 'card',
  refreshed: 'card',
  'sled.lost': 'loss',
  died: 'loss',
  'toll.pawn': 'loss',
  sacrificed: 'loss',
};

/** Northwest Passage's look: an Admiralty chart that is being drawn while you watch. */
export const board: BoardModule<View, Chart> = {
  opens: 'light',
  Board: ChartBoard,
  Clock: Sky,
  Own: Dock,
  Others: Expeditions,
  Offer: Expeditions,
  Scene: null,
  hasScene: () => false,
  thingsOf: thingsNamed(
    'tile',
    'with',
    'cells',
    'face',
    'turn',
    'cell',
    'pile',
    'to',
    'at',
    'available',
    'resting',
    'what',
    'column',
    'row',
    'token',
  ),
  threats,
  ends,
  cue: (event) => CUES[event.tell] ?? null,
};
