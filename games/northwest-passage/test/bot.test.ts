import { greedyWith, worldsOf } from '@incognita/bots';
import { Chance, type ChoiceOf, deriveKey, newChance } from '@incognita/kernel';
import { describe, expect, it } from 'vitest';
import type { Northwest } from '../rules/kit.ts';
import { type Situation, situation } from './situation.ts';

/** As greedy thinks, a little less often: the situations here are plain. */
const bot = greedyWith({ worlds: 4 });

/** What greedy does here, for several chances: a bot that is right by luck is not right. */
function advised(t: Situation, times = 3): ChoiceOf<Northwest>[] {
  const seat = t.engine.seatAsked(t.world);
  if (seat === null) throw new Error('nobody is asked');
  return Array.from({ length: times }, (_, n) => {
    const chance = new Chance(newChance(deriveKey('0'.repeat(64), `advice ${n}`)));
    return bot.choose(t.engine, worldsOf(t.engine, t.world, seat), seat, chance);
  });
}

const worth = (t: Situation, seat = 0): number => t.engine.evaluate(t.world, seat);

const SOLO = { seats: 1, play: 'solo' } as const;
const RACE = { seats: 2 } as const;
const COOP = { seats: 2, play: 'coop' } as const;
/** A way from Greenland's sound to the Passage as it was found once, all but the last cell. */
const WAY = [
  { cells: '13D-14D', tile: 'T00', turn: 0 },
  { cells: '12E-13E', tile: 'T33', turn: 0 },
  { cells: '10E-11E', tile: 'T58', turn: 0 },
  { cells: '9E-9F', tile: 'T13', turn: 270 },
  { cells: '7F-8F', tile: 'T50', turn: 0 },
  { cells: '6F-6G', tile: 'T36', turn: 90 },
  { cells: '4G-5G', tile: 'T04', turn: 0 },
  { cells: '2G-3G', tile: 'T01', turn: 0 },
] as const;
const LAST = { cells: '1G', corners: 'SS/SS' } as const;

describe('what a position is worth to the bot', () => {
  it('NWP-INFO-03 the same in every world that looks the same: the reserves and the deck are not read', () => {
    for (const config of [SOLO, RACE, COOP]) {
      const t = situation({ config, arrange: { tiles: WAY, players: [{ ship: '7F' }] } });
      const values = Array.from({ length: 12 }, (_, i) =>
        t.engine.evaluate(t.engine.resample(t.world, 0, `world ${i}`), 0),
      );
      expect(new Set(values).size).toBe(1);
    }
  });

  it('grows with every step to the west, and home again when the Passage is found', () => {
    const out = (ship: string): number =>
      worth(situation({ config: SOLO, arrange: { tiles: WAY, players: [{ ship }] } }));
    expect(out('7F')).toBeGreaterThan(out('10E'));
    expect(out('4G')).toBeGreaterThan(out('7F'));
    const back = (ship: string): number =>
      worth(
        situation({
          config: SOLO,
          arrange: {
            tiles: [...WAY, LAST],
            season: 8,
            players: [{ ship, passage: 15, franklin: 10, food: 9, morale: 9 }],
          },
        }),
      );
    expect(back('7F')).toBeGreaterThan(back('4G'));
    expect(back('13D')).toBeGreaterThan(back('7F'));
  });

  it('grows with Food, Morale and Franklin points, and falls with lives', () => {
    const of = (player: object): number =>
      worth(
        situation({
          config: SOLO,
          arrange: { tiles: WAY, players: [{ ship: '7F', ...player }] },
        }),
      );
    const plain = of({ food: 9, morale: 9 });
    expect(of({ food: 12, morale: 9 })).toBeGreaterThan(plain);
    expect(of({ food: 9, morale: 12 })).toBeGreaterThan(plain);
    expect(of({ food: 9, morale: 9, franklin: 3 })).toBeGreaterThan(plain);
    expect(of({ food: 9, morale: 9, crew: { ship: [5, 0] } })).toBeLessThan(plain);
  });

  it('prefers the placement that closes an island', () => {
    const lie = (cells: string, turn: 0 | 180): number => {
      const t = situation({
        arrange: {
          tiles: [{ cells: '8D-9D', tile: 'T02' }],
          players: [{ ship: '8D', reserve: ['T16'] }],
        },
      });
      t.choose({ do: 'act', action: 'place', with: 'ship' });
      t.choose({ do: 'pick', tile: 'T16' });
      t.choose({ do: 'spot', cells });
      t.choose({ do: 'lay', face: 'A', turn });
      return worth(t);
    };
    expect(lie('8E-9E', 0)).toBeGreaterThan(lie('8C-9C', 0));
  });

  it('counts the others against a player in the race, and a partner for one', () => {
    const rich = { tokens: { cairn: 3, inuit: 3 }, points: { tokens: 20, islands: 0 } };
    const race = (players: readonly object[]): number => worth(situation({ arrange: { players } }));
    expect(race([{}, rich])).toBeLessThan(race([{}, {}]));
    const coop = (morale: number): number =>
      worth(situation({ config: COOP, arrange: { players: [{}, { morale }] } }));
    expect(coop(12)).toBeGreaterThan(coop(4));
  });
});

describe('what greedy does', () => {
  it('sails home in the last season', () => {
    const t = situation({
      arrange: { season: 10, players: [{ ship: '15D', crew: { ship: [2, 5] } }] },
    });
    for (const choice of advised(t))
      expect(choice).toEqual({ do: 'act', action: 'move', with: 'ship' });
    t.choose({ do: 'act', action: 'move', with: 'ship' });
    for (const choice of advised(t)) expect(choice).toEqual({ do: 'go', to: 'greenland' });
  });

  it('comes home alone when all is done, and not before', () => {
    const at15D = (player: object) =>
      situation({
        config: SOLO,
        arrange: { season: 8, players: [{ ship: '15D', passage: 15, ...player }] },
      });
    const done = at15D({ franklin: 10 });
    for (const choice of advised(done))
      expect(choice).toEqual({ do: 'act', action: 'move', with: 'ship' });
    const early = at15D({ franklin: 9 });
    early.choose({ do: 'act', action: 'move', with: 'ship' });
    early.choose({ do: 'spend', what: 'food' });
    for (const choice of advised(early)) expect(choice).not.toEqual({ do: 'go', to: 'greenland' });
  });

  it('does not leave a partner alone before the work is done', () => {
    const t = situation({
      config: COOP,
      arrange: { tiles: WAY, season: 2, players: [{ ship: '15D' }, { ship: '7F' }] },
    });
    t.choose({ do: 'act', action: 'move', with: 'ship' });
    t.choose({ do: 'spend', what: 'food' });
    for (const choice of advised(t)) expect(choice).not.toEqual({ do: 'go', to: 'greenland' });
  });

  it('sails onto the Passage when it lies before the bow', () => {
    const t = situation({
      config: SOLO,
      arrange: { tiles: [...WAY, LAST], players: [{ ship: '1G', franklin: 10 }] },
    });
    for (const choice of advised(t))
      expect(choice).toEqual({ do: 'act', action: 'move', with: 'ship' });
    t.choose({ do: 'act', action: 'move', with: 'ship' });
    t.choose({ do: 'spend', what: 'food' });
    for (const choice of advised(t)) expect(choice).toEqual({ do: 'go', to: 'passage' });
  });

  it('takes the Food under its keel before it starves', () => {
    const t = situation({
      config: SOLO,
      arrange: {
        tiles: WAY,
        players: [{ ship: '10E', food: 1, morale: 1 }],
      },
    });
    for (const choice of advised(t))
      expect(choice).toEqual({ do: 'act', action: 'discover', with: 'ship' });
  });
});
