import type { Catalogue } from '@incognita/kernel';
import type { Northwest } from '../../rules/kit.ts';
import { names } from '../names.fr.ts';
import { NBSP } from '../typography.ts';

const PLACES = ['', '1re place', '2e place', '3e place', '4e place'];

export const scores: Catalogue<Northwest>['scores'] = {
  tokens: () => 'Jetons, au moment de leur prise',
  islands: (p) => `Îles fermées (${p.count})`,
  passage: () => 'Passage du Nord-Ouest découvert',
  'passage.void': (p) =>
    `Les ${p.value} points du passage ne comptent pas${NBSP}: tous ne sont pas rentrés vivants`,
  home: () => 'Retour au Groenland',
  majority: (p) =>
    p.count === 0
      ? `Aucun ${names.token[p.token].one}`
      : `${names.token[p.token].many}${NBSP}: ${PLACES[p.place] ?? `place ${p.place}`} avec ${p.count}`,
  series: (p) => `Séries de cinq (${p.count})`,
  'lost.sled': (p) => `Traîneau abandonné avec ${names.pawns(p.pawns)}`,
  'lost.ship': (p) => `Navire abandonné avec ${names.pawns(p.pawns)}`,
  'lost.pawns': (p) => `${names.pawns(p.pawns)} perdus`.replace(/^(1 pion) perdus$/, '$1 perdu'),
  'out.ship': () => 'Le Navire n’est pas rentré',
  'out.sled': () => 'Le Traîneau n’est pas rentré',
  'goal.passage': (p) =>
    p.met
      ? 'Le passage du Nord-Ouest a été découvert'
      : 'Le passage du Nord-Ouest n’a pas été découvert',
  'goal.franklin': (p) =>
    `${p.found} points Franklin sur ${p.needed}${p.met ? '' : `${NBSP}: trop peu`}`,
  'goal.home': (p) =>
    p.met ? 'Retour avec un équipage vivant' : 'Pas de retour avec un équipage vivant',
  'goal.prestige': (p) =>
    `Total de l’expédition${NBSP}: ${p.total}${NBSP}; ${p.target} est un grand succès${p.met ? ', atteint' : ''}`,
};

/** The rows of the account. */
export const scoreNames: NonNullable<Catalogue<Northwest>['scoreNames']> = {
  tokens: 'Jetons',
  islands: 'Îles fermées',
  passage: 'Passage du Nord-Ouest',
  'passage.void': 'Passage non compté',
  home: 'Retour au Groenland',
  majority: 'Majorités',
  series: 'Séries de cinq',
  'lost.sled': 'Traîneau abandonné',
  'lost.ship': 'Navire abandonné',
  'lost.pawns': 'Pions perdus',
  'out.ship': 'Navire non rentré',
  'out.sled': 'Traîneau non rentré',
  'goal.passage': `Objectif${NBSP}: le passage`,
  'goal.franklin': `Objectif${NBSP}: Franklin`,
  'goal.home': `Objectif${NBSP}: rentrer vivants`,
  'goal.prestige': `Objectif${NBSP}: le prestige`,
};
