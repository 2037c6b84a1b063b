import type { Condition } from '../effects.ts';
import { callIn, split } from './split.ts';
import type { Place } from './wrong.ts';
import { named, oneOf, wholeNumber, wrong } from './wrong.ts';

const POSSIBLE =
  'charge(g), gear(a,b), dog alive, dog dead, hunger<n, hp(me)<=n, tiger, crane, calm(here), alone(me), odd turn since drawn';

/** Everything about a condition but whether it is denied. */
type Plain<C> = C extends unknown ? Omit<C, 'not'> : never;

/** `this`, or a card by its English name. */
export const gearName = (at: Place, said: string): string =>
  said === 'this' ? said : named(at, said, 'cards');

function plainCondition(at: Place, text: string): Plain<Condition> {
  if (text === 'dog alive' || text === 'dog dead')
    return { is: 'dog', alive: text === 'dog alive' };
  if (text === 'tiger' || text === 'crane') return { is: 'posture', side: text };
  if (text === 'odd turn since drawn') return { is: 'oddTurn' };
  const below = /^hunger<(.+)$/.exec(text)?.[1];
  if (below !== undefined) return { is: 'hungerBelow', n: wholeNumber(at, below) };
  const most = /^hp\(me\)<=(.+)$/.exec(text)?.[1];
  if (most !== undefined) return { is: 'hpAtMost', n: wholeNumber(at, most) };
  const { name, args } = callIn(at, text);
  if (args === null) return wrong(at, text, `is no condition; possible: ${POSSIBLE}`);
  switch (name) {
    case 'charge':
      return { is: 'charge', gear: gearName(at, args) };
    case 'gear':
      return { is: 'gear', names: split(at, args, ',').map((said) => named(at, said, 'cards')) };
    case 'calm':
      oneOf(at, args, 'place that can be calm', ['here']);
      return { is: 'calm' };
    case 'alone':
      oneOf(at, args, 'survivor who can be alone', ['me']);
      return { is: 'alone' };
    default:
      return wrong(at, text, `is no condition; possible: ${POSSIBLE}`);
  }
}

export function condition(at: Place, text: string): Condition {
  const not = text.startsWith('not ');
  return { ...plainCondition(at, not ? text.slice(4).trim() : text), not };
}
