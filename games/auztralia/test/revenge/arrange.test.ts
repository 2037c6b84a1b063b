import { deckSize } from '@incognita/kernel';
import { describe, expect, it } from 'vitest';
import type { Config } from '../../rules/config.ts';
import { situation } from '../situation.ts';
import { deep, MELBOURNE, OLD_ONES_SEAT, revengeOf, SYDNEY } from './table.ts';

const SOLO = { revenge: 'solo-15', seats: 1, level: 'easy' } as const satisfies Partial<Config>;

const alone = (revenge: object) =>
  situation({ config: SOLO, arrange: { map: 'empty', ports: { 0: SYDNEY }, revenge } });

describe('words of Revenge in a scenario', () => {
  it('a whole Mythos deck: exactly these cards, the first on top; the others are out', () => {
    const t = deep({ revenge: { hand: ['hastur'], deck: ['ghoul', 'abhoth'] } });
    expect(
      revengeOf(t)
        .deck.flat()
        .map(({ is }) => is),
    ).toEqual(['ghoul', 'abhoth']);
    expect(revengeOf(t).exiled).toHaveLength(27);
    const empty = deep({ revenge: { hand: [], deck: [] } });
    expect(empty.refused({ do: 'summon' })).toMatchObject({ rule: 'REV-SUMMON-03' });
    expect(deckSize(revengeOf(alone({ deck: ['ghoul'] })).deck)).toBe(1);
    expect(deckSize(revengeOf(alone({ next: ['abhoth'], deck: ['ghoul'] })).deck)).toBe(2);
  });

  it('an Old One may stand on an Outpost', () => {
    const t = deep({
      oldOnes: [{ hex: 27, tile: 'L1-06', faceUp: true }],
      revenge: { outposts: [{ hex: 27, owner: 0 }] },
    });
    expect(revengeOf(t).outposts).toEqual([{ hex: 27, owner: 0 }]);
  });

  it.each<[string, () => unknown, RegExp]>([
    [
      'pieces of the Old Ones’ seat',
      () => deep({ tracks: { [OLD_ONES_SEAT]: ['7-17'] } }),
      /tracks names the seat 2, which plays the Old Ones/,
    ],
    [
      'a player’s entry for it',
      () => deep({ players: [{}, {}, { units: { car: 1 } }] }),
      /players names the seat 2, which plays the Old Ones/,
    ],
    [
      'its Port',
      () => deep({ ports: { 0: SYDNEY, 2: MELBOURNE } }),
      /ports names the seat 2, which plays/,
    ],
    ['a disc of its own', () => deep({ time: { 2: 5 } }), /time names the seat 2, which plays/],
    [
      'an Outpost of its own',
      () => deep({ revenge: { outposts: [{ hex: 27, owner: 2 }] } }),
      /outposts\[0\] names the seat 2/,
    ],
    [
      'an Outpost on a Port',
      () => deep({ revenge: { outposts: [{ hex: SYDNEY, owner: 0 }] } }),
      /where a Port is/,
    ],
    [
      'an Outpost on a Farm',
      () =>
        deep({
          farms: [{ hex: 27, owner: 1, type: 'sheep' }],
          revenge: { outposts: [{ hex: 27, owner: 0 }] },
        }),
      /where a Farm is/,
    ],
    [
      'an Outpost on a Spawn tile',
      () => deep({ revenge: { spawns: [{ hex: 27 }], outposts: [{ hex: 27, owner: 0 }] } }),
      /where a Spawn tile is/,
    ],
    [
      'an Outpost on a deposit',
      () => deep({ deposits: { 27: { iron: 1 } }, revenge: { outposts: [{ hex: 27, owner: 0 }] } }),
      /where something to mine is/,
    ],
    [
      'two Outposts in a hex',
      () =>
        deep({
          revenge: {
            outposts: [
              { hex: 27, owner: 0 },
              { hex: 27, owner: 1 },
            ],
          },
        }),
      /where another Outpost is/,
    ],
    [
      'a third Outpost',
      () => deep({ revenge: { outposts: [26, 27, 28].map((hex) => ({ hex, owner: 0 })) } }),
      /a colour has only 2 Outposts/,
    ],
    [
      'a Spawn tile twice',
      () => deep({ revenge: { spawns: [{ hex: 27 }, { hex: 27 }] } }),
      /names the hex 27 twice/,
    ],
    [
      'a Spawn tile in the hills',
      () => deep({ revenge: { spawns: [{ hex: 17 }] } }),
      /no Old One level/,
    ],
    [
      'too many Spawn tiles',
      () => deep({ revenge: { spawns: [{ hex: 27 }], collected: { 0: 20, 1: 6 } } }),
      /1 Spawn tiles more than there are/,
    ],
    [
      'a strength that no Port shows',
      () => deep({ revenge: { ports: { 0: 3 } } }),
      /shows 4, 2, or 0/,
    ],
    [
      'cards that wait, against a player',
      () => deep({ revenge: { waiting: [{ seat: 0, card: 'ghasts' }] } }),
      /for modes with Solo Mythos cards/,
    ],
    [
      'a card that has no Combat symbol',
      () => alone({ waiting: [{ seat: 0, card: 'abhoth' }] }),
      /no Combat symbol/,
    ],
    [
      'a hand without a player',
      () => alone({ hand: ['ghasts'] }),
      /hand is for the mode "old-ones-player"/,
    ],
    [
      'Spawn tiles without a player',
      () => alone({ spawns: [{ hex: 27 }] }),
      /spawns is for the mode/,
    ],
    [
      'VP tokens where there are none',
      () => alone({ points: 3 }),
      /points is for modes in which the Old Ones take VP/,
    ],
    [
      'a card twice',
      () => deep({ revenge: { hand: ['ghoul'], discard: ['ghoul'] } }),
      /discard names "ghoul", which is not to be had/,
    ],
    [
      'a card of the other deck',
      () => deep({ revenge: { next: ['sand-dwellers'] } }),
      /next names "sand-dwellers", which is not to be had/,
    ],
    [
      'the expansion at a base table',
      () => situation({ arrange: { revenge: {} } }),
      /tables with the option revenge/,
    ],
  ])('refuses %s with a sentence', (_what, arranged, sentence) => {
    expect(arranged).toThrow(sentence);
  });
});
