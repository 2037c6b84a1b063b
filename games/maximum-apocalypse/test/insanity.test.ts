import { describe, expect, it } from 'vitest';
import { alone, row, situation } from './situation.ts';

const MAD = { config: { gothic: true, mission: 16 } } as const;
const punch = { do: 'ability', character: 'FIR' };

describe('MAX-INS-03 what each Insanity card does while it is there', () => {
  it('Paranoia: no trade, and nobody else can help', () => {
    const t = situation(
      {
        survivors: [
          { is: 'SUR', hand: ['S01', 'SUR07'] },
          { is: 'FIR', hp: 10, insanity: ['I01'] },
        ],
      },
      MAD,
    );
    expect(t.refusal({ do: 'trade', with: 'FIR' })).toBe('MAX-INS-03 trade.forbidden');
    expect(t.refusal({ do: 'play', card: 'SUR07' })).toMatch(/play.impossible$/);
  });

  it('Amnesia: five cards at most, the excess goes at once', () => {
    const hand = ['FIR01', 'FIR02', 'FIR03', 'FIR05', 'FIR06', 'FIR08'];
    const t = alone(
      { is: 'FIR', hand },
      { map: row('Van', 'T06'), next: { monsters: ['C07'], insanity: ['I02'] } },
      MAD,
    );
    t.choose({ do: 'move', to: 'B1' });
    expect(t.asked?.prompt).toMatchObject({ ask: 'loseCard', who: 'FIR', left: 1 });
    t.choose({ do: 'discard', card: 'FIR08' });
    expect(t.hand('FIR')).toHaveLength(5);
  });

  it('Kleptomania: a card of the hand after each Scavenge action', () => {
    const t = alone(
      { is: 'FIR', at: 'B1', insanity: ['I03'], hand: ['FIR01'] },
      { map: row('Van', 'T16'), next: { green: ['S01'] } },
      MAD,
    );
    t.choose({ do: 'scavenge', deck: 'green' });
    expect(t.asked?.prompt.ask).toBe('loseCard');
    t.choose({ do: 'discard', card: 'FIR01' });
    expect(t.hand('FIR')).toEqual(['S01']);
  });

  it('Tremors: a damage less', () => {
    const t = alone({ is: 'FIR', insanity: ['I05'], monsters: ['C07'] }, {}, MAD);
    t.choose(punch).pick({ do: 'monster' });
    expect(t.monster('C07').hp).toBe(15);
  });

  it('Catatonia: an action less each turn', () => {
    const t = alone({ is: 'FIR', insanity: ['I06'] }, { actions: 0 }, MAD);
    expect(t.left).toBe(3);
  });

  it('Hallucinations: a test that is passed is rolled again, once', () => {
    const t = alone(
      { is: 'HUN', insanity: ['I07'] },
      { map: row('Van', { tile: 'T16', tokens: 1 }), next: { monsters: ['C01'] } },
      MAD,
    );
    t.choose({ do: 'move', to: 'B1' }).dice(1, 1, 6, 6).choose({ do: 'sneak' });
    expect(t.told('stealth')).toHaveLength(2);
    expect(t.engaged('HUN')).toEqual(['C01']);
  });

  it('Whispers, Self-Loathing, Fear of Solitude: burn, lose and suffer at the end of the actions', () => {
    const t = alone(
      { is: 'FIR', insanity: ['I08', 'I10', 'I11'], gear: ['FIR01'] },
      { actions: 0 },
      MAD,
    );
    expect(t.discard('FIR')).toHaveLength(1);
    // The helmet spares the Fireman the fear, but not the loathing.
    expect(t.hp('FIR')).toBe(31);
  });

  it('Claustrophobia: company hurts, solitude does not', () => {
    const hp = (at: string) =>
      situation(
        {
          map: row('Van', 'T16'),
          survivors: [
            { is: 'FIR', insanity: ['I12'] },
            { is: 'GUN', at },
          ],
          actions: 0,
        },
        MAD,
      ).hp('FIR');
    expect(hp('A1')).toBe(31);
    expect(hp('B1')).toBe(32);
  });

  it('Ravenous: every other turn hunger rises once more', () => {
    const t = alone({ is: 'FIR', insanity: ['I09'] }, { actions: 0 }, MAD);
    expect(t.survivor('FIR').hunger).toBe(3);
    for (let i = 0; i < 4; i++) t.choose({ do: 'draw' });
    t.end();
    expect(t.survivor('FIR').hunger).toBe(4);
  });

  it('Fear of Weapons: what spends ammo takes one action more', () => {
    const gun = (actions: number) =>
      alone({ is: 'GUN', insanity: ['I13'], gear: ['GUN10'], monsters: ['C07'] }, { actions }, MAD);
    expect(gun(1).refusal({ do: 'use', gear: 1 })).toBe('MAX-INS-03 use.actions');
    const t = gun(4);
    t.choose({ do: 'use', gear: 1 }).pick({ do: 'monster' });
    expect(t.left).toBe(2);
  });

  it('Gaze into the Void: no special ability', () => {
    const t = alone({ is: 'FIR', insanity: ['I15'], monsters: ['C07'] }, {}, MAD);
    expect(t.refusal(punch)).toBe('MAX-INS-03 ability.forbidden');
  });
});

describe('Insanity', () => {
  it('MAX-INS-03 it acts as long as it is there', () => {
    const t = alone({ is: 'FIR', insanity: ['I14'], hand: ['S14'] }, {}, MAD);
    expect(t.refusal({ do: 'draw' })).toMatch(/draw.forbidden$/);
    t.choose({ do: 'play', card: 'S14' });
    expect(t.offers({ do: 'draw' })).toBe(true);
  });

  it('MAX-INS-02 MAX-INS-04 MAX-INS-06 MAX-RULING-51 it weighs; gear goes first, Insanity never', () => {
    const t = alone(
      { is: 'FIR', gear: ['FIR13', 'FIR01'], insanity: ['I01'] },
      { map: row('Van', 'T06'), next: { monsters: ['C07'], insanity: ['I03'] } },
      MAD,
    );
    t.choose({ do: 'move', to: 'B1' });
    expect(t.asked?.prompt).toMatchObject({ ask: 'burden', total: 5, limit: 4 });
    expect(t.choices.every((choice) => choice.do === 'drop')).toBe(true);
    expect(t.choices).toHaveLength(2);
    t.choose({ do: 'drop', gear: 2 });
    expect(t.survivor('FIR').insanity).toHaveLength(2);
  });

  it('MAX-INS-06 with no gear left and still too much, one is eliminated as by a death', () => {
    const t = situation(
      {
        map: row('Van', 'T06'),
        survivors: [{ is: 'FIR', insanity: ['I01', 'I02', 'I03', 'I05'] }, { is: 'GUN' }],
        next: { monsters: ['C07'], insanity: ['I04'] },
      },
      MAD,
    );
    t.choose({ do: 'move', to: 'B1' });
    expect(t.body('FIR').dead).toBe(true);
    expect(t.told('insane')).toHaveLength(1);
    expect(t.tokens('B1')).toBe(1);
  });

  it('MAX-INS-05 MAX-RULING-52 a cure takes it to its pile, which is shuffled when the deck is empty', () => {
    const t = alone(
      { is: 'FIR', insanity: ['I01'], hand: ['S14'] },
      { map: row('Van', 'T06'), decks: { insanity: [] }, next: { monsters: ['C07'] } },
      MAD,
    );
    t.choose({ do: 'play', card: 'S14' });
    expect(t.state.insanityDiscard).toEqual(['I01']);
    t.choose({ do: 'move', to: 'B1' });
    expect(t.survivor('FIR').insanity.map(({ card }) => card)).toEqual(['I01']);
    const none = alone(
      { is: 'FIR' },
      { map: row('Van', 'T06'), decks: { insanity: [] }, next: { monsters: ['C07'] } },
      MAD,
    );
    none.choose({ do: 'move', to: 'B1' });
    expect(none.survivor('FIR').insanity).toEqual([]);
  });

  it('MAX-INS-07 it is no gear: it cannot be traded, nor pay for anything', () => {
    const t = alone({ is: 'FIR', insanity: ['I03'] }, { map: row('Van', 'T11') }, MAD);
    t.choose({ do: 'move', to: 'B1' });
    expect(t.offers({ do: 'option', n: 0 })).toBe(false);
    t.pick({ do: 'option', n: 1 });
    expect(t.hp('FIR')).toBe(27);
  });
});
