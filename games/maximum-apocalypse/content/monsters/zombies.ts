import { monster } from '../rows.ts';
import type { MonsterCard } from '../types.ts';

export const zombies: readonly MonsterCard[] = [
  monster('Z01', 4, 'Zombie Walker', 'Marcheur Zombie', { hp: 4, power: 2, range: null }, ''),
  monster(
    'Z02',
    4,
    'Zombie Walker (pack)',
    'Marcheur Zombie (meute)',
    { hp: 4, power: 2, range: null },
    'draw: drawMon(drawer,1)',
  ),
  monster('Z03', 6, 'Zombie Dog', 'Chien Zombie', { hp: 5, power: 4, range: null }, ''),
  monster('Z04', 5, 'Zombie Soldier', 'Soldat Zombie', { hp: 8, power: 4, range: null }, ''),
  monster('Z05', 5, 'Zombie Spitter', 'Cracheur Zombie', { hp: 6, power: 2, range: 'M' }, ''),
  monster(
    'Z06',
    1,
    'Zombie Stalker',
    'Traqueur Zombie',
    { hp: 12, power: 5, range: 'M' },
    'after: rehost(lowestHP)',
  ),
];
