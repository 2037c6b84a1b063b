import { isKey } from './chacha8.ts';
import { Chance, deriveKey, newChance } from './chance.ts';
import { readConfig } from './config.ts';
import { ControlOf } from './control.ts';
import { type Part, sumOf, type Weights } from './evaluation.ts';
import type { Game } from './game.ts';
import { canonicalJson, copyJson, fingerprint, type Json, sameChoice } from './json.ts';
import { dealAgain, replaceSlots } from './resample.ts';
import type { Result } from './result.ts';
import { RuleError } from './rule-error.ts';
import { RunOf } from './run.ts';
import { canonical, check } from './schema.ts';
import type { Shape } from './shape.ts';
import { type Eye, type Mask, NOBODY } from './slots.ts';
import { StepTable } from './step-table.ts';
import {
  type DecisionStep,
  END,
  type Frame,
  type Reader,
  type Run,
  type Span,
  type Window,
} from './steps.ts';
import type { ChoiceOf, EventOf, GameTypes, PromptOf, RefusalOf } from './words.ts';
import type { World } from './world.ts';

/** The most phases one decision may set off; a rule that loops ends here instead of never. */
export const STEP_BUDGET = 100_000;

export interface RefusedOption<T extends GameTypes> {
  readonly choice: ChoiceOf<T>;
  readonly refusal: RefusalOf<T>;
}

/** The question on the table. */
export interface Question<T extends GameTypes> {
  readonly step: string;
  readonly rule: T['Rule'];
  readonly seat: number;
  readonly prompt: PromptOf<T>;
  readonly choices: readonly ChoiceOf<T>[];
  readonly refused: readonly RefusedOption<T>[];
  /** How several of the choices make one answer; null where one choice is the answer. */
  readonly shape: Shape<ChoiceOf<T>> | null;
  /** How it may be passed, also in advance; null where it is no window. */
  readonly window: Window<ChoiceOf<T>> | null;
}

/** What one decision set off. */
export interface Outcome<T extends GameTypes> {
  readonly events: readonly EventOf<T>[];
  /** Chance decided something. */
  readonly drew: boolean;
  /** Something hidden was shown to somebody. */
  readonly showed: boolean;
  /** Who was shown something: nobody else may notice what it was. */
  readonly showedTo: Mask;
  /** Undo may not go behind this decision. */
  readonly horizon: boolean;
  /** The spans that ended with it. */
  readonly ended: readonly Span[];
}

/** A choice of the list that was taken, and what it set off. */
export interface Taken<T extends GameTypes> {
  readonly choice: ChoiceOf<T>;
  readonly outcome: Outcome<T>;
}

export type Attempt<T extends GameTypes> =
  | { readonly accepted: true; readonly world: World<T>; readonly outcome: Outcome<T> }
  | { readonly accepted: false; readonly reason: string; readonly refusal: RefusalOf<T> | null };

type AnyRun = never;

/**
 * Plays one game on one content set. It keeps no game of its own: every call is handed a world,
 * and only `apply` and `rekey` change it.
 */
export class Engine<T extends GameTypes> {
  readonly game: Game<T>;
  readonly content: T['Content'];
  /** Called after every phase; the test kit hangs its checks here. */
  watch: ((world: World<T>) => void) | null = null;
  readonly #steps: StepTable;
  readonly #indexes = new Map<string, T['Index']>();
  /** The same, for configs that came by before. Nobody changes a config. */
  readonly #indexOf = new WeakMap<object, T['Index']>();
  readonly #chance: Chance;
  readonly #run: RunOf<T>;
  readonly #control: ControlOf<T>;

  constructor(game: Game<T>, content: T['Content'] = game.content) {
    this.game = game;
    this.content = content;
    this.#steps = new StepTable(game.rules.steps);
    this.#chance = new Chance(newChance('0'.repeat(64)));
    this.#run = new RunOf(this.#chance);
    this.#control = new ControlOf(this.#run, this.#steps);
  }

  /** The first position in which somebody is asked something. */
  begin(rawConfig: unknown, seed: string): { world: World<T>; events: EventOf<T>[] } {
    const config = readConfig(this.game.config, rawConfig);
    if (!isKey(seed))
      throw new Error(`a seed is 64 hexadecimal digits, not ${JSON.stringify(seed)}`);
    const frames: Frame[] = [];
    const state = this.game.blank(config, this.indexFor(config));
    const chance = newChance(seed);
    const world: World<T> = { config, state, frames, chance, taken: 0, over: false };
    const run = this.#bind(world, true);
    this.#control.enter(this.game.main.name, {}, null);
    this.#advance(world);
    return { world, events: run.takeEvents() };
  }

  /** Who is asked what, with every legal choice and every refusal. Null when the game is over. */
  question(world: World<T>): Question<T> | null {
    const asked = this.#asked(world);
    if (!asked) return null;
    const { step, frame } = asked;
    const run = this.#bind(world, false);
    run.explain(true);
    const choices: ChoiceOf<T>[] = [];
    const refused: RefusedOption<T>[] = [];
    for (const option of step.options(run as AnyRun, frame.my as never)) {
      const choice = option as ChoiceOf<T>;
      const refusal = step.forbids
        ? (step.forbids(run as AnyRun, frame.my as never, option as never) as RefusalOf<T> | null)
        : null;
      if (refusal === null) choices.push(choice);
      else refused.push({ choice, refusal });
    }
    run.explain(false);
    return {
      step: step.name,
      rule: step.rule,
      seat: step.seat(run as AnyRun, frame.my as never),
      prompt: step.prompt(run as AnyRun, frame.my as never) as PromptOf<T>,
      choices,
      refused,
      shape: step.shape
        ? (step.shape(run as AnyRun, frame.my as never) as Shape<ChoiceOf<T>> | null)
        : null,
      window: step.window as Window<ChoiceOf<T>> | null,
    };
  }

  /** The name of the decision that is asked, or null when the game is over. */
  stepAsked(world: World<T>): string | null {
    return this.#asked(world)?.step.name ?? null;
  }

  /** The seat that is asked, or null when the game is over. */
  seatAsked(world: World<T>): number | null {
    return this.#seatOf(this.#bind(world, false), world);
  }

  /** The window that is open, or null: another decision is asked, or none. */
  windowAsked(world: World<T>): Window<ChoiceOf<T>> | null {
    return (this.#asked(world)?.step.window ?? null) as Window<ChoiceOf<T>> | null;
  }

  /** The spans that the rules mark. */
  get spans(): ReadonlySet<Span> {
    return this.#steps.spans;
  }

  /** The legal choices alone: the quick way, for bots and playouts. */
  choices(world: World<T>): readonly ChoiceOf<T>[] {
    const asked = this.#asked(world);
    if (!asked) return [];
    return this.#legal(this.#bind(world, false), asked.step, asked.frame);
  }

  /**
   * Takes a choice of the list, in place, and plays on to the next question. It trusts the caller
   * that the choice is on the list; what comes from outside goes through `take`.
   */
  apply(world: World<T>, choice: ChoiceOf<T>, options: { events?: boolean } = {}): Outcome<T> {
    const run = this.#bind(world, options.events ?? false);
    const before = this.#seatOf(run, world);
    if (before === null) throw new RuleError('the game is over; nobody is asked anything');
    world.taken++;
    this.#answer(world, choice);
    this.#advance(world);
    const drew = run.drew;
    const showed = run.showedTo !== NOBODY;
    const horizon = drew || showed || run.marked || this.#seatOf(run, world) !== before;
    const { ended, showedTo } = run;
    return { events: run.takeEvents(), drew, showed, showedTo, horizon, ended };
  }

  /**
   * Plays on in place to the end, as fast as it goes: nothing is told and nobody looks on. For
   * searches; `pick` is handed the legal choices and returns one of them.
   */
  playOut(world: World<T>, pick: (choices: readonly ChoiceOf<T>[]) => ChoiceOf<T>): void {
    const run = this.#bind(world, false);
    for (let asked = this.#asked(world); asked; asked = this.#asked(world)) {
      const choice = pick(this.#legal(run, asked.step, asked.frame));
      world.taken++;
      this.#answer(world, choice);
      this.#advance(world);
    }
  }

  /**
   * The one door for a choice from outside: takes it in place, if it is on the list; null if it is not.
   * `choices` is that list, where the caller has it at hand.
   */
  take(
    world: World<T>,
    choice: unknown,
    options: { readonly events?: boolean; readonly choices?: readonly ChoiceOf<T>[] } = {},
  ): Taken<T> | null {
    const list = options.choices ?? this.choices(world);
    const legal = list.find((held) => sameChoice(held, choice));
    if (legal === undefined) return null;
    return { choice: legal, outcome: this.apply(world, legal, options) };
  }

  /** The same in a clone, all or nothing, and with a reason where it is refused. */
  attempt(world: World<T>, choice: unknown): Attempt<T> {
    const next = this.clone(world);
    const taken = this.take(next, choice, { choices: this.choices(world), events: true });
    if (taken === null) return { accepted: false, ...this.refusalOf(world, choice) };
    return { accepted: true, world: next, outcome: taken.outcome };
  }

  /** Why a choice that is not on the list is refused, as a sentence and, if known, by a rule. */
  refusalOf(world: World<T>, choice: unknown): { reason: string; refusal: RefusalOf<T> | null } {
    const question = this.question(world);
    if (!question) return { reason: 'the game is over; nobody is asked anything', refusal: null };
    const told = (JSON.stringify(choice) ?? 'nothing').slice(0, 200);
    const refused = question.refused.find((held) => sameChoice(held.choice, choice));
    if (refused) {
      const { rule, why } = refused.refusal;
      return { reason: `${told} is refused by ${rule}: ${why}`, refusal: refused.refusal };
    }
    const count = question.choices.length;
    return {
      reason: `${told} is not among the ${count} choices of "${question.step}"`,
      refusal: null,
    };
  }

  /** Gives chance a new key, so that nobody can know what comes. */
  rekey(world: World<T>, salt: string): void {
    world.chance = newChance(deriveKey(world.chance.key, salt));
  }

  view(world: World<T>, eye: Eye): T['View'] {
    return this.game.view(this.reader(world), eye);
  }

  result(world: World<T>): Result<T> | null {
    return world.over ? this.game.result(this.reader(world)) : null;
  }

  invariants(world: World<T>): string | null {
    return this.game.invariants(this.reader(world));
  }

  /** What a position is worth to a seat, by the best weights that are known or by others. */
  evaluate(world: World<T>, seat: number, weights?: Weights): number {
    return sumOf(this.parts(world, seat, weights));
  }

  /** The same in its parts. */
  parts(world: World<T>, seat: number, weights?: Weights): readonly Part[] {
    const { evaluation } = this.game;
    return evaluation.parts(this.reader(world), seat, weights ?? evaluation.weights(world.config));
  }

  /** Whether seats keep anything from each other in that config. */
  hidesBetweenSeats(config: T['Config']): boolean {
    return this.game.hidesBetweenSeats?.(config) ?? true;
  }

  /** The world as rules see it; good until the next call that is handed another world. */
  reader(world: World<T>): Reader<T> {
    return this.#bind(world, false) as unknown as Reader<T>;
  }

  /** Another world that looks the same to `eye`: what it cannot know is dealt again. */
  resample(world: World<T>, eye: Eye, salt: string): World<T> {
    const other = this.clone(world);
    this.rekey(other, salt);
    this.#chance.use(other.chance);
    const pools = this.game.pools(other.state, this.indexFor(other.config));
    const dealt = dealAgain(pools, eye, this.#chance);
    replaceSlots(this.game.state.schema, other.state, dealt);
    return other;
  }

  clone(world: World<T>): World<T> {
    return {
      config: world.config,
      state: this.game.state.clone(world.state),
      frames: world.frames.map(copyFrame),
      chance: {
        key: world.chance.key,
        at: world.chance.at,
        forced: world.chance.forced.slice(),
      },
      taken: world.taken,
      over: world.over,
    };
  }

  /** The first thing wrong with a world from outside, or null. */
  check(world: World<T>): string | null {
    const wrong = check(this.game.state.schema, world.state);
    if (wrong) return wrong;
    if (!isKey(world.chance.key)) return 'chance.key is not 64 hexadecimal digits';
    for (const frame of world.frames)
      if (!this.game.rules.steps.has(frame.step))
        return `the rules have no step called "${frame.step}"`;
    return null;
  }

  /** One text for one position: records in the schema's order. */
  canonical(world: World<T>): string {
    const state = canonical(this.game.state.schema, world.state);
    const { config, frames, chance, taken, over } = world;
    return `{"state":${state},"rest":${canonicalJson({ config, frames, chance, taken, over })}}`;
  }

  hash(world: World<T>): string {
    return fingerprint(this.canonical(world));
  }

  /** Puts a world into the position that a scenario's words describe, and plays on to a question. */
  arrange(world: World<T>, words: Json): EventOf<T>[] {
    const run = this.#bind(world, true);
    // Fixed draws are for what is played; putting the position together may draw, too.
    const forced = world.chance.forced.splice(0);
    const stack = this.game.arrange.position(run as unknown as Run<T>, words);
    world.chance.forced.push(...forced);
    world.frames.length = 0;
    for (const { step, args, at } of stack) {
      this.#control.enter(step, args, null);
      if (at !== null) this.#control.to(at);
    }
    run.forget();
    this.#advance(world);
    return run.takeEvents();
  }

  indexFor(config: T['Config']): T['Index'] {
    const known = this.#indexOf.get(config);
    if (known !== undefined) return known;
    const key = canonicalJson(config);
    const index = this.#indexes.get(key) ?? this.game.index(this.content, config);
    this.#indexes.set(key, index);
    this.#indexOf.set(config, index);
    return index;
  }

  #bind(world: World<T>, telling: boolean): RunOf<T> {
    const run = this.#run;
    if (run.world !== world) {
      run.world = world;
      run.forget();
    }
    if (run.config !== world.config) {
      run.config = world.config;
      run.content = this.indexFor(world.config);
      run.forget();
    }
    run.state = world.state;
    run.watched = this.watch !== null;
    this.#control.use(world.frames);
    this.#chance.use(world.chance);
    run.begin(telling);
    return run;
  }

  #asked(world: World<T>): { step: DecisionStep; frame: Frame } | null {
    const frame = world.frames[world.frames.length - 1];
    if (!frame) return null;
    const step = this.#steps.find(frame.step, world.frames.length - 1)?.decision;
    if (!step)
      throw new RuleError(`the world stands in "${frame.step}", which asks nobody anything`);
    return { step, frame };
  }

  #seatOf(run: RunOf<T>, world: World<T>): number | null {
    const asked = this.#asked(world);
    return asked === null ? null : asked.step.seat(run as AnyRun, asked.frame.my as never);
  }

  #legal(run: RunOf<T>, step: DecisionStep, frame: Frame): readonly ChoiceOf<T>[] {
    const known = run.legalAt(frame);
    if (known) return known;
    const options = step.options(run as AnyRun, frame.my as never) as ChoiceOf<T>[];
    const { forbids } = step;
    let legal = options;
    if (forbids) {
      legal = [];
      for (const option of options)
        if (forbids(run as AnyRun, frame.my as never, option as never) === null) legal.push(option);
    }
    run.keepLegal(frame, legal);
    return legal;
  }

  #answer(world: World<T>, choice: ChoiceOf<T>): void {
    this.#run.forget();
    const asked = world.frames.pop();
    const caller = world.frames[world.frames.length - 1];
    if (asked && caller && asked.into !== null) caller.my[asked.into] = copyFlat(choice);
  }

  /** Runs automatic steps until somebody has to be asked, or the game is over. */
  #advance(world: World<T>): void {
    const run = this.#run;
    const steps = this.#steps;
    const control = this.#control;
    const { frames } = world;
    for (let budget = STEP_BUDGET; budget > 0; budget--) {
      const frame = frames[frames.length - 1];
      if (!frame || world.over) {
        frames.length = 0;
        world.over = true;
        return;
      }
      const step = steps.find(frame.step, frames.length - 1);
      if (!step) throw new RuleError(`the rules have no step called "${frame.step}"`);
      const { auto, decision } = step;
      if (decision) {
        if (!decision.byItself) return;
        const legal = this.#legal(run, decision, frame);
        if (legal.length !== 1) return;
        this.#answer(world, legal[0] as ChoiceOf<T>);
        continue;
      }
      const my = frame.my as never;
      if (frame.at === END || (auto?.lasts && !auto.lasts(run as AnyRun, my))) {
        control.finish(null);
      } else {
        const phase = step.phase(frame.at);
        if (!phase) throw new RuleError(`"${step.name}" has no phase called "${frame.at}"`);
        frame.at = phase.after;
        phase.run(run as AnyRun, my, control as never);
      }
      run.forget();
      this.watch?.(world);
    }
    throw new RuleError(
      `"${frames[frames.length - 1]?.step}" did not come to a question within ${STEP_BUDGET} phases`,
    );
  }
}

function copyFrame(frame: Frame): Frame {
  return { step: frame.step, at: frame.at, into: frame.into, my: copyFlat(frame.my) };
}

/** Locals and choices are almost always flat; only what is nested is copied deeply. */
function copyFlat(record: object): Record<string, unknown> {
  return hasNested(record as Record<string, unknown>) ? copyJson({ ...record }) : { ...record };
}

function hasNested(record: Readonly<Record<string, unknown>>): boolean {
  for (const key in record) if (typeof record[key] === 'object') return true;
  return false;
}
