import type { OwnPageProps } from '@incognita/boards/page';
import type { Language } from '@incognita/kernel';
import type { ReactElement } from 'react';
import { COLOURS } from '../../content/effects.ts';
import { standardContent } from '../../content/index.ts';
import type { Mission } from '../../content/types.ts';
import { layoutOf } from '../../rules/layout.ts';
import type { AtlasWords } from '../../text/atlas.ts';
import { missionTitle } from '../../text/goals.ts';
import { briefing } from '../../text/missions/index.ts';
import { percentOf, rateOf } from './rates.ts';
import type { MissionRecord } from './record.ts';

const COUNTS = [1, 2, 3, 4, 5, 6] as const;

/** Everything about one mission before it begins. */
export function MissionDetail(
  props: OwnPageProps & {
    readonly mission: Mission;
    readonly words: AtlasWords;
    readonly record: MissionRecord;
    readonly survivors: number;
    readonly advised: boolean;
    readonly gothic: boolean;
  },
): ReactElement {
  const { mission, words, record, language } = props;
  const told = briefing(language, mission);
  const tiles = Object.values(mission.tiles).reduce((sum, n) => sum + n, 0);
  const lacking = mission.gothic && !props.gothic;
  const config = { seats: props.survivors, gothic: props.gothic };
  return (
    <aside className="atlas-detail panel" aria-live="polite">
      <header>
        <b aria-hidden="true">{mission.no}</b>
        <div>
          <h2>{missionTitle(language, mission.no)}</h2>
          <p>{missionTitle(language === 'en' ? 'fr' : 'en', mission.no)}</p>
        </div>
      </header>
      <p className="atlas-chips">
        <span>{words.names.difficulty[mission.difficulty]}</span>
        {mission.monsters.map((type) => (
          <span key={type}>{words.names.type[type]}</span>
        ))}
        <span>{words.tiles(tiles)}</span>
        {mission.fuel > 0 && <span>{words.fuel(mission.fuel)}</span>}
        {props.advised && <span className="atlas-next">{words.next}</span>}
      </p>
      <Lines title={words.toWin} lines={told.goals} ordered />
      <Lines title={words.setUp} lines={told.setup} />
      <Lines title={words.onTheWay} lines={told.events} />
      <Lines title={words.teaches} lines={[told.lesson]} />
      <Plan mission={mission} tiles={tiles} words={words} />
      <DeckTable mission={mission} words={words} />
      <Rates mission={mission} words={words} survivors={props.survivors} />
      {record.last && (
        <p className="atlas-last">
          <a href={record.last.href}>
            {words.lastTry(dayOf(record.last.ended, language), record.last.won)}
          </a>
          {record.best && record.best.people.length > 0 && (
            <span>{words.wonBy(record.best.people)}</span>
          )}
        </p>
      )}
      <footer>
        {lacking && <p role="note">{words.needsGothic}</p>}
        <button
          type="button"
          className="button main"
          disabled={lacking}
          onClick={() => props.play({ ...config, mission: mission.no })}
        >
          {words.play(mission.no)}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => props.play({ ...config, mission: 'random' })}
        >
          {words.random}
        </button>
      </footer>
    </aside>
  );
}

/** The day of a moment, as the reader writes it. */
const dayOf = (ended: number, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(ended);

function Lines(props: {
  readonly title: string;
  readonly lines: readonly string[];
  readonly ordered?: boolean;
}): ReactElement | null {
  if (props.lines.length === 0) return null;
  const items = props.lines.map((line) => <li key={line}>{line}</li>);
  return (
    <section>
      <h3>{props.title}</h3>
      {props.ordered ? <ol>{items}</ol> : <ul>{items}</ul>}
    </section>
  );
}

/** How the tiles lie: where everybody begins, and where what is sought may be hidden. */
function Plan(props: {
  readonly mission: Mission;
  readonly tiles: number;
  readonly words: AtlasWords;
}): ReactElement {
  const { mission, words } = props;
  const { cells, start, second } = layoutOf(mission, props.tiles);
  const from = cells[start] ?? { x: 0, y: 0 };
  const steps = mission.markers?.fromStart ?? mission.far[0]?.steps ?? null;
  const width = Math.max(...cells.map(({ x }) => x)) + 1;
  const height = Math.max(...cells.map(({ y }) => y)) + 1;
  const kindOf = (x: number, y: number, i: number): string => {
    if (i === start) return 'start';
    if (i === second) return 'second';
    const far = Math.abs(x - from.x) + Math.abs(y - from.y);
    return steps !== null && far >= steps ? 'far' : 'plain';
  };
  return (
    <section>
      <h3>{words.layout}</h3>
      <div className="atlas-plan">
        <svg viewBox={`0 0 ${width * 22} ${height * 22}`} width={width * 22} aria-hidden="true">
          {cells.map(({ x, y }, i) => (
            <rect
              key={`${x} ${y}`}
              x={x * 22 + 1.5}
              y={y * 22 + 1.5}
              width="19"
              height="19"
              rx="4"
              data-kind={kindOf(x, y, i)}
            />
          ))}
        </svg>
        <ul>
          <li data-kind="start">{words.begins}</li>
          {second >= 0 && mission.second !== null && (
            <li data-kind="second">{words.names.title(tileNamed(mission.second))}</li>
          )}
          {steps !== null && <li data-kind="far">{words.hiddenFrom(steps)}</li>}
        </ul>
      </div>
    </section>
  );
}

/** The id of a tile by its English name. */
const tileNamed = (en: string): string =>
  standardContent.tiles.find((tile) => tile.en === en)?.id ?? en;

/** How many cards of each family lie in each deck. */
function DeckTable(props: { readonly mission: Mission; readonly words: AtlasWords }): ReactElement {
  const { mission, words } = props;
  const all = COLOURS.flatMap((colour) => Object.keys(mission.decks[colour]));
  const families = [...new Set(standardContent.scavengeCards.map(({ family }) => family))].filter(
    (family) => all.includes(family),
  );
  return (
    <section>
      <h3>{words.decks}</h3>
      <table className="atlas-decks">
        <thead>
          <tr>
            <td />
            {COLOURS.map((colour) => (
              <th key={colour} scope="col" data-deck={colour}>
                {words.names.deck[colour]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {families.map((family) => (
            <tr key={family}>
              <th scope="row">{words.names.family[family]}</th>
              {COLOURS.map((colour) => (
                <td key={colour}>{mission.decks[colour][family] ?? '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Win rates for one to six survivors. */
function Rates(props: {
  readonly mission: Mission;
  readonly words: AtlasWords;
  readonly survivors: number;
}): ReactElement {
  const { mission, words } = props;
  const rates = COUNTS.map((count) => ({ count, rate: rateOf(mission.no, count) }));
  return (
    <section>
      <h3>{words.byBots}</h3>
      {rates.every(({ rate }) => rate === null) ? (
        <p>{words.notMeasured}</p>
      ) : (
        <ol className="atlas-rates">
          {rates.map(({ count, rate }) => (
            <li key={count} aria-current={count === props.survivors || undefined}>
              <b>{rate ? words.percent(percentOf(rate)) : '–'}</b>
              <i style={{ height: rate ? `${4 + percentOf(rate) * 0.4}px` : '4px' }} />
              {count}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
