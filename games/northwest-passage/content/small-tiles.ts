import type { SmallPile } from './types.ts';

export const smallPiles: readonly SmallPile[] = [
  { id: 'S0', name: { en: 'open sea', fr: 'pleine mer' }, corners: 'SS/SS', count: 2 },
  { id: 'S1', name: { en: 'islet', fr: 'îlot' }, corners: 'LS/SS', count: 8 },
  { id: 'S2a', name: { en: 'coast', fr: 'côte' }, corners: 'LL/SS', count: 8 },
  { id: 'S2o', name: { en: 'strait', fr: 'détroit' }, corners: 'LS/SL', count: 4 },
  { id: 'S3', name: { en: 'cove', fr: 'anse' }, corners: 'LL/LS', count: 8 },
  { id: 'S4', name: { en: 'inland', fr: 'intérieur' }, corners: 'LL/LL', count: 2 },
];
