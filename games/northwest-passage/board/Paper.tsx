import { memo, type ReactElement } from 'react';
import type { Chart } from '../rules/chart.ts';
import { CELL, noise, round } from './geometry.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Between the grid and the chequered border. */
const MARGIN = 13;

/** Straight lines of bearing that spread from a rose, as on old sea charts. */
function bearings(x: number, y: number, reach: number): string {
  return Array.from({ length: 32 }, (_, i) => {
    const turn = (Math.PI * 2 * i) / 32;
    return `M${round(x)} ${round(y)}L${round(x + Math.cos(turn) * reach)} ${round(y + Math.sin(turn) * reach)}`;
  }).join('');
}

/** Fibres and specks of the paper. */
function fibres(width: number, height: number): string {
  return Array.from({ length: 420 }, (_, i) => {
    const [x, y] = [noise(i, 31) * width, noise(i, 32) * height];
    const [dx, dy] = [(noise(i, 33) - 0.5) * 9, (noise(i, 34) - 0.5) * 5];
    return `M${round(x)} ${round(y)}q${round(dx)} ${round(-dy)} ${round(dx * 1.6)} ${round(dy)}`;
  }).join('');
}

function frost(width: number, height: number): string {
  let d = '';
  for (let x = -height; x < width; x += 9) d += `M${x} ${height}l${height} ${-height}`;
  return d;
}

/** One ring of black and white along all four sides. */
function chequers(chart: Chart): string {
  const [width, height] = [chart.cols * CELL, chart.rows * CELL];
  const [out, thick] = [MARGIN, 5];
  let d = '';
  for (let col = 1; col < chart.cols; col += 2)
    for (const y of [-out - thick, height + out])
      d += `M${col * CELL} ${y}h${CELL}v${thick}h${-CELL}z`;
  for (let row = 1; row < chart.rows; row += 2)
    for (const x of [-out - thick, width + out])
      d += `M${x} ${row * CELL}v${CELL}h${thick}v${-CELL}z`;
  return d;
}

/** The sheet itself: paper, folds, grid, border, letters and numbers, zones. */
export const Paper = memo(function Paper(props: {
  readonly chart: Chart;
  readonly id: string;
}): ReactElement {
  const { chart, id } = props;
  const [width, height] = [chart.cols * CELL, chart.rows * CELL];
  const out = MARGIN + 5;
  let grid = '';
  for (let x = 0; x <= chart.cols; x++) grid += `M${x * CELL} 0V${height}`;
  for (let y = 0; y <= chart.rows; y++) grid += `M0 ${y * CELL}H${width}`;
  const { zones } = chart.content.board;
  return (
    <g className="nwp-paper" aria-hidden="true">
      <defs>
        <linearGradient id={`${id}fold`}>
          <stop offset="0" className="nwp-fold-dark" stopOpacity="0" />
          <stop offset=".485" className="nwp-fold-dark" stopOpacity=".05" />
          <stop offset=".5" className="nwp-fold-dark" stopOpacity=".1" />
          <stop offset=".505" className="nwp-fold-light" stopOpacity=".35" />
          <stop offset=".54" className="nwp-fold-light" stopOpacity=".08" />
          <stop offset="1" className="nwp-fold-light" stopOpacity="0" />
        </linearGradient>
        <clipPath id={`${id}sheet`}>
          <rect width={width} height={height} />
        </clipPath>
      </defs>
      <rect
        x={-out}
        y={-out}
        width={width + 2 * out}
        height={height + 2 * out}
        className="nwp-sheet"
      />
      <g clipPath={`url(#${id}sheet)`}>
        <path
          d={
            bearings(width * 0.805, height * 0.79, width) +
            bearings(width * 0.2, height * 0.25, width)
          }
          className="nwp-bearings"
        />
        <path d={fibres(width, height)} className="nwp-fibres" />
        <g clipPath={`url(#${id}frozen)`}>
          <path d={frost(width, height)} className="nwp-frost" />
        </g>
        {[0.25, 0.5, 0.75].map((share) => (
          <rect
            key={share}
            x={width * share - 70}
            width="140"
            height={height}
            fill={`url(#${id}fold)`}
          />
        ))}
      </g>
      <path d={grid} className="nwp-grid" />
      {zones.map(
        ({ columns: [from] }) =>
          from > 1 && (
            <path
              key={from}
              d={`M${(from - 1) * CELL} ${-MARGIN}V${height + MARGIN}`}
              className="nwp-zone-line"
            />
          ),
      )}
      <rect
        x={-MARGIN}
        y={-MARGIN}
        width={width + 2 * MARGIN}
        height={height + 2 * MARGIN}
        className="nwp-border"
      />
      <rect
        x={-out}
        y={-out}
        width={width + 2 * out}
        height={height + 2 * out}
        className="nwp-border"
      />
      <path d={chequers(chart)} className="nwp-chequers" />
      {zones.map(({ times, columns: [from, to] }) => (
        <g key={times} transform={`translate(${((from + to - 1) / 2) * CELL} ${-MARGIN - 2})`}>
          <path d="M-22-9.5H22L28 0L22 9.5H-22L-28 0Z" className="nwp-zone-plate" />
          <text y="5.6" className="nwp-zone-name">
            ×{times}
          </text>
        </g>
      ))}
      {Array.from({ length: chart.rows }, (_, row) => (
        <text key={LETTERS[row]} x={-out - 11} y={(row + 0.5) * CELL + 5} className="nwp-letter">
          {LETTERS[row]}
        </text>
      ))}
      {Array.from({ length: chart.cols }, (_, col) => (
        <text
          // biome-ignore lint/suspicious/noArrayIndexKey: columns are known by their numbers
          key={col}
          x={(col + 0.5) * CELL}
          y={height + out + 16}
          className="nwp-letter"
        >
          {col + 1}
        </text>
      ))}
    </g>
  );
});

/** Where so many columns and rows are still empty, the first of these places; or null. */
function emptyAt(
  chart: Chart,
  cover: readonly number[],
  wide: number,
  high: number,
  places: readonly (readonly [number, number])[],
): readonly [number, number] | null {
  const empty = ([col, row]: readonly [number, number]): boolean => {
    for (let x = col; x < col + wide; x++)
      for (let y = row; y < row + high; y++)
        if (x >= chart.cols || y >= chart.rows || (cover[y * chart.cols + x] ?? -1) >= 0)
          return false;
    return true;
  };
  return places.find(empty) ?? null;
}

const ROSES = [
  [11, 6],
  [2, 1],
  [12, 6],
  [2, 6],
  [7, 6],
  [7, 1],
  [12, 0],
  [0, 0],
] as const;
const NAMES = [
  [3, 4],
  [5, 8],
  [6, 6],
  [1, 8],
  [6, 2],
  [10, 9],
  [1, 1],
  [10, 0],
] as const;

/** What stands where nothing is charted: a rose, and the word for it. */
export const Blank = memo(function Blank(props: {
  readonly chart: Chart;
  readonly cover: readonly number[];
  readonly word: string;
}): ReactElement {
  const { chart, cover } = props;
  const { zones } = chart.content.board;
  const rose = emptyAt(chart, cover, 3, 3, ROSES);
  const aside = NAMES.filter(([col, row]) => {
    if (!rose) return true;
    const [x, y] = rose;
    return col + 6 <= x || col >= x + 3 || row < y || row >= y + 3;
  });
  const word = emptyAt(chart, cover, 6, 1, aside);
  return (
    <g className="nwp-blank" aria-hidden="true">
      {zones.map(({ times, columns: [from, to] }) => {
        const col = (from + to) / 2 - 1;
        if (!emptyAt(chart, cover, 2, 1, [[Math.floor(col), 0]])) return null;
        return (
          <text key={times} x={(col + 0.5) * CELL} y={CELL * 0.72} className="nwp-zone">
            ×{times}
          </text>
        );
      })}
      {word && (
        <text x={(word[0] + 3) * CELL} y={(word[1] + 0.5) * CELL + 9} className="nwp-unexplored">
          {props.word}
        </text>
      )}
      {rose && <Rose x={(rose[0] + 1.5) * CELL} y={(rose[1] + 1.5) * CELL} r={CELL * 1.12} />}
    </g>
  );
});

function Rose(props: { readonly x: number; readonly y: number; readonly r: number }): ReactElement {
  const { x, y, r } = props;
  const point = (turn: number, length: number, wide: number) => {
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const tip = `${round(c * length)} ${round(s * length)}`;
    const left = `${round(c * wide - s * wide)} ${round(s * wide + c * wide)}`;
    const right = `${round(c * wide + s * wide)} ${round(s * wide - c * wide)}`;
    return { dark: `M0 0L${tip}L${left}Z`, light: `M0 0L${tip}L${right}Z` };
  };
  const points = Array.from({ length: 16 }, (_, i) => {
    const turn = (Math.PI * i) / 8 - Math.PI / 2;
    const length = i % 4 === 0 ? r : i % 2 === 0 ? r * 0.68 : r * 0.46;
    return { order: i % 4 === 0 ? 2 : i % 2 === 0 ? 1 : 0, ...point(turn, length, r * 0.1) };
  }).sort((a, b) => a.order - b.order);
  const ticks = Array.from({ length: 72 }, (_, i) => {
    const turn = (Math.PI * i) / 36;
    const from = r * (i % 6 === 0 ? 0.8 : 0.84);
    return `M${round(Math.cos(turn) * from)} ${round(Math.sin(turn) * from)}L${round(Math.cos(turn) * r * 0.88)} ${round(Math.sin(turn) * r * 0.88)}`;
  }).join('');
  return (
    <g className="nwp-rose" transform={`translate(${x} ${y})`}>
      <circle r={r * 0.88} />
      <circle r={r * 0.78} />
      <path d={ticks} className="nwp-ticks" />
      {points.map(({ dark, light }) => (
        <g key={dark}>
          <path d={light} className="nwp-rose-light" />
          <path d={dark} className="nwp-rose-dark" />
        </g>
      ))}
      <path d={`M0 ${round(-r - 13)}l4 8l-4-2.4l-4 2.4z`} className="nwp-north" />
    </g>
  );
}
