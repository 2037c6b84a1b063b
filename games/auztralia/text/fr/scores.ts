import type { Catalogue } from '@incognita/kernel';
import type { Auztralia } from '../../rules/kit.ts';
import { cards } from '../names.fr.ts';
import { revenge } from '../revenge/fr.ts';

/** How many things at how many points each. */
const times = (p: { readonly count: number; readonly points: number }): string =>
  p.count === 0 ? 'aucune' : `${p.count} × ${p.points / p.count}`;

const tuiles = (n: number): string => (n === 0 ? 'aucun' : `${n} ${n === 1 ? 'tuile' : 'tuiles'}`);

/** What a scoring personality counts, one and many. */
const COUNTED: Readonly<Record<string, readonly [string, string]>> = {
  johnson: ['tuile prise', 'tuiles prises'],
  bradshaw: ['Rail', 'Rails'],
  merino: ['Ferme de Moutons', 'Fermes de Moutons'],
  sweet: ['Ferme de Maïs', 'Fermes de Maïs'],
  mcguire: ['Ferme de Bétail', 'Fermes de Bétail'],
};

export const scores: Catalogue<Auztralia>['scores'] = {
  farms: (p) => `Fermes productives, ${times(p)}`,
  phosphate: (p) => `Phosphate, ${p.count === 0 ? 'aucun' : times(p)}`,
  claimed: (p) => `Grands Anciens détruits, ${tuiles(p.count)}`,
  tokens: () => 'Pions de PV',
  personality: (p) => {
    const [one, many] = COUNTED[p.personality] ?? ['', ''];
    return `${cards.personality(p.personality)}, ${p.count} ${p.count < 2 ? one : many}`.trimEnd();
  },
  objective: (p) => `${cards.objective(p.objective)}, ${p.met ? 'rempli' : 'manqué'}`,
  awake: (p) => `Grands Anciens éveillés, ${tuiles(p.count)}`,
  asleep: (p) =>
    `Grands Anciens encore endormis, ${tuiles(p.count)}${p.count > 0 && p.times > 1 ? ', deux fois leurs PV' : ''}`,
  blighted: (p) => `Fermes ravagées, ${times(p)}`,
  ...revenge.scores,
};

export const scoreNames: NonNullable<Catalogue<Auztralia>['scoreNames']> = {
  farms: 'Fermes productives',
  phosphate: 'Phosphate',
  claimed: 'Grands Anciens détruits',
  tokens: 'Pions de PV',
  personality: 'Personnages',
  objective: 'Objectif',
  awake: 'Grands Anciens éveillés',
  asleep: 'Grands Anciens encore endormis',
  blighted: 'Fermes ravagées',
  ...revenge.scoreNames,
};
