import { SeatShape, Thing, useSeatStyles } from '@incognita/boards';
import type { ReactElement } from 'react';
import { boardWords } from '../text/board.ts';
import { between, hexCentre, round, SIDE, trackLine } from './geometry.ts';
import type { Props } from './MapBoard.tsx';
import { Brackets } from './Pieces.tsx';

/** Rails from hub to hub: sleepers, casing, the seat's colour, and its shape on the hex side. */
export function Rails(props: Props): ReactElement {
  const { view, content: atlas } = props;
  const styleOf = useSeatStyles();
  const tracks = view.tracks.flatMap((track) => {
    const edge = atlas.edge(track.edge);
    if (!edge) return [];
    const [a, middle, b] = trackLine(atlas, edge, track.owner);
    const d = `M${round(a.x)} ${round(a.y)}L${round(middle.x)} ${round(middle.y)}L${round(b.x)} ${round(b.y)}`;
    return [{ ...track, d, middle }];
  });
  return (
    <g className="rails" aria-hidden="true">
      {tracks.map((track) => (
        <g key={track.edge} className="rail">
          <path d={track.d} className="sleepers" />
          <path d={track.d} className="rail-casing" />
          <path d={track.d} stroke={styleOf(track.owner).fill} className="rail-line" />
        </g>
      ))}
      {tracks.map((track) => (
        <SeatShape
          key={track.edge}
          seat={track.owner}
          x={track.middle.x}
          y={track.middle.y}
          r={4.4}
        />
      ))}
      {tracks.map(
        (track) =>
          props.lights.of(`edge:${track.edge}`).changed && (
            <Brackets key={track.edge} at={track.middle} r={13} />
          ),
      )}
    </g>
  );
}

/** Hex sides that somebody may build on or ask about: only while a choice points at sides. */
export function Sides(props: Props): ReactElement {
  const { content: atlas, lights } = props;
  const words = boardWords(props.language);
  return (
    <g className="sides">
      {atlas.edges.map((edge) => {
        const light = lights.of(`edge:${edge.id}`);
        if (light.state === 'rest' && light.says === null) return null;
        const [from, to] = [hexCentre(atlas, edge.a), hexCentre(atlas, edge.b)];
        const [a, b] = [between(from, to, 0.27), between(from, to, 0.73)];
        const middle = between(from, to);
        const d = `M${round(a.x)} ${round(a.y)}L${round(b.x)} ${round(b.y)}`;
        return (
          <Thing
            key={edge.id}
            id={`edge:${edge.id}`}
            name={words.side(edge.id)}
            lights={lights}
            className="side"
          >
            <path d={d} className="hit" strokeWidth={SIDE * 0.5} />
            <path d={d} className="casing" />
            <path d={d} className="lamp" />
            <g transform={`translate(${middle.x} ${middle.y})`} aria-hidden="true">
              {light.state === 'refused' ? (
                <g className="cross">
                  <circle r="8" />
                  <path d="M-3-3L3 3M3-3L-3 3" />
                </g>
              ) : (
                light.badge !== null && (
                  <g className="badge">
                    <circle r="9.5" />
                    <text y="4.4">{light.badge}</text>
                  </g>
                )
              )}
            </g>
          </Thing>
        );
      })}
    </g>
  );
}
