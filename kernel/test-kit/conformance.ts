import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { describe, it } from 'vitest';
import type { Game, GameTypes } from '../index.ts';
import { checkCloneFile } from './clone.ts';
import { checkConfig } from './config.ts';
import { checkRule, type Exam, examOf } from './exam.ts';
import { type Amount, examinePast, examinePlay, examineSecrets } from './examine.ts';
import { checkGolden, goldenSetups, goldenText } from './golden.ts';
import { type Playthrough, seedOf } from './play.ts';
import { type Setup, setupsOf } from './setups.ts';
import { checkCatalogues } from './text.ts';
import { Violation } from './violation.ts';

export interface Conformance {
  /** The game's rulebook/en.md. */
  readonly rulebook: URL | string;
  /** The folder of its golden playthroughs. */
  readonly golden: URL | string;
  /** Its rules/state.clone.ts. */
  readonly cloneFile: URL | string;
  /** Seconds for all samples together; every table is played at least once, however long it takes. */
  readonly seconds?: number;
  /** The most games per table and test; in a soak, their number. */
  readonly games?: number;
  /** A game that takes more decisions than this is taken for endless. */
  readonly cap?: number;
  /** How many configs outside the modes are played. */
  readonly others?: number;
}

const pathOf = (file: URL | string): string =>
  typeof file === 'string' ? file : fileURLToPath(file);

/** How the time for samples is shared out. */
const SHARES = { play: 0.4, past: 0.2, secrets: 0.4 } as const;

/**
 * The whole suite of a game in one call. In a soak (INCOGNITA_SOAK=1) nothing is sampled; with
 * INCOGNITA_SEED, as a failure names it, just that game is played and looked at in full;
 * INCOGNITA_GOLDEN=write writes the golden playthroughs.
 */
export function conformance<T extends GameTypes>(game: Game<T>, options: Conformance): void {
  const { seconds = 12, cap = 5000, others = 12 } = options;
  const full = process.env.INCOGNITA_SOAK === '1';
  const seed = process.env.INCOGNITA_SEED;
  const games = options.games ?? (full ? 20 : 200);
  let known: Exam | null = null;
  const exam = (): Exam => {
    known ??= examOf(game, readFileSync(pathOf(options.rulebook), 'utf8'));
    return known;
  };
  const setups = setupsOf(examOf(game, '').game, others);

  /** Game after game at a table, until the time for it is over. */
  function sample(
    setup: Setup,
    share: number,
    examine: (playthrough: Playthrough, amount: Amount) => void,
  ): void {
    if (seed !== undefined) {
      examine({ setup, seed, cap }, { full: true, timeLeft: () => true });
      return;
    }
    const end = performance.now() + (seconds * 1000 * share) / setups.length;
    const timeLeft = (): boolean => full || performance.now() < end;
    for (let n = 0; n === 0 || (n < games && timeLeft()); n++)
      examine({ setup, seed: seedOf(`${game.id} ${setup.name} ${n}`), cap }, { full, timeLeft });
  }

  describe(`${game.id} keeps the contract`, () => {
    it('has the same texts in English and French', () => {
      checkCatalogues(exam());
    });
    it('explains the options that it refuses', () => {
      checkConfig(exam());
    });
    it('asks everything by a rule of its rulebook', () => {
      checkDecisionRules(exam());
    });
    it('has a clone as its schema wants it', () => {
      checkCloneFile(readFileSync(pathOf(options.cloneFile), 'utf8'), game.state.schema);
    });

    describe.each(setups)('$name', (setup) => {
      it('is played to its end, sound in every position', () => {
        sample(setup, SHARES.play, (playthrough) => examinePlay(exam(), playthrough));
      });
      it('folds again from its log, and goes back and forward', () => {
        sample(setup, SHARES.past, (playthrough, amount) =>
          examinePast(exam(), playthrough, amount),
        );
      });
      it('keeps its secrets', () => {
        sample(setup, SHARES.secrets, (playthrough, amount) =>
          examineSecrets(exam(), playthrough, amount),
        );
      });
    });

    describe('golden playthrough', () => {
      const folder = pathOf(options.golden);
      const golden = goldenSetups(examOf(game, ''));
      it.each(golden)('$mode', (setup) => {
        goldenFile(join(folder, `${setup.mode}.txt`), goldenText(exam(), setup, cap));
      });
      it('of no mode that is gone', () => {
        const known = golden.map(({ mode }) => `${mode}.txt`);
        const files = existsSync(folder) ? readdirSync(folder) : [];
        const stray = files.find((file) => !known.includes(file));
        if (stray) throw new Violation('golden', `"${stray}" belongs to no mode; delete it`);
      });
    });
  });
}

function checkDecisionRules(exam: Exam): void {
  for (const step of exam.game.rules.steps.values())
    if (step.kind === 'decision') checkRule(exam, step.rule, `the decision "${step.name}"`);
}

function goldenFile(path: string, played: string): void {
  if (process.env.INCOGNITA_GOLDEN === 'write') {
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, played);
    return;
  }
  if (!existsSync(path))
    throw new Violation(
      'golden',
      `there is no ${path}; play it and write it down with INCOGNITA_GOLDEN=write, then read it`,
    );
  checkGolden(readFileSync(path, 'utf8'), played);
}
