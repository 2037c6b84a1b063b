import { monster } from '../rows.ts';
import type { MonsterCard } from '../types.ts';

export const cthulhu: readonly MonsterCard[] = [
  monster('C01', 5, 'Cultist', 'Cultiste', { hp: 5, power: 2, range: null }, 'draw: tok(here,1)'),
  monster(
    'C02',
    5,
    'Deep One',
    'Profond',
    { hp: 8, power: 3, range: null },
    'draw: test{}{insanity(drawer,1)}',
  ),
  monster('C03', 4, 'Mi-Go', 'Mi-Go', { hp: 7, power: 3, range: 'M' }, 'attack: burn(victims,1)'),
  monster('C04', 3, 'Byakhee', 'Byakhee', { hp: 6, power: 4, range: null }, 'passive: noShort'),
  monster(
    'C05',
    3,
    'Nightgaunt',
    'Maigre bête de la nuit',
    { hp: 6, power: 2, range: null },
    'counter(S) // attack: discHand(victims,1)',
  ),
  monster(
    'C06',
    3,
    'Hound of Tindalos',
    'Chien de Tindalos',
    { hp: 9, power: 4, range: null },
    'destroy: insanity(host,1)',
  ),
  monster(
    'C07',
    2,
    'Shoggoth',
    'Shoggoth',
    { hp: 16, power: 4, range: 'S' },
    'stampede // draw: insanity(drawer,1)',
  ),
];
