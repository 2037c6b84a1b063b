import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { idsCited, idsIn, idsTold, isToldInTests, testNames } from './extract.ts';

/** Where the rules of a game are to be found, and which are missing where. */
export interface Coverage {
  readonly game: string;
  /** Every rule of the English rulebook. */
  readonly rules: readonly string[];
  readonly missing: {
    /** In the French rulebook. */
    readonly french: readonly string[];
    /** In the names of tests, in scenario files and in test/no-effect.ts. */
    readonly tests: readonly string[];
    /** In the code, or in test/no-effect.ts with the reason why there is none. */
    readonly code: readonly string[];
  };
  /** Told in French only, or named by code or texts without being told at all. */
  readonly stray: readonly string[];
}

interface Source {
  /** From the game's folder, with slashes. */
  readonly path: string;
  readonly text: string;
}

export function coverageOf(game: string, folder: string): Coverage {
  const sources = sourcesIn(folder);
  const textOf = (wanted: (path: string) => boolean): string =>
    sources
      .filter(({ path }) => wanted(path))
      .map(({ text }) => text)
      .join('\n\n');
  const told = idsTold(textOf(isRulebook('en')));
  const french = idsTold(textOf(isRulebook('fr')));
  const excused = idsIn(textOf((path) => /(^|\/)test\/no-effect\.ts$/.test(path)));
  const tested = idsIn(testNames(textOf((path) => isTest(path) && /\.tsx?$/.test(path))));
  const played = idsIn(textOf((path) => /scenario/.test(path) && path.endsWith('.json')));
  const cited = idsCited(textOf(isCode));
  const named = idsCited(textOf((path) => !isTest(path) && /\.tsx?$/.test(path)));
  const rules = [...told].sort(byId);
  const lacking = (...places: readonly ReadonlySet<string>[]): string[] =>
    rules.filter((id) => !places.some((place) => place.has(id)));
  return {
    game,
    rules,
    missing: {
      french: lacking(french),
      tests: lacking(tested, played, excused),
      code: lacking(cited, excused),
    },
    stray: [...new Set([...french, ...named])]
      .filter((id) => !told.has(id) && !isToldInTests(id))
      .sort(byId),
  };
}

/** Nothing missing anywhere. A game without a single rule is no finished game. */
export const isWhole = ({ rules, missing }: Coverage): boolean =>
  rules.length > 0 && Object.values(missing).every((list) => list.length === 0);

const isRulebook =
  (language: string) =>
  (path: string): boolean =>
    path.startsWith('rulebook/') && new RegExp(`\\b${language}\\b`).test(path);

const isTest = (path: string): boolean =>
  /\.(test|spec)\.tsx?$/.test(path) || /(^|\/)test\//.test(path);

/** Where rules are applied; texts and boards only speak of them. */
const isCode = (path: string): boolean =>
  /\.tsx?$/.test(path) && !isTest(path) && !/^(text|rulebook|board)\//.test(path);

/** By section, then by number: AUZ-RAIL-2 before AUZ-RAIL-10. */
function byId(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}

function sourcesIn(folder: string): Source[] {
  return filesIn(folder)
    .filter((path) => /\.(tsx?|md|json)$/.test(path))
    .map((path) => ({
      path: relative(folder, path).split(sep).join('/'),
      text: readFileSync(path, 'utf8'),
    }));
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name !== 'node_modules' && name !== 'dist')
    .flatMap((name) => {
      const path = join(folder, name);
      return statSync(path).isDirectory() ? filesIn(path) : [path];
    });
}
