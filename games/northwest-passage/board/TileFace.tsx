import { memo, type ReactElement, useId } from 'react';
import type { TileSymbol } from '../content/types.ts';
import type { Chart } from '../rules/chart.ts';
import type { Face } from '../rules/shapes.ts';
import { coastsOf, type Plot } from './coast.ts';
import { CELL } from './geometry.ts';
import { Token } from './Pieces.tsx';
import { hachures } from './relief.ts';

/** The cells of a tile as they lie, from the Land among the corners of the spot. */
export function plotsOfBits(
  cells: readonly { readonly col: number; readonly row: number }[],
  across: boolean,
  bits: number,
): Plot[] {
  const land = (i: number): boolean => (bits & (1 << i)) !== 0;
  return cells.map(({ col, row }, cell) => {
    // Corners come in reading order: three above three, two by two downwards, or just four.
    const [nw, ne, sw, se] =
      cells.length === 1
        ? [0, 1, 2, 3]
        : across
          ? [cell, cell + 1, cell + 3, cell + 4]
          : [2 * cell, 2 * cell + 1, 2 * cell + 2, 2 * cell + 3];
    return { col, row, land: [land(nw ?? 0), land(ne ?? 0), land(se ?? 0), land(sw ?? 0)] };
  });
}

/** Sea, land and coast of some cells, without anything on them. */
export function Terrain(props: {
  readonly plots: readonly Plot[];
  readonly id: string;
}): ReactElement {
  const coasts = coastsOf(props.plots);
  const cells = props.plots
    .map(({ col, row }) => `M${col * CELL} ${row * CELL}h${CELL}v${CELL}h${-CELL}z`)
    .join('');
  return (
    <g>
      <clipPath id={props.id}>
        <path d={cells} />
      </clipPath>
      <g clipPath={`url(#${props.id})`}>
        <path d={cells} className="nwp-sea" />
        {[23, 14, 7].map((width, i) => (
          <path
            key={width}
            d={coasts.line}
            className={`nwp-shoal nwp-shoal-${i + 1}`}
            strokeWidth={width}
          />
        ))}
        <path d={coasts.land} className="nwp-land" />
        <path d={hachures(coasts.shores)} className="nwp-hachures" />
        <path d={coasts.line} className="nwp-coast" />
      </g>
    </g>
  );
}

/** One face of a tile as printed, with its symbol. */
export const TileFace = memo(function TileFace(props: {
  readonly chart: Chart;
  readonly tile: string;
  readonly face: Face;
  /** Height in pixels; twice as wide for a Large tile. */
  readonly high: number;
}): ReactElement {
  const { chart, tile, face } = props;
  const id = useId();
  const land = chart.land(tile, face);
  const large = land.length === 6;
  const bits = land.reduce((sum, dry, i) => (dry ? sum | (1 << i) : sum), 0);
  const cells = (large ? [0, 1] : [0]).map((col) => ({ col, row: 0 }));
  const printed = chart.content.large.find((held) => held.id === tile);
  const symbol: TileSymbol | null = face === 'A' ? (printed?.symbol ?? null) : null;
  const width = cells.length * CELL;
  return (
    <svg
      className="nwp-face"
      width={(props.high * (width + 4)) / (CELL + 4)}
      height={props.high}
      viewBox={`-2 -2 ${width + 4} ${CELL + 4}`}
      aria-hidden="true"
    >
      <Terrain plots={plotsOfBits(cells, true, bits)} id={id} />
      <rect width={width} height={CELL} rx="4" className="nwp-tile-edge" />
      {large && <path d={`M${CELL} 5v${CELL - 10}`} className="nwp-tile-middle" />}
      {symbol && (
        <g transform={`translate(${((printed?.cell ?? 1) - 0.5) * CELL} ${CELL / 2})`}>
          <Token token={symbol} />
        </g>
      )}
    </svg>
  );
});
