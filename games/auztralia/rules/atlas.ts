import type {
  AuztraliaContent,
  BoardMap,
  Direction,
  Hex,
  HexId,
  OldOneCard,
  OldOneTile,
  OldOneTileId,
  Personality,
  PersonalityId,
  Revelation,
  SoloLevel,
  Unit,
  UnitType,
} from '../content/types.ts';
import type { Config } from './config.ts';

export const DIRECTIONS: readonly Direction[] = [1, 2, 3, 4, 5, 6];

/** AUZ-GEO-02, AUZ-RULING-04: axial steps by compass number, 1 is north and they run clockwise. */
const STEP: Readonly<Record<Direction, readonly [number, number]>> = {
  1: [0, -1],
  2: [1, -1],
  3: [1, 0],
  4: [0, 1],
  5: [-1, 1],
  6: [-1, 0],
};

/** A hex side between two printed hexes; `a` is the lower number. */
export interface Edge {
  readonly index: number;
  readonly id: string;
  readonly a: HexId;
  readonly b: HexId;
}

/** The content set with everything worked out that the rules look up. */
export interface Atlas {
  readonly content: AuztraliaContent;
  readonly map: BoardMap;
  readonly hexes: readonly Hex[];
  /** The highest hex number. */
  readonly last: HexId;
  readonly hex: readonly (Hex | undefined)[];
  /** What the Port symbols are called, by hex. */
  readonly towns: Readonly<Record<HexId, string>>;
  /** Neighbours by hex and direction - 1; 0 where the map ends. */
  readonly towards: readonly (readonly HexId[])[];
  readonly neighbours: readonly (readonly HexId[])[];
  readonly edges: readonly Edge[];
  readonly edgesAt: readonly (readonly Edge[])[];
  /** AUZ-GEO-05: steps over printed hexes, by hex and hex. */
  readonly land: readonly (readonly number[])[];
  readonly units: Readonly<Record<UnitType, Unit>>;
  readonly solo: SoloLevel | null;
  edge(id: string): Edge | null;
  tile(id: string): OldOneTile;
  card(id: string): OldOneCard;
  revelation(id: string): Revelation;
  personality(id: PersonalityId): Personality;
}

export function atlasOf(content: AuztraliaContent, config: Config): Atlas {
  // AUZ-SETUP-01, AUZ-WEST-01.
  const map = content.maps[config.map];
  const last = Math.max(...map.hexes.map((hex) => hex.n));
  const byPlace = new Map(map.hexes.map((hex) => [`${hex.q},${hex.r}`, hex.n]));
  const hex: (Hex | undefined)[] = Array.from({ length: last + 1 }, () => undefined);
  for (const held of map.hexes) hex[held.n] = held;
  const towards = hex.map((held) =>
    DIRECTIONS.map((direction) => {
      const [dq, dr] = STEP[direction];
      return held ? (byPlace.get(`${held.q + dq},${held.r + dr}`) ?? 0) : 0;
    }),
  );
  // AUZ-GEO-03: all that lies side by side is adjacent, whatever the terrain.
  const neighbours = towards.map((around) => around.filter((n) => n > 0));
  const edges: Edge[] = [];
  const edgesAt: Edge[][] = hex.map(() => []);
  neighbours.forEach((around, a) => {
    for (const b of around) {
      if (b < a) continue;
      const edge = { index: edges.length, id: `${a}-${b}`, a, b };
      edges.push(edge);
      edgesAt[a]?.push(edge);
      edgesAt[b]?.push(edge);
    }
  });
  const edgeById = new Map(edges.map((edge) => [edge.id, edge]));
  return {
    content,
    map,
    hexes: map.hexes,
    last,
    hex,
    towns: Object.fromEntries(map.hexes.flatMap(({ n, port }) => (port ? [[n, port]] : []))),
    towards,
    neighbours,
    edges,
    edgesAt,
    land: hex.map((_held, from) => distancesFrom(from, neighbours)),
    units: Object.fromEntries(content.units.map((unit) => [unit.type, unit])) as Atlas['units'],
    solo: content.soloLevels.find((level) => level.id === config.level) ?? null,
    edge: (id) => edgeById.get(id) ?? null,
    tile: finder('Old One tile', [...content.oldOneTiles, ...spawnFoes(content)]),
    card: finder('Old One card', content.oldOneCards),
    revelation: finder('Revelation card', content.revelations),
    personality: finder('personality', content.personalities),
  };
}

/** REV-DIFF-05, REV-DIFF-06: what stands for an unoccupied Spawn tile that fights, by its side. */
function spawnFoes({ revenge }: AuztraliaContent): OldOneTile[] {
  const { capacity } = revenge.pieces.spawnTiles;
  const foe = (id: OldOneTileId, most: number): OldOneTile => ({
    id,
    back: 'x',
    type: 'zombie',
    vp: 0,
    capacity: most,
    spawns: null,
    challenge: false,
  });
  return [foe(SPAWN_FOE.normal, capacity.normal), foe(SPAWN_FOE.dangerous, capacity.dangerous)];
}

export const SPAWN_FOE = { normal: 'SPAWN', dangerous: 'SPAWN+1' } as const;

/** Whether a tile stands for a Spawn tile in its combat. */
export const isSpawnFoe = (id: OldOneTileId): boolean =>
  id === SPAWN_FOE.normal || id === SPAWN_FOE.dangerous;

function finder<V extends { readonly id: string }>(
  kind: string,
  rows: readonly V[],
): (id: string) => V {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return (id) => {
    const row = byId.get(id);
    if (!row) throw new Error(`the content set has no ${kind} "${id}"`);
    return row;
  };
}

function distancesFrom(from: HexId, neighbours: readonly (readonly HexId[])[]): number[] {
  const distance = neighbours.map(() => Number.POSITIVE_INFINITY);
  distance[from] = 0;
  const queue = [from];
  for (const at of queue) {
    for (const next of neighbours[at] ?? []) {
      if (distance[next] !== Number.POSITIVE_INFINITY) continue;
      distance[next] = (distance[at] ?? 0) + 1;
      queue.push(next);
    }
  }
  return distance;
}

/** AUZ-GEO-04: distance as the crow flies, over sea as well. */
export function straight(atlas: Atlas, a: HexId, b: HexId): number {
  const [from, to] = [atlas.hex[a], atlas.hex[b]];
  if (!from || !to) return Number.POSITIVE_INFINITY;
  const [dq, dr] = [from.q - to.q, from.r - to.r];
  return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
}

export const landDistance = (atlas: Atlas, a: HexId, b: HexId): number =>
  atlas.land[a]?.[b] ?? Number.POSITIVE_INFINITY;

export const isHills = (atlas: Atlas, n: HexId): boolean => atlas.hex[n]?.terrain === 'hills';
