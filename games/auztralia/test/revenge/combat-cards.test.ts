import { describe, expect, it } from 'vitest';
import type { Situation } from '../situation.ts';
import { FIELD, fight } from './fight.ts';
import { OLD_ONES_SEAT, PURPLE, revengeOf, spaceOf } from './table.ts';

const play = (t: Situation, card: string, ...then: readonly object[]): Situation =>
  t.choose({ do: 'mythos', card }, ...(then as { readonly [key: string]: string }[]));
const force = (t: Situation) => t.state.combat?.force;
const wounds = (t: Situation) => t.state.combat?.damage;
const noEffect = { rule: 'REV-MYTH-09', why: 'mythos.noEffect' };

describe('Combat cards', () => {
  it('REV-MYTH-08 REV-MYTH-09 REV-COMBAT-02 on a human’s turn, before the card, at the cost that they show', () => {
    const t = fight({ army: { infantry: 2 }, hand: ['ghoul', 'ghasts', 'dholes'] });
    expect(t.asked).toMatchObject({ seat: OLD_ONES_SEAT, step: 'combat-cards' });
    expect(t.offers({ card: 'dholes' })).toBe(false);
    play(t, 'ghoul');
    expect(spaceOf(t, PURPLE)).toBe(21);
    expect(t.asked).toMatchObject({ seat: OLD_ONES_SEAT, step: 'combat-cards' });
    expect(revengeOf(t).discard).toEqual(['ghoul']);
  });

  it('REV-MYTH-08 REV-RULING-15 one window in each round, and none with an empty hand', () => {
    const t = fight({ army: { infantry: 2 }, hand: ['ghasts'] });
    t.choose({ do: 'done' }).until('combat-cards');
    expect(t.asked?.seat).toBe(OLD_ONES_SEAT);
    const empty = fight({ army: { infantry: 2 }, hand: [] });
    expect(empty.asked?.step).not.toBe('combat-cards');
  });

  it('REV-MYTH-10 after a full withdrawal is declared nobody is asked for a card', () => {
    const t = fight({ army: { infantry: 2 }, hand: ['ghasts'] });
    t.choose({ do: 'done' }).until('withdrawal');
    t.choose({ do: 'withdraw', part: 'all' });
    expect(t.asked?.step).not.toBe('combat-cards');
    expect(t.state.combat).toBeNull();
  });

  it('REV-TIME-09 REV-RULING-02 from 53 on only free Combat cards are left', () => {
    const t = fight({
      army: { infantry: 2 },
      hand: ['ghoul', 'ghasts'],
      words: { time: { 0: 10, 1: 22, oldOnes: 53 } },
    });
    expect(t.refused({ card: 'ghoul' })).toMatchObject({
      rule: 'REV-TIME-09',
      why: 'mythos.outOfTime',
    });
    expect(t.offers({ card: 'ghasts' })).toBe(true);
  });

  it('REV-RULING-41 the human’s disc arrives later and lies on top', () => {
    const t = fight({
      army: { infantry: 1 },
      hand: ['formless-spawn'],
      words: { time: { 0: 10, 1: 22, oldOnes: 10 }, stack: [1, 'oldOnes', 0] },
    });
    play(t, 'formless-spawn', { do: 'shield', tile: 'L1-06' }).until('withdrawal');
    t.choose({ do: 'withdraw', part: 'all' });
    expect([spaceOf(t, 0), spaceOf(t, PURPLE)]).toEqual([11, 11]);
    expect(t.asked?.seat).toBe(0);
  });

  it('REV-MC-03 Byakhee: two damage to Airships', () => {
    const t = fight({ army: { airship: 1, infantry: 1 }, hand: ['byakhee'] });
    play(t, 'byakhee');
    expect(force(t)).toMatchObject({ airship: 0, infantry: 1 });
    expect(revengeOf(t).points).toBe(2);
    expect(
      fight({ army: { infantry: 1 }, hand: ['byakhee'] }).refused({ card: 'byakhee' }),
    ).toMatchObject(noEffect);
  });

  it('REV-MC-22 REV-RULING-57 Fire Vampires: one damage to every stack, in the order of the types', () => {
    const t = fight({ army: { infantry: 2, car: 1, airship: 1 }, hand: ['fire-vampires'] });
    play(t, 'fire-vampires');
    expect(wounds(t)).toMatchObject({ infantry: 1, car: 1, airship: 1 });
    expect(t.told('unit.damaged').map(({ unit }) => unit)).toEqual(['infantry', 'car', 'airship']);
  });

  it('REV-MC-23 REV-CARD-04 REV-CARD-05 REV-RULING-51 REV-SCORE-02 Flying Polyp takes an Airship, for 2 VP and in spite of Neumann', () => {
    const t = fight({
      army: { airship: 2, infantry: 1 },
      people: ['neumann'],
      hand: ['flying-polyp'],
    });
    play(t, 'flying-polyp');
    expect(force(t)?.airship).toBe(1);
    expect(t.player(0).barracks.airship).toBe(0);
    expect(revengeOf(t).points).toBe(2);
    expect(t.asked?.step).not.toBe('neumann');
  });

  it('REV-CARD-06 REV-PERS-16 REV-COMBAT-09 Juliet Verne still strikes when the last Airship is gone', () => {
    const t = fight({
      army: { airship: 1 },
      people: ['verne'],
      hand: ['flying-polyp'],
      foes: ['L1-08'],
    });
    play(t, 'flying-polyp');
    expect(t.asked?.seat).toBe(0);
    t.choose({ do: 'strike', personality: 'verne' });
    expect(t.told('personality.struck')).toHaveLength(1);
    expect(t.told('combat.defeat')).toHaveLength(1);
  });

  it('REV-MC-24 Formless Spawn: no damage from the next card, then again', () => {
    const cards = [{ hits: ['infantry'] }, { hits: ['infantry'] }] as const;
    const t = fight({
      army: { infantry: 2 },
      hand: ['formless-spawn', 'ghasts'],
      foes: ['L1-08'],
      cards,
    });
    play(t, 'formless-spawn', { do: 'shield', tile: 'L1-08' }, { do: 'done' });
    expect(t.state.tiles[0]?.damage[0] ?? 0).toBe(0);
    t.until('combat-cards').choose({ do: 'done' });
    expect(t.state.tiles[0]?.damage[0]).toBe(1);
  });

  it('REV-MC-25 REV-MYTH-06 REV-MYTH-07 Ghasts: two damage that the human places', () => {
    const t = fight({ army: { infantry: 1, car: 1, airship: 1 }, hand: ['ghasts'] });
    play(t, 'ghasts');
    expect(t.asked).toMatchObject({ seat: 0, step: 'damage' });
    expect(t.offers({ unit: 'airship' })).toBe(false);
    t.choose({ do: 'damage', unit: 'car' }, { do: 'damage', unit: 'infantry' });
    expect(wounds(t)).toMatchObject({ infantry: 1, car: 1, airship: 0 });
    const airships = fight({ army: { airship: 1 }, hand: ['ghasts'] });
    expect(airships.refused({ card: 'ghasts' })).toMatchObject(noEffect);
  });

  it('REV-MC-26 REV-CARD-07 REV-CARD-08 REV-RULING-28 REV-RULING-29 Ghoul: the top Infantry goes with its cubes, and a Zombie of the lowest level rises', () => {
    const unused = { 1: ['L1-07'], 2: ['L2-04'], 3: ['L3-06'] };
    const t = fight({
      army: { infantry: 2 },
      hand: ['ghasts', 'ghoul'],
      foes: ['L1-06'],
      revenge: { unused },
    });
    play(t, 'ghoul');
    expect(force(t)?.infantry).toBe(1);
    expect(wounds(t)?.infantry).toBe(0);
    expect(t.state.tiles.map((tile) => [tile.tile.is, tile.hex, tile.faceUp])).toEqual([
      ['L1-06', FIELD, true],
      ['L1-07', FIELD, true],
    ]);
    expect(revengeOf(t).points).toBe(1);
    const none = fight({
      army: { infantry: 2 },
      hand: ['ghoul'],
      revenge: { unused: { 1: ['L1-01'], 2: ['L2-01'], 3: ['L3-01'] } },
    });
    play(none, 'ghoul');
    expect(none.state.tiles.map(({ tile }) => tile.is)).toEqual(['L1-06', 'X-Z1']);
  });

  it('REV-MC-27 Haemophore takes up to two cubes off, whoever owns them', () => {
    const foes = [{ tile: 'L1-08', damage: { 0: 1, 1: 1 } }];
    const t = fight({ army: { infantry: 1 }, hand: ['haemophore'], foes });
    play(
      t,
      'haemophore',
      { do: 'heal', tile: 'L1-08', seat: 1 },
      { do: 'heal', tile: 'L1-08', seat: 0 },
    );
    expect(t.state.tiles[0]?.damage).toEqual([0, 0, 0]);
    const whole = fight({ army: { infantry: 1 }, hand: ['haemophore'] });
    expect(whole.refused({ card: 'haemophore' })).toMatchObject(noEffect);
  });

  it('REV-MC-28 REV-COMBAT-05 Insects from Shaggai: a Sanity less, and without any a Defeat', () => {
    const t = fight({ army: { infantry: 1 }, hand: ['insects-from-shaggai'] });
    play(t, 'insects-from-shaggai');
    expect(t.state.combat?.sanity).toBe(2);
    const mad = fight({
      army: { infantry: 1 },
      hand: ['insects-from-shaggai', 'ghasts'],
      foes: ['L1-08'],
      cards: [{ sanity: 3 }],
    });
    mad.choose({ do: 'done' }).until('combat-cards');
    expect(mad.state.combat?.sanity).toBe(0);
    play(mad, 'insects-from-shaggai');
    expect(mad.state.combat).toBeNull();
    expect(mad.told('combat.defeat')).toHaveLength(1);
  });

  it('REV-MC-29 REV-RULING-51 Nightgaunts carry a Unit home; the last one ends the combat without a Defeat', () => {
    const t = fight({ army: { infantry: 1, car: 1 }, hand: ['nightgaunts'] });
    play(t, 'nightgaunts', { do: 'recall', unit: 'car' });
    expect(force(t)).toMatchObject({ infantry: 1, car: 0 });
    expect(t.player(0).barracks.car).toBe(1);
    const alone = fight({ army: { infantry: 1 }, hand: ['nightgaunts'] });
    play(alone, 'nightgaunts', { do: 'recall', unit: 'infantry' });
    expect(alone.state.combat).toBeNull();
    expect(alone.told('combat.defeat')).toEqual([]);
    expect(alone.player(0).barracks.infantry).toBe(1);
    expect(revengeOf(alone).points).toBe(0);
  });

  it('REV-MC-30 Star Vampire: two damage on one stack as the Old Ones say, the rest is lost', () => {
    const t = fight({ army: { infantry: 2, car: 1, airship: 1 }, hand: ['star-vampire'] });
    play(t, 'star-vampire');
    expect(t.asked?.seat).toBe(OLD_ONES_SEAT);
    expect(t.offers({ unit: 'airship' })).toBe(false);
    t.choose({ do: 'hurt', unit: 'car' });
    expect(force(t)).toMatchObject({ car: 0, infantry: 2 });
    expect(revengeOf(t).points).toBe(1);
    expect(
      fight({ army: { airship: 1 }, hand: ['star-vampire'] }).refused({ card: 'star-vampire' }),
    ).toMatchObject(noEffect);
  });

  it('REV-COMBAT-04 a card that leaves the human with nothing is a Defeat', () => {
    const t = fight({ army: { airship: 1 }, hand: ['flying-polyp'] });
    play(t, 'flying-polyp');
    expect(t.state.combat).toBeNull();
    expect(t.told('combat.defeat')).toHaveLength(1);
  });

  it('REV-MYTH-16 REV-SCORE-01 REV-SCORE-04 REV-COMBAT-08 what a card eliminates counts at once', () => {
    const t = fight({ army: { infantry: 2 }, hand: ['ghasts'] });
    play(t, 'ghasts');
    if (t.asked?.step === 'damage') t.until('withdrawal');
    expect(revengeOf(t).points).toBe(1);
  });

  it('REV-RULING-30 Neumann saves a Unit from the damage of a card, and its VP are taken all the same', () => {
    const t = fight({ army: { infantry: 2 }, people: ['neumann'], hand: ['ghasts'] });
    play(t, 'ghasts').until('neumann');
    t.choose({ do: 'rescue', unit: 'infantry' });
    expect(t.player(0).barracks.infantry).toBe(1);
    expect(revengeOf(t).points).toBe(1);
  });
});
