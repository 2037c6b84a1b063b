import type { Teller } from '@incognita/kernel';
import { DISCOVERIES, SHAPES } from './content/types.ts';
import { drawMap } from './text/describe/map.ts';
import { tileInWords } from './text/describe/tiles.ts';
import { type TableWords, tableWords } from './text/describe/words.ts';
import { names as namesEn, told as toldEn } from './text/names.en.ts';
import { names as namesFr, told as toldFr } from './text/names.fr.ts';
import type { Names, Told } from './text/names.ts';
import { NBSP, wrapped } from './text/typography.ts';
import type { View, ViewPlayer } from './view.ts';

const WIDTH = 100;
const NAMES = { en: namesEn, fr: namesFr };
const TOLD = { en: toldEn, fr: toldFr };

/** The table in plain text: the map, the sun, and every player, at most 100 columns wide. */
export function describe(view: View, teller: Teller): string {
  const words = tableWords[teller.language];
  const names = NAMES[teller.language];
  const told = TOLD[teller.language];
  const tile = (id: string): string => tileInWords(id, teller.language, names);
  const table = [
    words.season(view.season, view.disc, view.frozen),
    ...orderLines(view, words, teller),
    ...marketLines(view, words, told, tile),
    ...view.players.flatMap((player, seat) => [
      ...playerLines(view, player, seat, words, names, told, tile, teller),
    ]),
    ...(view.over ? [words.over] : []),
  ].flatMap((line) => wrapped(line, WIDTH));
  return [...drawMap(view), ...words.legend, '', ...table].join('\n');
}

function orderLines(view: View, words: TableWords, teller: Teller): string[] {
  const seats = (list: readonly number[]): string =>
    list.map((seat) => teller.seat(seat)).join(', ');
  const lines = [`${words.label(words.order)} ${seats(view.order)}`];
  if (view.passed.length > 0) lines.push(`${words.label(words.passed)} ${seats(view.passed)}`);
  if (view.config.play !== 'standard') lines.push(words.turn(view.turn));
  return lines;
}

type InWords = (id: string) => string;

function marketLines(view: View, words: TableWords, told: Told, tile: InWords): string[] {
  const small =
    view.config.play === 'standard'
      ? SHAPES.map((shape, i) => `${view.piles[i] ?? 0}${NBSP}×${NBSP}${tile(shape)}`)
      : view.smallDisplay.map(tile);
  const lines = [
    `${words.label(words.display(view.reserve))} ${view.display.map(tile).join(', ') || words.nothing}`,
    `${words.label(words.small)} ${small.join(', ') || words.nothing}`,
    `${words.label(words.prestige)} ${view.passage.join(', ') || words.nothing}; ${view.greenland.join(', ') || words.nothing}`,
  ];
  if (view.card !== null) lines.push(`${words.label(words.card)} ${told.card(view.card)}`);
  if (view.tuunbaq !== null) lines.push(`${words.label(words.tuunbaq)} ${view.tuunbaq}`);
  return lines;
}

function playerLines(
  view: View,
  player: ViewPlayer,
  seat: number,
  words: TableWords,
  names: Names,
  told: Told,
  tile: InWords,
  teller: Teller,
): string[] {
  const { ship, sled } = player.crew;
  const sledAt =
    player.sled === 'aboard'
      ? words.aboard
      : player.sled === 'lost'
        ? words.lost
        : told.place(player.sled);
  const tokens = DISCOVERIES.filter((token) => player.tokens[token] > 0).map(
    (token) =>
      `${player.tokens[token]} ${player.tokens[token] === 1 ? names.token[token].one : names.token[token].many}`,
  );
  const lines = [
    `${words.label(teller.seat(seat))} ${words.score(player.score, player.points)}${player.home > 0 ? `, ${words.home}` : ''}`,
    `    ${words.label(words.ship)} ${told.place(player.ship)}${player.icebound ? `, ${words.icebound}` : ''}, ${words.crew(ship.available, ship.resting)}`,
    `    ${words.label(words.sled)} ${sledAt}, ${words.crew(sled.available, sled.resting)}`,
  ];
  if (view.config.play !== 'standard')
    lines.push(`    ${words.stores(player.food, player.morale, player.franklin)}`);
  if (player.reserve.length > 0)
    lines.push(`    ${words.label(words.reserve)} ${player.reserve.map(tile).join(', ')}`);
  if (tokens.length > 0) lines.push(`    ${words.label(words.tokens)} ${tokens.join(', ')}`);
  return lines;
}
