import { type Box, type Happening, type Leg, PanZoom, Thing, useWalks } from '@incognita/boards';
import { type ReactElement, useEffect, useRef } from 'react';
import { boardWords } from '../text/board.ts';
import type { TileView, View } from '../view.ts';
import { facesOf } from './card-face.tsx';
import { EndScene } from './EndScene.tsx';
import {
  boxAround,
  boxOf,
  cornerOf,
  middleOf,
  type Point,
  SIDE,
  STEP,
  sameBox,
  standAt,
  tokenAt,
  wholeMap,
} from './geometry.ts';
import { HandDock } from './HandDock.tsx';
import { Herald } from './Herald.tsx';
import { type Hour, hourOf, type LightName, lightOf } from './light.ts';
import { Occupants } from './Occupants.tsx';
import { places } from './places.ts';
import { actingOf, attendedOf, type Props, survivorOf } from './props.ts';
import { TileBack, TileFace } from './TileCard.tsx';
import { Token } from './Token.tsx';
import { useSurface } from './use-surface.ts';

/** The names by which choices point at a tile. */
const POINTERS = ['to', 'tile', 'cell'] as const;

/** The thing that a choice points at here, or the tile itself. */
function thingAt(props: Props, name: string): string {
  const ids = POINTERS.map((word) => `${word}:${name}`);
  return ids.find((id) => props.lights.of(id).state !== 'rest') ?? `tile:${name}`;
}

const isLit = (props: Props, name: string): boolean => {
  const { state } = props.lights.of(thingAt(props, name));
  return state === 'legal' || state === 'selected';
};

/** What to bring into sight: what is lit, and otherwise whoever acts. */
function attended(props: Props): Box | null {
  const { view } = props;
  const lit = view.tiles.filter((tile) => isLit(props, tile.name)).map(boxOf);
  if (lit.length > 0) return boxAround(lit, 12);
  const at = survivorOf(view, actingOf(view))?.tile;
  const tile = view.tiles.find(({ name }) => name === at);
  return tile ? boxAround([boxOf(tile)], 90) : null;
}

/** The box of the map: the same object until the map grows, so that it is not fitted anew. */
function useWholeMap(view: View): Box {
  const before = useRef<Box | null>(null);
  const now = wholeMap(view);
  const same = before.current !== null && sameBox(before.current, now);
  const whole = same && before.current !== null ? before.current : now;
  before.current = whole;
  return whole;
}

/** The ruins: roads, tiles, tokens and survivors, lights; below them the hand of cards. */
export function MapBoard(props: Props): ReactElement {
  const { view, lights } = props;
  const words = boardWords(props.language);
  const surface = useSurface();
  const light = lightOf(view, surface.name);
  const whole = useWholeMap(view);
  const stage = useRef<SVGGElement>(null);
  const before = useRef(new Map<string, Point>());
  useWalks(stage, props.news, (event) => legOf(event, view, before.current));
  useEffect(() => {
    before.current = placesOf(view);
  });
  return (
    <div
      className="max-board"
      data-light={light}
      data-madness={attendedOf(props)?.insanity.length || undefined}
      data-asks={lights.asks ?? undefined}
      ref={surface.ref}
    >
      <div className="max-map">
        <PanZoom
          whole={whole}
          attend={attended(props)}
          least={84 / SIDE}
          label={words.map}
          recentre={words.recentre}
        >
          <defs>
            <clipPath id="max-tile-clip">
              <rect width={SIDE} height={SIDE} rx="8" />
            </clipPath>
          </defs>
          <Roads tiles={view.tiles} />
          {view.tiles.map((tile) => (
            <Tile key={tile.name} {...props} tile={tile} light={light} hour={hourOf(view)} />
          ))}
          <FreeCells {...props} />
          <Occupants {...props} />
          <g ref={stage} className="max-stage" aria-hidden="true" />
        </PanZoom>
        <Herald {...props} />
        {view.outcome !== null && <EndScene {...props} won={view.outcome.won} />}
      </div>
      <HandDock {...props} />
    </div>
  );
}

/** Where everybody stands, as they are drawn. */
function placesOf(view: View): Map<string, Point> {
  const places = new Map<string, Point>();
  for (const tile of view.tiles)
    tile.survivors.forEach((id, i) => {
      const [corner, spot] = [cornerOf(tile), standAt(i, tile.survivors.length)];
      places.set(id, { x: corner.x + spot.x, y: corner.y + spot.y });
    });
  return places;
}

/** A survivor walks from where it stood before. */
function legOf(event: Happening, view: View, before: ReadonlyMap<string, Point>): Leg | null {
  if (event.tell !== 'moved' && event.tell !== 'returned') return null;
  const piece = String(event.who);
  const [from, to] = [before.get(piece), placesOf(view).get(piece)];
  return from && to ? { piece, from, to } : null;
}

/** Roads join neighbours, so that a gap in the map is seen as one. */
function Roads(props: { readonly tiles: readonly TileView[] }): ReactElement {
  const at = new Set(props.tiles.map(({ x, y }) => `${x} ${y}`));
  const middle = (tile: TileView) => middleOf(tile);
  return (
    <g className="max-roads" aria-hidden="true">
      {props.tiles.flatMap((tile) =>
        [
          { x: tile.x + 1, y: tile.y },
          { x: tile.x, y: tile.y + 1 },
        ]
          .filter(({ x, y }) => at.has(`${x} ${y}`))
          .map(({ x, y }) => {
            const [from, to] = [middle(tile), middleOf({ x, y })];
            const d = `M${from.x} ${from.y}L${to.x} ${to.y}`;
            return (
              <g key={`${tile.name} ${x} ${y}`}>
                <path d={d} className="max-street" />
                <path d={d} className="max-street-line" />
              </g>
            );
          }),
      )}
    </g>
  );
}

function Tile(
  props: Props & {
    readonly tile: TileView;
    readonly light: LightName;
    readonly hour: Hour;
  },
): ReactElement {
  const { tile, lights, view, content } = props;
  const words = boardWords(props.language);
  const { book } = facesOf(content, props.language);
  const id = thingAt(props, tile.name);
  const light = lights.of(id);
  const at = cornerOf(tile);
  const mine = survivorOf(view, actingOf(view))?.tile === tile.name;
  const row = tile.is === null ? null : content.tile(tile.is);
  const title = row === null ? words.faceDown : words.names.title(row.id);
  const matched = row !== null && row.spawn > 0 && view.spawned === String(row.spawn);
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <g aria-hidden="true">
        <g key={tile.is ?? ''} className={tile.is === null ? undefined : 'max-turned'}>
          {tile.is === null ? (
            <TileBack x={tile.x} y={tile.y} />
          ) : (
            <TileFace
              id={tile.is}
              content={content}
              book={book}
              name={title}
              light={props.light}
              hour={props.hour}
              matched={matched}
            />
          )}
        </g>
        <rect width={SIDE} height={SIDE} rx="8" className="max-tile-line" />
      </g>
      <Thing
        id={id}
        name={nameOf(props, tile, title)}
        lights={lights}
        className="max-tile"
        over={
          <TileMarks
            {...props}
            mine={mine}
            state={light.state}
            badge={light.badge}
            changed={light.changed || lights.of(`tile:${tile.name}`).changed}
          />
        }
      >
        <rect x="-4" y="-4" width={SIDE + 8} height={SIDE + 8} rx="11" className="max-casing" />
        <rect x="-3" y="-3" width={SIDE + 6} height={SIDE + 6} rx="10" className="max-lamp" />
        <rect width={SIDE} height={SIDE} className="max-hit" />
      </Thing>
      <g aria-hidden="true" pointerEvents="none">
        {places(tile.tokens).map((i) => {
          const spot = tokenAt(i, tile.tokens);
          return <Token key={i} x={spot.x} y={spot.y} />;
        })}
      </g>
    </g>
  );
}

/** What a tile does, as part of a sentence: semicolons stand between choices, full stops after all. */
const effectOf = (props: Props, id: string): string =>
  facesOf(props.content, props.language)
    .book.text(id)
    .replaceAll('\n', ', ')
    .replaceAll(';', ',')
    .replace(/\.$/, '');

/** What a reader hears of a tile: what it is, and what is on it. */
function nameOf(props: Props, tile: TileView, title: string): string {
  const words = boardWords(props.language);
  const row = tile.is === null ? null : props.content.tile(tile.is);
  return [
    `${title} ${tile.name}`,
    row ? words.spawns(row.spawn) : '',
    row ? effectOf(props, row.id) : '',
    tile.tokens > 0 ? words.tokens(tile.tokens) : '',
    tile.marker > 0 ? words.marker(tile.marker) : '',
    tile.fuel > 0 ? words.fuelHere(tile.fuel) : '',
    tile.dropped.length > 0 ? words.droppedHere(tile.dropped.length) : '',
    tile.survivors.length > 0
      ? words.standsHere(tile.survivors.map((id) => words.names.title(id)).join(', '))
      : '',
  ]
    .filter((part) => part !== '')
    .join(', ');
}

/** What lies over a tile for the eye: mine, just changed, the letter of a choice, or a cross. */
function TileMarks(props: {
  readonly mine: boolean;
  readonly state: string;
  readonly badge: string | null;
  readonly changed: boolean;
}): ReactElement {
  const lit = props.state === 'legal' || props.state === 'selected';
  const corner = (x: number, y: number, dx: number, dy: number): string =>
    `M${x} ${y + dy * 14}V${y}H${x + dx * 14}`;
  const brackets = [
    corner(2, 2, 1, 1),
    corner(SIDE - 2, 2, -1, 1),
    corner(SIDE - 2, SIDE - 2, -1, -1),
    corner(2, SIDE - 2, 1, -1),
  ].join('');
  return (
    <>
      {props.mine && (
        <rect x="-2" y="-2" width={SIDE + 4} height={SIDE + 4} rx="9" className="max-here" />
      )}
      {props.changed && (
        <g className="max-brackets">
          <path d={brackets} className="max-bracket-casing" />
          <path d={brackets} />
        </g>
      )}
      {lit && props.badge !== null && (
        <g transform={`translate(${SIDE / 2} -3)`} className="max-badge" data-state={props.state}>
          <circle r="13" />
          <text y="5">{props.badge}</text>
        </g>
      )}
      {props.state === 'refused' && (
        <g transform={`translate(${SIDE / 2} ${SIDE / 2})`} className="max-cross">
          <circle r="14" />
          <path d="M-6-6L6 6M6-6L-6 6" />
        </g>
      )}
    </>
  );
}

/** While the map is being built: the empty spaces where the next tile may lie. */
function FreeCells(props: Props): ReactElement {
  const taken = new Set(props.view.tiles.map(({ name }) => name));
  const free = props.lights.lit.flatMap((thing) => {
    const found = /^cell:(-?\d+),(-?\d+)$/.exec(thing);
    if (!found || taken.has(thing.slice(5))) return [];
    return [{ thing, x: Number(found[1]), y: Number(found[2]) }];
  });
  return (
    <g>
      {free.map(({ thing, x, y }) => (
        <g key={thing} transform={`translate(${x * STEP} ${y * STEP})`}>
          <Thing
            id={thing}
            name={thing.slice(5)}
            lights={props.lights}
            className="max-tile max-free"
            over={
              <TileMarks
                mine={false}
                changed={false}
                state={props.lights.of(thing).state}
                badge={props.lights.of(thing).badge}
              />
            }
          >
            <rect x="-4" y="-4" width={SIDE + 8} height={SIDE + 8} rx="11" className="max-casing" />
            <rect width={SIDE} height={SIDE} rx="8" className="max-space" />
            <rect x="-3" y="-3" width={SIDE + 6} height={SIDE + 6} rx="10" className="max-lamp" />
          </Thing>
        </g>
      ))}
    </g>
  );
}
