import type { ReactElement } from 'react';
import type { HexId } from '../../content/types.ts';
import { hexCentre, outline, type Point, SIDE } from '../geometry.ts';
import type { Props } from '../MapBoard.tsx';
import { marchesIn } from './marches.ts';
import { OwnSleeper } from './pieces.tsx';

interface Arrow {
  readonly from: HexId;
  readonly to: HexId;
}

/** What the selected row, or the question, is about: who would walk, and where; where tiles would go. */
function previewOf(props: Props): {
  readonly movers: readonly HexId[];
  readonly hexes: readonly HexId[];
  readonly arrows: readonly Arrow[];
} {
  const { lights, view } = props;
  const { question, selected } = lights;
  if (question?.ask === 'way' && typeof question.hex === 'number') {
    const from = question.hex;
    const ways = lights.lit.flatMap((thing) => Number(thing.split(':')[1]));
    return { movers: [from], hexes: [], arrows: ways.map((to) => ({ from, to })) };
  }
  const marches = marchesIn(lights);
  if (marches === null || selected === null) return { movers: [], hexes: [], arrows: [] };
  switch (selected.do) {
    case 'move':
      return {
        movers: marches.map(({ from }) => from),
        hexes: [...new Set(marches.flatMap(({ ways }) => ways))],
        arrows: marches.flatMap(({ from, ways }) => ways.map((to) => ({ from, to }))),
      };
    case 'place':
      return { movers: [], hexes: view.revenge?.spawns.map(({ hex }) => hex) ?? [], arrows: [] };
    case 'reveal':
      return {
        movers: [],
        hexes: view.tiles.filter((tile) => !tile.faceUp).map(({ hex }) => hex),
        arrows: [],
      };
    default:
      return { movers: [], hexes: [], arrows: [] };
  }
}

/** A pale arrow from hex to hex: the closest target, not a promise. */
function arrowPath(from: Point, to: Point): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [x, y] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const at = (along: number, aside: number): string =>
    `${Math.round(from.x + x * along - y * aside)} ${Math.round(from.y + y * along + x * aside)}`;
  const [start, neck, tip] = [SIDE * 0.62, SIDE * 0.98, SIDE * 1.3];
  return `M${at(start, 4)}L${at(neck, 4)}L${at(neck, 11)}L${at(tip, 0)}L${at(neck, -11)}L${at(neck, -4)}L${at(start, -4)}Z`;
}

/** Over the pieces: rings, dashes and arrows of what is being thought about, and the ghost of a tile. */
export function Preview(props: Props): ReactElement {
  const { content: atlas, lights, view } = props;
  const { movers, hexes, arrows } = previewOf(props);
  const drawn = view.revenge?.drawn?.tile ?? null;
  const { selected } = lights;
  const ghost =
    drawn !== null && selected?.do === 'spawn' && typeof selected.hex === 'number'
      ? { face: atlas.tile(drawn), at: hexCentre(atlas, selected.hex) }
      : null;
  return (
    <g className="preview" aria-hidden="true" pointerEvents="none">
      {hexes.map((hex) => (
        <g key={hex}>
          <path d={outline(atlas, hex, SIDE - 4)} className="preview-casing" />
          <path d={outline(atlas, hex, SIDE - 4)} className="preview-hex" />
        </g>
      ))}
      {movers.map((hex) => {
        const at = hexCentre(atlas, hex);
        return <circle key={hex} cx={at.x} cy={at.y} r={SIDE * 0.62} className="preview-mover" />;
      })}
      {arrows.map(({ from, to }) => (
        <path
          key={`${from} ${to}`}
          d={arrowPath(hexCentre(atlas, from), hexCentre(atlas, to))}
          className="preview-arrow"
        />
      ))}
      {ghost && (
        <g transform={`translate(${ghost.at.x} ${ghost.at.y})`} className="preview-ghost">
          <OwnSleeper
            type={ghost.face.type}
            level={view.revenge?.drawn?.back ?? 1}
            vp={ghost.face.vp}
            r={SIDE * 0.5}
          />
        </g>
      )}
    </g>
  );
}
