import type { Language } from '@incognita/kernel';
import { type ReactElement, useState } from 'react';
import type { Lights, ThingId } from '../contract.ts';
import { ThingButton } from '../thing-button.tsx';
import { CardBrowser } from './browser.tsx';
import { CardBack, SmallFace } from './card-face.tsx';
import type { CardFace } from './face.ts';
import { cardWords } from './words.ts';

/** More edges than these look the same. */
const MOST_EDGES = 4;

/** How high a pile looks: an edge for every few cards. */
export const edgesOf = (count: number): number =>
  Math.min(MOST_EDGES, Math.ceil(Math.max(0, count - 1) / 5));

/** Cards face down: their back, how many, and a thing where a choice draws from it. */
export function Deck(props: {
  readonly name: string;
  readonly count: number;
  readonly bar: string;
  readonly icon: string;
  readonly language: Language;
  /** Where a choice may point at it. */
  readonly thing?: ThingId;
  readonly lights: Pick<Lights, 'of' | 'pick'>;
}): ReactElement {
  const words = cardWords(props.language);
  const said = props.count === 0 ? words.empty : words.faceDown(props.count);
  const drawn = (
    <>
      <span
        className="pile"
        data-edges={edgesOf(props.count)}
        data-empty={props.count === 0 || undefined}
      >
        {props.count > 0 && <CardBack bar={props.bar} icon={props.icon} />}
      </span>
      <b aria-hidden="true">{props.count}</b>
      <span className="pile-name">{props.name}</span>
      <span className="sr">, {said}</span>
    </>
  );
  if (props.thing === undefined) return <span className="deck">{drawn}</span>;
  return (
    <ThingButton id={props.thing} lights={props.lights} className="deck" keyClass="card-key">
      {drawn}
    </ThingButton>
  );
}

/** Cards face up: the last one on top, and all of them when it is opened. */
export function OpenPile(props: {
  readonly name: string;
  /** From the bottom to the top. */
  readonly cards: readonly CardFace[];
  readonly language: Language;
}): ReactElement {
  const words = cardWords(props.language);
  const [opened, setOpened] = useState(false);
  const top = props.cards.at(-1);
  if (!top)
    return (
      <span className="deck">
        <span className="pile" data-edges={0} data-empty />
        <b aria-hidden="true">0</b>
        <span className="pile-name">{props.name}</span>
        <span className="sr">, {words.empty}</span>
      </span>
    );
  // Whoever looks through a discard pile begins with what came last.
  const newestFirst = [...props.cards].reverse();
  return (
    <>
      <button type="button" className="deck open" onClick={() => setOpened(true)}>
        <span className="pile" data-edges={edgesOf(props.cards.length)}>
          <span className="play-card mini" aria-hidden="true">
            <SmallFace face={top} />
          </span>
        </span>
        <b aria-hidden="true">{props.cards.length}</b>
        <span className="pile-name">{props.name}</span>
        <span className="sr">
          , {props.cards.length}, {top.name} {words.topCard}, {words.lookThrough}
        </span>
      </button>
      {opened && (
        <CardBrowser
          title={props.name}
          cards={newestFirst.map((face, i) => ({
            key: `${props.cards.length - i} ${face.name}`,
            face,
            badge: null,
            says: null,
          }))}
          first={0}
          language={props.language}
          close={() => setOpened(false)}
        />
      )}
    </>
  );
}
