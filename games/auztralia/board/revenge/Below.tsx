import type { ReactElement } from 'react';
import { boxAround, hexCentre, SIDE } from '../geometry.ts';
import type { Props } from '../MapBoard.tsx';
import { GreatEye, LIGHT_REACH, PreyLight, Roots, UndergroundPaints } from './underground.tsx';

/** Half the width of the eye. */
const EYE = SIDE * 1.9;

/** The land as the Old Ones know it: roots between the pits, an eye, and the light of their prey. */
export function Below(props: Props): ReactElement | null {
  const { view, content: atlas } = props;
  const { revenge } = view;
  if (!revenge) return null;
  const at = (hex: number) => hexCentre(atlas, hex);
  const box = boxAround(
    atlas,
    atlas.hexes.map((hex) => hex.n),
    0,
  );
  // It stops at the first hex.
  const off = SIDE * 1.05 + EYE * 1.16;
  const west = view.config.map === 'east';
  const eye = {
    x: west ? box.x - off : box.x + box.width + off,
    y: box.y + box.height * 0.56,
  };
  const prey = [
    ...view.players.flatMap(({ port }) =>
      port > 0 ? [{ hex: port, reach: LIGHT_REACH.port }] : [],
    ),
    ...view.farms.flatMap(({ hex, blighted }) =>
      blighted ? [] : [{ hex, reach: LIGHT_REACH.farm }],
    ),
    ...revenge.outposts.map(({ hex }) => ({ hex, reach: LIGHT_REACH.outpost })),
  ];
  return (
    <g className="below" aria-hidden="true">
      <UndergroundPaints />
      {prey.map(({ hex, reach }) => (
        <PreyLight key={hex} at={at(hex)} r={SIDE * reach} />
      ))}
      <Roots spawns={revenge.spawns.map(({ hex }) => at(hex))} eye={eye} />
      <GreatEye at={eye} w={EYE} />
    </g>
  );
}
