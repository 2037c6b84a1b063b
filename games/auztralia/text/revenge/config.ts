import { revengeNames as en } from './names.en.ts';
import { revengeNames as fr } from './names.fr.ts';

/** The options that the expansion adds to a table. Three scales share the word Hard, so each says whose it is. */
export const revengeConfig = {
  en: {
    revenge: { label: 'Expansion', values: en.mode },
    strength: { label: 'Revenge level', values: en.strength },
    oldOnes: {
      label: 'Who plays the Old Ones',
      values: {
        random: 'Drawn at random',
        'seat-1': 'The first seat',
        'seat-2': 'The second seat',
        'seat-3': 'The third seat',
        'seat-4': 'The fourth seat',
        'seat-5': 'The fifth seat',
      },
    },
  },
  fr: {
    revenge: { label: 'Extension', values: fr.mode },
    strength: { label: 'Niveau de la Revanche', values: fr.strength },
    oldOnes: {
      label: 'Qui joue les Grands Anciens',
      values: {
        random: 'Au hasard',
        'seat-1': 'La première place',
        'seat-2': 'La deuxième place',
        'seat-3': 'La troisième place',
        'seat-4': 'La quatrième place',
        'seat-5': 'La cinquième place',
      },
    },
  },
} as const;
