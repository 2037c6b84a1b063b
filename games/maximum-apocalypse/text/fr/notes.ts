import type { Catalogue } from '@incognita/kernel';
import type { Maximum } from '../../rules/kit.ts';

const free = (): string => 'sans action';

export const notes: NonNullable<Catalogue<Maximum>['notes']> = {
  swap: free,
  trade: free,
  pickUp: free,
  posture: free,
  spend: free,
};
