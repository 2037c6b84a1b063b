import { redact, SPECTATOR } from '@incognita/kernel';
import { describe, expect, it } from 'vitest';
import type { PersonalityId } from '../content/index.ts';
import { standardContent } from '../content/index.ts';
import type { Auztralia } from '../rules/kit.ts';
import { situation } from './situation.ts';

const display = ['singh', 'jones', 'karpov', 'bones', 'merino'] as const;
const melbourne = {
  map: 'empty',
  ports: { 0: 41, 1: 7 },
  display,
  next: { personalities: ['verne', 'castro', 'jago'] },
  time: { 0: 5, 1: 15 },
} as const;

const recruits = (more: object = {}) =>
  situation({ arrange: { ...melbourne, ...more } }).choose({ do: 'box', box: 'recruit' });

/** Everybody but these, held by seat 1: the deck is empty. */
const everybodyBut = (kept: readonly PersonalityId[]) =>
  standardContent.personalities.map((who) => who.id).filter((id) => !kept.includes(id));

describe('a card of the display', () => {
  it('AUZ-RECR-01 AUZ-RECR-05 any card of the display is free and lies open before its owner', () => {
    const t = recruits({ players: [{ goods: { gold: 0 } }] });
    for (const personality of display) expect(t.offers({ do: 'recruit', personality })).toBe(true);
    t.choose({ do: 'recruit', personality: 'karpov' });
    expect(t.player(0).personalities).toEqual(['karpov']);
    expect(t.player(0).goods.gold).toBe(0);
    expect(t.engine.view(t.world, 1).players[0]?.personalities).toEqual(['karpov']);
  });

  it('AUZ-RECR-02 the cards to its left slide right and a new one enters at the left end', () => {
    const t = recruits().choose({ do: 'recruit', personality: 'karpov' });
    expect(t.state.display).toEqual(['verne', 'singh', 'jones', 'bones', 'merino']);
    expect(t.told('display.entered')).toMatchObject([{ personality: 'verne' }]);
  });

  it('AUZ-RECR-05 there is no limit to the cards one has', () => {
    const many = everybodyBut([...display, 'verne', 'castro', 'jago']);
    const t = recruits({ players: [{ personalities: many }] });
    t.choose({ do: 'recruit', personality: 'bones' });
    expect(t.player(0).personalities).toHaveLength(many.length + 1);
  });
});

describe('the paid look', () => {
  it('AUZ-RECR-03 for 1 Gold one looks at two cards, keeps one and puts the other back on top', () => {
    const t = recruits().choose({ do: 'look' });
    expect(t.player(0).goods.gold).toBe(3);
    expect(t.choices).toEqual([
      { do: 'keep', place: 0, personality: 'verne' },
      { do: 'keep', place: 1, personality: 'castro' },
    ]);
    t.choose({ do: 'keep', personality: 'castro' }, { do: 'done' });
    expect(t.player(0).personalities).toEqual(['castro']);
    // Nothing moved in the display; the next card that enters is the one put back.
    expect(t.state.display).toEqual(display);
    t.choose({ box: 'retrieve' }, { box: 'recruit' }, { do: 'recruit', personality: 'merino' });
    expect(t.state.display).toEqual(['verne', 'singh', 'jones', 'karpov', 'bones']);
  });

  it('AUZ-RECR-03 without Gold there is no look', () => {
    const t = recruits({ players: [{ goods: { gold: 0 } }] });
    expect(t.refused({ do: 'look' })).toMatchObject({ rule: 'AUZ-RECR-03', why: 'recruit.noGold' });
  });

  it('AUZ-RECR-04 AUZ-RULING-11 the kept card may take the very slot of a display card: no sliding, no refill', () => {
    const t = recruits().choose({ do: 'look' }, { do: 'keep', personality: 'verne' });
    expect(t.asked?.prompt).toMatchObject({ ask: 'exchange', personality: 'verne' });
    t.choose({ do: 'exchange', personality: 'karpov' });
    expect(t.player(0).personalities).toEqual(['karpov']);
    expect(t.state.display).toEqual(['singh', 'jones', 'verne', 'bones', 'merino']);
    expect(t.told('display.entered')).toEqual([]);
  });

  it('AUZ-RECR-06 AUZ-RULING-11 the last card of the deck is shown alone and kept', () => {
    const t = recruits({ next: {}, only: { personalities: ['verne'] } }).choose({ do: 'look' });
    expect(t.choices).toEqual([{ do: 'keep', place: 0, personality: 'verne' }]);
    t.choose({ do: 'keep', place: 0 }, { do: 'done' });
    expect(t.player(0).personalities).toEqual(['verne']);
    expect(t.state.display).toEqual(display);
  });

  it('AUZ-RECR-06 AUZ-RULING-12 with an empty deck there is no look and no refill', () => {
    const t = recruits({ next: {}, only: { personalities: [] } });
    expect(t.refused({ do: 'look' })).toMatchObject({
      rule: 'AUZ-RECR-06',
      why: 'recruit.deckEmpty',
    });
    t.choose({ do: 'recruit', personality: 'jones' });
    expect(t.state.display).toEqual(['singh', 'karpov', 'bones', 'merino']);
  });

  it('AUZ-RECR-06 AUZ-RULING-12 with neither display nor deck nobody can be recruited', () => {
    const bare = { next: {}, display: [], only: { personalities: [] } };
    const t = situation({ arrange: { ...melbourne, ...bare } });
    expect(t.refused({ box: 'recruit' })).toMatchObject({
      rule: 'AUZ-RECR-06',
      why: 'recruit.nobody',
    });
  });

  it('AUZ-RECR-06 AUZ-RULING-12 an Assassination takes the cards there are', () => {
    const t = situation({
      arrange: {
        ...melbourne,
        display: ['singh'],
        next: { revelations: ['R1-07'] },
        only: { personalities: [] },
        time: { 0: 22, 1: 30, oldOnes: 22 },
      },
    }).choose({ do: 'box', box: 'retrieve' });
    expect(t.told('revelation.assassinated')).toMatchObject([{ personalities: ['singh'] }]);
    expect(t.state.display).toEqual([]);
  });

  it('AUZ-RECR-07 nobody else learns which cards were looked at, nor which one went back', () => {
    const t = recruits().choose({ do: 'look' });
    const [looked] = t.told('recruit.looked');
    if (!looked) throw new Error('nobody looked');
    expect(redact<Auztralia>(looked, 0)).toMatchObject({ count: 2, cards: ['verne', 'castro'] });
    for (const eye of [1, SPECTATOR]) {
      expect(redact<Auztralia>(looked, eye)).toMatchObject({ count: 2, cards: null });
      expect(t.engine.view(t.world, eye).looked).toEqual([null, null]);
    }
    expect(t.engine.view(t.world, 0).looked).toEqual(['verne', 'castro']);
    t.choose({ do: 'keep', personality: 'castro' });
    expect(t.engine.view(t.world, 0).nextPersonality).toBe('verne');
    expect(t.engine.view(t.world, 1).nextPersonality).toBeNull();
    expect(t.told('recruit.kept')).toMatchObject([{ personality: 'castro' }]);
  });

  it('AUZ-RECR-08 the Gold for the look comes on top of the surcharge of the box', () => {
    const used = (gold: number) =>
      recruits({ players: [{ boxes: { recruit: 2 }, goods: { gold } }] });
    expect(used(2).refused({ do: 'look' }).why).toBe('recruit.noGold');
    const t = used(3).choose({ do: 'look' });
    expect(t.player(0).goods.gold).toBe(0);
  });

  it('AUZ-RECR-06 AUZ-RECR-08 with an empty display the look must be paid for after the surcharge', () => {
    const bare = (gold: number) =>
      situation({
        arrange: {
          ...melbourne,
          display: [],
          next: {},
          only: { personalities: ['verne'] },
          players: [{ boxes: { recruit: 1 }, goods: { gold } }],
        },
      });
    expect(bare(1).refused({ box: 'recruit' }).why).toBe('recruit.nobody');
    expect(bare(2).offers({ box: 'recruit' })).toBe(true);
  });
});
