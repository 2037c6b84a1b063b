import { NBSP } from '../typography.ts';
import type { RevengeNames } from './names.ts';

const REVENGE = `Revanche${NBSP}:`;

export const revengeNames: RevengeNames = {
  oldOnesActions: { place: 'Placer', reveal: 'Révéler', move: 'Déplacer', summon: 'Invoquer' },
  mode: {
    none: 'Jeu de base',
    'old-ones-player': `${REVENGE} quelqu’un joue les Grands Anciens`,
    'solo-15': `${REVENGE} Mythe Solo, 15 cartes`,
    'solo-30': `${REVENGE} Mythe Solo, 30 cartes`,
    enhanced: `${REVENGE} Grands Anciens renforcés`,
  },
  aboutMode: {
    'old-ones-player':
      'L’un de vous joue les Grands Anciens, une main de cartes Mythe contre un à quatre colons.',
    'solo-15': 'Seul contre les Grands Anciens et quinze cartes Mythe.',
    'solo-30': 'Seul, avec une carte Mythe à chaque pas du disque violet.',
    enhanced:
      'De deux à quatre colons contre des Grands Anciens que personne ne joue, et trente cartes Mythe.',
  },
  strength: { normal: 'Normal', hard: 'Dur', 'very-hard': 'Très Dur', heroic: 'Héroïque' },
  aboutStrength: {
    normal: 'Les Ports encaissent 4 dégâts.',
    hard: 'Les Ports n’encaissent que 2 dégâts dès le début.',
    'very-hard':
      'Les Ports n’encaissent plus rien, et le tableau ne se renouvelle pas gratuitement.',
    heroic: 'Comme Très Dur, et les tuiles Apparition inoccupées se défendent.',
  },
  spawnTile: 'tuile Apparition',
  dangerous: 'Dangereuse',
  outpost: 'Avant-Poste',
  endings: {
    humans: {
      title: 'La terre se rendort',
      line: 'Les derniers feux s’éteignent, et les rails filent sous un ciel tranquille.',
    },
    oldOnes: {
      title: 'Les astres étaient propices',
      line: 'Le long de la côte, les lampes s’éteignent une à une.',
    },
  },
};
