import { describe, expect, it } from 'vitest';
import type { SurvivorId } from '../content/types.ts';
import type { Config } from '../rules/config.ts';
import { stepsFrom } from '../rules/places.ts';
import { Situation } from './situation.ts';

/** The set-up with these survivors, up to a question. */
function begin(
  config: Partial<Config>,
  survivors: readonly SurvivorId[],
  until = 'first',
): Situation {
  const t = new Situation({ config: { seats: survivors.length as 1, ...config } });
  for (const survivor of survivors) t.choose({ do: 'take', survivor });
  for (let i = 0; i < 200 && t.asked && t.asked.prompt.ask !== until; i++) {
    const [first] = t.choices;
    if (t.offers({ do: 'keep' })) t.choose({ do: 'keep' });
    else if (first) t.choose(first as never);
  }
  return t;
}

describe('setup', () => {
  it('MAX-SETUP-01 each player takes a different survivor with a deck of 30', () => {
    const t = new Situation({ config: { seats: 2 } });
    t.choose({ do: 'take', survivor: 'FIR' });
    expect(t.asked).toMatchObject({ seat: 1, prompt: { ask: 'take' } });
    expect(t.lists({ do: 'take', survivor: 'FIR' })).toBe(false);
    t.choose({ do: 'take', survivor: 'SUR' });
    expect(t.state.survivors.map(({ is, seat }) => [is, seat])).toEqual([
      ['FIR', 0],
      ['SUR', 1],
    ]);
    const cards = t.deck('SUR') + t.hand('SUR').length;
    expect(cards).toBe(30);
  });

  it('MAX-SETUP-02 whoever takes the Veteran has the Dog, too', () => {
    const t = begin({}, ['VET', 'FIR']);
    expect(t.survivor('VET').bodies.map(({ is }) => is)).toEqual(['VET', 'DOG']);
    expect(t.survivor('FIR').bodies.map(({ is }) => is)).toEqual(['FIR']);
  });

  it('MAX-SETUP-03 a mission is chosen, or drawn at random', () => {
    expect(begin({ mission: 2 }, ['FIR', 'GUN']).state.mission.no).toBe(2);
    const drawn = [1, 2, 3, 4, 5, 6].map((seed) => {
      const t = new Situation({ config: { seats: 1, mission: 'random' }, seed });
      t.choose({ do: 'take', survivor: 'FIR' });
      return t.state.mission.no;
    });
    expect(new Set(drawn).size).toBeGreaterThan(1);
    expect(Math.max(...drawn)).toBeLessThan(13);
  });

  it('MAX-SETUP-04 the Monster deck is of the mission’s type', () => {
    const t = begin({ mission: 4 }, ['FIR', 'GUN']);
    const cards = [
      ...t.state.monsterDeck.flat().map(({ is }) => is),
      ...t.state.monsters.map(({ card }) => card),
    ];
    expect(cards.filter((card) => card.startsWith('M')).length).toBe(25);
    expect(cards.filter((card) => card.startsWith('BM')).length).toBe(1);
    expect(cards).toHaveLength(26);
  });

  it('MAX-SETUP-05 MAX-MISSION-01 MAX-MISSION-07 MAX-MISSION-09 three scavenge decks as the mission lists them, values at random', () => {
    const t = begin({ mission: 1 }, ['FIR', 'GUN']);
    const { red, green, blue } = t.state.scavenge;
    expect([red, green, blue].map((deck) => deck.flat().length)).toEqual([15, 15, 15]);
    const families = (deck: typeof red): Record<string, number> => {
      const counts: Record<string, number> = {};
      for (const { is } of deck.flat()) {
        const family = t.g.content.family(is) ?? '';
        counts[family] = (counts[family] ?? 0) + 1;
      }
      return counts;
    };
    expect(families(red)).toEqual({
      Fo: 2,
      Fu: 4,
      Me: 2,
      Am: 1,
      Bi: 1,
      Sp: 1,
      Em: 1,
      Ab: 1,
      An: 2,
    });
    const values = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
      const other = new Situation({ config: { seats: 1, mission: 1 }, seed });
      other.choose({ do: 'take', survivor: 'FIR' });
      return ['S05', 'S10', 'S13'].map(
        (id) =>
          Object.values(other.state.scavenge)
            .flat(2)
            .filter(({ is }) => is === id).length,
      );
    });
    // Food 5, Ammo Full and Medical Supplies 6 are in some of these games and not in others.
    for (const i of [0, 1]) expect(new Set(values.map((held) => held[i])).size).toBe(2);
    const all = [red, green, blue].flatMap((deck) => deck.flat().map(({ is }) => is));
    for (const card of t.g.content.content.scavengeCards)
      expect(all.filter((id) => id === card.id).length).toBeLessThanOrEqual(card.count);
  });

  it('MAX-SETUP-06 MAX-VAR-01 spawn tokens in the place of dice need Gothic Horrors', () => {
    const t = begin({ gothic: true, spawn: 'normal' }, ['FIR', 'GUN']);
    expect(t.state.bag.flat()).toHaveLength(36);
    expect(begin({}, ['FIR', 'GUN']).state.bag.flat()).toHaveLength(0);
  });

  it('MAX-SETUP-07 MAX-MISSION-06 the start tile is face up, the others come at random by name', () => {
    const t = begin({ mission: 8 }, ['FIR', 'GUN']);
    const start = t.state.tiles[t.state.start];
    expect(start && t.g.content.tile(start.is.is).en).toBe('Military Base');
    expect(t.state.tiles).toHaveLength(25);
    const stations = t.state.tiles.filter(({ is }) => t.g.content.tile(is.is).en === 'Gas Station');
    expect(stations).toHaveLength(2);
    const picks = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
      const other = new Situation({ config: { seats: 1, mission: 8 }, seed });
      other.choose({ do: 'take', survivor: 'FIR' });
      return other.state.tiles
        .map(({ is }) => is.is)
        .filter((id) => /^T0[234]$/.test(id))
        .sort()
        .join();
    });
    expect(new Set(picks).size).toBeGreaterThan(1);
  });

  it('MAX-SETUP-08 MAX-SETUP-09 MAX-RULING-07 players lay tile by tile, each touching another, the start tile last on the border', () => {
    const t = new Situation({ config: { seats: 2, mission: 0, map: 'built' } });
    t.choose({ do: 'take', survivor: 'FIR' }, { do: 'take', survivor: 'GUN' });
    expect(t.asked).toMatchObject({ seat: 0, prompt: { ask: 'place' } });
    t.choose(t.choices[0] as never);
    expect(t.asked).toMatchObject({ seat: 1, prompt: { ask: 'place' } });
    expect(t.choices.filter((choice) => choice.do === 'place')).toHaveLength(4);
    for (let i = 0; i < 60 && t.asked?.prompt.ask === 'place'; i++) t.choose(t.choices[0] as never);
    for (let i = 0; i < 3 && t.asked?.prompt.ask === 'start'; i++) t.choose(t.choices[0] as never);
    expect(t.state.tiles).toHaveLength(14);
    const steps = stepsFrom(t.state.tiles, t.state.start);
    expect(steps.every((held) => held >= 0)).toBe(true);
  });

  it('MAX-SETUP-10 MAX-SETUP-13 MAX-SETUP-17 all begin on the start tile, whole, with hunger 1', () => {
    const t = begin({ mission: 1 }, ['FIR', 'VET']);
    for (const { tile, hunger, box, bodies, insanity } of t.state.survivors) {
      expect(tile).toBe(t.state.start);
      expect([hunger, box]).toEqual([1, -1]);
      expect(insanity).toEqual([]);
      for (const { is, hp, poison } of bodies) {
        expect(hp).toBe(t.g.content.character(is).hp);
        expect(poison).toBe(0);
      }
    }
  });

  it('MAX-SETUP-11 everybody draws four cards', () => {
    const t = begin({}, ['FIR', 'SUR'], 'mulligan');
    expect(t.hand('FIR')).toHaveLength(4);
    expect(t.deck('FIR')).toBe(26);
    t.choose({ do: 'keep' });
    expect(t.hand('SUR')).toHaveLength(4);
  });

  it('MAX-SETUP-12 one to four cards may be changed once, and do not come back by it', () => {
    const t = begin({}, ['FIR', 'SUR'], 'mulligan');
    expect(t.asked).toMatchObject({ seat: 0, prompt: { ask: 'mulligan', who: 'FIR', aside: 0 } });
    const before = t.hand('FIR');
    for (let i = 0; i < 4; i++) {
      const [choice] = t.choices.filter((held) => held.do === 'aside');
      if (choice) t.choose(choice as never);
    }
    expect(t.hand('FIR')).toHaveLength(4);
    expect(t.deck('FIR')).toBe(26);
    expect(t.told('setup.mulligan').at(-1)?.count ?? 4).toBe(4);
    // Every copy of a card that was put aside is in the deck when the new ones have been drawn.
    const copies = (list: readonly string[], card: string): number =>
      list.filter((held) => held === card).length;
    for (const card of new Set(before)) {
      const all = t.g.content.deckOf('FIR').filter((held) => held === card).length;
      expect(copies(t.hand('FIR'), card)).toBeLessThanOrEqual(all - copies(before, card));
    }
    expect(t.asked?.seat).toBe(1);
  });

  it('MAX-SETUP-14 MAX-RULING-65 everybody draws a monster, in the order of the seats, with its Draw effect', () => {
    const t = begin({ mission: 10 }, ['FIR', 'GUN', 'HUN']);
    expect(t.state.monsters.length).toBeGreaterThanOrEqual(3);
    for (const id of ['FIR', 'GUN', 'HUN'] as const)
      expect(t.engaged(id).length).toBeGreaterThanOrEqual(1);
    const scouts = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((seed) => {
      const other = new Situation({ config: { seats: 2, mission: 10 }, seed });
      other.choose({ do: 'take', survivor: 'FIR' }, { do: 'take', survivor: 'SUR' });
      for (let i = 0; i < 99 && other.asked && other.asked.prompt.ask !== 'first'; i++)
        other.choose((other.offers({ do: 'keep' }) ? { do: 'keep' } : other.choices[0]) as never);
      const drawn = other.state.monsters.filter(({ card }) => card === 'R02').length;
      const near = other.state.tiles.reduce((sum, tile) => sum + tile.tokens, 0);
      return [drawn, near > 0] as const;
    });
    // A Robot Scout puts tokens around the start tile, nobody else does.
    for (const [drawn, near] of scouts) expect(near).toBe(drawn > 0);
    expect(scouts.some(([drawn]) => drawn > 0)).toBe(true);
  });

  it('MAX-SETUP-15 MAX-EX-14 MAX-CONTENT-05 the Colt is in play with four shots before the Gunslinger draws', () => {
    const t = begin({}, ['GUN', 'FIR'], 'mulligan');
    expect(t.held('GUN', 'GUN10').charges).toBe(4);
    expect(t.hand('GUN')).toHaveLength(4);
    expect(t.hand('GUN')).not.toContain('GUN10');
    expect(t.deck('GUN')).toBe(25);
  });

  it('MAX-SETUP-16 MAX-RULING-66 the first seat says who begins; turns go clockwise', () => {
    const t = begin({}, ['FIR', 'SUR', 'HUN']);
    expect(t.asked).toMatchObject({ seat: 0, prompt: { ask: 'first' } });
    t.choose({ do: 'first', survivor: 'SUR' });
    expect(t.state.survivors[t.state.active]?.is).toBe('SUR');
    expect(t.state.round).toBe(1);
  });

  it('MAX-SETUP-18 a tile that lies face up from the start has no effect then', () => {
    const t = begin({ mission: 0 }, ['FIR', 'SUR'], 'mulligan');
    // The Shopping Mall has a Free scavenge when it is revealed.
    expect(t.hand('FIR')).toHaveLength(4);
    expect(Object.values(t.state.scavenge).flat(2)).toHaveLength(36);
  });

  it('MAX-SETUP-19 MAX-MISSION-08 what the mission adds is there before the hands: shared Fuel, no opening monsters', () => {
    const t = new Situation({ config: { seats: 2, mission: 10 } });
    t.choose({ do: 'take', survivor: 'FIR' }, { do: 'take', survivor: 'SUR' });
    expect(t.asked).toMatchObject({ seat: 0, prompt: { ask: 'shareFuel', left: 4 } });
    for (let i = 0; i < 4; i++) t.choose({ do: 'carry', survivor: 'FIR' });
    expect(t.gear('FIR')).toEqual(['S15', 'S15', 'S15', 'S15']);
    const quiet = begin({ mission: 11 }, ['FIR', 'SUR']);
    expect(quiet.state.monsters).toEqual([]);
  });
});
