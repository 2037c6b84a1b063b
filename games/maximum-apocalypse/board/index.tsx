import { type BoardModule, type Cue, thingsNamed } from '@incognita/boards';
import type { Atlas } from '../rules/atlas.ts';
import type { View } from '../view.ts';
import '@fontsource/barlow-condensed/500.css';
import '@fontsource/barlow-condensed/600.css';
import '@fontsource/barlow-condensed/700.css';
import '@fontsource/saira-stencil-one/index.css';
import './map.css';
import './sheets.css';
import './told.css';
import './end.css';
import { Clock } from './Clock.tsx';
import { closeUp } from './close-up.tsx';
import { Goals } from './Goals.tsx';
import { MapBoard } from './MapBoard.tsx';
import { Own, Team } from './Sheets.tsx';

/** What is worth a sound. */
const CUES: Readonly<Record<string, Cue>> = {
  turn: 'turn',
  drew: 'card',
  scavenged: 'card',
  killed: 'kill',
  died: 'loss',
  hurt: 'loss',
};

/** Events that touch a tile or a monster without naming it as a choice would. */
const TOUCHES: Readonly<Record<string, string>> = { to: 'tile', tile: 'tile', monster: 'monster' };

const MINOR: ReadonlySet<string> = new Set([
  'turn',
  'rolled',
  'spawn.nothing',
  'spawn.full',
  'overflow',
  'drew',
  'moved',
  'charges',
  'equipped',
  'used',
  'effect',
  'actions',
  'monster.shuffled',
  'nothing',
]);

const inPlay = thingsNamed('gear', 'monster');
const elsewhere = thingsNamed(
  'to',
  'tile',
  'cell',
  'survivor',
  'with',
  'character',
  'card',
  'deck',
);

/** Maximum Apocalypse's look: a road atlas by day, sodium light by night. */
export const board: BoardModule<View, Atlas> = {
  opens: 'dark',
  Board: MapBoard,
  Clock,
  Own,
  Others: Team,
  Offer: Goals,
  Scene: null,
  hasScene: () => false,
  // Gear and monsters in play go by their numbers; a card of the hand by its face.
  thingsOf: (choice) => {
    const things = inPlay(choice);
    return things.length > 0 ? things : elsewhere(choice);
  },
  touches: (event) =>
    Object.entries(TOUCHES).flatMap(([word, thing]) =>
      event[word] === undefined ? [] : [`${thing}:${String(event[word])}`],
    ),
  closeUp,
  // Where a long absence is told in a few lines: the road there matters less than what it brought.
  minor: ({ tell }) => MINOR.has(tell),
  cue: (event) => CUES[event.tell] ?? null,
};
