import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import type { Command } from 'commander';
import { FINISHED } from '../games.ts';
import { gameFolder, ROOT } from '../places.ts';
import { type Coverage, coverageOf, isWhole } from '../rules/coverage.ts';
import { FINE, FOUND, listed, Trouble } from '../trouble.ts';

interface Options {
  readonly json?: true;
  readonly all?: true;
}

/** So many missing IDs are listed; `--all` lists them all. */
const LISTED = 12;

export function addRules(program: Command, end: (code: number) => void): void {
  program
    .command('rules [game]')
    .description('which rules have their paragraph, their test and their code, and which do not')
    .option('--json', 'prints one JSON list')
    .option('--all', 'lists every missing ID')
    .action((game: string | undefined, options: Options) => {
      const covered = foldersNamed(game).map((id) => coverageOf(id, gameFolder(id)));
      const reports = covered.map((coverage) => ({
        ...coverage,
        finished: FINISHED.includes(coverage.game),
        whole: isWhole(coverage),
      }));
      process.stdout.write(
        options.json
          ? `${JSON.stringify(reports, null, 2)}\n`
          : `${reports.map((report) => tell(report, options.all ?? false)).join('\n')}\n`,
      );
      end(reports.some(({ finished, whole }) => finished && !whole) ? FOUND : FINE);
    });
}

/** The game that is named, or every game that has a rulebook, playable yet or not. */
function foldersNamed(game: string | undefined): string[] {
  const all = readdirSync(join(ROOT, 'games')).filter((id) =>
    existsSync(join(gameFolder(id), 'rulebook')),
  );
  if (game === undefined) return all;
  if (all.includes(game)) return [game];
  throw new Trouble(`there is no game called "${game}" with a rulebook; there are ${listed(all)}`);
}

const PLACES = [
  ['french', 'French rulebook'],
  ['tests', 'tests'],
  ['code', 'code'],
] as const;

export function tell(
  { game, rules, missing, stray, finished }: Coverage & { readonly finished: boolean },
  all: boolean,
): string {
  const lines = [`${game}${finished ? '' : ' (not finished)'}: ${rules.length} rules`];
  for (const [place, name] of PLACES) {
    const lacking = missing[place];
    const there = rules.length - lacking.length;
    const share = rules.length === 0 ? 0 : Math.floor((100 * there) / rules.length);
    const count = `${there}/${rules.length}`.padStart(9);
    lines.push(
      `  ${name.padEnd(15)} ${count} ${String(share).padStart(4)} %${listing(lacking, all)}`,
    );
  }
  if (stray.length > 0) lines.push(`  not in the English rulebook${listing(stray, all, ':')}`);
  return lines.join('\n');
}

function listing(ids: readonly string[], all: boolean, head = '  missing:'): string {
  if (ids.length === 0) return '';
  const shown = all ? ids : ids.slice(0, LISTED);
  const more = ids.length - shown.length;
  return `${head} ${shown.join(' ')}${more > 0 ? ` and ${more} more (--all)` : ''}`;
}
