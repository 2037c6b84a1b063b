import {
  type AnyGame,
  type AnyTypes,
  type Chance,
  type ChoiceOf,
  type Engine,
  type EventOf,
  type Eye,
  engineOf,
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
  /** What each step told that made choices; 0 is the set-up, or the arrangement. */
  readonly #told = new Map<number, readonly EventOf<Any>[]>();
  readonly #loose: boolean;

  constructor(scenario: Scenario, game: AnyGame) {
    const seed = seedFrom(scenario.seed ?? 'scenario');
    this.engine = engineOf(game, scenario.content ?? null);
    this.chance = chanceBeside(seed, 'a scenario that chooses by itself');
    this.#loose = scenario.loose ?? false;
    const { world, events } = this.engine.begin(scenario.config ?? {}, seed);
    this.world = world;
    this.fixDraws(scenario.draws ?? []);
    this.tell(0, scenario.arrange ? this.engine.arrange(world, scenario.arrange) : events);
  }

  tell(step: number, events: readonly EventOf<Any>[]): void {
    this.#told.set(step, events);
  }

  /** What the last choice, or the last run of them, told; with a step, all from that step on. */
  events(since?: number): readonly EventOf<Any>[] {
    const steps = [...this.#told.keys()];
    const from = since ?? steps.at(-1) ?? 0;
    return steps.flatMap((step) => (step >= from ? (this.#told.get(step) ?? []) : []));
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
    if (name >= 0 && name < seats) return name;
    const expected = `a seat from 0 to ${seats - 1}`;
    throw new Failed({ path: 'seat', expected, seen: String(name) });
  }
}
