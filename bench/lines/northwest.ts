import { Engine, type World } from '@incognita/kernel';
import {
  type Northwest,
  northwestPassage,
  placements,
  routeStaysOpen,
} from '@incognita/northwest-passage';
import { Dice } from '../dice.ts';
import type { Bench } from '../line.ts';
import { perSecond } from '../measure.ts';
import { plainPlacements, plainRoute } from './northwest-plain.ts';

const SEATS = 3;
const HAND = ['T07', 'T21', 'T33', 'T45', 'T50', 'S3'];
const seedOf = (n: number): string => n.toString(16).padStart(64, '0');

/** Whole games at random, as a searching bot plays on. */
function playouts(): number {
  const engine = new Engine(northwestPassage);
  let game = 0;
  return perSecond(() => {
    const { world } = engine.begin({ seats: SEATS }, seedOf(++game));
    const dice = new Dice(game);
    engine.playOut(world, (choices) => choices[dice.below(choices.length)] as never);
    return 1;
  });
}

/** The same as a page asks: every choice and every refusal explained, everything told. */
function explained(): number {
  const engine = new Engine(northwestPassage);
  let game = 0;
  return perSecond(() => {
    const { world } = engine.begin({ seats: SEATS }, seedOf(++game));
    const dice = new Dice(game);
    for (let asked = engine.question(world); asked; asked = engine.question(world)) {
      const choice = asked.choices[dice.below(asked.choices.length)];
      engine.apply(world, choice as never, { events: true });
    }
    return 1;
  });
}

/**
 * A map with so many cells covered. Nobody could play so long: before each action the Ship is put on
 * any tile and its crew is fresh.
 */
function mapOf(engine: Engine<Northwest>, covered: number): World<Northwest> {
  for (let seed = 1; ; seed++) {
    const { world } = engine.begin({ seats: 2 }, seedOf(seed));
    const dice = new Dice(seed);
    for (let n = 0; n < 5000 && !world.over; n++) {
      const [player] = world.state.players;
      if (!player) throw new Error('nobody sits at the table');
      if (world.frames.at(-1)?.step === 'action') {
        player.crew.ship = { available: 7, resting: 0 };
        if (player.ship >= 0) player.ship = dice.below(world.state.tiles.is.length);
      }
      // A copy, because what was worked out about the position before is no longer so.
      const choices = engine.choices(engine.clone(world));
      const wanted = (['place', 'draw', 'move'] as const)
        .map((action) =>
          choices.filter((choice) => choice.do === 'act' && choice.action === action),
        )
        .find((list) => list.length > 0);
      const list = wanted ?? choices.filter((choice) => choice.do !== 'pass' || choices.length < 3);
      engine.apply(world, list[dice.below(list.length)] as never);
      const cells = world.state.cells.filter((tile) => tile >= 0).length;
      if (cells >= covered && world.state.laid.length === 0) return world;
    }
  }
}

type Enumerate = typeof placements;

/** Hands of six tiles per second, beside every tile of the map in its turn. */
function hands(covered: number, all: Enumerate): number {
  const engine = new Engine(northwestPassage);
  const world = mapOf(engine, covered);
  const worlds = [world, engine.clone(world)];
  let n = 0;
  return perSecond(() => {
    // Another world each time, so that nothing is remembered.
    const g = engine.reader(worlds[n % 2] as World<Northwest>);
    const beside = n++ % world.state.tiles.is.length;
    for (const tile of HAND) all(g, tile, beside);
    return 1;
  });
}

/** Sea-route tests per second, for land on spots all over a half-full map. */
function routes(test: typeof routeStaysOpen): number {
  const engine = new Engine(northwestPassage);
  const world = mapOf(engine, 70);
  const worlds = [world, engine.clone(world)];
  const dice = new Dice(7);
  let n = 0;
  return perSecond(() => {
    const g = engine.reader(worlds[n++ % 2] as World<Northwest>);
    const free = g.content.spots.filter((spot) =>
      spot.cells.every((cell) => world.state.cells[cell] === -1),
    );
    for (let i = 0; i < 50; i++) {
      const spot = free[dice.below(free.length)];
      if (spot) test(g, spot, dice.below(64));
    }
    return 50;
  });
}

export const northwest: Bench = {
  lines: [
    {
      name: 'northwest/random-games',
      unit: 'games/s',
      about:
        'random games of Northwest Passage for three, as a search plays them; against the same with every refusal explained and everything told, as a page needs it',
      ours: 'northwest playouts',
      baseline: 'northwest explained',
    },
    {
      name: 'northwest/placements',
      unit: 'hands/s',
      about:
        'all legal placements of a hand of six tiles on a half-full board; against trying every cell, turn and face by the letter of the rules',
      ours: 'northwest half full',
      baseline: 'northwest half full, plainly',
    },
    {
      name: 'northwest/placements-late',
      unit: 'hands/s',
      about: 'the same on a board with 120 of 160 cells covered',
      ours: 'northwest late',
      baseline: 'northwest late, plainly',
    },
    {
      name: 'northwest/sea-route',
      unit: 'tests/s',
      about:
        'whether land on a spot leaves a sea route; against a breadth-first search over all cells each time',
      ours: 'northwest routes',
      baseline: 'northwest routes, plainly',
    },
  ],
  variants: {
    'northwest playouts': { measure: playouts },
    'northwest explained': { measure: explained },
    'northwest half full': { measure: () => hands(80, placements) },
    'northwest half full, plainly': { measure: () => hands(80, plainPlacements) },
    'northwest late': { measure: () => hands(120, placements) },
    'northwest late, plainly': { measure: () => hands(120, plainPlacements) },
    'northwest routes': { measure: () => routes(routeStaysOpen) },
    'northwest routes, plainly': { measure: () => routes(plainRoute) },
  },
};
