import type { Happening } from '@incognita/boards';
import type { Direction } from '../content/types.ts';

/** What is told over the map for a moment, one after the other. */
export type Told =
  | {
      readonly what: 'dice';
      readonly dice: readonly number[];
      readonly total: number;
      readonly matches: number;
    }
  | {
      readonly what: 'stealth';
      readonly dice: readonly number[];
      readonly level: number;
      readonly success: boolean;
      readonly who: string;
    }
  | { readonly what: 'token'; readonly token: string }
  | {
      readonly what: 'night';
      readonly card: string;
      readonly marched: number;
      readonly direction: Direction | null;
    }
  | { readonly what: 'died'; readonly id: string };

const numbers = (value: unknown): readonly number[] =>
  Array.isArray(value) ? value.filter((held) => typeof held === 'number') : [];

const WAYS: readonly string[] = ['N', 'E', 'S', 'W'];
const isWay = (value: unknown): value is Direction => WAYS.includes(String(value));

/** The moments of what just happened that are worth a picture, in their order. */
export function toldOf(events: readonly Happening[]): readonly Told[] {
  const told: Told[] = [];
  events.forEach((event, i) => {
    if (event.tell === 'rolled') {
      const after = events.slice(i + 1);
      const end = after.findIndex(({ tell }) => tell === 'rolled' || tell === 'drew');
      const here = end < 0 ? after : after.slice(0, end);
      const matches = here.filter(({ tell }) => tell === 'spawned' || tell === 'spawn.full').length;
      told.push({ what: 'dice', dice: numbers(event.dice), total: Number(event.total), matches });
    } else if (event.tell === 'stealth')
      told.push({
        what: 'stealth',
        dice: numbers(event.dice),
        level: Number(event.level),
        success: event.success === true,
        who: String(event.who),
      });
    else if (event.tell === 'token.drawn') told.push({ what: 'token', token: String(event.token) });
    else if (event.tell === 'night') {
      const march = events.slice(i).find(({ tell }) => tell === 'token.marched');
      told.push({
        what: 'night',
        card: String(event.card),
        marched: Number(march?.count ?? 0),
        direction: isWay(march?.direction) ? march.direction : null,
      });
    } else if (event.tell === 'died') told.push({ what: 'died', id: String(event.character) });
  });
  return told;
}

/** How long a moment stays, in milliseconds. */
export const LASTS: Readonly<Record<Told['what'], number>> = {
  dice: 1500,
  stealth: 1500,
  token: 1200,
  night: 2400,
  died: 2400,
};
