import { type Box, Thing } from '@incognita/boards';
import type { ReactElement } from 'react';
import { boardWords } from '../text/board.ts';
import type { Props } from './ChartBoard.tsx';
import { CELL, cellCentre, cornerPoint, middleOf, spotBox } from './geometry.ts';
import { GhostTile, likelyLie } from './HeldTile.tsx';

/** The letter of a choice, as in the list. */
export function Badge(props: {
  readonly x: number;
  readonly y: number;
  readonly letter: string | null;
  readonly selected: boolean;
}): ReactElement {
  return (
    <g
      className={props.selected ? 'nwp-badge selected' : 'nwp-badge'}
      transform={`translate(${props.x} ${props.y})`}
      aria-hidden="true"
    >
      <circle r={props.letter === null ? 6 : 11.5} />
      {props.letter !== null && <text y="5">{props.letter}</text>}
    </g>
  );
}

/**
 * What of a spot answers to a finger. Spots of two cells overlap, but the diamonds around the middles
 * of their inner sides do not: each is the part of the map that is nearest to that side.
 */
function hitShape(box: Box): string {
  const { x, y } = middleOf(box);
  const half = CELL / 2;
  return box.width === box.height
    ? `M${box.x} ${box.y}h${box.width}v${box.height}h${-box.width}z`
    : `M${x - half} ${y}L${x} ${y - half}L${x + half} ${y}L${x} ${y + half}Z`;
}

/** Every spot for the tile in hand: legal ones lit, the others ready to say why not. */
export function Spots(props: Props): ReactElement | null {
  const { content: chart, lights, view } = props;
  if (lights.asks !== 'spot') return null;
  const words = boardWords(props.language);
  const spots = chart.spots
    .map((spot) => ({ spot, light: lights.of(`cells:${spot.name}`) }))
    .filter(({ light }) => light.state !== 'rest');
  const chosen = spots.find(({ light }) => light.state === 'selected');
  const lie = chosen && view.held && likelyLie(chart, view, view.held.tile, chosen.spot);
  return (
    <g className={chosen ? 'nwp-spots one' : 'nwp-spots'}>
      {lie && chosen && view.held && (
        <GhostTile chart={chart} spot={chosen.spot} tile={view.held.tile} lie={lie} />
      )}
      {spots.map(({ spot, light }) => {
        const box = spotBox(chart, spot.name);
        const inset = spot.cells.length === 1 ? 4 : spot.across ? 4 : 8;
        const frame = {
          x: box.x + inset,
          y: box.y + inset,
          width: box.width - 2 * inset,
          height: box.height - 2 * inset,
          rx: 6,
        };
        const { x, y } = middleOf(box);
        return (
          <Thing
            key={spot.name}
            id={`cells:${spot.name}`}
            name={words.spotAt(spot.name)}
            lights={lights}
            className="nwp-spot"
            over={
              light.state === 'refused' ? (
                <Cross x={x} y={y} />
              ) : (
                <Badge
                  x={light.state === 'selected' ? box.x + box.width : x}
                  y={light.state === 'selected' ? box.y : y}
                  letter={light.badge}
                  selected={light.state === 'selected'}
                />
              )
            }
          >
            <rect {...frame} className="nwp-casing" />
            <rect {...frame} className="nwp-lamp" />
            <path d={hitShape(box)} className="nwp-hit" />
          </Thing>
        );
      })}
    </g>
  );
}

export function Cross(props: { readonly x: number; readonly y: number }): ReactElement {
  return (
    <g className="nwp-cross" transform={`translate(${props.x} ${props.y})`} aria-hidden="true">
      <circle r="10" />
      <path d="M-4-4L4 4M4-4L-4 4" />
    </g>
  );
}

/** Where on a tile a Sled can stand, and holes that wait for a tile. */
export function Marks(props: Props): ReactElement {
  const { content: chart, lights } = props;
  const words = boardWords(props.language);
  const marks = lights.lit.flatMap((thing) => {
    const [kind, id = ''] = [
      thing.slice(0, thing.indexOf(':')),
      thing.slice(thing.indexOf(':') + 1),
    ];
    if (kind === 'at') {
      const at = id.includes(',')
        ? cornerPoint(chart, chart.corner(id))
        : cellCentre(chart, chart.cell(id));
      return [{ thing, at, name: words.zoneOn(id) }];
    }
    if (kind === 'cell')
      return [{ thing, at: cellCentre(chart, chart.cell(id)), name: words.holeAt(id) }];
    return [];
  });
  return (
    <g>
      {marks.map(({ thing, at, name }) => {
        const light = lights.of(thing);
        return (
          <Thing
            key={thing}
            id={thing}
            name={name}
            lights={lights}
            className="nwp-mark"
            over={
              <Badge x={at.x} y={at.y} letter={light.badge} selected={light.state === 'selected'} />
            }
          >
            <circle cx={at.x} cy={at.y} r="24" className="nwp-hit" />
            <circle cx={at.x} cy={at.y} r="17" className="nwp-casing" />
            <circle cx={at.x} cy={at.y} r="17" className="nwp-lamp" />
          </Thing>
        );
      })}
    </g>
  );
}
