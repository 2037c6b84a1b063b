import { describe, expect, it } from 'vitest';
import type {
  BoardMap,
  FightingType,
  Good,
  Hex,
  OldOneTile,
  OldOneType,
  Terrain,
  UnitType,
  Variant,
} from '../content/index.ts';
import { standardContent } from '../content/index.ts';

const { survey, oldOneTiles, oldOneCards, revelations, personalities, units } = standardContent;
const { objectives, soloLevels, variants, timeTrack, boxes, supply } = standardContent;
const { east, west } = standardContent.maps;
const bothMaps = [east, west];

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);
const bounds = (numbers: readonly number[]): [number, number] => [
  Math.min(...numbers),
  Math.max(...numbers),
];

function found<T>(thing: T | undefined, what: string): T {
  if (thing === undefined) throw new Error(`there is no ${what} in the content`);
  return thing;
}

// ---- a second, independent reading of the map: nothing here is shared with the rules ----

const COMPASS = [
  [0, 0],
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const;

const hexAt = (map: BoardMap, q: number, r: number): Hex | undefined =>
  map.hexes.find((hex) => hex.q === q && hex.r === r);

const hexNumbered = (map: BoardMap, n: number): Hex =>
  found(
    map.hexes.find((hex) => hex.n === n),
    `hex ${n}`,
  );

/** Index 0 is the hex itself, 1 to 6 its neighbours; undefined outside the map. */
const slotsOf = (map: BoardMap, hex: Hex): (Hex | undefined)[] =>
  COMPASS.map(([dq, dr]) => hexAt(map, hex.q + dq, hex.r + dr));

const neighbours = (map: BoardMap, hex: Hex): Hex[] =>
  slotsOf(map, hex)
    .slice(1)
    .filter((hex) => hex !== undefined);

/** Land distance from the nearest of `sources` to every hex of `within` that can be reached. */
function landDistances(map: BoardMap, sources: readonly Hex[], within = map.hexes) {
  const distance = new Map(sources.map((hex) => [hex, 0]));
  for (const [hex, steps] of distance) {
    for (const next of neighbours(map, hex)) {
      if (within.includes(next) && !distance.has(next)) distance.set(next, steps + 1);
    }
  }
  return distance;
}

const straightDistance = (a: Hex, b: Hex): number =>
  Math.max(Math.abs(a.q - b.q), Math.abs(a.r - b.r), Math.abs(a.q + a.r - b.q - b.r));

const isOneRegion = (map: BoardMap, hexes: readonly Hex[]): boolean =>
  landDistances(map, hexes.slice(0, 1), hexes).size === hexes.length;

/** Touches the sea: a side with no hex behind it that is not one of the two board edges. */
function isShore(map: BoardMap, hex: Hex): boolean {
  const [inlandColumn, outwards] = map.id === 'east' ? [0, -1] : [9, 1];
  return COMPASS.slice(1).some(([dq, dr]) => {
    const [q, r] = [hex.q + dq, hex.r + dr];
    const beyondNorth = r + Math.floor(q / 2) < 0;
    const beyondInland = q === inlandColumn + outwards;
    return !hexAt(map, q, r) && !beyondNorth && !beyondInland;
  });
}

const ports = (map: BoardMap): Hex[] => map.hexes.filter((hex) => hex.port !== null);
const surveyHexes = (map: BoardMap): Hex[] => map.hexes.filter((hex) => hex.survey);
const ofLevel = (map: BoardMap, level: number): Hex[] =>
  map.hexes.filter((hex) => hex.level === level);
const ofTerrain = (map: BoardMap, terrain: Terrain): Hex[] =>
  map.hexes.filter((hex) => hex.terrain === terrain);
const terrainCounts = (map: BoardMap): Record<string, number> =>
  Object.fromEntries(
    [...new Set(map.hexes.map((hex) => hex.terrain))]
      .sort()
      .map((terrain) => [terrain, ofTerrain(map, terrain).length]),
  );
const numbers = (hexes: readonly Hex[]): number[] => hexes.map((hex) => hex.n);

describe('maps', () => {
  it('AUZ-CONTENT-01 each map has 83 hexes numbered 1 to 83, each in its place, all connected', () => {
    for (const map of bothMaps) {
      expect(numbers(map.hexes)).toEqual(range(1, 83));
      expect(new Set(map.hexes.map((hex) => `${hex.q},${hex.r}`)).size).toBe(83);
      expect(isOneRegion(map, map.hexes)).toBe(true);
    }
  });

  it('AUZ-CONTENT-01 the numbers snake from the coast to the deep inland column', () => {
    for (const map of bothMaps) {
      const columns = map.id === 'east' ? range(0, 9).reverse() : range(0, 9);
      const snake = columns.flatMap((q, i) => {
        const southwards = map.hexes.filter((hex) => hex.q === q).sort((a, b) => a.r - b.r);
        return i % 2 === 0 ? southwards : southwards.reverse();
      });
      expect(numbers(snake)).toEqual(range(1, 83));
    }
  });

  it('AUZ-CONTENT-02 the East has 18 coastal, 16 hills and 49 outback hexes; only outback has levels: 16, 22, 11', () => {
    expect(terrainCounts(east)).toEqual({ coastal: 18, hills: 16, outback: 49 });
    expect([1, 2, 3].map((level) => ofLevel(east, level).length)).toEqual([16, 22, 11]);
    expect(ofLevel(east, 0).every((hex) => hex.terrain !== 'outback')).toBe(true);
    expect(sum(east.hexes.map((hex) => hex.vp))).toBe(0);
  });

  it('AUZ-CONTENT-03 each map has 13 survey hexes', () => {
    expect(surveyHexes(east)).toHaveLength(13);
    expect(surveyHexes(west)).toHaveLength(13);
  });

  it('AUZ-CONTENT-04 hex 14 is a survey hex on both maps, and the one a solo level leaves out', () => {
    expect(hexNumbered(east, 14).survey).toBe(true);
    expect(hexNumbered(west, 14).survey).toBe(true);
    expect(soloLevels.map((level) => level.unsurveyed)).toEqual([[14], [14], []]);
  });

  it('AUZ-CONTENT-05 Eastern hex 28 is level 2 outback that its own tile and the tile of hex 16 can both hit', () => {
    const hex28 = hexNumbered(east, 28);
    expect(hex28).toMatchObject({ terrain: 'outback', level: 2, survey: true });
    expect(hexNumbered(east, 16).survey).toBe(true);
    expect(slotsOf(east, hexNumbered(east, 16))[6]).toBe(hex28);
    const hitting = (slot: number) =>
      survey.filter((tile) => tile.symbols.oldOnes.some((symbol) => symbol === slot));
    expect(hitting(0).length).toBeGreaterThan(0);
    expect(hitting(6).length).toBeGreaterThan(0);
  });

  it('AUZ-CONTENT-06 the Eastern survey hexes 24 and 44 are hills; 24 touches coastal 19 and 20, 44 touches 59', () => {
    expect(numbers(surveyHexes(east).filter((hex) => hex.terrain === 'hills'))).toEqual([24, 44]);
    const coastalAround = (n: number) =>
      numbers(
        neighbours(east, hexNumbered(east, n)).filter((hex) => hex.terrain === 'coastal'),
      ).sort((a, b) => a - b);
    expect(coastalAround(24)).toEqual([19, 20]);
    expect(coastalAround(44)).toEqual([59]);
  });

  it('AUZ-CONTENT-07 each map has 12 Port symbols, on coastal hexes in the East, on shore Farmland in the West', () => {
    for (const map of bothMaps) {
      expect(ports(map)).toHaveLength(12);
      expect(new Set(ports(map).map((hex) => hex.port)).size).toBe(12);
      expect(ports(map).every((hex) => isShore(map, hex))).toBe(true);
    }
    expect(ports(east).every((hex) => hex.terrain === 'coastal')).toBe(true);
    expect(ports(west).every((hex) => hex.terrain === 'farmland')).toBe(true);
  });

  it('AUZ-CONTENT-08 whatever three Ports are chosen in the East, at least two symbols stay legal for a fourth', () => {
    const symbols = ports(east);
    const legalBeside = (chosen: readonly Hex[]) =>
      symbols.filter((symbol) =>
        chosen.every((port) => straightDistance(port, symbol) >= east.portSpacing),
      );
    const left = symbols.flatMap((first) =>
      legalBeside([first]).flatMap((second) =>
        legalBeside([first, second]).map((third) => legalBeside([first, second, third]).length),
      ),
    );
    expect(east.portSpacing).toBe(3);
    expect(Math.min(...left)).toBe(2);
  });

  it('AUZ-CONTENT-08 in the West four Ports always fit, because they may touch', () => {
    expect(west.portSpacing).toBe(1);
    const touching = ports(west).some((port) =>
      neighbours(west, port).some((hex) => hex.port !== null),
    );
    expect(touching).toBe(true);
  });

  it('AUZ-CONTENT-09 from each Port symbol the nearest levels and hills lie at the stated land distances', () => {
    const nearest = (map: BoardMap, targets: readonly Hex[]) =>
      bounds(
        ports(map).map((port) => {
          const distance = landDistances(map, [port]);
          return Math.min(...targets.map((hex) => found(distance.get(hex), `way to ${hex.n}`)));
        }),
      );
    const ring = (map: BoardMap) => [
      ...[1, 2, 3].map((level) => nearest(map, ofLevel(map, level))),
      nearest(map, ofTerrain(map, 'hills')),
    ];
    expect(ring(east)).toEqual([
      [1, 2],
      [3, 5],
      [5, 8],
      [1, 2],
    ]);
    expect(ring(west)).toEqual([
      [1, 3],
      [3, 4],
      [5, 8],
      [1, 3],
    ]);
  });

  it('AUZ-CONTENT-10 levels 2 and 3 are one region each, and every level 1 hex is nearer the shore than any level 2', () => {
    for (const map of bothMaps) {
      expect(isOneRegion(map, ofLevel(map, 2))).toBe(true);
      expect(isOneRegion(map, ofLevel(map, 3))).toBe(true);
      const fromShore = landDistances(
        map,
        map.hexes.filter((hex) => isShore(map, hex)),
      );
      const depths = (level: number) =>
        bounds(ofLevel(map, level).map((hex) => found(fromShore.get(hex), `way to ${hex.n}`)));
      expect(depths(1)).toEqual([1, 2]);
      expect(depths(2)[0]).toBe(3);
      expect(depths(3)[0]).toBe(5);
    }
  });

  it('AUZ-CONTENT-11 AUZ-RULING-43 the West has Farmland 28, hills 6, Desert 49; only Desert has levels: 16, 21, 12', () => {
    expect(terrainCounts(west)).toEqual({ desert: 49, farmland: 28, hills: 6 });
    expect([1, 2, 3].map((level) => ofLevel(west, level).length)).toEqual([16, 21, 12]);
    expect(ofLevel(west, 0).every((hex) => hex.terrain !== 'desert')).toBe(true);
  });

  it('AUZ-RULING-43 every Western shore hex is Farmland and the survey still places Iron and Gold there', () => {
    const shore = west.hexes.filter((hex) => isShore(west, hex));
    expect(shore.every((hex) => hex.terrain === 'farmland')).toBe(true);
    expect(surveyHexes(west).some((hex) => hex.terrain === 'farmland')).toBe(true);
    expect(west.surveyIgnores).toEqual(['coal', 'phosphate']);
    expect(east.surveyIgnores).toEqual([]);
  });

  it('AUZ-CONTENT-11 the West marks 3 VP on level 2 in 33, 38, 57, 73 and 5 VP on level 3 in 54, 69, 71', () => {
    const worth = (vp: number) => west.hexes.filter((hex) => hex.vp === vp);
    expect(numbers(worth(3))).toEqual([33, 38, 57, 73]);
    expect(worth(3).every((hex) => hex.level === 2)).toBe(true);
    expect(numbers(worth(5))).toEqual([54, 69, 71]);
    expect(worth(5).every((hex) => hex.level === 3)).toBe(true);
  });

  it('AUZ-RULING-45 both maps give 2 Coal, 2 Iron and 4 Gold, each in its own field', () => {
    expect(east.startGoods).toEqual({ coal: 2, iron: 2, gold: 4 });
    expect(west.startGoods).toEqual({ coal: 2, iron: 2, gold: 4 });
  });
});

describe('survey tiles', () => {
  const goods: readonly Good[] = ['coal', 'iron', 'gold', 'phosphate'];
  const plain = survey.filter((tile) => !tile.redClip);
  const clipped = survey.filter((tile) => tile.redClip);
  const symbolsOf = (kind: Good | 'oldOnes') => survey.map((tile) => tile.symbols[kind].length);
  const mostOnThirteen = (good: Good) =>
    sum(
      symbolsOf(good)
        .sort((a, b) => b - a)
        .slice(0, 13),
    );

  it('AUZ-CONTENT-12 of 20 tiles 7 have a red clip, and each of those has fewer Old Ones than any other tile', () => {
    expect(survey.map((tile) => tile.id)).toEqual(
      range(1, 20).map((i) => `S${String(i).padStart(2, '0')}`),
    );
    expect(clipped).toHaveLength(7);
    const fewestPlain = Math.min(...plain.map((tile) => tile.symbols.oldOnes.length));
    const mostClipped = Math.max(...clipped.map((tile) => tile.symbols.oldOnes.length));
    expect(mostClipped).toBeLessThan(fewestPlain);
  });

  it('AUZ-CONTENT-12 no tile puts two resources or two Old Ones into one slot', () => {
    for (const tile of survey) {
      const resources = goods.flatMap((good) => tile.symbols[good]);
      expect(new Set(resources).size).toBe(resources.length);
      expect(new Set(tile.symbols.oldOnes).size).toBe(tile.symbols.oldOnes.length);
    }
  });

  it('AUZ-CONTENT-12 the symbols spread over centre and six directions as on the printed faces', () => {
    const inSlots = (kind: Good | 'oldOnes') =>
      range(0, 6).map(
        (slot) => survey.flatMap((tile) => tile.symbols[kind]).filter((s) => s === slot).length,
      );
    expect(inSlots('coal')).toEqual([0, 2, 2, 2, 2, 2, 2]);
    expect(inSlots('iron')).toEqual([0, 2, 3, 2, 2, 2, 2]);
    expect(inSlots('gold')).toEqual([1, 2, 1, 2, 1, 2, 2]);
    expect(inSlots('phosphate')).toEqual([0, 2, 1, 1, 1, 1, 1]);
    expect(inSlots('oldOnes')).toEqual([5, 4, 4, 4, 5, 4, 5]);
  });

  it('AUZ-CONTENT-12 an average Eastern survey leaves 7.1 Coal, 7.7 Iron, 6.5 Gold, 4.2 Phosphate deposits', () => {
    const placed = (good: Good) =>
      surveyHexes(east).flatMap((hex) => {
        const around = slotsOf(east, hex);
        const takers = survey.flatMap((tile) => tile.symbols[good].map((slot) => around[slot]));
        return takers.filter((taker) => taker !== undefined && taker.terrain !== 'coastal');
      });
    const onAverage = goods.map((good) => placed(good).length / survey.length);
    expect(onAverage.map((deposits) => deposits.toFixed(1))).toEqual(['7.1', '7.7', '6.5', '4.2']);
  });

  it('AUZ-CONTENT-13 a symbol is 3 Coal, 3 Iron, 3 Gold or 1 Phosphate', () => {
    expect(supply.piecesPerSymbol).toEqual({ coal: 3, iron: 3, gold: 3, phosphate: 1 });
  });

  it('AUZ-CONTENT-14 the 20 tiles show exactly the 7 Phosphate of the supply', () => {
    expect(sum(symbolsOf('phosphate')) * supply.piecesPerSymbol.phosphate).toBe(7);
    expect(supply.goods.phosphate).toBe(7);
  });

  it('AUZ-CONTENT-15 any 13 tiles and four starting hands stay within 50 Coal, 50 Iron and 50 Gold', () => {
    expect(goods.map(mostOnThirteen)).toEqual([12, 13, 11, 7]);
    for (const good of ['coal', 'iron', 'gold'] as const) {
      const placed = mostOnThirteen(good) * supply.piecesPerSymbol[good];
      expect(supply.goods[good]).toBe(50);
      expect(placed + 4 * east.startGoods[good]).toBeLessThan(50);
    }
  });

  it('AUZ-CONTENT-16 each plain tile shows 2 Old Ones (26 in all), five clipped tiles 1, two clipped tiles none', () => {
    expect(plain).toHaveLength(13);
    expect(plain.every((tile) => tile.symbols.oldOnes.length === 2)).toBe(true);
    const onClipped = clipped.map((tile) => tile.symbols.oldOnes.length).sort();
    expect(onClipped).toEqual([0, 0, 1, 1, 1, 1, 1]);
    expect(sum(symbolsOf('oldOnes'))).toBe(31);
  });
});

const baseTiles = oldOneTiles.filter((tile) => !tile.challenge);
const challengeTiles = oldOneTiles.filter((tile) => tile.challenge);
const tilesOf = (type: OldOneType): OldOneTile[] => baseTiles.filter((tile) => tile.type === type);
const byLevel = (tiles: readonly OldOneTile[], value: (tile: OldOneTile) => number) =>
  [1, 2, 3].map((level) => tiles.filter((tile) => tile.back === level).map(value));
const vpByLevel = (type: OldOneType) => byLevel(tilesOf(type), (tile) => tile.vp);
const capacityByLevel = (type: OldOneType) => byLevel(tilesOf(type), (tile) => tile.capacity);

const circled = (type: OldOneType): number =>
  oldOneCards.filter((card) => card.moves.includes(type)).length;
const rowsOf = (type: FightingType) => oldOneCards.map((card) => card.rows[type]);
const hitsBy = (type: FightingType, unit: UnitType): number =>
  rowsOf(type).filter((row) => row.hits.includes(unit)).length;
const airshipDamage = (type: FightingType): number =>
  sum(rowsOf(type).map((row) => row.airshipDamage));

const fightingTypes: readonly FightingType[] = [
  'cthulhu',
  'shoggoth',
  'migo',
  'zombie',
  'loyalist',
  'temple',
];
const averageSpeed = 10;

describe('Old One tiles', () => {
  it('AUZ-CONTENT-17 there are 35 tiles, 15, 10 and 10 by level, worth 20, 29 and 46 VP, 95 in all', () => {
    const vp = byLevel(baseTiles, (tile) => tile.vp);
    expect(vp.map((level) => level.length)).toEqual([15, 10, 10]);
    expect(vp.map(sum)).toEqual([20, 29, 46]);
    expect(sum(vp.flat())).toBe(95);
    expect(new Set(oldOneTiles.map((tile) => tile.id)).size).toBe(43);
  });

  it('AUZ-CONTENT-17 the capacities are as stated, with the three that the examples fix', () => {
    expect(capacityByLevel('cthulhu')).toEqual([[], [], [12]]);
    expect(capacityByLevel('shoggoth')).toEqual([[6], [7, 8], [9, 10]]);
    expect(capacityByLevel('migo')).toEqual([[2, 3, 3], [4], [4, 5]]);
    expect(capacityByLevel('zombie')).toEqual([
      [2, 2, 2, 3],
      [3, 3],
      [4, 4],
    ]);
    expect(capacityByLevel('loyalist')).toEqual([[], [4, 4], [5, 5]]);
    expect(capacityByLevel('temple')).toEqual([[4, 4, 4], [4, 5], []]);
  });

  it('AUZ-CONTENT-17 the challenge set is two XX Temples with a level 2 back and three X tiles for each', () => {
    const temples = challengeTiles.filter((tile) => tile.spawns !== null);
    expect(temples.map((tile) => tile.spawns)).toEqual(['migo', 'zombie']);
    for (const temple of temples) {
      expect(temple).toMatchObject({ type: 'temple', back: 2, vp: 4, capacity: 5 });
      const spawn = challengeTiles.filter(
        (tile) => tile.back === 'x' && tile.type === temple.spawns,
      );
      expect(spawn).toHaveLength(3);
      const capacity = temple.spawns === 'migo' ? 3 : 2;
      expect(spawn.every((tile) => tile.vp === 1 && tile.capacity === capacity)).toBe(true);
    }
    expect(challengeTiles).toHaveLength(8);
    expect(baseTiles.every((tile) => tile.spawns === null)).toBe(true);
  });

  it('AUZ-CONTENT-18 capacity 6 or more belongs to Cthulhu and the five Shoggoths and to nothing else', () => {
    const major = oldOneTiles.filter((tile) => tile.capacity >= 6);
    expect(major).toHaveLength(6);
    expect(new Set(major)).toEqual(new Set([...tilesOf('cthulhu'), ...tilesOf('shoggoth')]));
  });

  it('AUZ-OLD-01 Cthulhu is one level 3 tile of 12 VP and moves at average speed', () => {
    expect(vpByLevel('cthulhu')).toEqual([[], [], [12]]);
    expect(circled('cthulhu')).toBe(averageSpeed);
  });

  it('AUZ-OLD-02 five Shoggoths are worth 4, 5, 6, 7 and 8 VP and move at average speed', () => {
    expect(vpByLevel('shoggoth')).toEqual([[4], [5, 6], [7, 8]]);
    expect(circled('shoggoth')).toBe(averageSpeed);
  });

  it('AUZ-OLD-03 six Mi-go move faster than all others and harm Airships most', () => {
    expect(vpByLevel('migo')).toEqual([[1, 1, 2], [2], [3, 3]]);
    for (const other of fightingTypes.filter((type) => type !== 'migo')) {
      expect(circled('migo')).toBeGreaterThan(circled(other));
      expect(airshipDamage('migo')).toBeGreaterThan(airshipDamage(other));
    }
  });

  it('AUZ-OLD-04 eight Zombies move slower than every other mover', () => {
    expect(vpByLevel('zombie')).toEqual([
      [0, 1, 1, 1],
      [1, 2],
      [2, 3],
    ]);
    for (const other of ['cthulhu', 'shoggoth', 'migo', 'loyalist'] as const) {
      expect(circled('zombie')).toBeLessThan(circled(other));
    }
  });

  it('AUZ-OLD-05 four Loyalists move at average speed and never cost Sanity', () => {
    expect(vpByLevel('loyalist')).toEqual([[], [3, 3], [4, 4]]);
    expect(circled('loyalist')).toBe(averageSpeed);
    expect(sum(rowsOf('loyalist').map((row) => row.sanity))).toBe(0);
  });

  it('AUZ-OLD-06 five Temples never move and are never hit by Armoured Cars or Armoured Trains', () => {
    expect(vpByLevel('temple')).toEqual([[3, 3, 3], [3, 4], []]);
    expect(circled('temple')).toBe(0);
    expect(hitsBy('temple', 'car') + hitsBy('temple', 'train')).toBe(0);
  });

  it('AUZ-OLD-07 six Empty tiles, four, one and one by level, are worth nothing and cannot fight', () => {
    expect(vpByLevel('empty')).toEqual([[0, 0, 0, 0], [0], [0]]);
    expect(tilesOf('empty').every((tile) => tile.capacity === 0)).toBe(true);
    expect(circled('empty')).toBe(0);
  });
});

describe('Old One cards', () => {
  it('AUZ-CONTENT-19 each of 40 cards has a direction, a rotation, its circles and six rows', () => {
    expect(oldOneCards.map((card) => card.id)).toEqual(
      range(1, 40).map((i) => `O${String(i).padStart(2, '0')}`),
    );
    for (const card of oldOneCards) {
      expect(range(1, 6)).toContain(card.direction);
      expect(['cw', 'acw']).toContain(card.rotation);
      expect(Object.keys(card.rows)).toEqual(fightingTypes);
      expect(new Set(card.moves).size).toBe(card.moves.length);
      for (const row of Object.values(card.rows)) {
        expect(new Set(row.hits).size).toBe(row.hits.length);
        expect([0, 1, 2]).toContain(row.damage);
        expect([0, 1]).toContain(row.airshipDamage);
        expect([0, 1]).toContain(row.sanity);
      }
    }
  });

  it('AUZ-CONTENT-20 AUZ-UNIT-02 each unit type hits each Old One as often as its effectiveness says', () => {
    const [good, average, poor, never] = [13, 9, 4, 0];
    const effectiveness: Record<FightingType, Record<UnitType, number>> = {
      cthulhu: { infantry: poor, car: poor, train: good, artillery: good, airship: average },
      shoggoth: { infantry: poor, car: poor, train: good, artillery: good, airship: average },
      migo: { infantry: good, car: good, train: average, artillery: average, airship: average },
      zombie: { infantry: good, car: good, train: poor, artillery: poor, airship: poor },
      loyalist: { infantry: good, car: good, train: good, artillery: good, airship: average },
      temple: { infantry: good, car: never, train: never, artillery: good, airship: average },
    };
    for (const type of fightingTypes) {
      const counted = units.map((unit) => [unit.type, hitsBy(type, unit.type)]);
      expect(Object.fromEntries(counted), type).toEqual(effectiveness[type]);
    }
  });

  it('AUZ-CONTENT-20 damage, double damage, Airship damage and Sanity add up as in the table, row by row', () => {
    const strikes = (type: FightingType) => [
      sum(rowsOf(type).map((row) => row.damage)),
      rowsOf(type).filter((row) => row.damage === 2).length,
      airshipDamage(type),
      sum(rowsOf(type).map((row) => row.sanity)),
    ];
    expect(strikes('cthulhu')).toEqual([40, 12, 14, 23]);
    expect(strikes('shoggoth')).toEqual([30, 6, 10, 19]);
    expect(strikes('migo')).toEqual([17, 0, 19, 14]);
    expect(strikes('zombie')).toEqual([22, 0, 0, 13]);
    expect(strikes('loyalist')).toEqual([28, 5, 10, 0]);
    expect(strikes('temple')).toEqual([14, 0, 8, 17]);
  });

  it('AUZ-RULING-55 Airships are only average against Loyalists, the other four types are good', () => {
    const against = (unit: UnitType) => hitsBy('loyalist', unit);
    expect(against('airship')).toBe(9);
    expect((['infantry', 'car', 'artillery', 'train'] as const).map(against)).toEqual([
      13, 13, 13, 13,
    ]);
  });

  it('AUZ-CONTENT-21 Temples are never circled, Zombies on 6 cards, Mi-go on 16, the others on 10', () => {
    expect(fightingTypes.map(circled)).toEqual([10, 10, 16, 6, 10, 0]);
    expect(circled('empty')).toBe(0);
  });

  it('AUZ-CONTENT-22 no Loyalist row costs Sanity', () => {
    expect(rowsOf('loyalist').filter((row) => row.sanity > 0)).toEqual([]);
  });

  it('AUZ-CONTENT-23 no Temple row shows an Armoured Car or an Armoured Train', () => {
    const shown = rowsOf('temple').flatMap((row) => row.hits);
    expect(shown).not.toContain('car');
    expect(shown).not.toContain('train');
  });

  it('AUZ-CONTENT-24 the Mi-go row damages Airships on 19 cards, the others on 14, 10, 10, 8 and none', () => {
    const cards = (type: FightingType) =>
      rowsOf(type).filter((row) => row.airshipDamage > 0).length;
    expect(cards('migo')).toBe(19);
    const others = fightingTypes.filter((type) => type !== 'migo').map(cards);
    expect(others.sort((a, b) => b - a)).toEqual([14, 10, 10, 8, 0]);
  });

  describe('cards O01 to O04 against Infantry, Armoured Car and Airship', () => {
    const force: readonly UnitType[] = ['infantry', 'car', 'airship'];
    const round = (cardIndex: number, enemies: readonly FightingType[]) => {
      const card = found(oldOneCards[cardIndex], `card ${cardIndex + 1}`);
      const rows = enemies.map((type) => card.rows[type]);
      return {
        hits: rows.map((row) => row.hits.filter((unit) => force.includes(unit)).length),
        damage: sum(rows.map((row) => row.damage)),
        airship: sum(rows.map((row) => row.airshipDamage)),
        sanity: sum(rows.map((row) => row.sanity)),
      };
    };

    it('AUZ-CONTENT-25 a Zombie of capacity 2 falls to the fourth card and costs 2 Sanity and 3 damage', () => {
      expect(range(0, 3).map((card) => round(card, ['zombie']))).toEqual([
        { hits: [0], damage: 1, airship: 0, sanity: 1 },
        { hits: [0], damage: 1, airship: 0, sanity: 1 },
        { hits: [1], damage: 0, airship: 0, sanity: 0 },
        { hits: [1], damage: 1, airship: 0, sanity: 0 },
      ]);
      expect(tilesOf('zombie')).toContainEqual(
        expect.objectContaining({ back: 1, vp: 1, capacity: 2 }),
      );
    });

    it('AUZ-CONTENT-25 a Zombie and a Mi-go of capacity 3 both fall to the card that takes a fourth Sanity', () => {
      expect(range(0, 3).map((card) => round(card, ['zombie', 'migo']))).toEqual([
        { hits: [0, 1], damage: 1, airship: 0, sanity: 1 },
        { hits: [0, 1], damage: 1, airship: 0, sanity: 2 },
        { hits: [1, 0], damage: 0, airship: 1, sanity: 0 },
        { hits: [1, 1], damage: 1, airship: 1, sanity: 1 },
      ]);
      expect(tilesOf('migo').some((tile) => tile.capacity === 3)).toBe(true);
    });
  });

  it('AUZ-CONTENT-26 O01 and O15 are direction 1, clockwise, Mi-go circled; other cards leave the Mi-go alone', () => {
    const asInTheExample = oldOneCards.filter(
      (card) => card.direction === 1 && card.rotation === 'cw' && card.moves.includes('migo'),
    );
    expect(asInTheExample.map((card) => card.id)).toEqual(['O01', 'O15']);
    expect(oldOneCards.length - circled('migo')).toBe(24);
  });

  it('AUZ-CONTENT-27 directions 1 to 6 stand on 7, 7, 6, 7, 7, 6 cards, each rotation on 20', () => {
    const pointing = (direction: number) =>
      oldOneCards.filter((card) => card.direction === direction).length;
    expect(range(1, 6).map(pointing)).toEqual([7, 7, 6, 7, 7, 6]);
    expect(oldOneCards.filter((card) => card.rotation === 'cw')).toHaveLength(20);
    expect(oldOneCards.filter((card) => card.rotation === 'acw')).toHaveLength(20);
  });
});

describe('Revelation cards', () => {
  const kinds = ['reveal', 'reveal-six', 'assassinate', 'temples', 'none', 'benefit'];
  const eventsOf = (level: number) =>
    revelations.filter((card) => card.level === level).map((card) => card.event.kind);

  it('AUZ-CONTENT-28 each level has ten cards with its own mix of events; 18 of the 30 turn up a tile', () => {
    const mix = [1, 2, 3].map((level) =>
      kinds.map((kind) => eventsOf(level).filter((event) => event === kind).length),
    );
    expect(mix).toEqual([
      [5, 1, 1, 0, 1, 2],
      [4, 2, 1, 2, 0, 1],
      [3, 3, 1, 2, 0, 1],
    ]);
    const turningUp = revelations.filter((card) => card.event.kind.startsWith('reveal'));
    expect(turningUp).toHaveLength(18);
    expect(revelations.every((card) => card.id.startsWith(`R${card.level}-`))).toBe(true);
  });

  it('AUZ-CONTENT-28 the four benefits are 2 Gold, 1 Coal and 1 Iron, 1 Infantry, and Gold for Farms', () => {
    const benefits = revelations.flatMap((card) =>
      card.event.kind === 'benefit' ? [card.event.benefit] : [],
    );
    expect(benefits).toEqual([
      { kind: 'goods', coal: 0, iron: 0, gold: 2 },
      { kind: 'goods', coal: 1, iron: 1, gold: 0 },
      { kind: 'infantry', count: 1 },
      { kind: 'gold-per-farms', per: 2, most: 4 },
    ]);
  });
});

describe('Time Track', () => {
  it('AUZ-CONTENT-29 fifteen spaces are lit, one per Revelation card of a game: the odd ones from 23 to 51', () => {
    const oddSpaces = range(23, 51).filter((space) => space % 2 === 1);
    expect(timeTrack.illuminated).toEqual(oddSpaces);
    expect(timeTrack.illuminated).toHaveLength(3 * supply.revelationsPerLevel);
    expect(bounds(timeTrack.illuminated)[0]).toBeGreaterThan(timeTrack.purpleStart);
    expect(bounds(timeTrack.illuminated)[1]).toBeLessThan(timeTrack.end);
  });

  it('AUZ-CONTENT-29 the first step of the purple disc is lit and the second is not', () => {
    expect(timeTrack.purpleStart).toBe(22);
    expect(timeTrack.illuminated).toContain(timeTrack.purpleStart + 1);
    expect(timeTrack.illuminated).not.toContain(timeTrack.purpleStart + 2);
  });

  it('AUZ-CONTENT-30 AUZ-RULING-60 one to four players start on 1, 3, 5, 7, and four spaces later in co-operation', () => {
    expect(timeTrack.starts).toEqual({ 1: 1, 2: 3, 3: 5, 4: 7 });
    const together = ([2, 3, 4] as const).map(
      (players) => timeTrack.starts[players] + timeTrack.coopShift,
    );
    expect(together).toEqual([7, 9, 11]);
  });

  it('has the spaces 0 to 55 with the end line on 53', () => {
    expect([timeTrack.firstSpace, timeTrack.lastSpace, timeTrack.end]).toEqual([0, 55, 53]);
  });
});

describe('solo', () => {
  it('AUZ-CONTENT-31 ten objectives are worth 5 or 6 VP; one keeps Old Ones more than 3 hexes from the Port', () => {
    expect(objectives.map((objective) => objective.vp)).toEqual([6, 5, 6, 5, 5, 5, 6, 6, 6, 5]);
    expect(objectives.map((objective) => objective.condition)).toEqual([
      { kind: 'port-kept-clear', distance: 3 },
      { kind: 'farms', least: 10 },
      { kind: 'farms-of-each-type', least: 3 },
      { kind: 'tracks', least: 20 },
      { kind: 'treasure', least: 3, counts: { east: 'phosphate', west: 'vp-tokens' } },
      { kind: 'no-temple-on-board' },
      { kind: 'claimed-of-types', least: 1, types: ['shoggoth', 'cthulhu'] },
      { kind: 'claimed', least: 6 },
      { kind: 'no-face-down-tile' },
      { kind: 'units-of-each-type', least: 1 },
    ]);
  });

  it('AUZ-CONTENT-31 every objective can be met with the pieces of the box', () => {
    const { farms, tracks } = supply.perColour;
    const westTokens = west.hexes.filter((hex) => hex.vp > 0);
    for (const { condition } of objectives) {
      if (condition.kind === 'farms') {
        expect(sum(Object.values(farms))).toBeGreaterThanOrEqual(condition.least);
      } else if (condition.kind === 'farms-of-each-type') {
        expect(Math.min(...Object.values(farms))).toBeGreaterThanOrEqual(condition.least);
      } else if (condition.kind === 'tracks') {
        expect(tracks).toBeGreaterThanOrEqual(condition.least);
      } else if (condition.kind === 'treasure') {
        expect(supply.goods.phosphate).toBeGreaterThanOrEqual(condition.least);
        expect(westTokens.length).toBeGreaterThanOrEqual(condition.least);
      } else if (condition.kind === 'units-of-each-type') {
        expect(Math.min(...units.map((unit) => unit.count))).toBeGreaterThanOrEqual(
          condition.least,
        );
      }
    }
  });

  it('has the levels easy, hard and insane with less and less to start from', () => {
    expect(soloLevels).toEqual([
      { id: 'easy', startGoods: { coal: 4, iron: 4, gold: 6 }, startVp: 8, unsurveyed: [14] },
      { id: 'hard', startGoods: { coal: 3, iron: 3, gold: 4 }, startVp: 4, unsurveyed: [14] },
      { id: 'insane', startGoods: { coal: 2, iron: 2, gold: 4 }, startVp: 0, unsurveyed: [] },
    ]);
  });
});

describe('two-player variants', () => {
  const all = variants.flatMap((card): readonly Variant[] => card.variants);
  const pairs = all.flatMap((a, i) => all.slice(i + 1).map((b) => [a, b] as const));
  const changes = (variant: Variant) =>
    Object.keys(variant).filter((key) => !['id', 'code', 'title'].includes(key));
  const change = <Id extends Variant['id']>(id: Id) =>
    found(
      all.find((variant): variant is Extract<Variant, { id: Id }> => variant.id === id),
      id,
    );

  it('AUZ-CONTENT-32 five cards have two variants each, and no two variants set the same number', () => {
    expect(variants.map((card) => card.id)).toEqual(['TV-1', 'TV-2', 'TV-3', 'TV-4', 'TV-5']);
    expect(variants.map((card) => card.variants.map((variant) => variant.id))).toEqual([
      ['restless-sleepers', 'early-ships'],
      ['shared-line', 'closed-borders'],
      ['standing-army', 'scarce-arms'],
      ['open-house', 'fickle-friends'],
      ['thin-seams', 'nothing-sleeps-empty'],
    ]);
    for (const card of variants) {
      expect(card.variants.map((variant) => variant.code)).toEqual([`${card.id}A`, `${card.id}B`]);
    }
    expect(pairs).toHaveLength(45);
    for (const [a, b] of pairs) {
      const shared = changes(a).filter((key) => changes(b).includes(key));
      expect(shared, `${a.id} with ${b.id}`).toEqual([]);
    }
  });

  it('AUZ-CONTENT-36 two starting armies and the arms removed after them still leave every unit type for sale', () => {
    const { removed } = change('scarce-arms');
    const { infantry } = change('standing-army');
    expect(removed).toEqual({ infantry: 4, car: 2, artillery: 1, airship: 1, train: 1 });
    expect(infantry).toBe(2);
    for (const unit of units) {
      const dealt = unit.type === 'infantry' ? 2 * infantry : 0;
      expect(unit.count - dealt - removed[unit.type], unit.type).toBeGreaterThan(0);
    }
  });

  it('AUZ-CONTENT-36 both start spaces together keep the players, in co-operation too, before the purple disc', () => {
    const { purpleStart } = change('restless-sleepers');
    const { start } = change('early-ships');
    expect([purpleStart, start]).toEqual([20, 1]);
    expect(start + timeTrack.coopShift).toBeLessThan(purpleStart);
    expect(purpleStart).toBeLessThan(bounds(timeTrack.illuminated)[0]);
  });

  it('AUZ-CONTENT-36 the other numbers fit the box whatever else is active', () => {
    expect(change('shared-line').surcharge).toBe(1);
    expect(change('open-house').display).toBe(7);
    expect(change('open-house').display).toBeLessThan(personalities.length);
    expect(change('thin-seams').piecesPerSymbol).toEqual({ coal: 2, iron: 2, gold: 2 });
    const sleepers = baseTiles.filter((tile) => tile.type !== 'empty');
    expect(byLevel(sleepers, (tile) => tile.vp).map((level) => level.length)).toEqual([11, 9, 9]);
  });
});

describe('supply', () => {
  it('AUZ-CONTENT-33 the 17 VP tokens are eight 1s, five 3s and four 5s, enough for the Western map', () => {
    expect(supply.vpTokens).toEqual([
      { value: 1, count: 8 },
      { value: 3, count: 5 },
      { value: 5, count: 4 },
    ]);
    expect(sum(supply.vpTokens.map((tokens) => tokens.count))).toBe(17);
    expect(sum(supply.vpTokens.map((tokens) => tokens.value * tokens.count))).toBe(43);
    const onTheMap = (value: number) => west.hexes.filter((hex) => hex.vp === value).length;
    expect([onTheMap(3), onTheMap(5)]).toEqual([4, 3]);
    for (const { value, count } of supply.vpTokens) {
      expect(onTheMap(value)).toBeLessThanOrEqual(count);
    }
  });

  it('AUZ-CONTENT-34 13 Sanity tokens serve four players and the one more of Count Jago', () => {
    expect(supply.sanityPerPlayer).toBe(3);
    expect(supply.sanityTokens).toBe(4 * supply.sanityPerPlayer + 1);
    expect(supply.sanityTokens).toBe(13);
  });

  it('gives each colour 20 cubes, 3 discs of which 2 are spare, 20 tracks, 7 Farms of each type and a Port', () => {
    expect(supply.perColour).toEqual({
      ports: 1,
      cubes: 20,
      discs: 3,
      spareDiscs: 2,
      tracks: 20,
      farms: { corn: 7, sheep: 7, cattle: 7 },
    });
    expect(supply.goods).toEqual({ coal: 50, iron: 50, gold: 50, phosphate: 7 });
    expect([supply.personalityDisplay, supply.revelationsPerLevel]).toEqual([5, 5]);
  });

  it('has nine Action Boxes, with a price in TP wherever the price is fixed', () => {
    expect(Object.fromEntries(boxes.map((box) => [box.id, box.tp]))).toEqual({
      'rail-plain': 2,
      'rail-any': 3,
      mine: 1,
      recruit: 1,
      buy: 1,
      trade: 1,
      farm: null,
      attack: null,
      retrieve: 1,
    });
    expect(boxes).toHaveLength(9);
  });
});

describe('units', () => {
  it('AUZ-UNIT-01 the five unit types have their stated count, cost, range, capacity and part in attack time', () => {
    expect(
      units.map((unit) => [
        unit.type,
        unit.count,
        unit.cost,
        unit.range,
        unit.capacity,
        unit.countsForTime,
      ]),
    ).toEqual([
      ['infantry', 10, 1, 1, 2, true],
      ['car', 5, 3, 2, 2, true],
      ['artillery', 3, 5, 1, 2, true],
      ['airship', 3, 4, 4, 2, false],
      ['train', 4, 4, 0, 3, false],
    ]);
  });

  it('AUZ-RULING-77 at most 9 purple cubes lie on units at once, so 10 are never too few', () => {
    const capacityPersonalities: Partial<Record<UnitType, string>> = {
      car: 'proust',
      train: 'krupp',
      airship: 'xiang',
    };
    const persistent = personalities
      .filter((personality) => personality.kind === 'persistent')
      .map((personality): string => personality.id);
    const survivable = units.map((unit) => {
      const friend = capacityPersonalities[unit.type];
      const bonus = friend !== undefined && persistent.includes(friend) ? 1 : 0;
      return unit.capacity + bonus - 1;
    });
    expect(sum(survivable)).toBe(9);
    expect(supply.purpleCubes).toBe(10);
  });
});

describe('personalities', () => {
  const ruleNumber = (rule: string) => rule.replace('AUZ-PERS-', '');
  const ofKind = (kind: string) =>
    personalities
      .filter((personality) => personality.kind === kind)
      .map((personality) => ruleNumber(personality.rule))
      .join(' ');

  it('AUZ-PERS-00g AUZ-RULING-01 there are 36 different personalities, one card and one rule each', () => {
    expect(personalities.map((personality) => ruleNumber(personality.rule))).toEqual(
      range(1, 36).map((i) => String(i).padStart(2, '0')),
    );
    expect(new Set(personalities.map((personality) => personality.id)).size).toBe(36);
    expect(new Set(personalities.map((personality) => personality.name.en)).size).toBe(36);
    expect(new Set(personalities.map((personality) => personality.name.fr)).size).toBe(36);
  });

  it('AUZ-PERS-00g 10 are persistent, 9 once per combat, 12 one-use and 5 score at the end', () => {
    expect(ofKind('persistent')).toBe('02 03 04 06 11 17 18 21 32 36');
    expect(ofKind('combat')).toBe('05 08 09 10 15 16 20 26 27');
    expect(ofKind('one-use')).toBe('01 07 12 13 14 19 22 23 24 25 34 35');
    expect(ofKind('vp')).toBe('28 29 30 31 33');
  });
});

describe('the content set', () => {
  it('is plain JSON, so it can be hashed, stored and overridden', () => {
    expect(JSON.parse(JSON.stringify(standardContent))).toStrictEqual(standardContent);
  });

  it('names everything that has a name in English and in French', () => {
    const named = [
      ...bothMaps.map((map) => map.name),
      ...personalities.map((personality) => personality.name),
      ...revelations.map((card) => card.title),
      ...objectives.map((objective) => objective.title),
      ...variants.flatMap((card) => [card.title, ...card.variants.map((half) => half.title)]),
    ];
    expect(named).toHaveLength(2 + 36 + 30 + 10 + 15);
    expect(named.filter((name) => name.en.trim() === '' || name.fr.trim() === '')).toEqual([]);
  });
});
