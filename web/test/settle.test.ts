import { auztralia } from '@incognita/auztralia';
import { allConfigs, anyGame } from '@incognita/kernel';
import { northwestPassage } from '@incognita/northwest-passage';
import { whiteout } from '@incognita/whiteout';
import { describe, expect, it } from 'vitest';
import { askedConfig, openingConfig, settle } from '../pages/new-table/settle.ts';

const { config: spec } = anyGame(auztralia);

describe('the form of a new table', () => {
  it('opens with a config that can be played', () => {
    for (const game of [anyGame(auztralia), anyGame(whiteout)])
      expect(game.config.forbids(openingConfig(game.config))).toBeNull();
  });

  it('lets an earlier choice give way to what is proposed for it, and says which', () => {
    const settled = settle(spec, openingConfig(spec), { seats: 1 });
    expect(settled).toMatchObject({
      config: { seats: 1, level: 'easy' },
      gaveWay: [{ field: 'level', rule: 'AUZ-SOLO-05' }],
    });
  });

  it('takes one player for Solo where a game has it: NWP-SOLO-01', () => {
    const { config: nwp } = anyGame(northwestPassage);
    for (const play of ['standard', 'coop'])
      expect(settle(nwp, { ...openingConfig(nwp), play }, { seats: 1 })).toMatchObject({
        config: { seats: 1, play: 'solo' },
        gaveWay: [{ field: 'play', rule: 'NWP-SOLO-01' }],
      });
  });

  it('lets several earlier choices fall back to their defaults', () => {
    const solo = { ...openingConfig(spec), seats: 1, level: 'hard', objective: 'SO-01' };
    const settled = settle(spec, solo, { seats: 3 });
    expect(settled).toMatchObject({ config: { seats: 3, level: 'none', objective: 'none' } });
    expect('gaveWay' in settled && settled.gaveWay.map(({ field }) => field)).toEqual([
      'level',
      'objective',
    ]);
  });

  it('refuses what is asked for itself, with the way out', () => {
    const settled = settle(spec, openingConfig(spec), { level: 'hard' });
    expect(settled).toMatchObject({ refused: { rule: 'AUZ-SOLO-01', instead: { seats: 1 } } });
  });

  it('never leaves a config that is not played, from any config by any single change', () => {
    const { config: small } = anyGame(whiteout);
    for (const game of [spec, small])
      for (const config of allConfigs(game))
        for (const [field, { values }] of Object.entries(game.fields))
          for (const value of values) {
            const settled = settle(game, config, { [field]: value });
            if ('config' in settled) {
              expect(game.forbids(settled.config)).toBeNull();
              expect(settled.config[field]).toBe(value);
            } else expect(settled.refused.field).toBe(field);
          }
  });

  it('opens with what the address asks for, as far as the game has it', () => {
    const asked = (text: string) => askedConfig(spec, new URLSearchParams(text));
    expect(asked('seats=3&nonsense=true')).toEqual(asked('seats=3'));
    expect(asked('seats=3')).toMatchObject({ seats: 3 });
    expect(asked('seats=1')).toMatchObject({ seats: 1, level: 'easy' });
    expect(asked('seats=99&with=people&seats=4')).toEqual(openingConfig(spec));
  });
});
