import type { FarmType, HexId } from '../content/types.ts';
import { buryDead, regenerate, strike } from './damage.ts';
import { type Answer, answering, decision, type Game, type Look, type Refusal } from './kit.ts';
import {
  borrowAll,
  cheapestLine,
  isAsleep,
  isOldOneHex,
  network,
  OWN_ONLY,
  surcharge,
} from './network.ts';
import { gain, has } from './people.ts';
import type { Tile } from './state.ts';

export const FARM_TYPES: readonly FarmType[] = ['corn', 'sheep', 'cattle'];

/** AUZ-FARM-02, AUZ-WEST-07, AUZ-WEST-08, AUZ-RULING-43: which Farms a terrain takes. */
export function fits(g: Look, type: FarmType, hex: HexId): boolean {
  switch (g.content.hex[hex]?.terrain) {
    case 'coastal':
      return type === 'corn';
    case 'outback':
      return type === 'sheep';
    case 'hills':
      return type === 'cattle';
    case 'farmland':
      return true;
    default:
      return false;
  }
}

export const farmAt = (g: Look, hex: HexId): { owner: number; blighted: boolean } | null =>
  g.state.farms.find((farm) => farm.hex === hex) ?? null;

/** A Farm placement under way: which types it already used, and whether others' rails serve it. */
export interface Placing {
  readonly seat: number;
  readonly placed: readonly FarmType[];
  readonly hexes: readonly HexId[];
  readonly borrow: boolean;
}

/**
 * AUZ-FARM-01, AUZ-PERS-11: one of each type, or two of one with Dagmar Krauss. AUZ-WEST-09: also
 * where Farmland takes them all; AUZ-RULING-14: also for Cassan.
 */
function typeUsedUp(g: Look, my: Placing, type: FarmType): boolean {
  const used = my.placed.filter((held) => held === type).length;
  if (used === 0) return false;
  const doubled = new Set(my.placed).size < my.placed.length;
  return !has(g, my.seat, 'krauss') || used >= 2 || doubled;
}

/** Null, or why this Farm cannot stand in this hex. */
export function farmForbidden(g: Look, my: Placing, type: FarmType, hex: HexId): Refusal | null {
  if (!fits(g, type, hex)) return g.no('AUZ-FARM-02', 'farm.terrain', { type, hex });
  if (typeUsedUp(g, my, type)) return g.no('AUZ-FARM-01', 'farm.typeUsed', { type });
  if (farmsStanding(g, my.seat, type) >= g.content.content.supply.perColour.farms[type])
    return g.no('AUZ-FARM-07', 'farm.noneLeft', { type });
  const { coal, iron, gold, phosphate, vp } = g.state.deposits;
  if (coal[hex] || iron[hex] || gold[hex] || phosphate[hex])
    return g.no('AUZ-FARM-04', 'farm.resources', { hex });
  if (vp[hex]) return g.no('AUZ-WEST-13', 'farm.token', { hex });
  // AUZ-BLIGHT-03: a blighted one still occupies its hex. AUZ-FARM-08: so does one just placed.
  if (farmAt(g, hex)) return g.no('AUZ-FARM-04', 'farm.farm', { hex });
  if (g.state.players.some((player) => player.port === hex))
    return g.no('AUZ-FARM-04', 'farm.port', { hex });
  if (isOldOneHex(g, hex))
    return g.no('AUZ-FARM-04', 'farm.oldOne', { hex, asleep: isAsleep(g, hex) });
  const filled = g.content.edition.map.farmForbidden(g, hex);
  if (filled) return filled;
  const line = my.borrow ? cheapestLine(g, my.seat, [...my.hexes, hex]) : ownLine(g, my.seat, hex);
  return line === null ? g.no('AUZ-FARM-03', 'farm.noClearLine', { hex }) : null;
}

const ownLine = (g: Look, seat: number, hex: HexId): number | null => {
  const line = cheapestLine(g, seat, [hex]);
  return line === OWN_ONLY ? line : null;
};

function farmsStanding(g: Look, seat: number, type: FarmType): number {
  let count = 0;
  for (const farm of g.state.farms) if (farm.owner === seat && farm.type === type) count++;
  return count;
}

/** Every Farm in every hex of the network, own or borrowed (AUZ-COOP-12): where one would try. */
function farmSites(g: Look, my: Placing): { type: FarmType; hex: HexId }[] {
  const reached = network(g, my.seat, my.borrow ? borrowAll(g, my.seat) : OWN_ONLY);
  const sites: { type: FarmType; hex: HexId }[] = [];
  for (const { n } of g.content.hexes)
    if (reached[n]) for (const type of FARM_TYPES) sites.push({ type, hex: n });
  return sites;
}

/** Stops at the first site that will do; types are tried only where they fit. */
export function canFarm(g: Look, my: Placing): boolean {
  const reached = network(g, my.seat, my.borrow ? borrowAll(g, my.seat) : OWN_ONLY);
  for (let hex = 1; hex <= g.content.last; hex++) {
    if (!reached[hex]) continue;
    for (const type of FARM_TYPES)
      if (fits(g, type, hex) && farmForbidden(g, my, type, hex) === null) return true;
  }
  return false;
}

export function farmUnavailable(g: Look, seat: number): Refusal | null {
  const some = canFarm(g, { seat, placed: [], hexes: [], borrow: true });
  return some ? null : g.no('AUZ-ACT-07', 'farm.nowhere', {});
}

const farmSite = decision<
  { seat: number; placed: FarmType[]; hexes: HexId[]; borrow: boolean },
  'farm' | 'done'
>('farm', {
  rule: 'AUZ-FARM-01',
  seat: (_g, my) => my.seat,
  prompt: (_g, my) => ({ ask: 'farm', placed: my.placed.length }),
  options: (g, my) => {
    const sites = farmSites(g, my).map((site) => ({ do: 'farm' as const, ...site }));
    return my.placed.length > 0 ? [...sites, { do: 'done' }] : sites;
  },
  forbids: (g, my, option) =>
    option.do === 'done' ? null : farmForbidden(g, my, option.type, option.hex),
});

/** Places up to `most` Farms; answers how many, and the TP surcharge of borrowed rails. */
export const placeFarms = answering<{ farms: number; surcharge: number }>()(
  'place-farms',
  (a: { seat: number; most: number; borrow: boolean }) => ({
    ...a,
    placed: [] as FarmType[],
    hexes: [] as HexId[],
    site: null as Answer<'farm' | 'done'> | null,
  }),
  {
    ask: (_g, { seat, placed, hexes, borrow }, k) =>
      k.call(farmSite, { seat, placed: [...placed], hexes: [...hexes], borrow }, 'site'),
    place(g, my, k) {
      if (my.site?.do !== 'farm') return k.to('end');
      const { type, hex } = my.site;
      // AUZ-COOP-12: whoever's tracks led here.
      g.state.farms.push({ hex, owner: my.seat, type, blighted: false });
      my.placed.push(type);
      my.hexes.push(hex);
      // AUZ-FARM-06.
      const gold = gain(g, my.seat, 'gold', 1);
      g.tell('farm.placed', 'AUZ-FARM-01', { seat: my.seat, type, hex, gold });
      return undefined;
    },
    more: (g, my, k) => (my.placed.length < my.most && canFarm(g, my) ? k.to('ask') : undefined),
    end(g, my, k) {
      const line = my.borrow ? cheapestLine(g, my.seat, my.hexes) : OWN_ONLY;
      return k.done({ farms: my.placed.length, surcharge: surcharge(line ?? OWN_ONLY) });
    },
  },
);

/** AUZ-FARM-01 to 08; answers the TP: one for each Farm. */
export const farm = answering<number>()(
  'farm-action',
  (a: { seat: number }) => ({ ...a, done: null as { farms: number; surcharge: number } | null }),
  {
    place: (_g, my, k) => k.call(placeFarms, { seat: my.seat, most: 3, borrow: true }, 'done'),
    /** AUZ-FARM-05. */
    time: (_g, my, k) => k.done((my.done?.farms ?? 0) + (my.done?.surcharge ?? 0)),
  },
);

/** Turns a Farm to its bad side (AUZ-BLIGHT-01). */
export function blight(g: Game, hex: HexId): void {
  const there = g.state.farms.find((held) => held.hex === hex && !held.blighted);
  if (!there) return;
  there.blighted = true;
  g.tell('farm.blighted', 'AUZ-BLIGHT-01', { hex, seat: there.owner, type: there.type });
}

/**
 * AUZ-PERS-02: Castro strikes at all who enter her owner's Farm; answers who is left. The Farm is
 * saved only if nobody stands there, not even one who waits for Alika.
 */
export function castroStrikes(
  g: Game,
  { hex, owner }: { readonly hex: HexId; readonly owner: number },
  tiles: readonly Tile[],
): readonly Tile[] {
  if (!has(g, owner, 'castro')) return tiles;
  for (const tile of tiles) {
    strike(g, owner, tile, 2);
    g.tell('castro', 'AUZ-PERS-02', { seat: owner, tile: tile.tile.is, hex });
  }
  buryDead(g, tiles);
  if (!g.state.tiles.some((tile) => tile.faceUp && tile.hex === hex))
    g.tell('farm.saved', 'AUZ-PERS-02', { hex });
  return tiles.filter((tile) => g.state.tiles.includes(tile));
}

/** AUZ-BLIGHT-05: what waited for Alika is blighted if anybody is still there. */
export function blightWaiting(g: Game): void {
  const waiting = g.state.activation?.waiting.splice(0) ?? [];
  for (const hex of waiting) {
    const there = g.state.tiles.filter((tile) => tile.faceUp && tile.hex === hex);
    if (there.length === 0) g.tell('farm.saved', 'AUZ-PERS-21', { hex });
    else blight(g, hex);
    regenerate(g, there);
  }
}
