import { SeatLooks } from '@incognita/boards/seats';
import { faceOf, MANIFESTS, manifestOf } from '@incognita/catalogue';
import type { AnyCatalogue, AnyFace, Teller } from '@incognita/kernel';
import { type ReactElement, useEffect, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import * as lobby from '../api/lobby.ts';
import { isReady, readyGame, seatsOf, useGameWords } from '../catalogue.ts';
import { useGameText } from '../play/game-text.ts';
import { announce, newId } from '../play/pending.ts';
import type { Said } from '../play/session.ts';
import { unusualOptions } from '../play/unusual-options.ts';
import { RulePanel } from '../rulebook/RulePanel.tsx';
import { useSettings } from '../settings.ts';
import { seatNamesOf } from '../shell/seat-names.ts';
import { useLooks } from '../shell/use-looks.ts';
import { Emblem, Lettering, Poster } from '../style/posters.tsx';
import { Sign } from '../style/signs.tsx';
import { useNewTableWords } from '../text/new-table.ts';
import { useWords } from '../text/site.ts';
import { Frame } from './Frame.tsx';
import { NotFound } from './NotFound.tsx';
import { Lobby, StartBar } from './new-table/Lobby.tsx';
import { OnlineTerms } from './new-table/OnlineTerms.tsx';
import { Options, valueName } from './new-table/Options.tsx';
import { bodyOf, OPENING_TERMS, type Terms } from './new-table/online.ts';
import { Seats } from './new-table/Seats.tsx';
import {
  occupantsOf,
  type Seating,
  seatedAnew,
  seatingFor,
  seatRequestsOf,
  type Where,
} from './new-table/seating.ts';
import { askedConfig, type Config, type Refusal, settle } from './new-table/settle.ts';
import { useServerInfo, WhereRow } from './new-table/WhereRow.tsx';
import './new-table.css';

/** A new table for one game: everything is set already, so that one press starts it. */
export function NewTable(props: { readonly id: string }): ReactElement {
  const words = useWords();
  const form = useNewTableWords();
  const games = useGameWords();
  const ready = readyGame(props.id) !== null;
  const [game, setGame] = useState<AnyFace | null>(null);
  const [failed, setFailed] = useState(false);
  const text = useGameText(props.id);
  useEffect(() => {
    if (ready) faceOf(props.id).then(setGame, () => setFailed(true));
  }, [ready, props.id]);
  if (!ready) return <NotFound />;
  return (
    <Frame title={form.newTable(games(props.id).name)} className="new-table" game={props.id}>
      {game && text ? (
        <Form game={game} catalogue={text} />
      ) : (
        <p role="status">{failed ? words.broken : words.loading}</p>
      )}
    </Frame>
  );
}

function Form(props: { readonly game: AnyFace; readonly catalogue: AnyCatalogue }): ReactElement {
  const { game, catalogue } = props;
  const words = useWords();
  const form = useNewTableWords();
  const { language, name } = useSettings();
  const [, go] = useLocation();
  const asked = new URLSearchParams(useSearch());
  const people = asked.get('with') === 'people' ? 2 : 1;
  const [wanted, setWanted] = useState<Where>(asked.get('where') === 'online' ? 'online' : 'here');
  const answers = useServerInfo();
  // Without a server there is only this device, whatever the address asks for.
  const where = answers ? wanted : 'here';
  const [terms, setTerms] = useState(OPENING_TERMS);
  const [opening, setOpening] = useState(false);
  const [trouble, setTrouble] = useState<Said | null>(null);
  const [config, setConfig] = useState<Config>(() => askedConfig(game.config, asked));
  const [gaveWay, setGaveWay] = useState<readonly Refusal[]>([]);
  const [seated, setSeated] = useState<readonly Seating[]>([]);
  const [rule, setRule] = useState<string | null>(null);
  const seating = seatingFor(config.seats, seated, people, name, where);
  const looks = useLooks(game, config, null);
  const windows = game.opensWindows?.(config) ?? false;
  const nameOf = seatNamesOf(looks, language, words.seatColour);
  const teller: Teller = { language, seat: nameOf };

  const change = (wanted: Readonly<Record<string, string | number | boolean>>): void => {
    const settled = settle(game.config, config, wanted);
    if ('refused' in settled) return;
    setConfig(settled.config);
    setGaveWay(settled.gaveWay);
  };
  const sit = (seat: number, to: Partial<Seating>): void =>
    setSeated(seatedAnew(seating, seat, to, where));
  const sits = seating.some(({ by }) => by === 'person');
  const start = (): void => {
    const id = newId();
    announce({ id, game: game.id, config, seats: occupantsOf(seating, nameOf) });
    go(`/local/${id}`);
  };
  const openOnline = async (): Promise<void> => {
    setOpening(true);
    try {
      await lobby.introduce(name, words.seatColour[0] ?? '');
      const { id } = await lobby.openTable(
        bodyOf(game.id, config, seatRequestsOf(seating), {
          ...terms,
          windowTime: windows ? terms.windowTime : null,
          windowDelay: windows ? terms.windowDelay : null,
        }),
      );
      if (!seating.some(({ by }) => by === 'open')) await lobby.start(id);
      go(`/table/${id}`);
    } catch (error) {
      if (!(error instanceof lobby.RefusedError)) throw error;
      setTrouble(error.said);
      setOpening(false);
    }
  };

  return (
    <SeatLooks value={looks}>
      <form
        className="table-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (where === 'online') void openOnline();
          else start();
        }}
      >
        <section className="leaf options">
          <header>
            <h1>{form.newTableEyebrow}</h1>
            <p className="note">{form.newTableNote}</p>
            {manifestOf(game.id)?.code?.lessons && (
              <Link
                href={`/learn/${game.id}`}
                className="button"
                aria-label={words.labelled(form.learn, catalogue.name)}
              >
                {form.learn}
              </Link>
            )}
          </header>
          <div className="row">
            <h2>{form.game}</h2>
            <div className="row-body">
              <GamePicker open={game.id} where={where} people={people} />
            </div>
          </div>
          <WhereRow answers={answers} where={where} choose={setWanted} />
          <Options
            game={game}
            config={config}
            gaveWay={gaveWay}
            wording={{ catalogue, teller }}
            change={change}
            openRule={setRule}
            seats={<Seats seating={seating} where={where} nameOf={nameOf} change={sit} />}
          />
          {where === 'online' && (
            <OnlineTerms
              terms={terms}
              windows={windows}
              change={(change: Partial<Terms>) => setTerms({ ...terms, ...change })}
            />
          )}
        </section>
        <div className="lobby-column">
          <aside className="leaf lobby" aria-label={form.yourTable}>
            <div className="strip">
              <Poster game={game.id} keep="strip" config={config} />
              <p aria-hidden="true">
                <Lettering game={game.id} name={catalogue.name} />
              </p>
            </div>
            <ul className="chips">
              {unusualOptions(game.config.fields, config).map(([field, value]) => (
                <li key={field} className="chip">
                  {valueName(catalogue, field, value)}
                </li>
              ))}
            </ul>
            <h2>{form.aroundTable}</h2>
            <Lobby seating={seating} where={where} nameOf={nameOf} />
          </aside>
          <StartBar
            where={where}
            sits={sits}
            open={seating.filter(({ by }) => by === 'open').length}
            busy={opening}
            trouble={trouble}
          />
        </div>
      </form>
      {rule !== null && <RulePanel game={game.id} id={rule} onClose={() => setRule(null)} />}
    </SeatLooks>
  );
}

/** The games on the shelf; those that are not ready are there, and say so. */
function GamePicker(props: {
  readonly open: string;
  readonly where: Where;
  readonly people: number;
}): ReactElement {
  const words = useWords();
  // Where one plays and with whom is not a matter of the game.
  const kept = new URLSearchParams();
  if (props.where === 'online') kept.set('where', 'online');
  if (props.people > 1) kept.set('with', 'people');
  const query = kept.size > 0 ? `?${kept}` : '';
  const games = useGameWords();
  return (
    <ul className="game-picker">
      {MANIFESTS.map((manifest) => {
        const { id } = manifest;
        const ready = isReady(manifest);
        const inside = (
          <>
            <Emblem game={id} size={56} />
            <span>
              <strong>{games(id).name}</strong>
              <span>{ready ? words.players(seatsOf(manifest)) : words.notYet}</span>
            </span>
          </>
        );
        return (
          <li key={id}>
            {ready ? (
              <Link
                href={`/new/${id}${query}`}
                aria-current={id === props.open ? 'page' : undefined}
              >
                {inside}
                {id === props.open && <Sign name="tick" />}
              </Link>
            ) : (
              <p>{inside}</p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
