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
import { OutpostTower, OwnSleeper, PortStrength, SpawnTile } from './revenge/pieces.tsx';

const GOODS: readonly GoodName[] = ['coal', 'iron', 'gold', 'phosphate', 'vp'];

/** What stands or lies in one hex, and how its Old Ones are lit. */
export interface Inside {
  readonly owner: number;
  readonly farm: View['farms'][number] | null;
  readonly tiles: readonly (View['tiles'][number] & { readonly state: ThingState | null })[];
  readonly deposits: readonly { readonly good: GoodName; readonly count: number }[];
  /** What the expansion puts there. */
  readonly spawn: { readonly dangerous: boolean } | null;
  readonly outpost: { readonly owner: number; readonly damage: number } | null;
  /** Strength of the Port and the damage on it; 0 for a Port of the base game. */
  readonly strength: number;
  readonly battered: number;
}

export function insideOf({ view, lights }: Props, n: number): Inside {
  const owner = view.players.findIndex((player) => player.port === n);
  const { revenge, combat } = view;
  const outpost = revenge?.outposts.find((held) => held.hex === n);
  const damage = combat?.hex === n ? (combat.fort?.damage ?? 0) : 0;
  return {
    owner,
    spawn: revenge?.spawns.find((held) => held.hex === n) ?? null,
    outpost: outpost ? { owner: outpost.owner, damage } : null,
    strength: owner >= 0 ? (revenge?.ports[owner] ?? 0) : 0,
    battered: owner >= 0 ? damage : 0,
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
  const { owner, farm, tiles, deposits, spawn, outpost, strength, battered } = props.inside;
  const at = hexCentre(atlas, hex.n);
  const piled =
    owner >= 0 || farm !== null || tiles.length > 0 || spawn !== null || outpost !== null;
  return (
    <g className="pieces" transform={`translate(${at.x} ${at.y})`}>
      {hex.port !== null && owner < 0 && (
        <g className="port-symbol">
          <circle r={SIDE * 0.36} />
          <Icon name="anchor" size={SIDE * 0.42} className="icon" />
        </g>
      )}
      {spawn && (
        <SpawnTile
          r={SIDE * 0.52}
          dangerous={spawn.dangerous}
          occupied={tiles.length > 0}
          seed={hex.n}
        />
      )}
      {owner >= 0 && <PortDisc seat={owner} r={SIDE * (strength > 0 ? 0.36 : 0.42)} />}
      {strength > 0 && <PortStrength r={SIDE * 0.36} strength={strength} damage={battered} />}
      {outpost && (
        <OutpostTower
          seat={outpost.owner}
          size={SIDE * 0.72}
          damage={outpost.damage}
          capacity={atlas.content.revenge.pieces.outposts.capacity}
        />
      )}
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
      {face && !tile.faceUp ? (
        <OwnSleeper type={face.type} level={tile.back} vp={face.vp} r={r} />
      ) : face && face.type !== 'empty' ? (
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
