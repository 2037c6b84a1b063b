import { SeatShape } from '@incognita/boards';
import { type ReactElement, useEffect, useRef } from 'react';
import { boardWords } from '../text/board.ts';
import { revengeBoardWords } from '../text/revenge/board.ts';
import type { Props } from './MapBoard.tsx';
import { Icon } from './Pieces.tsx';
import { isOldOnes } from './revenge/seat.ts';

const CELL = 24;

/** The Time Track in one line: discs stack upward, violet from where the Old Ones wake. */
export function TimeTrack(props: Props): ReactElement {
  const { view, content: atlas } = props;
  const words = boardWords(props.language);
  const { firstSpace, lastSpace, end } = atlas.content.timeTrack;
  // Somebody who plays the Old Ones does not wait for 22, and no space is lit then.
  const isPlayed = view.revenge !== null && view.revenge.seat !== null;
  const illuminated = isPlayed ? [] : atlas.content.timeTrack.illuminated;
  const wake = view.discs.find((disc) => disc.seat === -1)?.space ?? 22;
  const woken = view.variants.includes('restless-sleepers')
    ? 20
    : atlas.content.timeTrack.purpleStart;
  const start = isPlayed ? end : woken;
  const last = Math.max(lastSpace, ...view.discs.map((disc) => disc.space));
  const spaces = Array.from({ length: last - firstSpace + 1 }, (_, i) => firstSpace + i);
  const active = view.discs.find((disc) => disc.seat === view.active);
  const strip = useRef<HTMLElement>(null);
  const now = active?.space ?? wake;
  useEffect(() => {
    const bringNow = (): void => {
      const element = strip.current;
      if (!element) return;
      const place = (now - firstSpace) / spaces.length;
      element.scrollLeft = place * element.scrollWidth - element.clientWidth / 2;
    };
    bringNow();
    // A phone that is turned shows another part of the track.
    addEventListener('resize', bringNow);
    return () => removeEventListener('resize', bringNow);
  }, [now, firstSpace, spaces.length]);
  return (
    <div className="time-track">
      <div className="time-label">
        <strong>{words.time}</strong>
        <span>{active ? words.space(active.space) : ''}</span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a narrow screen arrow keys scroll it */}
      <section className="time-scroll" ref={strip} tabIndex={0} aria-label={words.time}>
        <svg
          viewBox={`-4 0 ${spaces.length * CELL + 8} 64`}
          role="img"
          aria-label={trackName(props)}
        >
          {/* Labels give way to the discs that would cover them. */}
          {!isPlayed && wake <= start && (
            <text x={(start - firstSpace) * CELL} y="11" className="wake">
              {words.oldOnesWake(start)}
            </text>
          )}
          {view.discs.every(({ space }) => space < end - 3) && (
            <text x={(last - firstSpace + 1) * CELL} y="11" className="end-label">
              {words.outOfTime(end)}
            </text>
          )}
          <StillYours {...props} x={(space) => (space - firstSpace) * CELL} />
          {spaces.map((space) => (
            <g key={space} transform={`translate(${(space - firstSpace) * CELL} 18)`}>
              <rect
                width={CELL - 2}
                height="24"
                rx="3"
                className={space >= end ? 'space out' : space >= start ? 'space awake' : 'space'}
              />
              {(space % 5 === 0 || space === start || space === end) && (
                <text x={(CELL - 2) / 2} y="16" className={space >= end ? 'n out' : 'n'}>
                  {space}
                </text>
              )}
              {illuminated.includes(space) && (
                <path d="M11 30l4 5l-4 5l-4-5z" className="lit-space">
                  <title>{words.revelationHere}</title>
                </path>
              )}
            </g>
          ))}
          {view.discs.map((disc, i) => {
            const below = view.discs
              .slice(0, i)
              .filter((other) => other.space === disc.space).length;
            const inStack = view.discs.filter((other) => other.space === disc.space).length;
            // A whole company on one space still fits under the edge of the strip.
            const step = inStack > 2 ? 5 : 7;
            const x = (disc.space - firstSpace) * CELL + (CELL - 2) / 2;
            const isActive = disc.seat === view.active;
            return (
              <g
                key={disc.seat}
                className="disc"
                style={{ transform: `translate(${x}px, ${30 - below * step}px)` }}
              >
                {isActive && <circle r="14" className="active-ring" />}
                {disc.seat === -1 && view.revenge && view.revenge.seat !== null ? (
                  <SeatShape seat={view.revenge.seat} r={11} />
                ) : disc.seat === -1 ? (
                  <g>
                    <circle r="11" className="purple" />
                    <Icon name="old-ones" size={15} className="icon bone" />
                  </g>
                ) : (
                  <g>
                    <circle r="11.5" className="disc-base" />
                    <SeatShape seat={disc.seat} r={8} />
                  </g>
                )}
              </g>
            );
          })}
        </svg>
      </section>
    </div>
  );
}

/** The Old Ones act until their disc has passed the next one: how long that is, and whose it is. */
function stillYours(props: Props): { own: number; points: number; next: string } | null {
  const { view } = props;
  const own = view.discs.find((disc) => disc.seat === -1);
  const [next] = view.discs
    .filter((disc) => disc.seat !== -1)
    .sort((one, other) => one.space - other.space);
  if (!isOldOnes(props) || view.active !== -1 || !own || !next) return null;
  const points = next.space - own.space + 1;
  return { own: own.space, points, next: props.seatName(next.seat) };
}

/** The spaces that are still the Old Ones', in a bracket. */
function StillYours(props: Props & { readonly x: (space: number) => number }): ReactElement | null {
  const still = stillYours(props);
  if (!still) return null;
  const { own, points, next } = still;
  const [from, to] = [props.x(own + 1) - 1, props.x(own + points + 1) - 1];
  return (
    <g className="still-yours">
      <path d={`M${from} 45V50H${to}V45`} />
      <text x={from + 13} y="11">
        {revengeBoardWords(props.language).stillYours(points, next)}
      </text>
    </g>
  );
}

/** The whole track for the ear: who stands where, top of a stack first. */
function trackName(props: Props): string {
  const words = boardWords(props.language);
  const order = [...props.view.discs].reverse().sort((a, b) => a.space - b.space);
  const named = order.map((disc) => {
    const who = disc.seat === -1 ? words.oldOnes : props.seatName(disc.seat);
    return `${who}, ${words.space(disc.space)}`;
  });
  const still = stillYours(props);
  const yours = still && revengeBoardWords(props.language).stillYours(still.points, still.next);
  return `${words.time}: ${[...named, ...(yours ? [yours] : [])].join('; ')}`;
}
