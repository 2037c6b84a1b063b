import process from 'node:process';
import { engineOf } from '@incognita/kernel';
import { readSaved, sentence, TableError, type Verdict, verify } from '@incognita/table';
import type { Command } from 'commander';
import { GAMES } from '../games.ts';
import { readText } from '../places.ts';
import { FINE, FOUND, Trouble } from '../trouble.ts';

export function addVerify(program: Command, end: (code: number) => void): void {
  program
    .command('verify <file>')
    .description('checks an exported game: the log folds, the seed was honest, the end is the end')
    .option('--json', 'prints one JSON object')
    .action((file: string, options: { readonly json?: true }) => {
      const text = readText(file);
      const saved = read(file, text);
      const engines = GAMES.map((game) => engineOf(game));
      const verdict = verify(engines, saved);
      const report = {
        file,
        game: saved.game,
        version: saved.version,
        honest: verdict.troubles.length === 0,
        over: verdict.over,
        decisions: verdict.decisions,
        undos: verdict.undos,
        reseeds: verdict.reseeds,
        troubles: verdict.troubles.map((trouble) => sentence(trouble)),
      };
      if (options.json) process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
      else if (report.honest) process.stdout.write(`${tell(file, saved.game, verdict)}\n`);
      else for (const trouble of report.troubles) process.stderr.write(`${file}: ${trouble}\n`);
      end(report.honest ? FINE : FOUND);
    });
}

/** A saved game from a file; a file that is none is told in a sentence. */
export function read(file: string, text: string): ReturnType<typeof readSaved> {
  try {
    return readSaved(text);
  } catch (error) {
    if (error instanceof TableError) throw new Trouble(`${file}: ${error.message}`);
    throw error;
  }
}

function tell(file: string, game: string, verdict: Verdict): string {
  const { decisions, undos, reseeds, over } = verdict;
  const counted = (count: number, one: string): string =>
    `${count} ${one}${count === 1 ? '' : 's'}`;
  const state = over ? 'played to its end' : 'not over yet';
  return [
    `${file}: an honest game of ${game}, ${state}.`,
    `  ${counted(decisions, 'decision')}, ${counted(undos, 'undo')}, ${counted(reseeds, 'reseed')}`,
    '  the secret is the one that was committed to, every decision was possible,',
    `  and the log leads to the ${over ? 'result' : 'position'} that the file claims`,
  ].join('\n');
}
