import { monster } from '../rows.ts';
import type { MonsterCard } from '../types.ts';

export const aliens: readonly MonsterCard[] = [
  monster(
    'A01',
    7,
    'Alien Invader',
    'Envahisseur Alien',
    { hp: 7, power: 3, range: 'M' },
    'attack: burn(victims,1)',
  ),
  monster('A02', 6, 'Alien Soldier', 'Soldat Alien', { hp: 15, power: 3, range: 'L' }, ''),
  monster(
    'A03',
    5,
    'Alien Scientist',
    'Scientifique Alien',
    { hp: 9, power: 1, range: null },
    'draw: choose(discGear(drawer,1) or dmg(drawer,6)) // passive: monUp(A,1)',
  ),
  monster(
    'A04',
    4,
    'Alien Walker Machine',
    'Machine Alien',
    { hp: 18, power: 4, range: null },
    'draw: burn(drawer,2)',
  ),
  monster(
    'A05',
    3,
    'Alien Saucer',
    'Soucoupe Alien',
    { hp: 10, power: 6, range: null },
    'attack: burn(victims,1) // passive: noShort',
  ),
];
