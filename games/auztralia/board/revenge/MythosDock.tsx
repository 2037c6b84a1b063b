import { ThingButton } from '@incognita/boards';
import type { KeyboardEvent, ReactElement } from 'react';
import type { MonsterId, MythosCard } from '../../content/revenge/types.ts';
import { revengeBoardWords } from '../../text/revenge/board.ts';
import { monsterName } from '../../text/revenge/names.ts';
import type { Props } from '../MapBoard.tsx';
import { MythosCardFace } from './faces.tsx';
import { StruckEye } from './StruckEye.tsx';

/** Arrow keys go along the cards. */
function step(event: KeyboardEvent<HTMLElement>): void {
  const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (by === 0) return;
  const cards = [...event.currentTarget.querySelectorAll('button')];
  if (event.target instanceof HTMLButtonElement) cards[cards.indexOf(event.target) + by]?.focus();
}

/** The Old Ones' hand under the map: every card with its cost, and why not where it cannot be played. */
export function MythosDock(props: Props): ReactElement | null {
  const { revenge } = props.view;
  if (!revenge) return null;
  const words = revengeBoardWords(props.language);
  const looked = revenge.looked.length > 0;
  const last = revenge.discard.at(-1);
  return (
    <section
      className="mythos-dock"
      aria-label={words.hand(revenge.hand.length)}
      data-fight={props.view.combat !== null || undefined}
    >
      <h3>
        {looked ? words.drawn : words.hand(revenge.hand.length)}
        <span className="only-you">
          <StruckEye /> {looked ? words.onlyYou : words.humansKnow}
        </span>
        <span className="mythos-piles">
          {words.deck} <b>{revenge.deck}</b>
          {last && (
            <>
              {' · '}
              {words.discard} <b>{revenge.discard.length}</b>, {monsterName(last, props.language)}
            </>
          )}
        </span>
      </h3>
      <MythosHand {...props} ids={looked ? revenge.looked : revenge.hand} />
    </section>
  );
}

/** Cards beside each other; where they do not fit, they are swiped. */
export function MythosHand(
  props: Props & { readonly ids: readonly (MonsterId | null)[] },
): ReactElement {
  const words = revengeBoardWords(props.language);
  const { mythos } = props.content.content.revenge;
  // What can be played comes first.
  const barred = (id: MonsterId): number => (props.lights.of(`card:${id}`).why === null ? 0 : 1);
  const rank = ({ id, combat }: MythosCard): number =>
    barred(id) + (props.view.combat !== null && !combat ? 2 : 0);
  const cards = props.ids
    .flatMap((id) => mythos.find((card) => card.id === id) ?? [])
    .sort((one, other) => rank(one) - rank(other));
  if (cards.length === 0) return <p className="mythos-none">{words.emptyHand}</p>;
  return (
    <ul className="mythos-hand" onKeyDown={step}>
      {cards.map((card) => {
        const thing = `card:${card.id}`;
        const idle = props.view.combat !== null && !card.combat ? words.noCombatCard : null;
        const no = card.combat && !props.view.combat ? words.onlyInCombat : words.notNow;
        const reason = props.lights.of(thing).why === null ? idle : no;
        return (
          <li key={card.id}>
            <ThingButton
              id={thing}
              lights={props.lights}
              className="mythos-button"
              keyClass="card-key"
            >
              <MythosCardFace card={card} language={props.language} reason={reason} />
            </ThingButton>
          </li>
        );
      })}
    </ul>
  );
}
