import { type BoardModule, type Cue, thingsNamed } from '@incognita/boards';
import type { Atlas } from '../rules/atlas.ts';
import type { View } from '../view.ts';
import '@fontsource-variable/jost';
import '@fontsource/limelight';
import './board.css';
import { CombatScene } from './CombatScene.tsx';
import { MapBoard } from './MapBoard.tsx';
import { Mine, Offer, Others } from './Panels.tsx';
import { closeUp } from './revenge/close-up.tsx';
import { Ending, Later } from './revenge/later.tsx';
import './revenge/revenge.css';
import { doer, hushed, isOldOnes } from './revenge/seat.ts';
import { TimeTrack } from './TimeTrack.tsx';
import { threats } from './threats.ts';

/** What is worth a sound. */
const CUES: Readonly<Record<string, Cue>> = {
  'card.turned': 'card',
  'farm.blighted': 'loss',
  'port.lost': 'loss',
  'combat.defeat': 'loss',
  'oldOne.claimed': 'kill',
  'oldOne.shared': 'kill',
  'mythos.played': 'card',
  'mythos.turned': 'card',
  'outpost.lost': 'loss',
  'track.torn': 'loss',
};

/** What every action brings along, and what nobody would miss. */
const MINOR: ReadonlySet<string> = new Set([
  'action',
  'card.turned',
  'deck.reshuffled',
  'display.entered',
  'time.moved',
  'time.oldOnes',
]);

/** AuZtralia's look: a travel poster of a country gone wrong. */
export const board: BoardModule<View, Atlas> = {
  opens: 'light',
  Board: MapBoard,
  Clock: TimeTrack,
  Own: Mine,
  Others,
  Offer,
  Scene: CombatScene,
  hasScene: (view) => view.combat !== null,
  thingsOf: thingsNamed('hex', 'edge', 'box', 'personality', 'unit', 'tile', 'card', 'level'),
  closeUp,
  threats,
  touches: ({ tell, to }) => (tell === 'oldOne.moved' ? [`hex:${to}`] : []),
  minor: ({ tell }) => MINOR.has(tell),
  cue: (event) => CUES[event.tell] ?? null,
  mood: (view, seat) => (isOldOnes({ view, seat }) ? 'deep' : null),
  doer,
  hushed,
  Ending: (props) =>
    props.view.revenge && (
      <Later>
        <Ending {...props} />
      </Later>
    ),
};
