import type { Catalogue } from '@incognita/kernel';
import type { Auztralia } from '../../rules/kit.ts';

/** What the printed boxes leave open: it depends on what is done there. */
const OPEN: Readonly<Record<string, string>> = { farm: '1 PT par Ferme', attack: '1 à 3 PT' };

/** What a choice costs: short, it stands beside the choice. */
export const prices: NonNullable<Catalogue<Auztralia>['prices']> = {
  box: ({ box }, asked) => {
    if (asked.ask !== 'action') return '';
    const time = asked.time[box] > 0 ? `${asked.time[box]} PT` : (OPEN[box] ?? '');
    return asked.gold[box] > 0 ? `${time} + ${asked.gold[box]} Or` : time;
  },
  buy: ({ unit, count }, asked) => (asked.ask === 'buy' ? `${asked.gold[unit] * count} Or` : ''),
};
