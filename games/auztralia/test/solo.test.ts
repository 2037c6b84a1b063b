import { deckSize } from '@incognita/kernel';
import { describe, expect, it } from 'vitest';
import { standardContent } from '../content/index.ts';
import { situation } from './situation.ts';

type Level = 'easy' | 'hard' | 'insane';
const alone = (level: Level = 'insane', more: object = {}) =>
  ({ seats: 1, level, ...more }) as const;
const wait = { do: 'box', box: 'retrieve' } as const;

const display = ['singh', 'jones', 'karpov', 'bones', 'merino'] as const;
const recruits = (more: object = {}) =>
  situation({
    config: alone(),
    arrange: {
      map: 'empty',
      ports: { 0: 41 },
      display,
      next: { personalities: ['verne', 'castro', 'jago', 'krupp', 'xiang'] },
      ...more,
    },
  }).choose({ do: 'box', box: 'recruit' });

describe('the solo set-up', () => {
  it('AUZ-SOLO-01 one player against the Old Ones, by the rules of the base game', () => {
    const t = situation({ config: alone() }).choose({ hex: 41 });
    expect(t.state.discs.map((disc) => disc.seat)).toEqual([-1, 0]);
    expect(t.asked).toMatchObject({ seat: 0, step: 'action' });
    for (let i = 0; i < 200 && t.asked !== null; i++) t.until('action').choose(wait);
    expect(t.result().sides.map((side) => side.side)).toEqual(['seat:0', 'old-ones']);
  });

  it('AUZ-SOLO-02 the disc starts on space 1', () => {
    const t = situation({ config: alone() });
    expect(t.state.discs.find((disc) => disc.seat === 0)?.space).toBe(1);
  });

  it.each([
    ['easy', { gold: 6, iron: 4, coal: 4 }, 8, 12],
    ['hard', { gold: 4, iron: 3, coal: 3 }, 4, 12],
    ['insane', { gold: 4, iron: 2, coal: 2 }, 0, 13],
  ] as const)(
    'AUZ-SOLO-05 AUZ-SOLO-06 AUZ-SOLO-07 %s: goods, tokens and Survey tiles of its level',
    (level, goods, tokens, surveyTiles) => {
      const t = situation({ config: alone(level) });
      expect(t.player(0).goods).toEqual({ phosphate: 0, ...goods });
      expect(t.player(0).tokens).toBe(tokens);
      expect(t.told('setup.survey')).toMatchObject([{ tiles: surveyTiles }]);
      const scored = situation({
        config: alone(level),
        arrange: { map: 'empty', time: { 0: 52, oldOnes: 53 } },
      }).choose(wait);
      expect(scored.result().sides[0]?.total).toBe(tokens);
    },
  );

  it('AUZ-SOLO-06 without a Survey tile on hex 14 nothing lies there, but every other hex is surveyed', () => {
    const iron = standardContent.survey.map(({ id }) => ({ id, symbols: { iron: [0] } }));
    const dug = (level: Level) =>
      [
        ...situation({
          config: alone(level),
          content: { survey: iron },
        }).state.deposits.iron.entries(),
      ].flatMap(([hex, count]) => (count > 0 ? [hex] : []));
    const others = [16, 24, 28, 37, 44, 47, 50, 57, 65, 67, 79, 82];
    expect(dug('easy')).toEqual(others);
    expect(dug('hard')).toEqual(others);
    expect(dug('insane')).toEqual([14, ...others]);
  });

  it('AUZ-RULING-89 AUZ-SOLO-06 with Challenge Insane at Easy twelve of the thirteen plain tiles are placed', () => {
    // Plain tiles show Iron in their centre, red-clip tiles Coal.
    const survey = standardContent.survey.map(({ id, redClip }) => ({
      id,
      redClip,
      symbols: redClip ? { coal: [0] } : { iron: [0] },
    }));
    const t = situation({ config: alone('easy', { challenge: 'insane' }), content: { survey } });
    expect(t.told('setup.survey')).toMatchObject([{ tiles: 12 }]);
    expect(t.state.deposits.iron.filter((count) => count > 0)).toHaveLength(12);
    expect(t.state.deposits.coal.every((count) => count === 0)).toBe(true);
    expect(t.state.deposits.iron[14]).toBe(0);
  });
});

describe('recruiting alone', () => {
  it('AUZ-SOLO-03 for 1 Gold any display cards are discarded first; the rest slides right and is refilled', () => {
    const t = recruits().choose({ do: 'refresh' });
    expect(t.player(0).goods.gold).toBe(3);
    expect(t.offers({ do: 'done' })).toBe(false);
    t.choose({ do: 'discard', personality: 'jones' }, { do: 'discard', personality: 'bones' });
    t.choose({ do: 'done' });
    expect(t.state.display).toEqual(['castro', 'verne', 'singh', 'karpov', 'merino']);
    expect(t.state.personalityDiscard).toEqual(['jones', 'bones']);
    // Then one recruits as usual.
    t.choose({ do: 'recruit', personality: 'castro' });
    expect(t.player(0).personalities).toEqual(['castro']);
    expect(t.told('time.moved')).toMatchObject([{ spaces: 1 }]);
  });

  it('AUZ-SOLO-03 AUZ-RULING-62 once in an action, and the Gold for the look is separate', () => {
    const t = recruits().choose({ do: 'refresh' }, { do: 'discard', personality: 'jones' });
    t.choose({ do: 'done' });
    expect(t.refused({ do: 'refresh' })).toMatchObject({
      rule: 'AUZ-SOLO-03',
      why: 'recruit.refreshedOnce',
    });
    t.choose({ do: 'look' });
    expect(t.player(0).goods.gold).toBe(2);
    expect(t.choices.map((choice) => ('personality' in choice ? choice.personality : ''))).toEqual([
      'castro',
      'jago',
    ]);
    const poor = recruits({ players: [{ goods: { gold: 0 } }] });
    expect(poor.refused({ do: 'refresh' })).toMatchObject({ why: 'recruit.noGold' });
  });

  it('AUZ-SOLO-03 the whole display may go, and with company nobody has this choice', () => {
    const t = recruits().choose({ do: 'refresh' });
    for (const personality of display) t.choose({ do: 'discard', personality });
    expect(t.state.display).toEqual(['xiang', 'krupp', 'jago', 'castro', 'verne']);
    const two = situation({ arrange: { map: 'empty', display } }).choose({ box: 'recruit' });
    expect(two.offers({ do: 'refresh' })).toBe(false);
    expect(two.question.refused.some((held) => held.choice.do === 'refresh')).toBe(false);
  });

  it('AUZ-SOLO-04 AUZ-RULING-62 AUZ-RULING-12 discards become the deck when it runs out; removed cards do not', () => {
    // One card in the deck, and everybody else is out of the game.
    const t = recruits({ next: {}, only: { personalities: ['verne'] } }).choose({ do: 'refresh' });
    t.choose({ personality: 'jones' }, { personality: 'bones' }, { do: 'done' });
    expect(t.told('display.entered')[0]).toMatchObject({ personality: 'verne' });
    // The fifth card is one of the two discards; the other is the new deck.
    const back = t.told('display.entered')[1]?.personality ?? '';
    expect(['jones', 'bones']).toContain(back);
    expect(t.state.personalityDiscard).toEqual([]);
    expect(deckSize(t.state.personalities)).toBe(1);
    expect(t.state.personalitiesGone).toHaveLength(36 - 6);
    // The look can draw on discards too.
    const look = recruits({ next: {}, only: { personalities: ['verne', 'castro'] } });
    look.choose({ do: 'refresh' }, { personality: 'jones' }, { do: 'done' }, { do: 'look' });
    const seen = look.choices.map((choice) => ('personality' in choice ? choice.personality : ''));
    expect(seen).toEqual(['castro', 'jones']);
  });
});

describe('winning alone', () => {
  const scores = (tokens: number) =>
    situation({
      config: alone(),
      arrange: {
        map: 'empty',
        oldOnes: [{ hex: 45, tile: 'L2-02' }],
        players: [{ tokens }],
        time: { 0: 52, oldOnes: 53 },
      },
    })
      .choose(wait)
      .result()
      .sides.map((side) => side.won);

  it('AUZ-SOLO-08 only strictly more VP than the Old Ones win', () => {
    expect(scores(13)).toEqual([true, false]);
    expect(scores(12)).toEqual([false, true]);
    expect(scores(11)).toEqual([false, true]);
  });
});
