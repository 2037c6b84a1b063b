import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import type { Command } from 'commander';
import { shortPath } from '../places.ts';
import { lookAt } from '../scenario/look.ts';
import { runScenarioFile, type ScenarioReport, tellFailure } from '../scenario/run.ts';
import { trace } from '../scenario/trace.ts';
import { FINE, FOUND, messageOf, sentence, Trouble, WRONG } from '../trouble.ts';

interface Options {
  readonly json?: true;
  readonly trace?: true;
  readonly state?: true | string;
  readonly view?: string;
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
    .description('runs situation files, or all in a folder, and says where one goes otherwise')
    .option('--json', 'prints one JSON list with a report for each file')
    .option('--trace', 'shows every question, choice, refusal and event on the way')
    .option('--state [path]', 'prints the state where it ends, or what is at a path in it')
    .option('--view <eye>', 'prints what a seat (0, 1, …) or a spectator may know there; 0.players')
    .action((named: readonly string[], options: Options) => {
      const reports = named.flatMap(filesIn).flatMap((file) => runOne(file, options));
      if (options.json) process.stdout.write(`${JSON.stringify(reports, null, 2)}\n`);
      else process.stdout.write(`${summary(reports)}\n`);
      if (reports.some((report) => 'error' in report)) end(WRONG);
      else end(reports.every((report) => report.passed) ? FINE : FOUND);
    });
}

/** A folder stands for every scenario in it. */
function filesIn(path: string): string[] {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return [path];
  const found = globSync('**/*.json', { cwd: path }).sort();
  if (found.length === 0) throw new Trouble(`${path}: the folder has no scenario (*.json)`);
  return found.map((name) => join(path, name));
}

function runOne(file: string, options: Options): (ScenarioReport | Unreadable)[] {
  const say = (line: string): void => {
    if (!options.json) process.stdout.write(`${line}\n`);
  };
  try {
    return runScenarioFile(file, {
      moment: (situation, step, number) => {
        if (options.trace) say(trace(situation, step, number));
      },
      end: (situation, report) => {
        say(tell(report));
        for (const line of lookAt(situation, options)) say(line);
      },
    });
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    process.stderr.write(`${sentence(error.message)}\n`);
    return [{ file, passed: false, error: sentence(messageOf(error)) }];
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
