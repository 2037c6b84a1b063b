import type { Catalogue } from '@incognita/kernel';
import type { Auztralia } from '../../rules/kit.ts';
import { cards, names } from '../names.en.ts';
import { revengeNames } from '../revenge/names.en.ts';

export const config: Catalogue<Auztralia>['config'] = {
  seats: {
    label: 'Players',
    values: { 1: '1 player', 2: '2 players', 3: '3 players', 4: '4 players', 5: '5 players' },
  },
  map: {
    label: 'Map',
    values: { east: 'Eastern map', west: 'Western map (tight for 3 or 4 players)' },
  },
  level: { label: 'Solo level', values: { none: 'None', ...names.level } },
  objective: {
    label: 'Solo objective',
    values: {
      none: 'None',
      random: 'Drawn at random',
      'SO-01': cards.objective('SO-01'),
      'SO-02': cards.objective('SO-02'),
      'SO-03': cards.objective('SO-03'),
      'SO-04': cards.objective('SO-04'),
      'SO-05': cards.objective('SO-05'),
      'SO-06': cards.objective('SO-06'),
      'SO-07': cards.objective('SO-07'),
      'SO-08': cards.objective('SO-08'),
      'SO-09': cards.objective('SO-09'),
      'SO-10': cards.objective('SO-10'),
    },
  },
  variants: {
    label: 'Two-player variants',
    values: { none: 'None', one: 'One, from one card', two: 'Two, from two cards' },
  },
  play: {
    label: 'Mode',
    values: { competitive: 'Competition', coop: 'Full co-operation' },
  },
  challenge: {
    label: 'Challenge (official for 3 or 4 players)',
    values: { none: 'None', ...names.challenge },
  },
  revenge: {
    label: 'Revenge of the Old Ones',
    values: revengeNames.mode,
  },
  strength: { label: 'Level of Revenge', values: revengeNames.strength },
  oldOnes: {
    label: 'Who plays the Old Ones',
    values: {
      random: 'Drawn at random',
      'seat-1': 'Seat 1',
      'seat-2': 'Seat 2',
      'seat-3': 'Seat 3',
      'seat-4': 'Seat 4',
      'seat-5': 'Seat 5',
    },
  },
};
