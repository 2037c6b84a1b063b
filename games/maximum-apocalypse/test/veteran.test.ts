import { describe, expect, it } from 'vitest';
import { alone, row, situation } from './situation.ts';

describe('the Veteran and the Dog', () => {
  it('MAX-VET-01 MAX-RULING-90 two with hit points, one for everything else', () => {
    const t = situation({
      map: row('Van', { tile: 'Graveyard', up: false }),
      survivors: [{ is: 'FIR' }, { is: 'VET' }],
      next: { monsters: ['Z01', 'Z03', 'Z04'] },
    });
    t.choose({ do: 'move', to: 'B1' });
    expect(t.engaged('VET')).toHaveLength(1);
    expect(t.state.survivors).toHaveLength(2);
    expect(t.state.packs).toHaveLength(2);
  });

  it('MAX-VET-02 MAX-VET-03 MAX-RULING-58 MAX-EX-17 attackers of one target are shared evenly, as the player likes', () => {
    const t = alone({ is: 'VET', monsters: ['Z03', 'Z04'] }, { actions: 0 });
    t.end().pick({ do: 'monster', monster: t.monster('Z03').no });
    expect(t.asked?.prompt.ask).toBe('victim');
    t.choose({ do: 'character', character: 'DOG' });
    if (t.asked?.prompt.ask === 'victim') {
      expect(t.refusal({ do: 'character', character: 'DOG' })).toBe('MAX-VET-03 share.even');
      t.choose({ do: 'character', character: 'VET' });
    }
    expect([t.hp('VET'), t.hp('DOG')]).toEqual([18, 8]);
  });

  it('MAX-VET-04 a monster with a range hits both', () => {
    const t = alone({ is: 'VET', monsters: ['Z05'] }, { actions: 0 });
    t.end();
    expect([t.hp('VET'), t.hp('DOG')]).toEqual([20, 10]);
  });

  it('MAX-RULING-91 a Counter hits whoever dealt the damage', () => {
    const t = alone(
      { is: 'VET', monsters: ['V04'] },
      {},
      { config: { gothic: true, mission: 13 } },
    );
    t.choose({ do: 'ability', character: 'DOG' }).pick({ do: 'monster' });
    expect([t.hp('VET'), t.hp('DOG')]).toEqual([22, 12 - 1 - 4]);
    const shot = alone(
      { is: 'VET', gear: ['VET10'], monsters: ['V04'] },
      {},
      { config: { gothic: true, mission: 13 } },
    );
    shot.choose({ do: 'use', gear: 1 }).pick({ do: 'monster' });
    expect([shot.hp('VET'), shot.hp('DOG')]).toEqual([18, 12]);
  });

  it('MAX-RULING-115 a tile bears on both, a Draw effect on one of them', () => {
    const camp = alone({ is: 'VET' }, { map: row('Van', 'T11') });
    camp.choose({ do: 'move', to: 'B1' }).pick({ do: 'option', n: 1 });
    expect([camp.hp('VET'), camp.hp('DOG')]).toEqual([17, 7]);
    const drawn = alone(
      { is: 'VET' },
      { map: row('Van', 'T06'), next: { monsters: ['M03'] } },
      { config: { mission: 4 } },
    );
    drawn.choose({ do: 'move', to: 'B1' }).pick({ do: 'option', n: 1 });
    expect(drawn.asked?.prompt.ask).toBe('character');
    drawn.choose({ do: 'character', character: 'DOG' });
    expect([drawn.hp('VET'), drawn.hp('DOG')]).toEqual([22, 9]);
  });

  it('MAX-VET-05 MAX-EX-18 the Hospital heals both', () => {
    const t = alone(
      { is: 'VET', hp: 10, dog: { hp: 5 }, at: 'B1' },
      { map: row('Van', 'Hospital'), actions: 0 },
    );
    t.end();
    expect([t.hp('VET'), t.hp('DOG')]).toEqual([12, 7]);
  });

  it('MAX-VET-06 MAX-RULING-58 one hunger die; both starve, each by its own track', () => {
    const t = alone({ is: 'VET', hunger: 5 }, { actions: 0 });
    t.end();
    expect([t.hp('VET'), t.hp('DOG')]).toEqual([20, 11]);
    const fed = alone({ is: 'VET', box: 1, hand: ['S02'] });
    fed.choose({ do: 'play', card: 'S02' });
    expect(fed.survivor('VET')).toMatchObject({ hunger: 4, box: -1 });
  });

  it('MAX-VET-07 MAX-CONTENT-09 the Veteran carries 4, the Dog nothing that weighs', () => {
    const t = alone(
      { is: 'VET', dead: true, at: 'B1' },
      { map: row('Van', 'T02'), next: { red: ['S15'] } },
    );
    t.choose({ do: 'scavenge', deck: 'red' }).pick({ do: 'option', n: 0 });
    t.pick({ do: 'drop' });
    expect(t.gear('VET')).toEqual([]);
    expect(t.state.scavengeDiscard).toEqual(['S15']);
  });

  it('MAX-VET-08 while both live the lower stealth counts', () => {
    const level = (words: object) => {
      const t = alone({ is: 'VET', ...words }, { map: row('Van', { tile: 'T16', tokens: 1 }) });
      t.choose({ do: 'move', to: 'B1' });
      const prompt = t.asked?.prompt;
      return prompt?.ask === 'sneak' ? prompt.level : null;
    };
    expect(level({})).toBe(6);
    expect(level({ dead: true })).toBe(8);
  });

  it('MAX-VET-09 MAX-RULING-59 if the Veteran dies his gear goes, the hand and the monsters stay with the Dog', () => {
    const t = alone(
      { is: 'VET', hp: 1, gear: ['VET10', 'S20'], hand: ['VET04', 'S01'], monsters: ['Z05'] },
      { actions: 0 },
    );
    t.end();
    expect(t.body('VET').dead).toBe(true);
    expect(t.body('DOG').dead).toBe(false);
    expect(t.discard('VET')).toEqual(['VET10']);
    expect(t.tile('A1').dropped).toEqual(['S20']);
    expect(t.hand('VET')).toEqual(expect.arrayContaining(['S01', 'VET04']));
    expect(t.engaged('VET')).toEqual(['Z05']);
    expect(t.asked?.prompt).toMatchObject({ ask: 'action', who: 'VET' });
  });

  it('MAX-RULING-69 cards that need the Dog alive, or dead, cannot be played otherwise', () => {
    const hand = ['VET12', 'VET04'];
    const alive = alone({ is: 'VET', hand, hunger: 4, monsters: ['Z04'] });
    expect(alive.offers({ do: 'play', card: 'VET12' })).toBe(true);
    expect(alive.refusal({ do: 'play', card: 'VET04' })).toMatch(/play.condition$/);
    const dead = alone({ is: 'VET', hand, hunger: 4, monsters: ['Z04'], dog: { dead: true } });
    expect(dead.refusal({ do: 'play', card: 'VET12' })).toMatch(/play.condition$/);
    expect(dead.offers({ do: 'play', card: 'VET04' })).toBe(true);
  });

  it('MAX-RULING-103 with one for all, the Dog’s death is a death', () => {
    const t = alone(
      { is: 'VET', dog: { hp: 2 }, monsters: ['Z05'] },
      { actions: 0 },
      { config: { hardcore: true } },
    );
    t.end();
    expect(t.told('defeat')).toMatchObject([{ by: 'hardcore' }]);
  });
});
