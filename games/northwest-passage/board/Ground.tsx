import { memo, type ReactElement } from 'react';
import type { Chart } from '../rules/chart.ts';
import { LAND } from '../rules/state.ts';
import type { View } from '../view.ts';
import { coastsOf, type Plot } from './coast.ts';
import { CELL, cellPoint, cornerPoint, round, spotBox } from './geometry.ts';
import { type Floe, iceEdge, packIce, TONES } from './ice.ts';
import { hachures, mountains } from './relief.ts';

/** Widths of the water lines along a coast, from the deep to the shore. */
const SHOALS = [34, 23, 14, 7];

/** Pack ice is drawn once for a chart of this size. */
const packs = new Map<string, { readonly pack: readonly Floe[]; readonly edge: string }>();

function iceOver(chart: Chart): { readonly pack: readonly Floe[]; readonly edge: string } {
  const [width, height] = [chart.cols * CELL, chart.rows * CELL];
  const key = `${width} ${height}`;
  const known = packs.get(key);
  if (known) return known;
  const made = { pack: packIce(width, height), edge: iceEdge(width) };
  packs.set(key, made);
  return made;
}

function plotsOf(chart: Chart, view: View): Plot[] {
  const isLand = (corner: number | undefined): boolean => view.corners[corner ?? -1] === LAND;
  return view.tiles.flatMap((tile) =>
    (chart.spot(tile.cells)?.cells ?? []).map((cell): Plot => {
      const [nw, ne, sw, se] = chart.cornersOf[cell] ?? [];
      return {
        col: cell % chart.cols,
        row: Math.floor(cell / chart.cols),
        land: [isLand(nw), isLand(ne), isLand(se), isLand(sw)],
      };
    }),
  );
}

/** Land corners with how much land is around them, for mountains. */
const landCorners = (chart: Chart, view: View) =>
  view.corners.flatMap((terrain, corner) =>
    terrain === LAND
      ? [
          {
            at: cornerPoint(chart, corner),
            land: (chart.cornersAround[corner] ?? []).filter((v) => view.corners[v] === LAND)
              .length,
          },
        ]
      : [],
  );

const tilesKey = (view: View): string =>
  view.tiles.map(({ cells, face, turn }) => `${cells}${face}${turn}`).join(' ');

/**
 * Sea, ice, land and coast of everything that is charted. Drawn again only when a tile comes down or
 * the ice moves.
 */
export const Ground = memo(
  function Ground(props: {
    readonly chart: Chart;
    readonly view: View;
    readonly id: string;
  }): ReactElement {
    const { chart, view, id } = props;
    const { cells, land, line, strokes, peaks, middles, pack } = drawingOf(chart, view);
    return (
      <g className="nwp-ground" aria-hidden="true">
        <clipPath id={`${id}charted`}>
          <path d={cells} />
        </clipPath>
        <g clipPath={`url(#${id}charted)`}>
          <path d={cells} className="nwp-sea" />
          {SHOALS.map((width, i) => (
            <g key={width}>
              {i % 2 === 0 && <path d={line} className="nwp-waterline" strokeWidth={width + 1.6} />}
              <path d={line} className={`nwp-shoal nwp-shoal-${i}`} strokeWidth={width} />
            </g>
          ))}
          <g clipPath={`url(#${id}frozen)`}>
            <path d={cells} className="nwp-crack" />
            {pack.tones.map((d, tone) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: tones are known by their numbers
              <path key={tone} d={d} className={`nwp-floe nwp-floe-${tone}`} />
            ))}
            <path d={pack.ridges} className="nwp-ridge" />
            <path d={line} className="nwp-fast-ice" />
          </g>
          <path d={land} className="nwp-land" />
          <path d={strokes} className="nwp-hachures" />
          <path d={peaks.ridges} className="nwp-peaks" />
          <path d={peaks.shades} className="nwp-peak-shade" />
          <g clipPath={`url(#${id}frozen)`}>
            <path d={land} className="nwp-snow" />
          </g>
          <path d={line} className="nwp-coast" />
        </g>
        {view.tiles.map((tile) => {
          const box = spotBox(chart, tile.cells);
          return (
            <rect
              key={tile.cells}
              {...box}
              rx="4"
              className={tile.joker ? 'nwp-tile-edge joker' : 'nwp-tile-edge'}
            />
          );
        })}
        <path d={middles} className="nwp-tile-middle" />
      </g>
    );
  },
  (before, after) =>
    before.chart === after.chart &&
    before.id === after.id &&
    tilesKey(before.view) === tilesKey(after.view),
);

/** Only the floes that some tile shows: the others would be drawn to be cut away. */
function packOver(chart: Chart, plots: readonly Plot[]) {
  const charted = new Set(plots.map(({ col, row }) => row * chart.cols + col));
  const seen = iceOver(chart).pack.filter(({ corners }) =>
    corners.some(({ x, y }) => {
      const col = Math.floor(x / CELL);
      return col >= 0 && col < chart.cols && charted.has(Math.floor(y / CELL) * chart.cols + col);
    }),
  );
  return {
    tones: Array.from({ length: TONES }, (_, tone) =>
      seen.flatMap((floe) => (floe.tone === tone ? [floe.outline] : [])).join(''),
    ),
    ridges: seen.map(({ ridge }) => ridge).join(''),
  };
}

function drawingOf(chart: Chart, view: View) {
  const plots = plotsOf(chart, view);
  const coasts = coastsOf(plots);
  return {
    cells: plots
      .map(({ col, row }) => `M${col * CELL} ${row * CELL}h${CELL}v${CELL}h${-CELL}z`)
      .join(''),
    land: coasts.land,
    line: coasts.line,
    strokes: hachures(coasts.shores),
    peaks: mountains(landCorners(chart, view)),
    middles: view.tiles.map((tile) => middleLine(chart, tile.cells)).join(''),
    pack: packOver(chart, plots),
  };
}

/** NWP-GRID-10: the dotted line is only an aid for the eye. */
function middleLine(chart: Chart, cells: string): string {
  const spot = chart.spot(cells);
  const second = spot?.cells[1];
  if (!spot || second === undefined) return '';
  const { x, y } = cellPoint(chart, second);
  return spot.across ? `M${x} ${y + 5}v${CELL - 10}` : `M${x + 5} ${y}h${CELL - 10}`;
}

/** The line between ice and open water, with its flag; it slides when the sun has moved. */
export function IceLine(props: {
  readonly chart: Chart;
  readonly frozen: number;
  readonly label: string;
}): ReactElement {
  const { chart, frozen } = props;
  const width = chart.cols * CELL;
  const { edge } = iceOver(chart);
  // Greenland's arrow stands in the way of a flag in the east.
  const west = frozen >= 2 && frozen <= 4;
  return (
    <g
      className={frozen === 0 ? 'nwp-ice-line none' : 'nwp-ice-line'}
      style={{ transform: `translateY(${frozen * CELL}px)` }}
      aria-hidden="true"
    >
      <path d={edge} className="nwp-ice-glow" />
      <path d={edge} className="nwp-ice-edge" />
      <path d={edge} className="nwp-ice-light" transform="translate(0 -1.4)" />
      <g
        transform={west ? 'translate(-50 0)' : `translate(${width + 20} 0)`}
        className="nwp-ice-flag"
      >
        <path d={west ? 'M0 0l-7-8.5h-54v17h54z' : 'M0 0l7-8.5h54v17h-54z'} />
        <text x={west ? -34 : 34} y="4.4">
          {props.label}
        </text>
      </g>
    </g>
  );
}

/** What is frozen, as a shape to cut with. */
export function FrozenShape(props: {
  readonly chart: Chart;
  readonly frozen: number;
  readonly id: string;
}): ReactElement {
  return (
    <clipPath id={`${props.id}frozen`}>
      <rect
        className="nwp-frozen"
        x="-8"
        y="-8"
        width={props.chart.cols * CELL + 16}
        height={props.frozen === 0 ? 0 : round(props.frozen * CELL + 8)}
      />
    </clipPath>
  );
}
