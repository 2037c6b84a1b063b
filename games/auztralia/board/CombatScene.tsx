import { Thing } from '@incognita/boards';
import { type ReactElement, useEffect, useMemo, useRef } from 'react';
import { type Fight, fightsOf } from '../story.ts';
import { boardWords } from '../text/board.ts';
import { FightStory, ownStory } from './FightStory.tsx';
import { Force } from './Force.tsx';
import { corner, polygon } from './geometry.ts';
import type { Props } from './MapBoard.tsx';
import { cardOf, OldOneCard } from './OldOneCard.tsx';
import { AwakeTile, Icon, octagon } from './Pieces.tsx';
import { places } from './places.ts';
import { CardWindow } from './revenge/CardWindow.tsx';
import { ghostOf } from './revenge/ghost.ts';

const HEX = 196;

/** One combat as a scene: the attacked hex, the card just turned, the force and its nerves. */
export function CombatScene(props: Props): ReactElement | null {
  const { combat } = props.view;
  const pager = useRef<HTMLElement>(null);
  const fight = useFight(props);
  const page = pageOf(props, fight);
  const rounds = fight?.rounds.length ?? 0;
  // On a phone the parts lie beside each other: the one that matters is turned to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another card is another moment
  useEffect(() => {
    const parts = pager.current;
    const part = parts?.querySelector<HTMLElement>(page);
    if (parts && part && parts.scrollWidth > parts.clientWidth)
      parts.scrollTo({ left: part.offsetLeft - (parts.clientWidth - part.offsetWidth) / 2 });
  }, [page, rounds]);
  if (!combat) return null;
  const words = boardWords(props.language);
  const title = combat.kind === 'port' ? words.defence : words.combatAt(combat.hex);
  return (
    <section className="combat" aria-label={title} ref={pager}>
      <div className="combat-place">
        <h2>
          {title}
          <span>{props.seatName(combat.seat)}</span>
        </h2>
        <Place {...props} />
        <CardWindow {...props} />
      </div>
      <div className="combat-cards">
        <OldOneCard {...props} fight={fight} />
        {fight && fight.rounds.length > 0 && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll what does not fit
          <section className="panel so-far" tabIndex={0} aria-label={words.soFar}>
            <h3>{words.soFar}</h3>
            <FightStory {...props} fight={fight} />
          </section>
        )}
      </div>
      <Force {...props} />
    </section>
  );
}

/** The combat that goes on, as far as it has been told. */
function useFight({ story, view }: Props): Fight | null {
  const last = useMemo(() => fightsOf(ownStory(story)).at(-1) ?? null, [story]);
  return last && !last.over && last.hex === view.combat?.hex ? last : null;
}

/** Whom to strike is in the hex, who is struck in the force; else the card, once it is turned. */
function pageOf(props: Props, fight: Fight | null): string {
  const { lit } = props.lights;
  if (lit.some((thing) => thing.startsWith('tile:'))) return '.combat-place';
  if (lit.some((thing) => thing.startsWith('unit:'))) return '.force';
  return cardOf(props, fight) === null ? '.combat-place' : '.oo-card';
}

function Place(props: Props): ReactElement | null {
  const { view, content: atlas, lights } = props;
  const { combat } = view;
  if (!combat) return null;
  const words = boardWords(props.language);
  const hex = atlas.hex[combat.hex];
  const foes = view.tiles.filter((tile) => tile.hex === combat.hex && tile.tile !== null);
  const origin = { x: 0, y: 0 };
  const r = foes.length > 4 ? 40 : foes.length > 2 ? 48 : 62;
  const perRow = foes.length > 2 ? 2 : foes.length;
  return (
    <svg
      viewBox="-230 -200 460 400"
      className="place"
      role="group"
      aria-label={words.combatAt(combat.hex)}
    >
      <defs>
        <clipPath id="scene-hex">
          <path d={polygon(origin, HEX)} />
        </clipPath>
        <linearGradient id="scene-sky" x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" className="sky-top" />
          <stop offset=".62" className="sky-low" />
          <stop offset="1" className="sky-edge" />
        </linearGradient>
      </defs>
      <g clipPath="url(#scene-hex)" aria-hidden="true">
        <rect x="-200" y="-180" width="400" height="220" fill="url(#scene-sky)" />
        {places(13).map((i) => {
          const turn = Math.PI + (Math.PI / 12) * i;
          const [a, b] = [turn - 0.06, turn + 0.06];
          return (
            <path
              key={i}
              d={`M0 40L${Math.cos(a) * 400} ${40 + Math.sin(a) * 400}L${Math.cos(b) * 400} ${40 + Math.sin(b) * 400}Z`}
              className="ray"
            />
          );
        })}
        <circle cx="0" cy="40" r="46" className="sun" />
        <path d="M-200 30H-150L-140 6H-86L-76 30H200V60H-200Z" className="mesa" />
        <path d="M70 34L82 12H146L156 34H200V60H60Z" className="mesa dark" />
        <rect
          x="-200"
          y="38"
          width="400"
          height="160"
          className={`hex ${hex && hex.level > 0 ? `level-${hex.level}` : (hex?.terrain ?? '')}`}
        />
      </g>
      <path d={polygon(origin, HEX)} className="scene-line" />
      {foes.map((tile, i) => {
        const face = atlas.tile(tile.tile ?? '');
        if (face.type === 'empty') return null;
        const [row, column] = [Math.floor(i / perRow), i % perRow];
        const inRow = Math.min(perRow, foes.length - row * perRow);
        const x = (column - (inRow - 1) / 2) * r * 2.5;
        const y = foes.length > 2 ? (row - 0.5) * r * 2.3 : 18;
        const taken = tile.damage.reduce((sum, count) => sum + count, 0);
        const light = lights.of(`tile:${tile.tile}`);
        const name = `${words.names.oldOne[face.type].one}: ${words.damage(taken, face.capacity)}`;
        return (
          <g key={tile.tile} transform={`translate(${x} ${y})`}>
            <Thing
              id={`tile:${tile.tile}`}
              name={name}
              lights={lights}
              className="foe"
              over={
                <>
                  <AwakeTile
                    type={face.type}
                    vp={face.vp}
                    capacity={face.capacity}
                    damage={tile.damage}
                    r={r}
                  />
                  <g transform={`translate(0 ${r + 26})`} className="plate">
                    <rect x={-r * 1.1} y="-11" width={r * 2.2} height="22" rx="11" />
                    <text y="4.5">
                      {words.names.oldOne[face.type].one} · {words.outOf(taken, face.capacity)}
                    </text>
                  </g>
                </>
              }
            >
              <ellipse cy={r * 1.18} rx={r * 0.95} ry={r * 0.2} className="shadow" />
              <path d={octagon(r + 8)} fill="transparent" />
              {(light.state === 'legal' || light.state === 'selected') && (
                <path d={octagon(r + 8)} className="tile-lamp" />
              )}
            </Thing>
          </g>
        );
      })}
      {ghostOf(props).raises && <RisingZombie />}
      <text x={corner(origin, 3, HEX).x + 30} y="6" className="scene-number" aria-hidden="true">
        {combat.hex}
      </text>
    </svg>
  );
}

/** Not there yet: what a card that is selected would raise; which tile it is, is drawn. */
function RisingZombie(): ReactElement {
  return (
    <g className="rising" transform="translate(0 122)" aria-hidden="true">
      <path d={octagon(40)} className="rising-tile" />
      <Icon name="zombie" size={50} className="icon bone" />
      <path d={octagon(44)} className="rising-lamp" />
      <circle cx="32" cy="-32" r="13" className="rising-badge" />
      <text x="32" y="-26.5">
        ?
      </text>
    </g>
  );
}
