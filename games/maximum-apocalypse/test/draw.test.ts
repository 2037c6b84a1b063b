import { describe, expect, it } from 'vitest';
import { alone, row } from './situation.ts';

const TEN = [
  'FIR01',
  'FIR01',
  'FIR02',
  'FIR02',
  'FIR02',
  'FIR03',
  'FIR03',
  'FIR03',
  'FIR05',
  'FIR05',
];

describe('phase 2: draw a card', () => {
  it('MAX-DRAW-01 a card of the survivor deck', () => {
    const t = alone({ is: 'FIR', next: ['FIR13'] }, { actions: 0 });
    t.end();
    expect(t.hand('FIR')).toEqual(['FIR13']);
    expect(t.deck('FIR')).toBe(29);
  });

  it('MAX-DRAW-02 MAX-DEATH-01 MAX-RULING-96 whoever must draw from an empty deck dies', () => {
    const t = alone({ is: 'FIR', deck: [] }, { actions: 0 });
    t.end();
    expect(t.body('FIR').dead).toBe(true);
    expect(t.told('defeat')).toMatchObject([{ by: 'deaths' }]);
  });

  it('MAX-RULING-12 what is up to the player is not offered with an empty deck, and may be declined', () => {
    const t = alone(
      { is: 'FIR', deck: [], hand: ['FIR01', 'FIR02', 'FIR06'] },
      { map: row('Van', 'T26') },
    );
    expect(t.refusal({ do: 'draw' })).toBe('MAX-RULING-12 draw.empty');
    expect(t.refusal({ do: 'swap' })).toBe('MAX-RULING-12 draw.empty');
    t.choose({ do: 'move', to: 'B1' }).pick({ do: 'no' });
    expect(t.body('FIR').dead).toBe(false);
    // An Energy Drink draws whether one likes it or not.
    t.choose({ do: 'play', card: 'FIR06' });
    expect(t.body('FIR').dead).toBe(true);
  });

  it('MAX-DRAW-03 MAX-DRAW-04 with ten cards in hand a drawn card is discarded', () => {
    const t = alone({ is: 'FIR', hand: TEN, next: ['FIR13'] }, { actions: 0 });
    t.end();
    expect(t.hand('FIR')).toHaveLength(10);
    expect(t.discard('FIR')).toEqual(['FIR13']);
  });

  it('MAX-RULING-11 it goes before any text of drawing: Fuel is lost, an Ambush does nothing', () => {
    const t = alone(
      { is: 'FIR', hand: TEN, at: 'B1' },
      { map: row('Van', 'T02', 'T16'), next: { red: ['S15'], green: ['S17'] } },
    );
    t.choose({ do: 'scavenge', deck: 'red' });
    expect(t.gear('FIR')).toEqual([]);
    t.choose({ do: 'move', to: 'C1' }, { do: 'scavenge', deck: 'green' });
    expect(t.engaged('FIR')).toEqual([]);
    expect(t.state.scavengeDiscard).toEqual(['S15', 'S17']);
  });

  it('MAX-DRAW-05 a discard pile never becomes a deck again', () => {
    const t = alone({ is: 'FIR', deck: ['FIR13'], discard: ['FIR01', 'FIR02'] });
    t.choose({ do: 'draw' });
    expect(t.deck('FIR')).toBe(0);
    expect(t.discard('FIR')).toEqual(['FIR01', 'FIR02']);
    expect(t.offers({ do: 'draw' })).toBe(false);
  });
});
