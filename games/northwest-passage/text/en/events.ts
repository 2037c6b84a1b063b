import type { Catalogue, Teller } from '@incognita/kernel';
import type { ActionId } from '../../content/types.ts';
import type { Northwest } from '../../rules/kit.ts';
import type { Vehicle } from '../../rules/state.ts';
import { names, told } from '../names.en.ts';
import { capital, listed, spot } from '../typography.ts';

const seats = (order: readonly number[], t: Teller): string =>
  listed(
    order.map((seat) => t.seat(seat)),
    names.and,
  );

const did = (action: ActionId, vehicle: Vehicle): string => {
  const { one, the } = names.vehicle[vehicle];
  const done: Readonly<Record<ActionId, string>> = {
    draw: `drew a tile with ${the}’s crew`,
    refresh: `refreshed the display and drew with ${the}’s crew`,
    place: `laid a tile by ${the}`,
    move: `set out with ${the}`,
    transfer: `shared the crew out anew, by ${the}`,
    explore: `explored from ${the}`,
    discover: `made a discovery with the ${one}`,
    tuunbaq: `drove the Tuunbaq on from ${the}`,
  };
  return done[action];
};

const prestige = (points: number): string => `${points} Prestige`;
const rows = (frozen: number): string =>
  frozen === 0
    ? 'no row was frozen'
    : `${names.rows(frozen)} ${frozen === 1 ? 'was' : 'were'} frozen`;

/** A line of the log: one sentence in the past. It also reads well where a seat is called You. */
export const events: Catalogue<Northwest>['events'] = {
  'setup.order': (p, t) => `The turn order was drawn: ${seats(p.order, t)}.`,
  'setup.display': (p) => `The display began with ${names.tiles(p.tiles.length)}.`,
  taken: (p, t) => `${t.seat(p.seat)} took ${told.aTile(p.tile)}.`,
  refilled: (p) => `${capital(told.aTile(p.tile))} was turned up.`,
  refreshed: (p, t) =>
    `${t.seat(p.seat)} had new ${p.size === 'large' ? 'Large' : 'Small'} tiles turned up.`,
  acted: (p, t) => `${t.seat(p.seat)} ${did(p.action, p.with)} (${names.pawns(p.pawns)}).`,
  spent: (p, t) => `${t.seat(p.seat)} spent 1 ${names.provision[p.what]}, which left ${p.left}.`,
  sacrificed: (p, t) =>
    `${t.seat(p.seat)} ${did(p.action, p.with)}, for the life of one of its crew.`,
  placed: (p, t) => `${t.seat(p.seat)} laid ${told.aTile(p.tile)} on ${spot(p.cells)}.`,
  'token.put': (p) => `${capital(names.token[p.token].a)} came to light on ${p.cell}.`,
  'hole.filled': (p) =>
    p.joker
      ? `The hole at ${p.cell} was filled with a Joker, as ${told.aTile(p.tile)}.`
      : `The hole at ${p.cell} was filled with ${told.aTile(p.tile)}.`,
  island: (p, t) =>
    `${t.seat(p.seat)} closed an island of ${names.tiles(p.tiles)} for ${prestige(p.points)}${p.token ? ' and a Cartography token' : '; no Cartography token was left'}.`,
  'island.shared': (p, t) =>
    `${t.seat(p.seat)} shared in the chart for ${prestige(p.points)}${p.token ? ' and a Cartography token' : ''}.`,
  moved: (p, t) => `${t.seat(p.seat)} moved ${names.vehicle[p.with].the} to ${told.place(p.to)}.`,
  transferred: (p, t) =>
    `${t.seat(p.seat)} now had ${p.ship} crew with the Ship and ${p.sled} with the Sled.`,
  'sled.deployed': (p, t) => `${t.seat(p.seat)} set the Sled down on ${p.cell}.`,
  'sled.aboard': (p, t) => `${t.seat(p.seat)} took the Sled aboard.`,
  'token.taken': (p, t) =>
    `${t.seat(p.seat)} took ${names.token[p.token].the} on ${p.cell}${p.points > 0 ? ` for ${prestige(p.points)}` : ''}.`,
  provisions: (p, t) =>
    p.count < 0
      ? `${t.seat(p.seat)} lost ${-p.count} ${names.provision[p.what]}, which left ${p.total}.`
      : `${t.seat(p.seat)} gained ${p.count} ${names.provision[p.what]}, making ${p.total}.`,
  'provisions.full': (p, t) =>
    `The supply was empty, so ${t.seat(p.seat)} went without ${p.lost} ${names.provision[p.what]}.`,
  franklin: (p, t) =>
    `${t.seat(p.seat)} gained ${p.count} Franklin ${p.count === 1 ? 'point' : 'points'}, ${p.total} in all.`,
  passed: (p, t) =>
    `${t.seat(p.seat)} passed, to go ${PLACES[p.place - 1] ?? `in place ${p.place}`} next season.`,
  rested: (p, t) => `${t.seat(p.seat)} passed, and the crew rested after turn ${p.turn}.`,
  season: (p) => `Season ${p.season} began: the sun stood on ${p.disc}, and ${rows(p.frozen)}.`,
  order: (p, t) => `The new turn order was ${seats(p.order, t)}.`,
  'sled.climbed': (p, t) => `${t.seat(p.seat)} got the Sled off the breaking ice on ${p.cell}.`,
  'sled.lost': (p, t) =>
    `The ice on ${p.cell} broke: ${t.seat(p.seat)} lost the Sled and ${names.pawns(p.pawns)}.`,
  passage: (p, t) => `${t.seat(p.seat)} discovered the Northwest Passage for ${prestige(p.value)}.`,
  home: (p, t) =>
    p.value > 0
      ? `${t.seat(p.seat)} came home for ${prestige(p.value)}.`
      : `${t.seat(p.seat)} came home, where no token was left.`,
  'tuunbaq.appears': (p) => `The Tuunbaq appeared on ${p.cell}.`,
  'tuunbaq.moved': (p, t) => `${t.seat(p.seat)} moved the Tuunbaq to ${p.to}.`,
  'toll.pawn': (p, t) =>
    `${t.seat(p.seat)} lost one of ${names.vehicle[p.column].the}’s crew to the Tuunbaq.`,
  'toll.token': (p, t) => `${t.seat(p.seat)} left ${names.token[p.token].a} to the Tuunbaq.`,
  card: (p) => `The Voyage card was “${told.card(p.card)}”, and ${rows(p.frozen)}.`,
  'card.nothing': (p, t) => `“${told.card(p.card)}” spared ${t.seat(p.seat)}.`,
  died: (p, t) =>
    `Out of ${names.provision[p.what]}, ${t.seat(p.seat)} lost one of ${names.vehicle[p.column].the}’s crew.`,
  end: (p) => {
    if (p.ending === 'home') return 'The game ended, as everybody was home.';
    return p.ending === 'crew'
      ? 'The game ended, as a crew had died to the last.'
      : 'The game ended with the last season.';
  },
};

const PLACES = ['first', 'second', 'third', 'fourth'];
