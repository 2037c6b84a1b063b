import type { Benefit, Revelation, UnitType } from '../content/types.ts';
import { names } from './names.fr.ts';
import { listed } from './typography.ts';

const count = (n: number, unit: UnitType): string => names.count(n, names.unit[unit]);

/** So much Coal, Iron and Gold as a list. */
export const goods = (held: {
  readonly coal: number;
  readonly iron: number;
  readonly gold: number;
}): string =>
  listed(
    (['coal', 'iron', 'gold'] as const).flatMap((good) =>
      held[good] > 0 ? [`${held[good]} ${names.good[good]}`] : [],
    ),
    names.and,
  );

function benefit(it: Benefit): string {
  switch (it.kind) {
    case 'goods':
      return `Chaque joueur prend ${goods(it)}.`;
    case 'infantry':
      return `Chaque joueur prend ${count(it.count, 'infantry')} dans la réserve.`;
    case 'gold-per-farms':
      return `Chaque joueur prend 1 Or pour ${it.per} Fermes productives à lui, ${it.most} au plus.`;
  }
}

export const revelations = {
  /** What a Revelation card does. */
  effect({ event }: Revelation): string {
    switch (event.kind) {
      case 'reveal':
        return 'Le Grand Ancien endormi dans l’hex au plus petit numéro s’éveille.';
      case 'reveal-six':
        return 'Le Grand Ancien endormi dans l’hex au plus petit numéro s’éveille, et six cartes ne déplacent que lui.';
      case 'assassinate':
        return 'Les deux personnages les plus à droite du tableau quittent la partie.';
      case 'temples':
        return 'Un Grand Ancien de niveau 3 apparaît sur chaque Temple face visible.';
      case 'none':
        return 'Il ne se passe rien.';
      case 'benefit':
        return benefit(event.benefit);
    }
  },
};
