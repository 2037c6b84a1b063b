import type { Chance } from '@incognita/kernel';
import { type Bot, freshSalt } from './bot.ts';

/** Any choice of the list, each as likely as the others. */
export function randomOf<C>(choices: readonly C[], chance: Chance): C {
  if (choices.length === 0) throw new RangeError('there is nothing to choose from');
  return choices[chance.below(choices.length)] as C;
}

export const random: Bot = {
  name: 'random',
  choose: (engine, worlds, _seat, chance) =>
    randomOf(engine.choices(worlds(freshSalt(chance))), chance),
};
