import { type ReactElement, useId, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { byCode, RefusedError } from '../../api/lobby.ts';
import { DEFAULT_GAME } from '../../catalogue.ts';
import { useSettings } from '../../settings.ts';
import { Sign, type SignName } from '../../style/signs.tsx';
import { useHomeWords } from '../../text/home.ts';

const CODE = /^([a-z]{3,12})[- ]?(\d{4})$/;

/** Ways to play with others; what needs a server is offered only where one answers. */
export function BringPeople(props: { readonly server: boolean }): ReactElement {
  const words = useHomeWords();
  return (
    <section className="leaf" aria-labelledby="bring-people">
      <header className="leaf-head">
        <h2 id="bring-people">{words.bringPeople}</h2>
      </header>
      {props.server ? <JoinByCode /> : <p className="leaf-empty">{words.noServer}</p>}
      <ul className="ways">
        <Way
          sign="robot"
          title={words.withBots}
          note={words.inAnySeat}
          href={`/new/${DEFAULT_GAME}`}
        />
        <Way
          sign="people"
          title={words.oneScreen}
          note={words.handsHidden}
          href={`/new/${DEFAULT_GAME}?with=people`}
        />
        {props.server && (
          <Way
            sign="link"
            title={words.sendLink}
            note={words.noAccount}
            href={`/new/${DEFAULT_GAME}?where=online`}
          />
        )}
      </ul>
    </section>
  );
}

function Way(props: {
  readonly sign: SignName;
  readonly title: string;
  readonly note: string;
  readonly href: string;
}): ReactElement {
  return (
    <li>
      <Link href={props.href}>
        <Sign name={props.sign} size={22} />
        <strong>{props.title}</strong>
        <span>{props.note}</span>
      </Link>
    </li>
  );
}

function JoinByCode(): ReactElement {
  const words = useHomeWords();
  const [, go] = useLocation();
  const [code, setCode] = useState('');
  const { language } = useSettings();
  const [bad, setBad] = useState<string | null>(null);
  const id = useId();
  const join = (): void => {
    const typed = CODE.exec(code.trim().toLowerCase());
    if (!typed) {
      setBad(words.badCode);
      return;
    }
    byCode(`${typed[1]}-${typed[2]}`).then(
      (table) => go(`/table/${table.id}`),
      (error: unknown) =>
        setBad(error instanceof RefusedError ? error.said[language] : words.badCode),
    );
  };
  return (
    <form
      className="join"
      onSubmit={(event) => {
        event.preventDefault();
        join();
      }}
    >
      <label htmlFor={id}>{words.typeCode}</label>
      <div>
        <input
          id={id}
          className="field"
          value={code}
          placeholder={words.codeShape}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={bad !== null || undefined}
          aria-describedby={bad === null ? undefined : `${id}-bad`}
          onChange={(event) => {
            setCode(event.target.value);
            setBad(null);
          }}
        />
        <button type="submit" className="button">
          {words.join}
        </button>
      </div>
      {bad !== null && (
        <p className="refusal" id={`${id}-bad`} role="alert">
          {bad}
        </p>
      )}
    </form>
  );
}
