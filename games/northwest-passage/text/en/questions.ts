import type { Catalogue } from '@incognita/kernel';
import type { ActionId } from '../../content/types.ts';
import type { Northwest } from '../../rules/kit.ts';
import type { Vehicle } from '../../rules/state.ts';
import { names, told } from '../names.en.ts';
import { capital, corner, spot } from '../typography.ts';

/** What a seat is asked: an imperative, two short lines on the page at most. */
export const prompts: Catalogue<Northwest>['prompts'] = {
  start: () => 'Take a Large tile to start with',
  action: (p) =>
    p.actions > 0 ? 'Act again for 1 extra crew, or end your turn' : 'Choose an action',
  expedition: (p) => `Turn ${p.turn} of the season: act, or Pass`,
  take: (p) => (p.left > 0 ? 'Take a tile' : 'Take a second Small tile'),
  size: () => 'Refresh the Large or the Small tiles',
  pick: () => 'Choose a tile to place',
  second: () => 'Place a second Small tile beside it, or stop',
  spot: (p) => `Choose a place: ${told.tile(p.tile)}`,
  lay: (p) => `Turn the tile on ${spot(p.cells)}: ${told.tile(p.tile)}`,
  hole: () => 'Choose the hole to fill next',
  terrain: (p) => `Choose the outer corner of ${p.cell}`,
  pile: (p) => `Choose the pile for the Joker on ${p.cell}`,
  destination: (p) => `Choose where ${names.vehicle[p.with].the} goes`,
  arrival: (p) => `Choose where on ${p.to} the Sled arrives`,
  deployment: (p) => `Choose where on ${p.to} the Sled is deployed`,
  thaw: (p) => `The ice on ${p.cell} breaks: choose where the Sled goes`,
  split: () => 'Choose the crew of the Sled',
  provision: (p) => `Spend Food or Morale: ${names.action[p.action]}`,
  strait: (p) => `Take ${p.count} Food or ${p.count} Morale`,
  mourn: (p) => `Out of ${names.provision[p.what]}: choose who dies`,
  toll: () => 'Pay the Tuunbaq’s toll',
  tuunbaq: () => 'Choose where the Tuunbaq goes',
};

const zone = (at: string): string =>
  at.includes(',') ? `On land at ${corner(at)}` : `On the ice of ${at}`;

/** An action and who does it, as one says it: `Lay a tile by the Ship`. */
function act(action: ActionId, vehicle: Vehicle): string {
  const { the } = names.vehicle[vehicle];
  const acts: Readonly<Record<ActionId, string>> = {
    draw: `Draw a tile with ${the}’s crew`,
    refresh: `Refresh and draw with ${the}’s crew`,
    place: `Lay a tile by ${the}`,
    move: `Move ${the}`,
    transfer: `Share out the crew, by ${the}`,
    explore: `Explore from ${the}`,
    discover: `Discover with ${the}`,
    tuunbaq: `Move the Tuunbaq, by ${the}`,
  };
  return acts[action];
}

/** `2 rested and 1 tired`; `nobody`. */
function men(available: number, resting: number): string {
  if (resting === 0) return available === 0 ? 'nobody' : `${available} ready crew`;
  return available === 0 ? `${resting} tired crew` : `${available} ready and ${resting} tired crew`;
}

/** What a seat may answer: nouns and verbs, unlike each other in every question. */
export const choices: Catalogue<Northwest>['choices'] = {
  take: (p) => `Take ${told.tile(p.tile)}`,
  act: (p) => act(p.action, p.with),
  sacrifice: (p) => `${act(p.action, p.with)}, for a crew member’s life`,
  pass: () => 'Pass',
  end: () => 'End the turn',
  size: (p) => (p.size === 'large' ? 'Large tiles' : 'Small tiles'),
  pick: (p) => capital(told.tile(p.tile)),
  done: () => 'Done',
  spot: (p) => spot(p.cells),
  lay: (p) => `Lay it like this (face ${p.face}, ${p.turn}°)`,
  hole: (p) => `Fill ${p.cell}`,
  terrain: (p) => (p.terrain === 'land' ? 'Land' : 'Sea'),
  pile: (p) => capital(told.tile(p.pile)),
  go: (p) => `Go to ${told.place(p.to)}`,
  zone: (p) => zone(p.at),
  split: (p) => `Send ${men(p.available, p.resting)} with the Sled`,
  spend: (p) => `Spend 1 ${names.provision[p.what]}`,
  gain: (p) => `Take ${names.provision[p.what]}`,
  mourn: (p) => `One of ${names.vehicle[p.column].the}’s crew`,
  toll: (p) => (p.row === 'available' ? 'Give up one who is ready' : 'Give up one who is resting'),
  give: (p) => `Give ${names.token[p.token].a}`,
};
