import { describe, expect, it } from 'vitest';
import { alone, row, situation } from './situation.ts';

describe('phase 3: actions', () => {
  it('MAX-ACT-01 MAX-RULING-40 four actions, no fewer while one is possible', () => {
    const t = alone({ is: 'FIR' }, { map: row('Van', 'T16') });
    for (let left = 4; left > 0; left--) {
      expect(t.left).toBe(left);
      expect(t.refusal({ do: 'end' })).toBe('MAX-ACT-01 act.left');
      t.choose({ do: 'draw' });
    }
    expect(t.offers({ do: 'draw' })).toBe(false);
    expect(t.offers({ do: 'end' })).toBe(true);
    // On an island anything else that can be done still has to be done.
    expect(alone({ is: 'HUN' }).refusal({ do: 'end' })).toBe('MAX-ACT-01 act.left');
    const parts = alone({ is: 'HUN', deck: [], hand: ['S16'] }, {}, { config: { mission: 6 } });
    expect(parts.refusal({ do: 'end' })).toBe('MAX-ACT-01 act.left');
    // Alone on the only tile, with nothing to do, the actions are lost.
    const stuck = alone({ is: 'HUN', deck: [] });
    expect(stuck.offers({ do: 'end' })).toBe(true);
  });

  it('MAX-ACT-02 MAX-MOVE-02 to move costs an action', () => {
    const t = alone({ is: 'FIR' }, { map: row('Van', 'T16') });
    t.choose({ do: 'move', to: 'B1' });
    expect(t.at('FIR')).toBe('B1');
    expect(t.left).toBe(3);
  });

  it('MAX-ACT-03 to draw costs an action', () => {
    const t = alone({ is: 'FIR', next: ['FIR13'] });
    t.choose({ do: 'draw' });
    expect(t.hand('FIR')).toEqual(['FIR13']);
    expect(t.left).toBe(3);
  });

  it('MAX-ACT-04 MAX-PLAY-01 MAX-PLAY-02 to play an Instant or Gear costs an action', () => {
    const t = alone({ is: 'FIR', hp: 20, hand: ['FIR03', 'FIR13', 'S02', 'S20'], hunger: 3 });
    t.choose({ do: 'play', card: 'FIR03' }).pick({ do: 'survivor' });
    expect(t.hp('FIR')).toBe(24);
    t.choose({ do: 'play', card: 'FIR13' }, { do: 'play', card: 'S02' });
    expect(t.survivor('FIR').hunger).toBe(1);
    expect(t.left).toBe(1);
    t.choose({ do: 'play', card: 'S20' });
    expect(t.gear('FIR')).toEqual(['FIR13', 'S20']);
  });

  it('MAX-ACT-05 MAX-KEY-01 to use gear, an ability or a tile costs an action', () => {
    const t = alone(
      { is: 'FIR', gear: ['FIR13'], monsters: ['Z04'], at: 'B1' },
      { map: row('Van', 'T24', 'T25') },
    );
    t.choose({ do: 'use', gear: 1 }).pick({ do: 'monster' });
    t.choose({ do: 'ability', character: 'FIR' }).pick({ do: 'monster' });
    expect(t.monster('Z04').hp).toBe(2);
    t.choose({ do: 'site', tile: 'B1' }).pick({ do: 'tile' });
    expect(t.at('FIR')).toBe('C1');
    expect(t.left).toBe(1);
  });

  it('MAX-ACT-07 effects add actions and take them away', () => {
    const t = alone({ is: 'GUN', hand: ['GUN02'] }, { map: row('Van', 'Prison') });
    t.choose({ do: 'play', card: 'GUN02' });
    expect(t.left).toBe(5);
    t.choose({ do: 'move', to: 'B1' });
    expect(t.left).toBe(3);
  });

  it('MAX-RULING-84 out of turn they bear on the actions just given, and nothing goes below 0', () => {
    const t = situation({
      map: row('Van', 'Prison'),
      survivors: [{ is: 'GUN', hand: ['GUN08'] }, { is: 'FIR' }],
    });
    t.choose({ do: 'play', card: 'GUN08' }).pick({ do: 'survivor' });
    expect(t.asked?.prompt).toMatchObject({ ask: 'action', who: 'FIR', granted: true });
    t.choose({ do: 'move', to: 'B1' });
    expect(t.asked?.prompt).toMatchObject({ ask: 'action', who: 'GUN', left: 3 });
  });

  it('MAX-RULING-127 an action gained after the actions were ended may be used', () => {
    const t = alone(
      { is: 'FIR', gear: ['FIR11'] },
      { map: row('Van', { tile: 'Prison', up: false }) },
    );
    t.choose({ do: 'move', to: 'B1' });
    expect(t.left).toBe(0);
    t.choose({ do: 'free', gear: 1 });
    expect(t.left).toBe(1);
    expect(t.offers({ do: 'draw' })).toBe(true);
  });

  it('MAX-RULING-63 MAX-RULING-110 a given action is an action and nothing else, and may be declined', () => {
    const t = situation({
      map: row('Van', 'T16'),
      survivors: [
        { is: 'GUN', hand: ['GUN08'] },
        { is: 'HUN', hand: ['HUN01', 'HUN02'], gear: ['HUN03', 'S15'], monsters: ['Z01'] },
      ],
    });
    t.choose({ do: 'play', card: 'GUN08' }).pick({ do: 'survivor' });
    expect(t.asked).toMatchObject({ seat: 1, prompt: { who: 'HUN', granted: true, left: 1 } });
    for (const free of ['swap', 'spend', 'deliver', 'trade', 'pickUp'])
      expect(t.choices.some((choice) => choice.do === free)).toBe(false);
    expect(t.offers({ do: 'move', to: 'B1' })).toBe(true);
    t.choose({ do: 'pass' });
    expect(t.asked).toMatchObject({ seat: 0, prompt: { who: 'GUN', left: 3 } });
    expect(t.at('HUN')).toBe('A1');
  });
});

describe('free actions', () => {
  it('MAX-FREE-01 two survivor cards for one, once per turn, never scavenge cards', () => {
    const t = alone({ is: 'FIR', hand: ['FIR01', 'FIR02', 'S01', 'S02'], next: ['FIR13'] });
    t.choose({ do: 'swap' });
    expect(t.lists({ do: 'discard', card: 'S01' })).toBe(false);
    t.choose({ do: 'discard', card: 'FIR01' }, { do: 'discard', card: 'FIR02' });
    expect(t.hand('FIR')).toEqual(['FIR13', 'S01', 'S02']);
    expect(t.discard('FIR').sort()).toEqual(['FIR01', 'FIR02']);
    expect(t.left).toBe(4);
    expect(t.refusal({ do: 'swap' })).toBe('MAX-FREE-01 swap.done');
    const poor = alone({ is: 'FIR', hand: ['FIR01', 'S01', 'S02'] });
    expect(poor.refusal({ do: 'swap' })).toBe('MAX-FREE-01 swap.cards');
  });

  it('MAX-FREE-03 equipped Fuel is delivered to the Van for nothing, as often as one likes', () => {
    const t = alone({ is: 'FIR', gear: ['S15', 'S15'] });
    t.choose({ do: 'deliver', card: 'S15' }, { do: 'deliver', card: 'S15' });
    expect(t.tile('A1').fuel).toBe(2);
    expect(t.gear('FIR')).toEqual([]);
    expect(t.left).toBe(4);
    const away = alone({ is: 'FIR', gear: ['S15'], at: 'B1' }, { map: row('Van', 'T16') });
    expect(away.lists({ do: 'deliver', card: 'S15' })).toBe(false);
  });

  it('MAX-FREE-04 MAX-KEY-10 a Discard effect costs the card and no action', () => {
    const t = alone({ is: 'HUN', gear: ['HUN03'], monsters: ['Z04'] });
    t.choose({ do: 'spend', gear: 1 }).pick({ do: 'monster' });
    expect(t.monster('Z04').hp).toBe(4);
    expect(t.discard('HUN')).toEqual(['HUN03']);
    expect(t.left).toBe(4);
  });

  it('MAX-RULING-62 Discard effects are for one’s own actions', () => {
    const t = situation({
      survivors: [
        { is: 'FIR', monsters: ['Z04'] },
        { is: 'HUN', gear: ['HUN03'] },
      ],
    });
    expect(t.choices.some((choice) => choice.do === 'spend')).toBe(false);
    t.choose({ do: 'draw' }, { do: 'draw' }, { do: 'draw' }, { do: 'draw' }).end();
    expect(t.offers({ do: 'spend' })).toBe(true);
  });

  it('MAX-RULING-92 a gear for free serves five times in a turn', () => {
    const t = alone({ is: 'FIR', gear: ['FIR11'], hand: ['S05', 'S05'].slice(0, 1) });
    for (let i = 0; i < 4; i++) t.choose({ do: 'free', gear: 1 });
    t.choose({ do: 'play', card: 'S05' });
    expect(t.survivor('FIR').hunger).toBe(1);
    t.choose({ do: 'free', gear: 1 });
    expect(t.refusal({ do: 'free', gear: 1 })).toBe('MAX-RULING-92 use.limit');
    expect(t.survivor('FIR').hunger).toBe(2);
    expect(t.left).toBe(4 + 5 - 1);
  });

  it('MAX-FREE-05 free actions come before, between and after the actions, and in phase 3 only', () => {
    const t = alone({ is: 'FIR', hand: ['FIR01', 'FIR02'] }, { actions: 0 });
    expect(t.offers({ do: 'swap' })).toBe(true);
    const before = alone({ is: 'FIR', hand: ['FIR01', 'FIR02'] });
    expect(before.offers({ do: 'swap' })).toBe(true);
  });

  it('MAX-FREE-06 MAX-DEATH-04 MAX-RULING-26 what lies on the tile is picked up for nothing; Fuel is equipped at once', () => {
    const t = alone({ is: 'FIR' }, { map: row({ tile: 'Van', dropped: ['S15', 'S02'] }, 'T16') });
    t.choose({ do: 'pickUp', card: 'S15' }, { do: 'pickUp', card: 'S02' });
    expect(t.gear('FIR')).toEqual(['S15']);
    expect(t.hand('FIR')).toEqual(['S02']);
    expect(t.tile('A1').dropped).toEqual([]);
    expect(t.left).toBe(4);
  });

  it('MAX-FREE-07 nothing is delivered that the mission does not need any more', () => {
    const t = alone({ is: 'FIR', gear: ['S15'] }, { map: row({ tile: 'Van', fuel: 4 }) });
    expect(t.refusal({ do: 'deliver', card: 'S15' })).toBe('MAX-FREE-07 deliver.enough');
  });

  it('MAX-ACT-05 MAX-MISSION-10 a delivery that the mission wants an action for takes one', () => {
    const fallout = (actions: number) =>
      alone(
        { is: 'FIR', hand: ['S16', 'FIR01', 'FIR02'] },
        { actions },
        { config: { mission: 6 } },
      );
    const t = fallout(2);
    t.choose({ do: 'deliver', card: 'S16' });
    expect(t.left).toBe(1);
    expect(t.state.mission.delivered).toContain(1);
    expect(fallout(0).refusal({ do: 'deliver', card: 'S16' })).toBe('MAX-ACT-05 act.none');
  });

  it('MAX-RULING-26 MAX-RULING-11 nothing is picked up into a full hand but Fuel', () => {
    const hand = [
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
    const t = alone(
      { is: 'FIR', hand },
      { map: row({ tile: 'Van', dropped: ['S15', 'S02'] }, 'T16') },
    );
    expect(t.refusal({ do: 'pickUp', card: 'S02' })).toBe('MAX-RULING-26 pick.full');
    t.choose({ do: 'pickUp', card: 'S15' });
    expect(t.gear('FIR')).toEqual(['S15']);
  });
});
