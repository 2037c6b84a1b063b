import type { DeepReadonly } from './json.ts';
import type { Shape } from './shape.ts';
import type { Deck, Mask, Slot } from './slots.ts';
import type { ChoiceOf, EventOf, GameTypes, PromptOf, RefusalOf } from './words.ts';

/** What rules may look at, wherever they only look: options, refusals, seats, views. */
export interface Reader<T extends GameTypes> {
  readonly state: DeepReadonly<T['State']>;
  readonly config: DeepReadonly<T['Config']>;
  readonly content: T['Index'];
  /**
   * A value worked out once per position; forgotten after every phase and every answer. A phase
   * asks for it before it changes anything.
   */
  memo<V>(key: string, make: () => V): V;
  /** A refusal: the rule and the facts. In playouts nobody reads them and they cost nothing. */
  no<K extends keyof T['Reasons'] & string>(
    rule: T['Rule'],
    why: K,
    facts: T['Reasons'][K],
  ): RefusalOf<T>;
}

/** What rules receive where they act. */
export interface Run<T extends GameTypes> extends Omit<Reader<T>, 'state'> {
  readonly state: T['State'];
  /** Tells what happened. */
  tell<K extends keyof T['Events'] & string>(
    event: K,
    rule: T['Rule'],
    about: T['Events'][K],
  ): void;
  /** Draws a number from 0 to n - 1. */
  below(n: number): number;
  shuffle<V>(list: V[]): void;
  /** Takes the top card of a deck; `seen` says who sees it. */
  draw<V>(deck: Deck<V>, seen: Mask): Slot<V> | null;
  /** Lets `seen` look at the top cards where they lie. */
  lookAtTop<V>(deck: Deck<V>, count: number, seen: Mask): Slot<V>[];
  /** Shows a slot to whoever is in `seen`: what it answers belongs in its place. */
  show<V>(held: Slot<V>, seen: Mask): Slot<V>;
  /** Marks a point behind which undo may not go, where no draw or look marks it already. */
  horizon(): void;
}

/**
 * A stretch of a game that the rules mark: tables and bots, which know no rules, ask when one is over.
 * An action is what a seat does in one go, however many small decisions it takes.
 */
export type Span = 'action' | 'combat' | 'turn' | 'round';

/**
 * A decision that a seat may always pass, asked so that nobody learns from not being asked: a chance to
 * interfere, a reaction. Whoever wants to pass again and again says so once for a span.
 */
export interface Window<Choice> {
  /** The choice that lets things go on; it is legal whenever the window is open. */
  readonly pass: Choice;
  /** How long a pass may be given in advance. A step that marks this span is under way. */
  readonly span: Span;
}

declare const nextBrand: unique symbol;
/** What comes after a phase; only a Control can make one. */
export interface Next {
  readonly [nextBrand]: true;
}

type TakesInto<My, Result> = {
  [K in keyof My & string]: [Result] extends [My[K]] ? K : never;
}[keyof My & string];

/** How a phase says what comes next. Saying nothing means: the next phase as written. */
export interface Control<My, Phase extends string, Result> {
  to(phase: Phase): Next;
  /** Runs another step; its result is put into the local named `into`. */
  call<Args, R>(step: Step<Args, R>, args: Args, into?: TakesInto<My, R>): Next;
  /** Runs several steps in the order written. */
  calls(...steps: readonly Call[]): Next;
  /** Ends this step with a result. */
  done(result: Result): Next;
  /** Leaves every step inside the nearest `step` and goes on there at `phase`. */
  leave<P extends string>(
    step: { readonly name: string; readonly phases: readonly P[] },
    phase: NoInfer<P>,
  ): Next;
  /** The game is over. */
  over(): Next;
}

export interface Call {
  readonly step: Step<never, unknown>;
  readonly args: unknown;
}
export const callOf = <Args, R>(step: Step<Args, R>, args: Args): Call => ({ step, args });

declare const argsBrand: unique symbol;
declare const resultBrand: unique symbol;
/** A step that can be called with `Args` and answers with `Result`. */
export interface Step<Args, Result> {
  readonly name: string;
  readonly [argsBrand]?: (args: Args) => void;
  readonly [resultBrand]?: Result;
}

/** An automatic step as the engine sees it. */
export interface AutoStep<Phase extends string = string> {
  readonly kind: 'auto';
  readonly name: string;
  readonly phases: readonly Phase[];
  readonly after: Readonly<Record<string, string>>;
  readonly run: Readonly<Record<string, (g: never, my: never, k: never) => Next | undefined>>;
  readonly start: (args: never) => object;
  readonly lasts: ((g: never, my: never) => boolean) | null;
  readonly cleanUp: ((g: never, my: never) => void) | null;
  readonly span: Span | null;
}

/** A decision as the engine sees it. */
export interface DecisionStep {
  readonly kind: 'decision';
  readonly name: string;
  readonly rule: string;
  readonly byItself: boolean;
  readonly seat: (g: never, my: never) => number;
  readonly prompt: (g: never, my: never) => object;
  readonly options: (g: never, my: never) => readonly object[];
  readonly forbids: ((g: never, my: never, option: never) => object | null) | null;
  readonly shape: ((g: never, my: never) => object | null) | null;
  readonly window: Window<object> | null;
}

export type AnyStep = AutoStep | DecisionStep;

export interface AutoExtras<T extends GameTypes, My> {
  /** Drops the step as soon as this is false: its subject died or left. */
  readonly lasts?: (g: Reader<T>, my: Readonly<My>) => boolean;
  /** Runs whenever the step ends, however it ends. */
  readonly cleanUp?: (g: Run<T>, my: My) => void;
  /** The step is such a stretch of the game, from its beginning to its end. */
  readonly span?: Span;
}

export interface DecisionSpec<T extends GameTypes, My, K extends keyof T['Choices'] & string> {
  readonly rule: T['Rule'];
  readonly seat: (g: Reader<T>, my: DeepReadonly<My>) => number;
  /** What is asked; without it the decision's own name is the prompt's key. */
  readonly prompt?: (g: Reader<T>, my: DeepReadonly<My>) => PromptOf<T>;
  /** What a person might expect to find here, legal or not. */
  readonly options: (g: Reader<T>, my: DeepReadonly<My>) => readonly ChoiceOf<T, K>[];
  /** Null, or the rule and the facts that forbid this option. */
  readonly forbids?: (
    g: Reader<T>,
    my: DeepReadonly<My>,
    option: ChoiceOf<T, K>,
  ) => RefusalOf<T> | null;
  /**
   * Where this decision is asked again until enough was chosen: how many choices people may give as
   * one answer. Null where this time it is one like any other.
   */
  readonly shape?: (g: Reader<T>, my: DeepReadonly<My>) => Shape<ChoiceOf<T, K>> | null;
  /** It is a window: this choice passes it, and may be given in advance for this span. */
  readonly window?: Window<ChoiceOf<T, K>>;
  /**
   * Takes a single legal choice by itself, unlogged. Only where the number of options follows
   * from public facts and taking it neither draws nor shows anything.
   */
  readonly byItself?: boolean;
}

/** The words in which one game's rules are written; every step made with it is registered. */
export interface Rules<T extends GameTypes> {
  readonly steps: ReadonlyMap<string, AnyStep>;
  /** An automatic step: its locals, then its phases in the rulebook's order. */
  auto<Args extends object, My extends object, Phase extends string>(
    name: string,
    start: (args: Args) => My,
    phases: Record<Phase, (g: Run<T>, my: My, k: Control<My, Phase, null>) => Next | undefined>,
    extras?: AutoExtras<T, My>,
  ): Step<Args, null> & { readonly phases: readonly Phase[] };
  /** The same for a step that answers its caller. */
  answering<Result>(): <Args extends object, My extends object, Phase extends string>(
    name: string,
    start: (args: Args) => My,
    phases: Record<Phase, (g: Run<T>, my: My, k: Control<My, Phase, Result>) => Next | undefined>,
    extras?: AutoExtras<T, My>,
  ) => Step<Args, Result> & { readonly phases: readonly Phase[] };
  /** A question to one seat; the step that asked receives the answer and acts. */
  decision<My extends object, K extends keyof T['Choices'] & string>(
    name: string,
    spec: DecisionSpec<T, My, K>,
  ): Step<My, ChoiceOf<T, K>>;
}

export function rulesOf<T extends GameTypes>(): Rules<T> {
  const steps = new Map<string, AnyStep>();
  const register = <S extends AnyStep>(step: S): S => {
    if (steps.has(step.name)) throw new Error(`two steps are called "${step.name}"`);
    steps.set(step.name, step);
    return step;
  };

  function makeAuto(
    name: string,
    start: AutoStep['start'],
    run: AutoStep['run'],
    extras: {
      lasts?: AutoStep['lasts'];
      cleanUp?: AutoStep['cleanUp'];
      span?: AutoStep['span'];
    } = {},
  ): AutoStep {
    const phases = Object.keys(run);
    const after: Record<string, string> = {};
    phases.forEach((phase, i) => {
      after[phase] = phases[i + 1] ?? END;
    });
    const [lasts, cleanUp] = [extras.lasts ?? null, extras.cleanUp ?? null];
    const span = extras.span ?? null;
    return register({ kind: 'auto', name, phases, after, run, start, lasts, cleanUp, span });
  }

  return {
    steps,
    auto: makeAuto as never,
    answering: () => makeAuto as never,
    decision: (name, spec) =>
      register({
        kind: 'decision',
        name,
        rule: spec.rule,
        byItself: spec.byItself ?? false,
        seat: spec.seat,
        prompt: spec.prompt ?? (() => ({ ask: name })),
        options: spec.options,
        forbids: spec.forbids ?? null,
        shape: spec.shape ?? null,
        window: spec.window ?? null,
      }) as never,
  };
}

/** Where a step stands when its last phase has run. */
export const END = '.end';

/** The state of one step under way. Plain data; part of the saved world. */
export interface Frame {
  step: string;
  at: string;
  into: string | null;
  my: Record<string, unknown>;
}

export type { ChoiceOf, EventOf, PromptOf, RefusalOf };
