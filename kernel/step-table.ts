import { type AnyStep, type AutoStep, type DecisionStep, END, type Span } from './steps.ts';

interface Phase {
  readonly name: string;
  readonly after: string;
  readonly run: AutoStep['run'][string];
}

/** A step as the engine runs it: the same shape for every step, and its phases in a row. */
export class ReadyStep {
  readonly name: string;
  /** Null for a decision. */
  readonly auto: AutoStep | null;
  /** Null for an automatic step. */
  readonly decision: DecisionStep | null;
  /** Where a frame of this step begins. */
  readonly first: string;
  readonly #phases: readonly Phase[];

  constructor(step: AnyStep) {
    this.name = step.name;
    this.auto = step.kind === 'auto' ? step : null;
    this.decision = step.kind === 'decision' ? step : null;
    this.first = step.kind === 'auto' ? (step.phases[0] ?? END) : 'asked';
    this.#phases = step.kind === 'auto' ? phasesOf(step) : [];
  }

  /** Steps have a handful of phases: looking along the row beats a table of names. */
  phase(name: string): Phase | null {
    const phases = this.#phases;
    for (let i = 0; i < phases.length; i++) {
      const phase = phases[i];
      if (phase !== undefined && phase.name === name) return phase;
    }
    return null;
  }
}

function phasesOf(step: AutoStep): Phase[] {
  return step.phases.flatMap((name) => {
    const run = step.run[name];
    return run ? [{ name, after: step.after[name] ?? END, run }] : [];
  });
}

/**
 * Finds steps by name. Frames hold names, because they are saved; what stood at the same depth
 * the last time is usually what stands there now, so that is looked at first.
 */
export class StepTable {
  readonly #steps: ReadonlyMap<string, AnyStep>;
  readonly #ready = new Map<string, ReadyStep>();
  readonly #last: ReadyStep[] = [];
  readonly spans: ReadonlySet<Span>;

  constructor(steps: ReadonlyMap<string, AnyStep>) {
    this.#steps = steps;
    this.spans = new Set(
      [...steps.values()].flatMap((step) => (step.kind === 'auto' ? (step.span ?? []) : [])),
    );
  }

  /** The step of a frame that lies `depth` deep on the stack, or null if there is no such step. */
  find(name: string, depth: number): ReadyStep | null {
    const last = this.#last[depth];
    if (last !== undefined && last.name === name) return last;
    const found = this.#ready.get(name) ?? this.#make(name);
    if (found !== null) this.#last[depth] = found;
    return found;
  }

  #make(name: string): ReadyStep | null {
    const step = this.#steps.get(name);
    if (!step) return null;
    const ready = new ReadyStep(step);
    this.#ready.set(name, ready);
    return ready;
  }
}
