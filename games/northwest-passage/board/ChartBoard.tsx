import {
  type BoardProps,
  type Box,
  type Happening,
  type Leg,
  PanZoom,
  Thing,
  useWalks,
} from '@incognita/boards';
import { type ReactElement, useEffect, useId, useMemo, useRef } from 'react';
import type { Chart } from '../rules/chart.ts';
import { boardWords } from '../text/board.ts';
import type { View } from '../view.ts';
import { Arrows } from './Arrows.tsx';
import { FrozenShape, Ground, IceLine } from './Ground.tsx';
import { boxAround, CELL, cellCentre, cornerPoint, type Point, spotBox } from './geometry.ts';
import { HeldTile } from './HeldTile.tsx';
import { IslandLabels } from './IslandLabels.tsx';
import { coverOf } from './islands.ts';
import { Blank, Paper } from './Paper.tsx';
import { Token, Tuunbaq } from './Pieces.tsx';
import { SavePicture } from './SavePicture.tsx';
import { Badge, Cross, Marks, Spots } from './Spots.tsx';
import { arrowCentre, standings, tokenPoint } from './standing.ts';
import { TileTray } from './TileTray.tsx';
import { tileName } from './tile-name.ts';
import { Vehicles } from './Vehicles.tsx';

export type Props = BoardProps<View, Chart>;

/** The sheet with its border, letters, numbers and arrows. */
export const wholeChart = (chart: Chart): Box => ({
  x: -135,
  y: -29,
  width: chart.cols * CELL + 256,
  height: chart.rows * CELL + 68,
});

/** Where a lit thing lies on the chart; null for what lies elsewhere. */
function boxOf(props: Props, thing: string): Box | null {
  const { content: chart, view } = props;
  const colon = thing.indexOf(':');
  const [kind, id] = [thing.slice(0, colon), thing.slice(colon + 1)];
  const around = ({ x, y }: Point): Box => ({ x: x - 40, y: y - 40, width: 80, height: 80 });
  if (kind === 'cells') return spotBox(chart, id);
  if (kind === 'cell') return around(cellCentre(chart, chart.cell(id)));
  if (kind === 'at')
    return around(
      id.includes(',') ? cornerPoint(chart, chart.corner(id)) : cellCentre(chart, chart.cell(id)),
    );
  if (kind !== 'to') return null;
  if (id === 'greenland' || id === 'passage') return around(arrowCentre(chart, id));
  const tile = view.tiles.find(({ cells }) => cells.split('-')[0] === id);
  return tile ? spotBox(chart, tile.cells) : null;
}

/** What to bring into sight: what is lit, and otherwise the Ship of who looks. */
function attended(props: Props): Box | null {
  const { content: chart, lights, seat, view } = props;
  const lit = lights.lit.flatMap((thing) => boxOf(props, thing) ?? []);
  const held = lights.asks === 'lay' && view.held?.cells ? spotBox(chart, view.held.cells) : null;
  if (held) return boxAround([held], 72);
  if (lit.length > 0) return boxAround(lit, 22);
  const own = standings(chart, view).find(
    (held) => held.seat === (seat ?? 0) && held.vehicle === 'ship',
  );
  return own ? boxAround([{ ...own.at, width: 1, height: 1 }], 120) : null;
}

/** The chart: paper, sea, ice and land, pieces, lights, from the bottom up. */
export function ChartBoard(props: Props): ReactElement {
  const { content: chart, lights, view } = props;
  const words = boardWords(props.language);
  const id = useId();
  const whole = useMemo(() => wholeChart(chart), [chart]);
  const cover = useMemo(() => coverOf(chart, view), [chart, view]);
  const standing = standings(chart, view);
  const before = useRef(new Map<string, Point>());
  const stage = useRef<SVGGElement>(null);
  useWalks(stage, props.news, (event) => legOf(event, before.current, standing));
  useEffect(() => {
    before.current = new Map(standing.map(({ piece, at }) => [piece, at]));
  });
  return (
    <div className="nwp-board" data-asks={lights.asks ?? undefined}>
      <PanZoom
        whole={whole}
        attend={attended(props)}
        least={38 / CELL}
        label={words.map}
        recentre={words.recentre}
      >
        <FrozenShape chart={chart} frozen={view.frozen} id={id} />
        <Paper chart={chart} id={id} />
        <Blank chart={chart} cover={cover} word={words.unexplored} />
        <Ground chart={chart} view={view} id={id} />
        <IceLine chart={chart} frozen={view.frozen} label={words.iceLine} />
        <IslandLabels {...props} cover={cover} />
        <Tiles {...props} />
        <Arrows {...props} />
        <Spots {...props} />
        <Tokens {...props} />
        <Vehicles {...props} standing={standing} />
        <Marks {...props} />
        <HeldTile {...props} />
        <g ref={stage} className="nwp-stage" aria-hidden="true" />
      </PanZoom>
      {lights.asks === 'lay' && (
        <p className="nwp-hint" aria-hidden="true">
          <span className="nwp-by-keys">{words.byKeys}</span>
          <span className="nwp-by-finger">{words.byFinger}</span>
        </p>
      )}
      <SavePicture {...props} whole={whole} />
      <TileTray {...props} />
    </div>
  );
}

/** A vehicle walks from where it was drawn before. */
function legOf(
  event: Happening,
  before: ReadonlyMap<string, Point>,
  standing: readonly { readonly piece: string; readonly at: Point }[],
): Leg | null {
  if (event.tell !== 'moved') return null;
  const piece = `${String(event.with)}-${String(event.seat)}`;
  const from = before.get(piece);
  const to = standing.find((held) => held.piece === piece)?.at;
  return from && to ? { piece, from, to } : null;
}

/** Every tile as something to point at. */
function Tiles(props: Props): ReactElement {
  const { content: chart, lights, view } = props;
  return (
    <g>
      {view.tiles.map((tile) => {
        const first = tile.cells.split('-')[0] ?? '';
        const light = lights.of(`to:${first}`);
        const changed = lights.of(`cells:${tile.cells}`).changed;
        const box = spotBox(chart, tile.cells);
        const frame = {
          x: box.x + 2,
          y: box.y + 2,
          width: box.width - 4,
          height: box.height - 4,
          rx: 5,
        };
        return (
          <Thing
            key={tile.cells}
            id={`to:${first}`}
            name={tileName(props, tile)}
            lights={lights}
            className="nwp-tile"
            over={
              <>
                {changed && <Brackets box={box} />}
                {light.state === 'refused' && (
                  <Cross x={box.x + box.width / 2} y={box.y + box.height / 2} />
                )}
                {(light.state === 'legal' || light.state === 'selected') && (
                  <Badge
                    x={box.x + box.width - 14}
                    y={box.y + box.height - 14}
                    letter={light.badge}
                    selected={light.state === 'selected'}
                  />
                )}
              </>
            }
          >
            <rect {...frame} className="nwp-casing" />
            <rect {...frame} className="nwp-lamp" />
            <rect {...box} className="nwp-hit" />
          </Thing>
        );
      })}
    </g>
  );
}

/** Four corner brackets: "just changed". */
function Brackets(props: { readonly box: Box }): ReactElement {
  const { x, y, width, height } = props.box;
  const [l, t, r, b] = [x + 3, y + 3, x + width - 3, y + height - 3];
  const d = `M${l} ${t + 10}V${t}H${l + 10}M${r - 10} ${t}H${r}V${t + 10}M${r} ${b - 10}V${b}H${r - 10}M${l + 10} ${b}H${l}V${b - 10}`;
  return (
    <g className="nwp-brackets">
      <path d={d} className="nwp-bracket-casing" />
      <path d={d} />
    </g>
  );
}

/** Discovery tokens on their cells, the places of those taken, and the Tuunbaq. */
function Tokens(props: Props): ReactElement {
  const { content: chart, view } = props;
  return (
    <g className="nwp-pieces" aria-hidden="true">
      {view.tiles.map((tile) => {
        const spot = chart.spot(tile.cells);
        const symbol = symbolCell(chart, tile);
        const cell = tile.at === null ? symbol : chart.cell(tile.at);
        if (!spot || cell === null) return null;
        const { x, y } = tokenPoint(chart, cell);
        return tile.token === null ? (
          <circle key={tile.cells} cx={x} cy={y} r="10" className="nwp-taken" />
        ) : (
          <g key={tile.cells} transform={`translate(${x} ${y})`}>
            <Token token={tile.token} />
          </g>
        );
      })}
      {view.tuunbaq !== null && (
        <g transform={at(chart, view.tuunbaq)} key={view.tuunbaq} className="nwp-beast">
          <Tuunbaq />
        </g>
      )}
    </g>
  );
}

const at = (chart: Chart, cell: string): string => {
  const { x, y } = cellCentre(chart, chart.cell(cell));
  return `translate(${x - 13} ${y + 11})`;
};

/** The cell of the printed symbol, also after its token was taken; null without one. */
function symbolCell(chart: Chart, tile: View['tiles'][number]): number | null {
  const printed = chart.content.board.printed.find(({ id }) => id === tile.tile);
  if (printed) return chart.cell(printed.at);
  const spot = chart.spot(tile.cells);
  const lies = chart.shapes.get(tile.tile)?.every ?? [];
  const lie = lies.find(({ face, turn }) => face === tile.face && turn === tile.turn);
  return lie && lie.symbol >= 0 && !tile.joker ? (spot?.cells[lie.symbol] ?? null) : null;
}
