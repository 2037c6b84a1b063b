import { ThingButton } from '@incognita/boards';
import { type ReactElement, useEffect, useState } from 'react';
import type { Vehicle } from '../rules/state.ts';
import { boardWords } from '../text/board.ts';
import type { Props } from './ChartBoard.tsx';
import { Pawn, VehicleGlyph } from './Pieces.tsx';

type Row = 'available' | 'resting';
const VEHICLES: readonly Vehicle[] = ['ship', 'sled'];
const UNMOVED: Readonly<Record<Row, number>> = { available: 0, resting: 0 };

function Pawns(props: {
  readonly seat: number;
  readonly count: number;
  readonly state: 'ready' | 'resting';
  readonly none: string;
}): ReactElement {
  return (
    <span className="nwp-pawns">
      <b className={props.count === 0 ? 'sr' : 'nwp-count'}>{props.count}</b>
      {props.count === 0 ? <span className="nwp-none">{props.none}</span> : null}
      {Array.from({ length: props.count }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pawns are alike
        <Pawn key={i} seat={props.seat} state={props.state} />
      ))}
    </span>
  );
}

/** NWP-CONTENT-07: pawns of the Ship and of the Sled, ready and resting. */
export function Crew(props: Props & { readonly of: number }): ReactElement | null {
  const { of, view } = props;
  const words = boardWords(props.language);
  const player = view.players[of];
  const split = useSplit(props);
  if (!player) return null;
  const where = (vehicle: Vehicle): string => {
    if (vehicle === 'ship') return player.icebound ? words.icebound : '';
    return player.sled === 'aboard' ? words.aboard : player.sled === 'lost' ? words.sledLost : '';
  };
  const gone = player.lost + player.eaten;
  return (
    <section className="panel nwp-panel nwp-crew" aria-label={words.crew}>
      <h3>
        {words.crew}
        {view.active === of && <span>{words.surcharge(view.actions)}</span>}
      </h3>
      <table>
        <thead>
          <tr>
            <td className="nwp-gone">
              {gone > 0 && (
                <>
                  {words.lost} <b>{gone}</b>
                </>
              )}
            </td>
            {VEHICLES.map((vehicle) => (
              <th key={vehicle} scope="col">
                <Column {...props} vehicle={vehicle} note={where(vehicle)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(['available', 'resting'] as const).map((row) => (
            <tr key={row}>
              <th scope="row">{row === 'available' ? words.ready : words.resting}</th>
              {VEHICLES.map((vehicle) => (
                <td key={vehicle}>
                  <Pawns
                    seat={of}
                    count={split?.crew[vehicle][row] ?? player.crew[vehicle][row]}
                    state={row === 'available' ? 'ready' : 'resting'}
                    none={words.none}
                  />
                </td>
              ))}
              {split && (
                <td className="nwp-split">
                  <Step split={split} row={row} by={-1} language={props.language} />
                  <Step split={split} row={row} by={1} language={props.language} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The head of a column; it can be pointed at when a vehicle or its crew is asked for. */
function Column(
  props: Props & { readonly vehicle: Vehicle; readonly of: number; readonly note: string },
): ReactElement {
  const { vehicle, lights } = props;
  const words = boardWords(props.language);
  const thing = lights.asks === 'mourn' ? `column:${vehicle}` : `with:${vehicle}`;
  const label = (
    <>
      <VehicleGlyph vehicle={vehicle} seat={props.of} />
      <span>
        {words.names.vehicle[vehicle].one} {props.note !== '' && <small>{props.note}</small>}
      </span>
    </>
  );
  if (lights.of(thing).state === 'rest') return <span className="nwp-column">{label}</span>;
  const name = [words.names.vehicle[vehicle].one, props.note].filter((part) => part !== '');
  return (
    <ThingButton
      id={thing}
      lights={lights}
      name={name.join(' ')}
      className="nwp-column"
      keyClass="nwp-key"
    >
      {label}
    </ThingButton>
  );
}

interface Splitting {
  /** As it would be. */
  readonly crew: Readonly<Record<Vehicle, Readonly<Record<Row, number>>>>;
  readonly step: (row: Row, by: 1 | -1) => void;
}

/** Pawns stepped from one column to the other, while that is asked; null otherwise. */
function useSplit(props: Props & { readonly of: number }): Splitting | null {
  const { lights, of, seat, view } = props;
  const crew = view.players[of]?.crew;
  const [moved, setMoved] = useState<Readonly<Record<Row, number>>>(UNMOVED);
  const asked = lights.asks === 'split';
  useEffect(() => {
    if (!asked) setMoved(UNMOVED);
  }, [asked]);
  if (!asked || !crew || of !== seat) return null;
  const sled = (row: Row, by = 0): number => crew.sled[row] + moved[row] + by;
  return {
    crew: {
      ship: {
        available: crew.ship.available - moved.available,
        resting: crew.ship.resting - moved.resting,
      },
      sled: { available: sled('available'), resting: sled('resting') },
    },
    step: (row, by) => {
      setMoved({ ...moved, [row]: moved[row] + by });
      const available = sled('available', row === 'available' ? by : 0);
      const resting = sled('resting', row === 'resting' ? by : 0);
      lights.hold(`available:${available}&resting:${resting}`);
    },
  };
}

function Step(props: {
  readonly split: Splitting;
  readonly row: Row;
  readonly by: 1 | -1;
  readonly language: Props['language'];
}): ReactElement {
  const { by, row, split } = props;
  const words = boardWords(props.language);
  const label = row === 'available' ? words.ready : words.resting;
  return (
    <button
      type="button"
      aria-label={by > 0 ? words.more(label) : words.fewer(label)}
      disabled={split.crew[by > 0 ? 'ship' : 'sled'][row] === 0}
      onClick={() => split.step(row, by)}
    >
      {by > 0 ? '→' : '←'}
    </button>
  );
}
