import { Thing } from '@incognita/boards';
import { type ReactElement, useRef } from 'react';
import { boardWords } from '../text/board.ts';
import type { Props } from './ChartBoard.tsx';
import { Ship, Sled } from './Pieces.tsx';
import type { Standing } from './standing.ts';

/** Ships and Sleds. The own ones can be asked what they may do; the one that acts has a ring. */
export function Vehicles(props: Props & { readonly standing: readonly Standing[] }): ReactElement {
  const { lights } = props;
  const words = boardWords(props.language);
  const acting = useActing(props);
  return (
    <g className="nwp-pieces">
      {props.standing.map(({ piece, seat, vehicle, at, scale, icebound }) => {
        const thing = `with:${vehicle}`;
        const own = seat === props.seat && lights.of(thing).state === 'legal';
        const name = words.vehicleOf(vehicle, props.seatName(seat));
        const drawn = (
          <g data-piece={piece} transform={`scale(${scale})`}>
            {vehicle === 'ship' ? <Ship seat={seat} icebound={icebound} /> : <Sled seat={seat} />}
          </g>
        );
        const rings =
          own || acting === piece ? (
            <>
              <circle r={29 * scale} cy={-6 * scale} className="nwp-casing" />
              <circle r={29 * scale} cy={-6 * scale} className="nwp-lamp" />
            </>
          ) : null;
        return (
          <g
            key={piece}
            className={acting === piece ? 'nwp-vehicle acting' : 'nwp-vehicle'}
            transform={`translate(${at.x} ${at.y})`}
          >
            {own ? (
              <Thing id={thing} name={name} lights={lights} className="nwp-own" over={drawn}>
                <circle r="27" cy="-5" className="nwp-hit" />
                {rings}
              </Thing>
            ) : (
              <g aria-hidden="true">
                {rings}
                {drawn}
              </g>
            )}
          </g>
        );
      })}
    </g>
  );
}

const SLED_ALONE = ['arrival', 'deployment', 'thaw'];
const AT_WORK = ['destination', 'pick', 'second', 'spot', 'lay'];

/** While a destination or a spot is asked for, one vehicle is at work: the one that paid for it. */
function useActing(props: Props): string | null {
  const { lights, news, seat } = props;
  const last = useRef<unknown>(null);
  for (const event of news.events)
    if ((event.tell === 'acted' || event.tell === 'sacrificed') && event.seat === seat)
      last.current = event.with;
  if (seat === null || lights.asks === null) return null;
  if (SLED_ALONE.includes(lights.asks)) return `sled-${seat}`;
  return AT_WORK.includes(lights.asks) && last.current ? `${String(last.current)}-${seat}` : null;
}
