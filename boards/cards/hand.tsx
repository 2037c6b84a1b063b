import type { Language } from '@incognita/kernel';
import { type KeyboardEvent, type ReactElement, useState } from 'react';
import type { Lights, ThingId } from '../contract.ts';
import { ThingButton } from '../thing-button.tsx';
import { type BrowsedCard, CardBrowser } from './browser.tsx';
import { CardBack, SmallFace } from './card-face.tsx';
import type { CardFace } from './face.ts';
import { cardWords } from './words.ts';

/** A card that a choice may point at, and how many of it are held: cards alike are one thing. */
export interface HeldCard {
  readonly thing: ThingId;
  readonly face: CardFace;
  readonly copies: number;
}

/** The same cards one by one become stacks of those alike, in the order in which they first come. */
export function stackAlike(
  cards: readonly { readonly thing: ThingId; readonly face: CardFace }[],
): readonly HeldCard[] {
  const stacks = new Map<ThingId, HeldCard>();
  for (const { thing, face } of cards)
    stacks.set(thing, { thing, face, copies: (stacks.get(thing)?.copies ?? 0) + 1 });
  return [...stacks.values()];
}

/** Arrow keys go along the cards of a hand. */
function step(event: KeyboardEvent<HTMLElement>): void {
  const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (by === 0 || !(event.target instanceof HTMLElement)) return;
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>('button.play-card')];
  const from = cards.indexOf(event.target);
  const next = cards[from + by];
  if (from < 0 || !next) return;
  event.preventDefault();
  next.focus();
}

/**
 * A hand of cards: beside each other, over each other where they do not fit, and a strip that is
 * swiped on a phone. Each can be chosen where a choice points at it; all can be looked at close up.
 */
export function Hand(props: {
  readonly label: string;
  readonly cards: readonly HeldCard[];
  readonly lights: Pick<Lights, 'of' | 'pick'>;
  readonly language: Language;
  /** Shown, but not to be played from: somebody else's open hand. */
  readonly onlyLooking?: boolean;
}): ReactElement {
  const { cards, lights } = props;
  const words = cardWords(props.language);
  const [opened, setOpened] = useState<number | null>(null);
  const still = props.onlyLooking === true;
  const browsed = (held: HeldCard): BrowsedCard => {
    const light = lights.of(held.thing);
    return {
      key: held.thing,
      face: held.face,
      badge: still ? null : light.badge,
      says: still ? null : light.says,
      action: !still && light.state === 'legal' && (
        <button
          type="button"
          className="button main"
          onClick={() => {
            setOpened(null);
            lights.pick(held.thing);
          }}
        >
          {light.does ?? held.face.name}
        </button>
      ),
    };
  };
  return (
    <section className="hand" aria-label={props.label} data-looking={still || undefined}>
      <ul className="hand-cards" onKeyDown={step}>
        {cards.map((held, i) => (
          <li key={held.thing}>
            {still ? (
              <button
                type="button"
                className="play-card"
                data-state="rest"
                data-thing={held.thing}
                onClick={() => setOpened(i)}
              >
                <SmallFace face={held.face} />
                <Copies copies={held.copies} language={props.language} />
              </button>
            ) : (
              <HandCard held={held} lights={lights} language={props.language} />
            )}
          </li>
        ))}
      </ul>
      {cards.length > 0 && (
        <button type="button" className="hand-browse" onClick={() => setOpened(0)}>
          {words.lookThrough}
        </button>
      )}
      {opened !== null && (
        <CardBrowser
          title={props.label}
          cards={cards.map(browsed)}
          first={opened}
          language={props.language}
          close={() => setOpened(null)}
        />
      )}
    </section>
  );
}

function HandCard(props: {
  readonly held: HeldCard;
  readonly lights: Pick<Lights, 'of' | 'pick'>;
  readonly language: Language;
}): ReactElement {
  const { held } = props;
  const light = props.lights.of(held.thing);
  return (
    <ThingButton id={held.thing} lights={props.lights} className="play-card" keyClass="card-key">
      <SmallFace face={held.face} over={light.state === 'refused' ? light.why : null} />
      <Copies copies={held.copies} language={props.language} />
    </ThingButton>
  );
}

function Copies(props: {
  readonly copies: number;
  readonly language: Language;
}): ReactElement | null {
  if (props.copies < 2) return null;
  return (
    <span className="card-copies">
      <span aria-hidden="true">×{props.copies}</span>
      <span className="sr">, {cardWords(props.language).copies(props.copies)}</span>
    </span>
  );
}

/** Cards that somebody else holds: as many backs as fit, and how many they are in words. */
export function HiddenHand(props: {
  readonly count: number;
  readonly bar: string;
  readonly icon: string;
  readonly language: Language;
}): ReactElement {
  const words = cardWords(props.language);
  // A card seen from behind is only its place.
  const places = Array.from({ length: props.count }, (_, i) => i);
  return (
    <span className="hidden-hand">
      {places.map((place) => (
        <CardBack key={place} bar={props.bar} icon={props.icon} />
      ))}
      <span className="sr">{words.faceDown(props.count)}</span>
    </span>
  );
}
