import { describe, expect, it } from 'vitest';
import type { MissionWords, SurvivorWords, TileWords } from '../arrange/words.ts';
import type { Config } from '../rules/config.ts';
import { alone, row, Situation, situation } from './situation.ts';

interface Won {
  readonly map: readonly TileWords[];
  readonly start?: string;
  readonly survivor?: Partial<SurvivorWords>;
  readonly mission?: MissionWords;
}

const van = (fuel: number): TileWords => ({ at: 'A1', tile: 'Van', fuel });
const home = (fuel: number, mission: MissionWords = {}): Won => ({ map: [van(fuel)], mission });

/** How each mission is won, and what is not quite enough. */
const MISSIONS: readonly [no: Config['mission'], won: Won, lacking: Won][] = [
  [
    0,
    { map: row('Shopping Mall', { tile: 'Van', fuel: 4 }), survivor: { at: 'B1' } },
    { map: row('Shopping Mall', { tile: 'Van', fuel: 4 }), survivor: { at: 'A1' } },
  ],
  [1, { map: [van(4)], survivor: { gear: ['S30'] } }, { map: [van(4)] }],
  [
    2,
    home(4, { killed: { Z01: 1, Z02: 1, Z05: 2, Z03: 2, Z04: 2 } }),
    home(4, { killed: { Z01: 2, Z05: 2, Z03: 2, Z04: 1 } }),
  ],
  [
    3,
    { map: row('Hospital'), survivor: { gear: ['S30'] }, mission: { delivered: [2, 3, 0] } },
    { map: row('Hospital'), survivor: { gear: ['S30'] }, mission: { delivered: [2, 2, 0] } },
  ],
  [
    4,
    { map: row('T22'), mission: { delivered: [3, 2, 2, 5, 0, 0] } },
    {
      map: row('T22'),
      mission: { delivered: [3, 2, 2, 5, 0, 0] },
      survivor: { monsters: ['M02'] },
    },
  ],
  [5, home(3, { worked: [2] }), home(3, { worked: [1] })],
  [6, home(3, { delivered: [3, 0, 0] }), home(2, { delivered: [3, 0, 0] })],
  [7, { map: row({ tile: 'Van', fuel: 4 }, 'T16') }, { map: row({ tile: 'Van', fuel: 4 }, '') }],
  [
    8,
    { map: row('Military Base'), mission: { message: true } },
    { map: row('Military Base'), mission: { scientist: 1 } },
  ],
  [
    9,
    { map: row('Crash Site'), survivor: { gear: ['S30'] }, mission: { unmarked: 2 } },
    { map: row('Crash Site'), survivor: { gear: ['S30'] }, mission: { unmarked: 1 } },
  ],
  [
    10,
    { map: row('Military Base'), mission: { delivered: [6, 3, 2, 2, 0] } },
    { map: row('Van'), mission: { delivered: [6, 3, 2, 2, 0] } },
  ],
  [
    11,
    { map: row('Military Base', 'T16') },
    { map: row('Military Base', { tile: 'T16', marker: 2, tokens: 1 }) },
  ],
  [12, home(3, { razed: 3 }), home(3, { razed: 2 })],
  [
    13,
    home(3, { delivered: [3, 2, 0, 0, 0], worked: [2] }),
    home(3, { delivered: [3, 2, 0, 0, 0] }),
  ],
  [14, home(4, { killed: { BV1: 1 } }), home(4, { killed: { BV2: 1 }, bosses: 1 })],
  [
    15,
    { map: row('Hospital', { tile: 'Van', fuel: 3 }), survivor: { at: 'B1' } },
    { map: row('Hospital', { tile: 'Van', fuel: 3 }), survivor: { at: 'A1' } },
  ],
  [16, home(3, { unmarked: 3 }), home(3, { unmarked: 2 })],
  [
    17,
    home(2, { delivered: [3, 0, 0, 0], worked: [2] }),
    home(1, { delivered: [3, 0, 0, 0], worked: [2] }),
  ],
  [18, home(4, { bosses: 2 }), home(4, { bosses: 1 })],
];

const play = (no: Config['mission'], { map, start, survivor, mission }: Won): Situation =>
  alone(
    { is: 'FIR', ...survivor },
    { map, ...(start ? { start } : {}), ...(mission ? { mission } : {}), actions: 0 },
    { config: { gothic: true, mission: no } },
  );

describe('MAX-CONTENT-17 MAX-WIN-02 how each mission is won', () => {
  it.each(MISSIONS)('mission %i: with everything, and not with less', (no, won, lacking) => {
    const done = play(no, won).end();
    expect(done.told('won')).toHaveLength(1);
    expect(done.asked).toBeNull();
    expect(play(no, lacking).end().told('won')).toEqual([]);
  });
});

describe('MAX-MISSION-10 what missions set off', () => {
  const gothic = (mission: Config['mission']) => ({ config: { gothic: true, mission } }) as const;

  it('mission 8: the test tells whether the Scientist lives; then one action brings him along', () => {
    const t = alone(
      { is: 'HUN' },
      { map: row('Military Base', { tile: 'T16', marker: 1 }), bosses: ['BA2'] },
      gothic(8),
    );
    t.dice(1, 1).choose({ do: 'move', to: 'B1' });
    expect(t.told('scientist.alive')).toHaveLength(1);
    t.choose({ do: 'work', tile: 'B1' });
    expect(t.gear('HUN')).toEqual(['S30']);
    const noted = alone(
      { is: 'HUN', hand: ['S29'] },
      { map: row('Military Base', { tile: 'T16', marker: 1 }), bosses: ['BA2'] },
      gothic(8),
    );
    noted.dice(6, 6).choose({ do: 'move', to: 'B1' });
    expect(noted.state.mission.message).toBe(true);
  });

  it('mission 5: the bomb ticks for three full rounds after the one in which it was defused', () => {
    const t = alone(
      { is: 'FIR', at: 'B1', hand: ['S29', 'S05'] },
      { map: row('Van', 'Power Plant'), mission: { worked: [1] }, actions: 1 },
      gothic(5),
    );
    t.choose({ do: 'work', tile: 'B1' });
    t.end();
    expect(t.state.mission.timer).toBe(2);
    for (let round = 0; round < 3; round++) {
      expect(t.asked).not.toBeNull();
      for (let i = 0; i < 4; i++) t.pick({ do: 'draw' });
      t.end();
    }
    expect(t.told('defeat')).toMatchObject([{ by: 'timer' }]);
  });

  it('mission 11: without tokens a marker goes, and stays away', () => {
    const t = alone(
      { is: 'HUN' },
      { map: row('Military Base', { tile: 'T16', marker: 1, tokens: 1 }) },
      gothic(11),
    );
    t.choose({ do: 'move', to: 'B1' }, { do: 'noise' });
    expect(t.tile('B1').marker).toBe(0);
    expect(t.told('unmarked')).toHaveLength(1);
  });

  it('mission 12: only a tile that was entered and is empty can be blown up', () => {
    const t = alone(
      { is: 'FIR', hand: ['S26'] },
      { map: row('Van', { tile: 'T16', marker: 1, entered: false }, 'T17'), start: 'A1' },
      gothic(12),
    );
    expect(t.refusal({ do: 'play', card: 'S26' })).toMatch(/play.impossible$/);
  });

  it('mission 14: the first to enter the Castle meets Dracula; the second does not meet another', () => {
    const t = situation(
      {
        map: row('Van', { tile: 'Castle', up: false }),
        survivors: [{ is: 'FIR' }, { is: 'GUN' }],
        actions: 1,
      },
      gothic(14),
    );
    t.choose({ do: 'move', to: 'B1' });
    expect(t.engaged('FIR')).toEqual(['BV1']);
    t.end().choose({ do: 'move', to: 'B1' });
    expect(t.told('boss')).toEqual([]);
  });

  it('mission 15: whoever finds the Van finds the Alpha Wolf', () => {
    const t = alone(
      { is: 'HUN' },
      { map: row('Hospital', { tile: 'Van', up: false }), next: { monsters: ['V01'] } },
      gothic(15),
    );
    t.choose({ do: 'ability', character: 'HUN' }).pick({ do: 'tile' });
    expect(t.engaged('HUN')).toEqual(['BV2', 'V01']);
  });

  it('mission 16: a broken seal drives mad, the third calls the boss', () => {
    const t = alone(
      { is: 'FIR', at: 'B1' },
      {
        map: row('Van', { tile: 'T16', marker: 3 }),
        mission: { worked: [2, 2, 1], unmarked: 2, begun: [true, true, false] },
        bosses: ['BC2'],
        next: { insanity: ['I01', 'I03'], monsters: ['C04'] },
      },
      gothic(16),
    );
    t.choose({ do: 'work', tile: 'B1' });
    expect(t.state.mission.unmarked).toBe(3);
    expect(t.engaged('FIR')).toEqual(['BC2', 'C04']);
    expect(t.survivor('FIR').insanity.map(({ card }) => card)).toEqual(['I01', 'I03']);
  });

  it('mission 17: the Altar calls the boss, also for who meets its three tokens', () => {
    const t = alone(
      { is: 'FIR' },
      {
        map: row('Van', { tile: 'Altar', up: false }),
        bosses: ['BC1'],
        next: { monsters: ['C04', 'C01', 'C03'], insanity: ['I01', 'I03'] },
      },
      gothic(17),
    );
    t.choose({ do: 'move', to: 'B1' }, { do: 'noise' });
    expect(t.engaged('FIR')).toContain('BC1');
  });
});

describe('MAX-SETUP-04 where the boss lies', () => {
  const deck = (mission: Config['mission']) => {
    const t = new Situation({ config: { seats: 1, gothic: true, mission } });
    t.choose({ do: 'take', survivor: 'FIR' });
    return t.state.monsterDeck.map((part) => part.map(({ is }) => is));
  };
  const bosses = (part: readonly string[] | undefined): number =>
    (part ?? []).filter((card) => card.startsWith('B')).length;

  it('among the last ten, in the lower half, anywhere, or last of all', () => {
    const bottom = deck(3);
    expect(bottom.at(-1)).toHaveLength(10);
    expect(bosses(bottom.at(-1))).toBe(1);
    const half = deck(11);
    expect(bosses(half.at(-1))).toBe(1);
    expect(half.at(-1)?.length).toBe(14);
    expect(bosses(deck(9).flat())).toBe(2);
    const under = deck(12);
    expect(under.at(-1)).toHaveLength(1);
    expect(bosses(under.at(-1))).toBe(1);
    expect(bosses(under[0])).toBe(1);
  });
});
