import { type Json, readConfig } from '@incognita/kernel';
import { describe, expect, it } from 'vitest';
import { config } from '../config.ts';
import { standardContent } from '../content/index.ts';
import { atlasOf } from '../rules/atlas.ts';
import { situation } from './situation.ts';

type Level = 'easy' | 'hard' | 'insane';
const alone = (level: Level = 'insane', more: object = {}) =>
  ({ seats: 1, level, ...more }) as const;
const seeds = (count: number) => Array.from({ length: count }, (_, seed) => seed);
const wait = { do: 'box', box: 'retrieve' } as const;

describe('solo objectives', () => {
  it('AUZ-SOLO-09 AUZ-RULING-63 chosen or drawn before the Port is placed, and open', () => {
    const chosen = situation({ config: alone('hard', { objective: 'SO-07' }) });
    expect(chosen.asked?.step).toBe('port');
    expect(chosen.state.objective).toBe('SO-07');
    expect(chosen.engine.view(chosen.world, 0).objective).toBe('SO-07');
    expect(chosen.told('setup.objective')).toMatchObject([{ objective: 'SO-07' }]);
    const drawn = seeds(30).map((seed) => {
      const t = situation({ config: alone('hard', { objective: 'random' }), seed });
      expect(t.asked?.step).toBe('port');
      return t.state.objective;
    });
    expect(new Set(drawn).size).toBeGreaterThan(6);
    expect(situation({ config: alone('hard') }).state.objective).toBeNull();
  });

  function judged(objective: string, words: object, map: 'east' | 'west' = 'east') {
    const t = situation({
      config: alone('insane', { map }),
      arrange: {
        map: 'empty',
        ports: { 0: map === 'east' ? 41 : 43 },
        objective,
        time: { 0: 52, oldOnes: 53 },
        ...words,
      },
    }).choose(wait);
    const line = t.result().sides[0]?.lines.find((held) => held.line === 'objective');
    if (line?.line !== 'objective') throw new Error('the objective has no line in the account');
    expect(line.met).toBe(line.points > 0);
    return line.points;
  }

  const atlas = atlasOf(standardContent, readConfig(config, {}));
  const farms = (count: number, blighted = 0): Json =>
    atlas.hexes
      .filter((hex) => hex.terrain !== 'coastal')
      .slice(0, count)
      .map((hex, i) => ({
        hex: hex.n,
        owner: 0,
        type: (['corn', 'sheep', 'cattle'] as const)[i % 3] ?? 'corn',
        blighted: i < blighted,
      }));
  const tracks = (count: number): Json => ({
    0: atlas.edges.slice(0, count).map((edge) => edge.id),
  });
  const zombie = { tile: 'L1-06', faceUp: true };

  it.each([
    ['SO-01', 6, { oldOnes: [{ hex: 46, ...zombie }] }, { oldOnes: [{ hex: 43, ...zombie }] }],
    ['SO-02', 5, { farms: farms(10) }, { farms: farms(10, 1) }],
    ['SO-03', 6, { farms: farms(9) }, { farms: farms(9, 1) }],
    ['SO-04', 5, { tracks: tracks(20) }, { tracks: tracks(19) }],
    [
      'SO-05',
      5,
      { players: [{ goods: { phosphate: 3 } }] },
      { players: [{ goods: { phosphate: 2 }, tokensMined: 3 }] },
    ],
    [
      'SO-06',
      5,
      { oldOnes: [{ hex: 45, tile: 'L1-12' }] },
      { oldOnes: [{ hex: 45, tile: 'L1-09' }] },
    ],
    [
      'SO-07',
      6,
      { players: [{ claimed: ['L1-01'] }] },
      { players: [{ claimed: ['L1-02', 'L2-06'] }] },
    ],
    [
      'SO-08',
      6,
      { players: [{ claimed: ['L1-01', 'L1-02', 'L1-03', 'L1-04', 'L1-05', 'L1-06'] }] },
      { players: [{ claimed: ['L1-01', 'L1-02', 'L1-03', 'L1-04', 'L1-05'] }] },
    ],
    ['SO-09', 6, { oldOnes: [{ hex: 45, ...zombie }] }, { oldOnes: [{ hex: 45, tile: 'L1-12' }] }],
    [
      'SO-10',
      5,
      { players: [{ units: { infantry: 1, car: 1, artillery: 1, airship: 1, train: 1 } }] },
      { players: [{ units: { infantry: 9, car: 5, artillery: 3, airship: 3, train: 0 } }] },
    ],
  ] as const)(
    'AUZ-SOLO-10 %s is worth %i VP when met, and missing it costs nothing',
    (objective, vp, met, missed) => {
      expect(judged(objective, met)).toBe(vp);
      expect(judged(objective, missed)).toBe(0);
    },
  );

  it('AUZ-SOLO-10 in the West three mined VP tokens are the Buried Treasure', () => {
    expect(judged('SO-05', { players: [{ tokensMined: 3, tokens: 9 }] }, 'west')).toBe(5);
    expect(judged('SO-05', { players: [{ tokensMined: 2, tokens: 10 }] }, 'west')).toBe(0);
  });

  it('AUZ-SOLO-10 for Quarantine Temples and sleepers do not count, and once broken it stays broken', () => {
    expect(judged('SO-01', { oldOnes: [{ hex: 40, tile: 'L1-09', faceUp: true }] })).toBe(6);
    expect(judged('SO-01', { oldOnes: [{ hex: 40, tile: 'L1-06' }] })).toBe(6);
    const t = situation({
      config: alone(),
      arrange: {
        map: 'empty',
        ports: { 0: 41 },
        objective: 'SO-01',
        oldOnes: [{ hex: 43, ...zombie }],
        players: [{ personalities: ['outback-group'] }],
        time: { 0: 51, oldOnes: 53 },
      },
    }).choose(wait, { do: 'done' });
    expect(t.told('objective.broken')).toMatchObject([{ objective: 'SO-01', hex: 43 }]);
    // Gone before the end, but it was there.
    t.choose({ do: 'play', personality: 'outback-group' }, { do: 'bombard' }, wait);
    expect(t.state.tiles).toEqual([]);
    expect(t.result().sides[0]?.lines.at(-1)).toMatchObject({ line: 'objective', met: false });
  });

  it('AUZ-SOLO-11 a lost Port ends the game as usual, and the objective is judged on the state reached', () => {
    const t = situation({
      config: alone(),
      arrange: {
        map: 'empty',
        ports: { 0: 41 },
        objective: 'SO-02',
        farms: farms(10),
        oldOnes: [{ hex: 40, ...zombie }],
        time: { 0: 22, oldOnes: 22 },
        next: { revelations: ['R1-08'], oldOneCards: ['O02', 'O01'] },
      },
    }).choose(wait);
    expect(t.told('end')).toMatchObject([{ ending: 'port' }]);
    expect(t.result().sides[0]?.lines.at(-1)).toMatchObject({ objective: 'SO-02', met: true });
  });

  it('AUZ-SOLO-11 the Port that falls in a single rush was not kept in Quarantine', () => {
    // A Mi-go wakes five hexes away and is in the Port in the same activation.
    const t = situation({
      config: alone(),
      arrange: {
        map: 'empty',
        ports: { 0: 41 },
        objective: 'SO-01',
        oldOnes: [{ hex: 46, tile: 'L1-02' }],
        time: { 0: 22, oldOnes: 22 },
        next: {
          revelations: ['R1-06'],
          oldOneCards: ['O01', 'O02', 'O10', 'O13', 'O14', 'O15', 'O03', 'O04'],
        },
      },
    }).choose(wait);
    expect(t.told('port.lost')).toHaveLength(1);
    expect(t.result().sides[0]?.lines.at(-1)).toMatchObject({ objective: 'SO-01', met: false });
  });
});
