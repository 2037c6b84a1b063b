import { Thing } from '@incognita/boards';
import type { ReactElement } from 'react';
import { boardWords } from '../text/board.ts';
import { capital } from '../text/typography.ts';
import type { Props } from './ChartBoard.tsx';
import { CELL } from './geometry.ts';
import { Badge } from './Spots.tsx';
import { arrowCentre } from './standing.ts';
import { vehiclesOn } from './tile-name.ts';

/** An arrow that points east; west is the same, mirrored. */
const ARROW = 'M-34-54H2V-78L50 0L2 78V54H-34Z';

/** NWP-CONTENT-02, NWP-SETUP-12: Greenland in the east, the Passage in the west, and their tokens. */
export function Arrows(props: Props): ReactElement {
  return (
    <>
      <Arrow {...props} arrow="greenland" />
      <Arrow {...props} arrow="passage" />
    </>
  );
}

function Arrow(props: Props & { readonly arrow: 'greenland' | 'passage' }): ReactElement {
  const { arrow, content: chart, lights, view } = props;
  const words = boardWords(props.language);
  const { x, y } = arrowCentre(chart, arrow);
  const west = arrow === 'passage';
  const light = lights.of(`to:${arrow}`);
  const values = view[arrow];
  const lines = words[arrow];
  const name = [
    capital(words.told.place(arrow)),
    words.prestigeLeft(values),
    ...vehiclesOn(props, arrow),
  ].join(', ');
  return (
    <>
      <Thing
        id={`to:${arrow}`}
        name={name}
        lights={lights}
        className="nwp-arrow"
        over={
          <g transform={`translate(${x} ${y})`}>
            {lines.map((line, i) => (
              <text
                key={line}
                x={west ? 2 : -1}
                y={-20 + (i - (lines.length - 1) / 2) * 16}
                className="nwp-arrow-name"
              >
                {line}
              </text>
            ))}
            {light.badge !== null && (
              <Badge
                x={west ? -26 : 26}
                y={0}
                letter={light.badge}
                selected={light.state === 'selected'}
              />
            )}
          </g>
        }
      >
        <g transform={`translate(${x} ${y}) scale(${west ? -1 : 1} 1)`}>
          <path d={ARROW} className="nwp-arrow-shape" />
          <path d={ARROW} className="nwp-casing" />
          <path d={ARROW} className="nwp-lamp" />
          <path d={ARROW} className="nwp-hit" />
        </g>
      </Thing>
      <g className="nwp-coins" aria-hidden="true">
        {(west ? values : [...values].reverse()).map((value, i) => (
          <g
            key={value}
            transform={`translate(${west ? x + 6 : x + 39} ${west ? y - CELL * 1.72 - i * 33 : y + CELL * 1.72 + i * 33})`}
          >
            <circle r="15" className="nwp-coin" />
            <circle r="11.6" className="nwp-coin-rim" />
            <text y="5.4">{value}</text>
          </g>
        ))}
      </g>
    </>
  );
}
