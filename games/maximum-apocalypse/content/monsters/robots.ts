import { monster } from '../rows.ts';
import type { MonsterCard } from '../types.ts';

export const robots: readonly MonsterCard[] = [
  monster(
    'R01',
    6,
    'Laser Drone',
    'Drone laser',
    { hp: 10, power: 2, range: null },
    'passive@host: autoFail',
  ),
  monster(
    'R02',
    5,
    'Robot Scout',
    'Robot éclaireur',
    { hp: 12, power: 3, range: null },
    'draw: tok(adj*,1)',
  ),
  monster(
    'R03',
    5,
    'Phalanx Robot',
    'Robot Phalanx',
    { hp: 11, power: 4, range: 'M' },
    'passive: guard(R,1)',
  ),
  monster(
    'R04',
    5,
    'Demolition Robot',
    'Robot démolisseur',
    { hp: 15, power: 4, range: null },
    'passive: doubleVsIdle // destroy: dmg(host,2)',
  ),
  monster(
    'R05',
    4,
    'Omni Robot',
    'Robot polyvalent',
    { hp: 20, power: 3, range: 'M' },
    'destroy: dmg(host,4)',
  ),
];
