import { SeatLooks, SeatMark } from '@incognita/boards/seats';
import type { AnyFace } from '@incognita/kernel';
import type { TableInfo } from '@incognita/server/protocol';
import { DEFAULT_BOT } from '@incognita/table/seats';
import { toString as drawQr } from 'qrcode';
import { type ReactElement, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import * as lobby from '../api/lobby.ts';
import { useGameWords } from '../catalogue.ts';
import { useGameText } from '../play/game-text.ts';
import type { Said } from '../play/session.ts';
import { useSettings } from '../settings.ts';
import { seatNamesOf } from '../shell/seat-names.ts';
import { useLooks } from '../shell/use-looks.ts';
import { Poster } from '../style/posters.tsx';
import { useLobbyWords } from '../text/lobby.ts';
import { useNewTableWords } from '../text/new-table.ts';
import { useWords } from '../text/site.ts';
import { useWaitingWords } from '../text/waiting.ts';
import { Frame } from './Frame.tsx';
import { valueName } from './new-table/Options.tsx';
import './waiting.css';

/** Who sits where, how others come, and the step that is missing. */
export function WaitingRoom(props: {
  readonly info: TableInfo;
  readonly game: AnyFace;
  readonly invite: string | null;
}): ReactElement {
  const { info, game } = props;
  const words = useWords();
  const form = useNewTableWords();
  const waiting = useWaitingWords();
  const lobbyWords = useLobbyWords();
  const { language } = useSettings();
  const { name } = useGameWords()(game.id);
  const text = useGameText(game.id);
  const looks = useLooks(game, info.config, null);
  const nameOf = seatNamesOf(looks, language, words.seatColour);
  const [, go] = useLocation();
  const [trouble, setTrouble] = useState<Said | null>(null);
  const invite = info.you.invite ?? props.invite;
  const link = `${location.origin}/table/${info.id}${invite ? `?invite=${invite}` : ''}`;
  const free = info.seats.filter((held) => held.by === 'empty').length;
  const sits = info.you.seats.length > 0;
  const act = (doing: Promise<unknown>): void => {
    doing.then(
      () => setTrouble(null),
      (error: unknown) => setTrouble(error instanceof lobby.RefusedError ? error.said : null),
    );
  };
  return (
    <Frame title={name} className="waiting">
      <h1>{name}</h1>
      <ul className="chips">
        {Object.entries(info.config).map(([field, value]) =>
          field === 'seats' || value === 'none' ? null : (
            <li key={field} className="chip">
              {text ? valueName(text, field, value) : ''}
            </li>
          ),
        )}
        <li className="chip">{info.pace ? lobbyWords.paceOf(info.pace) : lobbyWords.noPace}</li>
        <li className="chip">{lobbyWords.visible[info.visibility]}</li>
      </ul>
      <div className="waiting-columns">
        <section className="card" aria-label={waiting.around}>
          <h2>{waiting.around}</h2>
          <SeatLooks value={looks}>
            <ul className="chairs">
              {info.seats.map((held, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
                <li key={seat}>
                  <SeatMark seat={seat} size={24} />
                  <strong>{nameOf(seat)}</strong>
                  <span>
                    {held.by === 'human' ? held.name : held.by === 'bot' ? words.bot : waiting.free}
                    {info.you.seats.includes(seat) && ` · ${words.you}`}
                  </span>
                  {sits && held.by === 'empty' && (
                    <button
                      type="button"
                      className="button"
                      onClick={() => act(lobby.sitDown(info.id, seat, invite))}
                    >
                      {waiting.sitHereToo}
                    </button>
                  )}
                  {info.you.host && held.by === 'empty' && (
                    <button
                      type="button"
                      className="button"
                      onClick={() => act(lobby.seatBot(info.id, seat, DEFAULT_BOT))}
                    >
                      {waiting.addBot}
                    </button>
                  )}
                  {info.you.host && held.by === 'bot' && (
                    <button
                      type="button"
                      className="button"
                      onClick={() => act(lobby.seatOpen(info.id, seat))}
                    >
                      {waiting.free}
                    </button>
                  )}
                </li>
              ))}
            </ul>
          </SeatLooks>
          {trouble && <p role="alert">{trouble[language]}</p>}
          <div className="steps">
            {!sits && free > 0 && (
              <button
                type="button"
                className="button main"
                onClick={() => act(lobby.join(info.id, invite))}
              >
                {words.sitDown}
              </button>
            )}
            {sits && info.you.host && free === 0 && (
              <button
                type="button"
                className="button main"
                onClick={() => act(lobby.start(info.id))}
              >
                {form.start}
              </button>
            )}
            {sits && (free > 0 || !info.you.host) && (
              <p role="status">{waiting.waitingFor(free)}</p>
            )}
            {sits && (
              <button
                type="button"
                className="button"
                onClick={() => {
                  act(lobby.leave(info.id));
                  go('/');
                }}
              >
                {waiting.leave}
              </button>
            )}
          </div>
        </section>
        <div className="waiting-side">
          <div className="waiting-poster" aria-hidden="true">
            <Poster game={game.id} keep="strip" config={info.config} />
          </div>
          <Invitation link={link} code={info.code} missing={sits && free > 0} />
        </div>
      </div>
    </Frame>
  );
}

function Invitation(props: {
  readonly link: string;
  readonly code: string | null;
  /** Somebody is still missing: then to bring people is the next step. */
  readonly missing: boolean;
}): ReactElement {
  const waiting = useWaitingWords();
  const [copied, setCopied] = useState(false);
  const [qr, setQr] = useState('');
  useEffect(() => {
    drawQr(props.link, { type: 'svg', margin: 1 }).then(setQr, () => setQr(''));
  }, [props.link]);
  return (
    <section className="card invitation" aria-label={waiting.invite}>
      <h2>{waiting.invite}</h2>
      {props.code && (
        <p>
          {waiting.code} <strong className="code">{props.code}</strong>
        </p>
      )}
      <input className="field" readOnly value={props.link} aria-label={waiting.link} />
      <button
        type="button"
        className={props.missing ? 'button main' : 'button'}
        onClick={() => {
          navigator.clipboard?.writeText(props.link).then(
            () => setCopied(true),
            () => setCopied(false),
          );
        }}
      >
        {copied ? waiting.copied : waiting.copy}
      </button>
      {qr !== '' && (
        <img className="qr" alt={waiting.qr} src={`data:image/svg+xml,${encodeURIComponent(qr)}`} />
      )}
    </section>
  );
}
