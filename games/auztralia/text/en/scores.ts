import type { Catalogue } from '@incognita/kernel';
import type { Auztralia } from '../../rules/kit.ts';
import { cards } from '../names.en.ts';
import { revenge } from '../revenge/en.ts';

/** How many things at how many points each. */
const times = (p: { readonly count: number; readonly points: number }): string =>
  p.count === 0 ? 'none' : `${p.count} × ${p.points / p.count}`;

const tiles = (n: number): string => (n === 0 ? 'none' : `${n} ${n === 1 ? 'tile' : 'tiles'}`);

/** What a scoring personality counts, one and many. */
const COUNTED: Readonly<Record<string, readonly [string, string]>> = {
  johnson: ['tile claimed', 'tiles claimed'],
  bradshaw: ['track', 'tracks'],
  merino: ['Sheep Farm', 'Sheep Farms'],
  sweet: ['Corn Farm', 'Corn Farms'],
  mcguire: ['Cattle Farm', 'Cattle Farms'],
};

export const scores: Catalogue<Auztralia>['scores'] = {
  farms: (p) => `Productive Farms, ${times(p)}`,
  phosphate: (p) => `Phosphate, ${times(p)}`,
  claimed: (p) => `Old Ones destroyed, ${tiles(p.count)}`,
  tokens: () => 'VP tokens',
  personality: (p) => {
    const [one, many] = COUNTED[p.personality] ?? ['', ''];
    return `${cards.personality(p.personality)}, ${p.count} ${p.count === 1 ? one : many}`.trimEnd();
  },
  objective: (p) => `${cards.objective(p.objective)}, ${p.met ? 'met' : 'missed'}`,
  awake: (p) => `Old Ones awake, ${tiles(p.count)}`,
  asleep: (p) =>
    `Old Ones still asleep, ${tiles(p.count)}${p.count > 0 && p.times > 1 ? ', twice the VP' : ''}`,
  blighted: (p) => `Blighted Farms, ${times(p)}`,
  ...revenge.scores,
};

export const scoreNames: NonNullable<Catalogue<Auztralia>['scoreNames']> = {
  farms: 'Productive Farms',
  phosphate: 'Phosphate',
  claimed: 'Old Ones destroyed',
  tokens: 'VP tokens',
  personality: 'Personalities',
  objective: 'Objective',
  awake: 'Old Ones awake',
  asleep: 'Old Ones still asleep',
  blighted: 'Blighted Farms',
  ...revenge.scoreNames,
};
