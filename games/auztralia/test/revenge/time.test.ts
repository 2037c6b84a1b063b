import { describe, expect, it } from 'vitest';
import { deep, handOf, OLD_ONES_SEAT, PURPLE, revengeOf, settlers, spaceOf } from './table.ts';

const spawns = [
  { hex: 28, dangerous: false },
  { hex: 47, dangerous: false },
];

describe('who is active', () => {
  it('REV-TIME-01 REV-TIME-03 the Old Ones act when they are furthest back, long before space 22', () => {
    const t = deep({ revenge: { spawns } });
    expect(t.asked).toMatchObject({ seat: OLD_ONES_SEAT, step: 'old-ones-action' });
    expect(spaceOf(t, PURPLE)).toBe(10);
    expect(settlers().asked).toMatchObject({ seat: 0, step: 'action' });
  });

  it('REV-TIME-01 REV-TIME-02 on one space the disc that came last is on top and acts', () => {
    const time = { 0: 11, 1: 22, oldOnes: 10 };
    const t = deep({ time, revenge: { spawns } });
    t.choose({ do: 'summon' }).until('old-ones-action');
    expect([spaceOf(t, PURPLE), spaceOf(t, 0)]).toEqual([11, 11]);
    expect(t.asked?.seat).toBe(OLD_ONES_SEAT);
    t.choose({ do: 'move' });
    expect(t.asked?.seat).toBe(0);
  });

  it('REV-TIME-04 REV-FIT-03 REV-MYTH-02 actions and cards in any order, as long as the purple disc is the last', () => {
    const time = { 0: 13, 1: 22, oldOnes: 10 };
    const t = deep({ time, revenge: { spawns, hand: ['great-race-of-yith', 'nyogtha'] } });
    t.choose({ do: 'place' }).until('old-ones-action');
    expect(spaceOf(t, PURPLE)).toBe(11);
    t.choose({ do: 'mythos', card: 'nyogtha' }).until('old-ones-action');
    expect(spaceOf(t, PURPLE)).toBe(12);
    t.choose({ do: 'summon' }).until('old-ones-action');
    expect(spaceOf(t, PURPLE)).toBe(13);
    t.choose({ do: 'move' });
    expect(t.asked?.seat).toBe(0);
  });

  it('REV-TIME-05 every action costs 1 TP, however often, and never Gold', () => {
    const t = deep({ revenge: { spawns } });
    for (const [i, action] of (
      ['place', 'reveal', 'move', 'summon', 'summon', 'summon'] as const
    ).entries()) {
      t.choose({ do: action }).until('old-ones-action');
      expect(spaceOf(t, PURPLE)).toBe(11 + i);
    }
    expect(t.player(OLD_ONES_SEAT).goods.gold).toBe(0);
  });

  it('REV-TIME-06 a card costs what it shows; a free one leaves the disc where it lies', () => {
    const goods = [{ goods: { gold: 3 } }];
    const free = deep({
      players: goods,
      revenge: { hand: ['deep-ones'] },
      time: { 0: 10, 1: 22, oldOnes: 10 },
      stack: [1, 0, 'oldOnes'],
    });
    const before = free.state.discs.map((disc) => disc.seat);
    free.choose({ do: 'mythos', card: 'deep-ones' });
    expect(spaceOf(free, PURPLE)).toBe(10);
    expect(free.state.discs.map((disc) => disc.seat)).toEqual(before);
    const dear = deep({
      players: [{ personalities: ['bones'] }],
      revenge: { hand: ['serpent-people'] },
    });
    dear.choose({ do: 'mythos', card: 'serpent-people' });
    expect(spaceOf(dear, PURPLE)).toBe(12);
  });

  it('REV-TIME-07 REV-RULING-02 the disc moves before anything is resolved', () => {
    const t = deep({ revenge: { spawns } });
    t.choose({ do: 'place' });
    expect(t.asked?.step).not.toBe('old-ones-action');
    expect(spaceOf(t, PURPLE)).toBe(11);
  });

  it('REV-TIME-08 REV-TIME-10 REV-END-01 from 53 on there is no action, and the last may go beyond', () => {
    const t = deep({
      time: { 0: 53, 1: 54, oldOnes: 52 },
      players: [{ personalities: ['bones'] }],
      revenge: { hand: ['serpent-people'] },
    });
    t.choose({ do: 'mythos', card: 'serpent-people' }, { personality: 'bones' });
    expect(spaceOf(t, PURPLE)).toBe(54);
    expect(t.asked).toBeNull();
    expect(t.result().rule).toMatch(/END-01$/);
  });

  it('REV-TIME-11 the Old Ones cannot pass, and Move is always there', () => {
    const t = deep({ revenge: { hand: [] } });
    expect(t.offers({ do: 'done' })).toBe(false);
    expect(t.choices.map((choice) => choice.do)).toContain('move');
    expect(t.refused({ do: 'place' }).rule).toBe('REV-SPAWN-10');
    expect(t.refused({ do: 'reveal' }).rule).toBe('REV-REVEAL-04');
  });

  it('REV-TIME-12 when all humans are out of time the Old Ones go on alone', () => {
    const t = deep({ time: { 0: 53, 1: 53, oldOnes: 50 }, revenge: { spawns } });
    for (const space of [51, 52]) {
      t.choose({ do: 'move' });
      expect(spaceOf(t, PURPLE)).toBe(space);
      expect(t.asked?.seat).toBe(OLD_ONES_SEAT);
    }
    t.choose({ do: 'move' });
    expect(t.asked).toBeNull();
  });

  it('REV-MOVE-13 REV-RULING-12 a Move with nobody to move costs 1 TP and turns no card', () => {
    const t = deep({ revenge: { spawns } });
    t.choose({ do: 'move' });
    expect(spaceOf(t, PURPLE)).toBe(11);
    expect(t.told('card.turned')).toEqual([]);
    expect(t.told('oldOnes.still')).toHaveLength(1);
  });
});

describe('Summon', () => {
  const next = ['ghasts', 'byakhee', 'azathoth', 'hastur'];

  it('REV-SUMMON-01 REV-SUMMON-04 draws three, keeps one, and there is no limit to a hand', () => {
    const hand = ['ghoul', 'lloigor', 'abhoth', 'dholes', 'nyogtha', 'hounds-of-tindalos'];
    const t = deep({ revenge: { hand, next } });
    t.choose({ do: 'summon' });
    expect(t.choices.map((choice) => ('card' in choice ? choice.card : null))).toEqual(
      next.slice(0, 3),
    );
    t.choose({ do: 'keepCard', card: 'byakhee' });
    expect(handOf(t).sort()).toEqual([...hand, 'byakhee'].sort());
  });

  it('REV-SUMMON-02 REV-RULING-13 the Old Ones choose the order under the deck', () => {
    const t = deep({ revenge: { hand: [], next } });
    t.choose(
      { do: 'summon' },
      { do: 'keepCard', card: 'byakhee' },
      { do: 'under', card: 'azathoth' },
    );
    const deck = revengeOf(t)
      .deck.flat()
      .map((card) => card.is);
    expect(deck.slice(-2)).toEqual(['azathoth', 'ghasts']);
    expect(deck[0]).toBe('hastur');
  });

  it('REV-SUMMON-03 with fewer cards draw those; with none Summon is refused', () => {
    const all = deep({ revenge: { hand: [] } });
    const ids = revengeOf(all)
      .deck.flat()
      .map((card) => card.is);
    const t = deep({ revenge: { hand: ids.slice(0, 28), next: ids.slice(28) } });
    t.choose({ do: 'summon' });
    expect(t.choices).toHaveLength(2);
    t.choose({ do: 'keepCard', card: ids[28]! });
    expect(
      revengeOf(t)
        .deck.flat()
        .map((card) => card.is),
    ).toEqual([ids[29]]);
    const none = deep({ revenge: { hand: ids } });
    expect(none.refused({ do: 'summon' }).rule).toBe('REV-SUMMON-03');
  });

  it('REV-SUMMON-05 humans see how many cards there are, and none of them', () => {
    const t = deep({ revenge: { hand: ['ghoul', 'lloigor'], next } });
    t.choose({ do: 'summon' });
    const told = t.events.map((event) => t.engine.view(t.world, 0) && JSON.stringify(event));
    expect(told.join()).toContain('ghasts');
    for (const eye of [0, 1]) {
      const view = JSON.stringify(t.engine.view(t.world, eye));
      for (const card of ['ghoul', 'lloigor', 'ghasts', 'byakhee', 'azathoth'])
        expect(view).not.toContain(`"${card}"`);
    }
    const own = JSON.stringify(t.engine.view(t.world, OLD_ONES_SEAT));
    for (const card of ['ghoul', 'lloigor', 'ghasts']) expect(own).toContain(`"${card}"`);
  });
});
