import type { Catalogue } from '@incognita/kernel';
import type { Maximum } from '../../rules/kit.ts';
import { missionLine } from '../goals.ts';

type Words = Catalogue<Maximum>['config'];

const mission = (no: number): string => missionLine('en', no);
const off = 'Without';

export const config: Words = {
  seats: {
    label: 'Players',
    values: {
      1: '1 player',
      2: '2 players',
      3: '3 players',
      4: '4 players',
      5: '5 players',
      6: '6 players',
    },
  },
  mission: {
    label: 'Mission',
    values: {
      0: mission(0),
      1: mission(1),
      2: mission(2),
      3: mission(3),
      4: mission(4),
      5: mission(5),
      6: mission(6),
      7: mission(7),
      8: mission(8),
      9: mission(9),
      10: mission(10),
      11: mission(11),
      12: mission(12),
      13: mission(13),
      14: mission(14),
      15: mission(15),
      16: mission(16),
      17: mission(17),
      18: mission(18),
      random: 'A random mission',
    },
  },
  gothic: {
    label: 'Gothic Horrors',
    values: { false: 'Base game only', true: 'With Gothic Horrors' },
  },
  solo: {
    label: 'Survivors of a player alone',
    values: {
      one: 'One survivor',
      two: 'Two survivors, a deck each',
      merged: 'Two survivors, one deck',
    },
  },
  hands: {
    label: 'Hands',
    values: { open: 'Open to everybody', closed: 'Closed: you see only your own' },
  },
  map: {
    label: 'Map',
    values: { auto: 'Laid out for you', built: 'Built tile by tile' },
  },
  spawn: {
    label: 'How monsters appear',
    values: {
      dice: 'Two dice',
      easy: 'Spawn tokens, easy',
      normal: 'Spawn tokens, normal',
      hard: 'Spawn tokens, hard',
      insane: 'Spawn tokens, insane',
    },
  },
  night: {
    label: 'Day and night',
    values: { false: 'Always day', true: 'Night falls after each round' },
  },
  crowding: {
    label: 'Tokens on a tile',
    values: {
      three: 'At most 3',
      noLimit: 'No limit',
      pandemic: 'Pandemic: a fourth spreads to all neighbours',
    },
  },
  hungerDie: {
    label: 'Hunger at the start',
    values: { false: 'Level 1', true: 'Rolled with a die' },
  },
  hardcore: {
    label: 'Deaths',
    values: { false: 'The others go on', true: 'One death loses the game' },
  },
  bigMap: {
    label: 'Larger map',
    values: {
      0: 'No tile more',
      1: '1 tile more',
      2: '2 tiles more',
      3: '3 tiles more',
      4: '4 tiles more',
      5: '5 tiles more',
      6: '6 tiles more',
    },
  },
  ambush: {
    label: 'More Ambush cards',
    values: {
      0: 'None more',
      1: '1 more',
      2: '2 more',
      3: '3 more',
      4: '4 more',
      5: '5 more',
      6: '6 more',
    },
  },
  emptyHanded: {
    label: 'More Empty-handed cards',
    values: { 0: 'None more', 1: '1 more', 2: '2 more', 3: '3 more', 4: '4 more' },
  },
  zombies: { label: 'Zombie deck as well', values: { false: off, true: 'With zombies' } },
  aliens: { label: 'Alien deck as well', values: { false: off, true: 'With aliens' } },
  mutants: { label: 'Mutant deck as well', values: { false: off, true: 'With mutants' } },
  robots: { label: 'Robot deck as well', values: { false: off, true: 'With robots' } },
  vampires: { label: 'Vampire deck as well', values: { false: off, true: 'With vampires' } },
  cthulhu: {
    label: 'Cthulhu deck as well',
    values: { false: off, true: 'With Cthulhu and Insanity' },
  },
};
