import type { PostureSide } from './types.ts';

/** The two sides of the Ronin's card. */
export const posture: readonly PostureSide[] = [
  { id: 'tiger', en: 'Tiger', fr: 'Tigre', fx: 'passive: dmgUp(1,S)' },
  { id: 'crane', en: 'Crane', fr: 'Grue', fx: 'passive: reduce(1,mon)' },
];
