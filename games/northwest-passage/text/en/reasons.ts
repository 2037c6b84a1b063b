import type { Catalogue } from '@incognita/kernel';
import type { Northwest } from '../../rules/kit.ts';
import { names, told } from '../names.en.ts';
import { capital, corner, spot } from '../typography.ts';

/** Why something is not possible, with what it lacks. */
export const reasons: Catalogue<Northwest>['reasons'] = {
  'act.pawns': (p) =>
    `It costs ${names.pawns(p.needed)} ${names.vehicle[p.column].of}; ${p.available} ${p.available === 1 ? 'is' : 'are'} available.`,
  'act.provisions': () => 'It costs 1 Food or 1 Morale, and none is left.',
  'act.nobody': (p) => `Nobody ${names.vehicle[p.column].of} is available.`,
  'draw.none': () => 'No tile is left to take.',
  'refresh.none': () => 'No tile is left to replace those in the display.',
  'place.arrow': (p) =>
    `${capital(names.vehicle[p.with].the)} stands on an arrow, and tiles are placed beside a tile.`,
  'place.noTile': () => 'There is no tile in your reserve.',
  'place.full': () => 'No empty spot beside this tile is large enough.',
  'place.corner': (p) =>
    `On ${spot(p.cells)} the corner ${corner(p.corner)} is ${p.terrain === 'land' ? 'Land' : 'Sea'}, and ${told.tile(p.tile)} does not match it.`,
  'place.route': (p) =>
    `${capital(told.tile(p.tile))} on ${spot(p.cells)} would close the last sea route from Greenland to the Northwest Passage.`,
  'move.icebound': (p) => `The Ship is icebound on ${p.cell}: no thawed cell there has Sea.`,
  'move.frozen': (p) => `Ice bars the Ship’s way to ${told.place(p.to)}.`,
  'move.noSea': (p) => `No Sea leads to ${told.place(p.to)}: the whole side is Land.`,
  'move.noLand': (p) => `Neither Land nor ice leads the Sled to ${told.place(p.to)}.`,
  'move.openWater': (p) => `Open water parts the Sled from the way to ${told.place(p.to)}.`,
  'move.nowhere': (p) => `${capital(names.vehicle[p.with].the)} has no tile to go to.`,
  'transfer.apart': () => 'Ship and Sled are not on the same tile.',
  'transfer.lost': () => 'The Sled is lost.',
  'transfer.arrow': () => 'The Sled cannot be deployed on an arrow.',
  'transfer.noLand': (p) => `The Sled cannot be deployed on ${p.cell}: it has no Land.`,
  'transfer.halfFrozen': (p) =>
    `The Sled cannot be deployed on ${p.cell}: it has no Land and is only half frozen.`,
  'transfer.same': () => 'At least one pawn must change its column.',
  'transfer.nobody': () => 'After the sacrifice nobody would be left to change columns.',
  'token.arrow': (p) => `${capital(names.vehicle[p.with].the)} stands on an arrow, not on a tile.`,
  'token.none': (p) => `No token lies on ${p.cell}.`,
  'token.otherAction': (p) =>
    `${capital(names.token[p.token].the)} on ${p.cell} is taken with the other action.`,
  'tuunbaq.absent': () => 'The Tuunbaq has not appeared yet.',
  'tuunbaq.taken': (p, t) => `${t.seat(p.seat)} is on ${p.to}.`,
  'tuunbaq.nowhere': () => 'Every tile next to the Tuunbaq holds another player.',
  'pass.acted': () => 'You have acted already, and passing would have to be your only action.',
  'take.none': (p) => `No ${p.size === 'large' ? 'Large' : 'Small'} tile is left to draw.`,
  'spend.none': (p) => `There is no ${names.provision[p.what]} left.`,
  'config.soloIsForOne': () => 'Solo is for one player.',
  'config.oneIsSolo': () => 'One player alone plays Solo.',
  'config.coopIsForTwo': () => 'Co-operation is for two players.',
  'config.terrorIsStandard': () => 'The Terror expansion goes with Competition only.',
  'config.harderIsExpedition': () => 'Competition has no supplies.',
};
