import { describe, expect, it } from 'vitest';
import type { Situation } from '../situation.ts';
import { BEHIND, BETWEEN, OUTPOST, onPort, siege } from './siege.ts';
import { revengeOf, settlers } from './table.ts';

const HIT = { hits: ['infantry'] as const };
const outposts = (t: Situation) => revengeOf(t).outposts;
const fort = (t: Situation) => t.state.combat?.fort;
const send = (t: Situation, ...units: readonly string[]): Situation => {
  for (const unit of units) t.choose({ do: 'join', unit });
  return t.asked?.step === 'relief' ? t.choose({ do: 'done' }) : t;
};

/** Seat 0 before Buy Military Unit, with a line of two tracks. */
const buyer = (words: object = {}, revenge: object = {}) =>
  settlers({
    tracks: { 0: ['7-17', '17-27'] },
    players: [{ goods: { gold: 9 } }],
    ...words,
    revenge: { hand: [], ...revenge },
  }).choose({ do: 'box', box: 'buy' });

describe('buying an Outpost', () => {
  it('REV-OUT-01 REV-OUT-02 REV-OUT-04 REV-RULING-05 REV-FIT-09 beside units, for 2 Gold, one per action and two in all', () => {
    const t = buyer().choose({ do: 'buy', unit: 'infantry', count: 1 });
    expect(t.asked).toMatchObject({ seat: 0, step: 'outpost' });
    t.choose({ do: 'outpost', hex: OUTPOST });
    expect(outposts(t)).toEqual([{ hex: OUTPOST, owner: 0 }]);
    expect(t.player(0).goods.gold).toBe(6);
    expect(t.asked?.step).not.toBe('outpost');
    const both = buyer(
      {},
      {
        outposts: [
          { hex: OUTPOST, owner: 0 },
          { hex: BETWEEN, owner: 0 },
        ],
      },
    );
    expect(both.offers({ do: 'outpost' })).toBe(false);
    both.choose({ do: 'buy', unit: 'infantry', count: 1 });
    expect(both.asked?.step).not.toBe('outpost');
  });

  it('REV-OUT-03 REV-OUT-05 alone it takes the action, too, and stands on the map at once', () => {
    const t = buyer().choose({ do: 'outpost', hex: BETWEEN });
    expect(outposts(t)).toEqual([{ hex: BETWEEN, owner: 0 }]);
    expect(t.player(0)).toMatchObject({ goods: { gold: 7 }, boxes: { buy: 1 } });
    expect(t.player(0).barracks.infantry).toBe(2);
    expect(t.told('time.moved')).toMatchObject([{ seat: 0, spaces: 1 }]);
  });

  it('REV-OUT-06 only in an empty hex of the own network; tracks do not fill it', () => {
    const t = buyer({
      farms: [{ hex: OUTPOST, owner: 0, type: 'sheep' }],
      deposits: { 16: { coal: 3 } },
      tracks: { 0: ['7-17', '17-27', '16-17'] },
    });
    for (const hex of [7, OUTPOST, 16, BEHIND])
      expect(t.offers({ do: 'outpost', hex })).toBe(false);
    expect(t.offers({ do: 'outpost', hex: BETWEEN })).toBe(true);
  });

  it('REV-OUT-07 not behind an Old One', () => {
    const t = buyer({ oldOnes: [{ hex: BETWEEN, tile: 'L1-06', faceUp: true }] });
    expect(t.refused({ do: 'outpost', hex: OUTPOST })).toMatchObject({ rule: 'REV-OUT-06' });
    const open = buyer({
      tracks: { 0: ['7-17', '17-27', '7-18'] },
      oldOnes: [{ hex: BETWEEN, tile: 'L1-06', faceUp: true }],
    });
    expect(open.refused({ do: 'outpost', hex: OUTPOST })).toMatchObject({
      rule: 'REV-OUT-07',
      why: 'outpost.noClearLine',
    });
    expect(open.offers({ do: 'outpost', hex: 18 })).toBe(true);
  });

  it('REV-OUT-32 no Farm stands beside it', () => {
    const t = settlers({
      tracks: { 0: ['7-17', '17-27'] },
      revenge: { hand: [], outposts: [{ hex: OUTPOST, owner: 0 }] },
    }).choose({ do: 'box', box: 'farm' });
    expect(t.refused({ do: 'farm', type: 'sheep', hex: OUTPOST })).toMatchObject({
      rule: 'REV-OUT-32',
    });
  });
});

describe('an Outpost that is attacked', () => {
  it('REV-OUT-08 REV-OUT-09 REV-FIT-11 REV-FIT-14 it draws Old Ones and stops them; the fight comes after all cards', () => {
    const t = siege({ moves: [['zombie'], ['zombie'], ['zombie'], ['zombie']] });
    expect(t.told('oldOne.moved')).toMatchObject([{ from: BEHIND, to: OUTPOST }]);
    const told = t.events.map((event) => event.tell);
    expect(told.filter((tell) => tell === 'card.turned').length).toBeGreaterThanOrEqual(4);
    expect(told.indexOf('outpost.attacked')).toBeGreaterThan(told.indexOf('oldOne.moved'));
    expect(t.told('outpost.attacked')).toMatchObject([{ seat: 0, hex: OUTPOST }]);
  });

  it('REV-OUT-10 REV-OUT-12 the owner sends up to three units, for nothing, even out of time', () => {
    const t = siege({
      units: { infantry: 4, train: 1 },
      words: { time: { 0: 53, 1: 22, oldOnes: 10 } },
    });
    expect(t.asked).toMatchObject({ seat: 0, step: 'relief' });
    const before = { ...t.player(0).goods };
    t.choose(
      { do: 'join', unit: 'train' },
      { do: 'join', unit: 'infantry' },
      { do: 'join', unit: 'infantry' },
    );
    expect(t.told('outpost.relief')).toMatchObject([{ force: { infantry: 2, train: 1 } }]);
    expect(t.state.combat?.force).toMatchObject({ infantry: 2, train: 1 });
    expect(t.player(0)).toMatchObject({ goods: before, boxes: { attack: 0 } });
    expect(t.state.discs.find((disc) => disc.seat === 0)?.space).toBe(53);
  });

  it('REV-OUT-11 REV-RULING-52 not if an Old One is between; one on the Port hex is no block', () => {
    const between = siege({
      units: { infantry: 1 },
      foes: [
        { hex: BEHIND, tile: 'L1-06' },
        { hex: BETWEEN, tile: 'L1-09' },
      ],
    });
    expect(between.asked?.step).not.toBe('relief');
    const both = siege({
      units: { infantry: 1 },
      foes: [
        { hex: BEHIND, tile: 'L1-06' },
        { hex: 18, tile: 'L1-07' },
      ],
    });
    both.choose({ do: 'fight', hex: OUTPOST });
    expect(both.asked?.step).toBe('relief');
  });

  it('REV-COOP-04 REV-RULING-19 not over the rails of others', () => {
    const t = siege({
      units: { infantry: 1 },
      config: { play: 'coop' },
      words: { tracks: { 0: ['17-27'], 1: ['7-17'] } },
    });
    expect(t.asked?.step).not.toBe('relief');
  });

  it('REV-OUT-13 REV-FIT-16 it fights as Infantry: one damage, with Infantry beside it or not', () => {
    const alone = siege({ cards: [HIT, HIT] });
    expect(alone.told('oldOne.hit')).toMatchObject([{ damage: 1 }, { damage: 1 }]);
    const both = send(siege({ units: { infantry: 1 }, cards: [HIT, HIT] }), 'infantry');
    expect(both.told('oldOne.hit')[0]).toMatchObject({ damage: 1 });
  });

  it('REV-OUT-14 REV-OUT-15 REV-OUT-20 REV-OUT-21 two damage of its own eliminate it, for 2 VP; it can be bought again', () => {
    const t = send(
      siege({ units: { infantry: 2 }, cards: [{ damage: 3 }, {}] }),
      'infantry',
      'infantry',
    );
    t.choose({ do: 'damage', unit: 'outpost' }, { do: 'damage', unit: 'infantry' });
    expect(fort(t)?.damage).toBe(1);
    expect(t.state.combat?.damage.infantry).toBe(1);
    t.choose({ do: 'damage', unit: 'outpost' });
    expect(t.told('outpost.lost')).toMatchObject([{ seat: 0, hex: OUTPOST }]);
    expect(outposts(t)).toEqual([]);
    expect(t.told('oldOnes.points')).toMatchObject([{ vp: 2, why: 'outpost' }]);
  });

  it('REV-OUT-28 when it is gone, the units fight on', () => {
    const t = send(siege({ units: { infantry: 1 }, cards: [{ damage: 2 }, HIT, HIT] }), 'infantry');
    t.choose({ do: 'damage', unit: 'outpost' }, { do: 'damage', unit: 'outpost' });
    expect(fort(t)).toBeNull();
    expect(t.asked?.step).toBe('withdrawal');
    t.choose({ do: 'stay' });
    expect(t.told('oldOne.hit')).toHaveLength(1);
  });

  it('REV-OUT-16 REV-OUT-17 REV-OUT-29 REV-FIT-18 after the first card the units may go, the Outpost stays and fights', () => {
    const t = send(siege({ units: { infantry: 1 }, cards: [{}, HIT, HIT] }), 'infantry');
    expect(revengeOf(t).fight.cards).toBe(1);
    expect(t.asked?.step).toBe('withdrawal');
    t.choose({ do: 'withdraw', part: 'all' });
    expect(t.player(0).claimed).toEqual(['L1-06']);
    expect(outposts(t)).toHaveLength(1);
    // Alone it is not asked at all.
    expect(siege({ cards: [{}, HIT, HIT] }).told('combat.withdrew')).toEqual([]);
  });

  it('REV-OUT-18 REV-RULING-22 a Sanity Defeat takes a damaged Outpost; an undamaged one stands, and is attacked again when a card circles them', () => {
    const damaged = siege({ cards: [{ damage: 1, sanity: 4 }] });
    expect(damaged.told('outpost.lost')).toHaveLength(1);
    const whole = siege({ cards: [{ sanity: 4 }] });
    expect(whole.told('combat.defeat')).toHaveLength(1);
    expect(outposts(whole)).toHaveLength(1);
    expect(whole.state.tiles).toMatchObject([{ hex: OUTPOST }]);
    const again = siege({ foes: [{ hex: OUTPOST, tile: 'L1-06' }], cards: [HIT, HIT] });
    expect(again.told('oldOne.moved')).toEqual([]);
    expect(again.told('outpost.attacked')).toHaveLength(1);
    const left = siege({ foes: [{ hex: OUTPOST, tile: 'L1-06' }], moves: [[], [], [], []] });
    expect(left.told('outpost.attacked')).toEqual([]);
    expect(left.told('card.turned')).toHaveLength(4);
  });

  it('REV-OUT-19 a surviving Outpost loses its damage', () => {
    const t = siege({ cards: [{ damage: 1, hits: ['infantry'] }, HIT] });
    expect(t.player(0).claimed).toEqual(['L1-06']);
    const next = siege({
      cards: [
        { damage: 1, ...HIT },
        { damage: 1, ...HIT },
      ],
    });
    expect(next.told('outpost.lost')).toHaveLength(1);
    expect(outposts(t)).toHaveLength(1);
  });

  it('REV-OUT-22 cut off from the Port it fights alone', () => {
    const t = siege({
      units: { infantry: 2 },
      words: { tracks: { 0: ['17-27'] } },
      cards: [HIT, HIT],
    });
    expect(t.asked?.step).not.toBe('relief');
    expect(t.player(0).claimed).toEqual(['L1-06']);
  });

  it('REV-OUT-23 REV-OUT-26 REV-MOVE-10 the Old Ones player chooses the order of all combats', () => {
    const foes = [
      { hex: BEHIND, tile: 'L1-06' },
      { hex: 18, tile: 'L1-07' },
      { hex: 40, tile: 'L1-08' },
    ];
    const t = siege({ foes });
    expect(t.asked).toMatchObject({ seat: 2, step: 'next-combat' });
    for (const hex of [7, OUTPOST, 41]) expect(t.offers({ do: 'fight', hex })).toBe(true);
    t.choose({ do: 'fight', hex: 41 });
    expect(t.told('port.attacked')).toMatchObject([{ seat: 1 }]);
  });

  it('REV-OUT-24 REV-OUT-25 REV-OUT-31 REV-RULING-43 REV-FIT-18 who survives fights again, with Sanity anew and the damage kept; after the activation all is repaired', () => {
    const t = siege({
      units: { car: 1 },
      foes: [
        { hex: BEHIND, tile: 'L1-06' },
        { hex: 18, tile: 'L1-07', damage: { 0: 1 } },
      ],
      cards: [
        { damage: 1, sanity: 1, hits: ['infantry', 'car'] },
        { damage: 1, hits: ['car', 'infantry'] },
      ],
    });
    t.choose({ do: 'fight', hex: OUTPOST }, { do: 'join', unit: 'car' });
    if (t.asked?.step === 'relief') t.choose({ do: 'done' });
    t.choose({ do: 'damage', unit: 'car' });
    expect(t.told('combat.begins')).toHaveLength(1);
    expect(t.state.combat).toMatchObject({
      kind: 'port',
      force: { car: 1 },
      damage: { car: 1 },
      sanity: 5,
    });
    t.choose({ do: 'damage', unit: 'port' });
    expect(t.state.combat).toBeNull();
    expect(revengeOf(t).wounds[0]).toMatchObject({ car: 0 });
  });

  it('REV-OUT-27 REV-RULING-06 Outposts score nothing for their owner', () => {
    const points = (revenge: object) =>
      settlers({ time: { 0: 53, 1: 53, oldOnes: 52 }, revenge: { hand: [], ...revenge } })
        .choose({ do: 'move' })
        .result()
        .sides.find((side) => side.seat === 0)?.total;
    expect(points({ outposts: [{ hex: OUTPOST, owner: 0 }] })).toBe(points({}));
  });

  it('REV-OUT-30 REV-RULING-23 REV-RULING-46 it joins an Attack of its owner, who needs a unit; others fight without it', () => {
    const besieged = (seat: number, units: object) =>
      settlers({
        time: seat === 0 ? { 0: 10, 1: 22, oldOnes: 20 } : { 0: 22, 1: 10, oldOnes: 20 },
        tracks: { 0: ['7-17', '17-27'], 1: ['41-40', '40-39'] },
        oldOnes: [{ hex: seat === 0 ? OUTPOST : 39, tile: 'L1-06', faceUp: true }],
        players: [{ units }, { units }],
        revenge: { hand: [], outposts: [{ hex: seat === 0 ? OUTPOST : 39, owner: 0 }] },
      });
    const own = besieged(0, { infantry: 1 }).choose(
      { do: 'box', box: 'attack' },
      { do: 'join', unit: 'infantry' },
      { do: 'attack', hex: OUTPOST },
    );
    expect(own.state.combat?.fort).toMatchObject({ kind: 'outpost' });
    expect(besieged(0, { infantry: 0 }).offers({ do: 'box', box: 'attack' })).toBe(false);
    const other = besieged(1, { infantry: 1 }).choose(
      { do: 'box', box: 'attack' },
      { do: 'join', unit: 'infantry' },
      { do: 'attack', hex: 39 },
    );
    expect(other.state.combat?.fort).toBeNull();
  });
});

describe('Personalities at an Outpost', () => {
  it('REV-PERS-07 Kneebone gives it no range: its hexes are no jump-off', () => {
    const t = settlers({
      tracks: { 0: ['7-17', '17-27'] },
      players: [{ units: { infantry: 0 }, personalities: ['kneebone'] }],
      oldOnes: [{ hex: BEHIND, tile: 'L1-06', faceUp: true }],
      revenge: { hand: [], outposts: [{ hex: OUTPOST, owner: 0 }] },
    });
    expect(t.refused({ do: 'box', box: 'attack' })).toMatchObject({ why: 'attack.emptyBarracks' });
  });

  it('REV-PERS-08 REV-RULING-08 Flounder brings no Outpost', () => {
    const t = settlers({ players: [{ personalities: ['flounder'] }], revenge: { hand: [] } });
    t.choose({ do: 'play', personality: 'flounder' });
    expect(t.choices.map((choice) => ('unit' in choice ? choice.unit : ''))).not.toContain(
      'outpost',
    );
  });

  it('REV-PERS-09 REV-COMBAT-03 Jones takes out units, never the Outpost; a partial withdrawal leaves the window of cards open', () => {
    const t = send(
      siege({
        units: { infantry: 1, airship: 1 },
        people: ['jones'],
        hand: ['ghasts'],
        cards: [{}, HIT, HIT],
      }),
      'infantry',
      'airship',
    );
    t.choose({ do: 'done' });
    expect(t.asked?.step).toBe('jones');
    t.choose({ do: 'withdraw', part: 'airships' });
    expect(t.state.combat).toMatchObject({ force: { infantry: 1, airship: 0 } });
    expect(fort(t)).not.toBeNull();
    expect(t.asked?.step).toBe('withdrawal');
    t.choose({ do: 'stay' });
    expect(t.asked?.step).toBe('combat-cards');
    // Against the Port he is of no use.
    const port = onPort({ units: { infantry: 1 }, people: ['jones'], cards: [{}] });
    expect(port.asked?.step).not.toBe('jones');
  });

  it('REV-PERS-13 REV-PERS-20 REV-RULING-08 Takanashi may spend it and Caprotti repair it, without VP', () => {
    const spent = siege({ people: ['takanashi'], cards: [HIT, HIT] });
    spent.choose({ do: 'sacrifice', unit: 'outpost', tile: 'L1-06' });
    expect(spent.told('outpost.lost')).toHaveLength(1);
    expect(spent.told('oldOnes.points')).toEqual([]);
    const mended = siege({ people: ['caprotti'], cards: [{ damage: 1 }, HIT, HIT] });
    expect(mended.asked?.prompt).toMatchObject({ when: 'after' });
    mended.choose({ do: 'repair', unit: 'outpost' });
    expect(mended.told('unit.repaired')).toMatchObject([{ unit: 'outpost' }]);
    const port = onPort({
      units: { infantry: 1 },
      people: ['caprotti', 'takanashi'],
      cards: [{ damage: 1 }],
    });
    expect(port.offers({ do: 'sacrifice', unit: 'port' })).toBe(false);
  });

  it('REV-PERS-17 REV-RULING-09 who fights for an Outpost cannot use Alika in that activation', () => {
    const words = {
      farms: [{ hex: 16, owner: 0, type: 'sheep' }],
      tracks: { 0: ['7-17', '17-27', '16-17'] },
    };
    const foes = [
      { hex: BEHIND, tile: 'L1-06' },
      { hex: 15, tile: 'L1-07' },
    ];
    const t = siege({ people: ['alika'], units: { infantry: 1 }, foes, words, cards: [HIT, HIT] });
    t.choose({ do: 'way', hex: OUTPOST });
    expect(t.told('alika.holds')).toMatchObject([{ hex: 16 }]);
    t.choose({ do: 'done' });
    expect(t.told('farm.blighted')).toMatchObject([{ hex: 16 }]);
    const free = siege({
      people: ['alika'],
      units: { infantry: 1 },
      foes: [{ hex: 15, tile: 'L1-07' }],
      outposts: [],
      words,
    });
    expect(free.asked).toMatchObject({ seat: 0, step: 'alika' });
  });
});
