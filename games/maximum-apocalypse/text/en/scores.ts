import type { Catalogue } from '@incognita/kernel';
import type { Maximum } from '../../rules/kit.ts';
import { goalText } from '../goals.ts';
import { names } from '../names.en.ts';

export const scores: Catalogue<Maximum>['scores'] = {
  goal: (p) => `${goalText('en', p.mission, p.goal)}: ${p.met ? 'done' : 'not done'}`,
  alive: (p) => `${names.title(p.character)}: alive`,
  dead: (p) => `${names.title(p.character)}: dead`,
};

export const scoreNames: NonNullable<Catalogue<Maximum>['scoreNames']> = {
  goal: 'Mission',
  alive: 'Alive',
  dead: 'Dead',
};
