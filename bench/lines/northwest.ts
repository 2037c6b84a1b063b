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

/** A map with so many cells covered, by players who place whenever they can. */
function mapOf(engine: Engine<Northwest>, covered: number): World<Northwest> {
  for (let seed = 1; ; seed++) {
    const { world } = engine.begin({ seats: 4 }, seedOf(seed));
    const dice = new Dice(seed);
    while (!world.over) {
      const choices = engine.choices(world);
      const placing = choices.filter(
        (choice) => choice.do === 'act' && choice.action === 'place' && choice.with === 'ship',
      );
      const going = choices.filter(
        (choice) =>
          (choice.do === 'act' && ['draw', 'move'].includes(choice.action)) ||
          (choice.do !== 'act' && !(choice.do === 'go' && choice.to === 'greenland')),
      );
      const list = placing.length > 0 && dice.below(4) > 0 ? placing : going;
      engine.apply(world, list[dice.below(list.length)] as never);
      const cells = world.state.cells.filter((tile) => tile >= 0).length;
      if (cells >= covered && engine.choices(world).length > 0) return world;
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
      about: 'the same on a board with 110 of 160 cells covered',
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
    'northwest late': { measure: () => hands(110, placements) },
    'northwest late, plainly': { measure: () => hands(110, plainPlacements) },
    'northwest routes': { measure: () => routes(routeStaysOpen) },
    'northwest routes, plainly': { measure: () => routes(plainRoute) },
  },
};
