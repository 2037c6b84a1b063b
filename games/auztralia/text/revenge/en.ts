import type { MonsterId } from '../../content/revenge/index.ts';
import type { UnitType } from '../../content/types.ts';
import type { OldOnesAction } from '../../rules/revenge/words.ts';
import { cards, names } from '../names.en.ts';
import { capital, listed, side } from '../typography.ts';
import { monsterName } from './names.ts';
import type { RevengeTexts } from './texts.ts';

const GOOD = names.good;
const monster = (id: MonsterId): string => monsterName(id, 'en');
const and = (items: readonly string[]): string => listed(items, names.and);
const the = (id: string): string => cards.tileNoun(id).the;
const a = (id: string): string => cards.tileNoun(id).a;
const many = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;
const cardList = (ids: readonly MonsterId[] | null, count: number): string =>
  ids ? and(ids.map(monster)) : many(count, 'Mythos card');
const units = (force: Readonly<Record<UnitType, number>>): string => {
  const types = Object.keys(names.unit) as UnitType[];
  const there = types.filter((type) => force[type] > 0);
  return and(there.map((type) => names.count(force[type], names.unit[type]))) || 'nobody';
};

const some = (force: Readonly<Record<UnitType, number>>): boolean =>
  Object.values(force).some((n) => n > 0);

const ACTION: Readonly<Record<OldOnesAction, string>> = {
  place: 'Place a tile',
  reveal: 'Reveal a tile',
  move: 'Move the Old Ones',
  summon: 'Summon: draw three cards, keep one',
};
const ACTION_VERB: Readonly<Record<OldOnesAction, string>> = {
  place: 'place a tile',
  reveal: 'reveal a tile',
  move: 'move',
  summon: 'summon',
};
const LOSS = { unit: 'a lost Unit', outpost: 'a lost Outpost', port: 'a lost Port' } as const;

export const revenge: RevengeTexts = {
  prompts: {
    'old-ones-action': () => 'Act, or play a Mythos card',
    'place-level': () => 'Choose the stack to draw from',
    'place-tile': (p) => `Put your level ${p.level} tile on a Spawn tile`,
    reveal: () => 'Choose the tile to turn face up',
    way: (p) => `Choose where ${the(p.tile)} in ${p.hex} goes`,
    'keep-card': () => 'Choose a card to keep',
    'under-deck': () => 'Choose the card that goes under the deck next',
    'next-combat': () => 'Choose the next combat',
    'combat-cards': () => 'Play a Combat card, or pass',
    'mythos-choice': (p) => `Choose for ${monster(p.card)}`,
    'first-personality': () => 'Take a Personality to begin with',
    outpost: () => 'Place an Outpost as well, or leave it',
    relief: (p) =>
      some(p.force)
        ? `Send another Unit to ${p.hex}, or go`
        : `Send Units to the Outpost in ${p.hex}`,
  },
  choices: {
    place: () => ACTION.place,
    reveal: () => ACTION.reveal,
    move: () => ACTION.move,
    summon: () => ACTION.summon,
    level: (p) => `Draw from level ${p.level}`,
    spawn: (p) => `Put it in ${p.hex}`,
    mythos: (p) => `Play ${monster(p.card)}`,
    keepCard: (p) => `Keep ${monster(p.card)}`,
    under: (p) => `${monster(p.card)} goes under the deck`,
    fight: (p) => `Fight in ${p.hex}`,
    use: () => 'Do it',
    drawMore: () => 'Draw one more tile first',
    human: (p, t) => t.seat(p.seat),
    forfeit: (p) => `Return 1 ${GOOD[p.good]}`,
    tear: (p) => `Remove track ${side(p.edge)}`,
    blight: (p) => `Blight the Farm in ${p.hex}`,
    oust: (p) => `Remove ${cards.personality(p.personality)}`,
    delay: (p, t) => `Move on the disc of ${t.seat(p.seat)}`,
    horde: (p) => `Move every ${names.oldOne[p.type].one}`,
    hurt: (p) => `Hit ${names.stack[p.unit].the}`,
    recall: (p) => `Send 1 ${names.unit[p.unit].one} home`,
    shield: (p) => `Shield ${cards.tile(p.tile)}`,
    heal: (p, t) => `Take a cube of ${t.seat(p.seat)} off ${cards.tile(p.tile)}`,
    reclaim: (p) => `Bring back ${cards.tile(p.tile)}`,
    regain: (p) => `Take back ${monster(p.card)}`,
    lose: (p) => `Lose 1 ${names.unit[p.unit].one}`,
    outpost: (p) => `Place an Outpost in ${p.hex}`,
    cycle: (p) => `Put ${cards.personality(p.personality)} under the deck`,
  },
  events: {
    'setup.oldOnes': (p, t) => `${t.seat(p.seat)} will play the Old Ones.`,
    'oldOnes.acts': (p) => `The Old Ones chose to ${ACTION_VERB[p.action]}.`,
    'oldOnes.drew': (p) =>
      p.tile
        ? `The Old Ones drew ${a(p.tile)} from level ${p.level}.`
        : `The Old Ones drew a tile of level ${p.level}.`,
    'oldOnes.placed': (p) => `Something of level ${p.level} settled in ${p.hex}.`,
    'oldOnes.summoned': (p) => `The Old Ones summoned ${cardList(p.cards, p.count)}.`,
    'oldOnes.points': (p) => `The Old Ones took ${p.vp} VP for ${LOSS[p.why]}.`,
    'mythos.played': (p) =>
      p.cost > 0
        ? `The Old Ones played ${monster(p.card)} for ${p.cost} TP.`
        : `The Old Ones played ${monster(p.card)}.`,
    'mythos.turned': (p) => `The Mythos brought ${monster(p.card)}.`,
    'mythos.waits': (p, t) => `${monster(p.card)} lay in wait for ${t.seat(p.seat)}.`,
    'mythos.applied': (p, t) => `${monster(p.card)} came over ${t.seat(p.seat)}.`,
    'mythos.nothing': (p) => `${monster(p.card)} found nothing to do.`,
    'mythos.reshuffled': () => 'The Mythos deck and its discard pile were shuffled together.',
    'mythos.regained': (p) => `The Old Ones took back ${monster(p.card)}.`,
    'mythos.again': (p) => `${monster(p.card)} happened once more.`,
    'mythos.noZombie': (p) => `No Zombie was left to rise in ${p.hex}.`,
    'spawn.placed': (p) => `A Spawn tile opened in ${p.hex}.`,
    'spawn.collected': (p, t) => `${t.seat(p.seat)} collected the Spawn tile in ${p.hex}.`,
    'spawn.shared': (p, t) =>
      `The Spawn tile in ${p.hex} was discarded, with 1 VP each for ${and(p.seats.map((seat) => t.seat(seat)))}.`,
    'port.turned': (p, t) => `${t.seat(p.seat)} saw the Port battered down to side 2.`,
    'outpost.built': (p, t) => `${t.seat(p.seat)} built an Outpost in ${p.hex} for ${p.gold} Gold.`,
    'outpost.attacked': (p, t) => `${t.seat(p.seat)} had to defend the Outpost in ${p.hex}.`,
    'outpost.relief': (p, t) =>
      `${t.seat(p.seat)} sent ${units(p.force)} to the Outpost in ${p.hex}.`,
    'outpost.lost': (p, t) => `${t.seat(p.seat)} lost the Outpost in ${p.hex}.`,
    'track.torn': (p, t) => `${t.seat(p.seat)} lost track ${side(p.edge)}.`,
    'goods.lost': (p, t) => `${t.seat(p.seat)} returned ${p.count} ${GOOD[p.good]}.`,
    'deposit.lost': (p) => `The goods in ${p.hex} were swallowed by the sand.`,
    'recruit.cycled': (p, t) =>
      `${t.seat(p.seat)} put ${cards.personality(p.personality)} under the deck.`,
    'oldOne.arrived': (p) => `${capital(a(p.tile))} appeared in ${p.hex}.`,
    'oldOne.raised': (p) => `${capital(a(p.tile))} rose from the dead in ${p.hex}.`,
    'oldOne.kangaroo': () => 'It was only a kangaroo, which left the game.',
    'oldOne.shielded': (p) => `${capital(the(p.tile))} lost its shape for a moment.`,
    'oldOne.healed': (p) => `${capital(the(p.tile))} in ${p.hex} was healed.`,
    'unit.recalled': (p, t) => `${t.seat(p.seat)} had 1 ${names.unit[p.unit].one} carried home.`,
    'revelations.added': (p) => `${many(p.count, 'Revelation card')} joined the deck.`,
  },
  reasons: {
    'place.noTile': (p) => `Your level ${p.level} stack is empty.`,
    'place.noTiles': () => 'None of your stacks has a tile that could be placed.',
    'place.tooHigh': (p) =>
      `Another stack is larger than your level ${p.level} stack. Draw from the largest, or from a lower level.`,
    'place.noSpawn': (p) =>
      `No Spawn tile can hold a level ${p.level} tile, and a lower stack still has tiles.`,
    'place.noSpawns': () => 'There is no Spawn tile left on the map.',
    'reveal.nothing': () => 'No tile on the map is face down.',
    'summon.noCard': () => 'The Mythos deck is empty.',
    'mythos.noEffect': (p) => `${monster(p.card)} would change nothing now.`,
    'mythos.onlyInCombat': (p) => `${monster(p.card)} is a Combat card. Play it in a combat.`,
    'mythos.outOfTime': (p) =>
      `You are out of time for ${monster(p.card)}. Only free Combat cards are left, in combats.`,
    'rail.spawn': (p) => `There is a Spawn tile in ${p.hex}. Clear it before you lay tracks there.`,
    'farm.spawn': (p) => `There is a Spawn tile in ${p.hex}. Clear it first.`,
    'farm.outpost': (p) => `Hex ${p.hex} holds an Outpost, with no room for a Farm.`,
    'outpost.noGold': (p) => `An Outpost costs ${p.gold} Gold, which you do not have.`,
    'outpost.noneLeft': () => 'Both your Outposts are on the map.',
    'outpost.noClearLine': (p) => `You have no clear line from your Port to ${p.hex}.`,
    'outpost.nowhere': () => 'No empty hex of your network has a clear line to your Port.',
    'config.oldOnesNeedHumans': () => 'An Old Ones player needs at least one human against them.',
    'config.fifthIsOldOnes': () => 'Five can play only if one of them plays the Old Ones.',
    'config.soloMythosIsSolo': () => 'The Solo Mythos is for one player.',
    'config.enhancedNeedsTwo': () => 'The enhanced Old Ones are for two to four players.',
    'config.strengthIsRevenge': () => 'These levels belong to Revenge of the Old Ones.',
    'config.oldOnesIsRevenge': () =>
      'Nobody plays the Old Ones here. That takes Revenge of the Old Ones.',
    'config.noChallenge': () =>
      'The challenges need Old Ones on the map from the start, so not with an Old Ones player.',
    'config.noVariants': () => 'The two-player variants are not used with Revenge.',
    'config.noSoloLevel': () => 'With an Old Ones player there is no solo level and no objective.',
    'config.coopNeedsHumans': () => 'Full co-operation needs at least two humans.',
    'config.noSuchOldOnesSeat': (p) =>
      `There is no seat ${p.seat + 1} at a table for ${p.seats}. Choose another for the Old Ones.`,
  },
  scores: {
    spawns: (p) => `Spawn tiles, ${p.count === 0 ? 'none' : `${p.count} × ${p.points / p.count}`}`,
    taken: () => 'VP tokens for what was destroyed',
  },
  scoreNames: {
    spawns: 'Spawn tiles',
    taken: 'VP tokens for what was destroyed',
  },
};
