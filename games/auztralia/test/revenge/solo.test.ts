import { deckSize } from '@incognita/kernel';
import { describe, expect, it } from 'vitest';
import type { Config } from '../../rules/config.ts';
import { type Situation, situation } from '../situation.ts';
import { FIELD, fight } from './fight.ts';
import { PURPLE, revengeOf, SYDNEY, seeds, spaceOf, sum } from './table.ts';

const SOLO = { revenge: 'solo-15', seats: 1, level: 'easy' } as const satisfies Partial<Config>;

/** Old One cards on which nobody moves. */
const still = Array.from({ length: 8 }, (_, i) => `STILL-${i}`);
const content = { oldOneCards: still.map((id) => ({ id })) };

/** The purple disc steps on 24, which is not lit, and turns over this card; then on 25, which is. */
const turns = (card: string, words: object = {}, config: Partial<Config> = {}): Situation => {
  const { revenge = {}, next = {}, ...others } = words as { revenge?: object; next?: object };
  return situation({
    config: { ...SOLO, ...config },
    content,
    arrange: {
      map: 'empty',
      ports: { 0: SYDNEY },
      time: { 0: 24, oldOnes: 23 },
      only: { revelations: [] },
      next: { oldOneCards: still, ...next },
      ...others,
      revenge: { next: [card], ...revenge },
    },
  });
};

const dealt = (config: Partial<Config> = {}, seed = 1): Situation =>
  situation({ config: { ...SOLO, ...config }, seed }).until('action');

describe('Solo Mythos: setup', () => {
  it('REV-SOLO-01 REV-SOLO-02 REV-SOLO-04 the solo game at its level, with the discs on 1 and 22', () => {
    for (const [level, goods, vp] of [
      ['easy', { gold: 6, iron: 4, coal: 4 }, 8],
      ['hard', { gold: 4, iron: 3, coal: 3 }, 4],
      ['insane', { gold: 4, iron: 2, coal: 2 }, 0],
    ] as const) {
      const t = dealt({ level });
      expect(t.player(0).goods).toMatchObject(goods);
      expect(t.player(0).tokens).toBe(vp);
      expect([spaceOf(t, 0), spaceOf(t, PURPLE)]).toEqual([1, 22]);
    }
  });

  it('REV-SOLO-03 REV-SOLO-08 Old Ones sleep on the map, no Spawn tile is there, fifteen Revelations wait', () => {
    const t = dealt();
    expect(t.state.tiles.length).toBeGreaterThan(0);
    expect(t.state.tiles.every((tile) => !tile.faceUp)).toBe(true);
    expect(revengeOf(t).spawns).toEqual([]);
    expect(deckSize(t.state.revelations)).toBe(15);
  });

  it('REV-SOLO-05 REV-SOLO-06 REV-RULING-42 two Infantry, a Personality after the survey, a Port on side 4', () => {
    const t = situation({ config: SOLO });
    expect(t.asked?.step).toBe('first-personality');
    expect(t.state.tiles.length).toBeGreaterThan(0);
    t.until('action');
    expect(t.player(0).barracks.infantry).toBe(2);
    expect(t.player(0).personalities).toHaveLength(1);
    expect(revengeOf(t).ports[0]).toBe(4);
  });

  it('REV-SOLO-07 REV-SOLO-29 five or ten cards of each level, level 1 on top; the others are out unseen', () => {
    const levels = (t: Situation): number[] =>
      revengeOf(t)
        .deck.flat()
        .map(({ is }) => t.g.content.content.revenge.soloMythos.find(({ id }) => id === is)!.level);
    const fifteen = dealt();
    expect(levels(fifteen)).toEqual([1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3]);
    expect(revengeOf(fifteen).aside).toHaveLength(15);
    const thirty = dealt({ revenge: 'solo-30' });
    expect(levels(thirty)).toHaveLength(30);
    expect(revengeOf(thirty).aside).toEqual([]);
    const first = seeds(8).map(
      (seed) => dealt({}, seed) && revengeOf(dealt({}, seed)).deck.flat()[0]!.is,
    );
    expect(new Set(first).size).toBeGreaterThan(2);
  });

  it('REV-SOLO-09 REV-FIT-23 an objective is added if met and subtracted if missed', () => {
    const end = (tracks: readonly string[]) =>
      turns(
        'nyogtha',
        {
          time: { 0: 53, oldOnes: 52 },
          objective: 'SO-06',
          ...(tracks.length === 0 ? { oldOnes: [{ hex: 54, tile: 'L1-09', faceUp: true }] } : {}),
        },
        { objective: 'SO-06' },
      );
    const points = (t: Situation) =>
      t
        .result()
        .sides.find((side) => side.seat === 0)
        ?.lines.find((line) => line.line === 'objective')?.points;
    expect(points(end(['met']))).toBe(5);
    expect(points(end([]))).toBe(-5);
  });
});

describe('Solo Mythos: play', () => {
  it('REV-SOLO-10 REV-SOLO-12 REV-FIT-04 on a space that is not lit the top card is turned over', () => {
    const t = turns('nyogtha');
    expect(t.told('mythos.turned').map(({ card }) => card)).toEqual(['nyogtha']);
    expect(t.told('time.oldOnes').map(({ space }) => space)).toEqual([24, 25]);
  });

  it('REV-SOLO-11 REV-RULING-37 on a lit space a Revelation instead; with an empty deck nothing', () => {
    const t = turns('nyogtha', { time: { 0: 23, oldOnes: 22 }, only: {} });
    expect(t.told('revelation')).toHaveLength(1);
    const empty = turns('nyogtha', { time: { 0: 23, oldOnes: 22 } });
    expect(empty.told('revelation')).toEqual([]);
    expect(empty.told('time.oldOnes').map(({ space }) => space)).toEqual([23, 24]);
  });

  it('REV-SOLO-13 combats that the movement leads to come before the card', () => {
    const walk = Array.from({ length: 8 }, (_, i) => ({ id: `WALK-${i}`, moves: ['zombie'] }));
    const t = situation({
      config: SOLO,
      content: { oldOneCards: walk },
      arrange: {
        map: 'empty',
        ports: { 0: SYDNEY },
        time: { 0: 24, oldOnes: 23 },
        only: { revelations: [] },
        oldOnes: [{ hex: 17, tile: 'L1-06', faceUp: true }],
        players: [{ units: { infantry: 2 } }],
        next: { oldOneCards: walk.map(({ id }) => id) },
        revenge: { next: ['nyogtha'] },
      },
    });
    const told: string[] = t.events.map((event) => event.tell);
    while (!told.includes('mythos.turned') && t.asked !== null) {
      t.choose(t.choices[0] as { do: string });
      told.push(...t.events.map((event) => event.tell));
    }
    expect(told).toContain('port.attacked');
    const card = told.indexOf('mythos.turned');
    if (card >= 0) expect(told.indexOf('combat.ends')).toBeLessThan(card);
    expect(told.indexOf('port.attacked')).toBeLessThan(card < 0 ? told.length : card);
  });

  it('REV-SOLO-29 with thirty cards at every step', () => {
    const t = turns('nyogtha', {}, { revenge: 'solo-30' });
    expect(t.told('mythos.turned').length).toBeGreaterThanOrEqual(2);
  });

  it('REV-SOLO-15 a card that finds nothing is discarded', () => {
    const t = turns('nyogtha');
    expect(t.told('mythos.nothing')).toMatchObject([{ card: 'nyogtha' }]);
    expect(revengeOf(t).discard).toContain('nyogtha');
  });

  it('REV-SOLO-16 a Combat card waits face up', () => {
    const t = turns('ghasts');
    expect(revengeOf(t).waiting).toEqual([{ seat: 0, card: 'ghasts' }]);
    expect(t.told('mythos.waits')).toHaveLength(1);
  });

  it('REV-SOLO-30 REV-SOLO-14 without a card none is turned over, and 53 is the last step', () => {
    const ids = revengeOf(turns('nyogtha'))
      .deck.flat()
      .map(({ is }) => is);
    const t = turns('nyogtha', {
      time: { 0: 53, oldOnes: 51 },
      revenge: { next: [], discard: [...ids, 'nyogtha'] },
    });
    expect(t.told('mythos.turned')).toEqual([]);
    expect(t.asked).toBeNull();
    expect(spaceOf(t, PURPLE)).toBe(53);
  });

  it('REV-SOLO-31 fifteen lit and sixteen other spaces from 23 to 53', () => {
    const { illuminated, end, purpleStart } = turns('nyogtha').g.content.content.timeTrack;
    const all = Array.from({ length: end - purpleStart }, (_, i) => purpleStart + 1 + i);
    expect(all.filter((space) => illuminated.includes(space))).toHaveLength(15);
    expect(all.filter((space) => !illuminated.includes(space))).toHaveLength(16);
  });

  it('REV-SOLO-17 the free refresh of the display', () => {
    const t = turns('nyogtha').choose({ do: 'box', box: 'recruit' });
    expect(t.offers({ do: 'cycle' })).toBe(true);
  });

  it('REV-SOLO-28 REV-RULING-21 a Revenge level takes the free refresh, not the paid one', () => {
    const t = turns('nyogtha', {}, { strength: 'very-hard' }).choose({ do: 'box', box: 'recruit' });
    expect(t.offers({ do: 'cycle' })).toBe(false);
    expect(t.offers({ do: 'refresh' })).toBe(true);
    expect(turns('nyogtha', {}, { challenge: 'medium', level: 'insane' }).state.tiles).toEqual([]);
  });

  it('REV-SOLO-18 REV-SOLO-19 REV-RULING-16 sleepers twice, a blighted Farm once, nothing for losses', () => {
    const t = turns('flying-polyp', {
      time: { 0: 53, oldOnes: 51 },
      players: [{ units: { airship: 1 } }],
      oldOnes: [{ hex: 54, tile: 'L3-02' }],
      farms: [{ hex: 27, owner: 0, type: 'corn', blighted: true }],
    });
    const old = t.result().sides.find((side) => side.seat === null)!;
    expect(old.total).toBe(15);
    expect(old.lines.find((line) => line.line === 'asleep')?.points).toBe(14);
    expect(old.lines.some((line) => line.line === 'taken')).toBe(false);
  });

  it('REV-SOLO-18 the Old Ones win ties', () => {
    const t = turns('nyogtha', { time: { 0: 53, oldOnes: 52 }, players: [{ tokens: 0 }] });
    expect(t.result().sides.map(({ seat, won }) => [seat, won])).toEqual([
      [0, false],
      [null, true],
    ]);
  });

  it('REV-SOLO-20 an Outpost can be bought, and Old Ones move by the compass', () => {
    const t = turns('nyogtha', {
      tracks: { 0: ['7-17', '17-27'] },
      players: [{ goods: { gold: 6 } }],
    });
    t.choose({ do: 'box', box: 'buy' });
    expect(t.offers({ do: 'outpost', hex: 27 })).toBe(true);
  });
});

describe('Solo Mythos cards of level 1', () => {
  const straightTo = (t: Situation, hex: number): number => {
    const at = (n: number) => t.g.content.hexes.find((held) => held.n === n)!;
    const [a, b] = [at(SYDNEY), at(hex)];
    return Math.max(Math.abs(a.q - b.q), Math.abs(a.r - b.r), Math.abs(a.q + a.r - b.q - b.r));
  };

  it('REV-SC-101 REV-SOLO-21 REV-SOLO-22 REV-SOLO-27 REV-RULING-17 Abhoth: a level 1 tile in the closest empty hex, from the north clockwise', () => {
    const t = turns('abhoth', { next: { tiles: { 1: ['L1-09'] } } });
    const [tile] = t.state.tiles;
    expect(tile).toMatchObject({ faceUp: true, back: 1 });
    expect(straightTo(t, tile!.hex)).toBe(2);
    const first = tile!.hex;
    const filled = turns('abhoth', {
      next: { tiles: { 1: ['L1-09'] } },
      deposits: { [first]: { coal: 1 } },
    });
    expect(filled.state.tiles[0]!.hex).not.toBe(first);
    const kangaroo = turns('abhoth', { next: { tiles: { 1: ['L1-12'] } } });
    expect(kangaroo.state.tiles).toEqual([]);
    expect(kangaroo.state.gone.map(({ is }) => is)).toContain('L1-12');
  });

  it('REV-SC-102 Deep Ones: two goods of your choice', () => {
    const t = turns('deep-ones', { players: [{ goods: { gold: 2, iron: 1, coal: 0 } }] });
    expect(t.asked).toMatchObject({ seat: 0, step: 'mythos-choice' });
    t.choose({ do: 'forfeit', good: 'gold' }, { do: 'forfeit', good: 'iron' });
    expect(sum(Object.values(t.player(0).goods))).toBe(1);
    const poor = turns('deep-ones', { players: [{ goods: { gold: 1, iron: 0, coal: 0 } }] });
    while (poor.asked?.step === 'mythos-choice') poor.choose({ do: 'forfeit', good: 'gold' });
    expect(poor.player(0).goods.gold).toBe(0);
  });

  it('REV-SC-103 Dimensional Shambler: the two rightmost leave, and the display is full again', () => {
    const t = turns('dimensional-shambler', {
      display: ['bones', 'jago', 'verne', 'singh', 'xiang'],
    });
    expect(t.state.personalitiesGone.slice().sort()).toEqual(['singh', 'xiang']);
    expect(t.state.display).toHaveLength(5);
    expect(t.state.display.slice(2)).toEqual(['bones', 'jago', 'verne']);
  });

  it('REV-SC-105 Hounds of Tindalos: the rightmost leaves, and you lose a space', () => {
    const t = turns('hounds-of-tindalos', {
      display: ['bones', 'jago', 'verne', 'singh', 'xiang'],
    });
    expect(t.state.personalitiesGone).toEqual(['xiang']);
    expect(spaceOf(t, 0)).toBe(25);
  });

  it('REV-SC-109 Nyogtha: the closest sleeper is turned up', () => {
    const t = turns('nyogtha', {
      oldOnes: [
        { hex: 54, tile: 'L3-02' },
        { hex: 28, tile: 'L2-01' },
      ],
    });
    expect(t.state.tiles.map(({ hex, faceUp }) => [hex, faceUp])).toEqual([
      [54, false],
      [28, true],
    ]);
  });

  it('REV-SC-110 Sand-Dwellers: the closest goods off your network', () => {
    const t = turns('sand-dwellers', {
      tracks: { 0: ['7-17', '17-27'] },
      deposits: { 27: { coal: 2 }, 28: { iron: 3, gold: 1 }, 54: { coal: 3 } },
    });
    expect(t.state.deposits.coal[27]).toBe(2);
    expect([t.state.deposits.iron[28], t.state.deposits.gold[28]]).toEqual([0, 0]);
    expect(t.state.deposits.coal[54]).toBe(3);
  });
});

describe('Solo Mythos cards of level 2', () => {
  it('REV-SC-201 Chthonian: the furthest track first, then one that is linked to it', () => {
    const t = turns('chthonian', { tracks: { 0: ['7-17', '17-27', '27-28'] } });
    if (t.asked?.step === 'mythos-choice') {
      expect(t.choices.map((choice) => ('edge' in choice ? choice.edge : ''))).toEqual(['27-28']);
      t.choose({ edge: '27-28' }, { edge: '17-27' });
    }
    expect(t.engine.view(t.world, 0).tracks.map(({ edge }) => edge)).toEqual(['7-17']);
  });

  it('REV-SC-201 tracks that are cut off are the furthest, and those at the Port are not spared', () => {
    const cut = turns('chthonian', { tracks: { 0: ['7-17', '17-27', '40-41'] } });
    expect(cut.choices.map((choice) => ('edge' in choice ? choice.edge : ''))).toEqual(['40-41']);
    const short = turns('chthonian', { tracks: { 0: ['7-17'] } });
    while (short.asked?.step === 'mythos-choice') short.choose({ edge: '7-17' });
    expect(short.engine.view(short.world, 0).tracks).toEqual([]);
  });

  it('REV-SC-202 REV-SOLO-15 Flying Polyp: an Airship of the Barracks', () => {
    const t = turns('flying-polyp', { players: [{ units: { airship: 2 } }] });
    expect(t.player(0).barracks.airship).toBe(1);
    expect(t.state.supply.units.airship).toBe(2);
    expect(turns('flying-polyp').told('mythos.nothing')).toHaveLength(1);
  });

  it('REV-SC-205 REV-SOLO-24 REV-SOLO-32 REV-RULING-36 Great Race of Yith: two spaces back, and Revelations for the lit ones', () => {
    const t = turns('great-race-of-yith', { only: {} });
    expect(t.told('revelations.added')).toMatchObject([{ count: 1 }]);
    expect(
      t
        .told('time.oldOnes')
        .map(({ space }) => space)
        .slice(0, 2),
    ).toEqual([24, 22]);
  });

  it('REV-SC-206 REV-SOLO-25 REV-RULING-45 Haemophore: the highest level before the closest; it is healed and walks', () => {
    const t = turns('haemophore', {
      oldOnes: [
        { hex: 28, tile: 'L1-08', faceUp: true, damage: { 0: 1 } },
        { hex: 55, tile: 'L2-05', faceUp: true, damage: { 0: 2 } },
      ],
    });
    const damage = (id: string) => t.state.tiles.find((tile) => tile.tile.is === id)!;
    expect(damage('L2-05').damage[0]).toBe(0);
    expect(damage('L2-05').hex).not.toBe(55);
    expect(damage('L1-08').damage[0]).toBe(1);
    const temple = turns('haemophore', {
      oldOnes: [{ hex: 55, tile: 'L2-08', faceUp: true, damage: { 0: 2 } }],
    });
    expect(temple.state.tiles[0]).toMatchObject({ hex: 55, damage: [0] });
  });

  it('REV-SC-207 Hastur: the commonest type walks a hex, in a tie by the list', () => {
    const t = turns('hastur', {
      oldOnes: [
        { hex: 54, tile: 'L1-06', faceUp: true },
        { hex: 66, tile: 'L1-07', faceUp: true },
        { hex: 30, tile: 'L1-02', faceUp: true },
      ],
    });
    expect(
      t
        .told('oldOne.moved')
        .map(({ tile }) => tile)
        .sort(),
    ).toEqual(['L1-06', 'L1-07']);
    const tie = turns('hastur', {
      oldOnes: [
        { hex: 54, tile: 'L1-06', faceUp: true },
        { hex: 30, tile: 'L1-02', faceUp: true },
      ],
    });
    expect(tie.told('oldOne.moved').map(({ tile }) => tile)).toEqual(['L1-02']);
  });

  it('REV-SC-208 Hunting Horror: three of the display, and the closest sleeper', () => {
    const t = turns('hunting-horror', { oldOnes: [{ hex: 28, tile: 'L2-01' }] });
    expect(t.state.personalitiesGone).toHaveLength(3);
    expect(t.state.tiles[0]?.faceUp).toBe(true);
  });

  it('REV-SC-209 Lloigor: two spaces, but not beyond 52', () => {
    expect(spaceOf(turns('lloigor'), 0)).toBe(26);
    const late = turns('lloigor', { time: { 0: 51, oldOnes: 49 }, only: {} });
    expect(spaceOf(late, 0)).toBe(52);
  });
});

describe('Solo Mythos cards of level 3', () => {
  it('REV-SC-301 Colour out of Space: your Farm closest to somebody awake', () => {
    const farms = [
      { hex: 27, owner: 0, type: 'corn' },
      { hex: 40, owner: 0, type: 'corn' },
    ];
    const t = turns('colour-out-of-space', {
      farms,
      oldOnes: [{ hex: 54, tile: 'L1-09', faceUp: true }],
    });
    expect(t.state.farms.map(({ blighted }) => blighted)).toEqual([true, false]);
    expect(turns('colour-out-of-space', { farms }).told('mythos.nothing')).toHaveLength(1);
  });

  it('REV-SC-302 REV-RULING-38 Dark Young: a level 3 tile in the closest empty hex of its level', () => {
    const t = turns('dark-young', { next: { tiles: { 3: ['L3-02'] } } });
    const { hex } = t.state.tiles[0]!;
    expect(t.g.content.hexes.find(({ n }) => n === hex)?.level).toBe(3);
    expect(t.state.tiles[0]).toMatchObject({ faceUp: true, back: 3 });
  });

  it('REV-SC-303 Dholes: three tracks', () => {
    const t = turns('dholes', { tracks: { 0: ['7-17', '17-27', '27-28', '28-29'] } });
    for (const edge of ['28-29', '27-28', '17-27']) if (t.offers({ edge })) t.choose({ edge });
    expect(t.engine.view(t.world, 0).tracks.map(({ edge }) => edge)).toEqual(['7-17']);
  });

  it('REV-SC-304 Father Dagon: the Port, or a Unit of your choice', () => {
    expect(revengeOf(turns('father-dagon')).ports[0]).toBe(2);
    const t = turns('father-dagon', {
      players: [{ units: { infantry: 1, car: 1 } }],
      revenge: { ports: { 0: 2 } },
    });
    t.choose({ do: 'lose', unit: 'car' });
    expect(t.player(0).barracks).toMatchObject({ infantry: 1, car: 0 });
  });

  it('REV-SC-306 Nyarlathotep: the last card without Combat symbol happens again', () => {
    const t = turns('nyarlathotep', { revenge: { discard: ['lloigor', 'ghasts'] } });
    expect(spaceOf(t, 0)).toBe(26);
    expect(t.told('mythos.again')).toMatchObject([{ card: 'lloigor' }]);
    expect(
      turns('nyarlathotep', { revenge: { discard: ['ghasts'] } }).told('mythos.nothing'),
    ).toHaveLength(1);
  });

  it('REV-SC-307 Serpent People: two Personalities of your choice, or the only one', () => {
    const t = turns('serpent-people', { players: [{ personalities: ['bones', 'jago', 'verne'] }] });
    t.choose({ personality: 'bones' }, { personality: 'verne' });
    expect(t.player(0).personalities).toEqual(['jago']);
    const one = turns('serpent-people', { players: [{ personalities: ['bones'] }] });
    while (one.asked?.step === 'mythos-choice') one.choose({ personality: 'bones' });
    expect(one.player(0).personalities).toEqual([]);
  });

  it('REV-SC-308 Servitor: a level 3 tile to the closest Temple', () => {
    const t = turns('servitor', {
      oldOnes: [
        { hex: 36, tile: 'L1-09', faceUp: true },
        { hex: 66, tile: 'L1-10', faceUp: true },
      ],
      next: { tiles: { 3: ['L3-04'] } },
    });
    expect(t.state.tiles.find((tile) => tile.tile.is === 'L3-04')?.hex).toBe(36);
    expect(turns('servitor').told('mythos.nothing')).toHaveLength(1);
  });

  it('REV-SC-309 REV-RULING-56 Shub-Niggurath: level 1 tiles in the two closest empty hexes, settled before drawing', () => {
    const t = turns('shub-niggurath', { next: { tiles: { 1: ['L1-09', 'L1-10'] } } });
    const both = t.state.tiles.map(({ hex }) => hex);
    expect(both).toHaveLength(2);
    const kangaroo = turns('shub-niggurath', { next: { tiles: { 1: ['L1-12', 'L1-09'] } } });
    expect(kangaroo.state.tiles.map(({ hex }) => hex)).toEqual([both[1]]);
  });

  it('REV-SC-310 REV-SOLO-26 REV-CARD-10 Yog-Sothoth: your best claimed tile comes back, and you take its VP', () => {
    const players = [{ claimed: ['L1-02', 'L2-06'], personalities: ['johnson'], tokens: 0 }];
    const t = turns('yog-sothoth', { players });
    expect(t.player(0).claimed).toEqual(['L1-02']);
    expect(t.player(0).tokens).toBe(4);
    const tile = t.state.tiles.find((held) => held.tile.is === 'L2-06')!;
    expect(tile.faceUp).toBe(true);
    expect(t.g.content.hexes.find(({ n }) => n === tile.hex)?.level).toBe(2);
  });
});

describe('Combat cards that wait', () => {
  const alone = (card: string, setting: Partial<Parameters<typeof fight>[0]> = {}): Situation =>
    fight({
      army: { infantry: 2 },
      foes: ['L1-08'],
      ...setting,
      config: { ...SOLO, oldOnes: 'random' },
      words: { ports: { 0: SYDNEY }, time: { 0: 10, oldOnes: 22 }, ...setting.words },
      revenge: { waiting: [{ seat: 0, card }] },
    });
  const combat = (t: Situation) => t.state.combat;

  it('REV-SC-104 REV-SOLO-16 REV-FIT-17 Ghasts: one damage, then discarded', () => {
    const t = alone('ghasts', { army: { infantry: 1, car: 1 } });
    expect(t.asked).toMatchObject({ seat: 0, step: 'damage' });
    t.choose({ unit: 'car' });
    expect(t.events.length).toBeGreaterThan(0);
    expect(revengeOf(t).waiting).toEqual([]);
    expect(revengeOf(t).discard).toEqual(['ghasts']);
  });

  it('REV-SC-106 Insects from Shaggai: one Sanity less', () => {
    expect(combat(alone('insects-from-shaggai'))?.sanity).toBe(2);
  });

  it('REV-SC-107 REV-RULING-49 Byakhee wait for an Airship', () => {
    const none = alone('byakhee');
    expect(revengeOf(none).waiting).toHaveLength(1);
    const t = alone('byakhee', { army: { airship: 1, infantry: 1 } });
    expect(combat(t)?.damage.airship).toBe(1);
    expect(revengeOf(t).waiting).toEqual([]);
  });

  it('REV-SC-108 Nightgaunts: a Unit of the largest stack stays at home in an Attack of two or more', () => {
    const t = alone('nightgaunts', { army: { infantry: 2, car: 1 } });
    expect(combat(t)?.force).toMatchObject({ infantry: 1, car: 1 });
    expect(t.player(0).barracks.infantry).toBe(1);
    expect(revengeOf(alone('nightgaunts', { army: { infantry: 1 } })).waiting).toHaveLength(1);
  });

  it('REV-SC-203 Formless Spawn: no damage from the first card', () => {
    const t = alone('formless-spawn', { cards: [{ hits: ['infantry'] }, { hits: ['infantry'] }] });
    expect(t.state.tiles[0]?.damage[0] ?? 0).toBe(0);
  });

  it('REV-SC-204 REV-SOLO-23 REV-RULING-53 Ghoul: an Infantry for a Zombie, and no VP', () => {
    const t = alone('ghoul');
    expect(combat(t)?.force.infantry).toBe(1);
    expect(t.state.tiles.filter((tile) => tile.hex === FIELD)).toHaveLength(2);
    expect(revengeOf(t).points).toBe(0);
  });

  it('REV-SC-210 Star Vampire: two damage on the largest stack', () => {
    const t = alone('star-vampire', { army: { infantry: 2, car: 1, airship: 1 } });
    expect(combat(t)?.force).toMatchObject({ infantry: 1, car: 1, airship: 1 });
  });

  it('REV-SC-305 Fire Vampires: one damage to every stack', () => {
    const t = alone('fire-vampires', { army: { infantry: 2, airship: 1 } });
    expect(combat(t)?.damage).toMatchObject({ infantry: 1, airship: 1 });
  });
});
