import { boss } from '../rows.ts';
import type { MonsterCard } from '../types.ts';

/** Two of each type; the mission says which come, and when. */
export const bosses: readonly MonsterCard[] = [
  boss(
    'BZ1',
    'Zombie Queen',
    'Reine Zombie',
    { hp: 18, power: 5, range: null },
    'on(anyKilled(Z)): drawMon(killer,1)',
  ),
  boss(
    'BZ2',
    'Zombie Horde',
    'Horde de Zombies',
    { hp: 16, power: 4, range: 'S' },
    'draw: tok(adj*,1); drawMon(drawer,1)',
  ),
  boss(
    'BA1',
    'Alien Harvester',
    'Moissonneur Alien',
    { hp: 25, power: 5, range: null },
    'draw: discGear(drawer,all) // attack: burn(victims,1)',
  ),
  boss(
    'BA2',
    'Alien Commander',
    'Commandant Alien',
    { hp: 22, power: 4, range: null },
    'draw: healMon(mon*@A type(A),full) // attack: burn(victims,2)',
  ),
  boss(
    'BM1',
    'Raging Mutant',
    'Mutant enragé',
    { hp: 30, power: 5, range: 'S' },
    'attack: poison(victims,1)',
  ),
  boss(
    'BM2',
    'Daxton Jag',
    'Daxton Jag',
    { hp: 24, power: 4, range: 'M' },
    'draw: choose(discGear(drawer,1) or dmg(drawer,4))',
  ),
  boss(
    'BR1',
    'AI Core',
    "Cœur d'IA",
    { hp: 19, power: 4, range: 'M' },
    'draw: discHand(drawer,all); dmg(drawer,4)',
  ),
  boss(
    'BR2',
    'Missile Tank',
    'Char lance-missiles',
    { hp: 22, power: 6, range: 'M' },
    'draw: discGear(drawer,all); dmg(drawer,6)',
  ),
  boss(
    'BV1',
    'Dracula',
    'Dracula',
    { hp: 26, power: 5, range: 'S' },
    'drain // draw: tok(adj*,1) // passive: noStun',
  ),
  boss(
    'BV2',
    'Alpha Wolf',
    'Loup alpha',
    { hp: 24, power: 4, range: 'S' },
    'counter(S) // draw: drawMon(drawer,1)',
  ),
  boss(
    'BC1',
    'Cthulhu',
    'Cthulhu',
    { hp: 32, power: 6, range: 'M' },
    'draw: insanity(drawer,2) // attack: burn(victims,1) // passive: noStun',
  ),
  boss(
    'BC2',
    'Nyarlathotep',
    'Nyarlathotep',
    { hp: 24, power: 4, range: 'S' },
    'draw: insanity(drawer,1); drawMon(drawer,1) // attack: insanity(host,1)',
  ),
];
