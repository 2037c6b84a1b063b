import type { ObjectiveCondition, OldOneType, UnitType } from '../content/types.ts';
import { byCount, countType, type Explain, longestAttack } from './explain.ts';
import { names } from './names.en.ts';
import { goods, revelations } from './revelations.en.ts';
import { capital, listed } from './typography.ts';

const and = (items: readonly string[]): string => listed(items, names.and);
const count = (n: number, unit: UnitType): string => names.count(n, names.unit[unit]);
const span = ([low, high]: readonly [number, number]): string =>
  low === high ? `${low}` : `${low} to ${high}`;
const cardsOf = (n: number, all: number): string =>
  `${n} of ${all} ${all === 1 ? 'card' : 'cards'}`;

function condition(it: ObjectiveCondition, map: 'east' | 'west'): string {
  switch (it.kind) {
    case 'port-kept-clear':
      return `No Old One awake, Temples aside, is ever within ${it.distance} hexes of your Port by land at the end of an action or activation.`;
    case 'farms':
      return `Have at least ${it.least} productive Farms.`;
    case 'farms-of-each-type':
      return `Have at least ${it.least} productive Farms of each type.`;
    case 'tracks':
      return `Have ${it.least} tracks on the board.`;
    case 'treasure':
      return it.counts[map] === 'phosphate'
        ? `Have at least ${it.least} Phosphate.`
        : `Mine at least ${it.least} VP tokens.`;
    case 'no-temple-on-board':
      return 'Leave no Temple on the board, face up or face down.';
    case 'claimed-of-types':
      return `Claim at least ${it.least} ${it.types.map((type) => names.oldOne[type].one).join(' or ')}.`;
    case 'claimed':
      return `Claim at least ${it.least} Old One tiles.`;
    case 'no-face-down-tile':
      return 'Leave no Old One tile face down on the board.';
    case 'units-of-each-type':
      return `Have at least ${it.least} ${it.least === 1 ? 'unit' : 'units'} of each type in your Barracks.`;
  }
}

/** What sets a type apart beside its numbers. */
const NATURE: Partial<Record<OldOneType, string>> = {
  zombie: 'What survives a combat loses all its damage.',
  temple: 'A Revelation can bring Old Ones of level 3 onto it.',
  empty: 'Leaves the game as soon as it is turned up.',
};

export const explain: Explain = {
  revelation: revelations.effect,
  objective: (objective, map) =>
    `${condition(objective.condition, map)} Worth ${objective.vp} VP at the end.`,
  variant: (variant) => {
    switch (variant.id) {
      case 'restless-sleepers':
        return `The disc of the Old Ones starts on space ${variant.purpleStart}.`;
      case 'early-ships':
        return `Both players start on space ${variant.start}.`;
      case 'shared-line':
        return `You may mine, farm and attack over connected tracks of the other player, for ${variant.surcharge} TP more.`;
      case 'closed-borders':
        return 'No new track may touch a hex with a track or the Port of the other player.';
      case 'standing-army':
        return `Each player starts with ${count(variant.infantry, 'infantry')}.`;
      case 'scarce-arms':
        return `Units that leave the supply before play: ${and((Object.keys(variant.removed) as UnitType[]).map((unit) => count(variant.removed[unit], unit)))}.`;
      case 'open-house':
        return `The display of personalities holds ${variant.display} cards.`;
      case 'fickle-friends':
        return 'After each Recruit Help the rightmost card of the display leaves the game too.';
      case 'thin-seams':
        return `Each deposit of the survey starts with less: ${goods(variant.piecesPerSymbol)}.`;
      case 'nothing-sleeps-empty':
        return 'No Empty tile is in the game.';
    }
  },
  boxTime: (box, content) => {
    if (box.id === 'farm') return '1 TP each';
    if (box.id === 'attack') return `1–${longestAttack(content)} TP`;
    return `${box.tp ?? 0} TP`;
  },
  box: (box, content) => {
    switch (box.id) {
      case 'rail-plain':
        return 'Pay 1 Coal and 1 Iron and lay one or two tracks, none of them touching hills.';
      case 'rail-any':
        return 'Pay 1 Coal and 1 Iron and lay one or two tracks on any terrain.';
      case 'mine':
        return 'Take everything of one kind from a hex with a clear line to your Port.';
      case 'recruit':
        return 'Take a card of the display, or pay 1 Gold and keep one of the top two of the deck.';
      case 'buy':
        return `Buy one unit, or up to two Infantry: ${content.units.map((unit) => `${names.unit[unit.type].one} ${unit.cost}`).join(', ')} Gold.`;
      case 'trade':
        return 'Twice: take 1 Coal or Iron, or give 1 of them for 1 Gold.';
      case 'farm':
        return 'Place up to three Farms of different types where a clear line leads, with 1 Gold for each.';
      case 'attack':
        return `Fight the Old Ones of a hex. Each type among ${and(content.units.filter((unit) => unit.countsForTime).map((unit) => names.unit[unit.type].one))} costs 1 TP, at least 1 in all.`;
      case 'retrieve':
        return 'Take all cubes of the boxes back to your HQ. Costs 2 TP if the HQ is empty.';
    }
  },
  surcharge: '1 Gold for each of your cubes that is already in the box.',
  unit: (unit) => {
    const range = unit.range === 0 ? 'never leaves the rails' : `range ${unit.range} off the rails`;
    const time = unit.countsForTime ? '1 TP in an Attack' : 'no TP in an Attack';
    return `${unit.cost} Gold, ${range}, damage capacity ${unit.capacity}, ${time}.`;
  },
  oldOne: (type, content) => {
    const it = countType(type, content);
    const tiles = `${it.tiles} ${it.tiles === 1 ? 'tile' : 'tiles'}`;
    const nature = NATURE[type] === undefined ? [] : [NATURE[type]];
    if (type === 'empty') return [`${capital(tiles)}, worth nothing.`, ...nature].join(' ');
    const moves =
      it.moves === 0 ? 'It never moves.' : `It moves on ${cardsOf(it.moves, it.cards)}.`;
    const hits = byCount(it.hits)
      .map(
        ({ count: n, units }) =>
          `${and(units.map((unit) => names.unit[unit].one))} on ${n === 0 ? 'none' : n}`,
      )
      .join('; ');
    return [
      `${tiles}, ${span(it.vp)} VP, damage capacity ${span(it.capacity)}.`,
      moves,
      `Of ${it.cards} cards it is hit by ${hits}.`,
      `Over all cards it deals ${it.damage} damage, plus ${it.airshipDamage} to Airships, and costs ${it.sanity} Sanity.`,
      ...nature,
    ].join(' ');
  },
  tile: (tile) => {
    if (tile.type === 'empty') return 'Nothing is there.';
    const spawns = tile.spawns === null ? '' : ` Brings ${names.oldOne[tile.spawns].many} with it.`;
    return `${tile.vp} VP, damage capacity ${tile.capacity}.${spawns}`;
  },
  row: (row) => {
    const hits = row.hits.map((unit) => names.unit[unit].one);
    const back = [
      row.damage > 0 ? `${row.damage} damage` : '',
      row.airshipDamage > 0 ? `${row.airshipDamage} Airship damage` : '',
      row.sanity > 0 ? `${row.sanity} Sanity` : '',
    ].filter((text) => text !== '');
    return `hit by ${and(hits) || 'nobody'}, deals ${and(back) || 'nothing'}`;
  },
};
