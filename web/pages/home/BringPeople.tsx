import { type ReactElement, useId, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Sign, type SignName } from '../../look/signs.tsx';
import { useWords } from '../../text/index.ts';

const CODE = /^[\p{L}]+-?\d{4}$/u;

/** Ways to play with others; what needs a server is offered only where one answers. */
export function BringPeople(props: { readonly server: boolean }): ReactElement {
  const words = useWords();
  return (
    <section className="leaf" aria-labelledby="bring-people">
      <header className="leaf-head">
        <h2 id="bring-people">{words.bringPeople}</h2>
      </header>
      {props.server ? <JoinByCode /> : <p className="leaf-empty">{words.noServer}</p>}
      <ul className="ways">
        <Way sign="robot" title={words.withBots} note={words.inAnySeat} href="/new/auztralia" />
        <Way
          sign="people"
          title={words.oneScreen}
          note={words.handsHidden}
          href="/new/auztralia?with=people"
        />
        {props.server && (
          <Way
            sign="link"
            title={words.sendLink}
            note={words.noAccount}
            href="/new/auztralia?where=online"
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
  const words = useWords();
  const [, go] = useLocation();
  const [code, setCode] = useState('');
  const [bad, setBad] = useState(false);
  const id = useId();
  return (
    <form
      className="join"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = code.trim().toLowerCase();
        if (CODE.test(typed)) go(`/table/${typed}`);
        else setBad(true);
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
          aria-invalid={bad || undefined}
          aria-describedby={bad ? `${id}-bad` : undefined}
          onChange={(event) => {
            setCode(event.target.value);
            setBad(false);
          }}
        />
        <button type="submit" className="button">
          {words.join}
        </button>
      </div>
      {bad && (
        <p className="refusal" id={`${id}-bad`} role="alert">
          {words.badCode}
        </p>
      )}
    </form>
  );
}
