import { ConfigError, readConfig } from '@incognita/kernel';
import { describe, expect, it } from 'vitest';
import { auztralia } from '../../index.ts';
import type { Config } from '../../rules/config.ts';
import { situation } from '../situation.ts';
import { PLAYED, revengeOf, settlers } from './table.ts';

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

/** The matrix once more, written down from the rulebook and not from the content. */
const MATRIX = {
  'old-ones-player': { seats: [2, 3, 4, 5], level: false, challenge: false, coop: 2 },
  'solo-15': { seats: [1], level: true, challenge: true, coop: 9 },
  'solo-30': { seats: [1], level: true, challenge: true, coop: 9 },
  enhanced: { seats: [2, 3, 4], level: false, challenge: true, coop: 2 },
} as const;

describe('the matrix of modes', () => {
  it('REV-MODE-01 REV-RULING-20 the form offers exactly its combinations', () => {
    for (const [revenge, row] of Object.entries(MATRIX))
      for (const seats of [1, 2, 3, 4, 5])
        for (const level of ['none', 'easy'])
          for (const objective of ['none', 'SO-04'])
            for (const challenge of ['none', 'medium'])
              for (const variants of ['none', 'one'])
                for (const play of ['competitive', 'coop'])
                  for (const strength of ['normal', 'heroic']) {
                    const wanted = {
                      revenge,
                      seats,
                      level,
                      objective,
                      challenge,
                      variants,
                      play,
                      strength,
                    };
                    const humans = revenge === 'old-ones-player' ? seats - 1 : seats;
                    const legal =
                      (row.seats as readonly number[]).includes(seats) &&
                      (level !== 'none') === row.level &&
                      (objective === 'none' || row.level) &&
                      (challenge === 'none' || row.challenge) &&
                      variants === 'none' &&
                      (play === 'competitive' || humans >= row.coop);
                    expect([wanted, refusal(wanted) === null]).toEqual([wanted, legal]);
                  }
  });

  it('REV-GEN-02 REV-MODE-01 every refusal says why', () => {
    expect(refusal({ seats: 5 })).toBe('REV-GEN-02 config.fifthIsOldOnes');
    expect(refusal({ strength: 'hard' })).toBe('REV-MODE-01 config.strengthIsRevenge');
    expect(refusal({ ...PLAYED, seats: 1 })).toBe('REV-GEN-02 config.oldOnesNeedHumans');
    expect(refusal({ seats: 2, revenge: 'solo-15', level: 'easy' })).toBe(
      'REV-GEN-02 config.soloMythosIsSolo',
    );
    expect(refusal({ seats: 1, revenge: 'enhanced' })).toBe('REV-GEN-02 config.enhancedNeedsTwo');
    expect(refusal({ ...PLAYED, challenge: 'hard' })).toBe('REV-RULING-20 config.noChallenge');
    expect(refusal({ revenge: 'enhanced', seats: 2, variants: 'one' })).toBe(
      'REV-RULING-20 config.noVariants',
    );
    expect(refusal({ ...PLAYED, level: 'easy' })).toBe('REV-RULING-34 config.noSoloLevel');
    expect(refusal({ ...PLAYED, seats: 2, oldOnes: 'random', play: 'coop' })).toBe(
      'REV-COOP-01 config.coopNeedsHumans',
    );
    expect(refusal({ ...PLAYED, oldOnes: 'seat-5' })).toBe('REV-SETUP-02 config.noSuchOldOnesSeat');
  });

  it('REV-MAP-01 every mode is played on both maps', () => {
    for (const map of ['east', 'west'] as const)
      for (const config of [
        { ...PLAYED, map },
        { revenge: 'solo-15', seats: 1, level: 'easy', map },
        { revenge: 'solo-30', seats: 1, level: 'easy', map },
        { revenge: 'enhanced', seats: 2, map },
      ] as Partial<Config>[]) {
        const t = situation({ config }).until('action');
        expect(t.engine.indexFor(t.world.config).map.id).toBe(map);
      }
  });

  it('REV-MAP-02 TaZmania cannot be chosen', () => {
    expect(auztralia.config.fields.map.values).toEqual(['east', 'west']);
    expect(() => readConfig(auztralia.config, { map: 'tazmania' })).toThrow(
      'the option "map" is "tazmania"; it can be east, west',
    );
  });

  it('REV-RULING-59 two humans may add the challenges to the enhanced Old Ones', () => {
    expect(refusal({ revenge: 'enhanced', seats: 2, challenge: 'insane' })).toBeNull();
  });
});

describe('the levels', () => {
  const portsAt = (strength: Config['strength']) => {
    const t = situation({ config: { ...PLAYED, strength } }).until('action');
    return revengeOf(t).ports.slice(0, 2);
  };

  it('REV-DIFF-01 REV-DIFF-02 REV-DIFF-03 REV-DIFF-04 Ports begin with 4, with 2, or are those of the base game', () => {
    expect(portsAt('normal')).toEqual([4, 4]);
    expect(portsAt('hard')).toEqual([2, 2]);
    expect(portsAt('very-hard')).toEqual([0, 0]);
    expect(portsAt('heroic')).toEqual([0, 0]);
  });

  it('REV-DIFF-03 REV-PERS-01 REV-FIT-08 the display is refreshed for free, but not at Very Hard and Heroic', () => {
    for (const strength of ['normal', 'hard', 'very-hard', 'heroic'] as const) {
      const t = settlers({}, { strength }).choose({ do: 'box', box: 'recruit' });
      expect(t.offers({ do: 'cycle' })).toBe(strength === 'normal' || strength === 'hard');
    }
  });

  it('REV-DIFF-10 the display is filled up after the Old Ones removed a card, at every level', () => {
    const t = situation({
      config: { ...PLAYED, strength: 'heroic' },
      arrange: { time: { 0: 20, 1: 22, oldOnes: 10 }, revenge: { hand: ['dimensional-shambler'] } },
    });
    t.choose({ do: 'mythos', card: 'dimensional-shambler' }, { personality: t.state.display[0]! });
    expect(t.state.display).toHaveLength(5);
  });

  it('REV-PERS-01 REV-PERS-04 REV-RULING-07 once per action, the card under the deck, and before the choice', () => {
    const t = settlers().choose({ do: 'box', box: 'recruit' });
    const [first] = t.state.display;
    t.choose({ do: 'cycle', personality: first! });
    expect(t.state.display).toHaveLength(5);
    expect(t.state.display).not.toContain(first);
    expect(t.state.personalities.flat().at(-1)?.is).toBe(first);
    expect(t.offers({ do: 'cycle' })).toBe(false);
    expect(t.offers({ do: 'look' })).toBe(true);
    const setup = situation({ config: PLAYED });
    expect(setup.asked?.step).toBe('first-personality');
    expect(setup.offers({ do: 'cycle' })).toBe(false);
    const kitchener = settlers({ players: [{ personalities: ['kitchener'] }] });
    kitchener.choose({ do: 'play', personality: 'kitchener' });
    expect(kitchener.offers({ do: 'cycle' })).toBe(false);
  });
});

describe('full co-operation', () => {
  it('REV-COOP-01 REV-COOP-05 with an Old Ones player the discs begin on the usual space, otherwise four further on', () => {
    const start = (config: Partial<Config>) =>
      situation({ config })
        .until('action')
        .state.discs.find((disc) => disc.seat === 0)?.space;
    expect(start({ ...PLAYED, play: 'coop' })).toBe(3);
    expect(start({ revenge: 'enhanced', seats: 2, play: 'coop' })).toBe(7);
    expect(start({ revenge: 'enhanced', seats: 2 })).toBe(3);
  });

  it('REV-COOP-02 REV-GEN-05 a recruited Personality may go to another human, but never to the Old Ones', () => {
    const t = settlers({}, { play: 'coop' }).choose({ do: 'box', box: 'recruit' });
    t.choose({ do: 'recruit', personality: t.state.display[0]! });
    expect(t.choices.flatMap((choice) => (choice.do === 'give' ? [choice.seat] : []))).toEqual([
      0, 1,
    ]);
  });
});
