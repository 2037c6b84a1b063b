import { EVERYONE } from '@incognita/kernel';
import { describe, expect, it } from 'vitest';
import { row, situation } from './situation.ts';

const pair = (more: object = {}, config: object = {}) =>
  situation(
    {
      map: row('Van', 'T16'),
      survivors: [
        { is: 'FIR', hand: ['S01', 'S02', 'FIR01'], gear: ['S20', 'FIR13'] },
        { is: 'GUN', hand: ['S14'], gear: [{ card: 'S19', charges: 1 }] },
        { is: 'HUN', at: 'B1', hand: ['S03'] },
      ],
      ...more,
    },
    { config },
  );

describe('trade', () => {
  it('MAX-FREE-02 MAX-RULING-31 any number of scavenge cards each way, with one partner on the tile, if both agree', () => {
    const t = pair();
    expect(t.refusal({ do: 'trade', with: 'HUN' })).toBe('MAX-FREE-02 trade.far');
    t.choose({ do: 'trade', with: 'GUN' });
    expect(t.refusal({ do: 'offer' })).toBe('MAX-FREE-02 offer.empty');
    expect(t.lists({ do: 'give', card: 'FIR01' })).toBe(false);
    expect(t.lists({ do: 'giveGear', gear: 2 })).toBe(false);
    t.choose({ do: 'give', card: 'S01' }, { do: 'give', card: 'S02' }, { do: 'askGear', gear: 3 });
    t.choose({ do: 'offer' });
    expect(t.asked).toMatchObject({ seat: 1, prompt: { ask: 'tradeAnswer', from: 'FIR' } });
    t.choose({ do: 'accept' });
    expect(t.hand('GUN')).toEqual(['S01', 'S02', 'S14']);
    expect(t.hand('FIR')).toEqual(['FIR01']);
    expect(t.held('FIR', 'S19').charges).toBe(1);
    expect(t.left).toBe(4);
    expect(t.refusal({ do: 'trade', with: 'GUN' })).toBe('MAX-FREE-02 trade.done');
  });

  it('MAX-FREE-02 an offer is put together in one go, each card as often as it is held', () => {
    const t = situation({
      map: row('Van'),
      survivors: [
        { is: 'FIR', hand: ['S01', 'S01', 'S02'], gear: ['S20'] },
        { is: 'GUN', hand: ['S14'] },
      ],
    });
    t.choose({ do: 'trade', with: 'GUN' });
    const end = { do: 'offer' };
    expect(t.question.shape).toEqual({
      pick: 'counts',
      least: 1,
      most: 6,
      limits: [2, 1, 1, 1],
      end,
    });
    t.choose({ do: 'give', card: 'S01' });
    expect(t.question.shape).toMatchObject({ least: 0, most: 5, limits: [1, 1, 1, 1], end });
  });

  it('MAX-RULING-132 with closed hands every card that is offered is shown, one by one', () => {
    const t = pair({}, { hands: 'closed' });
    t.choose({ do: 'trade', with: 'GUN' });
    expect(t.question.shape).toBeNull();
  });

  it('MAX-FREE-02 a gift is a trade', () => {
    const t = pair();
    t.choose({ do: 'trade', with: 'GUN' }, { do: 'give', card: 'S01' }, { do: 'offer' });
    t.choose({ do: 'accept' });
    expect(t.hand('GUN')).toEqual(['S01', 'S14']);
  });

  it('MAX-RULING-132 with closed hands only what is seen is asked for, and the partner adds to it', () => {
    const t = pair({}, { hands: 'closed' });
    t.choose({ do: 'trade', with: 'GUN' });
    expect(t.lists({ do: 'ask', card: 'S14' })).toBe(false);
    expect(t.lists({ do: 'askGear', gear: 3 })).toBe(true);
    t.choose({ do: 'give', card: 'S01' }, { do: 'offer' });
    t.choose({ do: 'give', card: 'S14' }, { do: 'accept' });
    expect(t.hand('FIR')).toContain('S14');
    expect(t.hand('GUN')).toEqual(['S01']);
    const open = t.state.packs[1]?.hand.map(({ card }) => card.seen);
    expect(open).toEqual([EVERYONE]);
  });

  it('MAX-RULING-93 an offer that was refused was the trade of the turn', () => {
    const t = pair();
    t.choose({ do: 'trade', with: 'GUN' }, { do: 'give', card: 'S01' }, { do: 'offer' });
    t.choose({ do: 'refuse' });
    expect(t.hand('FIR')).toEqual(['FIR01', 'S01', 'S02']);
    expect(t.refusal({ do: 'trade', with: 'GUN' })).toBe('MAX-FREE-02 trade.done');
  });

  it('MAX-RULING-31 nobody gets a second copy of a gear, nor more cards than the hand limit', () => {
    const copy = situation({
      survivors: [
        { is: 'FIR', gear: ['S19'], hand: ['S01'] },
        { is: 'GUN', gear: ['S19'] },
      ],
    });
    copy.choose({ do: 'trade', with: 'GUN' });
    expect(copy.refusal({ do: 'giveGear', gear: 1 })).toMatch(/trade.copy$/);
    const full = situation({
      survivors: [
        { is: 'FIR', hand: ['S01'] },
        {
          is: 'HUN',
          hand: [
            'HUN01',
            'HUN01',
            'HUN02',
            'HUN02',
            'HUN03',
            'HUN03',
            'HUN04',
            'HUN04',
            'HUN04',
            'S14',
          ],
        },
      ],
    });
    full.choose({ do: 'trade', with: 'HUN' });
    expect(full.refusal({ do: 'give', card: 'S01' })).toBe('MAX-RULING-31 trade.handFull');
    full.choose({ do: 'ask', card: 'S14' });
    expect(full.offers({ do: 'give', card: 'S01' })).toBe(true);
  });

  it('MAX-RULING-31 MAX-ENC-02 encumbrance is checked after the exchange', () => {
    const t = situation({
      survivors: [
        { is: 'FIR', gear: ['S15', 'S20'] },
        { is: 'GUN', gear: ['GUN14', 'GUN10', 'S21'] },
      ],
    });
    t.choose({ do: 'trade', with: 'GUN' }, { do: 'giveGear', gear: 1 }, { do: 'offer' });
    t.choose({ do: 'accept' });
    expect(t.asked).toMatchObject({
      seat: 1,
      prompt: { ask: 'burden', who: 'GUN', total: 5, limit: 4 },
    });
    t.choose({ do: 'drop', gear: 5 });
    expect(t.gear('GUN')).toEqual(['GUN14', 'GUN10', 'S15']);
  });
});
