import type { Teller } from '@incognita/kernel';
import type { BoxId, FarmType, Good, Hex, UnitType } from '../../content/types.ts';
import type { View } from '../../view.ts';
import type { Reference } from '../reference.ts';
import { side } from '../typography.ts';
import { acts, letterOf, type TableWords } from './words.ts';

type Player = View['players'][number];

/** Pieces of a record that are there: `2 Coal, 1 Iron`. */
const present = <K extends string>(
  held: Readonly<Record<K, number>>,
  order: readonly K[],
  say: (kind: K, count: number) => string,
): string[] => order.flatMap((kind) => (held[kind] > 0 ? [say(kind, held[kind])] : []));

const keys = <K extends string>(record: Readonly<Record<K, unknown>>): K[] =>
  Object.keys(record) as K[];

export const unitList = (
  { names }: Reference,
  units: Readonly<Record<UnitType, number>>,
): string[] =>
  present(units, keys<UnitType>(names.unit), (type, count) => names.count(count, names.unit[type]));

/** One player: what is owned, what is used, what stands on the map. */
export function playerLines(
  view: View,
  seat: number,
  hexes: readonly Hex[],
  words: TableWords,
  ref: Reference,
  teller: Teller,
): string[] {
  const player = view.players[seat];
  if (!player) return [];
  const { names, cards } = ref;
  const space = view.discs.find((disc) => disc.seat === seat)?.space;
  const head = [
    `${acts(view, seat) ? '>' : ' '} ${letterOf(seat)} ${teller.seat(seat)}`,
    portOf(player, hexes, words),
    words.vp(player.points),
    ...(space === undefined ? [] : [words.space(space)]),
  ];
  const goods = present(
    player.goods,
    keys<Good>(names.good),
    (good, n) => `${n} ${names.good[good]}`,
  );
  if (player.tokens > 0) goods.push(words.tokens(player.tokens));
  const owned = [goods.join(', ') || words.nothing, unitList(ref, player.barracks).join(', ')];
  const boxes = present(player.boxes, keys<BoxId>(names.box), (box, n) => `${names.box[box]} ${n}`);
  const cubes = [words.hq(player.hq), words.tracksLeft(player.tracksLeft)];
  if (boxes.length > 0) cubes.splice(1, 0, `${words.boxes} ${boxes.join(', ')}`);
  const lines = [
    head.join(' · '),
    `    ${owned.filter((text) => text !== '').join(' · ')}`,
    `    ${cubes.join(' · ')}`,
  ];
  const about = (label: string, items: readonly string[]): void => {
    if (items.length > 0) lines.push(`    ${words.label(label)} ${items.join(', ')}`);
  };
  about(words.farms, farmList(view, seat, words, ref));
  about(words.personalities, player.personalities.map(cards.personality));
  about(words.claimed, player.claimed.map(cards.tile));
  about(
    words.rails,
    view.tracks.filter((track) => track.owner === seat).map(({ edge }) => railOf(edge)),
  );
  return lines;
}

const railOf = (edge: string): string => side(edge).replaceAll(' ', '');

function portOf(player: Player, hexes: readonly Hex[], words: TableWords): string {
  if (player.port === 0) return words.noPort;
  const name = hexes.find((hex) => hex.n === player.port)?.port;
  return name ? `${name} ${player.port}` : `${player.port}`;
}

function farmList(view: View, seat: number, words: TableWords, { names }: Reference): string[] {
  const own = view.farms.filter((farm) => farm.owner === seat);
  return keys<FarmType>(names.farm).flatMap((type) => {
    const hexes = own
      .filter((farm) => farm.type === type)
      .sort((a, b) => a.hex - b.hex)
      .map((farm) => (farm.blighted ? `${farm.hex} (${words.blighted})` : `${farm.hex}`));
    return hexes.length > 0 ? [`${names.farm[type]} ${hexes.join(' ')}`] : [];
  });
}
