import { ThingButton } from '@incognita/boards';
import type { ReactElement } from 'react';
import { type CardKind, paceOf } from '../content/cards.ts';
import { CARD_NAMES } from '../text/names.ts';
import type { Props } from './IceBoard.tsx';
import { boardWords } from './words.ts';

const HEAD = 'M-13-4L-11-16L-4-10H4L11-16L13-4Q14 6 6 12L3 17H-3L-6 12Q-14 6-13-4Z';

/** A dog that looks at you. */
function Dog(props: { readonly x: number; readonly tired: boolean }): ReactElement {
  return (
    <g transform={`translate(${props.x} 2)`}>
      <path className="whi-fur" d={HEAD} />
      <path className="whi-mask" d="M-8-2Q-4-6 0-2Q4-6 8-2Q9 6 4 11L2 15H-2L-4 11Q-9 6-8-2Z" />
      <path className="whi-nose" d="M-2.5 8h5l-2.5 3z" />
      {props.tired ? (
        <path className="whi-eyes" d="M-7 2q2 2 4 0M3 2q2 2 4 0" />
      ) : (
        <path
          className="whi-nose"
          d="M-7 1a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM3 1a2 2 0 1 0 4 0a2 2 0 1 0-4 0z"
        />
      )}
    </g>
  );
}

function Picture(props: { readonly card: CardKind }): ReactElement {
  const pace = paceOf(props.card);
  return (
    <svg viewBox="-50 -28 100 56" aria-hidden="true">
      {pace > 0 &&
        [[0], [-17, 17], [-31, 0, 31]][pace - 1]?.map((x) => (
          <Dog key={x} x={x} tired={pace === 1} />
        ))}
      {props.card === 'storm' && (
        <path
          className="whi-swirl"
          d="M-40-12q16-14 34-4t30-4q12-8 10-14t-12 0M-44 2q20-10 40 0t44-4M-34 16q16-8 30 0t26-2q12-6 14 2t-10 6"
        />
      )}
      {props.card === 'shelter' && (
        <>
          <path className="whi-igloo" d="M-34 20Q-34-20 2-20T36 20Z" />
          <path
            className="whi-blocks"
            d="M-33 8H35M-28-5H30M-12-17L-14-5M12-18L14-5M-24-5L-26 8M0-5V8M-14 8V20M18 8V20"
          />
          <path className="whi-door" d="M-8 20V10Q2-2 12 10V20Z" />
        </>
      )}
    </svg>
  );
}

/** A card of the hand, or of those just scouted; lit when a choice plays it. */
export function Card(
  props: Props & { readonly card: CardKind; readonly lit: boolean; readonly copies: number },
): ReactElement {
  const { card } = props;
  const words = boardWords(props.language);
  const name = CARD_NAMES[props.language][card];
  const className = `whi-card ${paceOf(card) > 0 ? 'dogs' : card}`;
  const drawn = (
    <>
      <span className="whi-card-name">{name.replace(/ \(\d\)$/, '')}</span>
      <Picture card={card} />
      <span className="whi-card-text">{words.effect[card]}</span>
      {paceOf(card) > 0 && (
        <span className="whi-pace" aria-hidden="true">
          {paceOf(card)}
        </span>
      )}
      {props.copies > 1 && (
        <span className="whi-copies" aria-hidden="true">
          ×{props.copies}
        </span>
      )}
    </>
  );
  if (!props.lit) return <div className={className}>{drawn}</div>;
  return (
    <ThingButton id={`card:${card}`} lights={props.lights} className={className} keyClass="whi-key">
      {drawn}
    </ThingButton>
  );
}

/** Cards alike lie on each other: a choice means any of them. */
export function stacked(hand: readonly (CardKind | null)[]): [CardKind, number][] {
  const stacks = new Map<CardKind, number>();
  for (const card of hand) if (card !== null) stacks.set(card, (stacks.get(card) ?? 0) + 1);
  return [...stacks].sort(([a], [b]) => a.localeCompare(b));
}
