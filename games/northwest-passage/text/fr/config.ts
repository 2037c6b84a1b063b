import type { Catalogue } from '@incognita/kernel';
import type { Northwest } from '../../rules/kit.ts';

export const config: Catalogue<Northwest>['config'] = {
  seats: {
    label: 'Joueurs',
    values: { 1: '1 joueur', 2: '2 joueurs', 3: '3 joueurs', 4: '4 joueurs' },
  },
  play: {
    label: 'Mode',
    values: { standard: 'Compétition', solo: 'Solo', coop: 'Coopération à deux' },
  },
  terror: {
    label: 'Extension Terreur',
    values: { false: 'Sans le Tuunbaq', true: 'Avec le Tuunbaq' },
  },
  harder: {
    label: 'Provisions de départ',
    values: {
      0: 'Provisions habituelles',
      1: '1 Nourriture et 1 Moral de moins',
      2: '2 Nourriture et 2 Moral de moins',
      3: '3 Nourriture et 3 Moral de moins',
      4: '4 Nourriture et 4 Moral de moins',
      5: '5 Nourriture et 5 Moral de moins',
      6: '6 Nourriture et 6 Moral de moins',
      7: '7 Nourriture et 7 Moral de moins',
      8: '8 Nourriture et 8 Moral de moins',
      9: '9 Nourriture et 9 Moral de moins',
      10: '10 Nourriture et 10 Moral de moins',
    },
  },
};
