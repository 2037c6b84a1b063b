import type { RevengeNames } from './names.ts';

export const revengeNames: RevengeNames = {
  oldOnesActions: { place: 'Place', reveal: 'Reveal', move: 'Move', summon: 'Summon' },
  mode: {
    none: 'Base game',
    'old-ones-player': 'Revenge: somebody plays the Old Ones',
    'solo-15': 'Revenge: Solo Mythos, 15 cards',
    'solo-30': 'Revenge: Solo Mythos, 30 cards',
    enhanced: 'Revenge: enhanced Old Ones',
  },
  aboutMode: {
    'old-ones-player':
      'One of you plays the Old Ones, with a hand of Mythos cards, against one to four settlers.',
    'solo-15': 'You alone against the Old Ones and fifteen Mythos cards.',
    'solo-30': 'You alone, and a Mythos card at every step of the purple disc.',
    enhanced: 'Two to four settlers against Old Ones that nobody plays, and thirty Mythos cards.',
  },
  strength: { normal: 'Normal', hard: 'Hard', 'very-hard': 'Very Hard', heroic: 'Heroic' },
  aboutStrength: {
    normal: 'Ports take 4 damage.',
    hard: 'Ports take 2 damage from the start.',
    'very-hard': 'Ports take no damage for you, and the display cannot be refreshed for free.',
    heroic: 'As Very Hard, and unoccupied Spawn tiles fight back.',
  },
  spawnTile: 'Spawn tile',
  dangerous: 'Dangerous',
  outpost: 'Outpost',
  endings: {
    humans: {
      title: 'The land sleeps again',
      line: 'The last fires go out, and the rails run on under a quiet sky.',
    },
    oldOnes: {
      title: 'The stars were right',
      line: 'The lamps along the coast go dark, one after the other.',
    },
  },
};
