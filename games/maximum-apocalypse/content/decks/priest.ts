import { ammo, gear, instant } from '../rows.ts';
import type { Card } from '../types.ts';

export const priest: readonly Card[] = [
  instant('PRI01', 3, 'Holy Water', 'Eau bénite', 'M', 'play: dmg(areaMon(tile@M),3,+2 vs V)'),
  gear(
    'PRI02',
    2,
    'Silver Crucifix',
    "Crucifix d'argent",
    { enc: 1, range: 'S' },
    'passive: reduce(1,V C) // disc: stun(mon*@S)',
  ),
  gear(
    'PRI03',
    1,
    'Blessed Shotgun',
    'Fusil béni',
    { enc: 2, charges: ammo(4), range: 'M' },
    'act*: dmg(mon@M,4)',
  ),
  gear('PRI04', 2, 'Silver Mace', "Masse d'argent", { enc: 1, range: 'S' }, 'act: dmg(mon@S,3)'),
  gear(
    'PRI05',
    2,
    'Bible',
    'Bible',
    { enc: 1, range: 'M' },
    'act: choose(cure(sv@M,1) or draw(1))',
  ),
  gear('PRI06', 2, 'Vestments', 'Chasuble', { enc: 1 }, 'passive: reduce(1)'),
  instant('PRI07', 3, 'Confession', 'Confession', 'A', 'play: cure(sv@A); draw(1)'),
  instant('PRI08', 3, 'Communion', 'Communion', 'S', 'play: hunger(sv*@S,-1); heal(sv*@S,2)'),
  instant('PRI09', 2, 'Sermon', 'Sermon', 'S', 'play: grant(ally*@S,1)'),
  instant('PRI10', 2, 'Exorcism', 'Exorcisme', 'M', 'play: kill(mon@M nonboss hp<=6)'),
  instant('PRI11', 2, 'Consecrate', 'Consécration', 'M', 'play: tok(tile@M,all)'),
  instant('PRI12', 2, 'Sanctuary', "Droit d'asile", 'S', 'play: immune(sv*@S,next,here)'),
  gear(
    'PRI13',
    2,
    'Stake and Mallet',
    'Pieu et maillet',
    { enc: 1, range: 'S' },
    'act: dmg(mon@S,2,+4 vs V)',
  ),
  gear(
    'PRI14',
    2,
    "Pilgrim's Staff",
    'Bâton de pèlerin',
    { enc: 1, range: 'S' },
    'act: dmg(mon@S,2) // passive: stealth(1)',
  ),
];
