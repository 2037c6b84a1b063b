import {
  type AnyGame,
  type AnyTypes,
  type Chance,
  type ChoiceOf,
  Engine,
  type EventOf,
  type Eye,
  type Question,
  SPECTATOR,
  type World,
} from '@incognita/kernel';
import { chanceBeside, seedFrom } from '../seeds.ts';
import { messageOf } from '../trouble.ts';
import type { EyeName, Scenario } from './format.ts';
import type { Mismatch } from './match.ts';

type Any = AnyTypes;

/** Something did not go as the scenario says. */
export class Failed extends Error {
  override name = 'Failed';
  readonly mismatch: Mismatch;

  constructor(mismatch: Mismatch) {
    super(`${mismatch.path}: expected ${mismatch.expected}, seen ${mismatch.seen}`);
    this.mismatch = mismatch;
  }
}

/** The game of a scenario under way. */
export class Situation {
  readonly engine: Engine<Any>;
  readonly world: World<Any>;
  /** What the machine chooses by, where it chooses at random. */
  readonly chance: Chance;
  /** What the last choice, or the last run of them, told; before the first, what the set-up told. */
  events: EventOf<Any>[] = [];
  readonly #loose: boolean;

  constructor(scenario: Scenario, game: AnyGame) {
    const content = scenario.content
      ? game.arrange.content(game.content, scenario.content)
      : game.content;
    const seed = seedFrom(scenario.seed ?? 'scenario');
    this.engine = new Engine(game, content);
    this.chance = chanceBeside(seed, 'a scenario that chooses by itself');
    this.#loose = scenario.loose ?? false;
    const { world, events } = this.engine.begin(scenario.config ?? {}, seed);
    this.world = world;
    this.events = events;
    this.fixDraws(scenario.draws ?? []);
    if (scenario.arrange) this.events = this.engine.arrange(world, scenario.arrange);
  }

  get question(): Question<Any> | null {
    return this.engine.question(this.world);
  }

  fixDraws(draws: readonly number[]): void {
    this.world.chance.forced.push(...draws);
  }

  take(choice: ChoiceOf<Any>): EventOf<Any>[] {
    let events: readonly EventOf<Any>[];
    try {
      ({ events } = this.engine.apply(this.world, choice, { events: true }));
    } catch (error) {
      const expected = `the rules to take ${JSON.stringify(choice)}`;
      throw new Failed({ path: '', expected, seen: messageOf(error) });
    }
    this.checkLaws();
    return [...events];
  }

  /** The state has its shape, and nothing was made or lost unless the scenario is loose. */
  checkLaws(): void {
    const { engine, world } = this;
    const wrong = engine.check(world) ?? (this.#loose ? null : engine.invariants(world));
    if (wrong !== null)
      throw new Failed({ path: '', expected: 'the conservation laws to hold', seen: wrong });
  }

  eyeOf(name: EyeName): Eye {
    if (name === 'spectator') return SPECTATOR;
    const { seats } = this.world.config;
    if (name < seats) return name;
    const expected = `a seat from 0 to ${seats - 1}`;
    throw new Failed({ path: 'seat', expected, seen: String(name) });
  }
}
