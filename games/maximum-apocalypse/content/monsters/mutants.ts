import { monster } from '../rows.ts';
import type { MonsterCard } from '../types.ts';

export const mutants: readonly MonsterCard[] = [
  monster(
    'M01',
    7,
    'Mutant Rat',
    'Rat Mutant',
    { hp: 5, power: 2, range: null },
    'attack: poison(victims,1)',
  ),
  monster('M02', 7, 'Mutant', 'Mutant', { hp: 8, power: 5, range: null }, ''),
  monster(
    'M03',
    6,
    'Bandit Raider',
    'Pillard',
    { hp: 7, power: 3, range: null },
    'draw: choose(discScav(drawer,1) or dmg(drawer,3))',
  ),
  monster(
    'M04',
    5,
    'Military Remnant',
    'Vestige militaire',
    { hp: 10, power: 4, range: null },
    'draw: choose(discGear(drawer,1) or dmg(drawer,4))',
  ),
];
