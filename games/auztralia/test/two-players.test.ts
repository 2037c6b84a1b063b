import { deckSize } from '@incognita/kernel';
import { describe, expect, it } from 'vitest';
import { standardContent } from '../content/index.ts';
import { situation } from './situation.ts';

const { variants: cards } = standardContent;
const ALL = cards.flatMap((card) => card.variants.map((variant) => variant.id));
const melbourne = { map: 'empty', ports: { 0: 41, 1: 7 }, time: { 0: 5, 1: 15 } } as const;
const seeds = (count: number) => Array.from({ length: count }, (_, seed) => seed);

/** A table set up with these variants in force. */
const withVariants = (variants: readonly string[], words: object = {}) =>
  situation({ arrange: { variants, ...words } });

const space = (t: ReturnType<typeof situation>, seat: number) =>
  t.state.discs.find((disc) => disc.seat === seat)?.space;
const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);

describe('choosing variants', () => {
  it('AUZ-TWO-02 AUZ-TWO-04 AUZ-RULING-61 one card is drawn, and the second player takes one of its two variants', () => {
    const drawn = seeds(20).map((seed) => {
      const t = situation({ config: { variants: 'one' }, seed });
      expect(t.asked).toMatchObject({ step: 'variant', seat: t.state.order[1] });
      const [card = -1] = t.state.variantCards;
      expect(t.state.variantCards).toHaveLength(1);
      const [a, b] = cards[card]?.variants ?? [];
      expect(t.choices).toEqual([
        { do: 'variant', variant: a?.id },
        { do: 'variant', variant: b?.id },
      ]);
      t.choose({ variant: b?.id ?? '' });
      expect(t.state.variants).toEqual([b?.id]);
      expect(t.asked?.step).toBe('port');
      return card;
    });
    expect(new Set(drawn).size).toBe(5);
  });

  it('AUZ-TWO-03 AUZ-TWO-04 AUZ-RULING-61 two cards: the second player takes one of four, the first one of the other three', () => {
    for (const seed of seeds(6)) {
      const t = situation({ config: { variants: 'two' }, seed });
      const [first = 0, second = 0] = t.state.order;
      expect(new Set(t.state.variantCards).size).toBe(2);
      expect(t.choices).toHaveLength(4);
      expect(t.asked?.seat).toBe(second);
      const [one, two] = cards[t.state.variantCards[1] ?? 0]?.variants ?? [];
      t.choose({ variant: one?.id ?? '' });
      expect(t.asked).toMatchObject({ step: 'variant', seat: first });
      expect(t.choices).toHaveLength(3);
      // Both may be on the same card.
      t.choose({ variant: two?.id ?? '' });
      expect(t.state.variants).toEqual([one?.id, two?.id]);
      expect(t.asked?.step).toBe('port');
    }
  });

  it('AUZ-TWO-01 without the option nobody is asked and no variant is in force', () => {
    const t = situation({});
    expect(t.asked?.step).toBe('port');
    expect(t.state.variants).toEqual([]);
  });

  it('AUZ-TWO-05 variants are chosen before anything is surveyed or dealt', () => {
    const t = situation({ config: { variants: 'two' } });
    expect(t.state.tiles).toEqual([]);
    expect(sum(t.state.deposits.iron)).toBe(0);
    expect(t.state.display).toEqual([]);
    expect(t.player(0).goods.gold).toBe(0);
  });
});

describe('what the variants change', () => {
  it('AUZ-TWO-05 Restless Sleepers: the purple disc starts on 20, and 23 is still the first lit space', () => {
    const t = withVariants(['restless-sleepers'], { map: 'empty', ports: { 0: 41, 1: 7 } });
    expect(space(t, -1)).toBe(20);
    expect(space(t, 0)).toBe(3);
    const late = withVariants(['restless-sleepers'], { map: 'empty', time: { 0: 20, 1: 24 } });
    // 21, 22 on top of nobody; the players are on 23 and 24.
    const wait = { box: 'retrieve' };
    late.choose(wait);
    expect(late.told('time.oldOnes').map((event) => event.space)).toEqual([21, 22]);
    expect(late.told('revelation')).toEqual([]);
    late.choose(wait);
    expect(late.told('time.oldOnes').map((event) => event.space)).toEqual([]);
    late.choose(wait);
    expect(late.told('revelation')).toHaveLength(1);
  });

  it('AUZ-TWO-05 Early Ships: both discs start on space 1', () => {
    const t = withVariants(['early-ships'], { map: 'empty' });
    expect([space(t, 0), space(t, 1), space(t, -1)]).toEqual([1, 1, 22]);
  });

  const neighbours = {
    ...melbourne,
    ports: { 0: 41, 1: 61 },
    tracks: { 0: ['40-41', '40-43', '43-59'], 1: ['59-61', '58-59'] },
    deposits: { 58: { coal: 3 } },
  };

  it('AUZ-TWO-05 Shared Line: connected tracks of the other player serve for 1 TP more, and give no other gift', () => {
    const t = withVariants(['shared-line'], neighbours);
    t.choose({ box: 'mine' }, { hex: 58 });
    expect(t.told('time.moved')).toMatchObject([{ spaces: 2 }]);
    // Cards and goods are not given away as in co-operation.
    t.choose({ box: 'trade' }, { do: 'import', good: 'iron' });
    expect(t.asked?.step).toBe('trade');
    const alone = situation({ arrange: neighbours });
    expect(alone.refused({ box: 'mine' }).why).toBe('mine.nothing');
  });

  it('AUZ-TWO-05 Closed Borders: no new track touches a hex with a track or the Port of the other player', () => {
    const words = {
      ...melbourne,
      ports: { 0: 41, 1: 59 },
      tracks: { 0: ['40-41', '40-43', '42-43', '42-60'], 1: ['58-59', '44-58'] },
    };
    const t = withVariants(['closed-borders'], words).choose({ box: 'rail-any' });
    expect(t.refused({ edge: '43-59' })).toMatchObject({ rule: 'AUZ-TWO-05', hex: 59 });
    expect(t.refused({ edge: '43-44' })).toMatchObject({ rule: 'AUZ-TWO-05', hex: 44 });
    expect(t.offers({ edge: '39-43' })).toBe(true);
    // The Port alone is enough, without a single track.
    const port = { ...words, tracks: { 0: words.tracks[0] } };
    const bare = withVariants(['closed-borders'], port).choose({ box: 'rail-any' });
    expect(bare.refused({ edge: '59-60' })).toMatchObject({ rule: 'AUZ-TWO-05', hex: 59 });
    // Not only where one arrives: a hex of the own line that the other has entered is closed too.
    const met = withVariants(['closed-borders'], {
      ...words,
      tracks: { 0: ['40-41', '40-43'], 1: ['43-59'] },
    }).choose({ box: 'rail-any' });
    expect(met.refused({ edge: '42-43' })).toMatchObject({ rule: 'AUZ-TWO-05', hex: 43 });
    const open = situation({ arrange: words }).choose({ box: 'rail-any' });
    for (const edge of ['43-59', '43-44']) expect(open.offers({ edge })).toBe(true);
  });

  it('AUZ-CONTENT-36 Shared Line and Closed Borders: what touches already is shared, new contact is not built', () => {
    const t = withVariants(['shared-line', 'closed-borders'], neighbours);
    t.choose({ box: 'mine' }, { hex: 58 });
    expect(t.player(0).goods.coal).toBe(5);
    t.choose({ box: 'rail-any' });
    expect(t.refused({ edge: '59-60' })).toMatchObject({ rule: 'AUZ-TWO-05', hex: 59 });
    expect(t.offers({ edge: '42-43' })).toBe(true);
  });

  it('AUZ-TWO-05 Standing Army: two Infantry each, out of the supply', () => {
    const t = withVariants(['standing-army'], { map: 'empty' });
    expect(t.state.players.map((player) => player.barracks.infantry)).toEqual([2, 2]);
    expect(t.state.supply.units.infantry).toBe(6);
  });

  it('AUZ-TWO-05 Scarce Arms: fewer units in the supply, after the starting Infantry', () => {
    const left = { infantry: 6, car: 3, artillery: 2, airship: 2, train: 3 };
    expect(withVariants(['scarce-arms'], { map: 'empty' }).state.supply.units).toEqual(left);
    const both = withVariants(['scarce-arms', 'standing-army'], { map: 'empty' });
    expect(both.state.supply.units).toEqual({ ...left, infantry: 2 });
    expect(both.player(1).barracks.infantry).toBe(2);
  });

  it('AUZ-TWO-05 Open House: seven cards lie open, and seven they stay', () => {
    const t = withVariants(['open-house'], { map: 'empty' });
    expect(t.state.display).toHaveLength(7);
    expect(deckSize(t.state.personalities)).toBe(29);
    t.choose({ box: 'recruit' }, { personality: t.state.display[3] ?? '' });
    expect(t.state.display).toHaveLength(7);
  });

  it('AUZ-TWO-05 Fickle Friends: after each Recruit Help the rightmost card leaves the game', () => {
    const words = {
      ...melbourne,
      display: ['singh', 'jones', 'karpov', 'bones', 'merino'],
      next: { personalities: ['verne', 'castro', 'jago', 'xiang'] },
    };
    const t = withVariants(['fickle-friends'], words);
    t.choose({ box: 'recruit' }, { do: 'recruit', personality: 'jones' });
    expect(t.state.display).toEqual(['castro', 'verne', 'singh', 'karpov', 'bones']);
    expect(t.state.personalitiesGone).toEqual(['merino']);
    // The paid look is a Recruit Help action too.
    t.choose({ box: 'retrieve' }, { box: 'recruit' }, { do: 'look' }, { place: 0 }, { do: 'done' });
    expect(t.state.personalitiesGone).toEqual(['merino', 'bones']);
  });

  it('AUZ-TWO-05 Thin Seams: Coal, Iron and Gold symbols place two, Phosphate still one', () => {
    const survey = { 28: 'S14', 50: 'S13' };
    const thin = withVariants(['thin-seams'], { survey }).state.deposits;
    expect([thin.coal[29], thin.iron[35], thin.gold[50], thin.phosphate[27]]).toEqual([2, 2, 2, 1]);
  });

  it('AUZ-TWO-05 Nothing Sleeps Empty: the six Empty tiles are out of the game', () => {
    const t = withVariants(['nothing-sleeps-empty'], { map: 'empty' });
    expect(t.state.stacks.map(deckSize)).toEqual([11, 9, 9]);
  });

  const pairs = ALL.flatMap((a, i) => ALL.slice(i + 1).map((b) => [a, b] as const));
  it.each(pairs)('AUZ-CONTENT-36 %s and %s are played together', (a, b) => {
    const t = withVariants([a, b], {});
    expect([...t.state.variants].sort()).toEqual([a, b].sort());
    const { starts } = standardContent.timeTrack;
    expect(space(t, 0)).toBe([a, b].includes('early-ships') ? 1 : starts[2]);
    expect(space(t, -1)).toBe([a, b].includes('restless-sleepers') ? 20 : 22);
    // The helper checks the laws of conservation after every choice.
    for (let i = 0; i < 25 && t.asked; i++) {
      const choices = t.choices;
      t.choose({ ...choices[(7 * i) % choices.length] });
    }
    expect(t.world.taken).toBeGreaterThan(0);
  });
});
