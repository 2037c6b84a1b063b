import { describe, expect, it } from 'vitest';
import { alone, row, situation } from './situation.ts';

const WON = { killed: { Z01: 2, Z05: 2, Z03: 2, Z04: 2 } };
const SAMPLES = { config: { mission: 2 } } as const;

describe('phase 7: the end', () => {
  it('MAX-WIN-01 MAX-WIN-03 victory is seen at the end of a turn, after the attacks, and not before', () => {
    const t = alone(
      { is: 'FIR', gear: ['S15'], monsters: ['Z03'] },
      { map: row({ tile: 'Van', fuel: 3 }), mission: WON, actions: 1 },
      SAMPLES,
    );
    t.choose({ do: 'deliver', card: 'S15' });
    expect(t.asked).not.toBeNull();
    t.choose({ do: 'draw' });
    expect(t.told('attacked')).toHaveLength(1);
    expect(t.told('won')).toHaveLength(1);
    expect(t.result().sides.every(({ won }) => won)).toBe(true);
  });

  it('MAX-RULING-78 whoever dies last at that moment has lost', () => {
    const t = alone(
      { is: 'FIR', hp: 4, monsters: ['Z03'] },
      { map: row({ tile: 'Van', fuel: 4 }), mission: WON, actions: 0 },
      SAMPLES,
    );
    t.end();
    expect(t.result().sides.some(({ won }) => won)).toBe(false);
  });

  it('MAX-WIN-02 MAX-RULING-41 all the living must be on the start tile; the dead do not count', () => {
    const words = (at: string, dead: boolean) => ({
      map: row({ tile: 'Van', fuel: 4 }, 'T16'),
      survivors: [{ is: 'FIR' }, { is: 'GUN', at, dead }] as const,
      mission: WON,
      actions: 0,
    });
    expect(situation(words('B1', false), SAMPLES).end().asked).not.toBeNull();
    expect(situation(words('B1', true), SAMPLES).end().asked).toBeNull();
    expect(situation(words('A1', false), SAMPLES).end().asked).toBeNull();
  });

  it('MAX-WIN-04 the last death loses', () => {
    const t = alone({ is: 'FIR', hp: 1, monsters: ['Z03'] }, { actions: 0 });
    t.end();
    expect(t.told('defeat')).toMatchObject([{ by: 'deaths', rule: 'MAX-WIN-04' }]);
  });

  it('MAX-WIN-06 MAX-VAR-08 with one for all, the first death loses', () => {
    const words = {
      survivors: [{ is: 'FIR', hp: 1, monsters: ['Z03'] }, { is: 'GUN' }],
      actions: 0,
    } as const;
    expect(situation(words, { config: { hardcore: true } }).end().asked).toBeNull();
    expect(situation(words).end().asked).not.toBeNull();
  });

  it('MAX-WIN-07 a mission may have a defeat of its own', () => {
    const t = alone(
      { is: 'FIR' },
      { map: row('Military Base', { tile: 'T16', marker: 1 }), bosses: ['BA2'] },
      { config: { mission: 8 } },
    );
    t.dice(6, 6).choose({ do: 'move', to: 'B1' });
    expect(t.told('defeat')).toMatchObject([{ by: 'scientist' }]);
  });
});

describe('death', () => {
  it('MAX-DEATH-02 MAX-RULING-95 its monsters are discarded and become tokens where it stood', () => {
    const t = situation({
      map: row('Van', 'T16'),
      survivors: [{ is: 'FIR', at: 'B1', hp: 1, monsters: ['Z03', 'Z04'] }, { is: 'GUN' }],
      actions: 0,
    });
    t.end().pick({ do: 'monster' });
    expect(t.tokens('B1')).toBe(2);
    expect(t.state.monsterDiscard.sort()).toEqual(['Z03', 'Z04']);
    expect(t.state.monsters).toEqual([]);
  });

  it('MAX-RULING-95 who dies in the middle of a series skips the rest of it', () => {
    const t = situation(
      {
        map: row('Van', { tile: 'T16', tokens: 3 }),
        survivors: [{ is: 'FIR', hp: 4, monsters: ['M02'] }, { is: 'GUN' }],
        next: { monsters: ['M04', 'M01', 'M02'] },
      },
      { config: { mission: 4 } },
    );
    t.choose({ do: 'move', to: 'B1' }).pick({ do: 'option', n: 1 });
    expect(t.body('FIR').dead).toBe(true);
    expect(t.told('engaged').map(({ card }) => card)).toEqual(['M04']);
    expect(t.tokens('B1')).toBe(2);
  });

  it('MAX-RULING-23 no more than three tokens lie there in the end', () => {
    const t = situation({
      map: row('Van', { tile: 'T16', tokens: 2 }),
      survivors: [{ is: 'FIR', at: 'B1', hp: 1, monsters: ['Z03', 'Z04'] }, { is: 'GUN' }],
      actions: 0,
    });
    t.end().pick({ do: 'monster' });
    expect(t.tokens('B1')).toBe(3);
  });

  it('MAX-RULING-24 MAX-HIDE-04 a boss goes on top of the deck, for all to see, and leaves a token', () => {
    const t = situation({
      map: row('Van', 'T16'),
      survivors: [{ is: 'FIR', at: 'B1', hp: 1, monsters: ['BZ1'] }, { is: 'GUN' }],
      actions: 0,
    });
    t.end();
    expect(t.state.monsterDeck[0]).toMatchObject([{ is: 'BZ1' }]);
    expect(t.state.monsterDeck[0]?.[0]?.seen).toBeGreaterThan(3);
    expect(t.tokens('B1')).toBe(1);
  });

  it('MAX-DEATH-03 MAX-RULING-25 scavenge cards are left on the tile, survivor cards leave the game', () => {
    const t = situation({
      map: row('Van', 'T16'),
      survivors: [
        {
          is: 'FIR',
          at: 'B1',
          hp: 1,
          hand: ['S01', 'FIR03'],
          gear: ['S20', 'FIR13'],
          monsters: ['Z03'],
        },
        { is: 'GUN' },
      ],
      actions: 0,
    });
    t.end();
    expect(t.tile('B1').dropped.sort()).toEqual(['S01', 'S20']);
    expect(t.deck('FIR') + t.hand('FIR').length + t.discard('FIR').length).toBe(0);
    expect(t.state.removed.filter((card) => card.startsWith('FIR'))).toHaveLength(30);
  });

  it('MAX-RULING-94 gear of other decks goes to their piles, and the dead survivor’s gear stays with others until it is discarded', () => {
    const t = situation({
      map: row('Van', 'T11'),
      survivors: [
        { is: 'FIR', hp: 1, gear: ['MEC09'], monsters: ['Z03'] },
        { is: 'MEC', gear: ['FIR13'] },
      ],
      actions: 0,
    });
    t.end();
    expect(t.discard('MEC')).toEqual(['MEC09']);
    expect(t.gear('MEC')).toEqual(['FIR13']);
    t.choose({ do: 'move', to: 'B1' }, { do: 'option', n: 0 });
    t.pick({ do: 'drop' });
    expect(t.state.removed).toContain('FIR13');
    expect(t.discard('MEC')).toEqual(['MEC09']);
  });

  it('MAX-RULING-120 Insanity goes to its pile and Poison off the card', () => {
    const t = situation(
      {
        survivors: [
          { is: 'FIR', hp: 1, insanity: ['I03'], monsters: ['C01'], poison: 1 },
          { is: 'GUN' },
        ],
        actions: 0,
      },
      { config: { gothic: true, mission: 16 } },
    );
    t.end();
    expect(t.state.insanityDiscard).toEqual(['I03']);
    expect(t.body('FIR').poison).toBe(0);
  });

  it('MAX-DEATH-05 the others go on', () => {
    const t = situation({
      survivors: [{ is: 'FIR', hp: 1, monsters: ['Z03'] }, { is: 'GUN' }],
      actions: 0,
    });
    t.end();
    expect(t.asked).toMatchObject({ seat: 1, prompt: { who: 'GUN' } });
    for (let i = 0; i < 4; i++) t.choose({ do: 'draw' });
    t.end();
    expect(t.asked).toMatchObject({ seat: 1, prompt: { who: 'GUN' } });
  });
});
