import { describe, expect, it } from 'vitest';
import type { Config } from '../../rules/config.ts';
import type { Situation } from '../situation.ts';
import { FIELD, fight } from './fight.ts';
import { deep, revengeOf, settlers, spaceOf } from './table.ts';

const at = (hex: number, dangerous = false) => ({ hex, dangerous });
const tracks = { 0: ['7-17'] };

/** Seat 0 sends Infantry against what is in the field. */
function raid(words: object = {}, config: Partial<Config> = {}): Situation {
  const t = settlers({ tracks, players: [{ units: { infantry: 1 } }], ...words }, config);
  return t.choose(
    { do: 'box', box: 'attack' },
    { do: 'join', unit: 'infantry' },
    { do: 'attack', hex: FIELD },
  );
}

describe('Spawn tiles', () => {
  it('REV-SPAWN-01 REV-SPAWN-02 REV-FIT-10 any Unit takes an unoccupied one, without a card, damage or loss', () => {
    const t = raid({ revenge: { spawns: [at(FIELD)], hand: ['ghasts'] } });
    expect(revengeOf(t).spawns).toEqual([]);
    expect(t.told('card.turned')).toEqual([]);
    expect(t.told('sanity.lost')).toEqual([]);
    expect(t.player(0).barracks.infantry).toBe(1);
    expect(spaceOf(t, 0)).toBe(11);
    expect(t.asked?.step).not.toBe('combat-cards');
  });

  it('REV-SPAWN-01 REV-SPAWN-02 reach and way are those of any Attack', () => {
    const t = settlers({
      tracks,
      players: [{ units: { infantry: 1 } }],
      revenge: { spawns: [at(28), at(FIELD)] },
    });
    t.choose({ do: 'box', box: 'attack' }, { do: 'join', unit: 'infantry' });
    expect(t.refused({ do: 'attack', hex: 28 }).why).toBe('attack.tooFar');
    expect(t.offers({ do: 'attack', hex: FIELD })).toBe(true);
  });

  it('REV-SPAWN-03 REV-SPAWN-14 REV-SCORE-08 what is removed is kept, for 1 VP at the end', () => {
    const t = raid({ revenge: { spawns: [at(FIELD)] } });
    expect(revengeOf(t).collected[0]).toBe(1);
    expect(revengeOf(t).spawnSupply).toBe(25);
    const end = deep({ time: { 0: 53, 1: 53, oldOnes: 52 }, revenge: { collected: { 0: 3 } } });
    end.choose({ do: 'move' });
    const line = end
      .result()
      .sides.find((side) => side.seat === 0)
      ?.lines.find((held) => held.line === 'spawns');
    expect(line).toMatchObject({ points: 3, count: 3 });
  });

  const victory = {
    army: { infantry: 1 },
    cards: [{ hits: ['infantry'] }, { hits: ['infantry'] }],
  } as const;

  it('REV-SPAWN-04 REV-FIT-24 the last Old One takes its Spawn tile along to whoever killed it', () => {
    const t = fight({
      ...victory,
      foes: [{ tile: 'L1-06', damage: { 0: 1 } }],
      revenge: { spawns: [at(FIELD)] },
    });
    t.until('old-ones-action');
    expect(t.player(0).claimed).toEqual(['L1-06']);
    expect(revengeOf(t).collected[0]).toBe(1);
    expect(revengeOf(t).spawns).toEqual([]);
  });

  it('REV-SPAWN-05 with another Old One there the Spawn tile stays', () => {
    const t = fight({
      ...victory,
      foes: [
        { tile: 'L1-06', damage: { 0: 1 } },
        { tile: 'L1-09', damage: {} },
      ],
      revenge: { spawns: [at(FIELD)] },
    });
    t.until('withdrawal').choose({ do: 'withdraw', part: 'all' });
    expect(t.player(0).claimed).toEqual(['L1-06']);
    expect(revengeOf(t).spawns).toEqual([at(FIELD)]);
  });

  it('REV-SPAWN-06 REV-SPAWN-14 REV-RULING-31 a shared kill: a token each, and the Spawn tile goes back', () => {
    const t = fight({
      ...victory,
      foes: [{ tile: 'L1-06', damage: { 1: 1 } }],
      revenge: { spawns: [at(FIELD)] },
    });
    t.until('old-ones-action');
    expect(t.player(0).claimed).toEqual([]);
    expect([t.player(0).tokens, t.player(1).tokens].map((vp) => vp > 0)).toEqual([true, true]);
    expect(revengeOf(t).spawns).toEqual([]);
    expect(revengeOf(t).collected).toEqual([0, 0, 0]);
    expect(revengeOf(t).spawnSupply).toBe(26);
  });

  it('REV-SPAWN-07 REV-FIT-10 an Attack that meets a Kangaroo is over, and the Spawn tile is still there', () => {
    const t = raid({ oldOnes: [{ hex: FIELD, tile: 'L1-12' }], revenge: { spawns: [at(FIELD)] } });
    expect(t.state.tiles).toEqual([]);
    expect(revengeOf(t).spawns).toEqual([at(FIELD)]);
    expect(t.told('combat.nothing')).toHaveLength(1);
  });

  it('REV-SPAWN-07 REV-PERS-05 Agent Davies turns up tiles on Spawn tiles, which stay', () => {
    const t = settlers({
      oldOnes: [
        { hex: 28, tile: 'L1-12' },
        { hex: 29, tile: 'L2-01' },
      ],
      players: [{ personalities: ['davies'] }],
      revenge: { spawns: [at(28), at(29)] },
    });
    t.choose({ do: 'play', personality: 'davies' }, { hex: 28 }, { hex: 29 });
    expect(t.state.tiles.map(({ hex, faceUp }) => [hex, faceUp])).toEqual([[29, true]]);
    expect(revengeOf(t).spawns).toHaveLength(2);
  });

  it('REV-SPAWN-08 REV-FIT-05 REV-MYTH-15 no track into its hex, whichever side is up and whoever is on it', () => {
    for (const dangerous of [false, true]) {
      const t = settlers({ tracks, revenge: { spawns: [at(FIELD, dangerous)] } });
      t.choose({ do: 'box', box: 'rail-any' });
      expect(t.refused({ edge: '17-27' })).toMatchObject({
        rule: 'REV-SPAWN-08',
        why: 'rail.spawn',
      });
    }
  });

  it('REV-SPAWN-09 an Old One that walks off leaves it unoccupied', () => {
    const t = deep({
      oldOnes: [{ hex: 28, tile: 'L1-06', faceUp: true }],
      revenge: { spawns: [at(28)], hand: ['hastur'] },
    });
    t.choose({ do: 'mythos', card: 'hastur' }, { type: 'zombie' });
    while (t.asked?.step === 'way') t.choose({ hex: (t.choices[0] as { hex: number }).hex });
    expect(t.state.tiles[0]?.hex).not.toBe(28);
    expect(revengeOf(t).spawns).toEqual([at(28)]);
  });

  it('REV-SPAWN-11 REV-PERS-11 Desta Danger wins her user the Spawn tile under a Temple', () => {
    const t = settlers({
      oldOnes: [{ hex: 28, tile: 'L1-09', faceUp: true }],
      players: [{ personalities: ['danger'] }],
      revenge: { spawns: [at(28)] },
    });
    t.choose({ do: 'play', personality: 'danger' });
    if (t.asked?.step === 'danger') t.choose({ do: 'raze', tile: 'L1-09' });
    expect(revengeOf(t).collected[0]).toBe(1);
    expect(revengeOf(t).spawns).toEqual([]);
  });

  it('REV-SPAWN-12 REV-RULING-03 it blocks no line and no way', () => {
    const t = settlers({
      tracks: { 0: ['7-17', '17-27', '27-28'] },
      oldOnes: [{ hex: 29, tile: 'L1-06', faceUp: true }],
      players: [{ units: { infantry: 1 } }],
      revenge: { spawns: [at(FIELD)] },
    });
    t.choose({ do: 'box', box: 'attack' }, { do: 'join', unit: 'infantry' });
    expect(t.offers({ do: 'attack', hex: 29 })).toBe(true);
  });

  it('REV-SPAWN-12 Mad Johnson does not count it', () => {
    const end = deep({
      time: { 0: 53, 1: 53, oldOnes: 52 },
      players: [{ personalities: ['johnson'], claimed: ['L1-02'] }],
      revenge: { collected: { 0: 3 } },
    });
    end.choose({ do: 'move' });
    const lines = end.result().sides.find((side) => side.seat === 0)?.lines ?? [];
    expect(lines.find((line) => line.line === 'personality')).toMatchObject({ points: 1 });
  });

  it('REV-SPAWN-13 REV-FIT-07 no Farm in its hex', () => {
    const t = settlers({ tracks: { 0: ['7-17', '17-27'] }, revenge: { spawns: [at(FIELD)] } });
    t.choose({ do: 'box', box: 'farm' });
    expect(t.refused({ hex: FIELD, type: 'sheep' })).toMatchObject({
      rule: 'REV-SPAWN-13',
      why: 'farm.spawn',
    });
  });

  it('REV-PERS-19 REV-RULING-10 REV-RULING-58 the Outback Group wins the Spawn tile, too', () => {
    const t = settlers({
      oldOnes: [{ hex: 28, tile: 'L1-06', faceUp: true }],
      players: [{ personalities: ['outback-group'] }],
      revenge: { spawns: [at(28)] },
    });
    t.choose({ do: 'play', personality: 'outback-group' });
    if (t.asked?.step === 'outback-group') t.choose({ do: 'bombard', tile: 'L1-06' });
    expect(t.player(0).claimed).toEqual(['L1-06']);
    expect(revengeOf(t).collected[0]).toBe(1);
  });
});

describe('Heroic', () => {
  const heroic = { strength: 'heroic' } as const;

  it('REV-DIFF-04 REV-DIFF-05 REV-DIFF-06 REV-DIFF-11 REV-COMBAT-06 an unoccupied Spawn tile fights like a Zombie of 2, and cards may be played', () => {
    const t = raid({ revenge: { spawns: [at(FIELD)], hand: ['ghasts'] } }, heroic);
    expect(t.state.combat).not.toBeNull();
    expect(t.asked?.step).toBe('combat-cards');
    expect(revengeOf(t).spawns).toHaveLength(1);
    expect(t.offers({ do: 'withdraw' })).toBe(false);
  });

  it('REV-DIFF-06 REV-DIFF-07 two damage remove it, three where it is Dangerous; it is worth 1 VP and no more', () => {
    for (const [dangerous, cards] of [
      [false, 2],
      [true, 3],
    ] as const) {
      const t = heroicRaid(dangerous);
      let turned = 0;
      while (t.state.combat) {
        turned += t.told('card.turned').length;
        const stay = t.choices.find((choice) => choice.do === 'stay' || choice.do === 'done');
        t.choose((stay ?? t.choices[0]) as { do: string });
      }
      turned += t.told('card.turned').length;
      expect(turned).toBe(cards);
      expect(revengeOf(t).collected[0]).toBe(1);
      expect(t.player(0).claimed).toEqual([]);
      expect(t.state.tiles).toEqual([]);
    }
  });

  it('REV-DIFF-08 with an Old One on it, it does not fight and goes along', () => {
    const t = fight({
      army: { infantry: 1 },
      foes: [{ tile: 'L1-06', damage: { 0: 1 } }],
      cards: [{ hits: ['infantry'] }],
      revenge: { spawns: [at(FIELD)] },
      config: heroic,
    });
    t.until('old-ones-action');
    expect(revengeOf(t).collected[0]).toBe(1);
  });

  it('REV-DIFF-11 an Attack that finds only Kangaroos ends without that combat', () => {
    const t = raid(
      { oldOnes: [{ hex: FIELD, tile: 'L1-12' }], revenge: { spawns: [at(FIELD)] } },
      heroic,
    );
    expect(t.state.combat).toBeNull();
    expect(revengeOf(t).spawns).toHaveLength(1);
  });

  function heroicRaid(dangerous: boolean): Situation {
    return fight({
      army: { infantry: 1 },
      foes: [],
      cards: Array.from({ length: 4 }, () => ({ hits: ['infantry'] as const })),
      revenge: { spawns: [at(FIELD, dangerous)] },
      config: heroic,
    });
  }
});
