import process from 'node:process';
import type { Command } from 'commander';
import { shortPath } from '../places.ts';
import { runScenarioFile, type ScenarioReport, tellFailure } from '../scenario/run.ts';
import { trace } from '../scenario/trace.ts';
import { FINE, FOUND, messageOf, sentence, Trouble, WRONG } from '../trouble.ts';

interface Options {
  readonly json?: true;
  readonly trace?: true;
}

/** A file that cannot be run at all. */
interface Unreadable {
  readonly file: string;
  readonly passed: false;
  readonly error: string;
}

export function addScenario(program: Command, end: (code: number) => void): void {
  program
    .command('scenario <files...>')
    .description('runs situation files and says where one goes otherwise than expected')
    .option('--json', 'prints one JSON list with a report for each file')
    .option('--trace', 'shows every question, choice, refusal and event on the way')
    .action((files: readonly string[], options: Options) => {
      const reports = files.map((file) => runOne(file, options));
      if (options.json) process.stdout.write(`${JSON.stringify(reports, null, 2)}\n`);
      else process.stdout.write(`${summary(reports)}\n`);
      if (reports.some((report) => 'error' in report)) end(WRONG);
      else end(reports.every((report) => report.passed) ? FINE : FOUND);
    });
}

function runOne(file: string, options: Options): ScenarioReport | Unreadable {
  const say = (line: string): void => {
    if (!options.json) process.stdout.write(`${line}\n`);
  };
  try {
    const report = runScenarioFile(
      file,
      options.trace && ((situation, step, number) => say(trace(situation, step, number))),
    );
    say(tell(report));
    return report;
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    process.stderr.write(`${sentence(error.message)}\n`);
    return { file, passed: false, error: sentence(messageOf(error)) };
  }
}

/** A report in a line, and below it what went wrong. */
export function tell({ file, title, rules, passed, failure }: ScenarioReport): string {
  const proven = rules.length > 0 ? ` (${rules.join(', ')})` : '';
  const head = `${passed ? 'passed' : 'FAILED'} ${shortPath(file)}: ${title}${proven}`;
  return failure ? `${head}\n${tellFailure(failure)}` : head;
}

function summary(reports: readonly { readonly passed: boolean }[]): string {
  const passed = reports.filter((report) => report.passed).length;
  return `${passed} passed, ${reports.length - passed} failed`;
}
