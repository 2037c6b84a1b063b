import { SeatMark } from '@incognita/boards';
import { type ReactElement, useState } from 'react';
import { boardWords } from '../text/board.ts';
import { missionTitle } from '../text/goals.ts';
import type { SurvivorView, View } from '../view.ts';
import { Portrait } from './art/index.ts';
import type { Props } from './props.ts';

const HILLS = 'M0 300V226L90 190L170 214L260 176L372 210L470 168L590 206L700 180L800 214V300Z';
const RUINS =
  'M0 300V232h34v-46h30v46h22v-78h16v-18h12v18h18v78h30v-34h44v34h26v-96h40v96h20v-52h34v52h40v-28h52v28h24v-84h14v-22h10v22h18v84h34v-44h36v44h28v-62h42v62h30v-30h50v30h40v68z';
const ROAD = 'M360 300Q410 250 470 224Q520 202 600 192L606 194Q540 210 506 236Q476 262 470 300Z';
const VAN = 'M0 26V13Q2 0 12 0H52Q60 0 66 10L74 16V26ZM14 26a7 7 0 1 0 .1 0zM58 26a7 7 0 1 0 .1 0z';

/** Crosses along the foot of the picture, one for each of the dead. */
const cross = (x: number): string => `M${x} 288v-26h-8v-6h8v-9h6v9h8v6h-8v26z`;

/** How the mission ended, as a picture: the road out at dawn, or the ruins by night. */
export function EndScene(props: Props & { readonly won: boolean }): ReactElement | null {
  const [closed, setClosed] = useState(false);
  const { view, won } = props;
  const words = boardWords(props.language);
  if (closed) return null;
  return (
    <section className="max-end" data-won={won || undefined} aria-label={words.ended(won)}>
      <Picture view={view} won={won} />
      <header>
        <p>
          {missionTitle(props.language, view.mission.no)} · {words.endedIn(view.round)}
        </p>
        <h2>{words.ended(won)}</h2>
      </header>
      <ul>
        {view.survivors.map((held) => (
          <li key={held.is} data-dead={held.dead || undefined}>
            <Portrait id={held.is} />
            <span>
              <SeatMark seat={held.seat} size={12} /> {words.names.title(held.is)}
              <small>{words.fate(held.is, fateOf(held, won))}</small>
            </span>
          </li>
        ))}
      </ul>
      <button type="button" className="button" onClick={() => setClosed(true)}>
        {words.seeMap}
      </button>
    </section>
  );
}

const fateOf = (survivor: SurvivorView, won: boolean): 'saved' | 'dead' | 'lost' =>
  survivor.dead ? 'dead' : won ? 'saved' : 'lost';

function Picture(props: { readonly view: View; readonly won: boolean }): ReactElement {
  const dead = props.view.survivors.filter((held) => held.dead);
  return (
    <svg viewBox="0 0 800 300" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <circle
        cx={props.won ? 560 : 540}
        cy={props.won ? 190 : 60}
        r={props.won ? 74 : 40}
        className="max-end-orb"
      />
      {props.won ? (
        <>
          <path d={HILLS} className="max-end-far" />
          <path d={ROAD} className="max-end-road" />
          <g transform="translate(496 196) scale(.7)">
            <path d={VAN} className="max-end-van" />
          </g>
        </>
      ) : (
        <path d={RUINS} className="max-end-far" />
      )}
      <path d="M0 300V276Q200 262 400 278T800 272V300Z" className="max-end-near" />
      {dead.map((held, i) => (
        <path key={held.is} d={cross(300 + i * 40)} className="max-end-cross" />
      ))}
    </svg>
  );
}
