import type { ThingId } from '@incognita/boards';
import type { ReactElement } from 'react';
import type { MonsterId } from '../../content/revenge/types.ts';
import type { Props } from '../MapBoard.tsx';
import { Later, MythosCard } from './later.tsx';

const isMonster = (props: Props, id: string): id is MonsterId =>
  Object.hasOwn(props.content.content.revenge.monsters, id);

/** A Mythos card with its whole text; other things are large enough where they lie. */
export function closeUp(props: Props & { readonly thing: ThingId }): ReactElement | null {
  const [kind, id = ''] = props.thing.split(':');
  if (!props.view.revenge || kind !== 'card' || !isMonster(props, id)) return null;
  return (
    <Later>
      <MythosCard {...props} id={id} />
    </Later>
  );
}
