import { SeatMark } from '@incognita/boards';
import type { ReactElement } from 'react';
import { boardWords } from '../text/board.ts';
import type { BodyView, SurvivorView } from '../view.ts';
import { Bar } from './Bar.tsx';
import { Sign } from './card-face.tsx';
import { hadTurn, nextOf, type Props } from './props.ts';

/** The words by which choices point at a survivor beside the map. */
export function thingOf(props: Props, survivor: SurvivorView): string {
  const ids = ['survivor', 'with'].map((word) => `${word}:${survivor.is}`);
  return ids.find((id) => props.lights.of(id).state !== 'rest') ?? `survivor:${survivor.is}`;
}

/** Who it is, who plays it, and whether it acts or comes next. */
export function Head(props: Props & { readonly survivor: SurvivorView }): ReactElement {
  const { survivor, view } = props;
  const words = boardWords(props.language);
  const acts = view.active === survivor.is && view.outcome === null;
  return (
    <span className="max-name">
      <SeatMark seat={survivor.seat} size={15} />
      <strong>{words.names.title(survivor.is)}</strong>
      <small>{survivor.seat === props.seat ? words.yours : props.seatName(survivor.seat)}</small>
      {acts ? <em className="max-acts">{words.acts}</em> : <WhenInRound {...props} />}
    </span>
  );
}

/** Whose turn comes next, and who had one in this round. */
function WhenInRound(props: Props & { readonly survivor: SurvivorView }): ReactElement | null {
  const { survivor, view } = props;
  const words = boardWords(props.language);
  if (survivor.dead) return null;
  if (nextOf(view) === survivor.is) return <em className="max-next">{words.next}</em>;
  return hadTurn(view, survivor.is) ? (
    <em className="max-had">
      <span aria-hidden="true">✓</span>
      <span className="sr">{words.hadTurn}</span>
    </em>
  ) : null;
}

/** Hit points of a character; the Veteran's sheet has two of them. */
export function Body(
  props: Props & { readonly body: BodyView; readonly named: boolean },
): ReactElement {
  const { body } = props;
  const words = boardWords(props.language);
  return (
    <span className="max-body" data-dead={body.dead || undefined}>
      {props.named && <small>{words.names.title(body.is)}</small>}
      <Bar value={body.hp} max={body.max} label={words.hp(body.hp, body.max)} />
      <b aria-hidden="true">
        {body.dead ? words.dead(body.is) : body.hp}
        {!body.dead && <small>/{body.max}</small>}
      </b>
      {body.poison > 0 && (
        <i className="max-poison" title={words.poison(body.poison)}>
          <Sign icon="poison" size={14} /> {body.poison}
        </i>
      )}
    </span>
  );
}
