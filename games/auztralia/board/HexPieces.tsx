import type { ThingState } from '@incognita/boards';
import type { ReactElement } from 'react';
import type { Hex } from '../content/types.ts';
import type { Atlas } from '../rules/atlas.ts';
import type { View } from '../view.ts';
import { hexCentre, SIDE } from './geometry.ts';
import type { Props } from './MapBoard.tsx';
import {
  AwakeTile,
  DepositPill,
  FarmTile,
  type GoodName,
  Icon,
  PortDisc,
  SleepingTile,
} from './Pieces.tsx';

const GOODS: readonly GoodName[] = ['coal', 'iron', 'gold', 'phosphate', 'vp'];

/** What stands or lies in one hex, and how its Old Ones are lit. */
export interface Inside {
  readonly owner: number;
  readonly farm: View['farms'][number] | null;
  readonly tiles: readonly (View['tiles'][number] & { readonly state: ThingState | null })[];
  readonly deposits: readonly { readonly good: GoodName; readonly count: number }[];
}

export function insideOf({ view, lights }: Props, n: number): Inside {
  return {
    owner: view.players.findIndex((player) => player.port === n),
    farm: view.farms.find((held) => held.hex === n) ?? null,
    tiles: view.tiles
      .filter((held) => held.hex === n)
      .map((held) => ({
        ...held,
        state: held.tile === null ? null : lights.of(`tile:${held.tile}`).state,
      })),
    deposits: GOODS.flatMap((good) => {
      const count = view.deposits[good][n] ?? 0;
      return count > 0 ? [{ good, count }] : [];
    }),
  };
}

/** Everything that stands or lies in one hex. */
export function HexPieces(props: {
  readonly atlas: Atlas;
  readonly hex: Hex;
  readonly inside: Inside;
}): ReactElement {
  const { hex, atlas } = props;
  const { owner, farm, tiles, deposits } = props.inside;
  const at = hexCentre(atlas, hex.n);
  const piled = owner >= 0 || farm !== null || tiles.length > 0;
  return (
    <g className="pieces" transform={`translate(${at.x} ${at.y})`}>
      {hex.port !== null && owner < 0 && (
        <g className="port-symbol">
          <circle r={SIDE * 0.36} />
          <Icon name="anchor" size={SIDE * 0.42} className="icon" />
        </g>
      )}
      {owner >= 0 && <PortDisc seat={owner} r={SIDE * 0.42} />}
      {farm && (
        <g key={farm.blighted ? 'blighted' : 'productive'}>
          <FarmTile
            type={farm.type}
            seat={farm.owner}
            blighted={farm.blighted}
            size={SIDE * 0.74}
          />
        </g>
      )}
      {tiles.map((tile, i) => (
        <OldOne
          key={tile.tile ?? `asleep ${tile.back}`}
          atlas={atlas}
          tile={tile}
          place={i}
          of={tiles.length}
        />
      ))}
      {deposits.map(({ good, count }, i) => (
        <DepositPill
          key={good}
          good={good}
          count={count}
          x={piled ? -SIDE * 0.42 : 0}
          y={piled ? -SIDE * 0.5 + i * 16 : (i - (deposits.length - 1) / 2) * 19}
        />
      ))}
    </g>
  );
}

function OldOne(props: {
  readonly atlas: Atlas;
  readonly tile: Inside['tiles'][number];
  readonly place: number;
  readonly of: number;
}): ReactElement {
  const { tile, place, of } = props;
  const crowd = of > 1 ? SIDE * 0.3 : 0;
  const x = crowd * (place - (of - 1) / 2) * (of > 2 ? 0.75 : 1);
  const y = of > 2 && place % 2 === 1 ? SIDE * 0.22 : 0;
  const r = SIDE * (of > 1 ? 0.4 : 0.5);
  const face = tile.tile === null ? null : props.atlas.tile(tile.tile);
  const { state } = tile;
  return (
    <g
      className="old-one"
      transform={`translate(${x} ${y})`}
      data-state={state ?? undefined}
      data-piece={tile.tile ?? undefined}
    >
      {(state === 'legal' || state === 'selected') && <circle r={r + 5} className="tile-lamp" />}
      {face && face.type !== 'empty' ? (
        <AwakeTile
          type={face.type}
          vp={face.vp}
          capacity={face.capacity}
          damage={tile.damage}
          r={r}
        />
      ) : (
        <SleepingTile level={tile.back} r={r} />
      )}
    </g>
  );
}
