import { describe, expect, it } from 'vitest';
import { alone, row, situation } from './situation.ts';

describe('scavenging', () => {
  it('MAX-SCAV-01 MAX-SCAV-02 MAX-KEY-17 MAX-FAQ-03 the top card of the colour for an action, once per tile and turn', () => {
    const t = alone(
      { is: 'FIR', at: 'B1' },
      { map: row('Van', 'T16', 'T17'), next: { green: ['S01', 'S02', 'S03'] } },
    );
    t.choose({ do: 'scavenge', deck: 'green' });
    expect(t.hand('FIR')).toEqual(['S01']);
    expect(t.left).toBe(3);
    expect(t.refusal({ do: 'scavenge', deck: 'green' })).toBe('MAX-SCAV-02 scavenge.done');
    t.choose({ do: 'move', to: 'C1' }, { do: 'scavenge', deck: 'green' });
    expect(t.hand('FIR')).toEqual(['S01', 'S02']);
    t.choose({ do: 'move', to: 'B1' }).end();
    t.choose({ do: 'scavenge', deck: 'green' });
    expect(t.hand('FIR')).toContain('S03');
  });

  it('MAX-RULING-30 the limit is the tile’s, whoever scavenges', () => {
    const t = situation({
      map: row('Van', 'T16'),
      survivors: [
        { is: 'GUN', at: 'B1', hand: ['GUN08'] },
        { is: 'FIR', at: 'B1' },
      ],
      next: { green: ['S01'] },
    });
    t.choose({ do: 'scavenge', deck: 'green' }, { do: 'play', card: 'GUN08' });
    t.pick({ do: 'survivor' });
    expect(t.asked?.prompt).toMatchObject({ who: 'FIR', granted: true });
    expect(t.refusal({ do: 'scavenge', deck: 'green' })).toMatch(/scavenge.done$/);
  });

  it('MAX-SCAV-03 on a tile of several colours the survivor chooses', () => {
    const t = alone({ is: 'FIR', at: 'B1' }, { map: row('Van', 'Military Base') });
    expect(t.offers({ do: 'scavenge', deck: 'red' })).toBe(true);
    expect(t.offers({ do: 'scavenge', deck: 'blue' })).toBe(true);
    expect(t.lists({ do: 'scavenge', deck: 'green' })).toBe(false);
  });

  it('MAX-SCAV-04 MAX-FAQ-02 an empty deck stays empty', () => {
    const t = alone(
      { is: 'FIR', at: 'B1' },
      { map: row('Van', 'T16'), decks: { green: ['S01'] }, discards: { scavenge: ['S02'] } },
    );
    t.choose({ do: 'scavenge', deck: 'green' });
    expect(t.state.scavenge.green).toEqual([]);
    t.choose({ do: 'draw' }, { do: 'draw' }, { do: 'draw' }).end();
    expect(t.refusal({ do: 'scavenge', deck: 'green' })).toBe('MAX-SCAV-04 scavenge.empty');
    expect(t.state.scavengeDiscard).toEqual(['S02']);
  });

  it('MAX-SCAV-05 MAX-RULING-29 a Free scavenge costs nothing and leaves the action of the tile', () => {
    const t = alone(
      { is: 'FIR' },
      { map: row('Van', { tile: 'T16', up: false }), next: { green: ['S01', 'S02'] } },
    );
    t.choose({ do: 'move', to: 'B1' });
    expect(t.hand('FIR')).toEqual(['S01']);
    expect(t.left).toBe(3);
    t.choose({ do: 'scavenge', deck: 'green' });
    expect(t.hand('FIR')).toEqual(['S01', 'S02']);
  });

  it('MAX-RULING-109 several are drawn one by one; from an empty deck nothing comes', () => {
    const t = alone(
      { is: 'FIR' },
      { map: row('Van', { tile: 'T16', up: false }), decks: { green: [] } },
    );
    t.choose({ do: 'move', to: 'B1' });
    expect(t.hand('FIR')).toEqual([]);
    expect(t.asked?.prompt.ask).toBe('action');
    const dark = alone(
      { is: 'HUN', hand: ['HUN13'] },
      { next: { red: ['S01', 'S02'], blue: ['S03'] } },
    );
    dark.choose(
      { do: 'play', card: 'HUN13' },
      { do: 'deck', deck: 'red' },
      { do: 'deck', deck: 'blue' },
    );
    dark.choose({ do: 'deck', deck: 'red' });
    expect(dark.state.looked.map(({ card }) => card.is)).toEqual(['S01', 'S03', 'S02']);
  });

  it('MAX-SCAV-06 MAX-FAQ-12 a card that draws lets one choose any deck, wherever one is', () => {
    const t = alone({ is: 'SUR', hand: ['SUR01'] }, { next: { blue: ['S21'] } });
    t.choose({ do: 'play', card: 'SUR01' });
    for (const deck of ['red', 'green', 'blue']) expect(t.offers({ do: 'deck', deck })).toBe(true);
    t.choose({ do: 'deck', deck: 'blue' });
    expect(t.hand('SUR')).toContain('S21');
  });

  it('MAX-RULING-108 cards looked at and not drawn are discarded openly', () => {
    const t = alone({ is: 'HUN', hand: ['HUN13'] }, { next: { red: ['S01', 'S02', 'S11'] } });
    t.choose({ do: 'play', card: 'HUN13' });
    for (let i = 0; i < 3; i++) t.choose({ do: 'deck', deck: 'red' });
    t.choose({ do: 'card', card: 'S02' }, { do: 'card', card: 'S11' });
    t.pick({ do: 'enough' });
    expect(t.hand('HUN')).toEqual(['S02', 'S11']);
    expect(t.state.scavengeDiscard).toEqual(['S01']);
  });

  it('MAX-RULING-119 one that the mission needs goes under its deck instead', () => {
    const t = alone(
      { is: 'VET', hand: ['VET09'] },
      { next: { green: ['S27', 'S27', 'S01'] } },
      { config: { mission: 4 } },
    );
    t.choose({ do: 'play', card: 'VET09' }, { do: 'deck', deck: 'green' });
    t.choose({ do: 'card', card: 'S01' });
    t.pick({ do: 'enough' });
    expect(t.state.scavengeDiscard).toEqual([]);
    expect(t.state.scavenge.green.at(-1)?.map(({ is }) => is)).toEqual(['S27']);
  });

  it('MAX-SCAV-07 MAX-PLAY-03 MAX-ENC-03 scavenge cards go to one common pile, survivor cards to their owner’s', () => {
    const t = alone({ is: 'FIR', hp: 10, hunger: 4, hand: ['S01', 'FIR03'] });
    t.choose({ do: 'play', card: 'S01' }, { do: 'play', card: 'FIR03' }).pick({ do: 'survivor' });
    expect(t.state.scavengeDiscard).toEqual(['S01']);
    expect(t.discard('FIR')).toEqual(['FIR03']);
  });

  it('MAX-SCAV-08 MAX-CONTENT-14 Fuel is equipped at once for nothing, or discarded', () => {
    const draw = (n: number) => {
      const t = alone({ is: 'FIR', at: 'B1' }, { map: row('Van', 'T02'), next: { red: ['S15'] } });
      return t.choose({ do: 'scavenge', deck: 'red' }, { do: 'option', n });
    };
    expect(draw(0).gear('FIR')).toEqual(['S15']);
    expect(draw(0).left).toBe(3);
    expect(draw(1).state.scavengeDiscard).toEqual(['S15']);
    expect(draw(1).hand('FIR')).toEqual([]);
  });

  it('MAX-SCAV-09 MAX-RULING-33 other gear goes to the hand and is played for an action', () => {
    const t = alone({ is: 'FIR', at: 'B1' }, { map: row('Van', 'T05'), next: { blue: ['S20'] } });
    t.choose({ do: 'scavenge', deck: 'blue' });
    expect(t.hand('FIR')).toEqual(['S20']);
    expect(t.gear('FIR')).toEqual([]);
    t.choose({ do: 'play', card: 'S20' });
    expect(t.left).toBe(2);
  });

  it('MAX-SCAV-10 MAX-RULING-74 only who eats is fed', () => {
    const t = situation({
      survivors: [
        { is: 'FIR', hunger: 4, hand: ['S02'] },
        { is: 'GUN', hunger: 4 },
      ],
    });
    t.choose({ do: 'play', card: 'S02' });
    expect(t.survivor('FIR').hunger).toBe(2);
    expect(t.survivor('GUN').hunger).toBe(4);
  });

  it('MAX-SCAV-11 an Ambush sends a monster and is discarded', () => {
    const t = alone(
      { is: 'FIR', at: 'B1' },
      { map: row('Van', 'T16'), next: { green: ['S17'], monsters: ['Z04'] } },
    );
    t.choose({ do: 'scavenge', deck: 'green' });
    expect(t.engaged('FIR')).toEqual(['Z04']);
    expect(t.state.scavengeDiscard).toEqual(['S17']);
    expect(t.hand('FIR')).toEqual([]);
  });

  it('MAX-SCAV-12 Empty-handed gives nothing', () => {
    const t = alone({ is: 'FIR', at: 'B1' }, { map: row('Van', 'T16'), next: { green: ['S18'] } });
    t.choose({ do: 'scavenge', deck: 'green' });
    expect(t.hand('FIR')).toEqual([]);
    expect(t.state.scavengeDiscard).toEqual(['S18']);
  });

  it('MAX-RULING-129 Fuel may be recovered with a full hand', () => {
    const hand = [
      'MEC01',
      'MEC01',
      'MEC01',
      'MEC02',
      'MEC02',
      'MEC03',
      'MEC03',
      'MEC03',
      'MEC04',
      'MEC04',
    ];
    const t = alone({ is: 'MEC', hand }, { discards: { scavenge: ['S15', 'S20'] } });
    t.choose({ do: 'ability', character: 'MEC' });
    expect(t.offers({ do: 'card', card: 'S20' })).toBe(false);
    t.pick({ do: 'card', card: 'S15' });
    expect(t.gear('MEC')).toEqual(['S15']);
  });
});
