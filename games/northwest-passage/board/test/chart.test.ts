import { Chance, Engine, newChance } from '@incognita/kernel';
import { describe, expect, it } from 'vitest';
import { northwestPassage } from '../../index.ts';
import { boardWords } from '../../text/board.ts';
import { coastsOf, type Plot } from '../coast.ts';
import { CELL } from '../geometry.ts';
import { coverOf, drawnIslands } from '../islands.ts';
import { stacked } from '../stacks.ts';
import { standings } from '../standing.ts';

/** Cells around the corner 1,1, with Land there and nowhere else. */
const islet: readonly Plot[] = [
  { col: 0, row: 0, land: [false, false, true, false] },
  { col: 1, row: 0, land: [false, false, false, true] },
  { col: 0, row: 1, land: [false, true, false, false] },
  { col: 1, row: 1, land: [true, false, false, false] },
];

describe('the chart: NWP-CONTENT-22', () => {
  it('draws one closed coast around an islet that lies on four cells', () => {
    const { shores } = coastsOf(islet);
    expect(shores.map(({ closed }) => closed)).toEqual([true]);
    const [shore] = shores;
    expect(shore?.points.at(0)).toEqual(shore?.points.at(-1));
  });

  it('crosses the side of a cell near its middle, where the next tile takes it up', () => {
    for (const plot of islet) {
      const [shore] = coastsOf([plot]).shores;
      for (const end of [shore?.points.at(0), shore?.points.at(-1)]) {
        const [x = 0, y = 0] = [end?.x, end?.y];
        const onSide = [x % CELL, y % CELL].map((rest) => rest < 0.01 || rest > CELL - 0.01);
        expect(onSide.filter(Boolean)).toHaveLength(1);
        const along = onSide[0] ? y % CELL : x % CELL;
        expect(Math.abs(along - CELL / 2)).toBeLessThan(9);
      }
    }
  });

  it('keeps opposite Land corners apart: NWP-GRID-07', () => {
    const { shores } = coastsOf([{ col: 3, row: 3, land: [true, false, true, false] }]);
    expect(shores).toHaveLength(2);
  });

  it('keeps land on the right hand, so that strokes go inland', () => {
    const { shores } = coastsOf(islet);
    const points = shores[0]?.points ?? [];
    // Round an island with the land on the right: clockwise on a screen.
    const area = points.reduce((sum, p, i) => {
      const next = points[(i + 1) % points.length] ?? p;
      return sum + (next.x - p.x) * (next.y + p.y);
    }, 0);
    expect(area).toBeLessThan(0);
  });

  it('letters every island that was scored, and no other: NWP-ISLE-01, NWP-ISLE-05', () => {
    const engine = new Engine(northwestPassage);
    const config = { seats: 4, play: 'standard', terror: false, harder: 0 } as const;
    let closed = 0;
    for (let seed = 1; seed <= 80; seed++) {
      const { world } = engine.begin(config, seed.toString(16).padStart(64, '0'));
      const chance = new Chance(newChance(seed.toString(16).padStart(64, '1')));
      const scored: { tiles: number; points: number }[] = [];
      for (
        let choices = engine.choices(world);
        choices.length > 0;
        choices = engine.choices(world)
      ) {
        const wanted = choices.filter(
          (choice) => choice.do === 'act' && ['place', 'draw', 'move'].includes(choice.action),
        );
        const from = wanted.length > 0 ? wanted : choices;
        const choice = from[chance.below(from.length)];
        if (!choice) break;
        const { events } = engine.apply(world, choice, { events: true });
        for (const event of events)
          if (event.tell === 'island') scored.push({ tiles: event.tiles, points: event.points });
      }
      const chart = engine.indexFor(config);
      const view = engine.view(world, 0);
      const drawn = drawnIslands(chart, view, coverOf(chart, view));
      const bySize = (a: { tiles: number }, b: { tiles: number }): number => a.tiles - b.tiles;
      expect(drawn.map(({ tiles, points }) => ({ tiles, points })).sort(bySize)).toEqual(
        scored.sort(bySize),
      );
      closed += scored.length;
      // Every vehicle that is out stands somewhere on the sheet or its arrows.
      for (const { at } of standings(chart, view)) {
        expect(at.x).toBeGreaterThan(-160);
        expect(at.x).toBeLessThan((chart.cols + 3) * CELL);
      }
    }
    expect(closed).toBeGreaterThan(12);
  });
});

/** Every text of the words, with functions called on something harmless. */
function textsOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, held]) => textsOf(held, `${path}.${key}`));
}

describe('the words of the board', () => {
  it('are set in French with no-break spaces and curly apostrophes', () => {
    const words = boardWords('fr');
    const cards = northwestPassage.content.voyage.map((card) => words.cardText(card));
    const loose = [
      ...textsOf(words),
      ...cards.map((text, i): [string, string] => [`card ${i}`, text]),
    ];
    expect(loose.filter(([, text]) => /'| [:;?!%»]|« /.test(text))).toEqual([]);
  });

  it('say what each Voyage card does', () => {
    for (const language of ['en', 'fr'] as const)
      for (const card of northwestPassage.content.voyage)
        expect(boardWords(language).cardText(card), card.id).toMatch(/\.$/);
  });
});

describe('what the others hold: NWP-DRAW-02', () => {
  it('is seen tile by tile in the order in which it came, those that are alike on one another', () => {
    expect(stacked(['T05', 'S1', 'S2a', 'S1', 'T00', 'S1'])).toEqual([
      { tile: 'T05', count: 1 },
      { tile: 'S1', count: 3 },
      { tile: 'S2a', count: 1 },
      { tile: 'T00', count: 1 },
    ]);
    expect(stacked([])).toEqual([]);
  });
});
