import { deckSize } from '@incognita/kernel';
import { describe, expect, it } from 'vitest';
import type { Situation } from '../situation.ts';
import { deep, handOf, OLD_ONES_SEAT, PURPLE, revengeOf, SYDNEY, spaceOf } from './table.ts';

const at = (hex: number, dangerous = false) => ({ hex, dangerous });
const cardRule = (t: Situation, card: string) => t.refused({ do: 'mythos', card }).rule;
const play = (t: Situation, card: string, ...then: readonly object[]): Situation =>
  t.choose({ do: 'mythos', card }, ...(then as { readonly [key: string]: string }[]));

describe('how cards are played', () => {
  it('REV-MYTH-01 REV-MYTH-03 from the hand on the own turn, and then to the discard pile', () => {
    const t = deep({
      players: [{ goods: { gold: 2 } }],
      revenge: { hand: ['deep-ones', 'ghasts'] },
    });
    play(t, 'deep-ones', { do: 'human', seat: 0 }, { do: 'forfeit', good: 'gold' }, { do: 'done' });
    expect(handOf(t)).toEqual(['ghasts']);
    expect(revengeOf(t).discard).toEqual(['deep-ones']);
  });

  it('REV-MYTH-01 REV-MYTH-09 a Combat card is refused outside of a combat', () => {
    const t = deep({ revenge: { hand: ['ghasts'] } });
    expect(t.refused({ do: 'mythos', card: 'ghasts' })).toMatchObject({
      rule: 'REV-MYTH-09',
      why: 'mythos.onlyInCombat',
    });
  });

  it('REV-MYTH-17 REV-RULING-14 a card that would change nothing cannot be played', () => {
    const t = deep({
      revenge: { hand: ['nyogtha', 'serpent-people', 'yog-sothoth', 'dark-young'] },
    });
    for (const card of handOf(t)) expect(cardRule(t, card)).toBe('REV-MYTH-17');
  });

  it('REV-RULING-14 where a card says "up to", once at least', () => {
    const oldOnes = [
      { hex: 27, tile: 'L1-06' },
      { hex: 26, tile: 'L1-07' },
    ];
    const t = play(deep({ oldOnes, revenge: { hand: ['nyogtha'] } }), 'nyogtha');
    expect(t.offers({ do: 'done' })).toBe(false);
    t.choose({ do: 'uncover', hex: 27 });
    expect(t.offers({ do: 'done' })).toBe(true);
  });

  it('REV-MYTH-04 the discard pile does not become a deck by itself', () => {
    const all = deep({ revenge: { hand: [] } });
    const ids = revengeOf(all)
      .deck.flat()
      .map((card) => card.is);
    const t = deep({ revenge: { hand: [], discard: ids } });
    expect(t.refused({ do: 'summon' }).rule).toBe('REV-SUMMON-03');
    expect(revengeOf(t).discard).toHaveLength(30);
  });

  it('REV-MYTH-05 an unused tile is drawn at random from its level', () => {
    const seen = new Set(
      [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
        const t = deep({ revenge: { hand: ['dark-young'], spawns: [at(27)] } }, {});
        for (let i = 0; i < seed; i++) t.choose({ do: 'summon' }).until('old-ones-action');
        play(t, 'dark-young').until('old-ones-action');
        return t.state.tiles[0]?.tile.is ?? t.state.gone.at(-1)?.is;
      }),
    );
    expect([...seen].every((id) => id?.startsWith('L3-'))).toBe(true);
    expect(seen.size).toBeGreaterThan(1);
  });
});

describe('cards of the own turn', () => {
  it('REV-MC-01 Abhoth puts a Spawn tile into an empty hex with a level, not beside a Port', () => {
    const t = deep({
      tracks: { 0: ['17-27'] },
      oldOnes: [{ hex: 29, tile: 'L2-01' }],
      farms: [{ hex: 26, owner: 0, type: 'corn' }],
      deposits: { 37: { coal: 1 } },
      revenge: { hand: ['abhoth'], spawns: [at(47)], outposts: [{ hex: 36, owner: 0 }] },
    });
    play(t, 'abhoth');
    for (const hex of [40, 27, 29, 26, 37, 47, 36, 17, SYDNEY])
      expect(t.offers({ hex })).toBe(false);
    t.choose({ do: 'spawn', hex: 28 });
    expect(revengeOf(t).spawns).toEqual([at(47), at(28)]);
    expect(revengeOf(t).spawnSupply).toBe(24);
  });

  it('REV-MC-01 REV-RULING-26 without a Spawn tile in the supply Abhoth cannot be played', () => {
    const t = deep({ revenge: { hand: ['abhoth'], collected: { 0: 26 } } });
    expect(cardRule(t, 'abhoth')).toBe('REV-MYTH-17');
  });

  it('REV-MC-02 REV-MYTH-04 Azathoth shuffles deck and discard pile, draws three, keeps up to two, and is gone', () => {
    const t = deep({ revenge: { hand: ['azathoth'], discard: ['ghasts', 'ghoul'] } });
    expect(deckSize(revengeOf(t).deck)).toBe(27);
    play(t, 'azathoth', { do: 'keepCard', place: 0 }, { do: 'keepCard', place: 0 });
    t.until('old-ones-action');
    expect(handOf(t)).toHaveLength(2);
    expect(revengeOf(t).discard).toEqual([]);
    expect(revengeOf(t).exiled).toEqual(['azathoth']);
    expect(deckSize(revengeOf(t).deck)).toBe(27);
    const one = deep({ revenge: { hand: ['azathoth'] } });
    play(one, 'azathoth', { do: 'keepCard', place: 0 }, { do: 'done' }).until('old-ones-action');
    expect(handOf(one)).toHaveLength(1);
  });

  const rails = { 0: ['7-17', '17-27', '27-28', '28-29'] };

  it('REV-MC-04 REV-CARD-01 REV-MYTH-11 Chthonian removes two linked tracks, none at the Port', () => {
    const t = deep({ tracks: rails, revenge: { hand: ['chthonian'] } });
    play(t, 'chthonian', { do: 'human', seat: 0 });
    expect(t.offers({ edge: '7-17' })).toBe(false);
    t.choose({ do: 'tear', edge: '17-27' });
    expect(t.choices.map((choice) => ('edge' in choice ? choice.edge : ''))).toEqual(['27-28']);
    t.choose({ do: 'tear', edge: '27-28' });
    expect(t.engine.view(t.world, 0).tracks.map(({ edge }) => edge)).toEqual(['7-17', '28-29']);
    expect(t.engine.view(t.world, 0).players[0]?.tracksLeft).toBe(18);
  });

  it('REV-MC-04 REV-MC-08 whose disc is on 50 or beyond is spared', () => {
    const time = { 0: 50, 1: 22, oldOnes: 10 };
    const t = deep({ tracks: rails, time, revenge: { hand: ['chthonian', 'dholes'] } });
    expect(cardRule(t, 'chthonian')).toBe('REV-MYTH-17');
    expect(cardRule(t, 'dholes')).toBe('REV-MYTH-17');
  });

  it('REV-MC-08 REV-CARD-01 Dholes remove three', () => {
    const t = deep({ tracks: rails, revenge: { hand: ['dholes'] } });
    play(
      t,
      'dholes',
      { do: 'human', seat: 0 },
      { edge: '28-29' },
      { edge: '27-28' },
      { edge: '17-27' },
    );
    expect(t.engine.view(t.world, 0).tracks.map(({ edge }) => edge)).toEqual(['7-17']);
    expect(spaceOf(t, PURPLE)).toBe(12);
  });

  it('REV-MC-05 Colour out of Space blights a Farm within two hexes of somebody awake', () => {
    const farms = [
      { hex: 27, owner: 0, type: 'corn' },
      { hex: 40, owner: 1, type: 'corn' },
    ];
    const t = deep({
      farms,
      oldOnes: [{ hex: 47, tile: 'L1-09', faceUp: true }],
      revenge: { hand: ['colour-out-of-space'] },
    });
    play(t, 'colour-out-of-space');
    expect(t.offers({ hex: 40 })).toBe(false);
    t.choose({ do: 'blight', hex: 27 });
    expect(t.state.farms.map(({ blighted }) => blighted)).toEqual([true, false]);
    const asleep = deep({
      farms,
      oldOnes: [{ hex: 47, tile: 'L1-09' }],
      revenge: { hand: ['colour-out-of-space'] },
    });
    expect(cardRule(asleep, 'colour-out-of-space')).toBe('REV-MYTH-17');
  });

  it('REV-MC-06 REV-CARD-02 Dark Young brings an unused level 3 tile face up to a Spawn tile of any level', () => {
    const spawns = [at(27), at(28)];
    const t = deep({
      oldOnes: [{ hex: 28, tile: 'L1-06' }],
      revenge: { hand: ['dark-young'], spawns, unused: { 3: ['L3-02'] } },
    });
    play(t, 'dark-young');
    expect(t.choices.map((choice) => ('hex' in choice ? choice.hex : 0))).toEqual([27]);
    t.choose({ do: 'spawn', hex: 27 });
    expect(t.state.tiles.find(({ hex }) => hex === 27)).toMatchObject({ faceUp: true, back: 3 });
    expect(t.state.tiles.find(({ hex }) => hex === 27)?.tile.is).toBe('L3-02');
    const kangaroo = deep({ revenge: { hand: ['dark-young'], spawns, unused: { 3: ['L3-10'] } } });
    play(kangaroo, 'dark-young');
    expect(kangaroo.state.tiles).toEqual([]);
    expect(kangaroo.state.gone.map(({ is }) => is)).toContain('L3-10');
  });

  it('REV-MC-07 Deep Ones: up to two goods of a human, named by the Old Ones', () => {
    const t = deep({
      players: [{ goods: { gold: 1, iron: 2, coal: 0 } }],
      revenge: { hand: ['deep-ones'] },
    });
    play(t, 'deep-ones', { do: 'human', seat: 0 });
    expect(t.asked?.seat).toBe(OLD_ONES_SEAT);
    expect(t.offers({ good: 'coal' })).toBe(false);
    t.choose({ do: 'forfeit', good: 'gold' }, { do: 'forfeit', good: 'iron' });
    expect(t.player(0).goods).toMatchObject({ gold: 0, iron: 1 });
    expect(t.asked?.step).toBe('old-ones-action');
  });

  it('REV-MC-09 REV-CARD-03 REV-PERS-02 REV-PERS-03 Dimensional Shambler removes up to two of the display', () => {
    const display = ['bones', 'jago', 'verne', 'singh', 'xiang'];
    const t = deep({ display, revenge: { hand: ['dimensional-shambler'] } });
    play(t, 'dimensional-shambler', { do: 'oust', personality: 'verne' });
    expect(t.state.display).toHaveLength(5);
    expect(t.state.display.slice(1)).toEqual(['bones', 'jago', 'singh', 'xiang']);
    t.choose({ do: 'oust', personality: 'xiang' });
    expect(t.state.personalitiesGone).toEqual(['verne', 'xiang']);
    expect(t.state.display).toHaveLength(5);
  });

  it('REV-MC-10 Father Dagon turns a Port to side 2, or takes a Unit of the human’s choice', () => {
    const whole = deep({ revenge: { hand: ['father-dagon'], ports: { 0: 4 } } });
    play(whole, 'father-dagon', { do: 'human', seat: 0 });
    expect(revengeOf(whole).ports[0]).toBe(2);
    expect(revengeOf(whole).points).toBe(0);
    const units = { infantry: 1, airship: 1 };
    const battered = deep({
      players: [{ units }],
      revenge: { hand: ['father-dagon'], ports: { 0: 2 } },
    });
    play(battered, 'father-dagon', { do: 'human', seat: 0 });
    expect(battered.asked?.seat).toBe(0);
    battered.choose({ do: 'lose', unit: 'airship' });
    expect(battered.player(0).barracks).toMatchObject({ infantry: 1, airship: 0 });
    expect(revengeOf(battered).points).toBe(2);
  });

  it('REV-MC-10 REV-RULING-44 with a base Port Dagon always takes a Unit', () => {
    const t = deep(
      { players: [{ units: { infantry: 2 } }], revenge: { hand: ['father-dagon'] } },
      { strength: 'very-hard' },
    );
    play(t, 'father-dagon', { do: 'human', seat: 0 });
    t.until('old-ones-action');
    expect(t.player(0).barracks.infantry).toBe(1);
    expect(revengeOf(t).ports[0]).toBe(0);
  });

  it('REV-MC-11 Great Race of Yith: two spaces back, not behind the start, on top of the stack', () => {
    const t = deep({
      time: { 0: 8, 1: 22, oldOnes: 10 },
      stack: ['oldOnes', 1, 0],
      revenge: { hand: ['great-race-of-yith'] },
    });
    expect(t.asked?.seat).toBe(0);
    const own = deep({
      time: { 0: 20, 1: 22, oldOnes: 10 },
      revenge: { hand: ['great-race-of-yith'] },
    });
    play(own, 'great-race-of-yith');
    expect(spaceOf(own, PURPLE)).toBe(8);
    expect(own.state.discs.at(-1)?.seat).toBe(PURPLE);
    const { start } = revengeOf(own);
    const near = deep({
      time: { 0: 20, 1: 22, oldOnes: start + 1 },
      revenge: { hand: ['great-race-of-yith'] },
    });
    play(near, 'great-race-of-yith');
    expect(spaceOf(near, PURPLE)).toBe(start);
    const begin = deep({
      time: { 0: 20, 1: 22, oldOnes: start },
      revenge: { hand: ['great-race-of-yith'] },
    });
    expect(cardRule(begin, 'great-race-of-yith')).toBe('REV-MYTH-17');
  });

  it('REV-MC-12 Hastur moves one type two hexes without a card', () => {
    const t = deep({
      oldOnes: [
        { hex: 54, tile: 'L1-06', faceUp: true },
        { hex: 30, tile: 'L1-02', faceUp: true },
      ],
      revenge: { hand: ['hastur'] },
    });
    play(t, 'hastur', { do: 'horde', type: 'zombie' });
    let moves = t.told('oldOne.moved').length;
    while (t.asked?.step === 'way') {
      t.choose({ ...t.choices[0]! } as never);
      moves += t.told('oldOne.moved').length;
    }
    expect(moves).toBe(2);
    expect(t.state.tiles.find((tile) => tile.tile.is === 'L1-02')?.hex).toBe(30);
    expect(t.told('card.turned')).toEqual([]);
    const temples = deep({
      oldOnes: [{ hex: 54, tile: 'L1-09', faceUp: true }],
      revenge: { hand: ['hastur'] },
    });
    expect(cardRule(temples, 'hastur')).toBe('REV-MYTH-17');
  });

  it('REV-MC-13 REV-CARD-03 Hounds of Tindalos: one Personality, then a human may lose a space', () => {
    const t = deep({ revenge: { hand: ['hounds-of-tindalos'] } });
    const [first] = t.state.display;
    play(
      t,
      'hounds-of-tindalos',
      { do: 'oust', personality: first! },
      { do: 'use' },
      { do: 'delay', seat: 0 },
    );
    expect(spaceOf(t, 0)).toBe(21);
    const no = deep({ revenge: { hand: ['hounds-of-tindalos'] } });
    play(
      no,
      'hounds-of-tindalos',
      { do: 'oust', personality: no.state.display[0]! },
      { do: 'done' },
    );
    expect(spaceOf(no, 0)).toBe(20);
  });

  it('REV-MC-14 REV-CARD-03 Hunting Horror: up to three Personalities, then a tile may be revealed', () => {
    const t = deep({
      oldOnes: [{ hex: 27, tile: 'L1-06' }],
      revenge: { hand: ['hunting-horror'], spawns: [at(27)] },
    });
    play(t, 'hunting-horror', { personality: t.state.display[0]! });
    t.choose(
      { personality: t.state.display[0]! },
      { do: 'done' },
      { do: 'use' },
      { do: 'uncover', hex: 27 },
    );
    expect(t.state.personalitiesGone).toHaveLength(2);
    expect(t.state.tiles[0]?.faceUp).toBe(true);
    expect(spaceOf(t, PURPLE)).toBe(11);
  });

  it('REV-MC-15 Lloigor: two spaces in all, and none beyond 52', () => {
    const both = deep({ revenge: { hand: ['lloigor'] } });
    play(both, 'lloigor', { do: 'delay', seat: 0 }, { do: 'delay', seat: 1 });
    expect([spaceOf(both, 0), spaceOf(both, 1)]).toEqual([21, 23]);
    const late = deep({ time: { 0: 51, 1: 52, oldOnes: 10 }, revenge: { hand: ['lloigor'] } });
    play(late, 'lloigor', { do: 'delay', seat: 0 });
    expect([spaceOf(late, 0), spaceOf(late, 1)]).toEqual([52, 52]);
    expect(late.asked?.step).toBe('old-ones-action');
  });

  it('REV-MC-16 Nyarlathotep takes another card back', () => {
    const t = deep({ revenge: { hand: ['nyarlathotep'], discard: ['ghasts', 'dholes'] } });
    play(t, 'nyarlathotep', { do: 'regain', card: 'dholes' });
    expect(handOf(t)).toEqual(['dholes']);
    expect(revengeOf(t).discard).toEqual(['ghasts', 'nyarlathotep']);
    const none = deep({ revenge: { hand: ['nyarlathotep'] } });
    expect(cardRule(none, 'nyarlathotep')).toBe('REV-MYTH-17');
  });

  it('REV-MC-17 Nyogtha reveals up to three tiles', () => {
    const oldOnes = [27, 26, 28, 29].map((hex, i) => ({
      hex,
      tile: ['L1-06', 'L1-12', 'L2-01', 'L2-02'][i],
    }));
    const t = deep({
      oldOnes,
      revenge: { hand: ['nyogtha'], spawns: [27, 26, 28, 29].map((hex) => at(hex)) },
    });
    play(t, 'nyogtha', { hex: 27 }, { hex: 26 }, { hex: 28 });
    expect(t.asked?.step).toBe('old-ones-action');
    expect(t.state.tiles.filter((tile) => tile.faceUp)).toHaveLength(2);
    expect(t.state.tiles).toHaveLength(3);
  });

  it('REV-MC-18 REV-CARD-09 Serpent People removes Personalities of one human or of two', () => {
    const players = [{ personalities: ['bones', 'verne'] }, { personalities: ['jago'] }];
    const t = deep({ players, revenge: { hand: ['serpent-people'] } });
    play(t, 'serpent-people', { personality: 'bones' }, { personality: 'jago' });
    expect(t.player(0).personalities).toEqual(['verne']);
    expect(t.player(1).personalities).toEqual([]);
    const one = deep({ players, revenge: { hand: ['serpent-people'] } });
    play(one, 'serpent-people', { personality: 'bones' }, { personality: 'verne' });
    expect(one.player(0).personalities).toEqual([]);
  });

  it('REV-MC-19 REV-CARD-02 Servitor brings a level 3 tile to a Temple', () => {
    const temple = { hex: 36, tile: 'L1-09', faceUp: true };
    const t = deep({
      oldOnes: [temple],
      revenge: { hand: ['servitor'], unused: { 3: ['L3-04'] } },
    });
    play(t, 'servitor', { do: 'spawn', hex: 36 });
    expect(t.state.tiles.filter((tile) => tile.hex === 36).map((tile) => tile.tile.is)).toEqual([
      'L1-09',
      'L3-04',
    ]);
    const none = deep({ revenge: { hand: ['servitor'] } });
    expect(cardRule(none, 'servitor')).toBe('REV-MYTH-17');
  });

  it('REV-MC-20 Shub-Niggurath puts up to three unused level 1 tiles face down on Spawn tiles of their own', () => {
    const t = deep({
      revenge: {
        hand: ['shub-niggurath'],
        spawns: [at(27), at(26), at(28), at(29)],
        unused: { 1: ['L1-01', 'L1-06', 'L1-12', 'L1-13'] },
      },
    });
    play(t, 'shub-niggurath', { do: 'drawMore' }, { do: 'drawMore' });
    expect(t.offers({ do: 'drawMore' })).toBe(false);
    t.choose({ do: 'spawn', hex: 27 });
    expect(t.offers({ hex: 27 })).toBe(false);
    t.choose({ do: 'spawn', hex: 26 }, { do: 'spawn', hex: 28 });
    expect(t.asked?.step).toBe('old-ones-action');
    expect(t.state.tiles.map(({ hex, faceUp }) => [hex, faceUp])).toEqual([
      [27, false],
      [26, false],
      [28, false],
    ]);
    expect(deckSize(revengeOf(t).unused[0]!)).toBe(1);
  });

  it('REV-MC-21 REV-CARD-10 REV-PERS-21 Yog-Sothoth takes a claimed Old One back, and its owner the VP', () => {
    const players = [{ claimed: ['L2-06'], personalities: ['johnson'] }, { claimed: ['L1-02'] }];
    const spawns = [at(27), at(28), at(54)];
    const t = deep({ players, revenge: { hand: ['yog-sothoth'], spawns } });
    play(t, 'yog-sothoth', { do: 'reclaim', tile: 'L2-06' });
    expect(t.offers({ hex: 27 })).toBe(false);
    t.choose({ do: 'spawn', hex: 28 });
    expect(t.player(0).claimed).toEqual([]);
    expect(t.player(0).tokens).toBe(4);
    expect(t.state.tiles[0]).toMatchObject({ hex: 28, faceUp: true, damage: [0, 0, 0] });
    const plain = deep({ players, revenge: { hand: ['yog-sothoth'], spawns: [at(27)] } });
    play(plain, 'yog-sothoth', { do: 'reclaim', tile: 'L2-06' }, { do: 'spawn', hex: 27 });
    expect(plain.state.tiles[0]?.hex).toBe(27);
  });
});
