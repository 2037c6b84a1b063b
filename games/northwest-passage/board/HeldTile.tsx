import type { Box } from '@incognita/boards';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import type { Chart, Spot } from '../rules/chart.ts';
import type { Lie } from '../rules/shapes.ts';
import { LAND, UNKNOWN } from '../rules/state.ts';
import { boardWords } from '../text/board.ts';
import type { View } from '../view.ts';
import type { Props } from './ChartBoard.tsx';
import { CELL, cellCentre, middleOf, type Point, spotBox } from './geometry.ts';
import { coverOf } from './islands.ts';
import { Token } from './Pieces.tsx';
import { plotsOfBits, Terrain } from './TileFace.tsx';

const liesOn = (chart: Chart, tile: string, spot: Spot): readonly Lie[] => {
  const shape = chart.shape(tile);
  return spot.across ? shape.across : shape.down;
};

/** For a first look at a spot: the way to lie that clashes least with what is charted. */
export function likelyLie(chart: Chart, view: View, tile: string, spot: Spot): Lie | null {
  const clashes = (lie: Lie): number =>
    spot.corners.filter((v, i) => {
      const terrain = view.corners[v] ?? UNKNOWN;
      return terrain !== UNKNOWN && (terrain === LAND) !== ((lie.bits & (1 << i)) !== 0);
    }).length;
  const [best] = [...liesOn(chart, tile, spot)].sort((a, b) => clashes(a) - clashes(b));
  return best ?? null;
}

/** A tile over the chart, as it would lie. */
export function GhostTile(props: {
  readonly chart: Chart;
  readonly spot: Spot;
  readonly tile: string;
  readonly lie: Lie;
}): ReactElement {
  const { chart, spot, lie } = props;
  const cells = spot.cells.map((cell) => ({
    col: cell % chart.cols,
    row: Math.floor(cell / chart.cols),
  }));
  const symbol = chart.content.large.find((held) => held.id === props.tile)?.symbol;
  const at = spot.cells[lie.symbol];
  const box = spotBox(chart, spot.name);
  return (
    <g className="nwp-ghost" aria-hidden="true">
      <rect {...box} className="nwp-ghost-shade" />
      <Terrain
        plots={plotsOfBits(cells, spot.across, lie.bits)}
        id={`nwp-ghost-${spot.name}-${lie.face}${lie.turn}`}
      />
      {symbol && at !== undefined && (
        <g transform={place(chart, at)}>
          <Token token={symbol} />
        </g>
      )}
    </g>
  );
}

const place = (chart: Chart, cell: number): string => {
  const { x, y } = cellCentre(chart, cell);
  return `translate(${x} ${y})`;
};

const thingOf = (lie: Lie): string => `face:${lie.face}&turn:${lie.turn}`;

/**
 * The tile that is held over its spot: turned and turned over there by key, by click and by finger
 * until it lies as it should. What is legal comes from the lights; what is not says why.
 */
export function HeldTile(props: Props): ReactElement | null {
  const { content: chart, lights, view } = props;
  const { held } = view;
  const spot = held?.cells ? chart.spot(held.cells) : null;
  if (lights.asks !== 'lay' || !held || !spot) return null;
  return <Turning key={`${held.tile} ${held.cells}`} {...props} spot={spot} tile={held.tile} />;
}

function Turning(
  props: Props & { readonly spot: Spot; readonly tile: string },
): ReactElement | null {
  const { content: chart, lights, spot, tile } = props;
  const words = boardWords(props.language);
  const lies = liesOn(chart, tile, spot);
  const legal = lies.filter((lie) => {
    const { state } = lights.of(thingOf(lie));
    return state === 'legal' || state === 'selected';
  });
  const [shown, setShown] = useState<Lie | undefined>(legal[0]);
  const selected = legal.find((lie) => lights.of(thingOf(lie)).state === 'selected');
  const lie = selected ?? shown;

  // It is in the hand already: one press lays it down.
  const { hold } = lights;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each tile over each spot
  useEffect(() => {
    if (legal[0]) hold(thingOf(legal[0]));
  }, []);

  /** To the next of these that is legal; with none, the first of them says why not. */
  const goTo = (wanted: readonly Lie[]): void => {
    const next = wanted.find((other) => legal.includes(other));
    if (next) {
      setShown(next);
      lights.hold(thingOf(next));
    } else if (wanted[0]) lights.pick(thingOf(wanted[0]));
  };
  const turn = (): void => {
    if (!lie) return;
    const same = lies.filter(({ face }) => face === lie.face);
    const from = same.indexOf(lie);
    goTo([...same.slice(from + 1), ...same.slice(0, from)]);
  };
  const flip = (): void => {
    if (!lie) return;
    const over = lies.filter(({ face }) => face !== lie.face);
    goTo(over.sort((a, b) => Number(b.turn === lie.turn) - Number(a.turn === lie.turn)));
  };
  const keys = useRef({ turn, flip });
  keys.current = { turn, flip };
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest('input, textarea, dialog'))
        return;
      const key = event.key.toLowerCase();
      if (key === 'r') keys.current.turn();
      if (key === 'f') keys.current.flip();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, []);
  const grip = useGrip(keys);

  if (!lie) return null;
  const box = spotBox(chart, spot.name);
  const handles = handlePlaces(chart, props.view, box, spot.cells.length > 1 ? 3 : 2);
  const [first, second, third] = handles;
  return (
    <g className="nwp-held">
      <g key={thingOf(lie)} className="nwp-turned">
        <GhostTile chart={chart} spot={spot} tile={tile} lie={lie} />
      </g>
      <g
        ref={grip}
        className="nwp-grip"
        role="button"
        tabIndex={0}
        aria-label={`${words.heldTile(words.told.tile(tile), spot.name)}: ${words.turn}`}
        onKeyDown={(event) => {
          if (event.key !== ' ') return;
          event.preventDefault();
          turn();
        }}
      >
        <rect {...box} rx="4" className="nwp-hit" />
        <rect {...box} rx="4" className="nwp-held-edge" />
      </g>
      {first && <Handle at={first} label={words.turn} press={turn} sign={TURN} />}
      {third && second && <Handle at={second} label={words.flip} press={flip} sign={FLIP} />}
      {(third ?? second) && (
        <Handle
          at={third ?? second ?? box}
          label={words.layHere}
          press={() => lights.pick(thingOf(lie))}
          sign="M-8 .5L-2.5 6L8.5-6"
          main
        />
      )}
    </g>
  );
}

const APART = 47;

/** Round buttons in a row beside the tile: on the side where they cover least of the chart. */
function handlePlaces(chart: Chart, view: View, box: Box, count: number): readonly Point[] {
  const { x, y } = middleOf(box);
  const row = Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * APART);
  const sides = [
    row.map((off) => ({ x: box.x + box.width + 31, y: y + off })),
    row.map((off) => ({ x: x + off, y: box.y + box.height + 31 })),
    row.map((off) => ({ x: box.x - 31, y: y + off })),
    row.map((off) => ({ x: x + off, y: box.y - 31 })),
  ];
  const covered = new Set(coverOf(chart, view).flatMap((tile, cell) => (tile < 0 ? [] : [cell])));
  const worse = (at: Point): number => {
    const [col, line] = [Math.floor(at.x / CELL), Math.floor(at.y / CELL)];
    if (col < -1 || line < 0 || col > chart.cols || line >= chart.rows) return 2;
    return covered.has(line * chart.cols + col) && col >= 0 && col < chart.cols ? 1 : 0;
  };
  const badness = (side: readonly Point[]): number => side.reduce((sum, at) => sum + worse(at), 0);
  return sides.reduce((best, side) => (badness(side) < badness(best) ? side : best));
}

const TURN = 'M8 2.6A8.3 8.3 0 1 1 6.4-5M8.4-9v5.4H3';
const FLIP = 'M-9-4H8M4-8l4.4 4L4 0M9 5H-8M-4 1l-4.4 4L-4 9';

/** A round button beside the tile. */
function Handle(props: {
  readonly at: Point;
  readonly label: string;
  readonly press: () => void;
  readonly sign: string;
  readonly main?: boolean;
}): ReactElement {
  return (
    <g
      className={props.main ? 'nwp-handle main' : 'nwp-handle'}
      transform={`translate(${props.at.x} ${props.at.y})`}
      role="button"
      tabIndex={0}
      aria-label={props.label}
      onClick={props.press}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        event.stopPropagation();
        props.press();
      }}
    >
      <title>{props.label}</title>
      <circle r="25" className="nwp-hit" />
      <circle r="20" className="nwp-knob" />
      <path d={props.sign} className="nwp-sign" />
    </g>
  );
}

/** So far must a finger go for a swipe. */
const SWIPE = 24;

/**
 * A tap turns, a swipe turns over. The listeners are the element's own: the chart below would take
 * the same finger for panning.
 */
function useGrip(keys: { readonly current: { turn: () => void; flip: () => void } }) {
  const grip = useRef<SVGGElement>(null);
  useEffect(() => {
    const element = grip.current;
    if (!element) return undefined;
    let from: { x: number; y: number } | null = null;
    const down = (event: PointerEvent): void => {
      from = { x: event.clientX, y: event.clientY };
      element.setPointerCapture(event.pointerId);
    };
    const up = (event: PointerEvent): void => {
      if (!from) return;
      const far = Math.hypot(event.clientX - from.x, event.clientY - from.y);
      from = null;
      if (far >= SWIPE) keys.current.flip();
      else keys.current.turn();
    };
    const cancel = (): void => {
      from = null;
    };
    const mine = (event: Event): void => event.stopPropagation();
    const own = ['mousedown', 'touchstart', 'dblclick'] as const;
    for (const name of own) element.addEventListener(name, mine, { passive: true });
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', cancel);
    return () => {
      for (const name of own) element.removeEventListener(name, mine);
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', cancel);
    };
  }, [keys]);
  return grip;
}
