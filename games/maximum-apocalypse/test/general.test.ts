import { describe, expect, it } from 'vitest';
import { alone, row, situation } from './situation.ts';

const punch = { do: 'ability', character: 'FIR' };

describe('the idea of the game', () => {
  it('MAX-GEN-01 a card that says otherwise is right: with Hoof It tiles on the way stay face down', () => {
    const t = alone(
      { is: 'HUN', hand: ['HUN14'] },
      { map: row('Van', { tile: 'T16', up: false }, { tile: 'T17', up: false }) },
    );
    t.choose({ do: 'play', card: 'HUN14' }, { do: 'move', to: 'B1' }, { do: 'move', to: 'C1' });
    t.pick({ do: 'enough' });
    expect(t.tile('B1').up).toBe(false);
    expect(t.tile('C1').up).toBe(true);
  });

  it('MAX-GEN-02 MAX-RULING-02 in doubt the players have the least advantage: a Long monster hits its own host', () => {
    const t = situation(
      {
        map: row('Van', 'T16', 'T17'),
        survivors: [
          { is: 'FIR', monsters: ['A02'] },
          { is: 'GUN', at: 'C1' },
        ],
        actions: 0,
      },
      { config: { mission: 7 } },
    );
    t.end();
    expect(t.hp('FIR')).toBe(29);
    expect(t.hp('GUN')).toBe(25);
  });

  it('MAX-GEN-03 MAX-RULING-15 a keyword means no more than it says: a stunned Alien Scientist still helps the aliens', () => {
    const t = alone(
      { is: 'FIR', monsters: ['A01', { card: 'A03', stun: 'FIR' }] },
      { actions: 0 },
      { config: { mission: 7 } },
    );
    t.end();
    expect(t.hp('FIR')).toBe(32 - 4);
  });

  it('MAX-GEN-04 all lose together', () => {
    const t = situation(
      { survivors: [{ is: 'FIR', hp: 1, monsters: ['Z03'] }, { is: 'GUN' }], actions: 0 },
      { config: { hardcore: true } },
    );
    t.end();
    expect(t.result().sides.some(({ won }) => won)).toBe(false);
  });

  it('MAX-GEN-05 MAX-KEY-13 an engaged monster is where its host is', () => {
    const near = situation({
      map: row('Van', 'T16'),
      survivors: [{ is: 'FIR' }, { is: 'GUN', monsters: ['Z04'] }],
    });
    near.choose(punch).pick({ do: 'monster' });
    expect(near.monster('Z04').hp).toBe(6);
    const far = situation({
      map: row('Van', 'T16'),
      survivors: [{ is: 'FIR' }, { is: 'GUN', at: 'B1', monsters: ['Z04'] }],
    });
    expect(far.refusal(punch)).toBe('MAX-PLAY-04 use.impossible');
  });

  it('MAX-GEN-06 MAX-MOVE-05 MAX-FAQ-07 monsters come along, until an effect gives them another host', () => {
    const t = situation({
      map: row('Van', 'T16', 'T17'),
      survivors: [
        { is: 'GUN', monsters: ['Z04'] },
        { is: 'FIR', at: 'C1', hand: ['FIR08'] },
      ],
      actions: 1,
    });
    t.choose({ do: 'move', to: 'B1' });
    expect(t.engaged('GUN')).toEqual(['Z04']);
    t.end();
    t.choose({ do: 'play', card: 'FIR08' });
    expect(t.engaged('GUN')).toEqual([]);
    expect(t.engaged('FIR')).toEqual(['Z04']);
  });

  it('MAX-RULING-76 a stunned monster that changes host stays stunned, with the same end', () => {
    const t = situation({
      map: row('Van', 'T16'),
      survivors: [
        { is: 'FIR', hand: ['FIR08'] },
        { is: 'GUN', at: 'B1', monsters: [{ card: 'Z04', stun: 'GUN' }] },
      ],
      actions: 1,
    });
    t.choose({ do: 'play', card: 'FIR08' }).end();
    expect(t.hp('FIR')).toBe(32);
    expect(t.monster('Z04').stun).toBe(-1);
  });

  it('MAX-GEN-07 one may hit a monster that holds somebody else, as far as the card reaches', () => {
    const t = situation({
      map: row('Van', 'T16', 'T17'),
      survivors: [
        { is: 'GUN', gear: ['GUN10'] },
        { is: 'FIR', at: 'B1', monsters: ['Z04'] },
      ],
    });
    t.choose({ do: 'use', gear: 1 }).pick({ do: 'monster' });
    expect(t.monster('Z04').hp).toBe(6);
    const far = situation({
      map: row('Van', 'T16', 'T17'),
      survivors: [
        { is: 'GUN', gear: ['GUN10'] },
        { is: 'FIR', at: 'C1', monsters: ['Z04'] },
      ],
    });
    expect(far.refusal({ do: 'use', gear: 1 })).toBe('MAX-PLAY-04 use.impossible');
  });

  it('MAX-GEN-08 MAX-FAQ-04 tokens cannot be attacked', () => {
    const t = alone({ is: 'FIR' }, { map: row({ tile: 'Van', tokens: 2 }, 'T16') });
    expect(t.refusal(punch)).toBe('MAX-PLAY-04 use.impossible');
    expect(t.tokens('A1')).toBe(2);
  });

  it('MAX-GEN-09 MAX-FAQ-01 neither monsters nor tokens keep anybody from acting', () => {
    const t = alone(
      { is: 'FIR', monsters: ['Z04'] },
      { map: row('Van', { tile: 'T16', tokens: 1 }), start: 'B1' },
    );
    expect(t.offers({ do: 'scavenge', deck: 'green' })).toBe(true);
    expect(t.offers({ do: 'move', to: 'A1' })).toBe(true);
    expect(t.offers({ do: 'draw' })).toBe(true);
  });

  it('MAX-GEN-10 MAX-KEY-07 several effects of a kind add up', () => {
    const t = alone({ is: 'FIR', gear: ['FIR01', 'S24'], monsters: ['Z03'] }, { actions: 0 });
    t.end();
    expect(t.hp('FIR')).toBe(32 - 4 + 1 + 2);
  });

  it('MAX-GEN-11 what the group chooses the active player decides', () => {
    const t = situation(
      {
        map: row('Van', 'T16', 'T17', 'T02'),
        survivors: [{ is: 'GUN' }, { is: 'FIR', at: 'B1' }],
        active: 'FIR',
        actions: 0,
        dice: [3, 4],
      },
      { config: { mission: 6 } },
    );
    t.end();
    expect(t.asked).toMatchObject({ seat: 0, prompt: { ask: 'border' } });
  });

  it('MAX-GEN-12 survivors come one at a time, in turn order from the active one', () => {
    const t = situation({
      map: row('Van', { tile: 'Graveyard', up: false }),
      survivors: [{ is: 'FIR' }, { is: 'GUN' }, { is: 'HUN' }],
      active: 'GUN',
      next: { monsters: ['Z03', 'Z04', 'Z05', 'Z01'] },
    });
    t.choose({ do: 'move', to: 'B1' });
    expect(t.told('engaged').map(({ who, card }) => `${who} ${card}`)).toEqual([
      'GUN Z03',
      'HUN Z04',
      'FIR Z05',
      'GUN Z01',
    ]);
  });

  it('MAX-GEN-12 at night they come in turn order from the first player', () => {
    const t = situation(
      {
        survivors: [{ is: 'FIR' }, { is: 'GUN' }],
        active: 'GUN',
        actions: 0,
        next: { nights: ['D17', 'D02'], monsters: ['Z03', 'Z04'] },
      },
      { config: { gothic: true, night: true } },
    );
    t.end();
    expect(t.told('engaged').map(({ who, card }) => `${who} ${card}`)).toEqual([
      'FIR Z03',
      'GUN Z04',
    ]);
  });

  it('MAX-RULING-113 the targets of a step are fixed when it begins, and a chosen one stays a target', () => {
    // The Queen answers a kill with a new monster, which the same Molotov does not touch.
    const t = alone(
      {
        is: 'SUR',
        hand: ['SUR03'],
        monsters: [{ card: 'Z01', hp: 3 }, 'BZ1'],
      },
      { next: { monsters: ['Z05'] } },
    );
    t.choose({ do: 'play', card: 'SUR03' });
    expect(t.monster('Z05').hp).toBe(6);
    expect(t.monster('BZ1').hp).toBe(15);
  });
});
