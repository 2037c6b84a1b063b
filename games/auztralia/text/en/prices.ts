import { names } from '../names.en.ts';
import { pricesIn } from '../prices.ts';

export const prices = pricesIn(names, 'TP', { farm: '1 TP per Farm', attack: '1–3 TP' });
