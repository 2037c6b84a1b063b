import { deriveKey } from '../chance.ts';
import type { Engine, Question } from '../engine.ts';
import { engineOf } from '../engine-of.ts';
import type { Game } from '../game.ts';
import { type Json, sameJson } from '../json.ts';
import type { Reader } from '../steps.ts';
import type { ChoiceOf, EventOf, GameTypes, RefusalOf } from '../words.ts';
import type { World } from '../world.ts';

/** Some of the fields of a choice: enough to tell it from the others on offer. */
export type Partly = Readonly<Record<string, Json>>;

export interface Setting<T extends GameTypes> {
  readonly config?: Partial<T['Config']>;
  readonly seed?: number;
  /** Plain data; typed loosely, so that typed rows of the content can be written here. */
  readonly content?: object;
  readonly arrange?: object;
  /** The next results of chance, as in scenario files. */
  readonly draws?: readonly number[];
}

const fits = (choice: object, partly: Partly): boolean =>
  Object.entries(partly).every(([key, value]) =>
    sameJson((choice as Record<string, unknown>)[key], value),
  );

const told = (choices: readonly object[]): string =>
  choices.map((choice) => JSON.stringify(choice)).join(' ') || 'none';

/** A position at the table, in the words of scenario files, and what players do there. */
export class Situation<T extends GameTypes> {
  readonly engine: Engine<T>;
  readonly world: World<T>;
  /** What the last choice told; before the first one, what the arrangement set off. */
  events: readonly EventOf<T>[];

  constructor(game: Game<T>, setting: Setting<T> = {}) {
    const { content, arrange } = setting;
    const seed = deriveKey('0'.repeat(64), `situation ${setting.seed ?? 1}`);
    this.engine = engineOf(game, content === undefined ? null : (content as Json));
    const { world, events } = this.engine.begin(setting.config ?? {}, seed);
    this.world = world;
    this.events = events;
    world.chance.forced.push(...(setting.draws ?? []));
    if (arrange !== undefined) this.events = this.engine.arrange(world, arrange as Json);
    this.#checkLaws();
  }

  get state(): T['State'] {
    return this.world.state;
  }

  /** The world as rules see it. */
  get g(): Reader<T> {
    return this.engine.reader(this.world);
  }

  get question(): Question<T> {
    const question = this.engine.question(this.world);
    if (!question) throw new Error('the game is over; nobody is asked anything');
    return question;
  }

  /** Who is asked what, or null when the game is over. */
  get asked(): { seat: number; step: string; prompt: Question<T>['prompt'] } | null {
    const question = this.engine.question(this.world);
    return question && { seat: question.seat, step: question.step, prompt: question.prompt };
  }

  get choices(): readonly ChoiceOf<T>[] {
    return this.engine.question(this.world)?.choices ?? [];
  }

  /** Takes the one legal choice that each of these fits, one after the other. */
  choose(...wanted: readonly Partly[]): this {
    for (const partly of wanted) {
      const { step, choices, refused } = this.question;
      const found = choices.filter((choice) => fits(choice, partly));
      const [choice] = found;
      if (!choice || found.length > 1) {
        const no = refused.filter((held) => fits(held.choice, partly));
        const why =
          found.length > 1
            ? `fits ${found.length} choices: ${told(found)}`
            : no.length > 0
              ? `is refused: ${told(no)}`
              : `fits none of the choices: ${told(choices)}`;
        throw new Error(`"${step}": ${JSON.stringify(partly)} ${why}`);
      }
      this.events = this.engine.apply(this.world, choice, { events: true }).events;
      this.#checkLaws();
    }
    return this;
  }

  /** Why the one refused option that fits is refused: the rule, the reason and its facts. */
  refused(partly: Partly): RefusalOf<T> & Readonly<Record<string, unknown>> {
    const { step, choices, refused } = this.question;
    const found = refused.filter((held) => fits(held.choice, partly));
    const [one] = found;
    if (one && found.length === 1) return one.refusal;
    const legal = choices.filter((choice) => fits(choice, partly));
    throw new Error(
      `"${step}": ${JSON.stringify(partly)} should be one refused option; it fits the refused ${told(found)} and the legal ${told(legal)}`,
    );
  }

  /** Whether a legal choice fits. */
  offers(partly: Partly): boolean {
    return this.choices.some((choice) => fits(choice, partly));
  }

  /** What the last choice told under a key. */
  told<K extends keyof T['Events'] & string>(key: K): EventOf<T, K>[] {
    return this.events.filter((event): event is EventOf<T, K> & EventOf<T> => event.tell === key);
  }

  /** The final account; only when the game is over. */
  result() {
    const result = this.engine.result(this.world);
    if (!result) throw new Error(`the game goes on: "${this.question.step}" is asked`);
    return result;
  }

  /** Plays "done" where it is on offer, else the first legal choice, until a step is asked. */
  until(step: string, most = 500): this {
    for (let i = 0; this.asked?.step !== step; i++) {
      const { choices } = this.question;
      const choice = choices.find((held) => held.do === 'done') ?? choices[0];
      if (i >= most || !choice) throw new Error(`"${step}" was not asked within ${most} choices`);
      this.events = this.engine.apply(this.world, choice, { events: true }).events;
      this.#checkLaws();
    }
    return this;
  }

  #checkLaws(): void {
    const wrong = this.engine.check(this.world) ?? this.engine.invariants(this.world);
    if (wrong !== null) throw new Error(`the table is not whole: ${wrong}`);
  }
}
