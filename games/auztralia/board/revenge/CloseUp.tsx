import type { ThingId } from '@incognita/boards';
import { LargeCard } from '@incognita/boards/cards';
import type { ReactElement } from 'react';
import type { MonsterId } from '../../content/revenge/types.ts';
import type { Props } from '../MapBoard.tsx';
import { mythosFace } from './faces.tsx';
import { mythosNamed } from './OldOnesSide.tsx';

/** A Mythos card with its whole text; other things are large enough where they lie. */
export function MythosCloseUp(props: Props & { readonly thing: ThingId }): ReactElement | null {
  if (!props.view.revenge || !props.thing.startsWith('card:')) return null;
  const id = props.thing.slice('card:'.length);
  const known = Object.keys(props.content.content.revenge.monsters).find((held) => held === id);
  const card = known === undefined ? null : mythosNamed(props, known as MonsterId);
  return card ? (
    <LargeCard face={mythosFace(card, props.language)} says={props.lights.of(props.thing).says} />
  ) : null;
}
