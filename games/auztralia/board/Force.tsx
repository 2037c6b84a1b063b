import { SeatShape, seatLook } from '@incognita/boards';
import type { ReactElement } from 'react';
import type { UnitType } from '../content/types.ts';
import { boardWords } from '../text/board.ts';
import type { Props } from './MapBoard.tsx';
import { Glyph, Icon } from './Pieces.tsx';

const UNITS: readonly UnitType[] = ['infantry', 'car', 'artillery', 'airship', 'train'];

/** One stack per unit type with its cubes, and the Sanity that is left. */
export function Force(props: Props): ReactElement | null {
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
