import { RuleError } from './rule-error.ts';
import type { RunOf } from './run.ts';
import type { StepTable } from './step-table.ts';
import type { Call, Frame, Next } from './steps.ts';
import type { GameTypes } from './words.ts';

const MOVED = {} as Next;

/** What a phase says comes next; it acts on the stack of frames at once. */
export class ControlOf<T extends GameTypes> {
  readonly #run: RunOf<T>;
  readonly #steps: StepTable;
  #frames: Frame[] = [];

  constructor(run: RunOf<T>, steps: StepTable) {
    this.#run = run;
    this.#steps = steps;
  }

  /** Acts on the stack of another world from now on. */
  use(frames: Frame[]): void {
    this.#frames = frames;
  }

  to(phase: string): Next {
    const frame = this.#frames[this.#frames.length - 1];
    if (frame) frame.at = phase;
    return MOVED;
  }

  call(step: { readonly name: string }, args: object, into?: string): Next {
    this.enter(step.name, args, into ?? null);
    return MOVED;
  }

  calls(...calls: readonly Call[]): Next {
    for (let i = calls.length - 1; i >= 0; i--) {
      const wanted = calls[i];
      if (wanted) this.enter(wanted.step.name, wanted.args as object, null);
    }
    return MOVED;
  }

  done(result: unknown): Next {
    this.finish(result);
    return MOVED;
  }

  leave(step: { readonly name: string }, phase: string): Next {
    const frames = this.#frames;
    for (;;) {
      const frame = frames[frames.length - 1];
      if (!frame) throw new RuleError(`nothing to leave: "${step.name}" is not under way`);
      if (frame.step === step.name) {
        frame.at = phase;
        return MOVED;
      }
      this.finish(null);
    }
  }

  over(): Next {
    const frames = this.#frames;
    while (frames.length > 0) this.finish(null);
    if (this.#run.world) this.#run.world.over = true;
    return MOVED;
  }

  enter(name: string, args: object, into: string | null): void {
    const frames = this.#frames;
    const step = this.#steps.find(name, frames.length);
    if (!step) throw new RuleError(`the rules have no step called "${name}"`);
    const my = step.auto ? step.auto.start(args as never) : { ...args };
    frames.push({ step: name, at: step.first, into, my: my as Record<string, unknown> });
  }

  finish(result: unknown): void {
    const frames = this.#frames;
    const frame = frames.pop();
    if (!frame) return;
    const auto = this.#steps.find(frame.step, frames.length)?.auto;
    if (auto?.cleanUp) auto.cleanUp(this.#run as never, frame.my as never);
    if (auto?.span) this.#run.spanEnds(auto.span);
    const caller = frames[frames.length - 1];
    if (caller && frame.into !== null) caller.my[frame.into] = result;
  }
}
