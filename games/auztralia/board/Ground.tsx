import { memo, type ReactElement } from 'react';
import type { Atlas } from '../rules/atlas.ts';
import { beyond, beyondPath, coastline } from './coast.ts';
import { boxAround, centreOf, corner, hexCentre, polygon, round, SIDE } from './geometry.ts';
import { noStrokes, strokeHex } from './textures.ts';

const groundOf = (terrain: string, level: number): string =>
  terrain === 'outback' || terrain === 'desert' ? `level-${level}` : terrain;

/** Sea, shore, land and its textures: everything that never changes in a game. */
export const Ground = memo(function Ground(props: { readonly atlas: Atlas }): ReactElement {
  const { atlas } = props;
  const unmapped = beyond(atlas);
  const coast = coastline(atlas, unmapped);
  const strokes = noStrokes();
  for (const hex of atlas.hexes)
    strokeHex(strokes, centreOf(hex.q, hex.r), hex.terrain, hex.level, hex.n);
  unmapped.forEach((hex, i) => {
    strokeHex(strokes, centreOf(hex.q, hex.r), hex.terrain, hex.level, 1000 + i);
  });
  const box = boxAround(
    atlas,
    atlas.hexes.map((hex) => hex.n),
    40,
  );
  return (
    <g className="ground" aria-hidden="true">
      <rect {...box} className="sea" />
      {[64, 42, 24, 10].map((width, i) => (
        <path key={width} d={coast} className={`shoal shoal-${i}`} strokeWidth={width} />
      ))}
      <path d={coast} className="land" />
      {unmapped.map((hex) => (
        <path
          key={`${hex.q},${hex.r}`}
          d={beyondPath(hex)}
          className={`hex ${groundOf(hex.terrain, hex.level)}`}
        />
      ))}
      {atlas.hexes.map((hex) => (
        <path
          key={hex.n}
          d={polygon(centreOf(hex.q, hex.r), SIDE + 0.6)}
          className={`hex ${groundOf(hex.terrain, hex.level)}`}
        />
      ))}
      <path d={strokes.grass} className="texture grass" />
      <path d={strokes.trees} className="texture trees" />
      <path d={strokes.ridgeLight} className="ridge light" />
      <path d={strokes.ridgeShade} className="ridge shade" />
      <path d={strokes.spinifex} className="texture spinifex" />
      <path d={strokes.dunes} className="texture dunes" />
      <path d={strokes.cracks} className="texture cracks" />
      <path
        d={atlas.hexes.map((hex) => polygon(centreOf(hex.q, hex.r))).join('')}
        className="hex-lines"
      />
      <path d={coast} className="coast" />
    </g>
  );
});

/** Numbers at the west corner, levels as lozenges at the east corner: rails use the sides. */
export const Marks = memo(function Marks(props: { readonly atlas: Atlas }): ReactElement {
  const { atlas } = props;
  let lozenges = '';
  for (const hex of atlas.hexes) {
    const east = corner(hexCentre(atlas, hex.n), 0);
    for (let i = 0; i < hex.level; i++) {
      const y = east.y + (i - (hex.level - 1) / 2) * 8.5;
      lozenges += `M${round(east.x - 8)} ${round(y - 3.6)}l2.8 3.6l-2.8 3.6l-2.8-3.6z`;
    }
  }
  return (
    <g className="marks" aria-hidden="true">
      <path d={lozenges} className="lozenges" />
      {atlas.hexes.map((hex) => {
        const west = corner(hexCentre(atlas, hex.n), 3);
        return (
          <text key={hex.n} x={west.x + 14} y={west.y + 4.5} className="number">
            {hex.n}
          </text>
        );
      })}
    </g>
  );
});
