import { Chance, deriveKey, newChance } from '@incognita/kernel';
import { describe, expect, it } from 'vitest';
import { standardContent } from '../content/index.ts';
import { chartOf } from '../rules/chart.ts';
import { zonesOf } from '../rules/ice.ts';
import { islandsAt } from '../rules/islands.ts';
import { berths, spotWillDo } from '../rules/placement.ts';
import { routeOpen, routeStaysOpen } from '../rules/sea-route.ts';
import { landOf, lookAlike } from '../rules/shapes.ts';
import { LAND, SEA, UNKNOWN } from '../rules/state.ts';
import { naive } from './naive.ts';
import { Situation } from './situation.ts';

const chart = chartOf(standardContent, { seats: 2, play: 'standard', terror: false, harder: 0 });

describe('the grid', () => {
  it('NWP-GRID-01, NWP-GRID-02: cells by column and row, corners from (0,0) to (16,10)', () => {
    expect(chart.cellNames[0]).toBe('1A');
    expect(chart.cellNames.at(-1)).toBe('16J');
    expect(chart.cornerNames.at(-1)).toBe('16,10');
    expect(chart.cornersOf[chart.cell('9E')]?.map((v) => chart.cornerNames[v])).toEqual([
      '8,4',
      '9,4',
      '8,5',
      '9,5',
    ]);
  });
  it('NWP-GRID-04: a Small tile has one cell and four corners, a Large one two and six', () => {
    expect(chart.spot('8D')?.corners).toHaveLength(4);
    expect(chart.spot('8D-9D')?.corners).toHaveLength(6);
    expect(chart.spot('8D-8E')?.corners.map((v) => chart.cornerNames[v])).toEqual([
      '7,3',
      '8,3',
      '7,4',
      '8,4',
      '7,5',
      '8,5',
    ]);
    expect(chart.spot('16A-17A')).toBeNull();
    expect(chart.spots).toHaveLength(160 + 150 + 144);
  });
  it('NWP-GRID-05: every pattern of four corners is one of the six shapes, turned', () => {
    const count = (shape: string): number =>
      chart.fillers.filter((filler) => filler.shape === shape).length;
    expect(['S0', 'S1', 'S2a', 'S2o', 'S3', 'S4'].map(count)).toEqual([1, 4, 4, 2, 4, 1]);
  });
});

describe('turned tiles', () => {
  it('NWP-CONTENT-16: the four rotations put each printed corner where the rulebook says', () => {
    // Only TL is Land: T32. The symbol is in cell 1.
    const shape = chart.shape('T32');
    const where = (turn: 0 | 90 | 180 | 270, spot: string): string | undefined => {
      const lie = shape.every.find((held) => held.face === 'A' && held.turn === turn);
      const corners = chart.spot(spot)?.corners ?? [];
      return chart.cornerNames[corners[Math.log2(lie?.bits ?? 0)] ?? -1];
    };
    expect(where(0, '8D-9D')).toBe('7,3');
    expect(where(180, '8D-9D')).toBe('9,4');
    expect(where(90, '8D-8E')).toBe('8,3');
    expect(where(270, '8D-8E')).toBe('7,5');
    // Only TR is Land: T08.
    const tr = chart.shape('T08');
    const cornerOf = (turn: number, spot: string): string | undefined => {
      const lie = tr.every.find((held) => held.face === 'A' && held.turn === turn);
      return chart.cornerNames[chart.spot(spot)?.corners[Math.log2(lie?.bits ?? 0)] ?? -1];
    };
    expect(cornerOf(90, '8D-8E')).toBe('8,5');
    expect(cornerOf(270, '8D-8E')).toBe('7,3');
  });
  it('the symbol turns with the tile', () => {
    const cells = [0, 90, 180, 270].map(
      (turn) =>
        chart.shape('T32').every.find((lie) => lie.face === 'A' && lie.turn === turn)?.symbol,
    );
    expect(cells).toEqual([0, 0, 1, 1]);
  });
  it('what looks alike is on offer once, and found by every face and turn', () => {
    for (const tile of standardContent.large) {
      const shape = chart.shape(tile.id);
      for (const lie of shape.every) {
        const offered = lookAlike(shape, lie.face, lie.turn);
        expect(offered?.bits).toBe(lie.bits);
        expect(offered?.symbol).toBe(lie.symbol);
      }
      const keys = shape.across.map((lie) => `${lie.bits} ${lie.symbol}`);
      expect(new Set(keys).size).toBe(keys.length);
    }
    expect(chart.shape('T00').across).toHaveLength(2);
    expect(landOf('LS/SL')).toEqual([true, false, false, true]);
  });
});

/** Random games, looked at every few decisions, and compared with the slow way. */
function positions(seed: number, each: (table: Situation) => void): void {
  const table = new Situation({ seed, config: { seats: 3 } });
  const chance = new Chance(newChance(deriveKey('2'.repeat(64), `geometry ${seed}`)));
  for (let i = 0; table.choices.length > 0; i++) {
    const { choices } = table.question;
    // Placements are what makes a map.
    const placing = choices.filter((choice) => choice.do === 'act' && choice.action === 'place');
    const list = placing.length > 0 && chance.below(3) > 0 ? placing : choices;
    const choice = list[chance.below(list.length)];
    if (choice) table.engine.apply(table.world, choice);
    if (i % 9 === 0) each(table);
  }
}

describe('against a naive reading of the rules', () => {
  it('NWP-GRID-03, NWP-PLACE-07, NWP-REACH-02, NWP-REACH-05: the same placements are legal', () => {
    let compared = 0;
    for (const seed of [1, 2, 3])
      positions(seed, ({ g }) => {
        const beside = g.state.tiles.is.length - 1;
        for (const tile of ['T07', 'T21', 'T45', 'T63', 'S3', 'S2o', 'S4']) {
          const quick = berths(g, beside, g.content.shape(tile).large)
            .filter((berth) => spotWillDo(g, tile, berth))
            .map(({ spot }) => spot.name)
            .sort();
          expect(quick).toEqual(naive(g).spots(tile, beside).sort());
          compared += quick.length;
        }
      });
    expect(compared).toBeGreaterThan(200);
  });
  it('NWP-REACH-01, NWP-REACH-03, NWP-REACH-04: the sea-route test, on maps made of land', () => {
    const chance = new Chance(newChance(deriveKey('3'.repeat(64), 'routes')));
    let closed = 0;
    for (let i = 0; i < 500; i++) {
      const { engine, world: blank } = new Situation({ seed: 1 });
      const world = engine.clone(blank);
      // A wall from north to south with a gap or two, and some land around it.
      const column = 3 + chance.below(10);
      for (let y = 0; y <= 10; y++)
        if (chance.below(8) > 0) world.state.corners[y * 17 + column] = LAND;
      for (let n = 0; n < 30; n++) {
        const v = chance.below(187);
        if (world.state.corners[v] === UNKNOWN)
          world.state.corners[v] = chance.below(3) > 0 ? LAND : SEA;
      }
      const g = engine.reader(world);
      // The rules never let it come to this.
      if (!routeOpen(g)) continue;
      const names = ['across', 'down'].flatMap(() => {
        const y = chance.below(9);
        const cell = y * 16 + column - chance.below(2);
        return [g.content.acrossAt[cell], g.content.downAt[cell]];
      });
      for (const spot of names) {
        if (!spot || spot.cells.some((cell) => world.state.cells[cell] !== -1)) continue;
        const bits = chance.below(64);
        const quick = routeStaysOpen(g, spot, bits);
        expect(quick).toBe(naive(g).routeWith(spot.cells, spot.corners, bits));
        if (!quick) closed++;
      }
    }
    expect(closed).toBeGreaterThan(50);
  });
  it('NWP-GRID-06 to 09, NWP-MOVE-10: zones of tiles at every ice line', () => {
    for (const seed of [4, 5])
      positions(seed, ({ g }) => {
        for (const frozen of [0, 2, 3, 5, 8])
          for (let tile = 0; tile < g.state.tiles.is.length; tile++) {
            const quick = zonesOf(g, tile, frozen).map((zone) =>
              [
                ...zone.cells.map((cell) => g.content.cellNames[cell] ?? ''),
                ...zone.corners.map((v) => g.content.cornerNames[v] ?? ''),
              ].sort(),
            );
            const slow = naive(g).zones(tile, frozen);
            expect(quick.map((zone) => zone.join(' ')).sort()).toEqual(
              slow.map((zone) => [...zone].sort().join(' ')).sort(),
            );
          }
      });
  });
  it('NWP-ISLE-01 to 03: islands of a whole map', () => {
    let found = 0;
    for (const seed of [6, 7, 8])
      positions(seed, ({ g }) => {
        const cells = g.state.cells.flatMap((tile, cell) => (tile >= 0 ? [cell] : []));
        const quick = islandsAt(g, cells).sort();
        expect(quick).toEqual(naive(g).islands().sort());
        found += quick.length;
      });
    expect(found).toBeGreaterThan(0);
  });
});
