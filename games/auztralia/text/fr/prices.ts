import type { Catalogue } from '@incognita/kernel';
import type { UnitType } from '../../content/types.ts';
import type { Auztralia } from '../../rules/kit.ts';
import { names } from '../names.fr.ts';
import { NBSP } from '../typography.ts';

const GOOD = names.good;
/** So much of something, on one line. */
const part = (n: number, of: string): string => `${n}${NBSP}${of}`;

/** What the printed boxes leave open: it depends on what is done there. */
const OPEN: Readonly<Record<string, string>> = { farm: '1 PT par Ferme', attack: '1 à 3 PT' };

/** AUZ-RAIL-01: what a box takes beside time and the Gold for its cubes. */
const RAILWAY = [part(1, GOOD.coal), part(1, GOOD.iron)];
const GOODS: Readonly<Record<string, readonly string[]>> = {
  'rail-plain': RAILWAY,
  'rail-any': RAILWAY,
};

/** What a choice costs: short, it stands beside the choice. */
export const prices: NonNullable<Catalogue<Auztralia>['prices']> = {
  box: ({ box }, asked) => {
    if (asked.ask !== 'action') return '';
    const time = asked.time[box] > 0 ? part(asked.time[box], 'PT') : (OPEN[box] ?? '');
    const gold = asked.gold[box] > 0 ? [part(asked.gold[box], GOOD.gold)] : [];
    return [time, ...gold, ...(GOODS[box] ?? [])].join(' + ');
  },
  attack: (_choice, asked) => {
    if (asked.ask !== 'attack') return '';
    const types = (Object.keys(asked.force) as UnitType[]).filter((type) => asked.force[type] > 0);
    const units = types.map((type) => names.count(asked.force[type], names.unit[type]));
    return [...units, part(asked.time, 'PT')].join(' + ');
  },
  buy: ({ unit, count }, asked) =>
    asked.ask === 'buy' ? part(asked.gold[unit] * count, GOOD.gold) : '',
};
