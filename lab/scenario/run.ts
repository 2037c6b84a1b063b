import { auto, choose, refuse } from './choosing.ts';
import { unmet } from './expecting.ts';
import { kindOf, type Scenario, type Step, type StepKind } from './format.ts';
import type { Mismatch } from './match.ts';
import { inFile, type ReadScenario, readScenario } from './read.ts';
import { Failed, Situation } from './situation.ts';

/** Where and how a scenario went otherwise than it says. */
export interface Failure extends Mismatch {
  /** The number of the step, from 1; null for the arrangement itself. */
  readonly step: number | null;
  readonly kind: StepKind | 'arrange';
}

export interface ScenarioReport {
  readonly file: string;
  readonly title: string;
  readonly game: string;
  readonly rules: readonly string[];
  readonly passed: boolean;
  readonly failure: Failure | null;
}

export interface Watcher {
  /** Every moment of a scenario: its beginning, and after each step. */
  readonly moment?: (situation: Situation, step: Step | null, number: number) => void;
  /** Where it ended, or failed. */
  readonly end?: (situation: Situation, report: ScenarioReport) => void;
}

/** Runs every situation of a file. A file that is itself wrong throws a sentence. */
export function runScenarioFile(path: string, watcher: Watcher = {}): ScenarioReport[] {
  return readScenario(path).map((read) => runScenario(read, path, watcher));
}

export function runScenario(
  { scenario, game }: ReadScenario,
  path: string,
  watcher: Watcher = {},
): ScenarioReport {
  const situation = inFile(path, () => new Situation(scenario, game));
  const unlawful = failureOf(null, 'arrange', () => situation.checkLaws());
  watcher.moment?.(situation, null, 0);
  const failure = unlawful ?? playOn(situation, scenario, watcher);
  const { title, rules = [] } = scenario;
  const report = { file: path, title, game: game.id, rules, passed: failure === null, failure };
  watcher.end?.(situation, report);
  return report;
}

function playOn(situation: Situation, { play }: Scenario, watcher: Watcher): Failure | null {
  for (const [i, step] of play.entries()) {
    const kind = kindOf(step) ?? 'expect';
    const failure = failureOf(i + 1, kind, () => take(situation, step, i + 1));
    watcher.moment?.(situation, step, i + 1);
    if (failure) return failure;
  }
  return null;
}

function take(situation: Situation, step: Step, number: number): void {
  if ('choose' in step) choose(situation, step, number);
  else if ('refuse' in step) refuse(situation, step);
  else if ('auto' in step) auto(situation, step, number);
  else if ('draws' in step) situation.fixDraws(step.draws);
  else {
    const wrong = unmet(situation, step.expect);
    if (wrong) throw new Failed(wrong);
  }
}

function failureOf(step: number | null, kind: Failure['kind'], act: () => void): Failure | null {
  try {
    act();
    return null;
  } catch (error) {
    if (error instanceof Failed) return { step, kind, ...error.mismatch };
    throw error;
  }
}

/** A failure as text: where, what was expected, what was seen. */
export function tellFailure({ step, kind, path, expected, seen }: Failure): string {
  const where = [step === null ? kind : `step ${step} (${kind})`, path].filter(
    (part) => part !== '',
  );
  return [`  ${where.join(', ')}`, `    expected: ${expected}`, `    seen:     ${seen}`].join('\n');
}
