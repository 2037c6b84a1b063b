import type { Catalogue } from '@incognita/kernel';
import type { Maximum } from '../../rules/kit.ts';

const free = (): string => 'no action';

/** What a choice costs: short, it stands beside the choice. Only what is free needs saying. */
export const notes: NonNullable<Catalogue<Maximum>['notes']> = {
  swap: free,
  trade: free,
  pickUp: free,
  posture: free,
  spend: free,
};
