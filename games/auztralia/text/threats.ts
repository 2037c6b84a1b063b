import type { Language } from '@incognita/kernel';
import { NBSP } from './typography.ts';

/** What threatens a Port, in a sentence that says what follows. */
export interface ThreatWords {
  readonly nearPort: (oldOne: string, steps: number, town: string) => string;
  readonly atPort: (oldOne: string, town: string) => string;
}

const ENGLISH: ThreatWords = {
  nearPort: (oldOne, steps, town) =>
    `${oldOne} is ${steps === 1 ? '1 step' : `${steps} steps`} from ${town}. If the Port falls, the game ends at once.`,
  atPort: (oldOne, town) => `${oldOne} is at ${town}. If the Port falls, the game ends at once.`,
};

const FRENCH: ThreatWords = {
  nearPort: (oldOne, steps, town) =>
    `${oldOne} est à ${steps} pas de ${town}. Si le Port tombe, la partie s’arrête aussitôt.`,
  atPort: (oldOne, town) =>
    `${oldOne} est à ${town}${NBSP}: si le Port tombe, la partie s’arrête aussitôt.`,
};

export const threatWords = (language: Language): ThreatWords =>
  language === 'fr' ? FRENCH : ENGLISH;
