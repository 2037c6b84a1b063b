import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import type { AnyGame } from '@incognita/kernel';
import { cloneSource } from '@incognita/kernel/test-kit/checks';
import type { Command } from 'commander';
import { GAMES, gameNamed } from '../games.ts';
import { gameFolder, ROOT, shortPath } from '../places.ts';
import { FINE, FOUND, Trouble } from '../trouble.ts';

export function addGenerate(program: Command, end: (code: number) => void): void {
  program
    .command('generate [game]')
    .description("writes each game's rules/state.clone.ts from the schema of its state")
    .option('--check', 'writes nothing; fails where a file is stale')
    .action((id: string | undefined, options: { readonly check?: true }) => {
      const games = id === undefined ? GAMES : [gameNamed(id)];
      const stale = games.filter((game) => generate(game, options.check ?? false));
      end(options.check && stale.length > 0 ? FOUND : FINE);
    });
}

/** Writes the file where it is not current, or only says so. Returns whether it was stale. */
function generate(game: AnyGame, checkOnly: boolean): boolean {
  const path = join(gameFolder(game.id), 'rules', 'state.clone.ts');
  const wanted = formatted(cloneSource(game.state.schema), path);
  const stale = !existsSync(path) || readFileSync(path, 'utf8') !== wanted;
  if (stale && !checkOnly) writeFileSync(path, wanted);
  const told = stale
    ? checkOnly
      ? 'is stale; "npm run lab -- generate" writes it anew'
      : 'was written'
    : 'is current';
  process.stdout.write(`${shortPath(path)} ${told}\n`);
  return stale;
}

/** As the formatter of the project would leave it. */
function formatted(source: string, path: string): string {
  const biome = join(ROOT, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
  const run = spawnSync(
    process.execPath,
    [biome, 'check', '--write', `--stdin-file-path=${path}`],
    { input: source, encoding: 'utf8', cwd: ROOT },
  );
  if (run.status === 0 && run.stdout !== '') return run.stdout;
  throw new Trouble(`biome could not format ${path}: ${run.stderr || run.error?.message}`);
}
