import { SeatShape, seatLook } from '@incognita/boards';
import { type ReactElement, useEffect, useRef } from 'react';
import type { FightingType, OldOneType, UnitType } from '../content/types.ts';
import { boardWords } from '../text/board.ts';
import { corner, polygon } from './geometry.ts';
import type { Props } from './MapBoard.tsx';
import { AwakeTile, Glyph, Icon, octagon } from './Pieces.tsx';

const UNITS: readonly UnitType[] = ['infantry', 'car', 'artillery', 'airship', 'train'];
const ROWS: readonly FightingType[] = [
  'cthulhu',
  'shoggoth',
  'migo',
  'zombie',
  'loyalist',
  'temple',
];
const HEX = 196;

/** One combat as a scene: the attacked hex, the card just turned, the force and its nerves. */
export function CombatScene(props: Props): ReactElement | null {
  const { combat, card } = props.view;
  const pager = useRef<HTMLElement>(null);
  const page = pageOf(props);
  // On a phone the three parts lie beside each other: the one that matters is turned to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another card is another moment
  useEffect(() => {
    const parts = pager.current;
    const part = parts?.children[page];
    if (parts && part instanceof HTMLElement && parts.scrollWidth > parts.clientWidth)
      parts.scrollTo({ left: part.offsetLeft - (parts.clientWidth - part.offsetWidth) / 2 });
  }, [page, card]);
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
      </div>
      <Card {...props} />
      <Force {...props} />
    </section>
  );
}

/** Whom to strike is in the hex, who is struck in the force; else the card, once it is turned. */
function pageOf({ view, lights }: Props): number {
  if (lights.lit.some((thing) => thing.startsWith('tile:'))) return 0;
  if (lights.lit.some((thing) => thing.startsWith('unit:'))) return 2;
  return view.card === null ? 0 : 1;
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
        {Array.from({ length: 13 }, (_, i) => {
          const turn = Math.PI + (Math.PI / 12) * i;
          const [a, b] = [turn - 0.06, turn + 0.06];
          return (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: rays are alike
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
            <g
              role="button"
              tabIndex={light.state === 'rest' ? -1 : 0}
              aria-label={light.says ? `${name}, ${light.says}` : name}
              className="thing foe"
              data-thing={`tile:${tile.tile}`}
              data-state={light.state}
              onClick={() => lights.pick(`tile:${tile.tile}`)}
              onKeyDown={(event) => {
                if (event.key === 'Enter' || event.key === ' ') lights.pick(`tile:${tile.tile}`);
              }}
            >
              <ellipse cy={r * 1.18} rx={r * 0.95} ry={r * 0.2} className="shadow" />
              <path d={octagon(r + 8)} fill="transparent" />
              {(light.state === 'legal' || light.state === 'selected') && (
                <path d={octagon(r + 8)} className="tile-lamp" />
              )}
            </g>
            <g aria-hidden="true" pointerEvents="none">
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
            </g>
          </g>
        );
      })}
      <text x={corner(origin, 3, HEX).x + 30} y="6" className="scene-number" aria-hidden="true">
        {combat.hex}
      </text>
    </svg>
  );
}

/** The card that was turned: rows of this combat tinted, unit types that are not there faint. */
function Card(props: Props): ReactElement | null {
  const { view, content: atlas } = props;
  const { combat } = view;
  if (!combat) return null;
  const words = boardWords(props.language);
  const id = view.card ?? view.discard.at(-1) ?? null;
  if (view.card === null || id === null)
    return (
      <div className="oo-card back">
        <Glyph name="old-ones" size={72} />
        <p>{words.noCardYet}</p>
      </div>
    );
  const card = atlas.card(id);
  const here = new Set<OldOneType>(
    view.tiles
      .filter((tile) => tile.hex === combat.hex && tile.tile !== null)
      .map((tile) => atlas.tile(tile.tile ?? '').type),
  );
  return (
    <table className="oo-card">
      <caption>
        {words.card} <span>{card.id}</span>
      </caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{words.youHit}</th>
          <th scope="col">{words.theyStrike}</th>
        </tr>
      </thead>
      <tbody>
        {ROWS.map((type) => {
          const row = card.rows[type];
          return (
            <tr key={type} className={here.has(type) ? 'here' : ''}>
              <th scope="row">
                <span className={card.moves.includes(type) ? 'octo circled' : 'octo'}>
                  <Glyph name={type} size={22} />
                </span>
                {words.names.oldOne[type].one}
              </th>
              <td>
                {row.hits.length === 0 && '–'}
                {row.hits.map((unit) => (
                  <span
                    key={unit}
                    className={combat.force[unit] > 0 ? 'hit-unit' : 'hit-unit absent'}
                    title={words.names.unit[unit].one}
                  >
                    <Glyph name={unit} size={24} />
                    <span className="sr">{words.names.unit[unit].one}</span>
                  </span>
                ))}
              </td>
              <td>
                {row.damage + row.airshipDamage + row.sanity === 0 && '–'}
                <Purple count={row.damage} airship={false} />
                <Purple count={row.airshipDamage} airship />
                {row.sanity > 0 && (
                  <span className="brain" title={words.sanity}>
                    <Glyph name="sanity" size={20} />
                    <span className="sr">{words.sanity}</span>
                  </span>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Purple(props: { readonly count: number; readonly airship: boolean }): ReactElement {
  return (
    <>
      {Array.from({ length: props.count }, (_, i) => (
        <svg
          // biome-ignore lint/suspicious/noArrayIndexKey: cubes are alike
          key={i}
          width="20"
          height="20"
          viewBox="0 0 20 20"
          className="purple-cube"
          aria-hidden="true"
        >
          <path d="M2 6H13V18H2Z" fill="#6B3FA8" stroke="#241730" />
          <path d="M2 6L7 2H18L13 6Z" fill="#C9A6F5" stroke="#241730" />
          <path d="M13 6L18 2V14L13 18Z" fill="#4A2A73" stroke="#241730" />
          {props.airship && (
            <g transform="translate(7.5 12)">
              <Icon name="airship" size={10} className="icon bone" />
            </g>
          )}
        </svg>
      ))}
    </>
  );
}

/** One stack per unit type with its cubes, and the Sanity that is left. */
function Force(props: Props): ReactElement | null {
  const { view, lights } = props;
  const { combat } = view;
  if (!combat) return null;
  const words = boardWords(props.language);
  const most = props.content.content.supply.sanityPerPlayer;
  return (
    <div className="panel force">
      <h3>
        {words.force}
        <span className="sanity">
          {words.sanity}
          {Array.from({ length: Math.max(most, combat.sanity) }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: tokens are alike
            <span key={i} className={i < combat.sanity ? 'token' : 'token gone'}>
              <Glyph name="sanity" size={18} />
            </span>
          ))}
          <b>{words.outOf(combat.sanity, Math.max(most, combat.sanity))}</b>
        </span>
      </h3>
      <div className="stacks">
        {UNITS.filter((unit) => combat.force[unit] > 0).map((unit) => {
          const light = lights.of(`unit:${unit}`);
          const capacity = unitCapacity(props, unit);
          const count = combat.force[unit];
          const name = `${words.names.unit[unit].one} × ${count}, ${words.damage(combat.damage[unit], capacity)}`;
          return (
            <button
              key={unit}
              type="button"
              className="stack"
              data-thing={`unit:${unit}`}
              data-state={light.state}
              aria-label={light.says ? `${name}: ${light.says}` : name}
              onClick={() => lights.pick(`unit:${unit}`)}
              onPointerEnter={() => lights.point(`unit:${unit}`)}
              onPointerLeave={() => lights.point(null)}
            >
              {light.badge !== null && (
                <span className="key" aria-hidden="true">
                  {light.badge}
                </span>
              )}
              <svg viewBox="-34 -40 84 84" width="84" height="84" aria-hidden="true">
                {Array.from({ length: Math.min(count, 4) }, (_, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: counters are alike
                  <g key={i} transform={`translate(${i * 6} ${-i * 6})`}>
                    <rect
                      x="-28"
                      y="-26"
                      width="56"
                      height="56"
                      rx="8"
                      fill={seatLook(combat.seat).fill}
                      stroke="#10171B"
                      strokeWidth="2"
                    />
                    <rect
                      x="-22"
                      y="-20"
                      width="44"
                      height="44"
                      rx="5"
                      fill="#FFF6E2"
                      stroke="#10171B"
                    />
                    {i === Math.min(count, 4) - 1 && (
                      <>
                        <Icon name={unit} size={36} y={2} className="icon dark" />
                        <SeatShape seat={combat.seat} x={26} y={-24} r={6} />
                      </>
                    )}
                  </g>
                ))}
              </svg>
              <span className="slots">
                {Array.from({ length: capacity }, (_, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: slots are alike
                  <span key={i} className={i < combat.damage[unit] ? 'slot full' : 'slot'} />
                ))}
              </span>
              <strong>
                {words.names.unit[unit].one}
                {count > 1 ? ` × ${count}` : ''}
              </strong>
            </button>
          );
        })}
      </div>
    </div>
  );
}

/** The board shows what the rules say: printed capacity, and the three who raise it. */
function unitCapacity(props: Props, unit: UnitType): number {
  const { combat, players } = props.view;
  const own = players[combat?.seat ?? 0]?.personalities ?? [];
  const raised =
    (unit === 'car' && own.includes('proust')) ||
    (unit === 'train' && own.includes('krupp')) ||
    (unit === 'airship' && own.includes('xiang'));
  return props.content.units[unit].capacity + (raised ? 1 : 0);
}
