import type { UnitType } from '../../content/types.ts';
import type { Props } from '../MapBoard.tsx';

/** What the Combat card that is selected would take away, and what it would bring. */
interface Ghost {
  /** A Zombie would join the hex. */
  raises: boolean;
  /** The top Unit of this stack would die. */
  kills: UnitType | null;
  /** So much Sanity would be lost. */
  sanity: number;
}

const NOTHING: Readonly<Ghost> = { raises: false, kills: null, sanity: 0 };

/** Read off the card's data; what is drawn or chosen later has no ghost. */
export function ghostOf({ lights, view, content }: Props): Readonly<Ghost> {
  const { selected } = lights;
  if (view.combat === null || selected?.do !== 'mythos') return NOTHING;
  const card = content.content.revenge.mythos.find(({ id }) => id === selected.card);
  const ghost = { ...NOTHING };
  for (const step of card?.steps ?? [])
    if (step.op === 'raise') ghost.raises = true;
    else if (step.op === 'kill' && step.unit !== 'any') ghost.kills = step.unit;
    else if (step.op === 'sanity') ghost.sanity = step.n;
  return ghost;
}
