import type { AnyGame, Teller } from '@incognita/kernel';
import { type ReactElement, useEffect, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { SHELF, type Shelved, shelved } from '../games.ts';
import { Lettering } from '../look/lettering.tsx';
import { Emblem, Poster } from '../look/posters/index.tsx';
import { Sign } from '../look/signs.tsx';
import * as lobby from '../play/lobby.ts';
import { announce, newId } from '../play/pending.ts';
import type { Said } from '../play/session.ts';
import { useSettings } from '../settings.ts';
import { useWords } from '../text/index.ts';
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
  type Where,
  wishesOf,
} from './new-table/seating.ts';
import { type Config, openingConfig, type Refusal, settle } from './new-table/settle.ts';
import { useHouse, WhereRow } from './new-table/WhereRow.tsx';
import { RulePanel } from './RulePanel.tsx';
import './new-table.css';

/** A new table for one game: everything is set already, so that one press starts it. */
export function NewTable(props: { readonly id: string }): ReactElement {
  const words = useWords();
  const shelf = shelved(props.id);
  const [game, setGame] = useState<AnyGame | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!shelf?.ready) return;
    shelf.rules().then(setGame, () => setFailed(true));
  }, [shelf]);
  if (!shelf?.ready) return <NotFound />;
  const name = words.gameName[shelf.id] ?? shelf.id;
  return (
    <Frame title={words.newTable(name)} className="new-table">
      {game ? (
        <Form game={game} shelf={shelf} />
      ) : (
        <p role="status">{failed ? words.broken : words.loading}</p>
      )}
    </Frame>
  );
}

function Form(props: { readonly game: AnyGame; readonly shelf: Shelved }): ReactElement {
  const { game, shelf } = props;
  const words = useWords();
  const { language, name } = useSettings();
  const [, go] = useLocation();
  const asked = new URLSearchParams(useSearch());
  const people = asked.get('with') === 'people' ? 2 : 1;
  const [wanted, setWanted] = useState<Where>(asked.get('where') === 'online' ? 'online' : 'here');
  const answers = useHouse();
  // Without a server there is only this device, whatever the address asks for.
  const where = answers ? wanted : 'here';
  const [terms, setTerms] = useState(OPENING_TERMS);
  const [opening, setOpening] = useState(false);
  const [trouble, setTrouble] = useState<Said | null>(null);
  const [config, setConfig] = useState<Config>(() => openingConfig(game.config));
  const [gaveWay, setGaveWay] = useState<readonly Refusal[]>([]);
  const [seated, setSeated] = useState<readonly Seating[]>([]);
  const [rule, setRule] = useState<string | null>(null);
  const seating = seatingFor(config.seats, seated, people, name, where);
  const catalogue = game.text[language];
  const teller: Teller = { language, seat: (seat) => words.seatColour[seat] ?? '' };

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
    announce({ id, game: game.id, config, seats: occupantsOf(seating, words.seatColour) });
    go(`/local/${id}`);
  };
  const openOnline = async (): Promise<void> => {
    setOpening(true);
    try {
      await lobby.introduce(name, words.seatColour[0] ?? '');
      const { id } = await lobby.openTable(bodyOf(game.id, config, wishesOf(seating), terms));
      if (!seating.some(({ by }) => by === 'open')) await lobby.start(id);
      go(`/table/${id}`);
    } catch (error) {
      if (!(error instanceof lobby.Turned)) throw error;
      setTrouble(error.said);
      setOpening(false);
    }
  };

  return (
    <>
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
            <h1>{words.newTableEyebrow}</h1>
            <p className="note">{words.newTableNote}</p>
          </header>
          <div className="row">
            <h2>{words.game}</h2>
            <div className="row-body">
              <GamePicker open={shelf.id} />
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
            seats={<Seats seating={seating} where={where} change={sit} />}
          />
          {where === 'online' && (
            <OnlineTerms
              terms={terms}
              change={(change: Partial<Terms>) => setTerms({ ...terms, ...change })}
            />
          )}
        </section>
        <div className="lobby-column">
          <aside className="leaf lobby" aria-label={words.yourTable}>
            <div className="strip">
              <Poster game={shelf.id} keep={shelf.id === 'whiteout' ? 'bottom' : 'middle'} />
              <p aria-hidden="true">
                <Lettering game={shelf.id} name={catalogue.name} />
              </p>
            </div>
            <ul className="chips">
              {Object.entries(config).map(([field, value]) => {
                if (field === 'seats' || value === 'none') return null;
                return (
                  <li key={field} className="chip">
                    {valueName(catalogue, field, value)}
                  </li>
                );
              })}
            </ul>
            <h2>{words.aroundTable}</h2>
            <Lobby seating={seating} where={where} />
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
    </>
  );
}

/** The games on the shelf; those that are not ready are there, and say so. */
function GamePicker(props: { readonly open: string }): ReactElement {
  const words = useWords();
  return (
    <ul className="game-picker">
      {SHELF.map(({ id, ready, seats }) => {
        const inside = (
          <>
            <Emblem game={id} size={56} />
            <span>
              <strong>{words.gameName[id]}</strong>
              <span>{ready ? words.players(seats) : words.notYet}</span>
            </span>
          </>
        );
        return (
          <li key={id}>
            {ready ? (
              <Link href={`/new/${id}`} aria-current={id === props.open ? 'page' : undefined}>
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
