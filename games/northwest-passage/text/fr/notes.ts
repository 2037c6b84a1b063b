import type { Catalogue } from '@incognita/kernel';
import type { Northwest } from '../../rules/kit.ts';

/** What a choice costs: short, it stands beside the choice. */
export const notes: NonNullable<Catalogue<Northwest>['notes']> = {
  act: (p, asked) => {
    if (asked.ask !== 'action' && asked.ask !== 'expedition') return '';
    const { pawns, provision } = asked.prices[p.with][p.action];
    const crew = pawns === 1 ? '1 homme' : `${pawns} hommes`;
    return provision ? `${crew} + 1 Nourriture ou Moral` : crew;
  },
};
