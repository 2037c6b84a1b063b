import { monster } from '../rows.ts';
import type { MonsterCard } from '../types.ts';

export const vampires: readonly MonsterCard[] = [
  monster('V01', 5, 'Vampire Spawn', 'Infant vampire', { hp: 7, power: 3, range: null }, 'drain'),
  monster(
    'V02',
    5,
    'Bat Swarm',
    'Nuée de chauves-souris',
    { hp: 4, power: 1, range: 'S' },
    'drain // passive: noShort',
  ),
  monster(
    'V03',
    3,
    'Succubus',
    'Succube',
    { hp: 9, power: 3, range: 'M' },
    'drain // attack: discHand(victims,1)',
  ),
  monster('V04', 4, 'Werewolf', 'Loup-garou', { hp: 12, power: 4, range: null }, 'counter(S)'),
  monster('V05', 4, 'Ghoul', 'Goule', { hp: 6, power: 3, range: null }, 'destroy: poison(host,1)'),
  monster(
    'V06',
    2,
    'Thrall',
    'Serviteur envoûté',
    { hp: 5, power: 0, range: null },
    'docile // passive: monUp(V,1)',
  ),
  monster(
    'V07',
    2,
    'Nightmare Steed',
    'Destrier cauchemar',
    { hp: 10, power: 3, range: 'S' },
    'stampede',
  ),
];
