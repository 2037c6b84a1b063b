import {
  type BoardProps,
  type Happening,
  type Leg,
  type Light,
  type Lights,
  PanZoom,
  Thing,
  useWalks,
} from '@incognita/boards';
import { sameJson } from '@incognita/kernel';
import { memo, type ReactElement, type RefObject, useMemo, useRef } from 'react';
import type { Hex } from '../content/types.ts';
import type { Atlas } from '../rules/atlas.ts';
import { boardWords } from '../text/board.ts';
import type { View } from '../view.ts';
import { Ground, Marks } from './Ground.tsx';
import { boxAround, hexCentre, outline, type Point, SIDE } from './geometry.ts';
import { HexPieces, type Inside, insideOf } from './HexPieces.tsx';
import { hexName } from './hex-name.ts';
import { Brackets } from './Pieces.tsx';
import { Rails, Sides } from './Rails.tsx';
import { Below, Later, MythosDock, Preview } from './revenge/later.tsx';
import { isOldOnes } from './revenge/seat.ts';
import { Tidings } from './Tidings.tsx';

export type Props = BoardProps<View, Atlas>;

/** The hexes that the lit things lie in, for bringing them into sight. */
function litHexes(props: Props): number[] {
  return props.lights.lit.flatMap((thing) => {
    const [kind, id = ''] = thing.split(':');
    if (kind === 'hex') return [Number(id)];
    if (kind === 'edge') return id.split('-').map(Number);
    if (kind !== 'tile') return [];
    const tile = props.view.tiles.find((held) => held.tile === id);
    return tile ? [tile.hex] : [];
  });
}

/** What people want to see when it happens, wherever the map is just then. */
const WORTH_SEEING: ReadonlySet<string> = new Set([
  'oldOne.moved',
  'oldOne.revealed',
  'oldOne.spawned',
  'oldOne.onTemple',
  'farm.blighted',
  'port.attacked',
  'combat.begins',
  'outpost.attacked',
  'oldOnes.placed',
  'oldOne.arrived',
  'oldOne.raised',
  'spawn.collected',
  'track.torn',
]);

const seenHexes = (events: readonly Happening[]): number[] =>
  events
    .filter(({ tell }) => WORTH_SEEING.has(tell))
    .flatMap(({ hex, from, to }) => [hex, from, to].filter((n) => typeof n === 'number'));

/** AUZ-MOVE-01: an Old One goes from hex to hex. */
function legOf(atlas: Atlas, event: Happening): Leg | null {
  if (event.tell !== 'oldOne.moved') return null;
  const { tile, from, to } = event;
  if (typeof tile !== 'string' || typeof from !== 'number' || typeof to !== 'number') return null;
  return { piece: tile, from: hexCentre(atlas, from), to: hexCentre(atlas, to) };
}

/** The map: ground, network, pieces, lights, labels, from the bottom up. */
export function MapBoard(props: Props): ReactElement {
  const { content: atlas, view, lights } = props;
  const words = boardWords(props.language);
  const whole = useMemo(() => {
    const box = boxAround(
      atlas,
      atlas.hexes.map((hex) => hex.n),
      1.5,
    );
    // Names of Ports stand in the sea, the longest of them off the coast that has the most.
    const west = view.config.map === 'west' ? SIDE * 0.8 : 0;
    return { ...box, x: box.x - west, width: box.width + SIDE * 0.8 };
  }, [atlas, view.config.map]);
  const stage = useRef<SVGGElement>(null);
  useWalks(stage, props.news, (event) => legOf(atlas, event));
  const below = isOldOnes(props);
  const latest = useRef(lights);
  latest.current = lights;
  const lit = litHexes(props);
  const seen = lit.length > 0 ? lit : seenHexes(props.news.events);
  const attend = seen.length > 0 ? boxAround(atlas, seen, 1.2) : null;
  return (
    <>
      <PanZoom
        whole={whole}
        attend={attend}
        least={29 / SIDE}
        label={words.map}
        recentre={words.recentre}
      >
        <Ground atlas={atlas} />
        {below && (
          <Later>
            <Below {...props} />
          </Later>
        )}
        <Rails {...props} />
        {atlas.hexes.map((hex) => (
          <HexCell
            key={hex.n}
            atlas={atlas}
            hex={hex}
            name={hexName(props, hex.n)}
            light={lights.of(`hex:${hex.n}`)}
            inside={insideOf(props, hex.n)}
            latest={latest}
          />
        ))}
        <Marks atlas={atlas} />
        <SeaNames {...props} />
        <Sides {...props} />
        <Compass atlas={atlas} map={view.config.map} />
        {below && (
          <Later>
            <Preview {...props} />
          </Later>
        )}
        <g ref={stage} className="stage" aria-hidden="true" />
      </PanZoom>
      <Tidings {...props} />
      {below && (
        <Later>
          <MythosDock {...props} />
        </Later>
      )}
    </>
  );
}

/** Everything about one hex that can change; the map has many, and a move changes few. */
interface CellProps {
  readonly atlas: Atlas;
  readonly hex: Hex;
  readonly name: string;
  readonly light: Light;
  readonly inside: Inside;
  /** The lights as they are now: a hex that is not drawn again must not answer for an old question. */
  readonly latest: RefObject<Lights>;
}

const HexCell = memo(
  function HexCell({ atlas, hex, name, light, inside, latest }: CellProps): ReactElement {
    const at = hexCentre(atlas, hex.n);
    return (
      <Thing
        id={`hex:${hex.n}`}
        name={name}
        lights={{
          of: () => light,
          pick: (thing) => latest.current.pick(thing),
        }}
        className="hex-thing"
        over={
          <>
            <HexPieces atlas={atlas} hex={hex} inside={inside} />
            {light.badge !== null && <Badge at={at} badge={light.badge} />}
            {light.changed && <Brackets at={at} r={SIDE * 0.62} />}
          </>
        }
      >
        <path d={outline(atlas, hex.n, SIDE - 1)} className="hit" />
        <path d={outline(atlas, hex.n, SIDE - 3)} className="casing" />
        <path d={outline(atlas, hex.n, SIDE - 3)} className="lamp" />
      </Thing>
    );
  },
  (before, after) =>
    before.atlas === after.atlas &&
    before.hex === after.hex &&
    before.name === after.name &&
    sameJson(before.light, after.light) &&
    sameJson(before.inside, after.inside),
);

function Badge({ at, badge }: { readonly at: Point; readonly badge: string }): ReactElement {
  return (
    <g className="badge" transform={`translate(${at.x} ${at.y - SIDE * 0.56})`} aria-hidden="true">
      <circle r="10" />
      <text y="4.6">{badge}</text>
    </g>
  );
}

/** Out to sea from a hex: away from the land around it. */
function seaward(atlas: Atlas, n: number): Point {
  const at = hexCentre(atlas, n);
  let [x, y] = [0, 0];
  for (const beside of atlas.neighbours[n] ?? []) {
    const land = hexCentre(atlas, beside);
    x += at.x - land.x;
    y += at.y - land.y;
  }
  const length = Math.hypot(x, y) || 1;
  return { x: x / length, y: y / length };
}

function SeaNames(props: Props): ReactElement {
  const { content: atlas, view } = props;
  return (
    <g className="names" aria-hidden="true">
      {atlas.hexes.map((hex) => {
        if (hex.port === null) return null;
        const at = hexCentre(atlas, hex.n);
        const out = seaward(atlas, hex.n);
        const taken = view.players.some((player) => player.port === hex.n);
        const steep = Math.abs(out.x) < 0.55;
        return (
          <text
            key={hex.n}
            x={at.x + out.x * SIDE * 1.02}
            y={at.y + out.y * SIDE * (steep ? 1.28 : 1.05) + 4}
            textAnchor={steep ? 'middle' : out.x > 0 ? 'start' : 'end'}
            className={taken ? 'port-name taken' : 'port-name'}
          >
            {hex.port}
          </text>
        );
      })}
      {boardWords(props.language).seas[view.config.map].map((sea) => {
        const at = hexCentre(atlas, sea.hex);
        const out = seaward(atlas, sea.hex);
        return (
          <text
            key={sea.name}
            className="sea-name"
            transform={`translate(${at.x + out.x * SIDE * 3} ${at.y + out.y * SIDE * 2.6}) rotate(${sea.turn})`}
          >
            {sea.name}
          </text>
        );
      })}
    </g>
  );
}

/** AUZ-GEO-02: directions 1 to 6, as the cards use them. */
function Compass(props: { readonly atlas: Atlas; readonly map: 'east' | 'west' }): ReactElement {
  const box = boxAround(
    props.atlas,
    props.atlas.hexes.map((hex) => hex.n),
    0,
  );
  const x = props.map === 'east' ? box.x + box.width - SIDE * 0.2 : box.x - SIDE * 0.5;
  const y = box.y + box.height - SIDE * 0.4;
  return (
    <g className="compass" transform={`translate(${x} ${y})`} aria-hidden="true">
      <circle r={SIDE * 0.95} />
      <circle r={SIDE * 0.74} />
      {[0, 1, 2, 3, 4, 5].map((i) => {
        const turn = (Math.PI / 3) * i - Math.PI / 2;
        const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
        const side = { x: -sin * 4.2, y: cos * 4.2 };
        return (
          <g key={i}>
            <path
              d={`M${cos * SIDE * 0.56} ${sin * SIDE * 0.56}L${side.x} ${side.y}L${-side.x} ${-side.y}Z`}
              className={i === 0 ? 'north' : ''}
            />
            <text x={cos * SIDE * 1.16} y={sin * SIDE * 1.16 + 4}>
              {i + 1}
            </text>
          </g>
        );
      })}
    </g>
  );
}
