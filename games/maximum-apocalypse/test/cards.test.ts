import { describe, expect, it } from 'vitest';
import { alone, row, situation } from './situation.ts';

describe('playing cards', () => {
  it('MAX-PLAY-03 MAX-PLAY-05 an Instant is out of the hand while it works and on its pile afterwards', () => {
    const t = alone(
      { is: 'SUR', hand: ['SUR01'], next: ['SUR02', 'SUR04'] },
      { next: { red: ['S01'] } },
    );
    t.choose({ do: 'play', card: 'SUR01' });
    expect(t.hand('SUR')).not.toContain('SUR01');
    expect(t.discard('SUR')).toEqual([]);
    t.choose({ do: 'deck', deck: 'red' });
    expect(t.discard('SUR')).toEqual(['SUR01']);
    expect(t.hand('SUR')).toEqual(['S01', 'SUR02', 'SUR04']);
  });

  it('MAX-PLAY-04 a card without its condition or without a target cannot be played', () => {
    const t = alone({ is: 'HUN', hand: ['HUN02', 'HUN09', 'S02', 'S06', 'S14'] });
    expect(t.refusal({ do: 'play', card: 'HUN02' })).toBe('MAX-PLAY-04 play.condition');
    expect(t.refusal({ do: 'play', card: 'HUN09' })).toBe('MAX-PLAY-04 play.impossible');
    expect(t.refusal({ do: 'play', card: 'S02' })).toBe('MAX-PLAY-04 play.impossible');
    expect(t.refusal({ do: 'play', card: 'S06' })).toBe('MAX-PLAY-04 play.impossible');
    expect(t.refusal({ do: 'play', card: 'S14' })).toBe('MAX-PLAY-04 play.impossible');
  });

  it('MAX-RULING-105 hit points may be paid even if that kills; the rest is done as far as possible', () => {
    const t = alone({ is: 'HUN', hp: 3, gear: ['HUN12'], monsters: ['Z04'] });
    t.choose({ do: 'spend', gear: 1 }).pick({ do: 'monster' });
    expect(t.body('HUN').dead).toBe(true);
  });
});

describe('gear', () => {
  it('MAX-GEAR-01 gear stays in play', () => {
    const t = alone({ is: 'FIR', hand: ['FIR13'], monsters: ['Z04'] });
    t.choose({ do: 'play', card: 'FIR13' });
    t.choose({ do: 'use', gear: t.held('FIR', 'FIR13').no }).pick({ do: 'monster' });
    expect(t.gear('FIR')).toEqual(['FIR13']);
    expect(t.discard('FIR')).toEqual([]);
  });

  it('MAX-GEAR-02 MAX-GEAR-03 MAX-FAQ-05 MAX-FAQ-06 no second copy in play but of Fuel; it waits in the hand', () => {
    const t = alone(
      { is: 'FIR', at: 'B1', gear: ['FIR13', 'S15'], hand: ['FIR13'] },
      {
        map: row('Van', 'T02'),
        next: { red: ['S15'] },
      },
    );
    expect(t.refusal({ do: 'play', card: 'FIR13' })).toBe('MAX-GEAR-02 play.copy');
    expect(t.hand('FIR')).toEqual(['FIR13']);
    t.choose({ do: 'scavenge', deck: 'red' }, { do: 'option', n: 0 });
    expect(t.gear('FIR')).toEqual(['FIR13', 'S15', 'S15']);
    const after = alone({ is: 'FIR', hand: ['FIR13'] });
    expect(after.offers({ do: 'play', card: 'FIR13' })).toBe(true);
  });

  it('MAX-RULING-32 the name decides: one Pistol, from whatever deck', () => {
    const t = alone({ is: 'MEC', gear: ['MEC09'], hand: ['S19'] });
    expect(t.refusal({ do: 'play', card: 'S19' })).toBe('MAX-GEAR-02 play.copy');
  });

  it('MAX-GEAR-04 MAX-KEY-15 MAX-KEY-19 it works only in play: passive, when equipped, as an action', () => {
    const t = alone({ is: 'GUN', hp: 20, hand: ['GUN12'], gear: ['GUN10'], monsters: ['Z04'] });
    const shot = t.held('GUN', 'GUN10').no;
    t.choose({ do: 'use', gear: shot }).pick({ do: 'monster' });
    expect(t.monster('Z04').hp).toBe(6);
    t.choose({ do: 'play', card: 'GUN12' });
    expect(t.hp('GUN')).toBe(23);
    t.choose({ do: 'use', gear: shot }).pick({ do: 'monster' });
    expect(t.monster('Z04').hp).toBe(3);
  });

  it('MAX-GEAR-05 gear put into play by an effect is loaded, acts and weighs; only given on, it keeps its tokens', () => {
    const t = situation({
      survivors: [
        { is: 'HUN', hand: ['HUN11'] },
        { is: 'GUN', hp: 20, gear: ['GUN14', 'GUN10', 'S20'] },
      ],
      discards: { scavenge: ['S19', 'S20'] },
    });
    t.choose({ do: 'play', card: 'HUN11' });
    t.pick({ do: 'card', card: 'S19' }, { do: 'survivor', survivor: 'GUN' });
    expect(t.held('GUN', 'S19').charges).toBe(4);
    expect(t.asked).toMatchObject({ seat: 1, prompt: { ask: 'burden', total: 5, limit: 4 } });
    const given = situation({
      survivors: [
        { is: 'MEC', hand: ['MEC11'], gear: [{ card: 'MEC09', charges: 1 }] },
        { is: 'FIR' },
      ],
    });
    given.choose({ do: 'play', card: 'MEC11' }).pick({ do: 'survivor' }, { do: 'gear' });
    expect(given.held('FIR', 'MEC09').charges).toBe(1);
  });

  it('MAX-GEAR-06 a survivor card goes to the pile of its own deck, whoever holds it', () => {
    const t = situation({
      map: row('Van', { tile: 'T11' }),
      survivors: [{ is: 'FIR', gear: ['MEC09'] }, { is: 'MEC' }],
    });
    t.choose({ do: 'move', to: 'B1' }, { do: 'option', n: 0 });
    t.pick({ do: 'drop' });
    expect(t.discard('MEC')).toEqual(['MEC09']);
    expect(t.discard('FIR')).toEqual([]);
  });
});

describe('ammo and fuel', () => {
  it('MAX-AMMO-01 MAX-AMMO-02 gear comes loaded and each use takes a token', () => {
    const t = alone({ is: 'GUN', hand: ['GUN13'], monsters: ['Z06'] });
    t.choose({ do: 'play', card: 'GUN13' });
    expect(t.held('GUN', 'GUN13').charges).toBe(6);
    t.choose({ do: 'use', gear: t.held('GUN', 'GUN13').no }).pick({ do: 'monster' }, { do: 'no' });
    expect(t.held('GUN', 'GUN13').charges).toBe(5);
  });

  it('MAX-AMMO-03 MAX-AMMO-04 MAX-AMMO-06 without a token it waits for a reload, which never exceeds the print', () => {
    const t = alone({
      is: 'GUN',
      gear: [{ card: 'GUN10', charges: 0 }],
      hand: ['S07', 'S09'],
      monsters: ['Z04'],
    });
    expect(t.refusal({ do: 'use', gear: 1 })).toBe('MAX-AMMO-03 use.charges');
    t.choose({ do: 'play', card: 'S07' }).pick({ do: 'gear' });
    expect(t.held('GUN', 'GUN10').charges).toBe(3);
    t.choose({ do: 'play', card: 'S09' }).pick({ do: 'gear' });
    expect(t.held('GUN', 'GUN10').charges).toBe(4);
  });

  it('MAX-AMMO-05 MAX-RULING-28 an equipped Fuel card fills fuel gear for an action and leaves the game', () => {
    const t = alone({ is: 'FIR', gear: [{ card: 'FIR02', charges: 0 }, 'S15'] });
    t.choose({ do: 'use', gear: 2 }).pick({ do: 'gear' });
    expect(t.held('FIR', 'FIR02').charges).toBe(2);
    expect(t.gear('FIR')).toEqual(['FIR02']);
    expect(t.state.scavengeDiscard).toEqual([]);
    expect(t.left).toBe(3);
  });

  it('MAX-RULING-117 Hollow Points add to each shot paid with them; after the last the gear is discarded', () => {
    const t = alone({
      is: 'GUN',
      gear: [{ card: 'GUN10', charges: 2, hollow: 2 }],
      monsters: ['Z06'],
    });
    t.choose({ do: 'use', gear: 1 }).pick({ do: 'monster' });
    expect(t.monster('Z06').hp).toBe(8);
    expect(t.gear('GUN')).toEqual(['GUN10']);
    t.choose({ do: 'use', gear: 1 }).pick({ do: 'monster' });
    expect(t.monster('Z06').hp).toBe(4);
    expect(t.gear('GUN')).toEqual([]);
    const reloaded = alone({
      is: 'GUN',
      gear: [{ card: 'GUN10', charges: 2, hollow: 2 }],
      hand: ['S06'],
    });
    reloaded.choose({ do: 'play', card: 'S06' }).pick({ do: 'gear' });
    expect(reloaded.held('GUN', 'GUN10')).toMatchObject({ charges: 2, hollow: 0 });
  });

  it('MAX-RULING-35 MAX-EX-03 Colt and Fuel weigh 1 each', () => {
    const t = alone({ is: 'GUN' });
    expect(t.g.content.card('GUN10').enc + t.g.content.card('S15').enc).toBe(2);
  });
});

describe('encumbrance', () => {
  it('MAX-ENC-01 MAX-ENC-02 MAX-ENC-03 MAX-RULING-34 above 4 the owner discards gear, any of it, until it fits', () => {
    const t = alone({ is: 'FIR', gear: ['FIR13', 'FIR07', 'S20'], hand: ['FIR01'] });
    t.choose({ do: 'play', card: 'FIR01' });
    expect(t.asked?.prompt).toMatchObject({ ask: 'burden', total: 5, limit: 4 });
    expect(t.choices).toHaveLength(4);
    t.choose({ do: 'drop', gear: t.held('FIR', 'S20').no });
    expect(t.gear('FIR')).toEqual(['FIR13', 'FIR07', 'FIR01']);
    expect(t.state.scavengeDiscard).toEqual(['S20']);
    expect(t.asked?.prompt.ask).toBe('action');
  });

  it('MAX-RULING-34 a Discard effect does not happen by it', () => {
    const t = alone({
      is: 'HUN',
      gear: ['HUN03', 'HUN06', 'HUN07'],
      hand: ['HUN04'],
      monsters: ['Z04'],
    });
    t.choose({ do: 'play', card: 'HUN04' }, { do: 'drop', gear: 1 });
    expect(t.monster('Z04').hp).toBe(8);
  });

  it('MAX-ENC-04 the limit is checked when it falls, too', () => {
    const t = alone(
      { is: 'HUN', gear: ['HUN01', 'HUN07', 'HUN04', 'HUN06', 'HUN03'] },
      { map: row('Van', 'T11') },
    );
    t.choose({ do: 'move', to: 'B1' }, { do: 'option', n: 0 }, { do: 'drop', gear: 1 });
    expect(t.asked?.prompt).toMatchObject({ ask: 'burden', total: 5, limit: 4 });
  });
});
