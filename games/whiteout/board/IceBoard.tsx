import { type BoardProps, type Box, PanZoom, Thing } from '@incognita/boards';
import { type ReactElement, useMemo } from 'react';
import { CARDS, type CardKind, paceOf, type Trail } from '../content/cards.ts';
import type { View } from '../view.ts';
import { Ground } from './Ground.tsx';
import { Sled } from './Sled.tsx';
import { type Point, runsWest, SHEET, spacesOf, standing, wayBetween } from './trail.ts';
import { boardWords } from './words.ts';

export type Props = BoardProps<View, Trail>;

/** The trail over the ice, with what lies on it and who stands where. */
export function IceBoard(props: Props): ReactElement {
  const { view } = props;
  const words = boardWords(props.language);
  const spaces = useMemo(() => spacesOf(view.pole), [view.pole]);
  const at = (space: number): Point => spaces[space] ?? { x: 0, y: 0 };
  return (
    <div className="whi-board">
      <PanZoom
        whole={SHEET}
        attend={ahead(props, spaces)}
        least={0.72}
        label={words.map(view.pole)}
        recentre={words.recentre}
      >
        <Ground camp={at(0)} pole={at(view.pole)} />
        {spaces.map((point, space) => (
          <Space
            key={`${point.x} ${point.y}`}
            at={point}
            space={space}
            name={space === 0 ? words.camp : space === view.pole ? words.pole : String(space)}
            wide={space === 0 || space === view.pole}
            marker={view.markers.includes(space) ? words.marker(space) : null}
          />
        ))}
        <Landing {...props} spaces={spaces} />
        {view.teams.map((team, seat) => {
          const company = view.teams.flatMap((other, i) => (other.space === team.space ? [i] : []));
          const place = at(team.space);
          const aside = standing(company.indexOf(seat), company.length);
          const where = team.arrived ? words.pole : words.space(team.space);
          return (
            <g
              key={props.seatName(seat)}
              className="whi-place"
              style={{ transform: `translate(${place.x + aside.x}px, ${place.y + aside.y - 6}px)` }}
            >
              <Thing
                id={`target:${seat}`}
                name={words.sled(props.seatName(seat), where)}
                lights={props.lights}
                className="whi-team"
              >
                <ellipse rx="56" ry="38" cy="-6" className="whi-hit" />
                <ellipse rx="54" ry="36" cy="-6" className="whi-casing" />
                <ellipse rx="54" ry="36" cy="-6" className="whi-lamp" />
                <Sled seat={seat} west={runsWest(spaces, team.space)} />
                {view.storm?.target === seat && <Storm />}
                <Badge letter={props.lights.of(`target:${seat}`).badge} />
              </Thing>
            </g>
          );
        })}
      </PanZoom>
    </div>
  );
}

/** What the own team has before it, so that a small screen shows where it may go. */
function ahead(props: Props, spaces: readonly Point[]): Box | null {
  const team = props.seat === null ? undefined : props.view.teams[props.seat];
  if (!team) return null;
  const near = spaces.slice(Math.max(0, team.space - 1), team.space + 4);
  const [xs, ys] = [near.map(({ x }) => x), near.map(({ y }) => y)];
  const left = Math.max(SHEET.x + 12, Math.min(...xs) - 70);
  const top = Math.max(SHEET.y + 12, Math.min(...ys) - 70);
  const right = Math.min(SHEET.width - 12, Math.max(...xs) + 70);
  const bottom = Math.min(SHEET.height - 12, Math.max(...ys) + 60);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function Badge(props: { readonly letter: string | null }): ReactElement | null {
  if (props.letter === null) return null;
  return (
    <g className="whi-badge" transform="translate(0 -46)" aria-hidden="true">
      <circle r="11" />
      <text y="4.5">{props.letter}</text>
    </g>
  );
}

/** A stop on the way; a marker still lies face down on some. */
function Space(props: {
  readonly at: Point;
  readonly space: number;
  readonly name: string;
  readonly wide: boolean;
  readonly marker: string | null;
}): ReactElement {
  const { x, y } = props.at;
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse rx="38" ry="23" className="whi-space" />
      {props.marker && (
        <g>
          <title>{props.marker}</title>
          <circle cy="-3" r="17" className="whi-marker" />
          <path
            className="whi-flake"
            transform="translate(0 -1) scale(1.15)"
            d="M0-11V7M-7.8-6.5L7.8 2.5M7.8-6.5L-7.8 2.5M-2.5-8.5L0-6.5L2.5-8.5M-2.5 4.5L0 2.5L2.5 4.5"
          />
        </g>
      )}
      <text y={props.wide ? 50 : 41} className={props.wide ? 'whi-name' : 'whi-number'}>
        {props.name}
      </text>
    </g>
  );
}

const isCard = (value: unknown): value is CardKind => CARDS.some((card) => card === value);

/** Where the selected dogs would take the own sled: a ghost, and the way there. */
function Landing(props: Props & { readonly spaces: readonly Point[] }): ReactElement | null {
  const { seat, view, spaces } = props;
  const chosen = props.lights.selected;
  const team = seat === null ? undefined : view.teams[seat];
  if (seat === null || !team || !chosen || !isCard(chosen.card)) return null;
  // WHI-TREK-06: dogs that are driven on count one less.
  const steps =
    chosen.do === 'trek' ? paceOf(chosen.card) : chosen.do === 'push' ? paceOf(chosen.card) - 1 : 0;
  const to = Math.min(view.pole, team.space + steps);
  const place = spaces[to];
  if (steps <= 0 || !place) return null;
  const way = wayBetween(view.pole, team.space, to);
  return (
    <g aria-hidden="true">
      <path className="whi-way-casing" d={way} />
      <path className="whi-way" d={way} />
      <g transform={`translate(${place.x} ${place.y - 6})`}>
        <Sled seat={seat} west={runsWest(spaces, to)} ghost />
      </g>
    </g>
  );
}

/** Weather over a team. */
function Storm(): ReactElement {
  return (
    <g className="whi-storm" aria-hidden="true">
      <path d="M-44-22q20-16 44-6t42-8M-50-4q24-12 50-2t48-6M-42 14q22-10 44-2t40-6" />
      <circle cx="-30" cy="-10" r="2" />
      <circle cx="24" cy="-22" r="2" />
      <circle cx="36" cy="4" r="2" />
      <circle cx="-12" cy="20" r="2" />
    </g>
  );
}
