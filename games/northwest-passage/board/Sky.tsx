import { memo, type ReactElement } from 'react';
import type { Disc } from '../content/types.ts';
import { boardWords } from '../text/board.ts';
import type { Props } from './ChartBoard.tsx';
import { noise, round } from './geometry.ts';
import { VehicleGlyph } from './Pieces.tsx';
import { ProvisionGlyph } from './Stores.tsx';

const DISCS: readonly Disc[] = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII'];

/** NWP-SUN-04: from I in the east over IV at the zenith to VII in the west, in hundredths. */
function onArc(disc: Disc): { readonly left: number; readonly top: number } {
  const t = DISCS.indexOf(disc) / (DISCS.length - 1);
  return { left: 94 - 88 * t, top: 82 - 46 * Math.sin(Math.PI * (0.12 + 0.76 * t)) };
}

const ARC = Array.from({ length: 41 }, (_, i) => {
  const t = i / 40;
  const [x, y] = [97 - 94 * t, 82 - 46 * Math.sin(Math.PI * (0.09 + 0.82 * t))];
  return `${i === 0 ? 'M' : 'L'}${round(x * 10)} ${round(y)}`;
}).join('');

const STARS = Array.from({ length: 70 }, (_, i) => ({
  x: round(noise(i, 71) * 1000),
  y: round(noise(i, 72) * 82),
  r: round(0.4 + noise(i, 73) * 0.9),
}));

/** Stars and northern lights; they show on the dark surface only, and never change. */
const Heaven = memo(function Heaven(): ReactElement {
  return (
    <svg
      className="nwp-heaven"
      viewBox="0 0 1000 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <g className="nwp-stars">
        {STARS.map(({ x, y, r }) => (
          <ellipse key={`${x} ${y}`} cx={x} cy={y} rx={r} ry={r * 1.1} />
        ))}
      </g>
      <g className="nwp-aurora">
        <path d="M0 40Q120 4 260 34T520 22T780 30T1000 12V52Q860 46 740 62T480 56T240 70T0 74Z" />
        <path d="M0 18Q160 0 330 18T660 8T1000 22V36Q820 26 640 40T300 44T0 46Z" />
      </g>
    </svg>
  );
});

/** The sky above the chart: the sun on its arc, the season, and the card of the season. */
export function Sky(props: Props): ReactElement {
  const { content: chart, view } = props;
  const words = boardWords(props.language);
  const { sunPath } = chart.content.board;
  const next = sunPath[view.season];
  const expedition = view.config.play !== 'standard';
  const card = view.card === null ? null : chart.card(view.card);
  return (
    <div className="nwp-sky" data-disc={view.disc}>
      <Heaven />
      <div className="nwp-when">
        <strong>{words.season(view.season, sunPath.length)}</strong>
        <span>{words.rowsFrozen(view.frozen)}</span>
        {expedition && (
          <span className="nwp-turns">
            {words.turnOf(view.turn, chart.content.turnsPerSeason)}
            <span aria-hidden="true">
              {Array.from({ length: chart.content.turnsPerSeason }, (_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: turns are known by their numbers
                <i key={i} className={i < view.turn ? 'gone' : ''} />
              ))}
            </span>
          </span>
        )}
      </div>
      <div className="nwp-arc" role="img" aria-label={words.sunOn(view.disc)}>
        <svg viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true">
          <path d={ARC} />
        </svg>
        {DISCS.map((disc) => {
          const { left, top } = onArc(disc);
          const frozen = chart.content.board.frozenRows[disc];
          return (
            <span
              key={disc}
              className={top > 55 ? 'nwp-stop low' : 'nwp-stop'}
              style={{ left: `${left}%`, top: `${top}%` }}
              title={words.rowsFrozen(frozen)}
              aria-hidden="true"
            >
              {disc}
              {disc === next && !view.over && <small>{words.next}</small>}
            </span>
          );
        })}
        <span
          className="nwp-sun"
          style={{ left: `${onArc(view.disc).left}%`, top: `${onArc(view.disc).top}%` }}
          aria-hidden="true"
        >
          {view.disc}
        </span>
      </div>
      {card && (
        <section className="nwp-voyage" key={card.id} aria-label={words.voyage}>
          <h3>
            {words.told.card(card.id)} <span>{words.cardsLeft(view.voyage)}</span>
          </h3>
          <p>{words.cardText(card)}</p>
        </section>
      )}
      <Summary {...props} />
    </div>
  );
}

/** On a small screen: who is ready, without opening a tab. */
function Summary(props: Props): ReactElement | null {
  const seat = props.seat ?? 0;
  const player = props.view.players[seat];
  const words = boardWords(props.language);
  if (!player) return null;
  return (
    <ul className="nwp-summary" aria-label={words.ready}>
      {(['ship', 'sled'] as const).map((vehicle) => (
        <li key={vehicle}>
          <VehicleGlyph vehicle={vehicle} seat={seat} size={26} />
          <span className="sr">{words.names.vehicle[vehicle].one}</span>
          <b>{player.crew[vehicle].available}</b>
        </li>
      ))}
      {props.view.config.play !== 'standard' &&
        (['food', 'morale'] as const).map((what) => (
          <li key={what}>
            <ProvisionGlyph what={what} size={20} />
            <span className="sr">{words.names.provision[what]}</span>
            <b>{player[what]}</b>
          </li>
        ))}
    </ul>
  );
}
