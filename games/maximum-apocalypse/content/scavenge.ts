import { ammo, event, gear, instant, item, scavenge, uses } from './rows.ts';
import type { ScavengeCard } from './types.ts';

/** The 80 cards of the three scavenge decks; a mission says how many of which family go where. */
export const scavengeCards: readonly ScavengeCard[] = [
  scavenge('Fo', 'green', instant('S01', 3, 'Food 1', 'Nourriture 1', null, 'play: hunger(me,-1)')),
  scavenge('Fo', 'green', instant('S02', 5, 'Food 2', 'Nourriture 2', null, 'play: hunger(me,-2)')),
  scavenge('Fo', 'green', instant('S03', 4, 'Food 3', 'Nourriture 3', null, 'play: hunger(me,-3)')),
  scavenge('Fo', 'green', instant('S04', 2, 'Food 4', 'Nourriture 4', null, 'play: hunger(me,-4)')),
  scavenge('Fo', 'green', instant('S05', 1, 'Food 5', 'Nourriture 5', null, 'play: hunger(me,-5)')),
  scavenge(
    'Am',
    'blue',
    instant('S06', 2, 'Ammo 2', 'Munitions 2', null, 'play: reload(ammoGear@me,2)'),
  ),
  scavenge(
    'Am',
    'blue',
    instant('S07', 2, 'Ammo 3', 'Munitions 3', null, 'play: reload(ammoGear@me,3)'),
  ),
  scavenge(
    'Am',
    'blue',
    instant('S08', 2, 'Ammo 4', 'Munitions 4', null, 'play: reload(ammoGear@me,4)'),
  ),
  scavenge(
    'Am',
    'blue',
    instant('S09', 1, 'Ammo 5', 'Munitions 5', null, 'play: reload(ammoGear@me,5)'),
  ),
  scavenge(
    'Am',
    'blue',
    instant('S10', 1, 'Ammo Full', 'Munitions (plein)', null, 'play: reload(ammoGear@me,full)'),
  ),
  scavenge(
    'Me',
    'red',
    instant('S11', 1, 'Medical Supplies 2', 'Fournitures médicales 2', null, 'play: heal(me,2)'),
  ),
  scavenge(
    'Me',
    'red',
    instant('S12', 2, 'Medical Supplies 4', 'Fournitures médicales 4', null, 'play: heal(me,4)'),
  ),
  scavenge(
    'Me',
    'red',
    instant('S13', 1, 'Medical Supplies 6', 'Fournitures médicales 6', null, 'play: heal(me,6)'),
  ),
  scavenge('An', 'red', instant('S14', 5, 'Antidote', 'Antidote', null, 'play: cure(me)')),
  scavenge(
    'Fu',
    'red',
    gear(
      'S15',
      8,
      'Fuel',
      'Essence',
      { enc: 1 },
      'draw: choose(equipSelf or discardSelf) // act: reload(fuelGear@me,full); exile',
    ),
  ),
  scavenge(
    'Sp',
    'grey',
    instant('S16', 6, 'Spare Parts', 'Pièces détachées', null, 'play: regrow(hand)'),
  ),
  scavenge(
    'Ab',
    'grey',
    event('S17', 6, 'Ambush', 'Embuscade', 'draw: drawMon(drawer,1); discardSelf'),
  ),
  scavenge('Em', 'grey', event('S18', 4, 'Empty-handed', 'Mains vides', 'draw: discardSelf')),
  scavenge(
    'Pi',
    'blue',
    gear(
      'S19',
      2,
      'Pistol',
      'Pistolet',
      { enc: 1, charges: ammo(4), range: 'M' },
      'act*: dmg(mon@M,2)',
    ),
  ),
  scavenge(
    'Fl',
    'blue',
    gear('S20', 2, 'Flashlight', 'Lampe torche', { enc: 1 }, 'passive: lookTwo'),
  ),
  scavenge(
    'Bi',
    'blue',
    gear(
      'S21',
      2,
      'Binoculars',
      'Jumelles',
      { enc: 1, range: 'L' },
      'act: show(1,tile@L facedown)',
    ),
  ),
  scavenge(
    'Wa',
    'blue',
    gear(
      'S22',
      1,
      'Walkie-talkie',
      'Talkie-walkie',
      { enc: 1, range: 'A' },
      'act: grant(ally@A,1)',
    ),
  ),
  scavenge('Ba', 'blue', gear('S23', 1, 'Backpack', 'Sac à dos', { enc: 0 }, 'passive: cap(1)')),
  scavenge(
    'Ke',
    'blue',
    gear(
      'S24',
      1,
      'Kevlar Vest',
      'Gilet en kevlar',
      { enc: 1, charges: uses(3) },
      'passive: reduce(2), uses(3)',
    ),
  ),
  scavenge(
    'Dy',
    'blue',
    instant(
      'S25',
      3,
      'Dynamite',
      'Dynamite',
      'L',
      'play: unmark(tile@L untokened); dmg(area(that),8)',
    ),
  ),
  scavenge(
    'Md',
    'blue',
    instant(
      'S26',
      4,
      'Mega Dynamite',
      'Méga-dynamite',
      'M',
      'play: destroyTile(tile@M entered empty)',
    ),
  ),
  scavenge('Bl', 'grey', item('S27', 3, 'Dirty Blanket', 'Couverture sale', 'item')),
  scavenge('Ne', 'grey', item('S28', 3, 'Old Newspaper', 'Vieux journal', 'item')),
  scavenge('Jo', 'grey', item('S29', 1, 'Dusty Journal', 'Carnet poussiéreux', 'item')),
  scavenge(
    'Sc',
    'grey',
    gear('S30', 1, 'Scientist', 'Le Scientifique', { enc: 1 }, 'passive: noSneak, missionGear'),
  ),
];
