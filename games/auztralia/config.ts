import type { ConfigSpec } from '@incognita/kernel';
import { type Config, OBJECTIVE_IDS } from './rules/config.ts';
import type { Auztralia } from './rules/kit.ts';

/** The table's options; AUZ-MODE-01 and the matrix say which go together. */
export const config: ConfigSpec<Auztralia> = {
  fields: {
    seats: { values: [1, 2, 3, 4], default: 2 },
    map: { values: ['east', 'west'], default: 'east' },
    // AUZ-MODE-03: this Insane is not the one of the challenge.
    level: { values: ['none', 'easy', 'hard', 'insane'], default: 'none' },
    objective: { values: ['none', 'random', ...OBJECTIVE_IDS], default: 'none' },
    variants: { values: ['none', 'one', 'two'], default: 'none' },
    play: { values: ['competitive', 'coop'], default: 'competitive' },
    challenge: { values: ['none', 'medium', 'hard', 'insane'], default: 'none' },
  },
  forbids: (wanted) => {
    const { seats, level, objective, variants, play } = wanted;
    if (seats === 1 && level === 'none')
      return {
        why: 'config.soloNeedsLevel',
        rule: 'AUZ-SOLO-05',
        field: 'level',
        instead: { level: 'easy' },
      };
    if (seats > 1 && level !== 'none')
      return {
        why: 'config.levelIsSolo',
        rule: 'AUZ-SOLO-01',
        field: 'level',
        instead: { seats: 1 },
      };
    if (seats > 1 && objective !== 'none')
      return {
        why: 'config.objectiveIsSolo',
        rule: 'AUZ-SOLO-09',
        field: 'objective',
        instead: { seats: 1 },
      };
    if (seats !== 2 && variants !== 'none')
      return {
        why: 'config.variantsAreForTwo',
        rule: 'AUZ-TWO-01',
        field: 'variants',
        instead: { seats: 2 },
      };
    if (seats === 1 && play === 'coop')
      return {
        why: 'config.coopNeedsTwo',
        rule: 'AUZ-COOP-01',
        field: 'play',
        instead: { seats: 2 },
      };
    return null;
  },
};

/** Named ways to play, for the lab and the conformance suite. */
export const modes: Readonly<Record<string, Partial<Config>>> = {
  standard: {},
  west: { map: 'west' },
  'solo-easy': { seats: 1, level: 'easy' },
  'solo-hard': { seats: 1, level: 'hard', objective: 'random' },
  'solo-insane': { seats: 1, level: 'insane' },
  'solo-west': { seats: 1, level: 'easy', map: 'west', objective: 'random' },
  'solo-challenge': { seats: 1, level: 'insane', challenge: 'insane' },
  'one-variant': { seats: 2, variants: 'one' },
  'two-variants': { seats: 2, variants: 'two' },
  coop: { play: 'coop' },
  'coop-west': { play: 'coop', map: 'west' },
  'coop-variants': { seats: 2, play: 'coop', variants: 'two' },
  medium: { challenge: 'medium' },
  hard: { challenge: 'hard' },
  insane: { challenge: 'insane' },
  'west-insane': { map: 'west', challenge: 'insane' },
};
