import { SeatMark } from '@incognita/boards';
import type { ReactElement } from 'react';
import type { CardKind, Find } from '../content/cards.ts';
import { WORTH } from '../rules/score.ts';
import { CARD_NAMES } from '../text/names.ts';
import { Card, stacked } from './Cards.tsx';
import type { Props } from './IceBoard.tsx';
import { boardWords } from './words.ts';

const ICON: Readonly<Record<Find, string>> = {
  rations: 'M4 9h16v10H4zM7 9V5h10v4M4 13h16M12 13v6',
  meteorite: 'M14 5l5 4l1 6l-4 5H9l-5-4l1-7l5-4zM10 10h.1M15 13h.1M11 16h.1',
  crevasse: 'M4 20L9 4l3 7l3-3l5 12',
  nothing: 'M12 4v16M5 8l14 8M19 8L5 16',
};

function FindSign(props: { readonly find: Find }): ReactElement {
  return (
    <svg
      width="18"
      height="18"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={ICON[props.find]} />
    </svg>
  );
}

/** What a team has found, counted. */
function Finds(props: Props & { readonly of: number }): ReactElement {
  const words = boardWords(props.language);
  const finds = props.view.teams[props.of]?.finds ?? [];
  const kinds = [...new Set(finds)];
  if (kinds.length === 0) return <span className="whi-none">{words.noFinds}</span>;
  return (
    <ul className="whi-finds">
      {kinds.map((find) => (
        <li key={find} title={words.worth(WORTH[find])}>
          <FindSign find={find} />
          {finds.filter((held) => held === find).length} × {words.find[find]}
        </li>
      ))}
    </ul>
  );
}

function TeamHead(props: Props & { readonly of: number }): ReactElement | null {
  const words = boardWords(props.language);
  const team = props.view.teams[props.of];
  if (!team) return null;
  return (
    <header>
      <SeatMark seat={props.of} size={22} />
      <span className="who">
        <strong>{props.seatName(props.of)}</strong>
        <span>{words.cards(team.hand.length)}</span>
      </span>
      <span className="total">
        <b>{team.space}</b>
        <span>{team.arrived ? words.pole : `/ ${props.view.pole}`}</span>
      </span>
    </header>
  );
}

/** The own team: where it stands, what it has found, and its hand. */
export function Mine(props: Props): ReactElement | null {
  const words = boardWords(props.language);
  const of = props.seat ?? 0;
  const team = props.view.teams[of];
  if (!team) return null;
  // What was scouted is chosen from while it lies there; the hand is not.
  const scouting = props.view.scouted.some((card) => card !== null);
  const hand = stacked(team.hand);
  return (
    <>
      <section className="panel">
        <TeamHead {...props} of={of} />
        <h3 className="whi-label">{words.finds}</h3>
        <Finds {...props} of={of} />
      </section>
      {hand.length > 0 && (
        <section className="panel">
          <h3>{words.hand}</h3>
          <div className="whi-hand">
            {hand.map(([card, copies]) => (
              <Card key={card} {...props} card={card} copies={copies} lit={!scouting} />
            ))}
          </div>
        </section>
      )}
    </>
  );
}

export function Others(props: Props): ReactElement {
  return (
    <>
      {props.view.teams.map((team, seat) =>
        seat === (props.seat ?? 0) ? null : (
          <section
            className="panel whi-other"
            key={props.seatName(seat)}
            data-active={props.view.active === seat || undefined}
          >
            <TeamHead {...props} of={seat} />
            <div className="whi-backs" aria-hidden="true">
              {team.hand.map((_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a card seen from behind is only its place
                <span key={i} />
              ))}
            </div>
            <Finds {...props} of={seat} />
          </section>
        ),
      )}
    </>
  );
}

/** What lies open: the cards just scouted, and what has been played. */
export function Offer(props: Props): ReactElement {
  const { view } = props;
  const words = boardWords(props.language);
  const scouted = stacked(view.scouted);
  const played = stacked(view.discard);
  const name = (card: CardKind): string => CARD_NAMES[props.language][card];
  return (
    <>
      {scouted.length > 0 && (
        <section className="panel">
          <h3>{words.scouted}</h3>
          <div className="whi-hand">
            {scouted.map(([card, copies]) => (
              <Card key={card} {...props} card={card} copies={copies} lit />
            ))}
          </div>
        </section>
      )}
      <section className="panel">
        <h3>
          {words.discard}
          <span>
            {words.deck} {view.deck}
          </span>
        </h3>
        {played.length === 0 ? (
          <span className="whi-none">{words.nothing}</span>
        ) : (
          <ul className="whi-finds">
            {played.map(([card, copies]) => (
              <li key={card}>
                {copies} × {name(card)}
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}
