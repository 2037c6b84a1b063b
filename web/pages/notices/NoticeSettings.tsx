import type { NoticesInfo } from '@incognita/server/protocol';
import { type ReactElement, useEffect, useState } from 'react';
import * as notices from '../../api/notices.ts';
import { useSettings } from '../../settings.ts';
import { useNoticeWords } from '../../text/notices.ts';
import { Line } from '../account/Fields.tsx';
import { ShownOnce, Trouble } from './ShownOnce.tsx';
import { type ServerValue, useServerValue } from './use-server-value.ts';
import '../account/account.css';
import './notices.css';

interface Part {
  readonly state: ServerValue<NoticesInfo>;
  readonly info: NoticesInfo;
}

/** How a person is told of their turn, in the ways that this server has. */
export function NoticeSettings(): ReactElement | null {
  const words = useNoticeWords();
  const state = useServerValue(notices.myNotices);
  const language = useSettings((settings) => settings.language);
  const { value: info, act } = state;
  const chosen = info !== null && (info.mail !== null || info.webhook !== null || info.push > 0);
  const speaks = info?.language;
  // Notices come in the language of the page, also after it has changed.
  useEffect(() => {
    if (chosen && speaks !== language) void act(notices.speak);
  }, [act, chosen, speaks, language]);
  if (info === null) return null;
  const { mail, webhook, push } = info.offered;
  if (!mail && !webhook && push === null) return null;
  return (
    <section className="leaf reading notices">
      <h2>{words.title}</h2>
      <p className="note">{words.note}</p>
      <Trouble trouble={state.trouble} />
      {mail && <ByMail state={state} info={info} />}
      {push !== null && <ByBrowser state={state} info={info} serverKey={push} />}
      {webhook && <ByWebhook state={state} info={info} />}
    </section>
  );
}

function ByMail({ state, info }: Part): ReactElement {
  const words = useNoticeWords();
  const [address, setAddress] = useState('');
  const [code, setCode] = useState('');
  const { mail } = info;
  return (
    <section className="own-part" aria-labelledby="notices-mail">
      <h3 id="notices-mail">{words.mail}</h3>
      {mail === null ? (
        <Form
          go={words.sendCode}
          busy={state.busy}
          submit={() => state.act(() => notices.mailTo(address))}
        >
          <Line
            label={words.address}
            type="email"
            complete="email"
            value={address}
            most={200}
            change={setAddress}
          />
        </Form>
      ) : mail.confirmed ? (
        <Row
          text={words.toAddress(mail.address)}
          label={words.endOf(words.mail)}
          busy={state.busy}
          end={() => state.act(notices.endMail)}
        />
      ) : (
        <Form
          go={words.confirm}
          busy={state.busy}
          submit={() => state.act(() => notices.confirmMail(code))}
          other={{ text: words.otherAddress, go: () => state.act(notices.endMail) }}
        >
          <p className="note">{words.codeNote(mail.address)}</p>
          <Line
            label={words.code}
            complete="one-time-code"
            value={code}
            most={10}
            change={setCode}
          />
        </Form>
      )}
    </section>
  );
}

function ByBrowser({ state, info, serverKey }: Part & { serverKey: string }): ReactElement | null {
  const words = useNoticeWords();
  const [here, setHere] = useState<boolean | null>(null);
  const look = (): void => void notices.pushHere().then(setHere, () => setHere(null));
  useEffect(look, []);
  if (here === null) return null;
  return (
    <section className="own-part" aria-labelledby="notices-browser">
      <h3 id="notices-browser">{words.browser}</h3>
      <p className="note">
        {words.browserNote} {info.push > 0 && words.otherBrowsers(info.push)}
      </p>
      {here ? (
        <Row
          text={words.browserOn}
          label={words.endOf(words.browser)}
          busy={state.busy}
          end={() => state.act(notices.endPush).then(look)}
        />
      ) : (
        <div className="own-row">
          <p>{words.browserOff}</p>
          <button
            type="button"
            className="button"
            disabled={state.busy}
            onClick={() => void state.act(() => notices.beginPush(serverKey)).then(look)}
          >
            {words.begin}
          </button>
        </div>
      )}
    </section>
  );
}

function ByWebhook({ state, info }: Part): ReactElement {
  const words = useNoticeWords();
  const [url, setUrl] = useState('');
  const [secret, setSecret] = useState<string | null>(null);
  const begin = async (): Promise<NoticesInfo> => {
    const made = await notices.hookTo(url);
    setSecret(made.secret);
    return made.notices;
  };
  return (
    <section className="own-part" aria-labelledby="notices-webhook">
      <h3 id="notices-webhook">{words.webhook}</h3>
      <p className="note">{words.webhookNote}</p>
      {info.webhook === null ? (
        <Form go={words.begins} busy={state.busy} submit={() => state.act(begin)}>
          <Line
            label={words.hookAddress}
            type="url"
            complete="off"
            value={url}
            most={1000}
            change={setUrl}
          />
        </Form>
      ) : (
        <>
          {secret !== null && (
            <ShownOnce label={words.secret} note={words.secretNote} text={secret} />
          )}
          <Row
            text={info.webhook.url}
            label={words.endOf(words.webhook)}
            busy={state.busy}
            end={() => state.act(notices.endHook).then(() => setSecret(null))}
          />
        </>
      )}
    </section>
  );
}

function Row(props: {
  readonly text: string;
  readonly label: string;
  readonly busy: boolean;
  readonly end: () => Promise<unknown>;
}): ReactElement {
  const words = useNoticeWords();
  return (
    <div className="own-row">
      <p>{props.text}</p>
      <button
        type="button"
        className="button"
        aria-label={props.label}
        disabled={props.busy}
        onClick={() => void props.end()}
      >
        {words.end}
      </button>
    </div>
  );
}

function Form(props: {
  readonly go: string;
  readonly busy: boolean;
  readonly submit: () => Promise<unknown>;
  readonly other?: { readonly text: string; readonly go: () => Promise<unknown> };
  readonly children: ReactElement | readonly ReactElement[];
}): ReactElement {
  return (
    <form
      className="settings-form"
      onSubmit={(event) => {
        event.preventDefault();
        void props.submit();
      }}
    >
      {props.children}
      <div className="own-go">
        <button type="submit" className="button main" disabled={props.busy}>
          {props.go}
        </button>
        {props.other && (
          <button
            type="button"
            className="quiet"
            disabled={props.busy}
            onClick={() => void props.other?.go()}
          >
            {props.other.text}
          </button>
        )}
      </div>
    </form>
  );
}
