import { ammo, fuel, gear, instant } from '../rows.ts';
import type { Card } from '../types.ts';

export const hunter: readonly Card[] = [
  gear('HUN01', 2, 'Backpack', 'Sac à dos', { enc: 0 }, 'passive: cap(1)'),
  instant('HUN02', 2, 'Headshot', 'Tir à la tête', 'L', 'play[gear(Bow,Crossbow)]: dmg(mon@L,5)'),
  gear('HUN03', 2, 'Bear Trap', 'Piège à ours', { enc: 1, range: 'S' }, 'disc: dmg(mon@S,4)'),
  gear('HUN04', 3, 'Bow', 'Arc', { enc: 1, range: 'M' }, 'act: dmg(mon@M,2)'),
  gear(
    'HUN05',
    2,
    'Fire Arrows',
    'Flèches enflammées',
    { enc: 1, charges: fuel(3), range: 'M' },
    'act*[gear(Bow,Crossbow)]: dmg(mon@M,4)',
  ),
  gear('HUN06', 2, 'Machete', 'Machette', { enc: 1, range: 'S' }, 'act: dmg(mon@S,3)'),
  gear('HUN07', 2, 'Motorcycle', 'Moto', { enc: 2, charges: fuel(2) }, 'act*: move(3)'),
  gear(
    'HUN08',
    2,
    'Crossbow',
    'Arbalète',
    { enc: 2, charges: ammo(8), range: 'M' },
    'act*: dmg(mon@M,3)',
  ),
  instant('HUN09', 2, 'Snare', 'Collet', 'M', 'play: dmg(mon@M,1); stun(that)'),
  instant('HUN10', 2, 'Survival Instinct', 'Instinct de survie', 'A', 'play: hunger(sv*@A,-1)'),
  instant('HUN11', 3, 'Resourceful', 'Ingénieux', 'A', 'play: recover(equip sv@A)'),
  gear(
    'HUN12',
    2,
    'Camouflage',
    'Camouflage',
    { enc: 1 },
    'passive: stealth(2) // disc: lose(me,3); toToken(eng1 nonboss)',
  ),
  instant(
    'HUN13',
    2,
    'Cover of Darkness',
    'Sous le couvert de la nuit',
    null,
    'play: scav(3,keep 2)',
  ),
  instant('HUN14', 2, 'Hoof It', 'À toutes jambes', null, 'play: move(3,noReveal)'),
];
