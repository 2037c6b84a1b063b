import { Engine, type World } from '@incognita/kernel';
import { type Whiteout, whiteout } from '@incognita/whiteout';
import { Player } from '../boardgame-io/play.ts';
import { Dice } from '../dice.ts';
import type { Bench, Profile, Variant } from '../line.ts';
import { perSecond } from '../measure.ts';
import { Facts } from '../profile.ts';

const SEATS = 3;
const PROFILED_GAMES = 1500;
const seedOf = (n: number): string => n.toString(16).padStart(64, '0');

type Playout = (game: number, facts: Facts | null) => number;

/** Our side as a searching bot plays on: nothing but the legal choices and the rules. */
export function onOurKernel(): Playout {
  const engine = new Engine(whiteout);
  return (game, facts) => {
    const { world } = engine.begin({ seats: SEATS, race: 'short' }, seedOf(game));
    const dice = new Dice(game);
    engine.playOut(world, (choices) => pick(choices, dice));
    if (facts) note(facts, world.taken, world.state.round, scoresOf(engine, world));
    return world.taken;
  };
}

/** Our side as a table plays: every decision by itself, with everything that happens told. */
export function onOurKernelTelling(): Playout {
  const engine = new Engine(whiteout);
  return (game, facts) => {
    const { world } = engine.begin({ seats: SEATS, race: 'short' }, seedOf(game));
    const dice = new Dice(game);
    while (!world.over) engine.apply(world, pick(engine.choices(world), dice), { events: true });
    if (facts) note(facts, world.taken, world.state.round, scoresOf(engine, world));
    return world.taken;
  };
}

function pick<V>(choices: readonly V[], dice: Dice): V {
  const choice = choices[dice.below(choices.length)];
  if (choice === undefined) throw new Error('somebody is asked and has no choice');
  return choice;
}

function scoresOf(engine: Engine<Whiteout>, world: World<Whiteout>): number[] {
  return engine.result(world)?.sides.map((side) => side.total) ?? [];
}

export function onBoardgameIo(): Playout {
  const { pole, rounds } = whiteout.content.trails.short;
  const player = new Player({ pole, rounds }, SEATS);
  return (game, facts) => {
    const dice = new Dice(game);
    let state = player.begin(game);
    let taken = 0;
    for (; !player.isOver(state); taken++) state = player.take(state, player.pick(state, dice));
    if (facts) note(facts, taken, state.G.round, player.scores(state));
    return taken;
  };
}

function note(facts: Facts, taken: number, round: number, scores: readonly number[]): void {
  facts.add('decisions per game', taken);
  facts.add('rounds per game', round);
  facts.add('points per team', scores.reduce((sum, score) => sum + score, 0) / scores.length);
  facts.add('points of the winner', Math.max(...scores));
}

export function profileOf(playout: Playout, games: number): Profile {
  const facts = new Facts();
  for (let game = 1; game <= games; game++) playout(game, facts);
  return facts.profile();
}

function variant(make: () => Playout): Variant {
  return {
    measure() {
      const playout = make();
      let game = 0;
      return perSecond(() => playout(++game, null));
    },
    profile: () => profileOf(make(), PROFILED_GAMES),
  };
}

export const decisions: Bench = {
  lines: [
    {
      name: 'kernel/decisions',
      unit: 'decisions/s',
      about:
        'random games of Whiteout for three, without events, views or reasons; against the same game on boardgame.io',
      ours: 'playouts',
      baseline: 'boardgame.io playouts',
      target: 50,
    },
    {
      name: 'kernel/decisions-with-events',
      unit: 'decisions/s',
      about: 'the same, telling everything that happens; against the same game on boardgame.io',
      ours: 'playouts with events',
      baseline: 'boardgame.io playouts',
    },
  ],
  variants: {
    playouts: variant(onOurKernel),
    'playouts with events': variant(onOurKernelTelling),
    'boardgame.io playouts': variant(onBoardgameIo),
  },
};
