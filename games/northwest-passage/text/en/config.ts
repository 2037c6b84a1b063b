import type { Catalogue } from '@incognita/kernel';
import type { Northwest } from '../../rules/kit.ts';

export const config: Catalogue<Northwest>['config'] = {
  seats: {
    label: 'Players',
    values: { 1: '1 player', 2: '2 players', 3: '3 players', 4: '4 players' },
  },
  play: {
    label: 'Mode',
    values: { standard: 'Competition', solo: 'Solo', coop: 'Co-operation for two' },
  },
  terror: {
    label: 'Terror expansion',
    values: { false: 'Without the Tuunbaq', true: 'With the Tuunbaq' },
  },
  harder: {
    label: 'Supplies at the start',
    values: {
      0: 'Usual supplies',
      1: '1 Food and 1 Morale less',
      2: '2 Food and 2 Morale less',
      3: '3 Food and 3 Morale less',
      4: '4 Food and 4 Morale less',
      5: '5 Food and 5 Morale less',
      6: '6 Food and 6 Morale less',
      7: '7 Food and 7 Morale less',
      8: '8 Food and 8 Morale less',
      9: '9 Food and 9 Morale less',
      10: '10 Food and 10 Morale less',
    },
  },
};
