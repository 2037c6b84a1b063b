import type { Benefit, Revelation, UnitType } from '../content/types.ts';
import { names } from './names.en.ts';
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
      return `Every player takes ${goods(it)}.`;
    case 'infantry':
      return `Every player takes ${count(it.count, 'infantry')} from the supply.`;
    case 'gold-per-farms':
      return `Every player takes 1 Gold per ${it.per} own productive Farms, at most ${it.most}.`;
  }
}

export const revelations = {
  /** What a Revelation card does. */
  effect({ event }: Revelation): string {
    switch (event.kind) {
      case 'reveal':
        return 'The Old One asleep in the lowest-numbered hex wakes.';
      case 'reveal-six':
        return 'The Old One asleep in the lowest-numbered hex wakes, and six cards move it alone.';
      case 'assassinate':
        return 'The two rightmost personalities of the display leave the game.';
      case 'temples':
        return 'An Old One of level 3 appears on every Temple that is face up.';
      case 'none':
        return 'Nothing happens.';
      case 'benefit':
        return benefit(event.benefit);
    }
  },
};
