import { names } from '../names.fr.ts';
import { pricesIn } from '../prices.ts';

export const prices = pricesIn(names, 'PT', { farm: '1 PT par Ferme', attack: '1 à 3 PT' });
