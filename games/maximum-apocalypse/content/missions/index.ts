import type { Mission } from '../types.ts';
import { aliens } from './aliens.ts';
import { cthulhu } from './cthulhu.ts';
import { mutants } from './mutants.ts';
import { robots } from './robots.ts';
import { vampires } from './vampires.ts';
import { zombies } from './zombies.ts';

/** 0 to 18, in their arcs. */
export const missions: readonly Mission[] = [
  ...zombies,
  ...mutants,
  ...aliens,
  ...robots,
  ...vampires,
  ...cthulhu,
];
