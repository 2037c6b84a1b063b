import type { Catalogue } from '@incognita/kernel';
import type { Maximum } from '../../rules/kit.ts';
import { goalText } from '../goals.ts';
import { names } from '../names.fr.ts';
import { fr } from '../typography.ts';

export const scores: Catalogue<Maximum>['scores'] = {
  goal: (p) => fr`${goalText('fr', p.mission, p.goal)} : ${p.met ? 'fait' : 'pas fait'}`,
  alive: (p) => fr`${names.title(p.character)} : en vie`,
  dead: (p) => {
    const { one, feminine } = names.noun(p.character);
    return fr`${one} : ${feminine ? 'morte' : 'mort'}`;
  },
};

export const scoreNames: NonNullable<Catalogue<Maximum>['scoreNames']> = {
  goal: 'Mission',
  alive: 'En vie',
  dead: 'Morts',
};
