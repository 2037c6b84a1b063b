import type { Catalogue } from '@incognita/kernel';
import type { Northwest } from '../../rules/kit.ts';
import { names } from '../names.en.ts';

const PLACES = ['', 'first', 'second', 'third', 'fourth'];

export const scores: Catalogue<Northwest>['scores'] = {
  tokens: () => 'Tokens, when they were taken',
  islands: (p) => `Islands closed (${p.count})`,
  passage: () => 'Northwest Passage discovered',
  'passage.void': (p) => `The Passage’s ${p.value} do not count: not all came home alive`,
  home: () => 'Return to Greenland',
  majority: (p) =>
    p.count === 0
      ? `No ${names.token[p.token].one}`
      : `${names.token[p.token].many}: ${PLACES[p.place] ?? `place ${p.place}`} with ${p.count}`,
  series: (p) => `Series of five (${p.count})`,
  'lost.sled': (p) => `Sled abandoned with ${names.pawns(p.pawns)}`,
  'lost.ship': (p) => `Ship abandoned with ${names.pawns(p.pawns)}`,
  'lost.pawns': (p) => `${names.pawns(p.pawns)} lost`,
  'out.ship': () => 'The Ship did not come home',
  'out.sled': () => 'The Sled did not come home',
  'goal.passage': (p) =>
    p.met ? 'The Northwest Passage was discovered' : 'The Northwest Passage was not discovered',
  'goal.franklin': (p) => `${p.found} of ${p.needed} Franklin points${p.met ? '' : ': too few'}`,
  'goal.home': (p) => (p.met ? 'Home with a living crew' : 'Not home with a living crew'),
  'goal.prestige': (p) =>
    `Expedition’s total ${p.total}; ${p.target} is a great success${p.met ? ', reached' : ''}`,
};

/** The rows of the account. */
export const scoreNames: NonNullable<Catalogue<Northwest>['scoreNames']> = {
  tokens: 'Tokens',
  islands: 'Islands closed',
  passage: 'Northwest Passage',
  'passage.void': 'Passage not counted',
  home: 'Return to Greenland',
  majority: 'Majorities',
  series: 'Series of five',
  'lost.sled': 'Sled abandoned',
  'lost.ship': 'Ship abandoned',
  'lost.pawns': 'Pawns lost',
  'out.ship': 'Ship not home',
  'out.sled': 'Sled not home',
  'goal.passage': 'Goal: the Passage',
  'goal.franklin': 'Goal: Franklin',
  'goal.home': 'Goal: home alive',
  'goal.prestige': 'Goal: prestige',
};
