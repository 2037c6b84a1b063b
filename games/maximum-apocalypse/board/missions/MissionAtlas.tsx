import { type ReactElement, useMemo, useState } from 'react';
import { standardContent } from '../../content/index.ts';
import { type AtlasWords, atlasWords } from '../../text/atlas.ts';
import { iconOf } from '../art/icon-of.ts';
import { AtlasGround } from './AtlasGround.tsx';
import { ARCS, type Arc } from './arcs.ts';
import { MissionDetail } from './MissionDetail.tsx';
import { MissionSign } from './MissionSign.tsx';
import './missions.css';
import type { OwnPageProps } from '@incognita/boards/page';
import { rateOf } from './rates.ts';
import { advised, type MissionRecord, recordOf, recordsOf } from './record.ts';

const COUNTS = [1, 2, 3, 4, 5, 6] as const;
const ROAD = ARCS.flatMap(({ missions }) => missions);

/** The nineteen missions along a road: what each teaches, how hard it is, which were won. */
export function MissionAtlas(props: OwnPageProps): ReactElement {
  const words = atlasWords(props.language);
  const records = useMemo(() => recordsOf(props.finished), [props.finished]);
  const [gothic, setGothic] = useState(true);
  const [survivors, setSurvivors] = useState(2);
  const next = advised(records, ROAD);
  const [chosen, setChosen] = useState<number | null>(null);
  const mission = standardContent.missions.find(({ no }) => no === (chosen ?? next ?? 0));
  const won = ROAD.filter((no) => recordOf(records, no).won > 0).length;
  return (
    <main className="atlas">
      <header className="atlas-head">
        <h1>{words.title}</h1>
        <p>
          {words.won(won, ROAD.length)}. {words.advice}
        </p>
        <fieldset>
          <legend>{words.rateWith}</legend>
          {COUNTS.map((count) => (
            <button
              key={count}
              type="button"
              aria-pressed={count === survivors}
              onClick={() => setSurvivors(count)}
            >
              {count}
            </button>
          ))}
          <span>{words.survivors}</span>
        </fieldset>
        <label>
          <input
            type="checkbox"
            checked={gothic}
            onChange={(event) => setGothic(event.target.checked)}
          />
          {words.gothic}
        </label>
      </header>
      <div className="atlas-map">
        <AtlasGround reached={next} />
        {ARCS.map((arc) => (
          <ArcSigns
            key={arc.is}
            {...props}
            arc={arc}
            words={words}
            records={records}
            survivors={survivors}
            gothic={gothic}
            selected={mission?.no ?? null}
            choose={setChosen}
          />
        ))}
      </div>
      {mission && (
        <MissionDetail
          {...props}
          mission={mission}
          words={words}
          record={recordOf(records, mission.no)}
          survivors={survivors}
          advised={mission.no === next}
          gothic={gothic}
        />
      )}
    </main>
  );
}

function ArcSigns(
  props: OwnPageProps & {
    readonly arc: Arc;
    readonly words: AtlasWords;
    readonly records: ReadonlyMap<number, MissionRecord>;
    readonly survivors: number;
    readonly gothic: boolean;
    readonly selected: number | null;
    readonly choose: (no: number) => void;
  },
): ReactElement {
  const { arc, words, records } = props;
  const [x, y] = arc.at;
  const won = arc.missions.filter((no) => recordOf(records, no).won > 0).length;
  const missions = standardContent.missions.filter(({ no }) => arc.missions.includes(no));
  return (
    <section>
      <h2
        style={{ left: `${(x / 1072) * 100}%`, top: `${(y / 768) * 100}%`, color: arc.colour }}
        data-arc={arc.is}
      >
        <svg viewBox="0 0 512 512" aria-hidden="true">
          <use href={iconOf(arc.sign)} />
        </svg>
        {words.arc(arc.is)}
        <small>{words.arcWon(won, arc.missions.length)}</small>
      </h2>
      <ul>
        {missions.map((mission) => (
          <MissionSign
            key={mission.no}
            language={props.language}
            mission={mission}
            colour={arc.colour}
            words={words}
            rate={rateOf(mission.no, props.survivors)}
            record={recordOf(records, mission.no)}
            selected={mission.no === props.selected}
            blank={mission.gothic && !props.gothic}
            choose={() => props.choose(mission.no)}
          />
        ))}
      </ul>
    </section>
  );
}
