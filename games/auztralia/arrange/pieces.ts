import type { FarmType, Good, UnitType } from '../content/types.ts';
import { straight } from '../rules/atlas.ts';
import type { Game } from '../rules/kit.ts';
import { playerOf } from '../rules/people.ts';
import { OLD_ONES } from '../rules/state.ts';
import type { Words } from './words.ts';

const GOODS: readonly Good[] = ['coal', 'iron', 'gold', 'phosphate'];

/** The seat that a word names. */
export function seatOf(g: Game, seat: number | string, word: string): number {
  const wanted = Number(seat);
  if (!g.state.players[wanted])
    throw new Error(
      `arrange: ${word} names the seat ${seat}; this table has the seats 0 to ${g.config.seats - 1}`,
    );
  if (!g.content.edition.players(g).includes(wanted))
    throw new Error(
      `arrange: ${word} names the seat ${seat}, which plays the Old Ones; they own nothing on the board`,
    );
  return wanted;
}

/** The hex that a word names. */
export function hexOf(g: Game, hex: number | string, word: string): number {
  const wanted = Number(hex);
  if (!g.content.hex[wanted])
    throw new Error(`arrange: ${word} names the hex ${hex}, which is not on the map`);
  return wanted;
}

/** Everything that lies on the map goes back to the supply; printed VP tokens leave if asked to. */
export function clearDeposits(g: Game, tokens: boolean): void {
  for (const good of GOODS) giveBackAll(g, good);
  if (tokens) g.state.deposits.vp.fill(0);
}

function giveBackAll(g: Game, good: Good): void {
  const lying = g.state.deposits[good];
  g.state.supply.goods[good] += lying.reduce((sum, n) => sum + n, 0);
  lying.fill(0);
}

/** Goods in hand and on the map: what words name goes back first, so that it is there for others. */
export function placeGoods(g: Game, words: Words): void {
  const { supply, deposits } = g.state;
  const players = words.players ?? [];
  const hexes = Object.entries(words.deposits ?? {}).map(
    ([hex, lying]) => [hexOf(g, hex, 'deposits'), lying] as const,
  );
  players.forEach((player, seat) => {
    const held = playerOf(g, seat).goods;
    for (const good of GOODS) {
      if (player.goods?.[good] === undefined) continue;
      supply.goods[good] += held[good];
      held[good] = 0;
    }
  });
  for (const [hex] of hexes)
    for (const good of GOODS) {
      supply.goods[good] += deposits[good][hex] ?? 0;
      deposits[good][hex] = 0;
    }
  const take = (good: Good, wanted: number, word: string): number => {
    const left = supply.goods[good];
    if (left < wanted)
      throw new Error(`arrange: ${word} is ${wanted}, but only ${left} ${good} are left`);
    supply.goods[good] -= wanted;
    return wanted;
  };
  players.forEach((player, seat) => {
    for (const good of GOODS) {
      const wanted = player.goods?.[good] ?? 0;
      playerOf(g, seat).goods[good] += take(good, wanted, `players[${seat}].goods.${good}`);
    }
  });
  for (const [hex, lying] of hexes) {
    for (const good of GOODS)
      deposits[good][hex] = take(good, lying[good] ?? 0, `deposits.${hex}.${good}`);
    deposits.vp[hex] = lying.vp ?? 0;
  }
}

export function placeUnits(g: Game, words: Words): void {
  const { supply } = g.state;
  const wanted = (words.players ?? []).flatMap((player, seat) =>
    Object.entries(player.units ?? {}).map(([type, n]) => ({ seat, type: type as UnitType, n })),
  );
  for (const { seat, type } of wanted) {
    const { barracks } = playerOf(g, seat);
    supply.units[type] += barracks[type];
    barracks[type] = 0;
  }
  for (const { seat, type, n } of wanted) {
    if (supply.units[type] < n)
      throw new Error(
        `arrange: players[${seat}].units.${type} is ${n}, but only ${supply.units[type]} are left`,
      );
    supply.units[type] -= n;
    playerOf(g, seat).barracks[type] = n;
  }
}

/** Named Ports first; who is left out gets the first legal symbol, in the order of the set-up. */
export function placePorts(g: Game, words: Words): void {
  const { players, order } = g.state;
  for (const [word, hex] of Object.entries(words.ports ?? {})) {
    const seat = seatOf(g, word, 'ports');
    if (!g.content.hex[hexOf(g, hex, 'ports')]?.port)
      throw new Error(`arrange: ports.${word} is ${hex}, a hex without a Port symbol`);
    if (players.some((player) => player.port === hex))
      throw new Error(`arrange: ports.${word} is ${hex}, where another Port stands`);
    playerOf(g, seat).port = hex;
  }
  const free = (spacing: number): number | undefined =>
    g.content.hexes
      .filter((hex) => hex.port !== null)
      .map((hex) => hex.n)
      .sort((a, b) => a - b)
      .find((hex) =>
        players.every(
          (player) => player.port === 0 || straight(g.content, player.port, hex) >= spacing,
        ),
      );
  for (const seat of [...order].reverse()) {
    const player = playerOf(g, seat);
    if (player.port !== 0) continue;
    // On a small map the Ports may have to stand closer than the rules would let them.
    const hex = free(g.content.map.portSpacing) ?? free(1);
    if (hex === undefined)
      throw new Error(`arrange: the map has no Port symbol left for seat ${seat}`);
    player.port = hex;
  }
}

export function placeTracks(g: Game, words: Words): void {
  const most = g.content.content.supply.perColour.tracks;
  for (const [word, ids] of Object.entries(words.tracks ?? {})) {
    const owner = seatOf(g, word, 'tracks');
    if (ids.length > most)
      throw new Error(`arrange: tracks.${word} has ${ids.length} tracks; a colour has ${most}`);
    for (const id of ids) {
      const [a = '', b = ''] = id.split('-');
      const edge = g.content.edge(id) ?? g.content.edge(`${b}-${a}`);
      if (!edge)
        throw new Error(
          `arrange: tracks.${word} has "${id}"; a hex side is "7-8", with two hexes that touch`,
        );
      if ((g.state.tracks[edge.index] ?? -1) >= 0)
        throw new Error(`arrange: tracks.${word} has "${id}", where a track lies already`);
      g.state.tracks[edge.index] = owner;
    }
  }
}

export function placeFarms(g: Game, words: Words): void {
  const { farms } = g.content.content.supply.perColour;
  (words.farms ?? []).forEach((farm, i) => {
    const word = `farms[${i}]`;
    const hex = hexOf(g, farm.hex, word);
    const owner = seatOf(g, farm.owner, word);
    if (g.state.farms.some((held) => held.hex === hex))
      throw new Error(`arrange: ${word} stands in hex ${hex}, where a Farm stands already`);
    g.state.farms.push({ hex, owner, type: farm.type, blighted: farm.blighted ?? false });
    const standing = countFarms(g, owner, farm.type);
    if (standing > farms[farm.type])
      throw new Error(`arrange: ${word}: a colour has only ${farms[farm.type]} ${farm.type} Farms`);
  });
}

const countFarms = (g: Game, owner: number, type: FarmType): number =>
  g.state.farms.filter((farm) => farm.owner === owner && farm.type === type).length;

/** Cubes in the boxes and VP tokens; the tiles must lie on the map before, with cubes on them. */
export function placeCubes(g: Game, words: Words): void {
  (words.players ?? []).forEach((player, seat) => {
    const held = playerOf(g, seat);
    Object.assign(held.boxes, player.boxes);
    if (player.tokens !== undefined) held.tokens = player.tokens;
    if (player.tokensMined !== undefined) held.tokensMined = player.tokensMined;
    const { cubes } = g.content.content.supply.perColour;
    const inBoxes = Object.values(held.boxes).reduce((sum, n) => sum + n, 0);
    const onTiles = g.state.tiles.reduce(
      (sum, tile) => sum + (tile.damage[seat] ?? 0) - 5 * (tile.discs[seat] ?? 0),
      0,
    );
    if (inBoxes + onTiles > cubes)
      throw new Error(
        `arrange: seat ${seat} has ${inBoxes} cubes in boxes and ${onTiles} on Old Ones; a colour has ${cubes}`,
      );
  });
}

/** Discs keep their order of arrival unless words give another one. */
export function placeDiscs(g: Game, words: Words): void {
  const { discs, order } = g.state;
  const seatNamed = (word: string): number =>
    word === 'oldOnes' ? OLD_ONES : seatOf(g, word, 'time');
  for (const [word, space] of Object.entries(words.time ?? {}))
    for (const disc of discs) if (disc.seat === seatNamed(word)) disc.space = space;
  let arrival = words.first === undefined ? null : [OLD_ONES, ...[...order].reverse()];
  if (words.stack) arrival = words.stack.map((disc) => seatNamed(String(disc)));
  if (!arrival) return;
  const sorted = [...arrival].sort((a, b) => a - b);
  const all = discs.map((disc) => disc.seat).sort((a, b) => a - b);
  if (sorted.join() !== all.join())
    throw new Error(
      `arrange: stack is ${JSON.stringify(words.stack)}; it names every disc once: each seat and "oldOnes"`,
    );
  discs.sort((a, b) => arrival.indexOf(a.seat) - arrival.indexOf(b.seat));
}
