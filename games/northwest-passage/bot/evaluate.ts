import type { Evaluation } from '@incognita/kernel';
import type { Look, Northwest } from '../rules/kit.ts';
import { survival } from './expedition.ts';
import { prospects } from './standard.ts';
import {
  EXPEDITION,
  type ExpeditionWeights,
  RACE,
  type RaceWeights,
  TUNED_RACE,
} from './weights.ts';

/** What a position is worth to a seat. It looks at open things only. */
export const evaluation: Evaluation<Northwest> = {
  weights: (config) => (config.play === 'standard' ? TUNED_RACE : EXPEDITION),
  anchor: (config) => (config.play === 'standard' ? RACE : EXPEDITION),
  parts: (g: Look, seat: number, weights: RaceWeights | ExpeditionWeights) =>
    'prestige' in weights ? prospects(g, seat, weights) : survival(g, seat, weights),
};
