import type { ConfigRefusal, ConfigSpec } from '@incognita/kernel';
import { modes as revengeModes } from './content/revenge/modes.ts';
import { type Config, OBJECTIVE_IDS } from './rules/config.ts';
import type { Auztralia } from './rules/kit.ts';

/** The table's options; AUZ-MODE-01 and the matrix say which go together. */
export const config: ConfigSpec<Auztralia> = {
  fields: {
    seats: { values: [1, 2, 3, 4, 5], default: 2 },
    // REV-MAP-02: TaZmania is not known to us.
    map: { values: ['east', 'west'], default: 'east' },
    // AUZ-MODE-03: this Insane is not the one of the challenge.
    level: { values: ['none', 'easy', 'hard', 'insane'], default: 'none' },
    objective: { values: ['none', 'random', ...OBJECTIVE_IDS], default: 'none' },
    variants: { values: ['none', 'one', 'two'], default: 'none' },
    play: { values: ['competitive', 'coop'], default: 'competitive' },
    challenge: { values: ['none', 'medium', 'hard', 'insane'], default: 'none' },
    revenge: {
      values: ['none', 'old-ones-player', 'solo-15', 'solo-30', 'enhanced'],
      default: 'none',
    },
    strength: {
      values: ['normal', 'hard', 'very-hard', 'heroic'],
      default: 'normal',
    },
    oldOnes: {
      values: ['random', 'seat-1', 'seat-2', 'seat-3', 'seat-4', 'seat-5'],
      default: 'random',
    },
  },
  forbids: (wanted) => (wanted.revenge === 'none' ? baseForbids(wanted) : revengeForbids(wanted)),
};

function baseForbids(wanted: Readonly<Config>): ConfigRefusal<Auztralia> | null {
  const { seats, level, objective, variants, play } = wanted;
  if (seats === 5)
    return {
      why: 'config.fifthIsOldOnes',
      rule: 'REV-GEN-02',
      field: 'seats',
      instead: { seats: 4 },
    };
  if (wanted.strength !== 'normal')
    return {
      why: 'config.strengthIsRevenge',
      rule: 'REV-MODE-01',
      field: 'strength',
      instead: { strength: 'normal' },
    };
  if (wanted.oldOnes !== 'random')
    return {
      why: 'config.oldOnesIsRevenge',
      rule: 'REV-GEN-02',
      field: 'oldOnes',
      instead: { oldOnes: 'random' },
    };
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
}

/** The matrix of modes of the expansion (REV-MODE-01). */
function revengeForbids(wanted: Readonly<Config>): ConfigRefusal<Auztralia> | null {
  const { seats, level, objective, variants, play, challenge, oldOnes } = wanted;
  const mode = revengeModes.find((held) => held.id === wanted.revenge);
  if (!mode) return null;
  const humans = seats - (mode.oldOnesSeat ? 1 : 0);
  const [fewest, most] = mode.humans;
  if (humans < fewest || humans > most) {
    const least = fewest + (mode.oldOnesSeat ? 1 : 0);
    return {
      why: NOT_SO_MANY[mode.id],
      rule: 'REV-GEN-02',
      field: 'seats',
      instead: { seats: least === 1 ? 1 : 2 },
    };
  }
  if (mode.soloLevels && level === 'none')
    return {
      why: 'config.soloNeedsLevel',
      rule: 'REV-SOLO-02',
      field: 'level',
      instead: { level: 'easy' },
    };
  if (!mode.soloLevels && (level !== 'none' || objective !== 'none'))
    return {
      why: 'config.noSoloLevel',
      rule: 'REV-RULING-34',
      field: level !== 'none' ? 'level' : 'objective',
      instead: { level: 'none', objective: 'none' },
    };
  if (variants !== 'none')
    return {
      why: 'config.noVariants',
      rule: 'REV-RULING-20',
      field: 'variants',
      instead: { variants: 'none' },
    };
  if (challenge !== 'none' && !mode.challenges)
    return {
      why: 'config.noChallenge',
      rule: 'REV-RULING-20',
      field: 'challenge',
      instead: { challenge: 'none' },
    };
  if (play === 'coop' && (mode.coop === 'no' || humans < 2))
    return {
      why: 'config.coopNeedsHumans',
      rule: 'REV-COOP-01',
      field: 'play',
      instead: { play: 'competitive' },
    };
  if (oldOnes !== 'random' && (!mode.oldOnesSeat || Number(oldOnes.at(-1)) > seats))
    return {
      why: 'config.noSuchOldOnesSeat',
      rule: 'REV-SETUP-02',
      field: 'oldOnes',
      instead: { oldOnes: 'random' },
      seat: Number(oldOnes.at(-1)) - 1,
      seats,
    };
  return null;
}

const NOT_SO_MANY = {
  'old-ones-player': 'config.oldOnesNeedHumans',
  'solo-15': 'config.soloMythosIsSolo',
  'solo-30': 'config.soloMythosIsSolo',
  enhanced: 'config.enhancedNeedsTwo',
} as const;

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
  revenge: { seats: 3, revenge: 'old-ones-player' },
  'revenge-heroic': { seats: 2, revenge: 'old-ones-player', strength: 'heroic', map: 'west' },
  'revenge-coop': {
    seats: 4,
    revenge: 'old-ones-player',
    strength: 'hard',
    play: 'coop',
    oldOnes: 'seat-1',
  },
  'solo-mythos': { seats: 1, revenge: 'solo-15', level: 'easy', objective: 'random' },
  'solo-mythos-30': {
    seats: 1,
    revenge: 'solo-30',
    level: 'hard',
    strength: 'very-hard',
    challenge: 'insane',
    map: 'west',
  },
  enhanced: { revenge: 'enhanced' },
  'enhanced-coop': { revenge: 'enhanced', play: 'coop', challenge: 'medium', strength: 'hard' },
};
