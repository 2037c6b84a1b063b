import { describe, expect, it } from 'vitest';
import type { Words } from '../arrange/words.ts';
import type { Good, PersonalityId } from '../content/types.ts';
import {
  battle,
  camp,
  eve,
  FIELD,
  fight,
  hexOf,
  hq,
  march,
  night,
  onMap,
  space,
  tile,
} from './battle.ts';

/** Seat 0 with these cards, to act. */
const holding = (people: readonly PersonalityId[], words: Words = {}) =>
  camp({ ...words, players: [{ ...words.players?.[0], personalities: people }] });
const play = (personality: PersonalityId) => ({ do: 'play', personality }) as const;

const GIFTS: readonly (readonly [PersonalityId, Partial<Record<Good, number>>])[] = [
  ['mcdonald', { coal: 2, iron: 2, gold: 2 }],
  ['carter', { coal: 4, iron: 0, gold: 0 }],
  ['blackstock', { coal: 0, iron: 0, gold: 4 }],
  ['quilla', { coal: 0, iron: 4, gold: 0 }],
];

describe('when one-use cards are played', () => {
  it('AUZ-PERS-00c AUZ-PERS-00f AUZ-RULING-38 before the action: it costs no TP and no cube, the card leaves the game, and the action follows', () => {
    const t = holding(['carter'], { players: [{ goods: { coal: 0 } }] });
    t.choose(play('carter'));
    expect(t.told('oneUse.played')).toMatchObject([{ seat: 0, personality: 'carter' }]);
    expect(t.player(0)).toMatchObject({ goods: { coal: 4 }, personalities: [] });
    expect(t.state.personalitiesGone).toEqual(['carter']);
    expect(space(t, 0)).toBe(3);
    expect(hq(t, 0)).toBe(20);
    expect(t.asked).toMatchObject({ seat: 0, step: 'action' });
    expect(t.offers({ do: 'play' })).toBe(false);
  });

  it('AUZ-PERS-00c AUZ-RULING-38 after the action and before the disc moves', () => {
    const t = holding(['carter', 'quilla']);
    t.choose({ do: 'box', box: 'retrieve' });
    expect(t.asked).toMatchObject({ seat: 0, step: 'after-action' });
    expect(t.told('time.moved')).toEqual([]);
    t.choose(play('quilla'));
    expect(t.asked?.step).toBe('after-action');
    t.choose({ do: 'done' });
    expect(t.told('time.moved')).toMatchObject([{ spaces: 1 }]);
    expect(t.player(0).personalities).toEqual(['carter']);
  });

  it('AUZ-PERS-00c AUZ-RULING-38 in W1 of the own attack, but not after its cards', () => {
    const t = battle({
      army: { infantry: 1 },
      foes: ['L1-08'],
      cards: ['O28', 'O14'],
      people: ['carter', 'khouri'],
    });
    expect(t.asked).toMatchObject({ step: 'combat-window', prompt: { when: 'before' } });
    expect(t.offers(play('carter'))).toBe(true);
    t.choose({ do: 'done' });
    expect(t.asked?.prompt).toMatchObject({ when: 'after' });
    expect(t.offers(play('carter'))).toBe(false);
    t.choose({ do: 'done' });
    // Not while withdrawal is asked either, but again in the next W1.
    expect(t.offers(play('carter'))).toBe(false);
    t.choose({ do: 'stay' });
    expect(t.asked?.prompt).toMatchObject({ when: 'before' });
    t.choose(play('carter'));
    expect(t.player(0).personalities).toEqual(['khouri']);
  });

  it('AUZ-PERS-00c AUZ-RULING-38 not in a Port defence, and not while another player acts', () => {
    const raid = night({
      oldOnes: [{ hex: FIELD, tile: 'L1-04', faceUp: true }],
      players: [{ units: { infantry: 1 }, personalities: ['carter', 'khouri'] }],
      next: { oldOneCards: ['O01', 'O28'] },
    });
    expect(raid.asked).toMatchObject({ seat: 0, step: 'combat-window' });
    expect(raid.offers(play('carter'))).toBe(false);
    const other = camp({
      time: { 0: 13, 1: 3, oldOnes: 22 },
      players: [{ personalities: ['carter'] }],
    });
    expect(other.asked?.seat).toBe(1);
    expect(other.offers(play('carter'))).toBe(false);
    // Seat 1 is not asked for the cards of seat 0 after its own action.
    other.choose({ do: 'box', box: 'retrieve' });
    expect(other.asked).toMatchObject({ seat: 1, step: 'action' });
  });

  it('AUZ-PERS-00e unused when time is up it is worth nothing', () => {
    const t = camp({
      time: { 0: 53, 1: 53, oldOnes: 53 },
      players: [{ personalities: ['davies', 'blackstock'] }],
    });
    expect(t.asked).toBeNull();
    expect(t.result().sides[0]?.total).toBe(0);
  });

  it('AUZ-PERS-00e the last chance is before the disc reaches 53', () => {
    const t = holding(['davies'], { time: { 0: 52, 1: 53, oldOnes: 53 } });
    t.choose({ do: 'box', box: 'retrieve' });
    expect(t.asked?.step).toBe('after-action');
    t.choose({ do: 'done' });
    expect(t.asked).toBeNull();
    expect(t.player(0).tokens).toBe(0);
  });
});

describe('a card must be able to do something', () => {
  const nothing: readonly (readonly [PersonalityId, Words])[] = [
    [
      'danger',
      {
        oldOnes: [
          { hex: 16, tile: 'L1-06', faceUp: true },
          { hex: 28, tile: 'L1-09' },
        ],
      },
    ],
    ['cassan', {}],
    [
      'appleseed',
      {
        farms: [
          { hex: 17, owner: 1, type: 'cattle', blighted: true },
          { hex: 18, owner: 0, type: 'cattle' },
        ],
      },
    ],
    ['kitchener', { display: [], only: { personalities: [] } }],
    ['outback-group', { oldOnes: [{ hex: 16, tile: 'L1-06' }] }],
    ['brassey', { players: [{ goods: { coal: 0 } }] }],
    ['brassey', { players: [{ goods: { iron: 0 } }] }],
    [
      'flounder',
      { players: [{ units: { infantry: 10, car: 5, artillery: 3, airship: 3, train: 4 } }] },
    ],
    ['carter', { players: [{ goods: { coal: 48 } }, {}] }],
  ];

  it.each(nothing)(
    'AUZ-PERS-00h AUZ-RULING-85 AUZ-RULING-41 %s is refused where nothing would come of it',
    (who, words) => {
      const t = camp({ ...words, players: [{ ...words.players?.[0], personalities: [who] }] });
      expect(t.refused(play(who))).toMatchObject({
        rule: 'AUZ-PERS-00h',
        why: 'oneUse.noEffect',
        personality: who,
      });
      t.choose({ do: 'box', box: 'retrieve' });
      // So nobody is asked for it after the action either.
      expect(t.asked?.step).toBe('action');
    },
  );

  it('AUZ-PERS-00h a gain is cut to what the supply has left', () => {
    // Seat 1 holds 2 Coal.
    const t = holding(['carter'], { players: [{ goods: { coal: 45 } }] });
    t.choose(play('carter'));
    expect(t.told('gained')).toMatchObject([{ good: 'coal', count: 3 }]);
    expect(t.player(0).goods.coal).toBe(48);
  });

  it('AUZ-PERS-00h Davies always qualifies by his 2 VP', () => {
    const t = holding(['davies']);
    t.choose(play('davies'));
    expect(t.player(0).tokens).toBe(2);
    expect(t.asked?.step).toBe('action');
  });
});

describe('goods and people', () => {
  it.each(GIFTS)(
    'AUZ-PERS-13 AUZ-PERS-23 AUZ-PERS-25 AUZ-PERS-35 %s brings %j from the supply',
    (who, gift) => {
      const t = holding([who], { players: [{ goods: { coal: 1, iron: 1, gold: 1 } }] });
      const before = { ...t.state.supply.goods };
      t.choose(play(who));
      for (const good of ['coal', 'iron', 'gold'] as const) {
        expect(t.player(0).goods[good]).toBe(1 + (gift[good] ?? 0));
        expect(t.state.supply.goods[good]).toBe(before[good] - (gift[good] ?? 0));
      }
    },
  );

  it('AUZ-PERS-07 AUZ-RULING-41 Captain Flounder brings one unit of a type that is left, for nothing', () => {
    const t = camp({
      players: [{ personalities: ['flounder'], goods: { gold: 0 } }, { units: { airship: 3 } }],
    });
    t.choose(play('flounder'));
    expect(t.asked?.step).toBe('flounder');
    expect(t.refused({ do: 'enlist', unit: 'airship' })).toMatchObject({
      rule: 'AUZ-RULING-41',
      why: 'buy.none',
    });
    t.choose({ do: 'enlist', unit: 'artillery' });
    expect(t.player(0).barracks.artillery).toBe(1);
    expect(t.state.supply.units.artillery).toBe(2);
    expect(t.asked?.step).toBe('action');
  });

  it('AUZ-PERS-22 Kitchener brings one card of the display, which slides and is filled up', () => {
    const t = holding(['kitchener'], {
      display: ['singh', 'verne', 'jago', 'bones', 'jones'],
      next: { personalities: ['castro'] },
    });
    t.choose(play('kitchener'));
    expect(t.choices).toHaveLength(5);
    t.choose({ do: 'recruit', personality: 'jago' });
    expect(t.player(0).personalities).toEqual(['jago']);
    expect(t.state.display).toEqual(['castro', 'singh', 'verne', 'bones', 'jones']);
    expect(t.state.personalitiesGone).toEqual(['kitchener']);
    expect(space(t, 0)).toBe(3);
  });

  it('AUZ-PERS-22 AUZ-PERS-00c a card that Kitchener brings in W1 serves at once', () => {
    const t = eve({
      army: { infantry: 1 },
      foes: [{ tile: 'L1-02', damage: { 0: 1 } }],
      people: ['kitchener'],
      words: { display: ['khouri', 'verne', 'jago', 'bones', 'jones'] },
    });
    march(t, { infantry: 1 }, FIELD);
    t.choose(play('kitchener'), { do: 'recruit', personality: 'khouri' });
    t.choose({ do: 'strike', personality: 'khouri' });
    expect(t.player(0).claimed).toEqual(['L1-02']);
  });
});

describe('Agent Davies', () => {
  it('AUZ-PERS-01 turns up two sleepers of the own choice, anywhere, one after the other, and takes 2 VP', () => {
    const t = holding(['davies'], {
      oldOnes: [
        { hex: 83, tile: 'L3-01' },
        { hex: 10, tile: 'L1-06' },
        { hex: 50, tile: 'L1-12' },
        { hex: 28, tile: 'L1-04', faceUp: true },
      ],
    });
    t.choose(play('davies'));
    expect(t.told('tokens')).toMatchObject([{ seat: 0, vp: 2 }]);
    expect(t.choices).toEqual([83, 10, 50].map((hex) => ({ do: 'uncover', hex })));
    t.choose({ do: 'uncover', hex: 83 });
    expect(tile(t, 'L3-01').faceUp).toBe(true);
    expect(t.choices).toHaveLength(2);
    t.choose({ do: 'uncover', hex: 50 });
    // The Empty tile is gone, the third one sleeps on.
    expect(onMap(t)).toEqual(['L3-01', 'L1-06', 'L1-04']);
    expect(tile(t, 'L1-06').faceUp).toBe(false);
    expect(t.player(0).tokens).toBe(2);
    expect(t.asked?.step).toBe('action');
  });

  it('AUZ-PERS-01 AUZ-RULING-40 with one sleeper left he turns up that one, still for 2 VP', () => {
    const t = holding(['davies'], { oldOnes: [{ hex: 10, tile: 'L1-06' }] });
    t.choose(play('davies'), { do: 'uncover', hex: 10 });
    expect(tile(t, 'L1-06').faceUp).toBe(true);
    expect(t.player(0).tokens).toBe(2);
    expect(t.asked?.step).toBe('action');
  });
});

describe('Desta Danger', () => {
  it('AUZ-PERS-12 AUZ-RULING-37 AUZ-HIDE-06 razes a face-up Temple with all that is in its hex, sleepers unseen; nobody scores, cubes go home', () => {
    const t = holding(['danger'], {
      oldOnes: [
        { hex: 16, tile: 'L1-09', faceUp: true, damage: { 0: 2, 1: 1 } },
        { hex: 16, tile: 'L1-01', faceUp: true, damage: { 0: 3 } },
        { hex: 16, tile: 'L1-07' },
        { hex: 28, tile: 'L1-10', faceUp: true },
        { hex: 27, tile: 'L1-11' },
      ],
    });
    expect(hq(t, 0)).toBe(15);
    t.choose(play('danger'));
    expect(t.choices).toEqual([
      { do: 'raze', tile: 'L1-09' },
      { do: 'raze', tile: 'L1-10' },
    ]);
    t.choose({ do: 'raze', tile: 'L1-09' });
    expect(t.told('temple.razed')).toMatchObject([{ tile: 'L1-09', hex: 16 }]);
    expect(t.told('oldOne.revealed')).toEqual([]);
    expect(onMap(t)).toEqual(['L1-10', 'L1-11']);
    expect([0, 1].map((seat) => [t.player(seat).tokens, t.player(seat).claimed])).toEqual([
      [0, []],
      [0, []],
    ]);
    expect([hq(t, 0), hq(t, 1)]).toEqual([20, 20]);
    expect(t.engine.view(t.world, 0).gone).toEqual(['L1-09', 'L1-01', null]);
  });

  it('AUZ-PERS-12 AUZ-PERS-00c in W1 she ends the combat with the Temple', () => {
    const t = battle({ army: { infantry: 1 }, foes: ['L1-09', 'L1-08'], people: ['danger'] });
    t.choose(play('danger'), { do: 'raze', tile: 'L1-09' });
    expect(onMap(t)).toEqual([]);
    expect(t.told('card.turned')).toEqual([]);
    expect(t.state.combat).toBeNull();
    expect(t.player(0).claimed).toEqual([]);
  });
});

describe('Farms and tracks', () => {
  const land = { tracks: { 0: ['7-17', '7-18', '17-27', '7-6'] } };

  it('AUZ-PERS-14 Ferdinand Cassan places up to two Farms of two types, for no TP, with 1 Gold each', () => {
    const t = holding(['cassan'], { ...land, players: [{ goods: { gold: 0 } }] });
    t.choose(play('cassan'), { do: 'farm', type: 'cattle', hex: 17 });
    expect(t.refused({ do: 'farm', type: 'cattle', hex: 18 })).toMatchObject({
      rule: 'AUZ-FARM-01',
      why: 'farm.typeUsed',
    });
    t.choose({ do: 'farm', type: 'sheep', hex: 27 });
    expect(t.state.farms).toMatchObject([
      { hex: 17, owner: 0, type: 'cattle' },
      { hex: 27, owner: 0, type: 'sheep' },
    ]);
    expect(t.player(0).goods.gold).toBe(2);
    expect(t.player(0).boxes.farm).toBe(0);
    expect(space(t, 0)).toBe(3);
    expect(t.asked?.step).toBe('action');
  });

  it('AUZ-PERS-14 one Farm is enough, and every rule of placing holds', () => {
    const t = holding(['cassan'], { ...land, deposits: { 17: { iron: 3 } } });
    t.choose(play('cassan'));
    expect(t.refused({ do: 'farm', type: 'cattle', hex: 17 })).toMatchObject({
      why: 'farm.resources',
    });
    t.choose({ do: 'farm', type: 'corn', hex: 6 }, { do: 'done' });
    expect(t.state.farms).toHaveLength(1);
  });

  it('AUZ-RULING-14 AUZ-PERS-11 with Dagmar Krauss both may be of one type', () => {
    const t = holding(['cassan', 'krauss'], land);
    t.choose(play('cassan'));
    t.choose({ do: 'farm', type: 'cattle', hex: 17 }, { do: 'farm', type: 'cattle', hex: 18 });
    expect(t.state.farms).toHaveLength(2);
    expect(t.asked?.step).toBe('action');
  });

  const burnt = (hex: number, owner: number) => ({
    hex,
    owner,
    type: 'sheep' as const,
    blighted: true,
  });

  it('AUZ-PERS-19 Jenny Appleseed turns one or two own Farms back', () => {
    const words = { farms: [burnt(27, 0), burnt(26, 0), burnt(16, 0), burnt(28, 1)] };
    const t = holding(['appleseed'], words);
    t.choose(play('appleseed'));
    expect(t.offers({ do: 'restore', hex: 28 })).toBe(false);
    expect(t.offers({ do: 'done' })).toBe(false);
    t.choose({ do: 'restore', hex: 26 }, { do: 'restore', hex: 16 });
    expect(t.state.farms.map((farm) => farm.blighted)).toEqual([true, false, false, true]);
    expect(t.asked?.step).toBe('action');
    const one = holding(['appleseed'], words);
    one.choose(play('appleseed'), { do: 'restore', hex: 27 }, { do: 'done' });
    expect(one.state.farms.map((farm) => farm.blighted)).toEqual([false, true, true, true]);
  });

  it('AUZ-PERS-19 AUZ-RULING-36 not where an Old One stands, awake or asleep', () => {
    const t = holding(['appleseed'], {
      farms: [burnt(27, 0), burnt(26, 0), burnt(16, 0)],
      oldOnes: [
        { hex: 27, tile: 'L1-06', faceUp: true },
        { hex: 26, tile: 'L1-07' },
      ],
    });
    t.choose(play('appleseed'));
    expect(t.choices).toEqual([{ do: 'restore', hex: 16 }]);
    t.choose({ do: 'restore', hex: 16 });
    // No second Farm can be restored, so nothing more is asked.
    expect(t.asked?.step).toBe('action');
  });

  it('AUZ-PERS-19 AUZ-COOP-09 in full co-operation Farms of others too', () => {
    const t = camp(
      { players: [{ personalities: ['appleseed'] }], farms: [burnt(28, 1)] },
      { play: 'coop' },
    );
    t.choose(play('appleseed'), { do: 'restore', hex: 28 });
    expect(t.told('farm.restored')).toMatchObject([{ hex: 28, seat: 1 }]);
    expect(t.state.farms).toMatchObject([{ owner: 1, blighted: false }]);
  });

  it('AUZ-PERS-34 Timothy Brassey lays one or two tracks in any terrain for 1 Coal and 1 Iron, no TP and no cube', () => {
    const t = holding(['brassey'], { players: [{ goods: { coal: 1, iron: 1 } }] });
    t.choose(play('brassey'), { do: 'track', edge: '7-17' }, { do: 'track', edge: '16-17' });
    expect(t.player(0).goods).toMatchObject({ coal: 0, iron: 0 });
    expect(t.player(0).boxes).toMatchObject({ 'rail-plain': 0, 'rail-any': 0 });
    expect(space(t, 0)).toBe(3);
    expect(t.asked?.step).toBe('action');
    const one = holding(['brassey']);
    one.choose(play('brassey'), { do: 'track', edge: '7-17' }, { do: 'done' });
    expect(one.state.tracks.filter((owner) => owner === 0)).toHaveLength(1);
  });

  it('AUZ-PERS-34 every rule of the railway holds', () => {
    const t = holding(['brassey'], { oldOnes: [{ hex: 17, tile: 'L1-06' }] });
    t.choose(play('brassey'));
    expect(t.refused({ do: 'track', edge: '7-17' })).toMatchObject({ rule: 'AUZ-RAIL-09' });
  });
});

describe('Long Range Outback Group', () => {
  it('AUZ-PERS-24 2 damage on any Old One that is awake, Temples included, wherever it is', () => {
    const t = holding(['outback-group'], {
      oldOnes: [
        { hex: 83, tile: 'L3-01', faceUp: true },
        { hex: 67, tile: 'L1-09', faceUp: true, damage: { 1: 1 } },
        { hex: 28, tile: 'L1-06' },
      ],
    });
    t.choose(play('outback-group'));
    expect(t.choices).toEqual([
      { do: 'bombard', tile: 'L3-01' },
      { do: 'bombard', tile: 'L1-09' },
    ]);
    t.choose({ do: 'bombard', tile: 'L1-09' });
    expect(tile(t, 'L1-09').damage).toEqual([2, 1]);
    expect(hq(t, 0)).toBe(18);
  });

  it('AUZ-PERS-24 AUZ-KILL-03 it may destroy one, which is claimed or shared', () => {
    const t = holding(['outback-group'], {
      oldOnes: [{ hex: 67, tile: 'L1-09', faceUp: true, damage: { 1: 2 } }],
    });
    t.choose(play('outback-group'), { do: 'bombard', tile: 'L1-09' });
    expect(onMap(t)).toEqual([]);
    expect(t.told('oldOne.shared')).toMatchObject([{ shares: [1, 1] }]);
  });

  it('AUZ-RULING-39 AUZ-CMB-23 a Zombie that survives it heals at once', () => {
    const t = holding(['outback-group'], {
      oldOnes: [{ hex: 67, tile: 'L1-08', faceUp: true }],
    });
    t.choose(play('outback-group'), { do: 'bombard', tile: 'L1-08' });
    expect(t.told('oldOne.regenerated')).toMatchObject([{ tile: 'L1-08' }]);
    expect(tile(t, 'L1-08').damage[0]).toBe(0);
  });

  it('AUZ-RULING-39 AUZ-PERS-24 in W1 a Zombie of that combat heals only when the combat is over', () => {
    const t = battle({
      army: { infantry: 1 },
      foes: ['L1-08'],
      cards: ['O28', 'O16'],
      people: ['outback-group'],
      words: { oldOnes: [{ hex: 28, tile: 'L2-04', faceUp: true }] },
    });
    t.choose(play('outback-group'), { do: 'bombard', tile: 'L1-08' });
    expect(fight(t).hex).toBe(FIELD);
    expect(tile(t, 'L1-08').damage[0]).toBe(2);
    t.choose({ do: 'stay' });
    expect(t.player(0).claimed).toEqual(['L1-08']);
    expect(hexOf(t, 'L2-04')).toBe(28);
  });
});
