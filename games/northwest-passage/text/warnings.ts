import type { Language } from '@incognita/kernel';
import { NBSP } from './typography.ts';

/** What coming home ends, and what the last season brings. */
export interface WarningWords {
  /** `apart`: Ship and Sled are in two places, and only one of them comes home. */
  readonly home: (prestige: number, apart: boolean) => string;
  readonly lastSeason: string;
}

const ENGLISH: WarningWords = {
  home: (prestige, apart) =>
    `Ends your expedition${prestige > 0 ? `: +${prestige} Prestige.` : '; no token is left.'}${apart ? ' What is still out there stays there.' : ''}`,
  lastSeason:
    'This is the last season: what is not back in Greenland when it ends is lost with its crew.',
};

const FRENCH: WarningWords = {
  home: (prestige, apart) =>
    `Termine votre expédition${prestige > 0 ? `${NBSP}: +${prestige} Prestige.` : `${NBSP}; il ne reste pas de jeton.`}${apart ? ' Ce qui est encore dehors y reste.' : ''}`,
  lastSeason: `C’est la dernière saison${NBSP}: ce qui n’est pas rentré au Groenland à la fin est perdu avec son équipage.`,
};

export const warningWords = (language: Language): WarningWords =>
  language === 'fr' ? FRENCH : ENGLISH;
