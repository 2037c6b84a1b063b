import type { Catalogue, Teller } from '@incognita/kernel';
import type { Northwest } from '../../rules/kit.ts';
import { names, told } from '../names.en.ts';
import { capital, listed, spot } from '../typography.ts';

const seats = (order: readonly number[], t: Teller): string =>
  listed(
    order.map((seat) => t.seat(seat)),
    names.and,
  );
const tiles = (list: readonly string[]): string => listed(list.map(told.tile), names.and);

/** What happened, in the log. */
export const events: Catalogue<Northwest>['events'] = {
  'setup.order': (p, t) => `The turn order is ${seats(p.order, t)}`,
  'setup.display': (p) => `The display shows ${tiles(p.tiles)}`,
  taken: (p, t) => `${t.seat(p.seat)} takes ${told.tile(p.tile)}`,
  refilled: (p) => `${capital(told.tile(p.tile))} comes into the display`,
  refreshed: (p, t) =>
    `${t.seat(p.seat)} refreshes the ${p.size === 'large' ? 'Large' : 'Small'} tiles: ${tiles(p.tiles)}`,
  acted: (p, t) =>
    `${t.seat(p.seat)}: ${names.action[p.action]} with ${names.vehicle[p.with].the}, ${names.pawns(p.pawns)}`,
  spent: (p, t) => `${t.seat(p.seat)} spends 1 ${names.provision[p.what]}, ${p.left} left`,
  sacrificed: (p, t) =>
    `${t.seat(p.seat)} sacrifices a pawn ${names.vehicle[p.with].of}: ${names.action[p.action]}`,
  placed: (p, t) =>
    `${t.seat(p.seat)} places ${told.tile(p.tile)} on ${spot(p.cells)}, face ${p.face}, turned by ${p.turn}°`,
  'token.put': (p) => `${capital(names.token[p.token].a)} lies on ${p.cell}`,
  'hole.filled': (p) =>
    p.joker
      ? `The hole ${p.cell} is filled with a Joker for ${told.tile(p.tile)}`
      : `The hole ${p.cell} is filled with ${told.tile(p.tile)}`,
  island: (p, t) =>
    `${t.seat(p.seat)} closes an island of ${names.tiles(p.tiles)} for ${p.points}${p.token ? ' and a Cartography token' : '; no Cartography token is left'}`,
  'island.shared': (p, t) =>
    `${t.seat(p.seat)} shares the chart for ${p.points}${p.token ? ' and a Cartography token' : ''}`,
  moved: (p, t) => `${t.seat(p.seat)} moves ${names.vehicle[p.with].the} to ${told.place(p.to)}`,
  transferred: (p, t) =>
    `${t.seat(p.seat)} has ${names.pawns(p.ship)} with the Ship and ${p.sled} with the Sled`,
  'sled.deployed': (p, t) => `${t.seat(p.seat)} deploys the Sled on ${p.cell}`,
  'sled.aboard': (p, t) => `${t.seat(p.seat)} takes the Sled aboard`,
  'token.taken': (p, t) =>
    `${t.seat(p.seat)} takes ${names.token[p.token].the} on ${p.cell}${p.points > 0 ? ` for ${p.points}` : ''}`,
  provisions: (p, t) =>
    p.count < 0
      ? `${t.seat(p.seat)} loses ${-p.count} ${names.provision[p.what]}, ${p.total} left`
      : `${t.seat(p.seat)} gains ${p.count} ${names.provision[p.what]}, now ${p.total}`,
  'provisions.full': (p, t) =>
    `The supply is empty: ${t.seat(p.seat)} forgoes ${p.lost} ${names.provision[p.what]}`,
  franklin: (p, t) =>
    `${t.seat(p.seat)} gains ${p.count} Franklin ${p.count === 1 ? 'point' : 'points'}, ${p.total} in all`,
  passed: (p, t) => `${t.seat(p.seat)} passes, slot ${p.place} of the next season`,
  rested: (p, t) => `${t.seat(p.seat)} passes; the crew rests after turn ${p.turn}`,
  season: (p) =>
    `Season ${p.season}: the sun is on ${p.disc}, ${p.frozen === 0 ? 'no row' : names.rows(p.frozen)} frozen`,
  order: (p, t) => `The turn order is ${seats(p.order, t)}`,
  'sled.climbed': (p, t) => `${t.seat(p.seat)}’s Sled leaves the breaking ice on ${p.cell}`,
  'sled.lost': (p, t) =>
    `The ice on ${p.cell} breaks: ${t.seat(p.seat)} loses the Sled and ${names.pawns(p.pawns)}`,
  passage: (p, t) => `${t.seat(p.seat)} discovers the Northwest Passage for ${p.value}`,
  home: (p, t) =>
    p.value > 0
      ? `${t.seat(p.seat)} comes home for ${p.value}`
      : `${t.seat(p.seat)} comes home; no token is left`,
  'tuunbaq.appears': (p) => `The Tuunbaq appears on ${p.cell}`,
  'tuunbaq.moved': (p, t) => `${t.seat(p.seat)} moves the Tuunbaq to ${p.to}`,
  'toll.pawn': (p, t) =>
    `The Tuunbaq takes a pawn from ${t.seat(p.seat)}’s ${names.vehicle[p.column].one}`,
  'toll.token': (p, t) => `${t.seat(p.seat)} leaves ${names.token[p.token].a} to the Tuunbaq`,
  card: (p) =>
    `${told.card(p.card)}; ${p.frozen === 0 ? 'no row is' : `${names.rows(p.frozen)} ${p.frozen === 1 ? 'is' : 'are'}`} frozen`,
  'card.nothing': (p, t) => `${told.card(p.card)} spares ${t.seat(p.seat)}`,
  died: (p, t) =>
    `Out of ${names.provision[p.what]}: ${t.seat(p.seat)} loses a pawn ${names.vehicle[p.column].of}`,
  end: (p) => {
    if (p.ending === 'home') return 'Everybody is home; the game ends';
    return p.ending === 'crew'
      ? 'A crew is lost to the last; the game ends'
      : 'The last season is over; the game ends';
  },
};
