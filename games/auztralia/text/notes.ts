import type { Catalogue } from '@incognita/kernel';
import { mythos } from '../content/revenge/mythos.ts';
import { oldOnesPlayer } from '../content/revenge/pieces.ts';
import type { BoxId, UnitType } from '../content/types.ts';
import type { Auztralia } from '../rules/kit.ts';
import type { Names } from './names.ts';
import { NBSP } from './typography.ts';

const ACTION_TIME = oldOnesPlayer.actionTime;
const COST = new Map(mythos.map(({ id, cost }) => [id, cost]));

/** So much of something, on one line. */
const part = (n: number, of: string): string => `${n}${NBSP}${of}`;

/** AUZ-RAIL-01: these take 1 Coal and 1 Iron beside time and the Gold for their cubes. */
const RAILWAYS: ReadonlySet<BoxId> = new Set(['rail-plain', 'rail-any']);

/**
 * What a choice costs in one language, or where it is: short, it stands beside the choice. `open`
 * says what the printed boxes leave open, since it depends on what is done there.
 */
export function notesIn(
  names: Names,
  timePoints: string,
  pass: string,
  open: Readonly<Partial<Record<BoxId, string>>>,
): NonNullable<Catalogue<Auztralia>['notes']> {
  const { good } = names;
  const railway = [part(1, good.coal), part(1, good.iron)];
  return {
    port: ({ hex }, asked) => (asked.ask === 'port' ? (asked.towns[hex] ?? '') : ''),
    box: ({ box }, asked) => {
      if (asked.ask !== 'action') return '';
      const time = asked.time[box] > 0 ? part(asked.time[box], timePoints) : (open[box] ?? '');
      const gold = asked.gold[box] > 0 ? [part(asked.gold[box], good.gold)] : [];
      return [time, ...gold, ...(RAILWAYS.has(box) ? railway : [])].join(' + ');
    },
    attack: (_choice, asked) => {
      if (asked.ask !== 'attack') return '';
      const types = (Object.keys(asked.force) as UnitType[]).filter(
        (type) => asked.force[type] > 0,
      );
      const units = types.map((type) => names.count(asked.force[type], names.unit[type]));
      return [...units, part(asked.time, timePoints)].join(' + ');
    },
    place: () => part(ACTION_TIME, timePoints),
    reveal: () => part(ACTION_TIME, timePoints),
    move: () => part(ACTION_TIME, timePoints),
    summon: () => part(ACTION_TIME, timePoints),
    done: (_choice, asked) => (asked.ask === 'combat-cards' ? pass : ''),
    mythos: ({ card }) => part(COST.get(card) ?? 0, timePoints),
    buy: ({ unit, count }, asked) =>
      asked.ask === 'buy' ? part(asked.gold[unit] * count, good.gold) : '',
  };
}
