import { Fragment, type ReactElement } from 'react';
import { type CardFace, type CardMark, runsOf } from './face.ts';

/** A card's text, with its numbers in bold. */
export function CardText(props: { readonly text: string }): ReactElement {
  return (
    <>
      {runsOf(props.text).map(({ part, text, bold }) =>
        bold ? <b key={part}>{text}</b> : <Fragment key={part}>{text}</Fragment>,
      )}
    </>
  );
}

function Mark(props: { readonly mark: CardMark; readonly className: string }): ReactElement {
  const { mark } = props;
  return (
    <span className={props.className} title={mark.says}>
      {mark.sign}
      {mark.value !== '' && <b aria-hidden="true">{mark.value}</b>}
      <span className="sr">, {mark.says}</span>
    </span>
  );
}

export function CardIcon(props: { readonly icon: string }): ReactElement {
  return (
    <svg className="card-icon" viewBox="0 0 512 512" aria-hidden="true">
      <use href={props.icon} />
    </svg>
  );
}

/** A card as it lies on the table. `over` covers its picture, never its text. */
export function SmallFace(props: {
  readonly face: CardFace;
  readonly over?: string | null;
}): ReactElement {
  const { face } = props;
  return (
    <>
      <span className="card-name" style={{ background: face.bar }}>
        {face.name}
      </span>
      <span className="card-picture">
        <CardIcon icon={face.icon} />
        {face.corner && <Mark mark={face.corner} className="card-corner" />}
        {props.over && (
          <span className="card-over" aria-hidden="true">
            {props.over}
          </span>
        )}
      </span>
      <span className="card-text">
        <CardText text={face.text} />
      </span>
      <span className="card-foot">
        <span className="card-kind">{face.kind}</span>
        {face.marks.map((mark) => (
          <Mark key={mark.says} mark={mark} className="card-mark" />
        ))}
      </span>
    </>
  );
}

/** A card that nobody may do anything with: in a list, in the log, under the pointer. */
export function StillCard(props: { readonly face: CardFace }): ReactElement {
  return (
    <div className="play-card" data-state="rest">
      <SmallFace face={props.face} />
    </div>
  );
}

/** The same close up: the whole text, and the facts in a grid. */
export function LargeCard(props: {
  readonly face: CardFace;
  /** Why it cannot be played, or what playing it does. */
  readonly says?: string | null;
}): ReactElement {
  const { face } = props;
  return (
    <article className="card-large">
      <header className="card-name" style={{ background: face.bar }}>
        <strong>{face.name}</strong>
        <span>{face.kind}</span>
      </header>
      <div className="card-picture">
        <CardIcon icon={face.icon} />
      </div>
      <p className="card-text">
        <CardText text={face.text} />
      </p>
      {face.facts.length > 0 && (
        <dl className="card-facts">
          {face.facts.map((fact) => (
            <div key={fact.label}>
              <dt>{fact.label}</dt>
              <dd className="card-fact-value">{fact.value}</dd>
              <dd className="card-fact-note">{fact.note}</dd>
            </div>
          ))}
        </dl>
      )}
      {props.says && <p className="card-says">{props.says}</p>}
    </article>
  );
}

/** The back of a card: the colour of its deck and a sign. */
export function CardBack(props: { readonly bar: string; readonly icon: string }): ReactElement {
  return (
    <span className="card-back" style={{ background: props.bar }} aria-hidden="true">
      <CardIcon icon={props.icon} />
    </span>
  );
}
