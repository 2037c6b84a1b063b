import { LargeCard } from '@incognita/boards/cards';
import type { ReactElement } from 'react';
import type {
  MonsterId,
  MythosCard as Played,
  SoloMythosCard,
} from '../../content/revenge/types.ts';
import type { Props } from '../MapBoard.tsx';
import { mythosFace } from './faces.tsx';

/** The card of a name in the deck that this table is played with. */
export function mythosNamed(props: Props, id: MonsterId): Played | SoloMythosCard | null {
  const { mythos, soloMythos } = props.content.content.revenge;
  const deck: readonly (Played | SoloMythosCard)[] =
    props.view.revenge?.seat === null ? soloMythos : mythos;
  return deck.find((card) => card.id === id) ?? null;
}

/** A Mythos card close up. */
export function MythosCard(props: Props & { readonly id: MonsterId }): ReactElement | null {
  const card = mythosNamed(props, props.id);
  const { says } = props.lights.of(`card:${props.id}`);
  return card && <LargeCard face={mythosFace(card, props.language)} says={says} />;
}
