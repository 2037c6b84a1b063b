import { ConfigError, configForm, Engine } from '@incognita/kernel';
import { describe, expect, test } from 'vitest';
import { whiteout } from '../index.ts';
import { table } from './table.ts';

const seed = (n: number) => n.toString(16).padStart(64, '0');

describe('set-up', () => {
  test.each([
    ['short', 14, [2, 4, 5, 7, 9, 10, 12]],
    ['long', 20, [2, 4, 5, 7, 9, 10, 12, 14, 15, 17]],
  ] as const)(
    'WHI-SETUP-01 the %s race has its pole and its markers, face down',
    (race, pole, spaces) => {
      const t = table(null, { race });
      expect(t.view().pole).toBe(pole);
      expect(t.view().markers).toEqual(spaces);
      expect(t.state.markers.every((marker) => marker.find.seen === 0)).toBe(true);
      const all = [...t.state.markers.map((marker) => marker.find), ...t.state.spareFinds];
      const count = (find: string) => all.filter((held) => held.is === find).length;
      expect(['rations', 'meteorite', 'crevasse', 'nothing'].map(count)).toEqual([5, 3, 4, 2]);
    },
  );

  test('WHI-SETUP-01 the markers differ from game to game', () => {
    const engine = new Engine(whiteout);
    const laid = [1, 2, 3, 4].map((n) =>
      engine
        .begin({}, seed(n))
        .world.state.markers.map((marker) => marker.find.is)
        .join(),
    );
    expect(new Set(laid).size).toBeGreaterThan(1);
  });

  test('WHI-SETUP-02 four cards each, three for the team that begins, out of forty', () => {
    for (const seats of [2, 3, 4]) {
      const t = table(null, { seats });
      t.state.teams.forEach((team, seat) => {
        expect(team.hand).toHaveLength(seat === t.state.active ? 3 : 4);
      });
      const dealt = 4 * seats - 1;
      expect(t.view().deck).toBe(40 - dealt);
    }
  });

  test('WHI-SETUP-03 chance says who begins, and everybody starts in the camp', () => {
    const engine = new Engine(whiteout);
    const firsts = Array.from({ length: 24 }, (_, n) => {
      const { world, events } = engine.begin({ seats: 3 }, seed(n));
      expect(world.state.teams.map((team) => team.space)).toEqual([0, 0, 0]);
      expect(events[0]).toMatchObject({ tell: 'start', first: world.state.active });
      expect(engine.seatAsked(world)).toBe(world.state.active);
      return world.state.active;
    });
    expect(new Set(firsts)).toEqual(new Set([0, 1, 2]));
  });

  test('WHI-SETUP-04 four teams cannot run the long race; three can', () => {
    expect(() => table(null, { seats: 4, race: 'long' })).toThrow(ConfigError);
    expect(() => table(null, { seats: 4, race: 'long' })).toThrow(/WHI-SETUP-04/);
    expect(table(null, { seats: 3, race: 'long' }).asked).not.toBeNull();
  });

  test('WHI-SETUP-04 WHI-RULING-01 the form refuses the long race beside four teams', () => {
    const form = configForm(whiteout.config, { seats: 4, race: 'short' });
    const race = form.find((held) => held.field === 'race');
    expect(race?.values.map((held) => [held.value, held.refused?.rule ?? null])).toEqual([
      ['short', null],
      ['long', 'WHI-SETUP-04'],
    ]);
  });
});
