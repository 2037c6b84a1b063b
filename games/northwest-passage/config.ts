import type { ConfigSpec } from '@incognita/kernel';
import { type Config, HARDER } from './rules/config.ts';
import type { Northwest } from './rules/kit.ts';

/** The table's options; NWP-MODE-01 and the matrix say which go together. */
export const config: ConfigSpec<Northwest> = {
  fields: {
    seats: { values: [1, 2, 3, 4], default: 2 },
    play: { values: ['standard', 'solo', 'coop'], default: 'standard' },
    terror: { values: [false, true], default: false },
    harder: { values: HARDER, default: 0 },
  },
  forbids: ({ seats, play, terror, harder }) => {
    if (play === 'solo' && seats !== 1)
      return {
        why: 'config.soloIsForOne',
        rule: 'NWP-SOLO-01',
        field: 'play',
        instead: { seats: 1 },
      };
    if (play === 'coop' && seats !== 2)
      return {
        why: 'config.coopIsForTwo',
        rule: 'NWP-COOP-01',
        field: 'play',
        instead: { seats: 2 },
      };
    if (play !== 'solo' && seats === 1)
      return {
        why: 'config.oneIsSolo',
        rule: 'NWP-SOLO-01',
        field: 'play',
        instead: { play: 'solo' },
      };
    if (terror && play !== 'standard')
      return {
        why: 'config.terrorIsStandard',
        rule: 'NWP-MODE-01',
        field: 'terror',
        instead: { terror: false },
      };
    if (harder > 0 && play === 'standard')
      return {
        why: 'config.harderIsExpedition',
        rule: 'NWP-MODE-02',
        field: 'harder',
        instead: { harder: 0 },
      };
    return null;
  },
};

/** Named ways to play, for the lab and the conformance suite. */
export const modes: Readonly<Record<string, Partial<Config>>> = {
  standard: {},
  terror: { terror: true },
  solo: { seats: 1, play: 'solo' },
  'solo-hard': { seats: 1, play: 'solo', harder: 5 },
  coop: { seats: 2, play: 'coop' },
  'coop-hard': { seats: 2, play: 'coop', harder: 4 },
};
