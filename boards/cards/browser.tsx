import type { Language } from '@incognita/kernel';
import {
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Dialog } from '../dialog.tsx';
import { LargeCard } from './card-face.tsx';
import type { CardFace } from './face.ts';
import { cardWords } from './words.ts';

/** More dots than these would be a crowd; a large pile is stepped through. */
const MOST_DOTS = 14;

/** A card in a row of cards that can be looked through. */
export interface BrowsedCard {
  readonly key: string;
  readonly face: CardFace;
  /** Its letter or number where it can be chosen; null where it cannot. */
  readonly badge: string | null;
  readonly says: string | null;
  /** What can be done with it, under the card. */
  readonly action?: ReactNode;
}

/**
 * Cards close up, one in the middle and its neighbours beside it: swiped, stepped with arrow keys,
 * or reached by the row of numbers below. A dialog, so that it works wherever it is opened from.
 */
export function CardBrowser(props: {
  readonly title: string;
  readonly cards: readonly BrowsedCard[];
  /** The card to begin with. */
  readonly first: number;
  readonly language: Language;
  readonly close: () => void;
}): ReactElement {
  const { cards } = props;
  const words = cardWords(props.language);
  const row = useRef<HTMLOListElement>(null);
  const begin = Math.min(props.first, cards.length - 1);
  const [at, setAt] = useState(begin);
  useEffect(() => showIn(row.current, begin, 'instant'), [begin]);
  const turn = (to: number): void => {
    const next = Math.max(0, Math.min(cards.length - 1, to));
    setAt(next);
    showIn(row.current, next, 'smooth');
  };
  /** A swipe ends wherever the row comes to rest. */
  const rested = (): void => {
    const list = row.current;
    if (!list) return;
    const middle = list.scrollLeft + list.clientWidth / 2;
    const nearest = [...list.children].map((item, i) => ({
      i,
      off:
        item instanceof HTMLElement
          ? Math.abs(item.offsetLeft + item.offsetWidth / 2 - middle)
          : Number.POSITIVE_INFINITY,
    }));
    const best = nearest.reduce((a, b) => (b.off < a.off ? b : a), { i: at, off: Infinity });
    setAt(best.i);
  };
  const shown = cards[at];
  const dots = cards.length > MOST_DOTS ? [] : cards;
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowLeft') turn(at - 1);
    else if (event.key === 'ArrowRight') turn(at + 1);
    else if (event.key === 'Home') turn(0);
    else if (event.key === 'End') turn(cards.length - 1);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog className="card-browser" label={props.title} onKey={onKey} onClose={props.close}>
      {(close) => (
        <>
          <header>
            <h2>{props.title}</h2>
            <span aria-live="polite">{words.place(at + 1, cards.length)}</span>
            <button type="button" className="button" onClick={close}>
              {words.close}
            </button>
          </header>
          <ol ref={row} className="card-row" onScrollEnd={rested}>
            {cards.map((card, i) => (
              <li key={card.key} data-here={i === at || undefined} aria-hidden={i !== at}>
                <LargeCard face={card.face} says={card.says} />
              </li>
            ))}
          </ol>
          <div className="card-dots" data-count={dots.length || undefined}>
            <button
              type="button"
              className="card-step"
              aria-label={words.previous}
              disabled={at === 0}
              onClick={() => turn(at - 1)}
            >
              ‹
            </button>
            {dots.map((card, i) => (
              <button
                key={card.key}
                type="button"
                aria-label={`${words.place(i + 1, cards.length)}: ${card.face.name}`}
                aria-current={i === at || undefined}
                data-lit={card.badge !== null || undefined}
                onClick={() => turn(i)}
              >
                {card.badge ?? '·'}
              </button>
            ))}
            <button
              type="button"
              className="card-step"
              aria-label={words.next}
              disabled={at === cards.length - 1}
              onClick={() => turn(at + 1)}
            >
              ›
            </button>
          </div>
          {shown?.action}
        </>
      )}
    </Dialog>
  );
}

function showIn(row: HTMLOListElement | null, at: number, behavior: ScrollBehavior): void {
  row?.children[at]?.scrollIntoView({ behavior, inline: 'center', block: 'nearest' });
}
