import process from 'node:process';
import {
  type AnyTypes,
  type Engine,
  engineOf,
  FoldError,
  fold,
  sameJson,
  type World,
} from '@incognita/kernel';
import { replay, type SavedGame, seedOf } from '@incognita/table';
import type { Command } from 'commander';
import { gameNamed } from '../games.ts';
import { readText } from '../places.ts';
import { inFile } from '../scenario/read.ts';
import { FINE, FOUND, messageOf, sentence, Trouble, WRONG } from '../trouble.ts';
import { read } from './verify.ts';

/** What became of an exported game under the rules of today. */
export interface Patched {
  readonly file: string;
  readonly game: string;
  /** The rules it was played by, and those of today. */
  readonly version: number;
  readonly here: number;
  readonly decisions: number;
  /** The first decision that differs, from 1; null where all are still possible. */
  readonly differs: number | null;
  readonly what: string;
  readonly same: boolean;
}

export function addPatch(program: Command, end: (code: number) => void): void {
  program
    .command('patch <files...>')
    .description("plays exported games again with today's rules, shows the first difference")
    .option('--json', 'prints one JSON list')
    .action((files: readonly string[], options: { readonly json?: true }) => {
      let code = FINE;
      const reports = files.flatMap((file) => {
        try {
          const report = patch(file);
          if (!report.same && code === FINE) code = FOUND;
          if (!options.json) process.stdout.write(`${tell(report)}\n`);
          return [report];
        } catch (error) {
          if (!(error instanceof Trouble)) throw error;
          process.stderr.write(`${sentence(error.message)}\n`);
          code = WRONG;
          return [];
        }
      });
      if (options.json) process.stdout.write(`${JSON.stringify(reports, null, 2)}\n`);
      end(code);
    });
}

/** Folds the decisions of a file with the rules and the content of today. */
export function patch(file: string): Patched {
  const saved = read(file, readText(file));
  const game = inFile(file, () => gameNamed(saved.game));
  const { secret } = saved;
  if (secret === null)
    throw new Trouble(`${file} does not tell its secret, so its game cannot be played again`);
  const engine = inFile(file, () => engineOf(game, saved.overrides));
  const entries = replay(saved.log);
  const seed = seedOf(secret, saved.entropy);
  let taken = 0;
  const report = (differs: number | null, what: string, same: boolean): Patched => ({
    file,
    game: saved.game,
    version: saved.version,
    here: game.version,
    decisions: entries.filter((entry) => 'choice' in entry).length,
    differs,
    what,
    same,
  });
  try {
    const opening = { config: saved.config, seed };
    const world = fold(engine, opening, entries, (_world, _events, at) => {
      if (at >= 0) taken++;
    });
    const difference = saved.log.some((entry) => entry.kind === 'start')
      ? endDiffers(engine, world, saved)
      : null;
    return difference === null
      ? report(null, 'every decision is still possible and leads to the same position', true)
      : report(null, difference, false);
  } catch (error) {
    const [, reason] = error instanceof FoldError ? error.message.split('these rules: ') : [];
    return report(taken + 1, reason ?? `the rules fail: ${messageOf(error)}`, false);
  }
}

/** Every decision was possible; whether the game also ends as it did. */
function endDiffers(
  engine: Engine<AnyTypes>,
  world: World<AnyTypes>,
  saved: SavedGame<AnyTypes>,
): string | null {
  const result = engine.result(world);
  if (!sameJson(result, saved.result))
    return result === null
      ? 'every decision is still possible, but the game is then not over'
      : 'every decision is still possible, but the result is another one';
  return saved.hash === null || engine.hash(world) === saved.hash
    ? null
    : 'every decision is still possible, but the last position is another one';
}

function tell({ file, game, version, here, decisions, differs, what, same }: Patched): string {
  const rules = version === here ? `version ${here}` : `version ${version}, now ${here}`;
  const where = differs === null ? '' : `decision ${differs} of ${decisions} differs: `;
  return `${same ? 'same' : 'DIFFERS'} ${file} (${game} ${rules}, ${decisions} decisions): ${where}${what}`;
}
