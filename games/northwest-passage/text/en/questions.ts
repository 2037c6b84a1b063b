import type { Catalogue } from '@incognita/kernel';
import type { Northwest } from '../../rules/kit.ts';
import { names, told } from '../names.en.ts';
import { capital, corner, spot } from '../typography.ts';

/** What a seat is asked: an imperative, two short lines on the page at most. */
export const prompts: Catalogue<Northwest>['prompts'] = {
  start: () => 'Take a Large tile to start with',
  action: (p) => (p.actions > 0 ? 'Act once more for 1 pawn extra, or stop' : 'Choose an action'),
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

/** What a seat may answer: nouns and verbs, unlike each other in every question. */
export const choices: Catalogue<Northwest>['choices'] = {
  take: (p) => `Take ${told.tile(p.tile)}`,
  act: (p) => `${names.action[p.action]}, ${names.vehicle[p.with].one}`,
  sacrifice: (p) =>
    `${names.action[p.action]}, ${names.vehicle[p.with].one}, for the life of a pawn`,
  pass: () => 'Pass',
  end: () => 'End the turn',
  size: (p) => (p.size === 'large' ? 'Large tiles' : 'Small tiles'),
  pick: (p) => capital(told.tile(p.tile)),
  done: () => 'Done',
  spot: (p) => spot(p.cells),
  lay: (p) => `Lay it: face ${p.face}, turned by ${p.turn}°`,
  hole: (p) => `Fill ${p.cell}`,
  terrain: (p) => (p.terrain === 'land' ? 'Land' : 'Sea'),
  pile: (p) => capital(told.tile(p.pile)),
  go: (p) => `Go to ${told.place(p.to)}`,
  zone: (p) => zone(p.at),
  split: (p) => `Sled: ${p.available} available, ${p.resting} resting`,
  spend: (p) => `Spend 1 ${names.provision[p.what]}`,
  gain: (p) => `Take ${names.provision[p.what]}`,
  mourn: (p) => `A pawn ${names.vehicle[p.column].of}`,
  toll: (p) => (p.row === 'available' ? 'Give an available pawn' : 'Give a resting pawn'),
  give: (p) => `Give ${names.token[p.token].a}`,
};
