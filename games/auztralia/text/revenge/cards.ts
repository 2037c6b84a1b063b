import type { Language } from '@incognita/kernel';
import type { Condition, Effect } from '../../content/revenge/effects.ts';
import type { MythosCard, SoloMythosCard } from '../../content/revenge/types.ts';
import { capital } from '../typography.ts';
import { steps as stepsEn, whenEn } from './cards.en.ts';
import { steps as stepsFr, whenFr } from './cards.fr.ts';

/** How a step reads, without a capital and without a full stop. */
export type Sentence = (step: Effect) => string;

/** When a Combat card counts: what must be in the combat beside an enemy. */
export interface When {
  readonly deck: 'mythos' | 'solo';
  readonly with: 'airship' | 'infantry' | 'ground' | 'any';
  /** In the player's own Attack only, or anywhere but in the defence of a Port. */
  readonly where: 'anywhere' | 'attack' | 'notPort';
  /** Fewest Units; 0 where it does not matter. */
  readonly units: number;
}

/** The words on a card, written from what it does. */
export function cardText(card: MythosCard | SoloMythosCard, language: Language): string {
  const [steps, when] = language === 'en' ? [stepsEn, whenEn] : [stepsFr, whenFr];
  const [first = '', ...others] = card.steps.map((step) => `${steps(step)}.`);
  const opening = card.combat ? `${when(whenOf(card))} ${first}` : capital(first);
  return [opening, ...others.map(capital)].join(' ');
}

function whenOf(card: MythosCard | SoloMythosCard): When {
  return {
    deck: 'cost' in card ? 'mythos' : 'solo',
    with: presence(card.steps[0]),
    where: whereOf(card.needs),
    units: card.needs.reduce((most, need) => (need.is === 'units' ? need.least : most), 0),
  };
}

function whereOf(needs: readonly Condition[]): When['where'] {
  const place = needs.find((need) => need.is === 'combat');
  if (!place || place.kinds.includes('port')) return 'anywhere';
  return place.kinds.length === 1 && place.kinds[0] === 'attack' ? 'attack' : 'notPort';
}

/** What the first step of a Combat card acts on. */
function presence(first: Effect | undefined): When['with'] {
  if (first?.op === 'kill') return first.unit;
  if (first?.op !== 'dmg') return 'any';
  if (first.sel === 'airships') return 'airship';
  return first.sel === 'stack' || first.sel === 'largest' ? 'ground' : 'any';
}
