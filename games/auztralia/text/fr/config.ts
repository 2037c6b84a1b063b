import type { Catalogue } from '@incognita/kernel';
import type { Auztralia } from '../../rules/kit.ts';
import { cards, names } from '../names.fr.ts';
import { revengeNames } from '../revenge/names.fr.ts';

export const config: Catalogue<Auztralia>['config'] = {
  seats: {
    label: 'Joueurs',
    values: { 1: '1 joueur', 2: '2 joueurs', 3: '3 joueurs', 4: '4 joueurs', 5: '5 joueurs' },
  },
  map: {
    label: 'Carte',
    values: { east: 'Carte de l’Est', west: 'Carte de l’Ouest (à l’étroit à 3 ou 4 joueurs)' },
  },
  level: { label: 'Niveau solo', values: { none: 'Aucun', ...names.level } },
  objective: {
    label: 'Objectif solo',
    values: {
      none: 'Aucun',
      random: 'Tiré au hasard',
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
    label: 'Variantes à deux joueurs',
    values: { none: 'Aucune', one: 'Une, d’une carte', two: 'Deux, de deux cartes' },
  },
  play: {
    label: 'Mode',
    values: { competitive: 'Compétition', coop: 'Coopération complète' },
  },
  challenge: {
    label: 'Défi (officiel à 3 ou 4 joueurs)',
    values: { none: 'Aucun', ...names.challenge },
  },
  revenge: {
    label: 'La Revanche des Grands Anciens',
    values: revengeNames.mode,
  },
  strength: { label: 'Niveau de la Revanche', values: revengeNames.strength },
  oldOnes: {
    label: 'Qui joue les Grands Anciens',
    values: {
      random: 'Tiré au hasard',
      'seat-1': 'Place 1',
      'seat-2': 'Place 2',
      'seat-3': 'Place 3',
      'seat-4': 'Place 4',
      'seat-5': 'Place 5',
    },
  },
};
