import { SeatMark, ThingButton } from '@incognita/boards';
import type { ReactElement } from 'react';
import { DISCOVERIES } from '../content/types.ts';
import { boardWords } from '../text/board.ts';
import type { Props } from './ChartBoard.tsx';
import { OthersTiles } from './OthersTiles.tsx';
import { TokenGlyph } from './Pieces.tsx';
import { ProvisionGlyph } from './Stores.tsx';

/** Everybody's discoveries and Prestige, who is where in the turn, and what is still to be done. */
export function Expeditions(props: Props): ReactElement {
  const { content: chart, view } = props;
  const words = boardWords(props.language);
  const expedition = view.config.play !== 'standard';
  return (
    <section
      className="panel nwp-panel nwp-expeditions"
      aria-label={words.expeditions}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: where it is cut short, arrow keys scroll it
      tabIndex={0}
    >
      <h3>
        {words.expeditions} <span>{words.perSeries(chart.content.series)}</span>
      </h3>
      <table>
        <thead>
          <tr>
            <td />
            {DISCOVERIES.map((token) => (
              <th key={token} scope="col">
                <TokenGlyph token={token} />
                <span className="sr">{words.names.token[token].many}</span>
              </th>
            ))}
            <th scope="col">{words.prestige}</th>
          </tr>
        </thead>
        <tbody>
          {view.players.map((player, seat) => (
            <tr key={props.seatName(seat)} className={seat === props.seat ? 'own' : ''}>
              <th scope="row">
                <SeatMark seat={seat} size={16} />
                <span>{props.seatName(seat)}</span>
              </th>
              {DISCOVERIES.map((token) => (
                <td key={token}>
                  <Count {...props} token={token} seat={seat} count={player.tokens[token]} />
                </td>
              ))}
              <td className="nwp-total" title={words.ifOverNow(player.points)}>
                {player.score}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="nwp-status">
        {view.players.map((player, seat) => {
          const said = [
            player.passage > 0 ? `${words.foundPassage} (${player.passage})` : '',
            player.home > 0 ? words.home : '',
            view.passed.includes(seat) ? words.passed : '',
            player.icebound ? `${words.names.vehicle.ship.one} ${words.icebound}` : '',
            player.sled === 'lost' ? `${words.names.vehicle.sled.one} ${words.sledLost}` : '',
            view.over ? '' : words.ifOverNow(player.points),
          ].filter((part) => part !== '');
          if (said.length === 0) return null;
          return (
            <li key={props.seatName(seat)}>
              {words.status(props.seatName(seat), said.join(', '))}
              {expedition && seat !== props.seat && (
                <span className="nwp-other-stores">
                  <ProvisionGlyph what="food" size={16} /> {player.food}
                  <ProvisionGlyph what="morale" size={16} /> {player.morale}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <OthersTiles {...props} />
      {!expedition && view.order.length > 1 && (
        <p className="nwp-order">
          {words.order}
          {view.order.map((seat) => (
            <span key={seat} className={view.active === seat ? 'now' : ''}>
              <SeatMark seat={seat} size={16} />
              <span className="sr">{props.seatName(seat)}</span>
            </span>
          ))}
        </p>
      )}
      {expedition && (
        <ul className="nwp-goals">
          {view.goals.map(({ goal, met }) => (
            <li key={goal} className={met ? 'met' : ''}>
              <span aria-hidden="true">{met ? '✓' : '○'}</span>
              {words.goal[goal] ?? goal}
              <span className="sr"> {met ? words.met : words.notMet}</span>
            </li>
          ))}
        </ul>
      )}
      {view.voyageUsed.length > 0 && (
        <p className="nwp-past">{words.pastCards(view.voyageUsed.map(words.told.card))}</p>
      )}
    </section>
  );
}

/** How many tokens of a kind; the own ones can be given to the Tuunbaq. */
function Count(
  props: Props & {
    readonly token: (typeof DISCOVERIES)[number];
    readonly seat: number | null;
    readonly count: number;
  },
): ReactElement {
  const { count, token } = props;
  const words = boardWords(props.language);
  const lit = props.lights.asks === 'toll' && props.seat === props.view.active;
  if (lit && props.lights.of(`token:${token}`).state !== 'rest')
    return (
      <ThingButton
        id={`token:${token}`}
        lights={props.lights}
        keyClass="nwp-key"
        name={`${words.names.token[token].many} ${count}`}
        className="nwp-give"
      >
        {count}
      </ThingButton>
    );
  return <>{count === 0 ? '·' : count}</>;
}
