import type { Catalogue } from '@incognita/kernel';
import type { Auztralia } from '../../rules/kit.ts';
import { cards, names } from '../names.en.ts';
import { revenge } from '../revenge/en.ts';
import { capital, side } from '../typography.ts';

const UNIT = names.unit;

/** The distance that the rules give where no line leads anywhere. */
const NO_LINE = 99;

/** What is in the way, in an Old One hex. */
const stands = (p: { readonly hex: number; readonly asleep: boolean }): string =>
  p.asleep ? `Something sleeps in ${p.hex}.` : `An Old One stands in ${p.hex}.`;

/** Why not: the fact, and what would help. */
export const reasons: Catalogue<Auztralia>['reasons'] = {
  'port.taken': (p, t) => `Hex ${p.hex} is taken by ${t.seat(p.seat)}. A hex takes one Port only.`,
  'port.tooClose': (p, t) =>
    `Hex ${p.hex} is only ${p.distance} away from the Port of ${t.seat(p.seat)}. Two Ports need a distance of ${p.least} or more.`,
  'box.noCube': () => 'No cube is left in your HQ. Retrieve your cubes first.',
  'box.noGold': (p) =>
    `The cubes already in this box make it cost ${p.gold} Gold, more than you have. Retrieve your cubes first.`,
  'rail.taken': (p, t) =>
    `${side(p.edge)} has a track of ${t.seat(p.seat)}. A hex side takes one track only.`,
  'rail.oldOne': (p) =>
    `${stands(p)} A track may never end in an Old One hex, face up or face down.`,
  'rail.hills': (p) =>
    `Hex ${p.hex} is hills. Only ${names.box['rail-any']} lays tracks that touch hills.`,
  'rail.noClearLine': (p) =>
    `Old Ones cut the line from your Port to ${side(p.edge)}. A new track needs a clear line.`,
  'rail.closedBorder': (p) =>
    `Hex ${p.hex} holds a track or the Port of the other player. With ${cards.variant('closed-borders')} no new track may touch it.`,
  'rail.noGoods': () =>
    'Tracks cost 1 Coal and 1 Iron, and you do not have both. Mine or import what is missing.',
  'rail.noTracks': () => 'All your tracks are on the board already.',
  'rail.nowhere': (p) =>
    p.box === 'rail-plain'
      ? `No hex side by your network can take a track on plain terrain. ${names.box['rail-any']} may find one.`
      : 'No hex side by your network can take a track.',
  'mine.oldOne': (p) => `${stands(p)} An Old One hex cannot be mined.`,
  'mine.noClearLine': (p) =>
    `Old Ones cut the line from your Port to ${p.hex}. Mining needs a clear line.`,
  'mine.nothing': () =>
    'No hex with a clear line to your Port holds anything to mine. Lay tracks to a deposit.',
  'recruit.nobody': () => 'Nobody is left to be recruited for what you can pay.',
  'recruit.refreshedOnce': () => 'The display can be refreshed only once in an action.',
  'recruit.nothingToDiscard': () => 'The display is empty, so there is nothing to discard.',
  'recruit.deckEmpty': () => 'The personality deck is empty. Take a card of the display.',
  'recruit.noGold': () => 'This costs 1 Gold, and you have none left.',
  'buy.none': (p) =>
    p.left === 0
      ? `No ${UNIT[p.unit].one} is left in the supply.`
      : `Only ${names.count(p.left, UNIT[p.unit])} ${p.left === 1 ? 'is' : 'are'} left in the supply.`,
  'buy.noGold': (p) => `${capital(UNIT[p.unit].the)} costs ${p.cost} Gold, and you have ${p.gold}.`,
  'buy.nothing': (p) => `With ${p.gold} Gold you cannot buy any unit of the supply.`,
  'trade.noSupply': (p) => `No ${names.good[p.good]} is left in the supply.`,
  'trade.noGood': (p) => `You have no ${names.good[p.good]} to export.`,
  'trade.nothing': () => 'There is nothing to import and nothing you could export.',
  'farm.terrain': (p) =>
    `The terrain of ${p.hex} does not suit a ${names.farm[p.type]} Farm. Take another type or another hex.`,
  'farm.typeUsed': (p) =>
    `This action already placed its ${names.farm[p.type]} Farm. Take another type.`,
  'farm.noneLeft': (p) => `All your ${names.farm[p.type]} Farms are on the board already.`,
  'farm.resources': (p) => `Hex ${p.hex} still holds resources. Mine it out first.`,
  'farm.token': (p) => `Hex ${p.hex} still holds a VP token. Mine it first.`,
  'farm.farm': (p) => `Hex ${p.hex} already holds a Farm.`,
  'farm.port': (p) => `Hex ${p.hex} holds a Port, so there is no room for a Farm.`,
  'farm.oldOne': (p) => `${stands(p)} A Farm may not share its hex with an Old One.`,
  'farm.noClearLine': (p) =>
    `Old Ones cut the line from your Port to ${p.hex}. A new Farm needs a clear line.`,
  'farm.nowhere': () =>
    'No free hex with a clear line to your Port suits a Farm of yours. Lay tracks or mine a hex out.',
  'attack.noUnits': (p) => `Nobody is in the force to attack ${p.hex}. Add a unit first.`,
  'attack.noneLeft': (p) => `No further ${UNIT[p.unit].one} is in your Barracks.`,
  'attack.train': (p) =>
    `No clear rails of yours lead to ${p.hex}, and an ${UNIT.train.one} never leaves the rails.`,
  'attack.tooFar': (p) =>
    p.distance >= NO_LINE
      ? `You have no clear line left from which to attack ${p.hex}.`
      : `Hex ${p.hex} is ${p.distance} away from your clear line, and this force goes ${p.range} off the rails. Take units with a longer range.`,
  'attack.blocked': (p) =>
    `Another Old One stands between your line and ${p.hex}. Only Airships on their own pass over it.`,
  'attack.reachesNothing': (p) =>
    `With a range of ${p.range}, ${UNIT[p.unit].the} would leave the force without any target.`,
  'attack.emptyBarracks': () => 'Your Barracks is empty. Buy a unit first.',
  'attack.nothingInReach': () =>
    'No Old One is within reach of your units. Lay tracks towards one.',
  'damage.airship': () =>
    'Purple damage always goes on another unit. Airships only take the damage that shows their sign.',
  'window.used': (p) =>
    `${cards.personality(p.personality)} has already helped in this combat, and does so only once.`,
  'window.needs': (p) =>
    p.unit === 'any'
      ? `${cards.personality(p.personality)} needs at least one unit in the force.`
      : `${cards.personality(p.personality)} needs ${UNIT[p.unit].a} in the force.`,
  'window.afterCard': (p) => `${cards.personality(p.personality)} only helps after a card.`,
  'window.undamaged': (p) => `Nothing lies on ${names.stack[p.unit].the} to be taken off.`,
  'window.destroyed': (p) =>
    `${capital(cards.tileNoun(p.tile).the)} has all the damage it can take. Strike at another Old One.`,
  'alika.fought': () => 'You have fought for your Port in this activation already.',
  'alika.outOfTime': () =>
    `Your disc is out of time, so ${cards.personality('alika')} cannot attack.`,
  'alika.outOfReach': (p) => `None of your units can reach ${p.hex}.`,
  'oneUse.noEffect': (p) =>
    `${cards.personality(p.personality)} could do nothing now. Keep the card for later.`,
  'config.soloNeedsLevel': () => 'One player always plays at a solo level. Choose one.',
  'config.levelIsSolo': () => 'Solo levels are for one player only.',
  'config.objectiveIsSolo': () => 'Solo objectives are for one player only.',
  'config.variantsAreForTwo': () => 'The variant cards are for exactly two players.',
  'config.coopNeedsTwo': () => 'Co-operation takes two players or more.',
  ...revenge.reasons,
};
