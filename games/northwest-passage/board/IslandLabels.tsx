import type { ReactElement } from 'react';
import type { Chart } from '../rules/chart.ts';
import { boardWords } from '../text/board.ts';
import type { Props } from './ChartBoard.tsx';
import { coastsOf } from './coast.ts';
import { CELL } from './geometry.ts';
import { type DrawnIsland, drawnIslands } from './islands.ts';

/** A label at the edge of the sheet stays on it. */
const inside = (value: number, cells: number): number =>
  Math.min(Math.max(value, 17), cells * CELL - 17);

/** The value of every island that has been closed, lettered on it; a new one is written large. */
export function IslandLabels(props: Props & { readonly cover: readonly number[] }): ReactElement {
  const { content: chart, news, view } = props;
  const words = boardWords(props.language);
  const laid = new Set(
    news.events.flatMap((event) =>
      event.tell === 'placed' || event.tell === 'hole.filled'
        ? (chart.spot(String(event.cells ?? event.cell))?.cells ?? [])
        : [],
    ),
  );
  const isNew = ({ corners }: DrawnIsland): boolean =>
    corners.some((v) => chart.cellsAt[v]?.some((cell) => laid.has(cell)));
  return (
    <g className="nwp-islands">
      {drawnIslands(chart, view, props.cover).map((island) => (
        <g key={`${island.key} ${island.tiles}`}>
          {isNew(island) && (
            <path d={coastOf(chart, island)} pathLength="1" className="nwp-island-coast" />
          )}
          <g
            transform={`translate(${inside(island.at.x, chart.cols)} ${inside(island.at.y, chart.rows)})`}
          >
            <g className="nwp-island">
              <title>{words.islandOf(island.tiles, island.points)}</title>
              <path d="M-13-8.5q13-4.5 26 0q3 8.5 0 17q-13 4.5-26 0q-3-8.5 0-17z" />
              <text y="5">+{island.points}</text>
            </g>
          </g>
        </g>
      ))}
    </g>
  );
}

/** The coast of one island: it is drawn once more when the last tile closes it. */
function coastOf(chart: Chart, island: DrawnIsland): string {
  const own = new Set(island.corners);
  const cells = new Set(island.corners.flatMap((v) => chart.cellsAt[v] ?? []));
  return coastsOf(
    [...cells].map((cell) => {
      const [nw = -1, ne = -1, sw = -1, se = -1] = chart.cornersOf[cell] ?? [];
      return {
        col: cell % chart.cols,
        row: Math.floor(cell / chart.cols),
        land: [own.has(nw), own.has(ne), own.has(se), own.has(sw)],
      };
    }),
  ).line;
}
