import { SeatShape, ThingButton, useSeatStyles } from '@incognita/boards';
import type { ReactElement } from 'react';
import type { UnitType } from '../content/types.ts';
import { boardWords } from '../text/board.ts';
import type { Props } from './MapBoard.tsx';
import { Glyph, Icon, PortDisc } from './Pieces.tsx';
import { places } from './places.ts';
import { ghostOf } from './revenge/ghost.ts';
import { OutpostTower, PortStrength } from './revenge/pieces.tsx';

const UNITS: readonly UnitType[] = ['infantry', 'car', 'artillery', 'airship', 'train'];

/** One stack per unit type with its cubes, and the Sanity that is left. */
export function Force(props: Props): ReactElement | null {
  const { view, lights } = props;
  const { combat } = view;
  const styleOf = useSeatStyles();
  const ghost = ghostOf(props);
  if (!combat) return null;
  const words = boardWords(props.language);
  const most = props.content.content.supply.sanityPerPlayer;
  return (
    <div className="panel force">
      <h3>
        {words.force}
        <span className="sanity">
          {words.sanity}
          {places(Math.max(most, combat.sanity)).map((i) => (
            <span
              key={i}
              className={i < combat.sanity ? 'token' : 'token gone'}
              data-would-go={(i < combat.sanity && i >= combat.sanity - ghost.sanity) || undefined}
            >
              <Glyph name="sanity" size={18} />
            </span>
          ))}
          <b>{words.outOf(combat.sanity, Math.max(most, combat.sanity))}</b>
        </span>
      </h3>
      <div className="stacks">
        {UNITS.filter((unit) => combat.force[unit] > 0).map((unit) => {
          const capacity = combat.capacity[unit];
          const count = combat.force[unit];
          const name = `${words.names.unit[unit].one} × ${count}, ${words.damage(combat.damage[unit], capacity)}`;
          return (
            <ThingButton
              key={unit}
              id={`unit:${unit}`}
              name={name}
              lights={lights}
              className="stack"
              keyClass="key"
            >
              <svg viewBox="-34 -40 84 84" width="84" height="84" aria-hidden="true">
                {places(Math.min(count, 4)).map((i) => (
                  <g key={i} transform={`translate(${i * 6} ${-i * 6})`}>
                    <rect
                      x="-28"
                      y="-26"
                      width="56"
                      height="56"
                      rx="8"
                      fill={styleOf(combat.seat).fill}
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
                        {unit === ghost.kills && <path d="M-24 28L24-22" className="struck-out" />}
                      </>
                    )}
                  </g>
                ))}
              </svg>
              <span className="slots">
                {places(capacity).map((i) => (
                  <span key={i} className={i < combat.damage[unit] ? 'slot full' : 'slot'} />
                ))}
              </span>
              <strong>
                {words.names.unit[unit].one}
                {count > 1 ? ` × ${count}` : ''}
              </strong>
            </ThingButton>
          );
        })}
        {combat.fort && <Fort {...props} fort={combat.fort} seat={combat.seat} />}
      </div>
    </div>
  );
}

/** The Outpost or the Port that defends beside the units. */
function Fort(
  props: Props & {
    readonly fort: {
      readonly kind: 'outpost' | 'port';
      readonly damage: number;
      readonly capacity: number;
    };
    readonly seat: number;
  },
): ReactElement {
  const { fort, seat } = props;
  const words = boardWords(props.language);
  const { one } = words.names.stack[fort.kind];
  return (
    <ThingButton
      id={`unit:${fort.kind}`}
      name={`${one}, ${words.damage(fort.damage, fort.capacity)}`}
      lights={props.lights}
      className="stack"
      keyClass="key"
    >
      <svg viewBox="-42 -42 84 84" width="84" height="84" aria-hidden="true">
        {fort.kind === 'outpost' ? (
          <OutpostTower seat={seat} size={56} damage={0} capacity={0} />
        ) : (
          <>
            <PortDisc seat={seat} r={28} />
            <PortStrength r={28} strength={fort.capacity} damage={fort.damage} />
          </>
        )}
      </svg>
      <span className="slots">
        {places(fort.capacity).map((i) => (
          <span key={i} className={i < fort.damage ? 'slot full' : 'slot'} />
        ))}
      </span>
      <strong>{one}</strong>
    </ThingButton>
  );
}
