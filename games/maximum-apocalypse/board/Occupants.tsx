import { type Light, Thing } from '@incognita/boards';
import type { ReactElement } from 'react';
import { boardWords } from '../text/board.ts';
import type { MonsterView, SurvivorView, TileView } from '../view.ts';
import { iconOf } from './art/index.ts';
import { cornerOf, type Point, SIDE, standAt } from './geometry.ts';
import { actingOf, type Props, survivorOf } from './props.ts';
import { Standee } from './Standee.tsx';
import { SAW } from './Token.tsx';

/** The names by which choices point at a survivor. */
const POINTERS = ['survivor', 'with', 'character'] as const;

/** The outline of a standee, with room around it. */
const AROUND = 'M-19 25V-8A19 19 0 0 1 19-8V25Z';

/** Everybody on the map with the monsters that hold on to them, and what lies on the tiles. */
export function Occupants(props: Props): ReactElement {
  const { view } = props;
  const acting = actingOf(view);
  return (
    <g>
      {view.tiles.map((tile) => (
        <g key={tile.name} transform={translated(cornerOf(tile))}>
          <Objectives {...props} tile={tile} />
          {[...tile.survivors]
            .map((id, place) => ({ id, at: standAt(place, tile.survivors.length) }))
            // Whoever acts stands in front.
            .sort((a, b) => Number(a.id === acting) - Number(b.id === acting))
            .map(({ id, at }) => {
              const survivor = survivorOf(view, id);
              return survivor && <Survivor key={id} {...props} survivor={survivor} at={at} />;
            })}
        </g>
      ))}
    </g>
  );
}

const translated = ({ x, y }: Point): string => `translate(${x} ${y})`;

function Survivor(
  props: Props & { readonly survivor: SurvivorView; readonly at: Point },
): ReactElement {
  const { survivor, lights, view } = props;
  const words = boardWords(props.language);
  const ids = POINTERS.map((word) => `${word}:${survivor.is}`);
  const id = ids.find((thing) => lights.of(thing).state !== 'rest') ?? `survivor:${survivor.is}`;
  const light = lights.of(id);
  const monsters = view.monsters.filter((monster) => monster.host === survivor.is);
  const body = survivor.bodies.find(({ is }) => is === survivor.is);
  return (
    <g transform={translated(props.at)}>
      {/* What walks over the map is only the drawing: a copy of it must not be one more thing. */}
      <g data-piece={survivor.is} aria-hidden="true" pointerEvents="none">
        <Standee id={survivor.is} seat={survivor.seat} acting={actingOf(view) === survivor.is} />
      </g>
      <Thing
        id={id}
        name={`${words.names.title(survivor.is)}, ${words.hp(body?.hp ?? 0, body?.max ?? 0)}`}
        lights={lights}
        className="max-person"
        over={<Badge light={light} at="0 -28" r={11} />}
      >
        <path d={AROUND} className="max-lamp" />
        <path d={AROUND} className="max-hit" />
      </Thing>
      {monsters.map((monster, i) => (
        <Pursuer key={monster.no} {...props} monster={monster} place={i} of={monsters.length} />
      ))}
    </g>
  );
}

/** A monster that holds on to a survivor: they crowd in from both sides. */
function Pursuer(
  props: Props & { readonly monster: MonsterView; readonly place: number; readonly of: number },
): ReactElement {
  const { monster, lights } = props;
  const words = boardWords(props.language);
  const id = `monster:${monster.no}`;
  const light = lights.of(id);
  const side = props.place % 2 === 0 ? 1 : -1;
  const rank = Math.floor(props.place / 2);
  const at = { x: side * (23 + (rank % 2) * 5), y: 12 - rank * 15 };
  return (
    <g transform={translated(at)}>
      <Thing
        id={id}
        name={`${words.names.title(monster.card)}, ${words.hp(monster.hp, monster.max)}, ${words.power(monster.power)}`}
        lights={lights}
        className="max-pursuer"
        over={<Badge light={light} at="9 -10" r={8} small />}
      >
        <circle r="12.5" className="max-lamp" />
        <g
          data-boss={monster.boss || undefined}
          data-stunned={monster.stunnedBy !== null || undefined}
          className="max-foe"
        >
          <path d={SAW} transform="scale(10)" className="max-foe-edge" />
          <use
            href={iconOf(monster.card)}
            transform="translate(-6.4 -6.4) scale(.025)"
            className="max-foe-sign"
          />
        </g>
        <circle r="13" className="max-hit" />
      </Thing>
    </g>
  );
}

/** The letter of the choice that points here. */
function Badge(props: {
  readonly light: Light;
  readonly at: string;
  readonly r: number;
  readonly small?: boolean;
}): ReactElement | null {
  const { state, badge } = props.light;
  if (badge === null || (state !== 'legal' && state !== 'selected')) return null;
  return (
    <g
      className="max-badge"
      data-state={state}
      data-small={props.small || undefined}
      transform={`translate(${props.at})`}
    >
      <circle r={props.r} />
      <text y={props.r * 0.42}>{badge}</text>
    </g>
  );
}

/** Markers, fuel that was delivered, and cards on the ground. */
function Objectives(props: Props & { readonly tile: TileView }): ReactElement {
  const { tile } = props;
  const pills = [
    ...(tile.marker > 0 ? [{ icon: 'objective', text: String(tile.marker), kind: 'marker' }] : []),
    ...(tile.fuel > 0 ? [{ icon: 'Fu', text: String(tile.fuel), kind: 'fuel' }] : []),
    ...(tile.dropped.length > 0
      ? [{ icon: 'dropped', text: String(tile.dropped.length), kind: 'dropped' }]
      : []),
  ];
  return (
    <g aria-hidden="true" pointerEvents="none">
      {pills.map(({ icon, text, kind }, i) => (
        <g
          key={kind}
          className="max-pill"
          data-kind={kind}
          transform={`translate(${SIDE / 2 - ((pills.length - 1) * 38) / 2 + i * 38} 16)`}
        >
          <rect x="-18" y="-10" width="36" height="20" rx="10" />
          <use href={iconOf(icon)} transform="translate(-13 -7) scale(.027)" />
          <text x="8" y="5">
            {text}
          </text>
        </g>
      ))}
    </g>
  );
}
