import { allConfigs, ConfigError, configForm, readConfig } from '@incognita/kernel';
import { describe, expect, it } from 'vitest';
import { auztralia } from '../index.ts';
import { situation } from './situation.ts';

/** The rule and the reason that refuse a combination, or null where it is played. */
function refusal(wanted: object): string | null {
  try {
    readConfig(auztralia.config, wanted);
    return null;
  } catch (error) {
    if (!(error instanceof ConfigError) || !error.refusal) throw error;
    return `${error.refusal.rule} ${error.refusal.why}`;
  }
}

const space = (t: ReturnType<typeof situation>, seat: number) =>
  t.state.discs.find((disc) => disc.seat === seat)?.space;

describe('the mode matrix', () => {
  it('AUZ-SOLO-01 AUZ-SOLO-05 AUZ-MODE-01 one player always has a level, more players never', () => {
    expect(refusal({ seats: 1 })).toBe('AUZ-SOLO-05 config.soloNeedsLevel');
    for (const level of ['easy', 'hard', 'insane']) {
      expect(refusal({ seats: 1, level })).toBeNull();
      for (const seats of [2, 3, 4])
        expect(refusal({ seats, level })).toBe('AUZ-SOLO-01 config.levelIsSolo');
    }
  });

  it('AUZ-SOLO-09 AUZ-MODE-01 objectives are for one player, and nobody must have one', () => {
    expect(refusal({ seats: 1, level: 'hard', objective: 'SO-04' })).toBeNull();
    expect(refusal({ seats: 1, level: 'hard', objective: 'random' })).toBeNull();
    expect(refusal({ seats: 1, level: 'hard' })).toBeNull();
    for (const seats of [2, 3, 4])
      expect(refusal({ seats, objective: 'random' })).toBe('AUZ-SOLO-09 config.objectiveIsSolo');
  });

  it('AUZ-TWO-01 AUZ-MODE-01 two-player variants are for exactly two', () => {
    for (const variants of ['one', 'two']) {
      expect(refusal({ seats: 2, variants })).toBeNull();
      for (const config of [{ seats: 1, level: 'easy' }, { seats: 3 }, { seats: 4 }])
        expect(refusal({ ...config, variants })).toBe('AUZ-TWO-01 config.variantsAreForTwo');
    }
  });

  it('AUZ-COOP-01 AUZ-MODE-01 co-operation takes two to four players', () => {
    expect(refusal({ seats: 1, level: 'easy', play: 'coop' })).toBe(
      'AUZ-COOP-01 config.coopNeedsTwo',
    );
    for (const seats of [2, 3, 4]) expect(refusal({ seats, play: 'coop' })).toBeNull();
  });

  it('AUZ-MODE-01 AUZ-RULING-46 AUZ-RULING-52 map, co-operation and challenge combine freely, also West with three and four', () => {
    for (const seats of [2, 3, 4])
      for (const map of ['east', 'west'])
        for (const play of ['competitive', 'coop'])
          for (const challenge of ['none', 'medium', 'hard', 'insane'])
            expect(refusal({ seats, map, play, challenge })).toBeNull();
    // And they do begin: three and four Ports find their place in the West.
    for (const seats of [3, 4] as const) {
      const t = situation({ config: { seats, map: 'west', play: 'coop', challenge: 'insane' } });
      while (t.asked?.step === 'port') t.choose({ ...t.choices[0] });
      expect(t.asked?.step).toBe('action');
    }
  });

  it('AUZ-RULING-46 AUZ-RULING-52 the form marks West as tight, and for whom challenges are official', () => {
    const { en, fr } = auztralia.text;
    expect(en.config.map.values.west).toContain('tight for 3 or 4');
    expect(fr.config.map.values.west).toContain('à l’étroit à 3 ou 4');
    expect(en.config.challenge.label).toContain('official for 3 or 4');
    expect(fr.config.challenge.label).toContain('officiel à 3 ou 4');
  });

  it('AUZ-MODE-01 the form tells beside each option why it is refused', () => {
    const form = configForm(auztralia.config, readConfig(auztralia.config, { seats: 3 }));
    const rules = (field: string) =>
      form
        .find((held) => held.field === field)
        ?.values.map((held) => [held.value, held.refused?.rule ?? null]);
    expect(rules('variants')).toEqual([
      ['none', null],
      ['one', 'AUZ-TWO-01'],
      ['two', 'AUZ-TWO-01'],
    ]);
    expect(rules('seats')).toEqual([
      [1, 'AUZ-SOLO-05'],
      [2, null],
      [3, null],
      [4, null],
      [5, 'REV-GEN-02'],
    ]);
    // What is refused says what would allow it, and that is really played.
    const refused = form.flatMap((held) => held.values.flatMap((value) => value.refused ?? []));
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.every((held) => held.instead !== undefined)).toBe(true);
  });

  it('AUZ-MODE-01 an option that does not exist is refused with a sentence', () => {
    expect(() => readConfig(auztralia.config, { seats: 6 })).toThrow(
      /"seats" is 6; it can be 1, 2/,
    );
    expect(refusal({ seats: 5 })).toBe('REV-GEN-02 config.fifthIsOldOnes');
    expect(() => readConfig(auztralia.config, { map: 'north' })).toThrow(/"map" is "north"/);
    expect(() => readConfig(auztralia.config, { zombies: true })).toThrow(/"zombies" does not/);
  });

  it('AUZ-MODE-01 the matrix holds no more and no less than these configs', () => {
    const all = [...allConfigs(auztralia.config)].filter((config) => config.revenge === 'none');
    const solo = all.filter((config) => config.seats === 1);
    // Map, level, objective, challenge; then map, play, challenge, and for two also the variants.
    expect(solo).toHaveLength(2 * 3 * 12 * 4);
    expect(all.length - solo.length).toBe(2 * 2 * 4 * (3 + 1 + 1));
    expect(solo.every((config) => config.play === 'competitive')).toBe(true);
  });

  it('AUZ-MODE-02 co-operation adds its four spaces to the start that a variant gives', () => {
    const start = (variant: string) => {
      for (let seed = 0; seed < 60; seed++) {
        const t = situation({ config: { play: 'coop', variants: 'one' }, seed });
        if (t.offers({ variant })) return space(t.choose({ variant }), 0);
      }
      throw new Error(`the variant ${variant} never came`);
    };
    expect(start('early-ships')).toBe(1 + 4);
    expect(start('restless-sleepers')).toBe(3 + 4);
  });

  it('AUZ-MODE-03 solo level Insane and Challenge Insane are two switches', () => {
    const level = situation({ config: { seats: 1, level: 'insane' } });
    expect(level.state.xTiles).toEqual([]);
    expect(level.player(0).tokens).toBe(0);
    const challenge = situation({ config: { seats: 1, level: 'easy', challenge: 'insane' } });
    expect(challenge.state.xTiles).toHaveLength(6);
    expect(challenge.player(0).tokens).toBe(8);
    expect(refusal({ seats: 1, level: 'insane', challenge: 'insane' })).toBeNull();
    expect(refusal({ seats: 3, challenge: 'insane' })).toBeNull();
  });
});
