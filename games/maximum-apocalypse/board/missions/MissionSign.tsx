import type { OwnPageProps } from '@incognita/boards/page';
import type { ReactElement } from 'react';
import type { Mission } from '../../content/types.ts';
import type { AtlasWords } from '../../text/atlas.ts';
import { missionTitle } from '../../text/goals.ts';
import { NODES } from './arcs.ts';
import { percentOf, type Rate } from './rates.ts';
import type { MissionRecord } from './record.ts';

/** A mission at the road: its shield, its sign, and the stamp of the last try. */
export function MissionSign(
  props: Pick<OwnPageProps, 'language'> & {
    readonly mission: Mission;
    readonly colour: string;
    readonly words: AtlasWords;
    readonly rate: Rate | null;
    readonly record: MissionRecord;
    readonly selected: boolean;
    readonly blank: boolean;
    readonly choose: () => void;
  },
): ReactElement {
  const { mission, words, record } = props;
  const [x, y] = NODES[mission.no] ?? [0, 0];
  const place = { left: `${(x / 1072) * 100}%`, top: `${(y / 768) * 100}%` };
  const stamp = record.won > 0 ? 'won' : record.tries > 0 ? 'lost' : null;
  return (
    <li style={place}>
      <button
        type="button"
        className="atlas-sign"
        aria-pressed={props.selected}
        data-blank={props.blank || undefined}
        onClick={props.choose}
      >
        <svg className="atlas-shield" viewBox="-25 -27 50 54" aria-hidden="true">
          <path d={SHIELD} className="atlas-shield-body" />
          <path d={TOP} fill={props.colour} />
          <text y="15">{mission.no}</text>
        </svg>
        {stamp !== null && (
          <span className="atlas-stamp" data-stamp={stamp}>
            {stamp === 'won' ? words.wonStamp : words.lostStamp}
          </span>
        )}
        <span className="atlas-card">
          <strong>
            <span className="sr">{mission.no}. </span>
            {missionTitle(props.language, mission.no)}
          </strong>
          <span className="atlas-how">
            <span>{words.names.difficulty[mission.difficulty]}</span>
            <b>{props.rate ? words.percent(percentOf(props.rate)) : words.noFigure}</b>
          </span>
          <RateBar rate={props.rate} />
          <small>
            {record.tries > 0 ? words.tries(record.tries) : words.notPlayed}
            {record.best &&
              record.best.people.length > 0 &&
              ` · ${words.wonBy(record.best.people)}`}
          </small>
        </span>
      </button>
    </li>
  );
}

const SHIELD = 'M-22-20Q-11-14 0-22Q11-14 22-20Q26 0 16 14Q8 23 0 25Q-8 23-16 14Q-26 0-22-20Z';
const TOP = 'M-21-19Q-11-13 0-21Q11-13 21-19L22.5-7H-22.5Z';

/** How often bots win, with a tick at one half; not measured is dashed, never nothing. */
export function RateBar(props: { readonly rate: Rate | null }): ReactElement {
  return (
    <span className="atlas-rate" data-unknown={props.rate === null || undefined} aria-hidden="true">
      {props.rate && <i style={{ width: `${percentOf(props.rate)}%` }} />}
    </span>
  );
}
