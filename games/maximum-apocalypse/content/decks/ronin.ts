import { gear, instant } from '../rows.ts';
import type { Card } from '../types.ts';

export const ronin: readonly Card[] = [
  gear('RON01', 2, 'Katana', 'Katana', { enc: 2, range: 'S' }, 'act: dmg(mon@S,4)'),
  gear('RON02', 2, 'Wakizashi', 'Wakizashi', { enc: 1, range: 'S' }, 'act: dmg(mon2@S,2)'),
  gear('RON03', 2, 'Yumi Bow', 'Arc yumi', { enc: 1, range: 'L' }, 'act: dmg(mon@L,2)'),
  instant('RON04', 3, 'Shuriken', 'Shuriken', 'M', 'play: dmg(mon3@M,2)'),
  instant('RON05', 3, 'Smoke Bomb', 'Bombe fumigène', 'S', 'play: stun(eng)'),
  gear('RON06', 2, 'Lamellar Armour', 'Armure lamellaire', { enc: 1 }, 'passive: reduce(1)'),
  gear(
    'RON07',
    2,
    'Menpo Mask',
    'Masque menpo',
    { enc: 1 },
    'may(insanity): discardSelf; cancel() // passive: stealth(1)',
  ),
  instant(
    'RON08',
    3,
    'Iaijutsu',
    'Iaijutsu',
    'S',
    'play: if(tiger){dmg(mon@S,7)}else{dmg(mon@S,5)}; flip(tiger)',
  ),
  instant('RON09', 2, 'Way of the Crane', 'Voie de la grue', null, 'play: flip(crane); heal(me,3)'),
  instant('RON10', 3, 'Meditation', 'Méditation', null, 'play: draw(2); cure(me,1)'),
  instant('RON11', 2, 'Rice Ball', 'Boulette de riz', null, 'play: hunger(me,-2)'),
  instant('RON12', 2, 'Shadow Walk', "Marche de l'ombre", null, 'play: move(2,noTest)'),
  instant('RON13', 1, 'Wandering Master', 'Maître errant', 'A', 'play: grant(ally@A,1); draw(1)'),
  instant('RON14', 1, 'Last Stand', 'Dernier carré', 'S', 'play[hp(me)<=10]: dmg(mon*@S,6)'),
];
