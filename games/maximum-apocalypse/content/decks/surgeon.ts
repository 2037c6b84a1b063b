import { gear, instant } from '../rows.ts';
import type { Card } from '../types.ts';

export const surgeon: readonly Card[] = [
  instant('SUR01', 3, 'Quick Thinking', "Vivacité d'esprit", null, 'play: draw(2); scav(1)'),
  gear('SUR02', 2, 'Gurney', 'Brancard', { enc: 2, range: 'L' }, 'act: pull(ally@L,1)'),
  instant('SUR03', 3, 'Molotov Cocktail', 'Cocktail Molotov', 'M', 'play: dmg(mon*@M,3)'),
  gear(
    'SUR04',
    3,
    'Scalpel',
    'Scalpel',
    { enc: 1, range: 'S' },
    'act: dmg(mon@S,2) // passive: healUp(1)',
  ),
  gear('SUR05', 3, 'Gloves', 'Gants', { enc: 1 }, 'passive: healUp(1)'),
  gear('SUR06', 2, 'Taser', 'Taser', { enc: 2, range: 'M' }, 'act: stun(mon@M)'),
  instant('SUR07', 3, 'Hippocratic Oath', "Serment d'Hippocrate", 'A', 'play: heal(sv@A,6)'),
  gear(
    'SUR08',
    3,
    'Mortar and Pestle',
    'Mortier et pilon',
    { enc: 1, range: 'S' },
    'act: choose(cure(sv@S) or hunger(sv@S,-1))',
  ),
  instant('SUR09', 3, 'Steroid Shot', 'Injection de stéroïdes', 'A', 'play: grantPlay(sv@A,2)'),
  instant('SUR10', 3, 'Adrenaline Shot', "Injection d'adrénaline", 'A', 'play: grant(ally@A,2)'),
  gear('SUR11', 2, 'Bone Drill', 'Perceuse à os', { enc: 1, range: 'S' }, 'act: dmg(mon@S,3)'),
];
