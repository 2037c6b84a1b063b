import type { ReactElement } from 'react';
import { boardWords } from '../text/board.ts';
import type { Props } from './ChartBoard.tsx';
import { CELL } from './geometry.ts';
import { drawnIslands } from './islands.ts';

/** A label at the edge of the sheet stays on it. */
const inside = (value: number, cells: number): number =>
  Math.min(Math.max(value, 17), cells * CELL - 17);

/** The value of every island that has been closed, lettered on it; a new one is written large. */
export function IslandLabels(props: Props & { readonly cover: readonly number[] }): ReactElement {
  const { content: chart, view } = props;
  const words = boardWords(props.language);
  return (
    <g className="nwp-islands">
      {drawnIslands(chart, view, props.cover).map(({ key, at, tiles, points }) => (
        <g
          key={`${key} ${tiles}`}
          transform={`translate(${inside(at.x, chart.cols)} ${inside(at.y, chart.rows)})`}
        >
          <g className="nwp-island">
            <title>{words.islandOf(tiles, points)}</title>
            <path d="M-13-8.5q13-4.5 26 0q3 8.5 0 17q-13 4.5-26 0q-3-8.5 0-17z" />
            <text y="5">+{points}</text>
          </g>
        </g>
      ))}
    </g>
  );
}
